"""Counting components: what never changes during a match, wherever it lies."""

from __future__ import annotations

from typing import Any

from windlass.games.tortuga2199 import notation
from windlass.games.tortuga2199.components import HUNTS
from windlass.games.tortuga2199.state import State


def conserved(state: State) -> Any:
    """Cards of each kind, hunt tokens, minerals tokens, and whether every noted size is true: constant throughout a match."""
    cards = [laid_out + stock for laid_out, stock in zip(notation.cards_laid_out(state), state.stock, strict=True)]
    tokens = [sum(hunt > 0 for hunt in state.hunt) + sum(holder > 0 for holder in state.captured), HUNTS]
    minerals = sum(state.mineral) + sum(state.minerals) + state.cache
    sizes = [
        all(
            sum(state.hand[seat]) == state.hand_size[seat] and sum(state.deck[seat]) == state.deck_size[seat] for seat in range(state.seats)
        ),
        sum(state.attack) == state.committed,
    ]
    return cards, tokens, minerals, sizes
