"""What a learner sees of a position: every seat's best islands, the free ones and Rundor, pieces, cards and turns.

Islands come in the order of their worth, not of their numbers, and no number names a cell: maps that differ only by a shift look alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from windlass.engine.lesson import Lesson
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.components import COPIES, ISLANDS, KINDS, RUNDOR, SIDES, TURNS
from windlass.games.gravity.options import GravityOptions, long_game_limit
from windlass.games.gravity.rules.attraction import gravity_on, pull_strength, strongest_island
from windlass.games.gravity.rules.control import own_islands, pieces_on
from windlass.games.gravity.rules.geography import COUNT, yield_at
from windlass.games.gravity.state import KEEPING, NOBODY, OVER, SEATS, SETTLING, TURN, State

OWNED: Final = 3  # islands of a seat that are described
FREE: Final = 5  # neutral islands that are described
OF_ISLAND: Final = (
    "is there", "hunters", "mercenaries", "permanent", "temporary", "gravity", "neighbours", "yield", "best yield", "strongest",
    "pulls", "lacks", "would be enclosed", "own pieces beside", "rival pieces beside", "airships that could take it",
)  # fmt: skip
OF_SEAT: Final = (
    *(f"island {place} {name}" for place in range(OWNED) for name in OF_ISLAND),
    "islands", "crew", "hired", "fallen", "pieces", "gravity", "cards in hand", "turns taken", "has passed", "saved cards", "laid cards",
    "is first", "is to move", "moves in", "ability",
    *(f"card {kind + 1} in hand" for kind in range(KINDS)),
    *(f"card {kind + 1} still hidden" for kind in range(KINDS)),
    "has Rundor",
)  # fmt: skip
OF_TABLE: Final = (
    *(f"free island {place} {name}" for place in range(FREE) for name in OF_ISLAND),
    *(f"Rundor {name}" for name in OF_ISLAND),
    "reserve", "most gravity", "round", "settling", "keeping", "turn", "turns left of all",
)  # fmt: skip
FEATURES: Final = (*(f"seat {seat}: {name}" for seat in range(SEATS) for name in OF_SEAT), *OF_TABLE)
ISLAND_WIDTH: Final = len(OF_ISLAND)
SEAT_WIDTH: Final = len(OF_SEAT)
TABLE_START: Final = SEATS * SEAT_WIDTH
SIZE: Final = len(FEATURES)


@rule
def features(state: State, seat: int, out: Row) -> None:
    """Describe a position as a seat may know it: its own side first, then the others in turn order, then the table."""
    for place in range(SIZE):
        out[place] = 0
    strongest = strongest_island(state)
    for ahead in range(state.seats):
        describe_seat(state, seat, (seat + ahead) % state.seats, strongest, out, ahead * SEAT_WIDTH)
    describe_table(state, seat, strongest, out)


@rule
def worth_of_island(state: State, island: int) -> int:
    """What puts islands in order: enclosure, then gravity, then yield, then pieces; the number only to tell equals apart."""
    return (
        ((COUNT[state.touch[island]] * 100 + min(gravity_on(state, island), 99)) * 10 + state.flow[island]) * 20 + pieces_on(state, island)
    ) * 8 + island


@rule
def next_island(state: State, owner: int, below: int) -> int:
    """The most worthy island of an owner below a worth, never Rundor; ISLANDS when there is none."""
    best = -1
    found = ISLANDS
    for island in range(1, ISLANDS):
        worth = worth_of_island(state, island)
        if state.owner[island] == owner and best < worth < below:
            best = worth
            found = island
    return found


@rule
def describe_islands(state: State, reader: int, owner: int, most: int, strongest: int, out: Row, start: int) -> None:
    """The islands of an owner, most worthy first, as many as there is room for."""
    below = 1 << 40
    for place in range(most):
        island = next_island(state, owner, below)
        if island == ISLANDS:
            return
        below = worth_of_island(state, island)
        describe_island(state, reader, island, strongest, out, start + place * ISLAND_WIDTH)


@rule
def describe_island(state: State, reader: int, island: int, strongest: int, out: Row, at: int) -> None:
    """One island: what stands on it, what it yields, how near it is to being enclosed, who could come."""
    gravity = gravity_on(state, island)
    lacks = SIDES - COUNT[state.touch[island]]
    pulls = pull_strength(gravity)
    owner = state.owner[island]
    out[at] = 1
    out[at + 1] = state.hunters[island]
    out[at + 2] = state.mercenaries[island]
    out[at + 3] = state.permanent[island]
    out[at + 4] = state.temporary[island]
    out[at + 5] = gravity
    out[at + 6] = COUNT[state.touch[island]]
    if island != RUNDOR:
        best = 0
        for rotation in range(SIDES):
            best = max(best, yield_at(state, island, rotation))
        out[at + 7] = state.flow[island]
        out[at + 8] = best
    out[at + 9] = int(island == strongest)
    out[at + 10] = pulls
    out[at + 11] = lacks
    out[at + 12] = int(island == strongest and island != RUNDOR and pulls >= lacks and owner != NOBODY)
    own = 0
    rival = 0
    for other in range(ISLANDS):
        if state.touch[island] >> other & 1 == 1 and state.owner[other] != NOBODY:
            if state.owner[other] == reader:
                own = max(own, pieces_on(state, other) - 1)
            else:
                rival = max(rival, pieces_on(state, other) - 1)
    out[at + 13] = own
    out[at + 14] = rival
    for other in range(state.seats):
        if other != owner and state.crew[other] > 0 and state.crew[other] + state.hired[other] > pieces_on(state, island):
            out[at + 15] += 1


@rule
def describe_seat(state: State, reader: int, seat: int, strongest: int, out: Row, start: int) -> None:
    """One side: its islands, pieces off the map, cards, and its part in the round."""
    describe_islands(state, reader, seat, OWNED, strongest, out, start)
    at = start + OWNED * ISLAND_WIDTH
    own = own_islands(state, seat)
    pieces = state.crew[seat] + state.hired[seat]
    gravity = 0
    for island in range(ISLANDS):
        if own >> island & 1 == 1:
            pieces += pieces_on(state, island)
            gravity += gravity_on(state, island)
    out[at] = COUNT[own]
    out[at + 1] = state.crew[seat]
    out[at + 2] = state.hired[seat]
    out[at + 3] = state.fallen[seat]
    out[at + 4] = pieces
    out[at + 5] = gravity
    out[at + 6] = state.hand_size[seat]
    out[at + 7] = state.turns[seat]
    out[at + 8] = state.passed >> seat & 1
    out[at + 9] = state.saved_size[seat]
    out[at + 10] = state.laid_size[seat]
    out[at + 11] = int(state.first == seat)
    out[at + 12] = int(state.mover == seat)
    out[at + 13] = (seat - state.mover + state.seats) % state.seats
    out[at + 14] = int(state.ability[seat] > 0)
    at += 15
    for kind in range(KINDS):
        out[at + kind] = state.hand[seat][kind]
        out[at + KINDS + kind] = COPIES[kind] - state.played[seat][kind]
    out[at + 2 * KINDS] = int(state.owner[RUNDOR] == seat)


@rule
def describe_table(state: State, reader: int, strongest: int, out: Row) -> None:
    """Free islands, Rundor, and where the round stands."""
    describe_islands(state, reader, NOBODY, FREE, strongest, out, TABLE_START)
    at = TABLE_START + FREE * ISLAND_WIDTH
    describe_island(state, reader, RUNDOR, strongest, out, at)
    at += ISLAND_WIDTH
    most = 0
    left = 0
    for island in range(ISLANDS):
        most = max(most, gravity_on(state, island))
    for seat in range(state.seats):
        if state.passed >> seat & 1 == 0:
            left += min(TURNS - state.turns[seat], state.hand_size[seat])
    out[at] = state.reserve
    out[at + 1] = most
    out[at + 2] = min(state.round, 10)
    out[at + 3] = int(state.step == SETTLING)
    out[at + 4] = int(state.step == KEEPING)
    out[at + 5] = int(state.step == TURN)
    out[at + 6] = left


@rule
def is_quiet(state: State) -> bool:
    """Between turns, while settling or choosing cards, and at the end."""
    return state.step == TURN or state.step == KEEPING or state.step == SETTLING or state.step == OVER


def course_of(state: State) -> str:
    """All games of Gravity are learned together."""
    return "usual" if state.seats > 1 else ""


def courses(seats: int) -> Mapping[str, Sequence[GravityOptions]]:
    """Airships without abilities, and with them."""
    usual, able = GravityOptions(seats=seats), GravityOptions(seats=seats, abilities="random")
    return {"usual": [long_game_limit(options) for options in (usual, usual, usual, able)]}


GAINS: Final = {
    "islands": ("seat 0: islands", 1),
    "gravity": ("seat 0: gravity", 1),
    "pieces": ("seat 0: pieces", 1),
    "neighbours": ("seat 0: island 0 neighbours", 1),
}
LESSON: Final = Lesson(names=FEATURES, features=features, is_quiet=is_quiet, course_of=course_of, courses=courses, gains=GAINS)
