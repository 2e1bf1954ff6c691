"""Positions on a visitor's screen that nobody has to play: the page is told of them as a server would tell it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocketRoute
from tests.browser.kit import Visitor
from tests.browser.tour import BOT, SEED, command

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
MOST = {"cartagena": 5, "tortuga2199": 4, "gravity": 4}  # seats


@cache
def positions(game: str) -> dict[str, dict[str, Any]]:
    """The positions that the sources keep of a game, by name: what a reader sees, and the log up to it."""
    return {file.stem: json.loads(file.read_text("utf-8")) for file in sorted((GAMES / game / "fixtures").glob("*.json"))}


class Feed:
    """A table of a game on a visitor's screen, showing whatever position is wanted."""

    def __init__(self, guest: Visitor, game: str) -> None:
        self.guest = guest
        self._told: dict[str, Any] = {}
        self._link: WebSocketRoute | None = None
        guest.page.route_web_socket("**/api/socket", self._pass_on)
        seats = [{"kind": "me"}, *[BOT] * (MOST[game] - 1)]
        guest.go(f"/t/{command(guest, 'create', game=game, seats=seats, seed=SEED, start=True)}")
        guest.await_fact("() => declared().settled >= 0")

    def _pass_on(self, link: WebSocketRoute) -> None:
        server = link.connect_to_server()
        self._link = link

        def keep(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "snapshot":
                self._told = message
            if not self._told or message["type"] != "update":  # bots may play on, but nobody looks at that
                link.send(frame)

        server.on_message(keep)

    def show(self, position: dict[str, Any], change: Callable[[dict[str, Any]], None] = lambda play: None) -> None:
        """Show a position, changed or as it is, and wait until it stands."""
        assert self._link
        told = copy.deepcopy(self._told)
        play = copy.deepcopy(position["play"])
        change(play)
        seats = len(play["view"].get("seats") or play["view"]["holds"])
        told["number"] = self._told["number"] = self._told["number"] + 1
        told["table"]["seats"] = told["table"]["seats"][:seats]
        told["table"]["status"] = "playing"
        log = position["log"] or told["log"]
        told |= {"play": play, "log": log, "log_from": log[0]["ply"], "you": {**told["you"], "seats": [max(play["seat"], 0)]}}
        self._link.send(json.dumps(told))
        self.guest.await_fact("number => declared().settled === number", told["number"])


def fill_stones(view: dict[str, Any]) -> None:
    """Cartagena: three pirates of several seats on every stone that pirates can fill."""
    seats = view["seats"]
    pirates = [(seat, place) for seat, one in enumerate(seats) for place in range(len(one["pirates"]))]
    for count, (seat, place) in enumerate(sorted(pirates, key=lambda one: one[1])):
        seats[seat]["pirates"][place] = 3 + 3 * (count // view["crowd"])


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
