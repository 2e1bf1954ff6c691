"""Playouts by rules of thumb: a world played to its end, everyone following advice on what they may know."""

from __future__ import annotations

from typing import Final

from windlass.bots.settings import ADVISED, FINISHING
from windlass.bots.value import advise
from windlass.engine.batch.names import ACTOR, APPLY, LEGAL, OUTCOME, REDACT
from windlass.engine.batch.players import Desk
from windlass.engine.rule import rule

LONGEST: Final = 3000  # decisions after which nobody has won


@rule
def play_out(desk: Desk, at: int) -> int:
    """Play a world to its end and leave the places in desk.rank; gives how it ended, 0 when it did not."""
    state = desk.states[at]
    menu = desk.menus[FINISHING]
    for _ in range(LONGEST):
        count = LEGAL(state, menu)
        if count == 0:
            break
        chosen = 0
        if count > 1:
            desk.states[ADVISED] = desk.states[at]
            REDACT(desk.states[ADVISED], ACTOR(state))
            chosen = advise(desk.states, ADVISED, menu, count, desk)
        APPLY(state, menu[chosen], desk.journals[0])
    return OUTCOME(state, desk.rank)  # type: ignore[no-any-return]
