"""The course of play: who decides, which decision it is, and what an action does."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import Journal
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.actions import (
    ATTACK,
    BUY,
    CACHE,
    CAPTURE,
    CASH,
    COLLECT,
    COMMIT,
    CONQUER,
    CONQUER_WITH_CRYPTO,
    DESTROY,
    DONE,
    DRAW,
    END,
    EXPLORE,
    INFLUENCE,
    MOVE,
    PLACE,
    PLAY,
    PLUNDER,
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
from windlass.games.tortuga2199.rules.cards import (
    cash,
    decline_abilities,
    destroy_from_hand,
    destroy_played,
    destroy_price,
    play,
    reserve_price,
    settle_abilities,
    use_ability,
)
from windlass.games.tortuga2199.rules.combat import announce, attack, choose_spoils, commit, fight, is_barred_by_guard, sacrifice
from windlass.games.tortuga2199.rules.decks import draw, put_in_reserve, take_reserve
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
from windlass.games.tortuga2199.rules.offers import (
    offer_abilities,
    offer_fighters,
    offer_places,
    offer_sacrifices,
    offer_ships,
    offer_spoils,
    offer_turn,
)
from windlass.games.tortuga2199.rules.sectors import (
    conquer,
    conquest_price,
    has_lab_power,
    has_vortex_power,
    move_ship,
    place_ship,
    reinforce,
    sector_of,
)
from windlass.games.tortuga2199.rules.turn import choose_next_ship, end_turn
from windlass.games.tortuga2199.state import (
    ABILITY,
    ACT,
    CHOOSE,
    ENTER,
    LAB_POWER,
    MINES_POWER,
    MUSTER,
    PARRY,
    SACRIFICE,
    SPOILS,
    VORTEX_POWER,
    State,
)
from windlass.games.tortuga2199.vocabulary import (
    CACHE_ABILITY,
    COLLECT_ABILITY,
    DESTROY_ABILITY,
    DRAW_ABILITY,
    EXPLORE_ABILITY,
    MOVE_ABILITY,
    REINFORCE_ABILITY,
    RESERVE_ABILITY,
)

MOVE_PRICE: Final = 1  # manoeuvres
COLLECT_PRICE: Final = 1
EXPLORE_PRICE: Final = 1


@rule
def actor(state: State) -> int:
    """The seat to decide: the defender parries, the loser sacrifices, all else is for the seat on turn."""
    if state.ended != 0:
        return -1
    if state.phase == PARRY:
        return state.foe + 0
    if state.phase == SACRIFICE:
        return state.beaten + 0
    return state.turn + 0


@rule
def legal(state: State, out: Row) -> int:
    """The actions of the decision at hand."""
    if state.ended != 0:
        return 0
    seat = actor(state)
    if state.phase == ACT:
        return offer_turn(state, seat, out)
    if state.phase == ABILITY:
        return offer_abilities(state, seat, out)
    if state.phase == MUSTER or state.phase == PARRY:
        return offer_fighters(state, seat, out)
    if state.phase == ENTER:
        return offer_places(state, seat, out)
    if state.phase == CHOOSE:
        return offer_ships(state, out)
    if state.phase == SACRIFICE:
        return offer_sacrifices(state, out)
    return offer_spoils(out)


@rule
def apply(state: State, action: int, journal: Journal) -> None:
    """Play one action: before the turn, within it, with the laid card, or in combat."""
    seat = actor(state)
    phase = state.phase + 0
    if phase == ACT:
        state.fresh = 0
        act(state, seat, action, journal)
    elif phase == ABILITY:
        use(state, seat, action, journal)
        if state.laid != 0:
            settle_abilities(state, seat)
    elif phase == CHOOSE:
        choose_next_ship(state, seat, action - SHIP, journal)
    elif phase == ENTER:
        place_ship(state, seat, action - PLACE, journal)
        state.phase = ACT
    else:
        clash(state, seat, action, journal)


# -- Within a turn: resources pay -------------------------------------------------------------------------------------


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
            attack(state, seat, state.controller[sector_of(state, seat)] + 0, journal)
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
    first = min(price, state.siege + 0)
    state.siege -= first
    state.manoeuvre -= price - first


@rule
def act_with_card(state: State, seat: int, action: int, journal: Journal) -> None:
    """One action with a card, paid for."""
    if action < BUY:
        play(state, seat, action - PLAY, journal)
    elif action < REFRESH:
        pay(state, seat, PRICE[action - BUY] + 0, journal)
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


# -- With the laid card: its abilities pay ----------------------------------------------------------------------------


@rule
def use(state: State, seat: int, action: int, journal: Journal) -> None:
    """One ability of the laid card, or no more of them."""
    if action == DONE:
        decline_abilities(state)
    elif action == COLLECT:
        use_ability(state, COLLECT_ABILITY)
        collect(state, seat, journal)
    elif action == EXPLORE:
        use_ability(state, EXPLORE_ABILITY)
        explore(state, seat, journal)
    elif action == CACHE:
        take_from_cache(state, seat, use_ability(state, CACHE_ABILITY), journal)
    elif action == DRAW:
        draw(state, seat, use_ability(state, DRAW_ABILITY), journal)
    elif action == CASH:
        cash(state, seat, journal)
    elif action < PLACE:
        use_ability(state, MOVE_ABILITY)
        move_ship(state, seat, action - MOVE, journal)
    elif action < PLAY:
        use_ability(state, REINFORCE_ABILITY)
        reinforce(state, seat, (action - REINFORCE) // LEVELS + 1, (action - REINFORCE) % LEVELS + 1, journal)
    elif action < DESTROY:
        use_ability(state, RESERVE_ABILITY)
        put_in_reserve(state, seat, action - RESERVE, journal)
    elif action < SCRAP:
        use_ability(state, DESTROY_ABILITY)
        destroy_played(state, seat, action - DESTROY, journal)
    else:
        use_ability(state, DESTROY_ABILITY)
        destroy_from_hand(state, seat, action - SCRAP, journal)


# -- In combat --------------------------------------------------------------------------------------------------------


@rule
def clash(state: State, seat: int, action: int, journal: Journal) -> None:
    """One decision of a combat; the seat on turn is the attacker."""
    attacker = state.turn + 0
    if state.phase == SACRIFICE:
        sacrifice(state, attacker, action - DESTROY, journal)
    elif state.phase == SPOILS:
        choose_spoils(state, attacker, action == PLUNDER, journal)
    elif action != DONE:
        commit(state, seat, action - COMMIT, journal)
    elif state.phase == MUSTER:
        announce(state, seat, journal)
    else:
        fight(state, attacker, journal)
