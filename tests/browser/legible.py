"""Letters as a reader sees them: the height of every text in sight after all scaling, and boards as full as the rules allow."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute
from tests.browser.kit import Visitor

LEAST = 11  # pixels on a phone

# Every text in sight that is drawn smaller than so many pixels: the size its style computes to, times what the drawing and all
# transformations around it make of that; beside it what it says and where.
SMALL = """(least) => {
  const scaled = (element) => {
    const drawn = element.closest('svg') && element.getScreenCTM?.()
    if (drawn) return Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c))
    let least = 1
    for (let one = element; one; one = one.parentElement) {
      const { transform, scale } = getComputedStyle(one)
      const { a, b, c, d } = new DOMMatrix(transform === 'none' ? '' : transform)
      least *= Math.sqrt(Math.abs(a * d - b * c)) * (scale === 'none' ? 1 : parseFloat(scale))
    }
    return least
  }
  const place = (element) => {
    const names = []
    for (let one = element; one && one !== document.body && names.length < 5; one = one.parentElement) {
      names.unshift(one.tagName.toLowerCase() + [...one.classList].filter(name => !name.startsWith('svelte-')).map(name => '.' + name).join(''))
    }
    return names.join(' > ')
  }
  const found = {}
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim()
    const element = node.parentElement
    if (!words || element.closest('.unseen, title, desc, style, script, noscript')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 1 || box.height < 1 || box.right < 0 || box.left > innerWidth) continue
    if (getComputedStyle(element).clipPath.startsWith('inset(50%')) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * scaled(element)
    if (size < least - 0.05) found[`${size.toFixed(1)} px "${words.slice(0, 30)}" in ${place(element)}`] = true
  }
  return Object.keys(found)
}"""


def too_small(guest: Visitor) -> list[str]:
    """The texts in sight that are smaller than a phone may show."""
    found: list[str] = guest.page.evaluate(SMALL, LEAST)
    return found


def see_instead(guest: Visitor, change: Callable[[dict[str, Any]], None]) -> None:
    """From the next page on, views reach this visitor's page as changed."""

    def change_all(message: Any) -> None:
        if isinstance(message, dict):
            if isinstance(message.get("view"), dict):
                change(message["view"])
            for part in message.values():
                change_all(part)
        elif isinstance(message, list):
            for part in message:
                change_all(part)

    def pass_on(link: WebSocketRoute) -> None:
        server = link.connect_to_server()

        def changed(frame: str | bytes) -> None:
            message = json.loads(frame)
            change_all(message)
            link.send(json.dumps(message))

        server.on_message(changed)

    guest.page.route_web_socket("**/api/socket", pass_on)


def fill_stones(view: dict[str, Any]) -> None:
    """Cartagena: three pirates of several seats on every stone that pirates can fill."""
    seats = view["seats"]
    pirates = [(seat, place) for seat, one in enumerate(seats) for place in range(len(one["pirates"]))]
    for count, (seat, place) in enumerate(sorted(pirates, key=lambda one: one[1])):
        seats[seat]["pirates"][place] = 3 + 4 * (count // view["crowd"])


def fill_sectors(view: dict[str, Any]) -> None:
    """Tortuga 2199: every sector held at its highest level, explored by everyone and with its mineral; all ships in the first."""
    everyone = [hold["seat"] for hold in view["holds"]]
    for place, sector in enumerate(view["sectors"]):
        sector["controller"] = everyone[place % len(everyone)]
        sector["defence"] = sector["track"][-1] if sector["track"] else sector["defence"]
        sector["price"] = sector["defence"] + 1
        sector["mineral"] = sector["kind"] != "tortuga"
        if sector["hunt"] is not None:
            sector["explorers"] = list(everyone)
        sector["ships"] = list(everyone) if place == 1 else []
    for hold in view["holds"]:
        hold["ship"] = view["sectors"][1]["sector"]
        hold["vessel"] = max(hold["vessel"], 0)


def fill_islands(view: dict[str, Any]) -> None:
    """Gravity: every island with both kinds of gravity in two digits, hunters and mercenaries on it."""
    for place, island in enumerate(view["islands"]):
        island["permanent"], island["temporary"] = 9, 12
        island["owner"] = place % len(view["seats"])
        island["hunters"], island["mercenaries"] = 5, 4


FULL: dict[str, Callable[[dict[str, Any]], None]] = {"cartagena": fill_stones, "tortuga2199": fill_sectors, "gravity": fill_islands}
