"""Playing a card and using its abilities. Rulebook, actions 2, 8 and 9, "Game turn and concept"."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.rule import rule
from windlass.games.tortuga2199.abilities import LAID_COUNT
from windlass.games.tortuga2199.components import ASKS, CRYPTO, LAYS, MANOEUVRE
from windlass.games.tortuga2199.events import PLAYED
from windlass.games.tortuga2199.rules.abilities import lay, settle_abilities
from windlass.games.tortuga2199.rules.decks import leave_hand
from windlass.games.tortuga2199.rules.sectors import has_lab_power, has_vortex_power
from windlass.games.tortuga2199.state import State

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
    for ability in range(LAID_COUNT):
        if LAYS[kind][ability] > 0:
            lay(ability, state, seat, LAYS[kind][ability], journal)
    if ASKS[kind] > 0:
        state.laid = kind + 1
        state.asks = ASKS[kind]
        settle_abilities(state, seat)


# -- Reserving and destroying -----------------------------------------------------------------------------------------


@rule
def reserve_price(state: State, seat: int) -> int:
    """Crypto for reserving a card now: nothing by the power of the Lab."""  # ruling tortuga2199-04
    return 0 if has_lab_power(state, seat) else RESERVE_PRICE


@rule
def destroy_price(state: State, seat: int) -> int:
    """Manoeuvres for destroying a played card now: nothing by the power of the Vortex."""  # ruling tortuga2199-04
    return 0 if has_vortex_power(state, seat) else DESTROY_PRICE
