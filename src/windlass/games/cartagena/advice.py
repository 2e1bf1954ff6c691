"""Rules of thumb: how good each action looks to someone who sees only what its seat may know, and why."""

from __future__ import annotations

from typing import Final

from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.cartagena.actions import END, RETREAT, STARTS
from windlass.games.cartagena.components import BOAT
from windlass.games.cartagena.forecast import cards_drawn, passed
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import fallback, landing, pirates_aboard, rearmost

REASONS: Final = ("boards", "leaps", "runs", "steps", "more-cards", "one-card", "no-card", "leaves-boat", "keeps")
BOARDS, LEAPS, RUNS, STEPS, MORE_CARDS, ONE_CARD, NO_CARD, LEAVES_BOAT, KEEPS = range(len(REASONS))

LEAP: Final = 8  # spaces that make an advance worth remarking on
SCALE: Final = 10  # weight of one space of the tunnel
ABOARD: Final = 60  # the boat is worth this much beyond the last space
ESCAPE: Final = 10_000  # the last pirate aboard wins at once
CARD_VALUE: Final = (110, 95, 85, 70, 60, 50, 35, 20, 8, 2)  # of one more card, by how many are held; a full hand wants none


@rule
def card_value(held: int) -> int:
    """What one more card is worth to a hand of this size."""
    return CARD_VALUE[held] if held < 10 else 0


@rule
def worth(state: State, space: int) -> int:
    """What a pirate here is worth: its way so far, and the boat's safety."""
    return (state.last + 1) * SCALE + ABOARD if space == BOAT else space * SCALE


@rule
def weigh(state: State, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Weigh ways gained against cards spent, and cards gained against ways lost."""
    seat = state.turn
    held = state.held[seat]
    for index in range(count):
        action = choices[index]
        if action == END:
            weight[index] = 0
            reason[index] = KEEPS
        elif action < RETREAT:
            space = action % STARTS
            target = landing(state, action // STARTS, space)
            weight[index] = worth(state, target) - worth(state, space) - card_value(held - 1) + straggling(state, seat, space)
            if target == BOAT and pirates_aboard(state, seat) == state.pirates - 1:
                weight[index] += ESCAPE
            reason[index] = why_advance(state, action // STARTS, space, target)
        else:
            weight[index] = weigh_retreat(state, action - RETREAT + 1, held)
            reason[index] = why_retreat(state, action - RETREAT + 1)


@rule
def why_advance(state: State, symbol: int, space: int, target: int) -> int:
    """What an advance is good for: a long way is a leap only if somebody was passed."""
    if target == BOAT:
        return BOARDS
    if target - space < LEAP:
        return STEPS
    return LEAPS if passed(state, symbol, space, target) != 0 else RUNS


@rule
def straggling(state: State, seat: int, space: int) -> int:
    """A little extra for moving the rearmost pirate: the boat waits for all."""
    return 15 if space == rearmost(state, seat) else 0


@rule
def weigh_retreat(state: State, space: int, held: int) -> int:
    """Cards drawn against way lost."""
    target = fallback(state, space)
    gain = 0
    for card in range(cards_drawn(state, target)):
        gain += card_value(held + card)
    return gain - (worth(state, space) - worth(state, target))


@rule
def why_retreat(state: State, space: int) -> int:
    """What a retreat is good for."""
    if space == BOAT:
        return LEAVES_BOAT
    cards = cards_drawn(state, fallback(state, space))
    if cards == 0:
        return NO_CARD
    return ONE_CARD if cards == 1 else MORE_CARDS
