"""Settling on a free island: at the start of the game and in a refuge. Rulebook, "Setting up", steps 7 to 9."""

from __future__ import annotations

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import SETTLE
from windlass.games.gravity.components import ISLANDS, RUNDOR, SETTLERS
from windlass.games.gravity.events import GARRISONED, SETTLED
from windlass.games.gravity.rules.control import garrison, offer, pieces_on
from windlass.games.gravity.rules.transition import begin_round
from windlass.games.gravity.state import NOBODY, SETTLING, State


@rule
def free_islands(state: State) -> int:
    """Islands without any pieces; ruling gravity-09."""
    mask = 0
    for island in range(ISLANDS):
        if pieces_on(state, island) == 0:
            mask |= 1 << island
    return mask


@rule
def legal_settling(state: State, out: Row) -> int:
    """Free islands; at the start of the game Rundor is not among them."""
    free = free_islands(state)
    return offer(free & ~(1 << RUNDOR) if state.step == SETTLING else free, SETTLE, out, 0)


@rule
def settle(state: State, island: int, journal: Journal) -> None:
    """Two hunters go from the airship to a free island."""
    seat = state.mover
    state.crew[seat] -= SETTLERS
    garrison(state, island, seat, SETTLERS, 0)
    tell(journal, SETTLED, EVERYONE, seat, island, SETTLERS)


@rule
def settle_at_start(state: State, island: int, journal: Journal) -> None:
    """Two hunters settle; after the last seat's, a mercenary stands on every island without hunters, and the first round begins."""
    settle(state, island, journal)
    state.mover = (state.mover + 1) % state.seats
    if state.mover != state.first:
        return
    for other in range(ISLANDS):
        if state.owner[other] == NOBODY:
            state.mercenaries[other] = 1
            state.reserve -= 1
    tell(journal, GARRISONED, EVERYONE, ISLANDS - state.seats)
    begin_round(state, journal)
