"""What a position is worth to a seat, by what it may know: asked at quiet points only; what is half done is finished first."""

from __future__ import annotations

from typing import Any, Final

from windlass.bots.network import INPUT, OUTPUT, forward
from windlass.bots.settings import ADVISED, FINISHING, INPUTS, SEATS
from windlass.engine.batch.names import ACTOR, APPLY, FEATURES, IS_QUIET, LEGAL, OUTCOME, REDACT, WEIGH
from windlass.engine.batch.players import Desk, Mind
from windlass.engine.rule import rule

PATIENCE: Final = 200  # actions after which something half done is judged as it is


@rule
def advise(states: Any, at: int, choices: Any, count: int, desk: Desk) -> int:
    """The place of the action that rules of thumb like best, the first of equals."""
    WEIGH(states[at], choices, count, desk.weight, desk.reason)
    chosen = 0
    for index in range(1, count):
        if desk.weight[index] > desk.weight[chosen]:
            chosen = index
    return chosen


@rule
def finish(desk: Desk, at: int) -> None:
    """Play on by rules of thumb, everyone by what they may know, until a value may be asked."""
    choices = desk.menus[FINISHING]
    state = desk.states[at]
    made = 0
    while made < PATIENCE and not IS_QUIET(state):
        count = LEGAL(state, choices)
        chosen = 0
        if count > 1:
            desk.states[ADVISED] = desk.states[at]
            REDACT(desk.states[ADVISED], ACTOR(state))
            chosen = advise(desk.states, ADVISED, choices, count, desk)
        APPLY(state, choices[chosen], desk.journals[0])
        made += 1


@rule
def share_of_win(desk: Desk, seat: int, seats: int) -> float:
    """What a seat has won, from the places on the desk: first places share."""
    if desk.rank[seat] != 1:
        return 0.0
    winners = 0
    for other in range(seats):
        if desk.rank[other] == 1:
            winners += 1
    return 1.0 / winners


@rule
def chances(mind: Mind, desk: Desk, at: int, seat: int) -> None:
    """Everyone's chances from a seat on, as that seat may know the quiet position, which is redacted."""
    REDACT(desk.states[at], seat)
    FEATURES(desk.states[at], seat, desk.sheet[INPUT])
    forward(mind.weights, desk.sheet, mind.settings[INPUTS], mind.settings[SEATS])


@rule
def value(mind: Mind, desk: Desk, at: int, seat: int) -> float:
    """A seat's chance to win a position, which is finished and redacted for it."""
    finish(desk, at)
    if OUTCOME(desk.states[at], desk.rank) != 0:
        return share_of_win(desk, seat, mind.settings[SEATS])
    chances(mind, desk, at, seat)
    return float(desk.sheet[OUTPUT][0])
