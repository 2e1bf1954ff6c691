"""Rules of thumb: how good each action looks to someone who sees only what its seat may know, and why."""

from __future__ import annotations

from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.advice.abilities import weigh_abilities
from windlass.games.tortuga2199.advice.combat import weigh_cards_for_combat
from windlass.games.tortuga2199.advice.reasons import REASONS
from windlass.games.tortuga2199.advice.rest import weigh_rest
from windlass.games.tortuga2199.advice.turn import weigh_turn
from windlass.games.tortuga2199.rules import actor
from windlass.games.tortuga2199.state import ABILITY, ACT, MUSTER, PARRY, State

__all__ = ["REASONS", "weigh"]


@rule
def weigh(state: State, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Weigh the actions of the decision at hand."""
    seat = actor(state)
    step = state.step
    if step == ACT:
        weigh_turn(state, seat, choices, count, weight, reason)
    elif step == ABILITY:
        weigh_abilities(state, seat, choices, count, weight, reason)
    elif MUSTER <= step <= PARRY:
        weigh_cards_for_combat(state, seat, choices, count, weight, reason)
    else:
        weigh_rest(state, seat, choices, count, weight, reason)
