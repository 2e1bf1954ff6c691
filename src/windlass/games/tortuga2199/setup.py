"""From options and chance to the first position. Rulebook, "Setting up the game"."""

from __future__ import annotations

from windlass.engine.chance import below
from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.components import (
    COPIES,
    END_OF_MARKET,
    FIRST_OF_MARKET,
    FIRST_SHIP,
    FORTRESS,
    HOME,
    HUNTS,
    KINDS,
    SECTORS,
    SHIPS,
    SPECIAL_SPOTS,
    TORTUGA,
)
from windlass.games.tortuga2199.events import MAP_LAID
from windlass.games.tortuga2199.layouts import NOWHERE, SPECIALS
from windlass.games.tortuga2199.options import HOUSE_RULES, Tortuga2199Options, in_force
from windlass.games.tortuga2199.rules.market import turn_up
from windlass.games.tortuga2199.rules.turn import choose_ship, open_game
from windlass.games.tortuga2199.state import CHOOSE, IN_HOLD, NOBODY, OPEN, SEATS, State


def prepare(options: Tortuga2199Options) -> State:
    """The options noted in an empty position; nothing is dealt."""
    state = State()
    state.seats = options.seats
    state.goal = options.goal
    state.round_limit = options.round_limit
    state.ships_dealt = int(options.ships == "dealt")
    for name in HOUSE_RULES:
        setattr(state, name, int(in_force(options, name)))
    state.usurper = NOBODY
    state.champion = NOBODY
    for sector in range(SECTORS):
        state.controller[sector] = NOBODY
        state.spot[sector] = HOME[options.seats - 2][sector]
    for seat in range(SEATS):
        state.ship[seat] = IN_HOLD
    return state


@rule
def deal(state: State, journal: Journal) -> None:
    """Lay out map, tokens, markets and starting decks; ships are chosen next unless they are dealt."""
    lay_map(state)
    stock_markets(state, journal)
    for seat in range(state.seats):
        for kind in range(FIRST_SHIP):
            state.deck[seat][kind] = COPIES[kind]
            state.deck_size[seat] += COPIES[kind]
    tell(journal, MAP_LAID, EVERYONE, state.seats)
    state.step = CHOOSE
    if state.ships_dealt == 1:
        deal_ships(state, journal)


@rule
def lay_map(state: State) -> None:
    """Special sectors go to their spots at random; all but Tortuga get a minerals and a hidden hunt token."""  # ruling tortuga2199-23
    places = (1 << SPECIALS) - 1
    for special in range(SPECIALS):
        place = take_one(state.chance, places, SPECIALS - special)
        places ^= 1 << place
        state.spot[FORTRESS + special] = SPECIAL_SPOTS[state.seats - 2][place]
    hunts = (1 << HUNTS) - 1
    left = HUNTS
    for sector in range(TORTUGA + 1, SECTORS):
        if state.spot[sector] != NOWHERE:
            hunt = take_one(state.chance, hunts, left)
            hunts ^= 1 << hunt
            left -= 1
            state.hunt[sector] = hunt + 1
            state.mineral[sector] = 1


@rule
def take_one(chance: Row, choices: int, count: int) -> int:
    """One of the `count` set bits of a mask, each equally likely."""
    place = below(chance, count)
    bit = 0
    while True:
        if (choices >> bit) & 1 == 1:
            if place == 0:
                return bit
            place -= 1
        bit += 1


@rule
def stock_markets(state: State, journal: Journal) -> None:
    """All cards that captains do not start with lie in piles and decks; two cards of each special deck are opened."""
    for kind in range(FIRST_SHIP, KINDS):
        state.stock[kind] = COPIES[kind]
    for market in range(SPECIALS):
        for kind in range(FIRST_OF_MARKET[market], END_OF_MARKET[market]):
            state.unseen[market] += COPIES[kind]
        for place in range(OPEN):
            turn_up(state, market, place, journal)


@rule
def deal_ships(state: State, journal: Journal) -> None:
    """Every seat gets a ship at random, and the game opens."""
    ships = (1 << SHIPS) - 1
    for seat in range(state.seats):
        ship = take_one(state.chance, ships, SHIPS - seat)
        ships ^= 1 << ship
        choose_ship(state, seat, ship, journal)
    open_game(state, journal)
