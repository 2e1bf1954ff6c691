"""The guided first game, followed step by step by somebody who does what it asks."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator

from tests.browser.kit import Visitor
from tests.browser.tour import command, learning

WIDTHS = (1280, 390)
FIRST_CARD = ".hand .slot .lit, .hand .slot:not(.none)[data-anchor^=card]"
BOARD = "() => { const { x, y, width, height } = document.querySelector('main.board').getBoundingClientRect(); return [x, y, width, height].join(' ') }"

RING = """() => {
  const guide = document.querySelector('.guide')
  const at = guide.dataset.at
  const target = [...document.querySelectorAll(`[data-guide="${at}"], [data-anchor="${at}"]`)].find(one => one.getClientRects().length > 0)
  const ring = document.querySelector('.spot')?.getBoundingClientRect()
  if (!target || !ring) return `${at}: nothing is ringed`
  const box = target.getBoundingClientRect()
  if (ring.left > box.left || ring.top > box.top || ring.right < box.right || ring.bottom < box.bottom) return `${at}: the ring lies elsewhere`
  if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) return `${at}: out of sight`
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return seen && (target.contains(seen) || seen.contains(target)) ? '' : `${at}: covered by ${seen?.className}`
}"""
STEADY = f"""async () => {{
  const frame = () => new Promise(requestAnimationFrame)
  const was = ({RING})()
  for (let count = 0; count < 3; count++) await frame()
  return was === ({RING})() && !was.includes('elsewhere') && !was.includes('nothing')
}}"""


class Lesson:
    """A learner who does what the guide asks, and tries what it offers as far as a hint would."""

    def __init__(self, guest: Visitor, game: str) -> None:
        self.guest, self.page, self.game = guest, guest.page, game
        assert list(learning(guest, game))
        self.seen: list[str] = []  # the steps by their messages, in order
        self.touches = 0
        self.asked: list[str] = []  # what the prompt said before each deed
        self.boards: dict[int, set[str]] = {width: set() for width in WIDTHS}  # where the board stood

    @property
    def step(self) -> str:
        return str(self.page.locator(".guide").get_attribute("data-says")).removeprefix(f"web-{self.game}-guide-")

    @property
    def words(self) -> str:
        return self.page.locator(".guide p:not(.room)").inner_text()

    @property
    def number(self) -> tuple[int, int]:
        now, steps = self.page.locator(".guide .number").inner_text().split("/")
        return int(now), int(steps)

    def flaws(self) -> list[str]:
        """What is wrong with the ring of the present step, wide and on a phone."""
        found: list[str] = []
        for width in WIDTHS:
            self.page.set_viewport_size({"width": width, "height": 844})
            self.guest.await_frame(STEADY)
            self.boards[width].add(str(self.page.evaluate(BOARD)))
            found += [f"{self.step} at {width}: {flaw}" for flaw in [self.page.evaluate(RING)] if flaw]
        return found

    def go_on(self) -> None:
        """Do what the present step asks."""
        self.touches += 1
        self.asked.append(self.page.locator(".prompt").inner_text())
        step, page = self.step, self.page
        go_on = page.locator(".guide .button.main")
        if step == "card" and page.locator(FIRST_CARD).count() and self.guest.log_length == 0:
            page.locator(FIRST_CARD).first.click()
        elif page.locator(".guide[data-at=confirm]").count() and page.locator("#confirm").is_enabled():
            self.guest.confirm()
        elif step in ("money", "manoeuvre") and page.locator(".chip.all").count():
            played = self.guest.log_length
            page.locator(".chip.all").click()
            self.guest.await_log(played)
            self.guest.settle("mine")
        elif step == "fight":
            page.locator(".chip.attack").click()
            self.touches += 1
            self.guest.confirm()
        elif go_on.count():
            go_on.click()
        else:
            self.touches += 1  # a thing and the main button
            follow_advice(self.guest)

    def walk(self) -> Iterator[str]:
        """Go through all steps; each is yielded once, when it stands."""
        for _ in range(160):
            if self.step not in self.seen:
                self.seen.append(self.step)
                yield self.step
            number, steps = self.number
            if number == steps:
                return
            self.go_on()
        raise AssertionError(f"the guide stays at {self.step}")

    def begin_short_game(self) -> None:
        """What the last step offers."""
        self.page.locator(".guide .button.main").click()
        self.page.wait_for_url(re.compile(r"/t/\w+$"))


def follow_advice(guest: Visitor) -> None:
    """Do what a hint suggests, as another program of the same person would."""
    shown = guest.settle("mine")
    seat = guest.context.request.get(f"{guest.house}/api/tables/{guest.table}").json()["play"]["seat"]
    wish = {"type": "hint", "id": secrets.token_hex(8), "table": guest.table, "seat": seat}
    best = guest.context.request.post(f"{guest.house}/api/command", data=wish).json()["hint"][0]["notation"]
    command(guest, "act", table=guest.table, seat=seat, action=best)
    guest.settle("mine", "over", beyond=shown["settled"])
