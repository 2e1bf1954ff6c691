"""A table for rulebook tests: a position written down in the notation, played on with the actions that players type."""

from __future__ import annotations

from windlass.engine.journal import Event, Journal, events, read
from windlass.engine.notation import SEAT_LETTERS
from windlass.games.gravity import GAME
from windlass.games.gravity.actions import ISLAND_LETTERS
from windlass.games.gravity.components import STEP_Q, STEP_R
from windlass.games.gravity.notation import parse_position
from windlass.games.gravity.rules.geography import survey
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
        """Hunters and mercenaries of an island as the notation writes them: "a2m1", or nothing."""
        return self.part(island).partition("=")[2]

    def airship(self, seat: str) -> tuple[int, int, int]:
        """Hunters and mercenaries aboard, and destroyed hunters."""
        at = SEAT_LETTERS.index(seat)
        return self.state.crew[at], self.state.hired[at], self.state.fallen[at]

    def move(self, island: str, q: int, r: int) -> None:
        """Move an island to a cell, as no rule would."""
        at = ISLAND_LETTERS.index(island)
        self.state.q[at], self.state.r[at] = q, r
        survey(self.state)

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

    `tiles` lays islands around Rundor as the options do; `cells` moves some elsewhere, wherever that leaves them: "4@3,-1 5@4,-1".
    `islands` puts gravity and pieces on them: "1=a2 4+3.1=b2m1". By default the first seat is to begin a turn with a card of the
    first kind, all having settled.
    """
    seats = int(str(parts.setdefault("seats", 2)))
    step = str(parts.get("step", "turn"))
    if islands is None:
        islands = "" if step in ("boarding", "settling") else " ".join(["1=a2", "4=b2", "3=c2", "5=d2"][:seats])
    if step == "turn":
        parts.setdefault("hand", "/".join("1" if letter == parts.get("mover", "a") else "" for letter in SEAT_LETTERS[:seats]))
    things = {word[0]: word[1:] for word in islands.split()}
    spots = [(STEP_Q[place], STEP_R[place]) for place in range(6)] + [(0, 0)]
    lying = {tile[0]: spot for tile, spot in zip(tiles.split(), spots, strict=True)}
    moved = {word[0]: (int(word[2:].split(",")[0]), int(word[2:].split(",")[1])) for word in cells.split()}
    if step == "docking":  # islands may be adrift
        lying.update(moved)
    words = [f"{tile[0]}:{tile[1:]}@{lying[tile[0]][0]},{lying[tile[0]][1]}{things.get(tile[0], '')}" for tile in tiles.split()]
    board = Board(" ".join([*words, *(f"{name}:{value}" for name, value in parts.items())]))
    for name, (q, r) in moved.items():
        board.move(name, q, r)
    return board


def docking(islands: str, cells: str, target: str, **parts: object) -> Board:
    """A board on which the first player attaches an island adrift."""
    parts.setdefault("scope", target)
    return table(islands, cells=cells, step="docking", target=target, strongest="4", passed=3, **parts)


def acting(islands: str, card: int, seat: str = "a", **parts: object) -> Board:
    """A board on which a seat has just played a card and chooses its action; nobody holds cards unless told otherwise."""
    letters = SEAT_LETTERS[: int(str(parts.get("seats", 2)))]
    parts.setdefault("played", "/".join(str(card) if letter == seat else "" for letter in letters))
    parts.setdefault("turns", "/".join("1" if letter == seat else "0" for letter in letters))
    return table(islands, step="acting", card=card, mover=seat, **parts)
