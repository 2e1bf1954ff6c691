"""Drawing and choosing cards. Rulebook, "Preparation phase"."""

from __future__ import annotations

from windlass.engine.chance import pick_counted
from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import KEEP, THROW
from windlass.games.gravity.components import DECK, DRAWN, KEPT, KINDS, MOST_COPIES, TURNS
from windlass.games.gravity.events import DREW, KEPT_HAND, THREW
from windlass.games.gravity.state import KEEPING, PASSING_ON, State


@rule
def deck_size(state: State, seat: int) -> int:
    """Cards in a seat's deck, known to everyone."""
    left = DECK - state.hand_size[seat] - state.discard_size[seat] - state.saved_size[seat] - state.laid_size[seat]
    for kind in range(KINDS):
        left -= state.played[seat][kind]
    return left


@rule
def draw(state: State, seat: int, cards: int, journal: Journal) -> None:
    """A seat takes cards off its deck, which is any cards of it: nobody knows their order."""
    packed = 0
    left = deck_size(state, seat)
    for card in range(cards):
        kind = pick_counted(state.chance, state.deck[seat], left - card)
        state.deck[seat][kind] -= 1
        state.hand[seat][kind] += 1
        packed += pack(kind)
    state.hand_size[seat] += cards
    tell(journal, DREW, 1 << seat, seat, cards, packed)


@rule
def pack(kind: int) -> int:
    """One card of a kind as a summand of the number that stands for several cards in the journal."""
    unit = 1
    for _ in range(kind):
        unit *= MOST_COPIES + 1
    return unit


@rule
def begin_preparation(state: State, journal: Journal) -> None:
    """Everyone draws; the first player chooses first; ruling gravity-03."""
    for seat in range(state.seats):
        draw(state, seat, DRAWN, journal)
    state.mover = state.first
    state.step = KEEPING


@rule
def legal_keeping(state: State, out: Row) -> int:
    """Any card may be thrown away; the rest may be kept once it is no more than the limit."""
    seat = state.mover
    count = 0
    for kind in range(KINDS):
        if state.hand[seat][kind] > 0:
            out[count] = THROW + kind
            count += 1
    if state.hand_size[seat] <= KEPT:
        out[count] = KEEP
        count += 1
    return count


@rule
def apply_keeping(state: State, action: int, journal: Journal) -> None:
    """Throw a card away, or fill the hand up, take the saved cards, and let the next seat choose."""
    seat = state.mover
    if action != KEEP:
        kind = action - THROW
        state.hand[seat][kind] -= 1
        state.hand_size[seat] -= 1
        state.discard[seat][kind] += 1
        state.discard_size[seat] += 1
        tell(journal, THREW, 1 << seat, seat, kind)
        if state.hand_size[seat] > 0:
            return
    if state.hand_size[seat] < KEPT:
        draw(state, seat, KEPT - state.hand_size[seat], journal)
    take_saved(state, seat)
    tell(journal, KEPT_HAND, EVERYONE, seat, state.hand_size[seat])
    state.mover = (seat + 1) % state.seats
    if state.mover == state.first:
        state.turn = state.first
        state.step = PASSING_ON


@rule
def take_saved(state: State, seat: int) -> None:
    """Saved cards join the hand."""
    for kind in range(KINDS):
        state.hand[seat][kind] += state.saved[seat][kind]
        state.saved[seat][kind] = 0
    state.hand_size[seat] += state.saved_size[seat]
    state.saved_size[seat] = 0


@rule
def gather_cards(state: State, seat: int) -> None:
    """All cards of a seat but the saved ones return to its deck."""
    for kind in range(KINDS):
        state.deck[seat][kind] += state.hand[seat][kind] + state.discard[seat][kind] + state.laid[seat][kind] + state.played[seat][kind]
        state.hand[seat][kind] = 0
        state.discard[seat][kind] = 0
        state.laid[seat][kind] = 0
        state.played[seat][kind] = 0
    for turn in range(TURNS):
        state.row[seat][turn] = 0
    state.hand_size[seat] = 0
    state.discard_size[seat] = 0
    state.laid_size[seat] = 0
