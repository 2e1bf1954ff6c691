"""Capturing islands: from one place against any number of islands. Rulebook, "Capturing islands".

The same steps serve a seat in search of a refuge, which captures one island from its airship.
"""

from __future__ import annotations

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import AGAINST, ENOUGH, FROM, JOIN, LOSE, SEND
from windlass.games.gravity.components import AIRSHIP, ALL_ISLANDS, ISLANDS
from windlass.games.gravity.events import LANDED
from windlass.games.gravity.rules.control import (
    destroy,
    garrison,
    offer,
    offer_range,
    own_islands,
    pieces_on,
    tell_if_neutral,
    withdraw,
)
from windlass.games.gravity.state import CLOSING, FORCE, HIRELINGS, LOSSES, ORIGIN, RESUMING, TARGET, State


@rule
def hunters_at(state: State, seat: int, place: int) -> int:
    """A seat's hunters at a place it captures from."""
    return state.crew[seat] if place == AIRSHIP else state.hunters[place]


@rule
def mercenaries_at(state: State, seat: int, place: int) -> int:
    """A seat's mercenaries at a place it captures from."""
    return state.hired[seat] if place == AIRSHIP else state.mercenaries[place]


@rule
def weaker_than(state: State, strength: int, among: int) -> int:
    """Those of these islands that hold fewer pieces than this."""
    mask = 0
    for island in range(ISLANDS):
        if among >> island & 1 == 1 and pieces_on(state, island) < strength:
            mask |= 1 << island
    return mask


@rule
def prey(state: State, seat: int, place: int, own: int) -> int:
    """Islands this seat could capture from this place: neighbours, or from the airship any, that it outnumbers."""
    hunters = hunters_at(state, seat, place)
    if hunters == 0:
        return 0
    reach = ALL_ISLANDS if place == AIRSHIP else state.touch[place]
    return weaker_than(state, hunters + mercenaries_at(state, seat, place), reach & ~own)


@rule
def origins(state: State, seat: int, own: int) -> int:
    """Places from which this seat could capture anything."""
    mask = 0
    for place in range(ISLANDS + 1):
        if (place == AIRSHIP or own >> place & 1 == 1) and prey(state, seat, place, own) != 0:
            mask |= 1 << place
    return mask


@rule
def targets(state: State) -> int:
    """Islands that may be captured now: not yet tried by this action, or those open to a seat in search of a refuge."""
    if state.fleeing == 1:
        return state.scope
    return prey(state, state.mover, state.origin, own_islands(state, state.mover)) & ~state.visited


# -- Menus -----------------------------------------------------------------------------------------------------------


@rule
def legal_capture(state: State, out: Row) -> int:
    """The menus of a capture, step by step."""
    if state.step == ORIGIN:
        return offer(origins(state, state.mover, own_islands(state, state.mover)), FROM, out, 0)
    if state.step == TARGET:
        count = 0
        if state.visited != 0:
            out[0] = ENOUGH
            count = 1
        return offer(targets(state), AGAINST, out, count)
    if state.step == FORCE:
        return offer_range(SEND - 1, fewest_hunters(state), hunters_at(state, state.mover, state.origin), out)
    if state.step == HIRELINGS:
        return offer_range(JOIN, fewest_mercenaries(state), mercenaries_at(state, state.mover, state.origin), out)
    return offer_range(LOSE, fewest_lost(state), most_lost(state), out)


@rule
def fewest_hunters(state: State) -> int:
    """Hunters without whom all mercenaries of the place would not be enough; at least one."""
    return max(1, pieces_on(state, state.target) + 1 - mercenaries_at(state, state.mover, state.origin))


@rule
def fewest_mercenaries(state: State) -> int:
    """Mercenaries that must go with the hunters sent to outnumber the defenders."""
    return max(0, pieces_on(state, state.target) + 1 - state.force)


@rule
def fewest_lost(state: State) -> int:
    """Hunters among the losses that mercenaries cannot bear; ruling gravity-07."""
    return max(0, state.toll - state.mercenaries[state.target])


@rule
def most_lost(state: State) -> int:
    """Hunters that may be among the losses: not the last ones if the seat would have no island left."""
    most = min(state.toll, state.hunters[state.target])
    if most == state.hunters[state.target] and own_islands(state, state.mover) == 1 << state.target:
        most -= 1
    return most


# -- Choices ---------------------------------------------------------------------------------------------------------


@rule
def apply_capture(state: State, action: int, journal: Journal) -> None:
    """One step of a capture."""
    if state.step == ORIGIN:
        state.origin = action - FROM
        state.step = TARGET
    elif state.step == TARGET:
        if action == ENOUGH:
            state.step = CLOSING
        else:
            choose_target(state, action - AGAINST, journal)
    elif state.step == FORCE:
        send(state, action - SEND + 1, journal)
    elif state.step == HIRELINGS:
        land(state, action - JOIN, journal)
    else:
        bear_losses(state, action - LOSE, journal)


@rule
def choose_target(state: State, island: int, journal: Journal) -> None:
    """Turn against an island; a single possible number of hunters needs no question."""
    state.target = island
    state.visited |= 1 << island
    hunters = hunters_at(state, state.mover, state.origin)
    if fewest_hunters(state) == hunters:
        send(state, hunters, journal)
    else:
        state.step = FORCE


@rule
def send(state: State, hunters: int, journal: Journal) -> None:
    """Set out with so many hunters; a single possible number of mercenaries needs no question."""
    state.force = hunters
    mercenaries = mercenaries_at(state, state.mover, state.origin)
    if fewest_mercenaries(state) == mercenaries:
        land(state, mercenaries, journal)
    else:
        state.step = HIRELINGS


@rule
def land(state: State, mercenaries: int, journal: Journal) -> None:
    """All defenders are destroyed, and half the attackers unless nobody defended the island."""
    seat = state.mover
    island = state.target
    hunters = state.force
    if state.origin == AIRSHIP:
        state.crew[seat] -= hunters
        state.hired[seat] -= mercenaries
    else:
        withdraw(state, state.origin, hunters, mercenaries)
        tell_if_neutral(state, state.origin, journal)
    tell(journal, LANDED, EVERYONE, seat, state.origin, island, hunters, mercenaries)
    state.toll = (hunters + mercenaries) // 2 if pieces_on(state, island) > 0 else 0
    destroy(state, island, state.hunters[island], state.mercenaries[island], journal)
    garrison(state, island, seat, hunters, mercenaries)
    if fewest_lost(state) == most_lost(state):
        bear_losses(state, fewest_lost(state), journal)
    else:
        state.step = LOSSES


@rule
def bear_losses(state: State, hunters: int, journal: Journal) -> None:
    """Destroy the chosen attackers, then turn to the next island if there is one; ruling gravity-06."""
    destroy(state, state.target, hunters, state.toll - hunters, journal)
    tell_if_neutral(state, state.target, journal)
    state.toll = 0
    state.force = 0
    if state.fleeing == 1:
        state.taken |= 1 << state.target
        state.step = RESUMING
    elif targets(state) == 0:
        state.step = CLOSING
    else:
        state.step = TARGET
