"""From one round to the next. Rulebook, "Transition phase"."""

from __future__ import annotations

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.rule import rule
from windlass.games.gravity.components import ISLANDS, RUNDOR
from windlass.games.gravity.events import ROUND_BEGAN
from windlass.games.gravity.rules.ending import declare_out_of_rounds
from windlass.games.gravity.rules.preparation import begin_preparation, gather_cards
from windlass.games.gravity.rules.turns import forget_action
from windlass.games.gravity.state import State


@rule
def end_round(state: State, journal: Journal) -> None:
    """Temporary gravity leaves, cards return to the decks, the token moves on, and the next round begins."""
    forget_action(state)
    if declare_out_of_rounds(state, journal):
        return
    for island in range(ISLANDS):
        state.temporary[island] = 0
    for seat in range(state.seats):
        gather_cards(state, seat)
        state.turns[seat] = 0
    state.passed = 0
    state.first = (state.first + 1) % state.seats
    recentre(state)
    begin_round(state, journal)


@rule
def begin_round(state: State, journal: Journal) -> None:
    """Count the round and draw cards."""
    state.round += 1
    state.turn = state.first
    tell(journal, ROUND_BEGAN, EVERYONE, state.round, state.first)
    begin_preparation(state, journal)


@rule
def recentre(state: State) -> None:
    """Move the whole map so that Rundor's cell is the origin: the same map is the same position wherever it drifted."""
    q = state.q[RUNDOR]
    r = state.r[RUNDOR]
    for island in range(ISLANDS):
        state.q[island] -= q
        state.r[island] -= r
