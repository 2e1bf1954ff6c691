"""Whether a position could stand on a table: all its parts agree with each other and with what is being decided."""

from __future__ import annotations

from typing import Final

from windlass.games.gravity.state import State
from windlass.games.gravity.validity import cards, decision, things

# In this order, for later checks rely on earlier ones.
_CHECKS: Final = (
    things.settings, decision.nothing_else_is_kept, things.map_holds, things.pieces, things.order, cards.secrets,
    decision.card_in_use, cards.zones, decision.step_follows, decision.something_to_choose,
)  # fmt: skip


def flaw(state: State) -> str:
    """The name of the first part that contradicts those before it, empty when all agree."""
    return next((part for check in _CHECKS for part, agrees in check(state) if not agrees), "")
