"""A captain's own cards: hand, deck, discard and reserve, and the box for destroyed ones. Rulebook, "Definitions"."""

from __future__ import annotations

from windlass.engine.chance import pick_counted
from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.rule import rule
from windlass.games.tortuga2199.components import FIRST_HUNT, KINDS
from windlass.games.tortuga2199.events import DESTROYED, DISCARDED, DREW, RESERVED, SHUFFLED, TOOK
from windlass.games.tortuga2199.state import GONE, State


@rule
def shuffle(state: State, seat: int, journal: Journal) -> None:
    """The discard becomes the new deck."""
    hand_back = state.discard[seat]
    deck = state.deck[seat]
    size = 0
    for kind in range(KINDS):
        size += hand_back[kind]
        deck[kind] += hand_back[kind]
        hand_back[kind] = 0
    state.deck_size[seat] += size
    if size > 0:
        tell(journal, SHUFFLED, EVERYONE, seat, size)


@rule
def draw(state: State, seat: int, cards: int, journal: Journal) -> None:
    """A seat draws that many cards, shuffling its discard when the deck is empty; fewer when both are."""
    for _ in range(cards):
        if state.deck_size[seat] == 0:
            shuffle(state, seat, journal)
        if state.deck_size[seat] == 0:
            return  # ruling tortuga2199-19
        kind = pick_counted(state.chance, state.deck[seat], state.deck_size[seat])
        state.deck[seat][kind] -= 1
        state.deck_size[seat] -= 1
        state.hand[seat][kind] += 1
        state.hand_size[seat] += 1
        tell(journal, DREW, 1 << seat, seat, kind)


@rule
def discard_everything(state: State, seat: int, journal: Journal) -> None:
    """All cards played this turn and all left in the hand go to the discard, face up."""
    heap = state.discard[seat]
    hand = state.hand[seat]
    for kind in range(KINDS):
        heap[kind] += state.played[kind] + hand[kind]
        state.played[kind] = 0
        if hand[kind] > 0:
            tell(journal, DISCARDED, EVERYONE, seat, kind, hand[kind])
            hand[kind] = 0
    state.hand_size[seat] = 0


@rule
def leave_hand(state: State, seat: int, kind: int) -> None:
    """One card of a kind is no longer in the hand."""
    state.hand[seat][kind] -= 1
    state.hand_size[seat] -= 1


@rule
def put_in_box(state: State, kind: int) -> None:
    """A card leaves the game; a hunt's token leaves with its card."""  # ruling tortuga2199-14
    state.destroyed[kind] += 1
    if kind >= FIRST_HUNT:
        state.captured[kind - FIRST_HUNT] = GONE


@rule
def destroy(state: State, seat: int, kind: int, journal: Journal) -> None:
    """A seat's card is destroyed."""
    put_in_box(state, kind)
    tell(journal, DESTROYED, EVERYONE, seat, kind)


@rule
def destroy_played(state: State, seat: int, kind: int, journal: Journal) -> None:
    """A card played this turn leaves the game; what it gave stays."""
    state.played[kind] -= 1
    destroy(state, seat, kind, journal)


@rule
def destroy_from_hand(state: State, seat: int, kind: int, journal: Journal) -> None:
    """A card in the hand leaves the game."""
    leave_hand(state, seat, kind)
    destroy(state, seat, kind, journal)


@rule
def put_in_reserve(state: State, seat: int, kind: int, journal: Journal) -> None:
    """A hand card goes face down to the empty reserve."""
    leave_hand(state, seat, kind)
    state.reserve[seat] = kind + 1
    tell(journal, RESERVED, 1 << seat, seat, kind)


@rule
def take_reserve(state: State, seat: int, journal: Journal) -> None:
    """The reserved card returns to the hand."""
    kind = state.reserve[seat] - 1
    state.reserve[seat] = 0
    state.hand[seat][kind] += 1
    state.hand_size[seat] += 1
    tell(journal, TOOK, 1 << seat, seat, kind)
