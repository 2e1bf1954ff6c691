"""What is allowed: the legal actions of every kind of decision, in ascending order of their codes."""

from __future__ import annotations

from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.actions import (
    ATTACK,
    BOUNTY,
    BUY,
    CACHE,
    CAPTURE,
    COLLECT,
    COMMIT,
    CONQUER,
    CONQUER_WITH_CRYPTO,
    DESTROY,
    DONE,
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
    SHIP,
    SPEND,
    TAKE,
)
from windlass.games.tortuga2199.components import (
    FIRST_HUNT,
    FIRST_POST,
    FIRST_SHIP,
    FIRST_SPECIAL,
    FIRST_TRADE,
    FORTRESS,
    HUNTS,
    KINDS,
    LEVELS,
    MANOEUVRE,
    MAXIMUM,
    PRICE,
    SECTORS,
    SHIPS,
)
from windlass.games.tortuga2199.rules.abilities import offer_heap, offer_sector_in_reach
from windlass.games.tortuga2199.rules.cards import destroy_price, reserve_price
from windlass.games.tortuga2199.rules.combat import can_sacrifice, is_barred_by_guard, is_in_reach, may_attack
from windlass.games.tortuga2199.rules.hunt import capture_price, has_quarry, has_unexplored
from windlass.games.tortuga2199.rules.market import REFRESH_PRICE, can_buy_influence, deck_left, has_minerals_here, wealth
from windlass.games.tortuga2199.rules.sectors import can_place, conquest_price, has_mines_power, may_conquer, sector_of
from windlass.games.tortuga2199.state import IN_HOLD, MUSTER, State

# -- A turn -----------------------------------------------------------------------------------------------------------


@rule
def offer_turn(state: State, seat: int, out: Row) -> int:
    """Every action of a turn that can be paid for now, and ending it."""
    money = wealth(state, seat)
    aboard = state.ship[seat] != IN_HOLD
    out[0] = END
    count = 1
    if state.fresh == 1 and state.reserve[seat] != 0:
        out[count] = TAKE
        count += 1
    if state.minerals[seat] > 0:
        out[count] = SPEND
        count += 1
    if aboard:
        count = offer_in_sector(state, seat, out, count)
    count = offer_reinforcements(state, seat, money, out, count)
    if state.hand_size[seat] > 0:
        count = offer_heap(state.hand[seat], PLAY, out, count)
    if aboard and money > 0:
        count = offer_market(state, seat, money, out, count)
    if state.hand_size[seat] > 0 and state.reserve[seat] == 0 and money >= reserve_price(state, seat):
        count = offer_heap(state.hand[seat], RESERVE, out, count)
    if state.manoeuvre >= destroy_price(state, seat):
        count = offer_heap(state.played, DESTROY, out, count)
    if state.hand_size[seat] > 0:
        count = offer_redemptions(state, seat, out, count)
    return count


@rule
def offer_in_sector(state: State, seat: int, out: Row, count: int) -> int:
    """What the ship can do where it stands, and where it can move."""  # ruling tortuga2199-15
    if state.manoeuvre > 0:
        if has_minerals_here(state, seat):
            out[count] = COLLECT
            count += 1
        if has_unexplored(state, seat):
            out[count] = EXPLORE
            count += 1
        if has_quarry(state, seat) and state.manoeuvre >= capture_price(state, seat):
            out[count] = CAPTURE
            count += 1
    attacks = may_attack(state, seat)
    count = offer_conquest(state, seat, attacks, out, count)
    if can_buy_influence(state, seat):
        out[count] = INFLUENCE
        count += 1
    if has_mines_power(state, seat):
        out[count] = CACHE
        count += 1
    if attacks:
        for foe in range(state.seats):
            if is_in_reach(state, seat, foe):
                out[count] = ATTACK + foe
                count += 1
    if state.manoeuvre > 0:
        count = offer_sector_in_reach(state, seat, MOVE, 1, out, count)
    return count


@rule
def offer_conquest(state: State, seat: int, attacks: bool, out: Row, count: int) -> int:
    """Conquest by manoeuvres or crypto; of a guarded sector it is an attack and costs nothing."""  # ruling tortuga2199-25
    if attacks and is_barred_by_guard(state, seat):
        out[count] = CONQUER
        count += 1
    elif may_conquer(state, seat):
        price = conquest_price(state, sector_of(state, seat))
        if state.manoeuvre + state.siege >= price:
            out[count] = CONQUER
            count += 1
        if state.crypto_conquest == 1 and wealth(state, seat) >= price:
            out[count] = CONQUER_WITH_CRYPTO
            count += 1
    return count


@rule
def offer_reinforcements(state: State, seat: int, money: int, out: Row, count: int) -> int:
    """Every higher defence of the seat's sectors that it can pay in full."""  # ruling tortuga2199-09
    for sector in range(FIRST_POST, SECTORS):
        if state.controller[sector] == seat:
            for level in range(state.defence[sector] + 1, min(money, MAXIMUM[sector]) + 1):
                out[count] = REINFORCE + (sector - 1) * LEVELS + level - 1
                count += 1
    return count


@rule
def offer_market(state: State, seat: int, money: int, out: Row, count: int) -> int:
    """The cards on sale where the ship stands; beside a special deck also their replacement."""
    sector = sector_of(state, seat)
    if sector < FORTRESS:
        for kind in range(FIRST_TRADE, FIRST_SPECIAL):
            if state.stock[kind] > 0 and PRICE[kind] <= money:
                out[count] = BUY + kind
                count += 1
        return count
    market = sector - FORTRESS
    low = min(state.market[market][0], state.market[market][1]) - 1
    high = max(state.market[market][0], state.market[market][1]) - 1
    if 0 <= low < high and PRICE[low] <= money:
        out[count] = BUY + low
        count += 1
    if high >= 0 and PRICE[high] <= money:
        out[count] = BUY + high
        count += 1
    if high >= 0 and deck_left(state, market) > 0 and money >= REFRESH_PRICE:
        if 0 <= low < high:
            out[count] = REFRESH + low
            count += 1
        out[count] = REFRESH + high
        count += 1
    return count


@rule
def offer_redemptions(state: State, seat: int, out: Row, count: int) -> int:
    """Every hunt card in the hand."""
    for hunt in range(HUNTS):
        if state.hand[seat][FIRST_HUNT + hunt] > 0:
            out[count] = REDEEM + hunt
            count += 1
    return count


# -- Other decisions --------------------------------------------------------------------------------------------------


@rule
def offer_ships(state: State, out: Row) -> int:
    """The ships nobody has chosen."""
    count = 0
    for ship in range(SHIPS):
        if state.stock[FIRST_SHIP + ship] > 0:
            out[count] = SHIP + ship
            count += 1
    return count


@rule
def offer_places(state: State, seat: int, out: Row) -> int:
    """Where a beaten ship may return."""
    count = 0
    for sector in range(SECTORS):
        if can_place(state, seat, sector):
            out[count] = PLACE + sector
            count += 1
    return count


@rule
def offer_fighters(state: State, seat: int, out: Row) -> int:
    """Hand cards that show a manoeuvre, and being done; an attacker needs one card first unless the option says otherwise."""
    count = 0
    if state.step != MUSTER or state.committed > 0 or state.attack_without_cards == 1:
        out[count] = DONE
        count += 1
    for kind in range(KINDS):
        if state.hand[seat][kind] > 0 and MANOEUVRE[kind] > 0:
            out[count] = COMMIT + kind
            count += 1
    return count


@rule
def offer_sacrifices(state: State, out: Row) -> int:
    """The cards the loser used."""
    count = 0
    for kind in range(KINDS):
        if can_sacrifice(state, state.turn, kind):
            out[count] = DESTROY + kind
            count += 1
    return count


@rule
def offer_spoils(out: Row) -> int:
    """The loser's influence or the bank's."""
    out[0] = PLUNDER
    out[1] = BOUNTY
    return 2
