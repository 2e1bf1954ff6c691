"""The position of Cartagena: where every pirate and card is."""

from __future__ import annotations

from typing import Final

from windlass.engine.record import Grid, Record, Row, i8, i16, i64, record
from windlass.games.cartagena.components import CROWD, PLACES, ROW, SYMBOLS

SEATS: Final = 5
PIRATES: Final = 8


@record
class State(Record):
    """Everything a replay needs. Zones of cards are counts by symbol: their order is unknown to everyone.

    Sets of places have one bit a place, the start bit 0; `tunnel` has the questions about them.
    """

    chance: Row = i64(4)
    spots: Row = i64(SYMBOLS)  # the spaces that show each symbol
    taken: Row = i64(CROWD)  # the spaces with at least one pirate, at least two, and so on
    crew: Row = i64(SEATS)  # the places where each seat has a pirate, the start and the boat among them
    pirates_on: Grid = i8(SEATS, PLACES)  # how many pirates of each seat are in each place
    crowd: Row = i8(PLACES)  # how many pirates stand on each space; of the start and the boat 0
    hand: Grid = i8(SEATS, SYMBOLS)
    suits: Row = i8(SEATS)  # the symbols in each hand, one bit each
    known: Grid = i8(SEATS, SYMBOLS)  # cards of a hidden hand that everyone saw being taken
    counted: Grid = i8(SEATS, SYMBOLS)  # once reshuffled: cards of each hand then or taken in sight since, less those played since
    counted_all: Row = i8(SYMBOLS)  # the same of all hands together, which everyone can work out
    held: Row = i8(SEATS)  # cards in each hand, also where the hand is hidden
    deck: Row = i8(SYMBOLS)
    discard: Row = i8(SYMBOLS)
    row: Row = i8(ROW)  # the open row, next card first
    best: Row = i8(SEATS)  # the most pirates each seat ever had aboard
    deck_left: int = i8()
    row_left: int = i8()
    turn: int = i8()
    made: int = i8()  # actions made in this turn
    reshuffled: int = i8()  # whether the discard ever became the deck: at that moment all other cards are in hands or in sight
    ended: int = i8()  # how the game ended, 0 while it goes on
    round: int = i16()
    progress: int = i16()  # the round in which a seat last had more pirates aboard than ever

    # What was chosen before the game.
    seats: int = i8()
    last: int = i8()  # the last space of the tunnel
    segments: int = i8()
    symbols: int = i8()
    copies: int = i8()
    pirates: int = i8()
    actions: int = i8()
    opening: int = i8()
    hidden_hands: int = i8()
    open_row: int = i8()
    boat_retreat: int = i8()
    skip_draws: int = i8()
    stall_limit: int = i16()
