"""A drawn match in a page of somebody else's: inside its text and as an image."""

from __future__ import annotations

from base64 import b64encode

import pytest

import windlass

WIDTH, HEIGHT = 700, 480
STRANGE = "<style>svg { opacity: 0.99 } p, text { font-style: italic }</style><p id=prose>Prose.</p><button>Run</button>"
FACTS = """() => {
  const [prose, run] = [document.getElementById('prose'), document.querySelector('body > button')]
  const look = (one) => ['fontFamily', 'color', 'backgroundColor', 'margin', 'display', 'minHeight'].map((name) => getComputedStyle(one)[name]).join()
  return [look(prose), look(run), look(document.body)]
}"""


@pytest.mark.parametrize(("game", "part"), [("cartagena", "place-"), ("gravity", "island-"), ("tortuga2199", "sector-")])
def test_a_match_is_seen_in_a_notebook_and_leaves_it_as_it_is(chromium, game, part):
    drawn = windlass.draw(windlass.new(game, seats=2, seed=bytes(16)), width=WIDTH, height=HEIGHT)
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    page.set_content(STRANGE)
    before = page.evaluate(FACTS)
    source = f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"
    page.set_content(STRANGE + drawn + f'<img id="image" src="{source}">')
    page.wait_for_function("document.getElementById('image').complete")
    assert page.evaluate(FACTS) == before
    assert page.evaluate("(image => [image.naturalWidth, image.naturalHeight])(document.getElementById('image'))") == [WIDTH, HEIGHT]
    sheet = page.locator(".windlass-sheet").bounding_box()
    boxes = [one.bounding_box() for one in page.locator(f'[data-anchor^="{part}"], [data-drawn^="{part}"]').all()]
    inside = [
        box for box in boxes if box and box["width"] > 20 and box["x"] >= sheet["x"] and box["x"] + box["width"] <= sheet["x"] + WIDTH
    ]
    assert len(inside) >= 7
    assert page.locator(".windlass-sheet button:visible").count() == 0
    page.close()
