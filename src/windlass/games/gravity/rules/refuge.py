"""A player without an island: everything stops until a refuge is found. Rulebook, "A player without an island"."""

from __future__ import annotations

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.rule import rule
from windlass.games.gravity.components import AIRSHIP, ALL_ISLANDS, ISLANDS
from windlass.games.gravity.events import DISPOSSESSED, MUSTERED
from windlass.games.gravity.rules.capture import weaker_than
from windlass.games.gravity.rules.control import own_islands, return_fallen
from windlass.games.gravity.rules.geography import COUNT
from windlass.games.gravity.rules.settling import free_islands, settle
from windlass.games.gravity.state import NOBODY, NOTHING, REFUGE, RESUMING, SEATS, TARGET, State


@rule
def harmless(state: State) -> int:
    """Islands whose loss leaves nobody without an island."""
    mask = 0
    for island in range(ISLANDS):
        owner = state.owner[island]
        if owner == NOBODY or COUNT[own_islands(state, owner)] > 1:
            mask |= 1 << island
    return mask


@rule
def havens(state: State, seat: int) -> int:
    """Islands a seat may capture for a refuge: none it just lost, none taken for a refuge before, unless no other can be."""
    weak = weaker_than(state, state.crew[seat] + state.hired[seat], ALL_ISLANDS)
    allowed = weak & ~state.lost[seat] & ~state.taken
    return allowed if allowed != 0 else weak & harmless(state)  # ruling gravity-10


@rule
def seek_refuge(state: State, journal: Journal) -> bool:
    """Let the next seat without an island, clockwise from the one whose turn it is, look for one; false when all have one."""
    for offset in range(state.seats):
        seat = (state.turn + offset) % state.seats
        if own_islands(state, seat) == 0:
            flee(state, seat, journal)
            return True
    state.fleeing = 0
    state.taken = 0
    for seat in range(SEATS):
        state.lost[seat] = 0
    return False


@rule
def flee(state: State, seat: int, journal: Journal) -> None:
    """All hunters return to the airship; then two settle on a free island, or one island is captured; ruling gravity-11."""
    tell(journal, DISPOSSESSED, EVERYONE, seat)
    tell(journal, MUSTERED, EVERYONE, seat, return_fallen(state, seat))
    state.fleeing = 1
    state.mover = seat
    state.visited = 0
    state.target = NOTHING
    if free_islands(state) != 0:
        state.step = REFUGE
        return
    state.step = TARGET
    state.origin = AIRSHIP
    state.scope = havens(state, seat)


@rule
def settle_refuge(state: State, island: int, journal: Journal) -> None:
    """A refuge is found on a free island; nobody takes it again in the same chain."""
    settle(state, island, journal)
    state.taken |= 1 << island  # ruling gravity-10
    state.step = RESUMING
