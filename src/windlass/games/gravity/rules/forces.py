"""Actions on hunters and mercenaries: superiority, recruiting, support, bribery. Rulebook, "Action cards"."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import BRIBE, LODGE, POST_HUNTERS, POST_MERCENARIES, RECRUIT, SLAY, STRIKE
from windlass.games.gravity.components import AIRSHIP, BERTHS, ISLANDS, SUPERIOR_FROM
from windlass.games.gravity.events import BRIBED, POSTED, RECRUITED
from windlass.games.gravity.rules.control import (
    berth,
    destroy,
    garrison,
    go_aboard,
    islands_holding,
    lowest,
    neighbours,
    offer,
    offer_range,
    own_islands,
    pieces_on,
    tell_if_neutral,
    withdraw,
)
from windlass.games.gravity.state import (
    BRIBING,
    CLOSING,
    HUNTER_POST,
    LODGING,
    MERCENARY_POST,
    NOBODY,
    RECRUITING,
    SLAYING,
    STRIKING,
    State,
)

LIFTED_HUNTERS: Final = 0  # places in State.lifted
LIFTED_MERCENARIES: Final = 1


@rule
def crowded(state: State, among: int) -> int:
    """Those of these islands that hold enough pieces to suffer superiority."""
    mask = 0
    for island in range(ISLANDS):
        if among >> island & 1 == 1 and pieces_on(state, island) >= SUPERIOR_FROM[0]:
            mask |= 1 << island
    return mask


@rule
def lodgings(state: State, seat: int, island: int) -> int:
    """Where a mercenary bribed away from an island may go: own islands that touch it, or the airship."""
    return own_islands(state, seat) & state.touch[island] | berth(state, seat)


# -- Menus -----------------------------------------------------------------------------------------------------------


@rule
def legal_forces(state: State, out: Row) -> int:
    """The menus of these actions."""
    own = own_islands(state, state.mover)
    if state.step == STRIKING:
        return offer(crowded(state, neighbours(state, own)), STRIKE, out, 0)
    if state.step == SLAYING:
        return offer_range(SLAY, fewest_slain(state), most_slain(state), out)
    if state.step == RECRUITING:
        return offer(own | berth(state, state.mover), RECRUIT, out, 0)
    if state.step == HUNTER_POST:
        return offer_range(POST_HUNTERS, fewest_posted(state), state.lifted[LIFTED_HUNTERS], out)
    if state.step == MERCENARY_POST:
        return offer_range(POST_MERCENARIES, fewest_hirelings_posted(state), state.lifted[LIFTED_MERCENARIES], out)
    if state.step == BRIBING:
        return offer(islands_holding(state.mercenaries, neighbours(state, own)), BRIBE, out, 0)
    return offer(lodgings(state, state.mover, state.origin), LODGE, out, 0)


@rule
def fewest_slain(state: State) -> int:
    """Hunters that must be among the destroyed because there are not enough mercenaries."""
    return max(0, state.toll - state.mercenaries[state.target])


@rule
def most_slain(state: State) -> int:
    """Hunters that may be among the destroyed."""
    return min(state.toll, state.hunters[state.target])


@rule
def fewest_posted(state: State) -> int:
    """Hunters the island in question must get: one if it is the last and the seat would have no island."""
    return 1 if state.scope == 1 << state.target and own_islands(state, state.mover) == 0 else 0


@rule
def fewest_hirelings_posted(state: State) -> int:
    """Mercenaries the island in question must get: on the last, all that the airship cannot hold."""
    return max(0, state.lifted[LIFTED_MERCENARIES] - BERTHS) if state.scope == 1 << state.target else 0


# -- Choices ---------------------------------------------------------------------------------------------------------


@rule
def apply_forces(state: State, action: int, journal: Journal) -> None:
    """One step of these actions."""
    if state.step == STRIKING:
        strike(state, action - STRIKE, journal)
    elif state.step == SLAYING:
        slay(state, action - SLAY, journal)
    elif state.step == RECRUITING:
        recruit(state, action - RECRUIT, journal)
    elif state.step == HUNTER_POST:
        post_hunters(state, action - POST_HUNTERS)
        ask_support(state, journal)
    elif state.step == MERCENARY_POST:
        post_mercenaries(state, action - POST_MERCENARIES)
        ask_support(state, journal)
    elif state.step == BRIBING:
        bribe(state, action - BRIBE, journal)
    else:
        lodge(state, action - LODGE, journal)


@rule
def strike(state: State, island: int, journal: Journal) -> None:
    """Superiority: one piece of a crowded neighbour is destroyed, two of a very crowded one."""
    state.target = island
    state.toll = 2 if pieces_on(state, island) >= SUPERIOR_FROM[1] else 1
    if fewest_slain(state) == most_slain(state):
        slay(state, most_slain(state), journal)
    else:
        state.step = SLAYING


@rule
def slay(state: State, hunters: int, journal: Journal) -> None:
    """Destroy the chosen pieces."""
    destroy(state, state.target, hunters, state.toll - hunters, journal)
    if hunters > 0:
        tell_if_neutral(state, state.target, journal)
    state.step = CLOSING


@rule
def recruit(state: State, place: int, journal: Journal) -> None:
    """Recruiting: one mercenary from the reserve to an own island or the airship."""
    state.reserve -= 1
    go_aboard(state, state.mover, place, 1)
    tell(journal, RECRUITED, EVERYONE, state.mover, place)
    state.step = CLOSING


@rule
def begin_support(state: State, journal: Journal) -> None:
    """Lift all own pieces, then ask island by island how many are posted there, the airship taking the rest; ruling gravity-08."""
    seat = state.mover
    own = own_islands(state, seat)
    state.lifted[LIFTED_HUNTERS] = state.crew[seat]
    state.lifted[LIFTED_MERCENARIES] = state.hired[seat]
    state.crew[seat] = 0
    state.hired[seat] = 0
    for island in range(ISLANDS):
        if own >> island & 1 == 1:
            state.lifted[LIFTED_HUNTERS] += state.hunters[island]
            state.lifted[LIFTED_MERCENARIES] += state.mercenaries[island]
            state.hunters[island] = 0
            state.mercenaries[island] = 0
            state.owner[island] = NOBODY
    state.visited = own
    state.scope = own
    state.target = lowest(own)
    state.step = HUNTER_POST
    ask_support(state, journal)


@rule
def post_hunters(state: State, hunters: int) -> None:
    """Post hunters on the island in question, then ask about mercenaries."""
    garrison(state, state.target, state.mover, hunters, 0)
    state.lifted[LIFTED_HUNTERS] -= hunters
    state.step = MERCENARY_POST


@rule
def post_mercenaries(state: State, mercenaries: int) -> None:
    """Post mercenaries on the island in question, then turn to the next."""
    state.mercenaries[state.target] += mercenaries
    state.lifted[LIFTED_MERCENARIES] -= mercenaries
    state.scope &= ~(1 << state.target)
    state.step = HUNTER_POST
    if state.scope != 0:
        state.target = lowest(state.scope)


@rule
def ask_support(state: State, journal: Journal) -> None:
    """Ask only where there is a choice, until every island has its pieces."""
    while state.scope != 0:
        if state.step == HUNTER_POST:
            if fewest_posted(state) < state.lifted[LIFTED_HUNTERS]:
                return
            post_hunters(state, state.lifted[LIFTED_HUNTERS])
        else:
            if fewest_hirelings_posted(state) < state.lifted[LIFTED_MERCENARIES]:
                return
            post_mercenaries(state, state.lifted[LIFTED_MERCENARIES])
    end_support(state, journal)


@rule
def end_support(state: State, journal: Journal) -> None:
    """What is left goes aboard; say what stands where now."""
    seat = state.mover
    state.crew[seat] = state.lifted[LIFTED_HUNTERS]
    state.hired[seat] = state.lifted[LIFTED_MERCENARIES]
    state.lifted[LIFTED_HUNTERS] = 0
    state.lifted[LIFTED_MERCENARIES] = 0
    for island in range(ISLANDS):
        if state.visited >> island & 1 == 1:
            tell(journal, POSTED, EVERYONE, seat, island, state.hunters[island], state.mercenaries[island])
            tell_if_neutral(state, island, journal)
    tell(journal, POSTED, EVERYONE, seat, AIRSHIP, state.crew[seat], state.hired[seat])
    state.step = CLOSING


@rule
def bribe(state: State, island: int, journal: Journal) -> None:
    """Bribery: one mercenary of a neighbouring island changes sides; a single way to lodge it needs no question."""
    state.origin = island
    places = lodgings(state, state.mover, island)
    if places == 1 << lowest(places):
        lodge(state, lowest(places), journal)
    else:
        state.step = LODGING


@rule
def lodge(state: State, place: int, journal: Journal) -> None:
    """The bribed mercenary moves to its new place."""
    withdraw(state, state.origin, 0, 1)
    go_aboard(state, state.mover, place, 1)
    tell(journal, BRIBED, EVERYONE, state.mover, state.origin, place)
    state.step = CLOSING
