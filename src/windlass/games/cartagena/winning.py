"""Winning within one turn: whether there is still hope without luck, and which actions may bring it about."""

from __future__ import annotations

from windlass.engine.lesson import IDLE, USEFUL
from windlass.engine.rule import rule
from windlass.games.cartagena.actions import END
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import pirates_aboard


@rule
def hope(state: State, seat: int) -> bool:
    """Whether an action is left for every pirate that is not aboard yet."""
    return state.turn == seat and state.pirates - pirates_aboard(state, seat) <= state.actions - state.made


@rule
def promise(_state: State, _seat: int, action: int) -> int:
    """Any action may help but the end of the turn."""
    return IDLE if action == END else USEFUL
