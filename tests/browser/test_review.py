"""The review of a finished match in a real browser: asked for, waited for, walked, and a key moment played again."""

import pytest
from tests.browser.kit import Visitor, serving

from windlass.bots.kernels import is_ready
from windlass.engine.matchfile import dump
from windlass.engine.registry import find_game
from windlass.lab.matches import field_of, play_match


@pytest.fixture(scope="module")
def strong_house(tmp_path_factory):
    """A server with compiled rules: reviews look ahead."""
    with serving(tmp_path_factory.mktemp("strong"), jit=1) as address:
        yield address


@pytest.fixture(scope="module")
def match():
    return play_match(field_of("cartagena", {"seats": 2}, ["advice"], 2), 1)


@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "en", "light"), (390, "ru", "dark")])
def test_a_finished_match_is_reviewed_and_a_moment_tried_again(chromium, strong_house, match, width, language, theme):
    assert is_ready(find_game("cartagena")), "make warm"
    ann = Visitor(chromium, strong_house, width=width, language=language, theme=theme)
    ann.go("/")
    made = ann.page.evaluate(
        """async (text) => {
          const ask = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json()
          await ask('/api/guest', { name: 'Ann', language: document.documentElement.lang })
          return ask('/api/command', { type: 'import', id: 'imported-by-hand', text })
        }""",
        dump(match),
    )
    page = ann.go(f"/t/{made['table']}?at={len(match.line)}").page
    page.locator(".ask button").click()
    page.locator("[data-review=done]").wait_for(timeout=300_000)
    moments = page.locator("[data-review=done] li")
    moments.first.wait_for()
    moments.first.locator("button").first.click()
    page.wait_for_url(lambda url: not url.endswith(f"={len(match.line)}"))
    page.locator("[data-review=done] .here strong").wait_for()
    page.locator("[data-hint], .slot.hint").first.wait_for(state="attached")  # pieces of what was better
    page.locator("[data-review=done] .switch input").check()
    page.locator("[data-hindsight]").wait_for()
    ann.check_access()
    ann.check_fit()
    moments.first.locator("button").last.click()
    page.wait_for_url(lambda url: made["table"] not in url)
    assert ann.complaints == []
    ann.context.close()
