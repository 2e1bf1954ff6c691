"""What a choice would do: the way of the pirate, the spaces it passes over, the cards it draws."""

from __future__ import annotations

import msgspec

from windlass.engine.bits import members
from windlass.engine.rule import rule
from windlass.games.cartagena.actions import END, RETREAT, STARTS
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import crowd, fallback, landing


class Preview(msgspec.Struct):
    """What a legal action would do: the way of the pirate, the spaces it passes over, and how many cards it draws."""

    symbol: int
    start: int
    target: int
    passed: list[int]
    draws: int
    ends_turn: bool


@rule
def cards_left(state: State) -> int:
    """How many cards can still be drawn: all that are in no hand."""
    left = state.deck_left + state.row_left
    for symbol in range(state.symbols):
        left += state.discard[symbol]
    return left


@rule
def cards_drawn(state: State, target: int) -> int:
    """How many cards a pirate that falls back to this space draws: one for each pirate there, as long as there are cards."""
    return min(crowd(state, target), cards_left(state))


@rule
def passed(state: State, symbol: int, space: int, target: int) -> int:
    """The set of spaces of its symbol that a pirate on this way passes, all of them occupied."""
    return state.spots[symbol] & ((1 << target) - (2 << space))


def preview(state: State, code: int) -> Preview:
    """What one action would do."""
    last_one = state.made + 1 == state.actions
    if code == END:
        return Preview(-1, -1, -1, [], 0, ends_turn=True)
    if code < RETREAT:
        symbol, start = divmod(code, STARTS)
        target = landing(state, symbol, start)
        return Preview(symbol, start, target, members(passed(state, symbol, start, target)), 0, last_one)
    start = code - RETREAT + 1
    target = fallback(state, start)
    return Preview(-1, start, target, [], cards_drawn(state, target), last_one)
