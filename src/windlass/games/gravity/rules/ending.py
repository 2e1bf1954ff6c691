"""How a game ends, and who stands where. Rulebook, "End of the game"; rulings gravity-16 and gravity-20."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.components import ISLANDS, SIDES
from windlass.games.gravity.events import ENCLOSED, OUT_OF_ROUNDS
from windlass.games.gravity.rules.geography import COUNT
from windlass.games.gravity.state import NOBODY, OVER, State

BY_ENCLOSURE: Final = 1
BY_ROUNDS: Final = 2
ENDINGS: Final = ("enclosed", "rounds")


@rule
def declare_enclosed(state: State, journal: Journal) -> bool:
    """End the game if an island other than Rundor has islands on all sides and an owner, who wins."""
    for island in range(1, ISLANDS):
        if COUNT[state.touch[island]] == SIDES and state.owner[island] != NOBODY:
            state.winner = state.owner[island]
            tell(journal, ENCLOSED, EVERYONE, state.winner, island)
            finish(state, BY_ENCLOSURE)
            return True
    return False


@rule
def declare_out_of_rounds(state: State, journal: Journal) -> bool:
    """End the game if a limit was set and the last round is over."""
    if state.round_limit == 0 or state.round < state.round_limit:
        return False
    tell(journal, OUT_OF_ROUNDS, EVERYONE, state.round_limit)
    finish(state, BY_ROUNDS)
    return True


@rule
def finish(state: State, ending: int) -> None:
    """Nothing is decided any more."""
    state.ended = ending
    state.step = OVER


@rule
def closeness(state: State, seat: int) -> int:
    """Sides on which the seat's best enclosed island has neighbours; Rundor never counts."""
    best = 0
    for island in range(1, ISLANDS):
        if state.owner[island] == seat:
            best = max(best, COUNT[state.touch[island]])
    return best


@rule
def standing(state: State, seat: int) -> int:
    """How far a seat has come: closeness first, then permanent gravity on its islands, then islands."""
    total = closeness(state, seat) << 20
    for island in range(ISLANDS):
        if state.owner[island] == seat:
            total += (state.permanent[island] << 3) + 1
    return total


@rule
def outcome(state: State, rank: Row) -> int:
    """How the game ended. The owner of an enclosed island is first and all others second; out of rounds, standing decides."""
    if state.ended == 0:
        return 0
    for seat in range(state.seats):
        rank[seat] = 1
        if state.ended == BY_ENCLOSURE:
            if seat != state.winner:
                rank[seat] = 2  # ruling gravity-19
        else:
            for other in range(state.seats):
                if standing(state, other) > standing(state, seat):
                    rank[seat] += 1
    return state.ended
