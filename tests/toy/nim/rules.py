"""The rules: a heap of stones, each turn takes one to three, and whoever takes the last one wins."""

from __future__ import annotations

from windlass.engine.journal import EVERYONE, EventKind, Journal, tell
from windlass.engine.record import Record, Row, i8, i64, record
from windlass.engine.rule import rule
from windlass.engine.text import Seat, number

MOST = 3
EVENTS = (EventKind("took", {"seat": Seat, "stones": number}),)


@record
class State(Record):
    """Who is to take, and what is left."""

    seats: int = i8()
    turn: int = i8()
    heap: int = i8()
    start: int = i8()
    chance: Row = i64(4)


@rule
def deal(state: State, journal: Journal) -> None:
    """Nothing is dealt."""
    state.heap = state.start


@rule
def actor(state: State) -> int:
    """Whose turn it is, nobody's once the heap is gone."""
    return state.turn if state.heap > 0 else -1


@rule
def legal(state: State, out: Row) -> int:
    """One to three stones, as far as there are any; code 0 takes one."""
    count = min(MOST, state.heap)
    for code in range(count):
        out[code] = code
    return count


@rule
def apply(state: State, action: int, journal: Journal) -> None:
    """Take stones; the next seat follows, unless there is nothing left."""
    tell(journal, 0, EVERYONE, state.turn, action + 1)
    state.heap -= action + 1
    if state.heap > 0:
        state.turn = (state.turn + 1) % state.seats


@rule
def outcome(state: State, rank: Row) -> int:
    """The taker of the last stone is first, all others second."""
    if state.heap > 0:
        return 0
    for seat in range(state.seats):
        rank[seat] = 1 if seat == state.turn else 2
    return 1


@rule
def redact(state: State, seat: int) -> None:
    """Only chance is hidden."""
    for word in range(4):
        state.chance[word] = 0


@rule
def imagine(state: State, seat: int) -> None:
    """Nothing is hidden that could be imagined."""


@rule
def weigh(state: State, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Leave a multiple of four."""
    for index in range(count):
        good = (state.heap - choices[index] - 1) % (MOST + 1) == 0
        weight[index] = 1 if good else 0
        reason[index] = 0 if good else 1
