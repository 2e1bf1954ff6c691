"""Winning within one turn: whether there is still hope without luck or a fight, and which actions may bring it about."""

from __future__ import annotations

from typing import Final

from windlass.engine.lesson import HARMLESS, IDLE, USEFUL
from windlass.engine.rule import rule
from windlass.games.tortuga2199.abilities import INFLUENCE_PRICE
from windlass.games.tortuga2199.actions import (
    ACTIONS,
    BUY,
    CACHE,
    CAPTURE,
    COLLECT,
    CONQUER,
    CONQUER_WITH_CRYPTO,
    DONE,
    END,
    INFLUENCE,
    MOVE,
    PLAIN_NAMES,
    PLAY,
    REDEEM,
    REINFORCE,
    TAKE,
)
from windlass.games.tortuga2199.components import (
    CARDS,
    CONTROL,
    DIFFICULTY,
    DISTANCE,
    FIRST_POST,
    FIRST_TURRETS,
    KINDS,
    SECTORS,
    TORTUGA,
    Card,
    all_abilities,
)
from windlass.games.tortuga2199.layouts import NOWHERE
from windlass.games.tortuga2199.rules.ending import is_council, standing
from windlass.games.tortuga2199.rules.hunt import has_explored
from windlass.games.tortuga2199.rules.market import wealth
from windlass.games.tortuga2199.rules.sectors import conquest_price, is_guarded
from windlass.games.tortuga2199.state import ABILITY, ACT, ENTER, IN_HOLD, NOBODY, SPOILS, State


def _sum(card: Card, words: str) -> int:
    return sum(number for ability, number in all_abilities(card) if ability.words == words)


MANOEUVRES: Final = tuple(card.manoeuvre + _sum(card, "siege #") for card in CARDS)  # what a card brings to a conquest
MONEY: Final = tuple(card.crypto + _sum(card, "collect") + _sum(card, "cache #") for card in CARDS)
GAIN: Final = tuple(card.redeem + _sum(card, "cash #") for card in CARDS)
LEAP: Final = tuple(_sum(card, "move #") for card in CARDS)
SAVED: Final = tuple(INFLUENCE_PRICE - price if (price := _sum(card, "bargain #")) else 0 for card in CARDS)
TIMELY: Final = tuple(  # it matters when such a card is laid down
    int(card.redeem > 0 or any(_sum(card, words) for words in ("move #", "collect", "cache #", "bargain #"))) for card in CARDS
)
CASH: Final = PLAIN_NAMES.index("cash")


def _promise(action: int, harmless: tuple[int, ...], useful: tuple[int, ...]) -> int:
    return HARMLESS if action in harmless else USEFUL if action in useful or MOVE <= action < REINFORCE else IDLE


def _promise_in_turn(action: int) -> int:
    """Purchases, walls and fights do nothing for a win in this turn, and what is hidden is luck."""
    if PLAY <= action < BUY:
        return USEFUL if TIMELY[action - PLAY] else HARMLESS
    if action >= REDEEM:
        return USEFUL
    return _promise(action, (TAKE, CACHE), (COLLECT, CAPTURE, CONQUER, CONQUER_WITH_CRYPTO, INFLUENCE))


IN_ABILITY: Final = tuple(_promise(action, (COLLECT, CASH), (DONE, CACHE)) for action in range(ACTIONS))
IN_TURN: Final = tuple(_promise_in_turn(action) for action in range(ACTIONS))
RATIO: Final = 60  # shares in which a manoeuvre's yield is reckoned


@rule
def hope(state: State, seat: int) -> bool:
    """Whether all that lies in the hand and within reach might be enough, each thing taken by itself: more than can come about."""
    if state.step != ACT and state.step != ABILITY and state.step != ENTER and state.step != SPOILS:
        return False
    missing = missing_at_end(state, seat)
    if missing <= 0:
        return True
    money = wealth(state, seat) + int(state.cache > 0)
    power = state.manoeuvre + state.siege + 1
    gain = 0
    leap = 0
    saved = INFLUENCE_PRICE - state.bargain if state.bargain > 0 else 0
    for kind in range(KINDS):
        cards = state.hand[seat][kind] + int(state.reserve[seat] == kind + 1) + int(state.laid == kind + 1)
        if cards > 0:
            money += cards * MONEY[kind]
            power += cards * MANOEUVRES[kind]
            gain += cards * GAIN[kind]
            leap += cards * LEAP[kind]
            saved += cards * SAVED[kind]
    for sector in range(SECTORS):
        if state.spot[sector] != NOWHERE and steps_to(state, seat, sector) <= power + leap:
            money += state.mineral[sector] + int(FIRST_POST <= sector < FIRST_TURRETS)
    if steps_to(state, seat, TORTUGA) <= power + leap:
        gain += (money + saved) // INFLUENCE_PRICE
    if state.tortuga_ends_game == 1 and might_usurp(state, seat, power, leap, money):
        missing = min(missing, best_rival(state, seat) - standing(state, seat))
    return gain + most_by_ship(state, seat, power, leap, money) >= missing


@rule
def might_usurp(state: State, seat: int, power: int, leap: int, money: int) -> bool:
    """Whether Tortuga might be conquered with all this; in the aggressive scenario that wins for whoever leads by it."""
    left = power - max(steps_to(state, seat, TORTUGA) - leap, 0)
    return state.controller[TORTUGA] == NOBODY and conquest_price(state, TORTUGA) <= left + money * state.crypto_conquest


@rule
def most_by_ship(state: State, seat: int, power: int, leap: int, money: int) -> int:
    """More than the ship can bring by captures and conquests: what each sector alone allows, at the best yield of a manoeuvre."""
    best = 0
    total = 0
    for sector in range(SECTORS):
        if state.spot[sector] == NOWHERE:
            continue
        left = power - max(steps_to(state, seat, sector) - leap, 0)
        if state.hunt[sector] > 0 and has_explored(state, seat, sector) and DIFFICULTY[state.hunt[sector] - 1] <= left:
            total += 1
            best = max(best, RATIO // DIFFICULTY[state.hunt[sector] - 1] + 1)
        if state.controller[sector] != seat and not is_guarded(state, sector) and not is_council(state):
            price = conquest_price(state, sector)
            if price <= left + money * state.crypto_conquest:
                total += 2 * CONTROL[sector]
                best = max(best, 2 * RATIO * CONTROL[sector] // price + 1)
    return min(total, (power + money * state.crypto_conquest) * best // RATIO + 1)


@rule
def steps_to(state: State, seat: int, sector: int) -> int:
    """Moves from the ship to a sector; none while the ship has yet to return."""
    if state.ship[seat] == IN_HOLD:
        return 0
    return DISTANCE[state.seats - 2][state.spot[state.ship[seat]]][state.spot[sector]]


@rule
def missing_at_end(state: State, seat: int) -> int:
    """The least influence that may still be wanting: to the goal, or to the best rival where the game can end with this turn."""
    missing = state.goal - standing(state, seat)
    if ends_with_turn(state, seat):
        missing = min(missing, best_rival(state, seat) - standing(state, seat))
    return missing


@rule
def best_rival(state: State, seat: int) -> int:
    """The most influence that another seat has."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(state, other))
    return best


@rule
def ends_with_turn(state: State, seat: int) -> bool:
    """Whether the game is over when this seat ends its turn."""
    following = (seat + 1) % state.seats
    if state.usurper != NOBODY and state.usurper == following:
        return True
    return state.round_limit > 0 and following == 0 and state.round >= state.round_limit


@rule
def promise(state: State, seat: int, action: int) -> int:
    """What an action may do for a win in this turn."""
    if state.step == ABILITY:
        return IN_ABILITY[action]
    if state.step != ACT:
        return USEFUL
    if action == END:
        return USEFUL if ends_with_turn(state, seat) else IDLE
    if action == CONQUER and is_guarded(state, state.ship[seat]):
        return IDLE
    return IN_TURN[action]
