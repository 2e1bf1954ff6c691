"""Touches: how many touches and seconds everyday things take, wide and on a phone.

`python -m benchmarks touches` measures this version; `--before URL` measures an earlier version that runs at that address beside it, turn
by turn, so that whatever else the machine does hits both alike. The last results of an earlier version are kept, and those of ways
that `--way` does not name. A touch is a press on something of the page; the main button is pressed only where the first press asks for it.
Every touch is made as soon as it can be, so the seconds are the page's, the server's and its bots'.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright
from tests.browser.kit import CHROMIUM, SWITCHES, Visitor, serving

from benchmarks.measure import RESULTS, interval, write

RUNS = 3
PAUSE = 0.6  # seconds a bot waits before it acts: the server's usual
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
BOT = {"kind": "bot", "level": "advice"}
LEARNER = {"cartagena": "3", "tortuga2199": "1", "gravity": "e4"}  # seeds of the deals
TO_A_FIGHT = ("play mining", "play mining", "play mining", "play booster", "move post1", "end")
TO_A_TURN = ("settle4", "throw3", "keep")
WAIT = 30  # seconds


@dataclass
class Hand:
    """Somebody at a table, who counts their touches."""

    guest: Visitor
    table: str = ""
    touches: int = 0

    def wish(self, kind: str, **more: Any) -> dict[str, Any]:
        """Do something without the page: it is no part of what is measured."""
        asked = self.guest.context.request
        answer: dict[str, Any] = asked.post(
            f"{self.guest.house}/api/command", data={"type": kind, "id": secrets.token_hex(8), **more}
        ).json()
        assert answer["refusal"] is None, answer["refusal"]
        return answer

    def sit_down(self, game: str, *actions: str, **options: Any) -> None:
        """A known deal of a game, with these actions made, and the table opened when it is one's turn again."""
        self.guest.context.request.post(f"{self.guest.house}/api/guest", data={"name": "Ann", "language": "en"})
        seats = [{"kind": "me"}, BOT]
        wish = {"game": game, "options": {**options, "seats": 2}, "seats": seats, "seed": LEARNER[game].zfill(32), "start": True}
        self.table = self.wish("create", **wish)["table"]
        for action in actions:
            self.until(lambda: self.actor == 0)
            self.wish("act", table=self.table, seat=0, action=action)
        self.until(lambda: self.actor == 0)
        self.guest.page.add_init_script("localStorage.setItem('windlass-known', '1')")
        self.guest.page.goto(f"{self.guest.house}/t/{self.table}")
        self.guest.page.locator(".prompt.mine").wait_for()

    @property
    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.guest.context.request.get(f"{self.guest.house}/api/tables/{self.table}").json()
        return found

    @property
    def actor(self) -> int:
        return int(self.seen["play"]["view"]["actor"])

    def happened(self, kind: str, since: int) -> bool:
        """Whether an event of this kind followed from one's own actions beyond a ply."""
        return any(event["kind"] == kind for line in self.seen["log"][since:] for event in line["events"])

    def until(self, fact: Callable[[], bool]) -> None:
        end = time.monotonic() + WAIT
        while not fact():
            assert time.monotonic() < end, "never"
            time.sleep(0.01)

    def touch(self, thing: Locator) -> None:
        """Touch a thing, and press the main button where it asks for that."""
        confirm = self.guest.page.locator("#confirm")
        before = len(self.seen["log"])
        if not confirm.is_enabled():
            thing.click()
            self.touches += 1
        self.until(lambda: len(self.seen["log"]) > before or confirm.is_enabled())
        if len(self.seen["log"]) == before:
            confirm.click()
            self.touches += 1
            self.until(lambda: len(self.seen["log"]) > before)

    def take(self, kind: str, *ways: str) -> None:
        """Touch these one after another until an event of this kind has happened; what is not there was done by an earlier touch."""
        begun = len(self.seen["log"])
        for way in ways:
            if self.happened(kind, begun):
                return
            thing = self.guest.page.locator(way).first
            with contextlib.suppress(Exception):
                thing.wait_for(timeout=1500 if way != ways[0] else WAIT * 1000)
            if thing.is_visible():
                self.touch(thing)
        self.until(lambda: self.happened(kind, begun))


def first_move(hand: Hand) -> Iterator[None]:
    """From the front page, as somebody new, to the first action at a table of Cartagena with bots."""
    page = hand.guest.page
    yield
    page.goto(hand.guest.house)
    page.get_by_role("article").filter(has_text="Cartagena").locator(".deeds .button").first.click()
    hand.touches += 1
    page.wait_for_url("**/t/*")
    hand.table = hand.guest.table
    page.locator(".prompt.mine").wait_for()
    hand.touch(page.locator(".hand .slot:not(.none)").first)
    yield


def mine(hand: Hand) -> Iterator[None]:
    """Gravity: mine the only island one has."""
    hand.sit_down("gravity", *TO_A_TURN)
    yield
    hand.take("mined", *CARD["mine"], ".acts .act:has-text('Mine')", "[data-spot=place-4]")
    yield


def capture(hand: Hand) -> Iterator[None]:
    """Gravity: capture an island from the airship."""
    hand.sit_down("gravity", *TO_A_TURN)
    yield
    hand.take("landed", *CARD["capture"], ".acts .act:has-text('Capture')", "[data-spot=place-7]", "[data-spot=place-1]", NUMBER)
    yield


NUMBER = ".stepper .button:not([disabled]) >> nth=-1"  # one more; a number that already stands there needs only the main button
CARD = {
    "mine": ('[data-card="2"] [data-act="mine"], [data-card="2"]:not(:has([data-act]))',),
    "capture": ('[data-card="1"] [data-act="capture"], [data-card="1"]:not(:has([data-act]))',),
}


def combat(hand: Hand) -> Iterator[None]:
    """Tortuga 2199: attack, lay down four cards and see who won."""
    hand.sit_down("tortuga2199", *TO_A_FIGHT, ships="dealt")
    yield
    card = ".hand .slot .lit"
    hand.take("combat-won", ".chip.attack", card, card, card, card, ".chip.done")
    yield


def rematch(hand: Hand) -> Iterator[None]:
    """From the result of a match against a bot to the next one."""
    hand.sit_down("cartagena", variant="jamaica")
    hand.wish("resign", table=hand.table, seat=0)
    page, before = hand.guest.page, hand.table
    button = page.locator("dialog[open] .again .button.main, dialog[open] .next .button.main, dialog[open] .button.main").first
    button.wait_for()
    yield
    button.click()
    hand.touches += 1
    page.wait_for_url(lambda address: "/t/" in address and before not in address)
    page.locator(".prompt").wait_for()
    yield


def join(hand: Hand) -> Iterator[None]:
    """From a friend's link to the board; the host begins as soon as one sits."""
    host = Hand(Visitor(hand.guest.context.browser, hand.guest.house))  # type: ignore[arg-type]
    host.guest.context.request.post(f"{host.guest.house}/api/guest", data={"name": "Bea", "language": "en"})
    host.table = host.wish("create", game="cartagena", options={"seats": 2}, seats=[{"kind": "me"}, {"kind": "open"}])["table"]
    page = hand.guest.page
    yield
    page.goto(f"{hand.guest.house}/t/{host.table}")
    page.locator(".sit, li .button:has-text('Sit here')").first.click()
    hand.touches += 1
    host.until(lambda: all(seat["kind"] != "open" for seat in host.seen["table"]["seats"]))
    host.wish("start", table=host.table)
    page.locator(".prompt").wait_for()
    host.guest.context.close()
    yield


WAYS = {"first move": first_move, "mine": mine, "capture": capture, "combat": combat, "rematch": rematch, "join by link": join}


def measure(browser: Browser, houses: dict[str, str], ways: list[str], runs_each: int) -> dict[str, Any]:
    """Every way at both sizes, several times, in all houses by turns."""
    found: dict[str, Any] = {when: {name: {} for name in ways} for when in houses}
    for name in ways:
        for size, (width, height) in SIZES.items():
            runs: dict[str, list[tuple[int, float]]] = {when: [] for when in houses}
            for _ in range(runs_each):
                for when, house in houses.items():
                    runs[when].append(_run(browser, house, WAYS[name], width, height))
            for when, made in runs.items():
                touches = min(count for count, _ in made)
                found[when][name][size] = {"touches": touches, "seconds": interval([seconds for _, seconds in made])}
                print(f"  {name}, {size}, {when}: {touches} touches, {found[when][name][size]['seconds']['median']:.1f} s", flush=True)
    return found


def _run(browser: Browser, house: str, way: Callable[[Hand], Iterator[None]], width: int, height: int) -> tuple[int, float]:
    hand = Hand(Visitor(browser, house, width=width, height=height, speed="fast"))
    steps = way(hand)
    next(steps)
    begun = time.monotonic()
    next(steps)
    took = time.monotonic() - begun
    hand.guest.context.close()
    return hand.touches, took


def table(found: dict[str, Any]) -> str:
    """Before and now beside each other, for the page that shows what was measured."""
    lines = ["| touches · seconds | before, wide | now, wide | before, phone | now, phone |", "|---|---:|---:|---:|---:|"]
    for name in WAYS:
        cells = []
        for size in SIZES:
            for when in ("before", "now"):
                one = found.get(when, {}).get(name, {}).get(size)
                cells.append(f"{one['touches']} · {one['seconds']['median']:.1f}" if one else "")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--before", default="", help="the address of a server of an earlier version")
    asked.add_argument("--way", choices=WAYS, action="append", help="only this one")
    asked.add_argument("--runs", type=int, default=RUNS)
    wanted = asked.parse_args()
    last = RESULTS / "touches.json"
    found: dict[str, Any] = json.loads(last.read_text("utf-8")) if last.exists() else {}
    found.pop("machine", None)
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        houses = {"before": wanted.before} if wanted.before else {}
        houses["now"] = stack.enter_context(serving(Path(folder), pause=PAUSE))
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        load = os.getloadavg()[0]
        for when, measured in measure(browser, houses, wanted.way or list(WAYS), wanted.runs).items():
            found.setdefault(when, {}).update(measured)
        found["load of the machine before"] = load
        browser.close()
    write("touches", found)
    print(table(found))


if __name__ == "__main__":
    main()
