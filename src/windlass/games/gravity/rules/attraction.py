"""The strongest island pulls unstable ones. Rulebook, "Islands phase", steps 1 to 5."""

from __future__ import annotations

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import ENDOW, ORIENT, PLACE, PULL
from windlass.games.gravity.components import ALL_ISLANDS, ISLANDS, PULL_FROM, SIDES, STEP_Q, STEP_R
from windlass.games.gravity.events import CALM, ENDOWED, ORIENTED, PULLED, STRONGEST
from windlass.games.gravity.rules.adrift import seek_adrift
from windlass.games.gravity.rules.control import lowest, offer
from windlass.games.gravity.rules.ending import declare_enclosed
from windlass.games.gravity.rules.geography import COUNT, measure, survey
from windlass.games.gravity.state import ENDOWING, NOBODY, NOTHING, ORIENTING, PARTING, PLACING, PULLING, State


@rule
def gravity_on(state: State, island: int) -> int:
    """Permanent and temporary gravity together."""
    return state.permanent[island] + state.temporary[island]


@rule
def is_stronger(state: State, island: int, other: int) -> bool:
    """Whether an island has more gravity, or as much and more of it permanent."""
    ahead = gravity_on(state, island) - gravity_on(state, other)
    return ahead > 0 or (ahead == 0 and state.permanent[island] > state.permanent[other])


@rule
def strongest_island(state: State) -> int:
    """The island stronger than every other, or NOTHING when two are equal or it is too weak to pull."""
    best = 0
    for island in range(1, ISLANDS):
        if is_stronger(state, island, best):
            best = island
    for island in range(ISLANDS):
        if island != best and not is_stronger(state, best, island):
            return NOTHING
    return best if gravity_on(state, best) >= PULL_FROM[0] else NOTHING


@rule
def pull_strength(gravity: int) -> int:
    """How many islands so much gravity pulls."""
    strength = 0
    for threshold in range(3):
        if gravity >= PULL_FROM[threshold]:
            strength += 1
    return strength


@rule
def decider(state: State) -> int:
    """Who decides for the strongest island: its owner, or the first player if it is neutral."""
    owner = state.owner[state.strongest]
    return state.first if owner == NOBODY else owner


@rule
def least_stable(state: State, among: int) -> int:
    """Those of these islands than which none has less gravity, or as little and less of it permanent."""
    mask = 0
    for island in range(ISLANDS):
        if among >> island & 1 == 1:
            beaten = False
            for other in range(ISLANDS):
                if among >> other & 1 == 1 and is_stronger(state, island, other):
                    beaten = True
            if not beaten:
                mask |= 1 << island
    return mask


# -- Steps 1 to 3: who pulls whom ------------------------------------------------------------------------------------


@rule
def begin_attraction(state: State, journal: Journal) -> None:
    """Steps 1 and 2: find the strongest island and its strength; without one the phase is over."""
    strongest = strongest_island(state)
    if strongest == NOTHING:
        tell(journal, CALM, EVERYONE)
        state.step = PARTING
        return
    state.strongest = strongest
    state.mover = decider(state)
    outside = ALL_ISLANDS & ~state.touch[strongest] & ~(1 << strongest)
    state.need = min(pull_strength(gravity_on(state, strongest)), COUNT[outside])
    tell(journal, STRONGEST, EVERYONE, strongest, gravity_on(state, strongest), state.need)
    state.scope = outside
    choose_unstable(state, journal)


@rule
def choose_unstable(state: State, journal: Journal) -> None:
    """Step 3: the least stable islands that do not touch the strongest; ask only when equals must be told apart."""
    while state.need > 0:
        weakest = least_stable(state, state.scope)
        if COUNT[weakest] > state.need:
            state.step = PULLING
            return
        take_unstable(state, weakest)
    state.scope = state.visited
    place_next(state, journal)


@rule
def take_unstable(state: State, islands: int) -> None:
    """These islands will be pulled."""
    state.visited |= islands
    state.scope &= ~islands
    state.need -= COUNT[islands]


# -- Step 4: pulling -------------------------------------------------------------------------------------------------


@rule
def place_next(state: State, journal: Journal) -> None:
    """Turn to the next island to be pulled (ruling gravity-14); after the last look for a winner and hand gravity on."""
    if state.scope != 0:
        state.target = lowest(state.scope)
        state.step = PLACING
        return
    state.target = NOTHING
    if not declare_enclosed(state, journal):
        endow(state, journal)


@rule
def pull(state: State, side: int, journal: Journal) -> None:
    """Bring the pulled island to a free side of the strongest."""
    island = state.target
    state.q[island] = state.q[state.strongest] + STEP_Q[side]
    state.r[island] = state.r[state.strongest] + STEP_R[side]
    survey(state)
    tell(journal, PULLED, EVERYONE, state.mover, island, state.strongest, side)
    state.step = ORIENTING


@rule
def orient(state: State, side: int, journal: Journal) -> None:
    """Turn the pulled island as the decider likes."""
    island = state.target
    state.rotation[island] = side
    measure(state)
    tell(journal, ORIENTED, EVERYONE, state.mover, island, side)
    state.scope &= ~(1 << island)
    place_next(state, journal)


# -- Step 5: handing gravity on --------------------------------------------------------------------------------------


@rule
def endow(state: State, journal: Journal) -> None:
    """One permanent gravity for each joined island; the decider chooses when there is not enough for all."""
    joined = state.visited
    if state.permanent[state.strongest] >= COUNT[joined]:
        for island in range(ISLANDS):
            if joined >> island & 1 == 1:
                hand_on(state, island, journal)
    elif state.permanent[state.strongest] > 0:
        state.scope = joined
        state.step = ENDOWING
        return
    seek_adrift(state)  # ruling gravity-17


@rule
def hand_on(state: State, island: int, journal: Journal) -> None:
    """Move one permanent gravity from the strongest island to a joined one."""
    state.permanent[state.strongest] -= 1
    state.permanent[island] += 1
    tell(journal, ENDOWED, EVERYONE, state.strongest, island)


# -- Menus and choices -----------------------------------------------------------------------------------------------


@rule
def legal_attraction(state: State, out: Row) -> int:
    """The menus of the islands phase before islands adrift."""
    if state.step == PULLING:
        return offer(least_stable(state, state.scope), PULL, out, 0)
    if state.step == ENDOWING:
        return offer(state.scope, ENDOW, out, 0)
    count = 0
    for side in range(SIDES):
        if state.step == ORIENTING:
            out[count] = ORIENT + side
            count += 1
        elif state.beside[state.strongest][side] == NOTHING:
            out[count] = PLACE + side
            count += 1
    return count


@rule
def apply_attraction(state: State, action: int, journal: Journal) -> None:
    """One choice of the islands phase before islands adrift."""
    if state.step == PULLING:
        take_unstable(state, 1 << (action - PULL))
        choose_unstable(state, journal)
    elif state.step == PLACING:
        pull(state, action - PLACE, journal)
    elif state.step == ORIENTING:
        orient(state, action - ORIENT, journal)
    else:
        hand_on(state, action - ENDOW, journal)
        state.scope &= ~(1 << (action - ENDOW))
        if state.permanent[state.strongest] == 0:
            seek_adrift(state)
