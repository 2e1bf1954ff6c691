"""What a position is worth to a seat, by what it may know: asked at quiet points only; what is half done is finished first."""

from __future__ import annotations

from typing import Any, Final

from windlass.bots.network import INPUT, OUTPUT, forward
from windlass.bots.settings import ADVISED, ERROR, FINISHING, INPUTS, MOST_TASTES, SEATS, TASTES
from windlass.engine.batch.names import ACTOR, APPLY, FEATURES, IS_QUIET, LEGAL, OUTCOME, REDACT, WEIGH
from windlass.engine.batch.players import Desk, Mind
from windlass.engine.rule import rule

SURE: Final = 0.999  # what no judgement goes beyond, so that a win is better than any hope of it
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
    return judgement(mind, desk, seat)


@rule
def judgement(mind: Mind, desk: Desk, seat: int) -> float:
    """The chance of the seat whose features lie on the desk as this mind sees it: with its tastes, and off by a steady error."""
    worth = float(desk.sheet[OUTPUT][0])
    if mind.settings[ERROR] == 0 and mind.settings[TASTES + 1] == 0:
        return worth
    worth += error_of(desk.sheet[INPUT], mind.settings[INPUTS], seat) * mind.settings[ERROR] / 1000.0
    for taste in range(MOST_TASTES):
        place = TASTES + 2 * taste
        worth += desk.sheet[INPUT][mind.settings[place]] * mind.settings[place + 1] / 10000.0
    return float(min(max(worth, 1.0 - SURE), SURE))


@rule
def error_of(features: Any, inputs: int, seat: int) -> float:
    """A number from -1 to 1 that follows from what is seen and who sees it: whoever looks again errs again in the same way."""
    word = seat + 1
    for place in range(inputs):
        word = (word * 0x9E3779B1 + int(features[place])) & 0xFFFFFFFF
    word = ((word ^ (word >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
    word = ((word ^ (word >> 12)) * 0x297A2D39) & 0xFFFFFFFF
    return (word ^ (word >> 15)) / 2147483648.0 - 1.0
