"""The moving picture of README: a stretch of play in each game, its boards drawn by `windlass.draw` and its pieces moved by Chromium.

`make trailer` writes docs/pictures/play.webp. The same matches give the same picture, whatever else the machine does.
"""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tests.browser.kit import CHROMIUM, SWITCHES

import windlass
from windlass.bots.player import fair_choice
from windlass.bots.registry import USUAL, find_player

FILE = Path(__file__).parents[2] / "docs" / "pictures" / "play.webp"
WIDTH, HEIGHT = 840, 560
QUALITY = 62
MOVES = 7  # pictures while a piece moves
FLEETING, RESTING, LAST = 40, 620, 1500  # milliseconds that a picture is seen
PAGE = f"""<style>
  body {{ margin: 0; width: {WIDTH}px; height: {HEIGHT}px; overflow: hidden; position: relative }}
  body > div {{ position: absolute; inset: 0 }}
  body > p {{ position: absolute; left: 14px; bottom: 10px; margin: 0; padding: 3px 12px 4px; border-radius: 99px; z-index: 1;
    font: 600 15px system-ui, sans-serif; color: #fff; background: #0b1620b8 }}
</style><div></div><p></p>"""
SHOW = """([drawn, name]) => {
  document.querySelector('body > div').innerHTML = drawn
  document.querySelector('body > p').textContent = name
}"""
# Pieces that look the same, whatever their size, are the same, as on a table: those that stand elsewhere than before have come
# from where one is missing. What else is drawn at a place of its own, such as an island, has a name.
PREPARE = """drawn => {
  const movable = () => [...document.querySelectorAll('body > div g[style*="translate("]')]
  const looks = (one) => (one.querySelector('.pirate') ?? one).innerHTML
  const nameOf = (one) => (one.dataset.drawn && !one.matches('.figure') ? one.className.baseVal + one.dataset.drawn : looks(one))
  const before = new Map()
  for (const one of movable()) before.set(nameOf(one), [...(before.get(nameOf(one)) ?? []), one.style.transform])
  document.querySelector('body > div').innerHTML = drawn
  const come = movable().filter((one) => {
    const stood = before.get(nameOf(one)) ?? []
    const same = stood.indexOf(one.style.transform)
    if (same >= 0) stood.splice(same, 1)
    return same < 0
  })
  window.moving = come.flatMap((one) => {
    const from = before.get(nameOf(one))?.shift()
    return from ? [[one, from, one.style.transform]] : []
  })
  return window.moving.length > 0
}"""
MOVE = """share => {
  const numbers = (text) => (text.match(/-?[\\d.]+(?=px|deg|\\))/g) ?? []).map(Number)
  const eased = share * share * (3 - 2 * share)
  for (const [one, from, to] of window.moving) {
    const start = numbers(from)
    let place = 0
    one.style.transform = share === 1 ? to : to.replace(/-?[\\d.]+(?=px|deg|\\))/g, (end) => start[place] + (end - start[place++]) * eased)
    if (one.matches('.figure')) one.parentNode.append(one)
  }
}"""


class Scene(NamedTuple):
    """A stretch of a match between bots, told by the actions that move a piece on the board."""

    game: str
    options: dict[str, object]
    seed: int
    skipped: int  # actions before it begins
    moves: int
    theme: Literal["light", "dark"]


SCENES = (
    Scene("cartagena", {"seats": 3, "variant": "tortuga"}, 4, 34, 9, "light"),
    Scene("tortuga2199", {"seats": 3}, 1, 80, 8, "dark"),
    Scene("gravity", {"seats": 3}, 3, 60, 8, "light"),
)


def boards(scene: Scene) -> Iterator[str]:
    """The drawings of a match, one after the other."""
    names = ["Anne", "Ben", "Cleo"]
    match = windlass.new(scene.game, seed=scene.seed.to_bytes(16, "big"), names=names, **scene.options)
    player, lots = find_player(windlass.find_game(scene.game), USUAL), random.Random(scene.seed)
    while match.actor >= 0:
        if len(match.line) >= scene.skipped:
            yield windlass.draw(match, theme=scene.theme, width=WIDTH, height=HEIGHT)
        match.play(fair_choice(player, match.redacted(match.actor), match.legal(), 1.0, lots))


def pictures(page: Page, scene: Scene) -> Iterator[tuple[Image.Image, int]]:
    """What is seen, and for how many milliseconds."""
    drawn, left = boards(scene), scene.moves
    page.evaluate(SHOW, [next(drawn), windlass.say(windlass.Text(f"{scene.game}-name"))])
    yield taken(page), RESTING
    while left:
        if page.evaluate(PREPARE, next(drawn)):
            for step in range(1, MOVES):
                page.evaluate(MOVE, step / MOVES)
                yield taken(page), FLEETING
            page.evaluate(MOVE, 1)
            left -= 1
            yield taken(page), RESTING if left else LAST


def taken(page: Page) -> Image.Image:
    """What the page shows."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def main(wanted: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(PAGE)
        seen = [one for scene in SCENES if not wanted or scene.game in wanted for one in pictures(page, scene)]
        browser.close()
    first, *others = (picture for picture, _ in seen)
    lasting = [milliseconds for _, milliseconds in seen]
    first.save(FILE, save_all=True, append_images=others, duration=lasting, loop=0, quality=QUALITY, method=4, minimize_size=True)
    print(f"{FILE.name}: {len(seen)} pictures, {sum(lasting) / 1000:.0f} s, {FILE.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
