"""The course of a turn: ships chosen, turns begun and ended. Rulebook, "Setting up", 3, and "Game turn and concept"."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.rule import rule
from windlass.games.tortuga2199.components import FIRST_SHIP, TORTUGA
from windlass.games.tortuga2199.events import COUNCIL_CLOSED, SHIP_CHOSEN, TIME_UP, TURN
from windlass.games.tortuga2199.rules.decks import discard_everything, draw
from windlass.games.tortuga2199.rules.ending import BY_LIMIT, BY_USURPATION
from windlass.games.tortuga2199.rules.sectors import claim_fortress, collect_from_posts
from windlass.games.tortuga2199.state import ACT, ENTER, HAND, IN_HOLD, State

OPENING: Final = ((4, 5, 0, 0), (3, 4, 5, 0), (3, 4, 4, 5))  # opening hands for 2, 3 and 4 seats


@rule
def choose_ship(state: State, seat: int, ship: int, journal: Journal) -> None:
    """A seat takes a ship: its card joins the deck, its figure stands at Tortuga."""
    state.vessel[seat] = ship + 1
    state.ship[seat] = TORTUGA
    state.stock[FIRST_SHIP + ship] -= 1
    state.deck[seat][FIRST_SHIP + ship] += 1
    state.deck_size[seat] += 1
    tell(journal, SHIP_CHOSEN, EVERYONE, seat, ship)


@rule
def choose_next_ship(state: State, seat: int, ship: int, journal: Journal) -> None:
    """After the last seat's choice the opening hands are drawn and the first turn begins."""
    choose_ship(state, seat, ship, journal)
    if seat + 1 < state.seats:
        state.turn += 1
    else:
        open_game(state, journal)


@rule
def open_game(state: State, journal: Journal) -> None:
    """Opening hands are drawn; the first seat begins."""
    for seat in range(state.seats):
        draw(state, seat, OPENING[state.seats - 2][seat], journal)
    state.turn = 0
    state.round = 1
    start_turn(state, journal)


@rule
def start_turn(state: State, journal: Journal) -> None:
    """A turn begins: Trading Posts pay, a beaten ship returns first."""  # ruling tortuga2199-06
    seat = state.turn
    state.fresh = 1
    tell(journal, TURN, EVERYONE, seat, state.round)
    collect_from_posts(state, seat, journal)
    if state.ship[seat] == IN_HOLD:
        state.step = ENTER
    else:
        state.step = ACT
        claim_fortress(state, seat, journal)


@rule
def end_turn(state: State, journal: Journal) -> None:
    """Cards are discarded, five are drawn, unspent resources vanish, and the next seat begins unless the game is over."""
    seat = state.turn
    discard_everything(state, seat, journal)
    draw(state, seat, HAND, journal)
    state.crypto = 0
    state.manoeuvre = 0
    state.siege = 0
    state.bargain = 0
    state.used = 0
    state.fresh = 0
    if seat + 1 < state.seats:
        state.turn += 1
    else:
        state.turn = 0
        state.round += 1
    if state.turn == state.usurper:
        state.ended = BY_USURPATION
        tell(journal, COUNCIL_CLOSED, EVERYONE)
    elif state.round_limit > 0 and state.round > state.round_limit:  # ruling tortuga2199-22
        state.ended = BY_LIMIT
        tell(journal, TIME_UP, EVERYONE, state.round_limit)
    else:
        start_turn(state, journal)
