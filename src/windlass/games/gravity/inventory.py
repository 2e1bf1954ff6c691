"""Counting components: what never changes during a match, wherever it lies."""

from __future__ import annotations

from typing import Any

from windlass.games.gravity.components import ISLANDS, KINDS
from windlass.games.gravity.state import NOBODY, State

ZONES = ("deck", "hand", "discard", "saved", "laid", "played")


def conserved(state: State) -> Any:
    """Hunters of each seat, mercenaries, cards of each seat and kind, and whether sizes and owners agree with what they describe."""
    hunters = [hunters_of(state, seat) for seat in range(state.seats)]
    mercenaries = state.reserve + sum(state.mercenaries) + sum(state.hired) + state.lifted[1]
    cards = [[sum(getattr(state, zone)[seat][kind] for zone in ZONES) for kind in range(KINDS)] for seat in range(state.seats)]
    sizes = all(
        getattr(state, f"{zone}_size")[seat] == sum(getattr(state, zone)[seat]) for zone in ZONES[1:5] for seat in range(state.seats)
    )
    rows = all(state.played[seat][kind] == state.row[seat].count(1 + kind) for seat in range(state.seats) for kind in range(KINDS))
    owners = all((state.owner[island] == NOBODY) == (state.hunters[island] == 0) for island in range(ISLANDS))
    return hunters, mercenaries, cards, sizes, rows, owners


def hunters_of(state: State, seat: int) -> int:
    """All hunters of a seat: on islands, aboard, destroyed and in its hand."""
    on_map = sum(state.hunters[island] for island in range(ISLANDS) if state.owner[island] == seat)
    in_hand = state.lifted[0] if seat == state.mover else 0
    return on_map + state.crew[seat] + state.fallen[seat] + in_hand
