"""Why an action is not legal now, in terms its actor may know."""

from __future__ import annotations

from windlass.engine.refusal import Refusal
from windlass.games.cartagena.actions import ACTIONS, Advance, EndTurn, face, place, symbol_text
from windlass.games.cartagena.components import BOAT
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import pirates_at


def why_not(state: State, action: int) -> Refusal:
    """The most specific reason against an action that is not in the menu."""
    if not 0 <= action < ACTIONS:
        return Refusal("action.unknown", code=action)
    asked = face(action)
    if isinstance(asked, EndTurn):
        return Refusal("cartagena.first-action")
    if pirates_at(state, state.turn, asked.space) == 0:
        return Refusal("cartagena.no-pirate", place=place(asked.space))
    if isinstance(asked, Advance):
        return Refusal("cartagena.no-such-card", symbol=symbol_text(asked.symbol))
    if asked.space == BOAT and not state.boat_retreat:
        return Refusal("cartagena.boat-is-final")
    return Refusal("cartagena.nobody-behind", place=place(asked.space))
