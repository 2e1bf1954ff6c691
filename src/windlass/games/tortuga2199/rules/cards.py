"""Playing a card and using its abilities. Rulebook, actions 2, 8 and 9, "Game turn and concept"."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.rule import rule
from windlass.games.tortuga2199.components import ABILITIES, ASKS, BARGAIN, CRYPTO, KINDS, MANOEUVRE, NUMBER, OPERATION, SIEGE
from windlass.games.tortuga2199.events import BARGAIN_READY, CASHED, PLAYED, SIEGE_READY
from windlass.games.tortuga2199.rules.decks import destroy, leave_hand, put_in_box
from windlass.games.tortuga2199.rules.ending import gain_influence
from windlass.games.tortuga2199.rules.hunt import can_explore
from windlass.games.tortuga2199.rules.market import has_minerals_here
from windlass.games.tortuga2199.rules.sectors import can_reinforce_any, has_lab_power, has_vortex_power
from windlass.games.tortuga2199.state import ABILITY, ACT, IN_HOLD, State
from windlass.games.tortuga2199.vocabulary import (
    CACHE_ABILITY,
    CASH_ABILITY,
    COLLECT_ABILITY,
    DESTROY_ABILITY,
    DRAW_ABILITY,
    EXPLORE_ABILITY,
    FROM_HAND,
    FROM_PLAYED,
    MOVE_ABILITY,
    REINFORCE_ABILITY,
    RESERVE_ABILITY,
)

RESERVE_PRICE: Final = 2  # crypto
DESTROY_PRICE: Final = 2  # manoeuvres


# -- Playing ----------------------------------------------------------------------------------------------------------


@rule
def play(state: State, seat: int, kind: int, journal: Journal) -> None:
    """Lay a hand card down: its resources are gained, and its abilities may be used now."""
    leave_hand(state, seat, kind)
    state.played[kind] += 1
    state.crypto += CRYPTO[kind]
    state.manoeuvre += MANOEUVRE[kind]
    tell(journal, PLAYED, EVERYONE, seat, kind, CRYPTO[kind], MANOEUVRE[kind])
    if SIEGE[kind] > 0:
        state.siege += SIEGE[kind]
        tell(journal, SIEGE_READY, EVERYONE, seat, SIEGE[kind])
    if BARGAIN[kind] > 0:
        state.bargain = BARGAIN[kind]
        tell(journal, BARGAIN_READY, EVERYONE, seat, BARGAIN[kind])
    if ASKS[kind] > 0:
        state.laid = kind + 1
        state.asks = ASKS[kind]
        settle_abilities(state, seat)


# -- Abilities --------------------------------------------------------------------------------------------------------


@rule
def settle_abilities(state: State, seat: int) -> None:
    """Ask about the laid card while any of its abilities can be used; then the turn goes on."""  # ruling tortuga2199-05
    for place in range(ABILITIES):
        if (state.asks >> place) & 1 == 1 and can_use(state, seat, place):
            state.phase = ABILITY
            return
    decline_abilities(state)


@rule
def decline_abilities(state: State) -> None:
    """What was not used of the laid card is lost; the turn goes on."""
    state.laid = 0
    state.asks = 0
    state.phase = ACT


@rule
def asked_place(state: State, operation: int) -> int:
    """The place on the laid card of an unused ability of this sort, or ABILITIES when there is none."""
    place = 0
    while place < ABILITIES and ((state.asks >> place) & 1 == 0 or OPERATION[state.laid - 1][place] != operation):
        place += 1
    return place


@rule
def asked_number(state: State, operation: int) -> int:
    """The number of an unused ability of this sort on the laid card, or 0 when there is none."""
    place = asked_place(state, operation)
    return NUMBER[state.laid - 1][place] + 0 if place < ABILITIES else 0


@rule
def can_use(state: State, seat: int, place: int) -> bool:
    """Whether an ability of the laid card would do anything now."""
    operation = OPERATION[state.laid - 1][place]
    if operation == MOVE_ABILITY:
        return state.ship[seat] != IN_HOLD
    if operation == DRAW_ABILITY:
        return can_draw(state, seat)
    if operation == COLLECT_ABILITY:
        return has_minerals_here(state, seat)
    if operation == EXPLORE_ABILITY:
        return can_explore(state, seat)
    if operation == CACHE_ABILITY:
        return state.cache > 0
    if operation == RESERVE_ABILITY:
        return state.reserve[seat] == 0 and state.hand_size[seat] > 0
    if operation == DESTROY_ABILITY:
        return can_destroy_from(state, seat, NUMBER[state.laid - 1][place] + 0)
    if operation == REINFORCE_ABILITY:
        return can_reinforce_any(state, seat)
    return state.played[state.laid - 1] > 0  # cash: the card itself must still be there


@rule
def can_draw(state: State, seat: int) -> bool:
    """Whether a seat's deck or discard holds a card."""
    if state.deck_size[seat] > 0:
        return True
    for kind in range(KINDS):
        if state.discard[seat][kind] > 0:
            return True
    return False


@rule
def can_destroy_from(state: State, seat: int, sources: int) -> bool:
    """Whether a card lies where the ability may destroy one."""
    if sources & FROM_HAND != 0 and state.hand_size[seat] > 0:
        return True
    if sources & FROM_PLAYED != 0:
        for kind in range(KINDS):
            if state.played[kind] > 0:
                return True
    return False


@rule
def use_ability(state: State, operation: int) -> int:
    """Strike one ability off the laid card; gives its number."""
    number = asked_number(state, operation)
    state.asks ^= 1 << asked_place(state, operation)
    return number


@rule
def cash(state: State, seat: int, journal: Journal) -> None:
    """The laid card is destroyed for influence."""
    kind = state.laid - 1
    amount = use_ability(state, CASH_ABILITY)
    state.played[kind] -= 1
    put_in_box(state, kind)
    tell(journal, CASHED, EVERYONE, seat, kind)
    gain_influence(state, seat, amount, journal)


# -- Reserving and destroying -----------------------------------------------------------------------------------------


@rule
def reserve_price(state: State, seat: int) -> int:
    """Crypto for reserving a card now: nothing by the power of the Lab."""  # ruling tortuga2199-04
    return 0 if has_lab_power(state, seat) else RESERVE_PRICE


@rule
def destroy_price(state: State, seat: int) -> int:
    """Manoeuvres for destroying a played card now: nothing by the power of the Vortex."""  # ruling tortuga2199-04
    return 0 if has_vortex_power(state, seat) else DESTROY_PRICE


@rule
def destroy_played(state: State, seat: int, kind: int, journal: Journal) -> None:
    """A card played this turn leaves the game; what it gave stays."""
    state.played[kind] -= 1
    destroy(state, seat, kind, journal)


@rule
def destroy_from_hand(state: State, seat: int, kind: int, journal: Journal) -> None:
    """A card in the hand leaves the game."""
    leave_hand(state, seat, kind)
    destroy(state, seat, kind, journal)
