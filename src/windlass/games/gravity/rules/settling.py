"""Choosing an airship and settling on a free island, at the start and in a refuge. Rulebook, "Setting up", steps 4 and 7 to 9."""

from __future__ import annotations

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import BOARD, SETTLE
from windlass.games.gravity.components import ABILITIES, ISLANDS, RUNDOR, SETTLERS
from windlass.games.gravity.events import BOARDED, GARRISONED, SETTLED
from windlass.games.gravity.rules.control import garrison, offer, pieces_on
from windlass.games.gravity.rules.transition import begin_round
from windlass.games.gravity.state import NO_ABILITY, NOBODY, SETTLING, State


@rule
def taken_abilities(state: State) -> int:
    """The abilities some seat has, one bit each."""
    mask = 0
    for seat in range(state.seats):
        if state.ability[seat] != NO_ABILITY:
            mask |= 1 << (state.ability[seat] - 1)
    return mask


@rule
def legal_boarding(state: State, out: Row) -> int:
    """The airships nobody has taken."""
    taken = taken_abilities(state)
    count = 0
    for ability in range(ABILITIES):
        if taken >> ability & 1 == 0:
            out[count] = BOARD + ability
            count += 1
    return count


@rule
def board(state: State, ability: int, journal: Journal) -> None:
    """A seat takes an airship; after the last seat's choice all settle; ruling gravity-22."""
    state.ability[state.mover] = 1 + ability
    tell(journal, BOARDED, EVERYONE, state.mover, ability)
    state.mover = (state.mover + 1) % state.seats
    if state.mover == state.first:
        state.step = SETTLING


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
