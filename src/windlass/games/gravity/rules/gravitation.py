"""Actions on gravity and islands: illegal mining, mining, transport, conversion, rotation, speculation. Rulebook, "Action cards"."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import (
    CONVERT,
    ENOUGH,
    MINE,
    MINE_ALL,
    PUT_PERMANENT,
    PUT_TEMPORARY,
    ROTATE,
    SPOIL,
    SWAP,
    TAP,
)
from windlass.games.gravity.components import ISLANDS, SIDES, UNITS
from windlass.games.gravity.events import CARRIED, CONVERTED, MINED, ROTATED, SPOILED, SWAPPED, TAPPED
from windlass.games.gravity.rules.control import islands_holding, lowest, neighbours, offer, offer_range, own_islands
from windlass.games.gravity.rules.geography import COUNT, measure
from windlass.games.gravity.state import (
    CLOSING,
    CONVERTING,
    MINING,
    PERMANENT,
    ROTATING,
    TAPPING,
    TEMPORARY,
    State,
)

SUPPLY: Final = 9999  # ruling gravity-12: tokens never run out in practice
TURNS_OF_ONE: Final = SIDES - 1  # an island can be turned by one to five sides
LIFTED_PERMANENT: Final = 2  # places in State.lifted
LIFTED_TEMPORARY: Final = 3
OWN_HALF: Final = 1  # the halves of a speculation
NEIGHBOUR_HALF: Final = 2


@rule
def add(gravity: Row, island: int, units: int) -> int:
    """Put gravity of one kind on an island, as far as the supply of that kind goes; gives how much."""
    left = SUPPLY
    for other in range(ISLANDS):
        left -= gravity[other]
    added = min(units, left)
    gravity[island] += added
    return added


# -- Menus -----------------------------------------------------------------------------------------------------------


@rule
def legal_gravitation(state: State, out: Row) -> int:
    """The menus of these actions."""
    if state.step == TAPPING:
        return offer(own_islands(state, state.mover), TAP, out, 0)
    if state.step == MINING:
        return legal_mining(state, out)
    if state.step == PERMANENT:
        return offer_range(PUT_PERMANENT, 0, min(state.lifted[LIFTED_PERMANENT], UNITS), out)  # ruling gravity-13
    if state.step == TEMPORARY:
        return offer_range(PUT_TEMPORARY, 0, min(state.lifted[LIFTED_TEMPORARY], UNITS), out)
    if state.step == CONVERTING:
        return offer(islands_holding(state.temporary, own_islands(state, state.mover)), CONVERT, out, 0)
    if state.step == ROTATING:
        return legal_rotation(state, out)
    return legal_speculation(state, out)


@rule
def minable(state: State) -> int:
    """Islands still to be mined: own ones that yield something; never Rundor, which yields nothing."""
    return islands_holding(state.flow, own_islands(state, state.mover)) & ~state.visited


@rule
def legal_mining(state: State, out: Row) -> int:
    """Any island that yields something, all of them, and after the first an end."""
    count = 0
    if state.visited != 0:
        out[0] = ENOUGH
        count = 1
    islands = minable(state)
    count = offer(islands, MINE, out, count)
    if COUNT[islands] > 1:
        out[count] = MINE_ALL
        count += 1
    return count


@rule
def legal_rotation(state: State, out: Row) -> int:
    """Any own island not yet turned, by one to five sides, and after the first an end."""
    count = 0
    if state.visited != 0:
        out[0] = ENOUGH
        count = 1
    open_islands = own_islands(state, state.mover) & ~state.visited
    for island in range(ISLANDS):
        if open_islands >> island & 1 == 1:
            for sides in range(TURNS_OF_ONE):
                out[count] = ROTATE + island * TURNS_OF_ONE + sides
                count += 1
    return count


@rule
def speculations(state: State, own: int, half: int) -> int:
    """Islands on which a half of a speculation is possible: own or neighbouring ones with permanent gravity."""
    return islands_holding(state.permanent, own if half == OWN_HALF else neighbours(state, own))


@rule
def legal_speculation(state: State, out: Row) -> int:
    """The open halves, and after the first an end."""
    own = own_islands(state, state.mover)
    count = 0
    if state.need != OWN_HALF | NEIGHBOUR_HALF:
        out[0] = ENOUGH
        count = 1
    if state.need & OWN_HALF != 0:
        count = offer(speculations(state, own, OWN_HALF), SWAP, out, count)
    if state.need & NEIGHBOUR_HALF != 0:
        count = offer(speculations(state, own, NEIGHBOUR_HALF), SPOIL, out, count)
    return count


# -- Choices ---------------------------------------------------------------------------------------------------------


@rule
def apply_gravitation(state: State, action: int, journal: Journal) -> None:
    """One step of these actions."""
    if state.step == TAPPING:
        tap(state, action - TAP, journal)
    elif state.step == MINING:
        mine(state, action, journal)
    elif state.step == PERMANENT:
        put_down(state, LIFTED_PERMANENT, action - PUT_PERMANENT)
        ask_transport(state, journal)
    elif state.step == TEMPORARY:
        put_down(state, LIFTED_TEMPORARY, action - PUT_TEMPORARY)
        ask_transport(state, journal)
    elif state.step == CONVERTING:
        convert(state, action - CONVERT, journal)
    elif state.step == ROTATING:
        rotate(state, action, journal)
    else:
        speculate(state, action, journal)


@rule
def tap(state: State, island: int, journal: Journal) -> None:
    """Illegal mining: one temporary gravity on an own island."""
    add(state.temporary, island, 1)
    tell(journal, TAPPED, EVERYONE, state.mover, island)
    state.step = CLOSING


@rule
def mine(state: State, action: int, journal: Journal) -> None:
    """Mining: all that an island yields lies down on it; the islands left out yield nothing."""
    if action == ENOUGH:
        state.step = CLOSING
        return
    chosen = minable(state) if action == MINE_ALL else 1 << (action - MINE)
    for island in range(ISLANDS):
        if chosen >> island & 1 == 1:
            tell(journal, MINED, EVERYONE, state.mover, island, add(state.permanent, island, state.flow[island]))
    state.visited |= chosen
    if minable(state) == 0:
        state.step = CLOSING


@rule
def begin_transport(state: State, journal: Journal) -> None:
    """Lift all gravity off the own islands, then ask island by island how much goes back; ruling gravity-08."""
    own = own_islands(state, state.mover)
    for island in range(ISLANDS):
        if own >> island & 1 == 1:
            state.lifted[LIFTED_PERMANENT] += state.permanent[island]
            state.lifted[LIFTED_TEMPORARY] += state.temporary[island]
            state.permanent[island] = 0
            state.temporary[island] = 0
    state.visited = own
    state.scope = own
    state.target = lowest(own)
    state.step = PERMANENT
    ask_transport(state, journal)


@rule
def put_down(state: State, kind: int, units: int) -> None:
    """Put lifted gravity on the island in question and turn to the next."""
    if kind == LIFTED_PERMANENT:
        state.permanent[state.target] = units
    else:
        state.temporary[state.target] = units
    state.lifted[kind] -= units
    state.scope &= ~(1 << state.target)
    if state.scope != 0:
        state.target = lowest(state.scope)


@rule
def ask_transport(state: State, journal: Journal) -> None:
    """Ask only where there is a choice: the last island takes the rest, and nothing needs no question."""
    while True:
        kind = LIFTED_PERMANENT if state.step == PERMANENT else LIFTED_TEMPORARY
        if state.scope == 0 and kind == LIFTED_PERMANENT:
            state.step = TEMPORARY
            state.scope = state.visited
            state.target = lowest(state.scope)
        elif state.scope == 0:
            end_transport(state, journal)
            return
        elif state.lifted[kind] == 0 or state.scope == 1 << state.target:
            put_down(state, kind, state.lifted[kind])
        else:
            return


@rule
def end_transport(state: State, journal: Journal) -> None:
    """Say what lies where now."""
    for island in range(ISLANDS):
        if state.visited >> island & 1 == 1:
            tell(journal, CARRIED, EVERYONE, state.mover, island, state.permanent[island], state.temporary[island])
    state.step = CLOSING


@rule
def convert(state: State, island: int, journal: Journal) -> None:
    """Conversion: all temporary gravity of an own island becomes permanent, one for one."""
    units = state.temporary[island]
    state.temporary[island] = 0
    tell(journal, CONVERTED, EVERYONE, state.mover, island, add(state.permanent, island, units))
    state.step = CLOSING


@rule
def turn_island(state: State, island: int, sides: int) -> None:
    """Turn an island clockwise."""
    state.rotation[island] = (state.rotation[island] + sides) % SIDES
    measure(state)


@rule
def rotate(state: State, action: int, journal: Journal) -> None:
    """Rotation: turn own islands, each once, by any number of sides."""
    if action == ENOUGH:
        state.step = CLOSING
        return
    island = (action - ROTATE) // TURNS_OF_ONE
    sides = (action - ROTATE) % TURNS_OF_ONE + 1
    turn_island(state, island, sides)
    tell(journal, ROTATED, EVERYONE, state.mover, island, sides)
    state.visited |= 1 << island
    if own_islands(state, state.mover) & ~state.visited == 0:
        state.step = CLOSING


@rule
def speculate(state: State, action: int, journal: Journal) -> None:
    """Speculation: two halves, either or both, each on an island of its own."""
    if action == ENOUGH:
        state.step = CLOSING
        return
    if action < SPOIL:
        half = OWN_HALF
        island = action - SWAP
        add(state.temporary, island, 2)
        tell(journal, SWAPPED, EVERYONE, state.mover, island)
    else:
        half = NEIGHBOUR_HALF
        island = action - SPOIL
        add(state.temporary, island, 1)
        tell(journal, SPOILED, EVERYONE, state.mover, island)
    state.permanent[island] -= 1
    state.need &= ~half
    own = own_islands(state, state.mover)
    if state.need == 0 or speculations(state, own, state.need) == 0:
        state.step = CLOSING
