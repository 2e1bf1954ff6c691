"""What a legal action takes from its actor. Rulebook, "Actions available during the turn"."""

from __future__ import annotations

from windlass.games.tortuga2199.actions import (
    CAPTURE,
    COLLECT,
    CONQUER,
    CONQUER_WITH_CRYPTO,
    EXPLORE,
    INFLUENCE,
    Move,
    Reinforce,
    WithCard,
    face,
)
from windlass.games.tortuga2199.components import PRICE
from windlass.games.tortuga2199.rules import actor
from windlass.games.tortuga2199.rules.acting import COLLECT_PRICE, EXPLORE_PRICE, MOVE_PRICE
from windlass.games.tortuga2199.rules.cards import destroy_price, reserve_price
from windlass.games.tortuga2199.rules.hunt import capture_price
from windlass.games.tortuga2199.rules.market import REFRESH_PRICE, influence_price
from windlass.games.tortuga2199.rules.sectors import conquest_price, is_guarded
from windlass.games.tortuga2199.state import ACT, State


def prices_of(state: State, action: int) -> tuple[int, int]:
    """The crypto and manoeuvres a legal action takes from the actor."""
    if state.step != ACT:
        return 0, 0
    seat = actor(state)
    asked = face(action)
    if isinstance(asked, Reinforce):
        return asked.level, 0
    if isinstance(asked, Move):
        return 0, MOVE_PRICE
    if isinstance(asked, WithCard):
        return {
            "buy": (PRICE[asked.kind], 0),
            "refresh": (REFRESH_PRICE, 0),
            "reserve": (reserve_price(state, seat), 0),
            "destroy": (0, destroy_price(state, seat)),
        }.get(asked.verb, (0, 0))
    return _plain_prices(state, seat, action)


def _plain_prices(state: State, seat: int, action: int) -> tuple[int, int]:
    if action == COLLECT:
        return 0, COLLECT_PRICE
    if action == EXPLORE:
        return 0, EXPLORE_PRICE
    if action == CAPTURE:
        return 0, capture_price(state, seat)
    if action == INFLUENCE:
        return influence_price(state), 0
    if action == CONQUER and not is_guarded(state, state.ship[seat]):
        return 0, conquest_price(state, state.ship[seat])
    if action == CONQUER_WITH_CRYPTO:
        return conquest_price(state, state.ship[seat]), 0
    return 0, 0
