"""A table for rulebook tests: a position written down in the notation, played on with the actions that players type."""

from __future__ import annotations

from windlass.engine.journal import Event, Journal, events, read
from windlass.games.gravity import GAME
from windlass.games.gravity.actions import ISLAND_LETTERS
from windlass.games.gravity.components import STEP_Q, STEP_R
from windlass.games.gravity.notation import SEAT_LETTERS, parse_position
from windlass.games.gravity.state import State

# Islands 1 to 6 clockwise from the north-east around Rundor, all with face A up and not turned: the numbering of the rulebook's pictures.
START = "1A0 2A0 3A0 4A0 5A0 6A0 RA0"


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
            self.told = [read(GAME.events, row, -1) for row in events(journal)]
        return self

    def legal(self) -> list[str]:
        out = [0] * GAME.actions
        return [GAME.print_action(code) for code in out[: GAME.legal(self.state, out)]]

    def part(self, name: str) -> str:
        """One part of the position's line; empty where the line leaves it out."""
        parts = dict(word.split(":") for word in GAME.print_position(self.state).split() if ":" in word)
        return parts.get(name, "")

    def gravity(self, island: str) -> str:
        """Permanent and temporary gravity of an island: "3.1"."""
        at = ISLAND_LETTERS.index(island)
        return f"{self.state.permanent[at]}.{self.state.temporary[at]}"

    def pieces(self, island: str) -> str:
        """Hunters and mercenaries of an island as the notation writes them: "b2m1", or nothing."""
        return self.part(island).partition("=")[2]

    def airship(self, seat: str) -> tuple[int, int, int]:
        """Hunters and mercenaries aboard, and destroyed hunters."""
        at = SEAT_LETTERS.index(seat)
        return self.state.crew[at], self.state.hired[at], self.state.fallen[at]

    def cell(self, island: str) -> tuple[int, int]:
        at = ISLAND_LETTERS.index(island)
        return self.state.q[at], self.state.r[at]

    def touches(self, island: str) -> str:
        """The islands beside one, as letters."""
        mask = self.state.touch[ISLAND_LETTERS.index(island)]
        return "".join(letter for at, letter in enumerate(ISLAND_LETTERS) if mask >> at & 1)

    def flow(self, island: str) -> int:
        """What mining an island would give."""
        return self.state.flow[ISLAND_LETTERS.index(island)]

    def actor(self) -> str:
        at = GAME.actor(self.state)
        return "" if at < 0 else SEAT_LETTERS[at]

    def hand(self, seat: str) -> str:
        """The seat's cards as the notation writes them."""
        hands = self.part("hand").split("/")
        return hands[SEAT_LETTERS.index(seat)] if len(hands) > 1 else ""

    def kinds(self) -> list[str]:
        """What the last action caused, in order."""
        return [event.kind for event in self.told]

    def ending(self) -> tuple[str, list[int]] | None:
        """How the game ended and the place of each seat, or None."""
        rank = [0] * 8
        code = GAME.outcome(self.state, rank)
        return (GAME.endings[code - 1], rank[: self.state.seats]) if code else None


def table(islands: str | None = None, tiles: str = START, cells: str = "", **parts: object) -> Board:
    """A board with two seats unless told otherwise.

    `tiles` lays islands around Rundor as the options do; `cells` moves some elsewhere: "4@3,-1 5@4,-1".
    `islands` puts gravity and pieces on them: "1=b2 4+3.1=r2m1". By default blue is to begin a turn, settled on island 1.
    """
    if islands is None:
        islands = "" if parts.get("step") == "settling" else "1=b2"
    spots = [(STEP_Q[place], STEP_R[place]) for place in range(6)] + [(0, 0)]
    placed = {tile[0]: (tile[1:], spot) for tile, spot in zip(tiles.split(), spots, strict=True)}
    for word in cells.split():
        name, _, spot = word.partition("@")
        q, _, r = spot.partition(",")
        placed[name] = (placed[name][0], (int(q), int(r)))
    things = {word[0]: word[1:] for word in islands.split()}
    parts.setdefault("seats", 2)
    words = [f"{name}:{tile}@{spot[0]},{spot[1]}{things.get(name, '')}" for name, (tile, spot) in placed.items()]
    return Board(" ".join([*words, *(f"{name}:{value}" for name, value in parts.items())]))


def acting(islands: str, card: int, seat: str = "b", **parts: object) -> Board:
    """A board on which a seat has just played a card and chooses its action; nobody holds cards unless told otherwise."""
    parts.setdefault("played", "/".join(str(card) if letter == seat else "" for letter in SEAT_LETTERS[: int(str(parts.get("seats", 2)))]))
    parts.setdefault("turns", "/".join("1" if letter == seat else "0" for letter in SEAT_LETTERS[: int(str(parts.get("seats", 2)))]))
    return table(islands, step="acting", card=card, mover=seat, **parts)
