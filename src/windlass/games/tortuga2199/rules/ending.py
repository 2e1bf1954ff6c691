"""Influence, and how the game ends. Rulebook, "Ending the game"."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.components import CONTROL, SECTORS, TORTUGA
from windlass.games.tortuga2199.events import GOAL_REACHED, INFLUENCE_GAINED, PLANET_SEIZED, USURPED
from windlass.games.tortuga2199.state import NOBODY, State

BY_INFLUENCE: Final = 1
BY_USURPATION: Final = 2
BY_LIMIT: Final = 3
ENDINGS: Final = ("influence", "usurpation", "limit")


@rule
def standing(state: State, seat: int) -> int:
    """A seat's influence: its tokens and the control tokens of its sectors."""
    total = state.influence[seat]
    for sector in range(SECTORS):
        if state.controller[sector] == seat:
            total += CONTROL[sector]
    return total


@rule
def sectors_held(state: State, seat: int) -> int:
    """How many sectors a seat controls."""
    held = 0
    for sector in range(SECTORS):
        if state.controller[sector] == seat:
            held += 1
    return held


@rule
def check_goal(state: State, seat: int, journal: Journal) -> None:
    """A seat whose influence reaches the goal wins at once, in anyone's turn."""  # ruling tortuga2199-26
    total = standing(state, seat)
    if state.ended == 0 and total >= state.goal:
        state.ended = BY_INFLUENCE
        state.champion = seat
        tell(journal, GOAL_REACHED, EVERYONE, seat, total)


@rule
def gain_influence(state: State, seat: int, amount: int, journal: Journal) -> None:
    """A seat takes influence tokens from the bank, which never runs out."""  # ruling tortuga2199-20
    state.influence[seat] += amount
    tell(journal, INFLUENCE_GAINED, EVERYONE, seat, amount)
    check_goal(state, seat, journal)


@rule
def would_usurp(state: State, seat: int) -> bool:
    """Whether a seat would win if the game ended with its conquest of Tortuga: a tie is enough."""  # ruling tortuga2199-17
    total = standing(state, seat) + CONTROL[TORTUGA]
    for other in range(state.seats):
        if other != seat and standing(state, other) > total:
            return False
    return True


@rule
def usurp(state: State, seat: int, journal: Journal) -> None:
    """Tortuga is conquered: everyone else has one last turn, or by the aggressive scenario the game is over."""
    state.usurper = seat
    if state.tortuga_ends_game == 1:
        state.ended = BY_USURPATION
        tell(journal, PLANET_SEIZED, EVERYONE, seat)
    else:
        tell(journal, USURPED, EVERYONE, seat)


@rule
def is_council(state: State) -> bool:
    """Whether the last turns are being played, so that nobody may conquer or attack any more."""  # ruling tortuga2199-16
    return state.usurper != NOBODY and state.ended == 0


@rule
def merit(state: State, seat: int) -> int:
    """What ranks the seats: the goal reached, then influence, then Tortuga's conquest, then sectors."""
    total = standing(state, seat) * 100 + sectors_held(state, seat)
    if state.usurper == seat:
        total += 50
    if state.champion == seat:
        total += 100_000
    return total


@rule
def outcome(state: State, rank: Row) -> int:
    """How the game ended; equal merit shares a place."""
    if state.ended == 0:
        return 0
    for seat in range(state.seats):
        rank[seat] = 1
        for other in range(state.seats):
            if merit(state, other) > merit(state, seat):
                rank[seat] += 1
    return state.ended
