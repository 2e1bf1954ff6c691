"""What things are worth, in tenths of an influence: cards, sectors, hunts and ways. The scales on which advice weighs actions."""

from __future__ import annotations

from typing import Final

from windlass.engine.rule import rule
from windlass.games.tortuga2199.abilities import Use
from windlass.games.tortuga2199.components import (
    ATTACK_BONUS,
    CARDS,
    CONTROL,
    DEFENCE_BONUS,
    DIFFICULTY,
    DISTANCE,
    FIRST_HUNT,
    KINDS,
    MANOEUVRE,
    REDEEM,
    SECTORS,
    TORTUGA,
    Card,
    all_abilities,
    chosen_abilities,
)
from windlass.games.tortuga2199.layouts import NOWHERE
from windlass.games.tortuga2199.rules.combat import half_defence
from windlass.games.tortuga2199.rules.ending import is_council, standing
from windlass.games.tortuga2199.rules.hunt import has_explored
from windlass.games.tortuga2199.rules.sectors import conquest_price, is_guarded, turrets
from windlass.games.tortuga2199.state import NOBODY, State

INFLUENCE_VALUE: Final = 100
CRYPTO_VALUE: Final = 9
MANOEUVRE_VALUE: Final = 16


def card_worth(card: Card) -> int:
    """What owning a card is worth over a game, by its numbers and words."""
    abilities = sum(ability.worth * (number if ability.counted else 1) for ability, number in all_abilities(card))
    return card.crypto * CRYPTO_VALUE + card.manoeuvre * MANOEUVRE_VALUE + abilities


def card_uses(card: Card) -> tuple[Use, ...]:
    """The ways to use the first ability that its captain decides about."""
    return next((written.ability.uses for written in chosen_abilities(card)), ())


WORTH: Final = tuple(card_worth(card) for card in CARDS)
REACH: Final = tuple(
    max((number for ability, number in all_abilities(card) if any(use.target == "sector in reach" for use in ability.uses)), default=0)
    for card in CARDS
)
DRAWS_FIRST: Final = tuple(int(any(use.verb == "draw" for use in card_uses(card))) for card in CARDS)
THIN: Final = 20  # a card worth less is better destroyed
BONUS_VALUE: Final = (0, 45, 45, 45, 20, 20, 20, 30, 15, 15, 25)  # of a sector's token or power, beside its control token


@rule
def sector_value(state: State, seat: int, sector: int) -> int:
    """What conquering a sector is worth: its control token, its bonus, and what a rival loses."""
    if sector == TORTUGA:
        return tortuga_value(state, seat)
    value = CONTROL[sector] * INFLUENCE_VALUE + BONUS_VALUE[sector]
    if state.controller[sector] != NOBODY:
        value += CONTROL[sector] * INFLUENCE_VALUE // (state.seats - 1)
    return value


@rule
def tortuga_value(state: State, seat: int) -> int:
    """Tortuga is worth the game to a seat that leads or reaches the goal by it, and nothing to others."""
    total = standing(state, seat) + CONTROL[TORTUGA]
    if total >= state.goal:
        return 100 * INFLUENCE_VALUE
    for other in range(state.seats):
        if other != seat and standing(state, other) + 3 > total:
            return 0
    return 20 * INFLUENCE_VALUE


@rule
def hunt_value(hunt: int) -> int:
    """What capturing a known hunt is worth: the influence at once and most of what redeeming brings."""
    return INFLUENCE_VALUE + REDEEM[FIRST_HUNT + hunt] * 70


@rule
def prospects(state: State, seat: int, sector: int, budget: int) -> int:
    """What a ship can gain in a sector with that many manoeuvres, the best first; a part of what it will soon afford."""
    left = budget
    gain = 0
    if state.hunt[sector] > 0 and has_explored(state, seat, sector):
        price = DIFFICULTY[state.hunt[sector] - 1]
        value = hunt_value(state.hunt[sector] - 1)
        if price <= left:
            gain += value
            left -= price
        else:
            gain += value * max(left, 1) // (price * 4)
    if state.controller[sector] != seat and not is_guarded(state, sector) and not is_council(state):
        price = conquest_price(state, sector)
        value = sector_value(state, seat, sector)
        if price <= left + state.siege:
            gain += value
            left -= max(price - state.siege, 0)
        elif sector != TORTUGA:
            gain += value * max(left, 1) // (price * 4)
    if left > 0 and state.hunt[sector] != 0 and not has_explored(state, seat, sector):
        gain += 30
        left -= 1
    if left > 0 and state.mineral[sector] == 1:
        gain += 14
    return gain


@rule
def distance(state: State, one: int, other: int) -> int:
    """Moves between two sectors of this game."""
    return DISTANCE[state.seats - 2][state.spot[one]][state.spot[other]]


@rule
def best_target(state: State, seat: int, start: int, reach: int) -> int:
    """The sector most worth going to from `start`, with a free leap of `reach` sectors; `start` itself when nothing beckons."""
    best = start
    best_gain = prospects(state, seat, start, state.manoeuvre)
    for sector in range(SECTORS):
        if sector != start and state.spot[sector] != NOWHERE:
            way = distance(state, start, sector) - reach
            left = state.manoeuvre - max(way, 0)
            gain = prospects(state, seat, sector, left) - 4 * max(way, 0) if left >= 0 else 0
            if gain > best_gain:
                best = sector
                best_gain = gain
    return best


@rule
def reach_in_hand(state: State, seat: int) -> int:
    """The longest leap a card in the hand allows."""
    longest = 0
    for kind in range(KINDS):
        if REACH[kind] > longest and state.hand[seat][kind] > 0:
            longest = REACH[kind]
    return longest


# -- Combat -----------------------------------------------------------------------------------------------------------


@rule
def attack_in_hand(state: State, seat: int) -> int:
    """What a seat's hand and Turrets tokens amount to in attack."""
    total = turrets(state, seat)
    for kind in range(KINDS):
        if MANOEUVRE[kind] > 0:
            total += state.hand[seat][kind] * (MANOEUVRE[kind] + ATTACK_BONUS[kind])
    return total


@rule
def heap_strength(state: State, seat: int) -> int:
    """A hundred times the mean combat strength of another seat's hidden cards."""
    cards = 0
    total = 0
    for kind in range(KINDS):
        cards += state.deck[seat][kind]
        if MANOEUVRE[kind] > 0:
            total += state.deck[seat][kind] * (MANOEUVRE[kind] + (ATTACK_BONUS[kind] + DEFENCE_BONUS[kind]) // 2)
    return total * 100 // max(cards, 1)


@rule
def expected_defence(state: State, foe: int) -> int:
    """What another seat is likely to bring together where its ship stands, with some caution."""
    cards = heap_strength(state, foe) * state.hand_size[foe] // 100
    return cards + turrets(state, foe) + half_defence(state, foe, state.ship[foe]) + 2


@rule
def attack_value(state: State, seat: int, foe: int) -> int:
    """What attacking a ship is worth: nothing unless victory is likely."""
    if attack_in_hand(state, seat) <= expected_defence(state, foe):
        return 0
    value = INFLUENCE_VALUE
    if state.influence[foe] > 0:
        value += INFLUENCE_VALUE
    sector = state.ship[foe]
    if state.controller[sector] == foe:
        value += sector_value(state, seat, sector)
    return value
