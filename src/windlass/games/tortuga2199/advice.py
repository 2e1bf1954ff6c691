"""Rules of thumb: how good each action looks to someone who sees only what its seat may know, and why."""

from __future__ import annotations

from typing import Final

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
    DRAW,
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
    TAKE,
)
from windlass.games.tortuga2199.appraisal import (
    REACH,
    THIN,
    WORTH,
    attack_value,
    best_target,
    distance,
    expected_defence,
    heap_strength,
    reach_in_hand,
    sector_value,
)
from windlass.games.tortuga2199.components import (
    ATTACK_BONUS,
    CONTROL,
    DEFENCE_BONUS,
    FIRST_HUNT,
    FIRST_SHIP,
    LEVELS,
    MANOEUVRE,
    OPERATION,
    PRICE,
)
from windlass.games.tortuga2199.components import REDEEM as REDEEM_VALUE
from windlass.games.tortuga2199.rules.combat import attack_bonus, defence_bonus, half_defence, is_barred_by_guard, manoeuvres_in
from windlass.games.tortuga2199.rules.course import actor
from windlass.games.tortuga2199.rules.ending import standing
from windlass.games.tortuga2199.rules.sectors import sector_of, turrets
from windlass.games.tortuga2199.state import ABILITY, ACT, CHOOSE, ENTER, MUSTER, PARRY, SACRIFICE, State
from windlass.games.tortuga2199.vocabulary import DRAW_ABILITY

REASONS: Final = (
    "rests", "ship", "place", "reserve-back", "draws", "money-first", "resources", "leap", "fight", "stronger", "spare", "hunt", "sector",
    "influence", "wins", "scout", "minerals", "target", "crew", "walls", "thinner", "keep", "prize", "wasteful",
)  # fmt: skip
RESTS: Final = 0
BEST_SHIP: Final = 1
BEST_PLACE: Final = 2
RESERVE_BACK: Final = 3
DRAWS: Final = 4
MONEY_FIRST: Final = 5
RESOURCES: Final = 6
LEAP: Final = 7
FIGHT: Final = 8
STRONGER: Final = 9
SPARE: Final = 10
HUNT: Final = 11
SECTOR: Final = 12
GAINS: Final = 13
WINS: Final = 14
SCOUT: Final = 15
MINERALS: Final = 16
TARGET: Final = 17
CREW: Final = 18
WALLS: Final = 19
THINNER: Final = 20
KEEP: Final = 21
PRIZE: Final = 22
WASTEFUL: Final = 23

# Stages of a turn, far apart: a later stage waits until the earlier ones have nothing to offer.
FIRST: Final = 9000
REDEEMING: Final = 8000
MONEY: Final = 7000
FIGHTING: Final = 6000
PLAYING: Final = 5000
TAKING: Final = 4000
BUYING: Final = 3000
MOVING: Final = 2000
LEAPING: Final = 1500
TIDYING: Final = 1000
VICTORY: Final = 20000


@rule
def weigh(state: State, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Weigh the actions of the decision at hand."""
    seat = actor(state)
    phase = state.phase + 0
    if phase == ACT:
        weigh_turn(state, seat, choices, count, weight, reason)
    elif phase == ABILITY:
        weigh_abilities(state, seat, choices, count, weight, reason)
    elif MUSTER <= phase <= PARRY:
        weigh_cards_for_combat(state, seat, choices, count, weight, reason)
    else:
        weigh_rest(state, seat, choices, count, weight, reason)


# -- A turn -----------------------------------------------------------------------------------------------------------


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
        value = attack_value(state, seat, state.controller[sector] + 0)
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
    if OPERATION[kind][0] == DRAW_ABILITY:
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


# -- Abilities --------------------------------------------------------------------------------------------------------


@rule
def weigh_abilities(state: State, seat: int, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Use whatever helps: draw, collect, look, raise, leap towards the best target, destroy the weakest card."""
    here = sector_of(state, seat)
    needed = state.goal - standing(state, seat)
    target = here
    if here >= 0:
        target = best_target(state, seat, here, REACH[state.laid - 1] + 0)
    for index in range(count):
        action = choices[index]
        weight[index] = 0
        reason[index] = RESTS
        if action == DRAW:
            weight[index] = FIRST
            reason[index] = DRAWS
        elif action == EXPLORE:
            weight[index] = TAKING
            reason[index] = SCOUT
        elif COLLECT <= action <= CACHE:
            weight[index] = TAKING
            reason[index] = MINERALS
        elif action == CASH:
            weight[index] = VICTORY if needed <= 1 else (TIDYING if state.round > 8 else -10)
            reason[index] = WINS if needed <= 1 else GAINS
        elif action < PLACE and action >= MOVE:
            closer = distance(state, here, target) - distance(state, action - MOVE, target)
            weight[index] = MOVING + closer if closer > 0 else -10
            reason[index] = LEAP if closer > 0 else WASTEFUL
        elif action < PLAY and action >= REINFORCE:
            weight[index] = TAKING + CONTROL[(action - REINFORCE) // LEVELS + 1]
            reason[index] = WALLS
        elif action >= DESTROY:
            kind = action - DESTROY if action < SCRAP else action - SCRAP
            value = THIN - WORTH[kind]
            weight[index] = TIDYING + value * 2 + (1 if action < SCRAP else 0) if value > 0 else -60
            reason[index] = THINNER if value > 0 else WASTEFUL
        elif action >= RESERVE:
            weight[index] = -20
            reason[index] = WASTEFUL


# -- Combat -----------------------------------------------------------------------------------------------------------


@rule
def weigh_cards_for_combat(state: State, seat: int, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Lay down the strongest cards until victory looks likely; a lost defence costs no cards."""
    if state.phase == MUSTER:
        total = manoeuvres_in(state.attack) + attack_bonus(state.attack) + turrets(state, seat)
        wanted = expected_defence(state, state.foe + 0) + 2
        hopeless = False
    else:
        attacker = state.turn + 0
        total = manoeuvres_in(state.parry) + defence_bonus(state.parry) + turrets(state, seat)
        total += half_defence(state, seat, sector_of(state, attacker))
        wanted = (heap_strength(state, attacker) + 80) * state.committed // 100 + turrets(state, attacker)
        hopeless = total + defence_in_hand(state, seat) < wanted * 2 // 3
    for index in range(count):
        action = choices[index]
        weight[index] = 0
        reason[index] = SPARE
        if action >= COMMIT:
            kind = action - COMMIT
            strength = MANOEUVRE[kind] + (ATTACK_BONUS[kind] if state.phase == MUSTER else DEFENCE_BONUS[kind])
            weight[index] = -1 if hopeless or total >= wanted else strength
            reason[index] = STRONGER


@rule
def defence_in_hand(state: State, seat: int) -> int:
    """What a seat's hand can add to its defence."""
    return manoeuvres_in(state.hand[seat]) + defence_bonus(state.hand[seat])


# -- Other decisions --------------------------------------------------------------------------------------------------


@rule
def weigh_rest(state: State, seat: int, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """The strongest ship, the most promising place, the weakest card to lose, the richer prize."""
    for index in range(count):
        action = choices[index]
        if state.phase == CHOOSE:
            weight[index] = WORTH[FIRST_SHIP + action - SHIP]
            reason[index] = BEST_SHIP
        elif state.phase == ENTER:
            sector = action - PLACE
            weight[index] = -distance(state, sector, best_target(state, seat, sector, 0))
            if state.controller[sector] == seat:
                weight[index] += 3
            reason[index] = BEST_PLACE
        elif state.phase == SACRIFICE:
            weight[index] = -WORTH[action - DESTROY]
            reason[index] = THINNER
        else:
            takes = min(state.influence[state.beaten] + 0, 2) * 2
            weight[index] = takes if action == PLUNDER else 3
            reason[index] = PRIZE
