"""Counting components: what never changes during a match, wherever it lies."""

from __future__ import annotations

from typing import Any

from windlass.engine.bits import members
from windlass.games.cartagena.components import BOAT, START
from windlass.games.cartagena.secrecy import suits_of
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import crowd, places_of


def conserved(state: State) -> Any:
    """Pirates of each seat, cards of each symbol and cards in all, and that crowds and memories agree with them."""
    pirates = [sum(state.pirates_on[seat]) for seat in range(state.seats)]
    row = state.row[: state.row_left]
    cards = [
        state.deck[symbol] + state.discard[symbol] + row.count(symbol) + sum(hand[symbol] for hand in state.hand)
        for symbol in range(state.symbols)
    ]
    total = state.deck_left + sum(state.discard) + state.row_left + sum(state.held)
    crowds = all(crowd(state, space) == sum(row[space] for row in state.pirates_on) for space in range(START + 1, BOAT))
    taken = all(members(spaces) == [at for at, on in enumerate(state.crowd) if on > level] for level, spaces in enumerate(state.taken))
    crews = all(members(crew) == sorted(set(places_of(state, seat))) for seat, crew in enumerate(state.crew))
    suits = all(suits == suits_of(hand) for suits, hand in zip(state.suits, state.hand, strict=True))
    remembered = all(state.known[seat][symbol] <= hand[symbol] for seat, hand in enumerate(state.hand) for symbol in range(state.symbols))
    counted = state.counted_all == [sum(column) for column in zip(*state.counted, strict=True)]
    return pirates, cards, total, crowds, taken, crews, suits, remembered, counted
