"""What a seat may know: in hidden play its own hand, everyone's number of cards, the discard and the row.

What follows from counting cards is kept. At two seats that is all that can be known; with more, what the other hands hold together
is kept, but nothing is concluded about which of them holds it beyond what was seen being taken.
"""

from __future__ import annotations

from windlass.engine.chance import below, pick_counted
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.cartagena.components import SYMBOLS
from windlass.games.cartagena.state import State


@rule
def redact(state: State, seat: int) -> None:
    """Blank the generator and, where hands are hidden, the other hands and the deck, keeping their sizes."""
    for word in range(4):
        state.chance[word] = 0
    if state.hidden_hands == 0:
        return
    for symbol in range(state.symbols):
        state.deck[symbol] = 0
        for other in range(state.seats):
            if other != seat:
                state.hand[other][symbol] = 0
                state.counted[other][symbol] = 0
                state.suits[other] = 0


@rule
def imagine(state: State, seat: int) -> None:
    """Deal the cards nobody has shown to the other hands, which hold at least what is certain, and to the deck."""
    if state.hidden_hands == 0:
        return
    for other in range(state.seats):
        if other != seat:
            for symbol in range(state.symbols):
                state.hand[other][symbol] = state.known[other][symbol]
    unseen = 0
    for symbol in range(state.symbols):
        for _ in range(certain(state, seat, symbol) - in_other_hands(state, seat, symbol)):
            state.hand[some_gap(state, seat)][symbol] += 1
        state.deck[symbol] = out_of_sight(state, seat, symbol) - in_other_hands(state, seat, symbol)
        unseen += state.deck[symbol]
    for other in range(state.seats):
        if other != seat:
            for _ in range(gap(state, other)):
                state.hand[other][pick_unseen(state, unseen)] += 1
                unseen -= 1
            state.suits[other] = suits_of(state.hand[other])
    for _ in range(unseen - state.deck_left):  # cards that a written position leaves out
        pick_unseen(state, unseen)
        unseen -= 1
    if state.reshuffled == 1:
        imagine_counts(state, seat)


@rule
def certain(state: State, seat: int, symbol: int) -> int:
    """How many cards of a symbol the other hands hold at least, as this seat can work out."""
    seen = 0
    for other in range(state.seats):
        if other != seat:
            seen += state.known[other][symbol]
    return max(seen, counted_in_others(state, seat, symbol))


@rule
def counted_in_others(state: State, seat: int, symbol: int) -> int:
    """Cards of a symbol in the other hands at the last reshuffle or taken in sight since, less those they played; it may be below 0."""
    return state.counted_all[symbol] if seat < 0 else state.counted_all[symbol] - state.counted[seat][symbol]


@rule
def in_other_hands(state: State, seat: int, symbol: int) -> int:
    """How many cards of a symbol the other hands hold."""
    cards = 0
    for other in range(state.seats):
        if other != seat:
            cards += state.hand[other][symbol]
    return cards


@rule
def out_of_sight(state: State, seat: int, symbol: int) -> int:
    """How many cards of a symbol a seat sees nowhere: they are in the deck or in other hands."""
    left = state.copies - state.discard[symbol]
    if seat >= 0:
        left -= state.hand[seat][symbol]
    for place in range(state.row_left):
        if state.row[place] == symbol:
            left -= 1
    return left


@rule
def gap(state: State, seat: int) -> int:
    """How many cards a hand lacks that is being imagined."""
    missing = state.held[seat]
    for symbol in range(state.symbols):
        missing -= state.hand[seat][symbol]
    return missing


@rule
def some_gap(state: State, seat: int) -> int:
    """Another seat, each as likely as its hand lacks cards."""
    missing = 0
    for other in range(state.seats):
        if other != seat:
            missing += gap(state, other)
    place = below(state.chance, missing)
    other = 0
    while other == seat or place >= gap(state, other):
        if other != seat:
            place -= gap(state, other)
        other += 1
    return other


@rule
def pick_unseen(state: State, unseen: int) -> int:
    """The symbol of one of the cards out of sight, which is taken away from them."""
    symbol = pick_counted(state.chance, state.deck, unseen)
    state.deck[symbol] -= 1
    return symbol


@rule
def imagine_counts(state: State, seat: int) -> None:
    """Share the cards that the others must have drawn unseen since the reshuffle among them: that much each of them knows more."""
    others = state.seats if seat < 0 else state.seats - 1
    for symbol in range(state.symbols):
        drawn = in_other_hands(state, seat, symbol) - counted_in_others(state, seat, symbol)
        for other in range(state.seats):
            if other != seat:
                state.counted[other][symbol] = state.hand[other][symbol]
        beyond = max(0, -state.counted[seat][symbol]) if seat >= 0 else 0
        for _ in range(drawn):
            other = below(state.chance, others)
            if seat >= 0 and other >= seat:
                other += 1
            while other == seat or (state.counted[other][symbol] <= 0 and beyond == state.discard[symbol]):
                other = (other + 1) % state.seats  # together all played no more than lies in the discard
            if state.counted[other][symbol] <= 0:
                beyond += 1
            state.counted[other][symbol] -= 1


@rule
def suits_of(hand: Row) -> int:
    """The symbols in a hand, one bit each."""
    suits = 0
    for symbol in range(SYMBOLS):
        if hand[symbol] > 0:
            suits |= 1 << symbol
    return suits
