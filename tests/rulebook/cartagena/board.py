"""A table for rulebook tests: a position written down in the notation, played on with the actions that players type."""

from __future__ import annotations

from windlass.engine.journal import Event, Journal, events, read
from windlass.games.cartagena import GAME
from windlass.games.cartagena.components import SYMBOL_NAMES
from windlass.games.cartagena.notation import LETTERS, parse_position
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import crowd

# The tunnel of the example sheet: segments 1, 2r, 5, 3r, 4r, 6r.
SHEET = "bptfsksbkptfpkstfbtkpbfsptsfbkfpbkst"


class Board:
    """One position and what happened on it last."""

    def __init__(self, line: str) -> None:
        self.state: State = parse_position(line)
        self.state.chance = [1, 2, 3, 4]
        self.told: list[Event] = []

    def play(self, *actions: str) -> Board:
        """Play these actions one after the other, refusing the first that is not legal."""
        for text in actions:
            code = GAME.parse_action(text)
            if text not in self.legal():
                raise GAME.why_not(self.state, code)
            journal = Journal()
            GAME.apply(self.state, code, journal)
            self.told = [read(GAME.events, row, self.state.turn) for row in events(journal)]
        return self

    def legal(self) -> list[str]:
        out = [0] * GAME.actions
        return [GAME.print_action(code) for code in out[: GAME.legal(self.state, out)]]

    def where(self, seat: int) -> str:
        """The seat's pirates as the notation writes them."""
        return self.part("where").split("/")[seat]

    def hand(self, seat: int) -> str:
        """The seat's cards as the notation writes them."""
        return self.part("hands").split("/")[seat]

    def crowd(self, space: int) -> int:
        """How many pirates stand on a space."""
        return crowd(self.state, space)

    def held(self, seat: int) -> int:
        return self.state.held[seat]

    def part(self, name: str) -> str:
        """One part of the position's line; empty where the line leaves it out."""
        parts = dict(word.split(":") for word in GAME.print_position(self.state).split() if ":" in word)
        return parts.get(name, "")

    def kinds(self) -> list[str]:
        """What the last action caused, in order."""
        return [event.kind for event in self.told]

    def ending(self) -> tuple[str, list[int]] | None:
        """How the game ended and the place of each seat, or None."""
        rank = [0] * 8
        code = GAME.outcome(self.state, rank)
        return (GAME.endings[code - 1], rank[: self.state.seats]) if code else None


def table(where: str, hands: str = "", **parts: object) -> Board:
    """A board on the sheet's tunnel; seats follow from `where`, and cards named nowhere lie in the deck unless it is given."""
    seats = where.count("/") + 1
    hands = hands or "/" * (seats - 1)
    parts.setdefault("track", SHEET)
    if "deck" not in parts:
        shown = hands + str(parts.get("row", "")) + str(parts.get("discard", ""))
        left = {letter: 17 - _count(shown, letter) for letter in LETTERS}
        parts["deck"] = "".join(f"{letter}{count}" for letter, count in left.items())
    parts.setdefault("deck_left", sum(_count(str(parts["deck"]), letter) for letter in LETTERS))
    words = [f"seats:{seats}", f"where:{where}", f"hands:{hands}", *(f"{name}:{value}" for name, value in parts.items())]
    return Board(" ".join(words))


def _count(cards: str, letter: str) -> int:
    """How many cards of a letter stand in a text such as `f2sb`."""
    total = 0
    for place, found in enumerate(cards):
        if found == letter:
            digits = ""
            while place + 1 + len(digits) < len(cards) and cards[place + 1 + len(digits)].isdecimal():
                digits += cards[place + 1 + len(digits)]
            total += int(digits or 1)
    return total


def letter_of(symbol: str) -> str:
    """The notation's letter of a symbol's name."""
    return LETTERS[SYMBOL_NAMES.index(symbol)]
