"""Rules of thumb: how good each action looks to someone who sees only what its seat may know, and why."""

from __future__ import annotations

from typing import Final

from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import (
    AGAINST,
    BRIBE,
    CALL,
    CASTLE,
    CHOOSE,
    CONVERT,
    DO,
    DOCK,
    DRILL,
    ENDOW,
    ENOUGH,
    FINISH,
    FROM,
    IDLE,
    JOIN,
    KEEP,
    LAY,
    LODGE,
    LOSE,
    MINE,
    MINE_ALL,
    NURSE,
    ORIENT,
    PASS,
    PLACE,
    PLAY,
    POST_HUNTERS,
    POST_MERCENARIES,
    PULL,
    PUT_PERMANENT,
    PUT_TEMPORARY,
    RECRUIT,
    ROTATE,
    SAVE,
    SEND,
    SETTLE,
    SLAY,
    SPOIL,
    STRIKE,
    SWAP,
    TAP,
    THROW,
    TUG,
)
from windlass.games.gravity.components import AIRSHIP, CARD_ACTION, ISLANDS, KEPT, KINDS, SIDES, STEP_Q, STEP_R
from windlass.games.gravity.judgement import (
    GUARD,
    UNIT,
    best_capture,
    best_yield,
    home_of,
    worth_of_action,
    worth_of_capture,
    worth_of_gain,
    worth_of_map,
    worth_of_swap,
)
from windlass.games.gravity.rules.control import pieces_on
from windlass.games.gravity.rules.geography import COUNT, survey
from windlass.games.gravity.rules.gravitation import TURNS_OF_ONE, turn_island
from windlass.games.gravity.rules.turns import can_choose, can_do
from windlass.games.gravity.state import ACTING, EXTRA, FORCE, NOBODY, NOTHING, State

REASONS: Final = ("gravity", "yield", "capture", "guard", "rival", "cards", "enclose", "nothing-better")
FOR_GRAVITY: Final = 0
FOR_YIELD: Final = 1
FOR_CAPTURE: Final = 2
FOR_GUARD: Final = 3
AGAINST_RIVAL: Final = 4
FOR_CARDS: Final = 5
TO_ENCLOSE: Final = 6
NOTHING_BETTER: Final = 7

# What speaks for each of the twelve actions.
WHY: Final = (
    FOR_CAPTURE, FOR_GRAVITY, FOR_GUARD, FOR_GRAVITY, AGAINST_RIVAL, FOR_GRAVITY,
    FOR_GUARD, FOR_GRAVITY, FOR_GUARD, FOR_YIELD, FOR_GUARD, FOR_GRAVITY,
)  # fmt: skip
USUAL: Final = (14, 14, 6, 8, 10, 5)  # what each kind of card is good for in the long run
DULL: Final = 4  # a card worth less is better saved or thrown away


@rule
def weigh(state: State, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Weigh every action of the menu by itself."""
    seat = state.mover
    for index in range(count):
        action = choices[index]
        if action < DO:
            weight[index] = weigh_card(state, seat, action)
            reason[index] = why_card(state, seat, action)
        elif action < PULL:
            weight[index] = weigh_deed(state, seat, action)
            reason[index] = why_deed(state, action)
        else:
            weight[index] = weigh_island(state, seat, action)
            reason[index] = TO_ENCLOSE
