"""The position of Tortuga 2199: the map, every captain's hold, the markets and the turn in progress."""

from __future__ import annotations

from typing import Final

from windlass.engine.record import Grid, Record, Row, i8, i16, i64, record
from windlass.games.tortuga2199.components import HUNTS, KINDS, MOST_IN_DECK, SECTORS
from windlass.games.tortuga2199.layouts import SPECIALS

SEATS: Final = 4
OPEN: Final = 2  # cards that lie open beside a special deck
HAND: Final = 5  # cards drawn at the end of a turn, and a defender's hand after combat

NOBODY: Final = -1
IN_HOLD: Final = -1  # where a beaten ship is
HIDDEN: Final = -1  # something lies here that the reader may not know
GONE: Final = SEATS + 1  # a hunt token that is back in the box

# What the actor is asked for.
CHOOSE: Final = 0  # a ship
ENTER: Final = 1  # a sector for a beaten ship
ACT: Final = 2  # any action of a turn
ABILITY: Final = 3  # whether and how to use what the card just laid down can do
MUSTER: Final = 4  # the attacker's hidden cards
PARRY: Final = 5  # the defender's open cards
SACRIFICE: Final = 6  # which used card the loser destroys
SPOILS: Final = 7  # the winning attacker's prize

# Bits of `used`: sector powers spent this turn.
FORTRESS_POWER: Final = 1
LAB_POWER: Final = 2
MINES_POWER: Final = 4
VORTEX_POWER: Final = 8


@record
class State(Record):
    """Everything a replay needs. Zones of cards are counts by kind; order is kept only where someone can know it.

    In a redacted position another seat's deck holds all its hidden cards together; the sizes stay true.
    """

    chance: Row = i64(4)

    # The map, by sector.
    spot: Row = i8(SECTORS)  # where the tile lies, NOWHERE when it is not in this game
    controller: Row = i8(SECTORS)
    defence: Row = i8(SECTORS)  # the marker, 0 while nobody controls the sector
    mineral: Row = i8(SECTORS)  # 1 while the first minerals token lies there
    hunt: Row = i8(SECTORS)  # hunt + 1, HIDDEN, or 0 when there is no token
    explored: Row = i8(SECTORS)  # a bit for every seat with a marker on the hunt token

    # The holds, by seat.
    ship: Row = i8(SEATS)  # the sector of the ship, or IN_HOLD
    vessel: Row = i8(SEATS)  # ship card + 1, 0 before it is chosen
    influence: Row = i16(SEATS)  # influence tokens; control tokens come on top
    minerals: Row = i8(SEATS)
    hand: Grid = i8(SEATS, KINDS)
    deck: Grid = i8(SEATS, KINDS)
    discard: Grid = i8(SEATS, KINDS)
    hand_size: Row = i8(SEATS)
    deck_size: Row = i8(SEATS)
    reserve: Row = i8(SEATS)  # kind + 1, HIDDEN, or 0 when empty

    # The common supply.
    captured: Row = i8(HUNTS)  # seat + 1 of the hold a hunt token lies in, GONE, or 0 before its capture
    stock: Row = i8(KINDS)  # unsold: piles, the unseen part of the special decks, the hunt deck, ships not chosen
    unseen: Row = i8(SPECIALS)  # cards of each special deck whose order nobody knows
    under: Grid = i8(SPECIALS, MOST_IN_DECK)  # kind + 1 of the cards put under each deck, next one first
    under_size: Row = i8(SPECIALS)
    market: Grid = i8(SPECIALS, OPEN)  # kind + 1 of the open cards, 0 for an empty place
    cache: int = i8()  # minerals tokens at the Mines
    destroyed: Row = i8(KINDS)

    # The turn in progress.
    step: int = i8()
    turn: int = i8()
    round: int = i16()
    fresh: int = i8()  # 1 until the first action: the reserve may be taken
    crypto: int = i16()
    manoeuvre: int = i16()
    siege: int = i16()  # manoeuvres for conquests only
    bargain: int = i8()  # price of the next influence bought, 0 for the usual
    used: int = i8()  # sector powers spent
    played: Row = i8(KINDS)
    laid: int = i8()  # kind + 1 of the card whose abilities are being decided
    asks: int = i8()  # a bit for each of its abilities not yet used

    # Combat.
    foe: int = i8()  # the defender
    beaten: int = i8()  # the loser
    attack: Row = i8(KINDS)  # hidden while mustering and parrying
    committed: int = i8()  # cards in `attack`
    parry: Row = i8(KINDS)

    # The end.
    usurper: int = i8()  # the conqueror of Tortuga
    champion: int = i8()  # the seat that reached the goal
    ended: int = i8()

    # What was chosen before the game.
    seats: int = i8()
    goal: int = i8()
    round_limit: int = i16()
    ships_dealt: int = i8()
    attack_without_cards: int = i8()
    richer_spoils: int = i8()
    loser_chooses_card: int = i8()
    barren_defence: int = i8()
    tortuga_ends_game: int = i8()
    no_attacks: int = i8()
    crypto_conquest: int = i8()
