"""Advice within a turn: redeem, raise money, fight, play, take, buy, move, leap, tidy up, end."""

from __future__ import annotations

from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.actions import (
    ATTACK,
    BUY,
    CACHE,
    CAPTURE,
    COLLECT,
    CONQUER,
    CONQUER_WITH_CRYPTO,
    DESTROY,
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
    TAKE,
)
from windlass.games.tortuga2199.advice.reasons import (
    BUYING,
    CREW,
    DRAWS,
    FIGHT,
    FIGHTING,
    FIRST,
    GAINS,
    HUNT,
    KEEP,
    LEAP,
    LEAPING,
    MINERALS,
    MONEY,
    MONEY_FIRST,
    MOVING,
    PLAYING,
    REDEEMING,
    RESERVE_BACK,
    RESOURCES,
    RESTS,
    SCOUT,
    SECTOR,
    TAKING,
    TARGET,
    THINNER,
    TIDYING,
    VICTORY,
    WALLS,
    WASTEFUL,
    WINS,
)
from windlass.games.tortuga2199.advice.worth import (
    DRAWS_FIRST,
    REACH,
    THIN,
    WORTH,
    attack_value,
    best_target,
    distance,
    reach_in_hand,
    sector_value,
)
from windlass.games.tortuga2199.components import CONTROL, FIRST_HUNT, LEVELS, MANOEUVRE, PRICE
from windlass.games.tortuga2199.components import REDEEM as REDEEM_VALUE
from windlass.games.tortuga2199.rules.combat import is_barred_by_guard
from windlass.games.tortuga2199.rules.ending import standing
from windlass.games.tortuga2199.rules.sectors import sector_of
from windlass.games.tortuga2199.state import State


@rule
def weigh_turn(state: State, seat: int, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Redeem, raise money, fight, play, take, buy, move, leap, tidy up, and end the turn."""
    here = sector_of(state, seat)
    target = here
    if here >= 0:
        target = best_target(state, seat, here, reach_in_hand(state, seat))
    needed = state.goal - standing(state, seat)
    for index in range(count):
        action = choices[index]
        weight[index] = 0
        reason[index] = RESTS
        if action < SHIP:
            weigh_plain(state, seat, action, needed, index, weight, reason)
        elif action < MOVE:
            value = attack_value(state, seat, action - ATTACK)
            weight[index] = FIGHTING + value if value > 0 else -50
            reason[index] = FIGHT if value > 0 else WASTEFUL
        elif action < PLACE:
            closer = distance(state, here, target) - distance(state, action - MOVE, target)
            weight[index] = MOVING + closer if closer > 0 else -10
            reason[index] = TARGET if closer > 0 else WASTEFUL
        elif action < PLAY:
            weigh_reinforcement(state, action, index, weight, reason)
        else:
            weigh_card(state, action, here, target, needed, index, weight, reason)


@rule
def weigh_plain(state: State, seat: int, action: int, needed: int, index: int, weight: Row, reason: Row) -> None:
    """Actions without an object: most are worth doing as soon as they can be done."""
    if action == TAKE:
        weight[index] = FIRST
        reason[index] = RESERVE_BACK
    elif action == CACHE:
        weight[index] = TAKING + 900
        reason[index] = MINERALS
    elif action == CAPTURE:
        weight[index] = VICTORY if needed <= 1 else TAKING + 500
        reason[index] = WINS if needed <= 1 else HUNT
    elif CONQUER <= action <= CONQUER_WITH_CRYPTO:
        weigh_conquest(state, seat, action, needed, index, weight, reason)
    elif action == INFLUENCE:
        weight[index] = VICTORY if needed <= 1 else BUYING + 60 + 4 * min(state.round, 20)
        reason[index] = WINS if needed <= 1 else GAINS
    elif action == EXPLORE:
        weight[index] = TIDYING + 900
        reason[index] = SCOUT
    elif action == COLLECT:
        weight[index] = TIDYING + 500
        reason[index] = MINERALS
    elif action > 0:
        weight[index] = -100
        reason[index] = WASTEFUL


@rule
def weigh_conquest(state: State, seat: int, action: int, needed: int, index: int, weight: Row, reason: Row) -> None:
    """Take any sector that can be paid for; guarded ones only where victory is likely; Tortuga only to win."""
    sector = sector_of(state, seat)
    if is_barred_by_guard(state, seat):
        value = attack_value(state, seat, state.controller[sector])
        weight[index] = FIGHTING + value - 1 if value > 0 else -50
        reason[index] = FIGHT if value > 0 else WASTEFUL
        return
    value = sector_value(state, seat, sector)
    if value == 0:
        weight[index] = -200
        reason[index] = WASTEFUL
    elif CONTROL[sector] >= needed:
        weight[index] = VICTORY
        reason[index] = WINS
    else:
        weight[index] = (TAKING if action == CONQUER else BUYING) + min(value, 400)
        reason[index] = SECTOR


@rule
def weigh_reinforcement(state: State, action: int, index: int, weight: Row, reason: Row) -> None:
    """With crypto nothing else wants, raise the sector worth most as high as it goes; keep minerals."""
    sector = (action - REINFORCE) // LEVELS + 1
    level = (action - REINFORCE) % LEVELS + 1
    if level > state.crypto:
        weight[index] = -20
        reason[index] = WASTEFUL
    else:
        weight[index] = TIDYING + 100 + 20 * CONTROL[sector] + 5 * (level - state.defence[sector])
        reason[index] = WALLS


@rule
def weigh_card(state: State, action: int, here: int, target: int, needed: int, index: int, weight: Row, reason: Row) -> None:
    """Actions with a card."""
    if action < BUY:
        weigh_play(action - PLAY, here, target, index, weight, reason)
    elif action < REFRESH:
        weigh_purchase(state, action - BUY, index, weight, reason)
    elif action < RESERVE:
        weight[index] = -30
        reason[index] = WASTEFUL
    elif action < DESTROY:
        worthy = REACH[action - RESERVE] > 1 and state.crypto >= 2 and here == target
        weight[index] = TIDYING + 50 if worthy else -40
        reason[index] = KEEP if worthy else WASTEFUL
    elif action < SCRAP:
        worth = WORTH[action - DESTROY]
        weight[index] = TIDYING + 700 - worth if worth < THIN else -60
        reason[index] = THINNER if worth < THIN else WASTEFUL
    else:
        value = REDEEM_VALUE[FIRST_HUNT + action - REDEEM]
        weight[index] = VICTORY if value >= needed else REDEEMING + value
        reason[index] = WINS if value >= needed else GAINS


@rule
def weigh_play(kind: int, here: int, target: int, index: int, weight: Row, reason: Row) -> None:
    """Draw first, money next, then strength; leaps wait until they lead somewhere."""
    if DRAWS_FIRST[kind] == 1:
        weight[index] = MONEY + 500
        reason[index] = DRAWS
    elif REACH[kind] > 0:
        useful = here != target or MANOEUVRE[kind] > 0
        weight[index] = LEAPING + (800 if here != target and MANOEUVRE[kind] == 0 else REACH[kind]) if useful else -5
        reason[index] = LEAP if useful else KEEP
        if MANOEUVRE[kind] > 0:
            weight[index] += PLAYING - LEAPING
            reason[index] = RESOURCES
    elif MANOEUVRE[kind] == 0:
        weight[index] = MONEY + WORTH[kind]
        reason[index] = MONEY_FIRST
    else:
        weight[index] = PLAYING + WORTH[kind]
        reason[index] = RESOURCES


@rule
def weigh_purchase(state: State, kind: int, index: int, weight: Row, reason: Row) -> None:
    """The best card that money can buy; late in the game cards come too late, and money cards first of all."""
    worth = WORTH[kind] - 2 * min(state.round, 20)
    if MANOEUVRE[kind] == 0 and state.round > 5:
        worth -= 10
    if worth > 0:
        weight[index] = BUYING + worth + PRICE[kind]
        reason[index] = CREW
    else:
        weight[index] = -15
        reason[index] = WASTEFUL
