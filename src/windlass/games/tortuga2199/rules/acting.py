"""One action within a turn, paid for. Rulebook, "Actions available during the turn"."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import Journal
from windlass.engine.rule import rule
from windlass.games.tortuga2199.actions import (
    ATTACK,
    BUY,
    CAPTURE,
    COLLECT,
    CONQUER,
    CONQUER_WITH_CRYPTO,
    DESTROY,
    END,
    EXPLORE,
    INFLUENCE,
    MOVE,
    PLACE,
    PLAY,
    REDEEM,
    REFRESH,
    REINFORCE,
    RESERVE,
    SCRAP,
    SHIP,
    SPEND,
    TAKE,
)
from windlass.games.tortuga2199.components import LEVELS, PRICE
from windlass.games.tortuga2199.rules.cards import destroy_price, play, reserve_price
from windlass.games.tortuga2199.rules.combat import attack, is_barred_by_guard
from windlass.games.tortuga2199.rules.decks import destroy_played, put_in_reserve, take_reserve
from windlass.games.tortuga2199.rules.hunt import capture, capture_price, explore, redeem
from windlass.games.tortuga2199.rules.market import (
    REFRESH_PRICE,
    buy,
    buy_influence,
    collect,
    pay,
    refresh,
    spend_minerals,
    take_from_cache,
)
from windlass.games.tortuga2199.rules.sectors import (
    conquer,
    conquest_price,
    has_lab_power,
    has_vortex_power,
    move_ship,
    reinforce,
    sector_of,
)
from windlass.games.tortuga2199.rules.turn import end_turn
from windlass.games.tortuga2199.state import LAB_POWER, MINES_POWER, VORTEX_POWER, State

MOVE_PRICE: Final = 1  # manoeuvres
COLLECT_PRICE: Final = 1
EXPLORE_PRICE: Final = 1


@rule
def act(state: State, seat: int, action: int, journal: Journal) -> None:
    """One action of a turn, in the order of the codes."""
    if action == END:
        end_turn(state, journal)
    elif action == TAKE:
        take_reserve(state, seat, journal)
    elif action == SPEND:
        spend_minerals(state, seat, 1, journal)
    elif action < SHIP:
        act_in_sector(state, seat, action, journal)
    elif action < MOVE:
        attack(state, seat, action - ATTACK, journal)
    elif action < PLACE:
        state.manoeuvre -= MOVE_PRICE
        move_ship(state, seat, action - MOVE, journal)
    elif action < PLAY:
        level = (action - REINFORCE) % LEVELS + 1
        pay(state, seat, level, journal)
        reinforce(state, seat, (action - REINFORCE) // LEVELS + 1, level, journal)
    else:
        act_with_card(state, seat, action, journal)


@rule
def act_in_sector(state: State, seat: int, action: int, journal: Journal) -> None:
    """One action that concerns the sector the ship stands in."""
    if action == COLLECT:
        state.manoeuvre -= COLLECT_PRICE
        collect(state, seat, journal)
    elif action == EXPLORE:
        state.manoeuvre -= EXPLORE_PRICE
        explore(state, seat, journal)
    elif action == CAPTURE:
        state.manoeuvre -= capture_price(state, seat)
        capture(state, seat, journal)
    elif action == CONQUER:
        if is_barred_by_guard(state, seat):
            attack(state, seat, state.controller[sector_of(state, seat)], journal)
        else:
            pay_manoeuvres_for_conquest(state, conquest_price(state, sector_of(state, seat)))
            conquer(state, seat, journal)
    elif action == CONQUER_WITH_CRYPTO:
        pay(state, seat, conquest_price(state, sector_of(state, seat)), journal)
        conquer(state, seat, journal)
    elif action == INFLUENCE:
        buy_influence(state, seat, journal)
    else:
        state.used |= MINES_POWER
        take_from_cache(state, seat, 1, journal)


@rule
def pay_manoeuvres_for_conquest(state: State, price: int) -> None:
    """Manoeuvres for conquests only are spent first."""
    first = min(price, state.siege)
    state.siege -= first
    state.manoeuvre -= price - first


@rule
def act_with_card(state: State, seat: int, action: int, journal: Journal) -> None:
    """One action with a card, paid for."""
    if action < BUY:
        play(state, seat, action - PLAY, journal)
    elif action < REFRESH:
        pay(state, seat, PRICE[action - BUY], journal)
        buy(state, seat, action - BUY, journal)
    elif action < RESERVE:
        pay(state, seat, REFRESH_PRICE, journal)
        refresh(state, seat, action - REFRESH, journal)
    elif action < DESTROY:
        pay(state, seat, reserve_price(state, seat), journal)
        if has_lab_power(state, seat):
            state.used |= LAB_POWER
        put_in_reserve(state, seat, action - RESERVE, journal)
    elif action < SCRAP:
        state.manoeuvre -= destroy_price(state, seat)
        if has_vortex_power(state, seat):
            state.used |= VORTEX_POWER
        destroy_played(state, seat, action - DESTROY, journal)
    else:
        redeem(state, seat, action - REDEEM, journal)
