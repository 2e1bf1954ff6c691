"""Advice on the abilities of the card just laid down: as the table says, or by the rule `weigh_<verb>` where that depends."""

from __future__ import annotations

from typing import Final

from windlass.engine.record import Row
from windlass.engine.rule import dispatch, rule
from windlass.games.tortuga2199.abilities import USES, find_rules
from windlass.games.tortuga2199.actions import DONE, FIRST_CODE
from windlass.games.tortuga2199.advice.reasons import (
    FIRST,
    GAINS,
    LEAP,
    MOVING,
    REASONS,
    RESTS,
    TAKING,
    THINNER,
    TIDYING,
    VICTORY,
    WALLS,
    WASTEFUL,
    WINS,
)
from windlass.games.tortuga2199.advice.worth import REACH, THIN, WORTH, best_target, distance
from windlass.games.tortuga2199.components import CONTROL, LEVELS, VERBS
from windlass.games.tortuga2199.rules.abilities import verb_of
from windlass.games.tortuga2199.rules.ending import standing
from windlass.games.tortuga2199.rules.sectors import sector_of
from windlass.games.tortuga2199.state import State

_WEIGHTS: Final = {"first": FIRST, "soon": TAKING, "tidying": TIDYING, "never": -20}
USUAL_WEIGHT: Final = tuple(_WEIGHTS[use.urge] for use in USES)
USUAL_REASON: Final = tuple(REASONS.index(use.reason) for use in USES)


@rule
def weigh_abilities(state: State, seat: int, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Use whatever helps: draw, collect, look, raise, leap towards the best target, destroy the weakest card."""
    goal = sector_of(state, seat)
    if goal >= 0:
        goal = best_target(state, seat, goal, REACH[state.laid - 1])
    for index in range(count):
        weight[index] = 0
        reason[index] = RESTS
        action = choices[index]
        if action != DONE:
            verb = verb_of(action)
            weight[index] = USUAL_WEIGHT[verb]
            reason[index] = USUAL_REASON[verb]
            weigh_use(verb, state, seat, goal, action - FIRST_CODE[verb], index, weight, reason)


@rule
def weigh_as_usual(_state: State, _seat: int, _goal: int, _target: int, _index: int, _weight: Row, _reason: Row) -> None:
    """What the table says stands."""


@rule
def weigh_cash(state: State, seat: int, _goal: int, _target: int, index: int, weight: Row, reason: Row) -> None:
    """Influence for the card: to win, or late in the game."""
    if state.goal - standing(state, seat) <= 1:
        weight[index] = VICTORY
        reason[index] = WINS
    else:
        weight[index] = TIDYING if state.round > 8 else -10
        reason[index] = GAINS


@rule
def weigh_move(state: State, seat: int, goal: int, target: int, index: int, weight: Row, reason: Row) -> None:
    """Leap only towards the best target."""
    closer = distance(state, sector_of(state, seat), goal) - distance(state, target, goal)
    weight[index] = MOVING + closer if closer > 0 else -10
    reason[index] = LEAP if closer > 0 else WASTEFUL


@rule
def weigh_reinforce(_state: State, _seat: int, _goal: int, target: int, index: int, weight: Row, reason: Row) -> None:
    """Raise the sector worth most."""
    weight[index] = TAKING + CONTROL[target // LEVELS + 1]
    reason[index] = WALLS


@rule
def weigh_destroy(_state: State, _seat: int, _goal: int, target: int, index: int, weight: Row, reason: Row) -> None:
    """Destroy the weakest card, if it is weak; a played one has done its work."""
    value = THIN - WORTH[target]
    weight[index] = TIDYING + value * 2 + 1 if value > 0 else -60
    reason[index] = THINNER if value > 0 else WASTEFUL


@rule
def weigh_scrap(_state: State, _seat: int, _goal: int, target: int, index: int, weight: Row, reason: Row) -> None:
    """Destroy the weakest card of the hand, if it is weak."""
    value = THIN - WORTH[target]
    weight[index] = TIDYING + value * 2 if value > 0 else -60
    reason[index] = THINNER if value > 0 else WASTEFUL


weigh_use: Final = dispatch(find_rules(globals(), "weigh", VERBS, "state, seat, goal, target, index, weight, reason", weigh_as_usual))
