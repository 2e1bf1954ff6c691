"""The rules of Cartagena in the rulebook's order: a turn, moving forward, moving backward, drawing, the end."""

from __future__ import annotations

from typing import Final

from windlass.engine.bits import lowest
from windlass.engine.chance import pick_counted
from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.cartagena.actions import END, RETREAT, STARTS
from windlass.games.cartagena.components import BOAT, ROW
from windlass.games.cartagena.events import (
    ADVANCED,
    DREW,
    ESCAPED,
    FROZEN,
    NOTHING_LEFT,
    RESHUFFLED,
    RETREATED,
    ROW_LAID,
    SKIPPED,
    STALLED,
    TURN,
)
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import crowd, fallback, landing, move, movers, pirates_aboard, retreaters, standing

# How a game ends.
BY_ESCAPE: Final = 1
BY_FREEZE: Final = 2
BY_STALL: Final = 3
ENDINGS: Final = ("escaped", "frozen", "stalled")

# -- A turn: one to three actions, the first compulsory --------------------------------------------------------------


@rule
def actor(state: State) -> int:
    """The seat whose turn it is, or -1 once the boat has left or nobody can move."""
    return -1 if state.ended != 0 else state.turn


@rule
def legal(state: State, out: Row) -> int:
    """Every card with every pirate it can move, every pirate that can fall back, and after the first action an end."""
    if state.ended != 0:
        return 0
    count = offer_cards(state, state.turn, out)
    places = retreaters(state, state.turn)
    while places != 0:
        out[count] = RETREAT - 1 + lowest(places)
        count += 1
        places &= places - 1
    if state.made > 0:  # ruling cartagena-04
        out[count] = END
        count += 1
    return count


@rule
def offer_cards(state: State, seat: int, out: Row) -> int:
    """Write every card of a hand with every pirate it can move: with each card the same pirates as with the first."""
    suits = state.suits[seat]
    if suits == 0:
        return 0
    first = lowest(suits) * STARTS
    width = 0
    places = movers(state, seat)
    while places != 0:
        out[width] = first + lowest(places)
        width += 1
        places &= places - 1
    count = width
    suits &= suits - 1
    while suits != 0:
        onward = lowest(suits) * STARTS - first
        suits &= suits - 1
        for place in range(width):
            out[count] = out[place] + onward
            count += 1
    return count


@rule
def apply(state: State, action: int, journal: Journal) -> None:
    """Make one action; pass the turn on when it was the last."""
    if action == END:
        pass_turn(state, journal)
        return
    if action < RETREAT:
        symbol = action // STARTS
        advance(state, symbol, action - symbol * STARTS, journal)
    else:
        retreat(state, action - RETREAT + 1, journal)
    state.made += 1
    if state.ended == 0 and state.made == state.actions:
        pass_turn(state, journal)


@rule
def pass_turn(state: State, journal: Journal) -> None:
    """The next seat that can act takes its turn; a seat that cannot is skipped, and a full circle of skips is the end."""
    state.made = 0
    stuck = 0
    while True:
        state.turn += 1
        if state.turn == state.seats:
            state.turn = 0
            state.round += 1
            if state.stall_limit > 0 and state.round - state.progress > state.stall_limit:  # ruling cartagena-07
                state.ended = BY_STALL
                tell(journal, STALLED, EVERYONE, state.stall_limit)
                return
        if can_act(state, state.turn):
            tell(journal, TURN, EVERYONE, state.turn)
            return
        stuck += 1
        tell(journal, SKIPPED, EVERYONE, state.turn)  # ruling cartagena-05
        if state.skip_draws == 1 and draw(state, state.turn, journal):
            stuck = 0
        if stuck == state.seats:  # ruling cartagena-06
            state.ended = BY_FREEZE
            tell(journal, FROZEN, EVERYONE)
            return


@rule
def can_act(state: State, seat: int) -> bool:
    """Whether a seat holds a card or has a pirate that can fall back."""
    return state.held[seat] > 0 or retreaters(state, seat) != 0


# -- Playing a card and moving forward -------------------------------------------------------------------------------


@rule
def advance(state: State, symbol: int, space: int, journal: Journal) -> None:
    """Discard the card, move the pirate; the game ends at once when a seat's last pirate boards."""
    seat = state.turn
    give_up(state, seat, symbol)
    target = landing(state, symbol, space)
    move(state, seat, space, target)
    tell(journal, ADVANCED, EVERYONE, seat, symbol, space, target)
    if target == BOAT:
        note_boarding(state, seat)
        if pirates_aboard(state, seat) == state.pirates:
            state.ended = BY_ESCAPE
            tell(journal, ESCAPED, EVERYONE, seat)


@rule
def give_up(state: State, seat: int, symbol: int) -> None:
    """A card of this symbol goes from a hand to the discard."""
    state.hand[seat][symbol] -= 1
    state.held[seat] -= 1
    if state.hand[seat][symbol] == 0:
        state.suits[seat] ^= 1 << symbol
    if state.known[seat][symbol] > 0:  # ruling cartagena-11
        state.known[seat][symbol] -= 1
    if state.reshuffled == 1:
        note_counted(state, seat, symbol, -1)
    state.discard[symbol] += 1


@rule
def note_boarding(state: State, seat: int) -> None:
    """More pirates aboard than this seat ever had counts as progress."""
    aboard = pirates_aboard(state, seat)
    if aboard > state.best[seat]:
        state.best[seat] = aboard
        state.progress = state.round


# -- Moving backward and drawing -------------------------------------------------------------------------------------


@rule
def retreat(state: State, space: int, journal: Journal) -> None:
    """Fall back and draw a card for every pirate already standing there."""
    seat = state.turn
    target = fallback(state, space)
    cards = crowd(state, target)
    move(state, seat, space, target)
    tell(journal, RETREATED, EVERYONE, seat, space, target)
    for _ in range(cards):
        draw(state, seat, journal)


@rule
def draw(state: State, seat: int, journal: Journal) -> bool:
    """A seat takes one card, from the row if it is open; false when no card is left anywhere but in hands."""
    if state.open_row == 1:
        if state.row_left == 0:
            lay_row(state, journal)
        if state.row_left > 0:
            take_from_row(state, seat, journal)
            return True
    else:
        if state.deck_left == 0:
            reshuffle(state, journal)
        if state.deck_left > 0:
            symbol = take_from_deck(state)
            gain(state, seat, symbol)
            tell(journal, DREW, 1 << seat, seat, symbol)
            return True
    tell(journal, NOTHING_LEFT, EVERYONE, seat)  # ruling cartagena-08
    return False


@rule
def gain(state: State, seat: int, symbol: int) -> None:
    """A card of this symbol comes into a hand."""
    state.hand[seat][symbol] += 1
    state.suits[seat] |= 1 << symbol
    state.held[seat] += 1


@rule
def take_from_row(state: State, seat: int, journal: Journal) -> None:
    """Take the row's next card in sight of everyone; an empty row is laid anew at once."""
    symbol = state.row[0]
    state.row_left -= 1
    for place in range(state.row_left):
        state.row[place] = state.row[place + 1]
    state.row[state.row_left] = 0
    gain(state, seat, symbol)
    if state.hidden_hands == 1:
        state.known[seat][symbol] += 1
    if state.reshuffled == 1:
        note_counted(state, seat, symbol, 1)
    tell(journal, DREW, EVERYONE, seat, symbol)
    if state.row_left == 0:  # ruling cartagena-09
        lay_row(state, journal)


@rule
def lay_row(state: State, journal: Journal) -> None:
    """Lay out a full row from the deck, reshuffling when it runs out; a shorter one if there are no more cards."""
    while state.row_left < ROW:
        if state.deck_left == 0:
            reshuffle(state, journal)
        if state.deck_left == 0:  # ruling cartagena-10
            break
        state.row[state.row_left] = take_from_deck(state)
        state.row_left += 1
    if state.row_left > 0:
        tell(journal, ROW_LAID, EVERYONE, state.row_left)


@rule
def take_from_deck(state: State) -> int:
    """The symbol of the top card, which is any card of the deck: nobody knows their order."""
    symbol = pick_counted(state.chance, state.deck, state.deck_left)
    state.deck[symbol] -= 1
    state.deck_left -= 1
    return symbol


@rule
def reshuffle(state: State, journal: Journal) -> None:
    """The discard becomes the new deck, but not before a card is due."""  # ruling cartagena-16
    if state.hidden_hands == 1:
        count_hands(state)
    for symbol in range(state.symbols):
        state.deck[symbol] += state.discard[symbol]
        state.deck_left += state.discard[symbol]
        state.discard[symbol] = 0
    if state.deck_left > 0:
        tell(journal, RESHUFFLED, EVERYONE, state.deck_left)


@rule
def count_hands(state: State) -> None:
    """Remember what everyone could count when the deck was empty: all cards out of sight were in hands."""  # ruling cartagena-17
    state.reshuffled = 1
    for symbol in range(state.symbols):
        state.counted_all[symbol] = 0
        for seat in range(state.seats):
            state.counted[seat][symbol] = state.hand[seat][symbol]
            state.counted_all[symbol] += state.hand[seat][symbol]


@rule
def note_counted(state: State, seat: int, symbol: int, change: int) -> None:
    """A card came into a hand or left it in sight of everyone."""
    state.counted[seat][symbol] += change
    state.counted_all[symbol] += change


# -- The end ---------------------------------------------------------------------------------------------------------


@rule
def outcome(state: State, rank: Row) -> int:
    """How the game ended; the escaped seat is first, the others follow by how far they came; a stalled game is a draw."""
    if state.ended == 0:
        return 0
    for seat in range(state.seats):
        rank[seat] = 1
        if state.ended != BY_STALL:
            for other in range(state.seats):
                if standing(state, other) > standing(state, seat):
                    rank[seat] += 1
    return state.ended
