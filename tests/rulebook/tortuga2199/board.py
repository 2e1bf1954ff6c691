"""A table for rulebook tests: a position written down in the notation, played on with the actions that players type."""

from __future__ import annotations

from windlass.engine.journal import Event, Journal, events, read
from windlass.engine.notation import SEAT_LETTERS
from windlass.games.tortuga2199 import GAME
from windlass.games.tortuga2199.actions import ACTIONS
from windlass.games.tortuga2199.components import KIND_NAMES
from windlass.games.tortuga2199.layouts import SECTOR_IDS
from windlass.games.tortuga2199.notation import parse_position
from windlass.games.tortuga2199.rules.ending import standing
from windlass.games.tortuga2199.state import State


class Board:
    """One position and what happened on it last."""

    def __init__(self, line: str) -> None:
        self.state: State = parse_position(line)
        self.state.chance = [1, 2, 3, 4]
        self.rows: list[tuple[int, ...]] = []

    def play(self, *actions: str) -> Board:
        """Play these actions one after the other, refusing the first that is not legal."""
        for text in actions:
            code = GAME.parse_action(text)
            if text not in self.legal():
                raise GAME.why_not(self.state, code)
            journal = Journal()
            GAME.apply(self.state, code, journal)
            self.rows = events(journal)
        return self

    def legal(self) -> list[str]:
        out = [0] * ACTIONS
        return [GAME.print_action(code) for code in out[: GAME.legal(self.state, out)]]

    def told(self, reader: int = -1) -> list[Event]:
        """What the last action caused, as a reader may know it."""
        return [read(GAME.events, row, reader) for row in self.rows]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.told()]

    @property
    def actor(self) -> str:
        seat = GAME.actor(self.state)
        return SEAT_LETTERS[seat] if seat >= 0 else "-"

    def part(self, name: str) -> str:
        """One part of the position's line; empty where the line leaves it out."""
        parts = dict(word.split(":") for word in GAME.print_position(self.state).split() if ":" in word)
        return parts.get(name, "")

    def of(self, seat: str, name: str) -> str:
        """What one seat has in a part: hands, decks, discards, reserves, ships, influence, minerals."""
        return self.part(name).split("/")[SEAT_LETTERS.index(seat)]

    def influence(self, seat: str) -> int:
        """A seat's influence with its control tokens."""
        return standing(self.state, SEAT_LETTERS.index(seat))

    def stock(self, card: str) -> int:
        return self.state.stock[KIND_NAMES.index(card)]

    def destroyed(self, card: str) -> int:
        return self.state.destroyed[KIND_NAMES.index(card)]

    def defence(self, sector: str) -> int:
        return self.state.defence[SECTOR_IDS.index(sector)]

    def controller(self, sector: str) -> str:
        seat = self.state.controller[SECTOR_IDS.index(sector)]
        return SEAT_LETTERS[seat] if seat >= 0 else "-"

    def ending(self) -> tuple[str, list[int]] | None:
        """How the game ended and the place of each seat, or None."""
        rank = [0] * 8
        code = GAME.outcome(self.state, rank)
        return (GAME.endings[code - 1], rank[: self.state.seats]) if code else None


def table(line: str) -> Board:
    """A board with two seats unless the line says otherwise."""
    return Board(line if "seats:" in line else f"seats:2 {line}")
