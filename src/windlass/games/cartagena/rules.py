"""The rules of Cartagena in the rulebook's order: a turn, moving forward, moving backward, drawing, the end."""

from __future__ import annotations

from typing import Final

from windlass.engine.chance import pick_counted
from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.cartagena.actions import END, RETREAT, STARTS
from windlass.games.cartagena.components import BOAT, CROWD, ROW, START
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
    seat = state.turn
    where = state.where[seat]
    count = 0
    for symbol in range(state.symbols):
        if state.hand[seat][symbol] > 0:
            before = -1
            for pirate in range(state.pirates):
                space = where[pirate]
                if space != before and space != BOAT:
                    out[count] = symbol * STARTS + space
                    count += 1
                before = space
    before = START
    for pirate in range(state.pirates):
        space = where[pirate]
        if space != before and can_retreat(state, space):
            out[count] = RETREAT + space - 1
            count += 1
        before = space
    if state.made > 0:  # ruling cartagena-04
        out[count] = END
        count += 1
    return count


@rule
def apply(state: State, action: int, journal: Journal) -> None:
    """Make one action; pass the turn on when it was the last."""
    if action == END:
        pass_turn(state, journal)
        return
    if action < RETREAT:
        advance(state, action // STARTS, action % STARTS, journal)
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
    if state.held[seat] > 0:
        return True
    for pirate in range(state.pirates):
        if can_retreat(state, state.where[seat][pirate]):
            return True
    return False


# -- Playing a card and moving forward -------------------------------------------------------------------------------


@rule
def landing(state: State, symbol: int, space: int) -> int:
    """The space a pirate reaches with this card: the next empty one that shows its symbol, else the boat."""
    for ahead in range(space + 1, state.last + 1):
        if state.track[ahead] == symbol and state.crowd[ahead] == 0:
            return ahead
    return BOAT


@rule
def advance(state: State, symbol: int, space: int, journal: Journal) -> None:
    """Discard the card, move the pirate; the game ends at once when a seat's last pirate boards."""
    seat = state.turn
    state.hand[seat][symbol] -= 1
    state.held[seat] -= 1
    if state.known[seat][symbol] > 0:  # ruling cartagena-11
        state.known[seat][symbol] -= 1
    state.discard[symbol] += 1
    target = landing(state, symbol, space)
    move(state, seat, space, target)
    tell(journal, ADVANCED, EVERYONE, seat, symbol, space, target)
    if target == BOAT:
        note_boarding(state, seat)
        if state.where[seat][0] == BOAT:
            state.ended = BY_ESCAPE
            tell(journal, ESCAPED, EVERYONE, seat)


@rule
def note_boarding(state: State, seat: int) -> None:
    """More pirates aboard than this seat ever had counts as progress."""
    aboard = pirates_aboard(state, seat)
    if aboard > state.best[seat]:
        state.best[seat] = aboard
        state.progress = state.round


@rule
def pirates_aboard(state: State, seat: int) -> int:
    """How many pirates of a seat sit in the boat."""
    aboard = 0
    for pirate in range(state.pirates):
        if state.where[seat][pirate] == BOAT:
            aboard += 1
    return aboard


@rule
def move(state: State, seat: int, space: int, target: int) -> None:
    """Take one pirate from a space to another, keeping the seat's pirates in ascending order."""
    where = state.where[seat]
    if space != START and space != BOAT:
        state.crowd[space] -= 1
    if target != BOAT:
        state.crowd[target] += 1
    pirate = 0
    if target > space:
        while where[pirate] != space:
            pirate += 1
        while pirate + 1 < state.pirates and where[pirate + 1] < target:
            where[pirate] = where[pirate + 1]
            pirate += 1
    else:
        pirate = state.pirates - 1
        while where[pirate] != space:
            pirate -= 1
        while pirate > 0 and where[pirate - 1] > target:
            where[pirate] = where[pirate - 1]
            pirate -= 1
    where[pirate] = target


# -- Moving backward and drawing -------------------------------------------------------------------------------------


@rule
def fallback(state: State, space: int) -> int:
    """The nearest space behind that holds one or two pirates, or 0 when there is none."""
    behind = space - 1 if space <= state.last else state.last
    while behind > START and (state.crowd[behind] == 0 or state.crowd[behind] >= CROWD):
        behind -= 1
    return behind


@rule
def can_retreat(state: State, space: int) -> bool:
    """Whether a pirate here can fall back: not from the start, and from the boat unless that is switched off."""
    if space == START or (space == BOAT and state.boat_retreat == 0):  # rulings cartagena-02, cartagena-03
        return False
    return fallback(state, space) > START


@rule
def retreat(state: State, space: int, journal: Journal) -> None:
    """Fall back and draw a card for every pirate already standing there."""
    seat = state.turn
    target = fallback(state, space)
    cards = state.crowd[target]
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
            state.hand[seat][symbol] += 1
            state.held[seat] += 1
            tell(journal, DREW, 1 << seat, seat, symbol)
            return True
    tell(journal, NOTHING_LEFT, EVERYONE, seat)  # ruling cartagena-08
    return False


@rule
def take_from_row(state: State, seat: int, journal: Journal) -> None:
    """Take the row's next card in sight of everyone; an empty row is laid anew at once."""
    symbol = state.row[0]
    state.row_left -= 1
    for place in range(state.row_left):
        state.row[place] = state.row[place + 1]
    state.row[state.row_left] = 0
    state.hand[seat][symbol] += 1
    state.held[seat] += 1
    if state.hidden_hands == 1:
        state.known[seat][symbol] += 1
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
    """The discard becomes the new deck."""
    for symbol in range(state.symbols):
        state.deck[symbol] += state.discard[symbol]
        state.deck_left += state.discard[symbol]
        state.discard[symbol] = 0
    if state.deck_left > 0:
        tell(journal, RESHUFFLED, EVERYONE, state.deck_left)


# -- The end ---------------------------------------------------------------------------------------------------------


@rule
def standing(state: State, seat: int) -> int:
    """How far a seat has come: pirates aboard first, then the sum of the spaces reached."""
    total = 0
    for pirate in range(state.pirates):
        space = state.where[seat][pirate]
        total += 1000 if space == BOAT else space
    return total


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
