"""Islands that touch no other are attached again by the first player. Rulebook, "Islands adrift"; ruling gravity-15."""

from __future__ import annotations

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import CHOOSE, DOCK
from windlass.games.gravity.components import ISLANDS, SIDES, STEP_Q, STEP_R
from windlass.games.gravity.events import DOCKED
from windlass.games.gravity.rules.control import lowest, offer
from windlass.games.gravity.rules.ending import declare_enclosed
from windlass.games.gravity.rules.geography import distance, survey
from windlass.games.gravity.state import CHOOSING, DOCKING, PARTING, State


@rule
def islands_adrift(state: State) -> int:
    """Islands that touch no other."""
    mask = 0
    for island in range(ISLANDS):
        if state.touch[island] == 0:
            mask |= 1 << island
    return mask


@rule
def gap(state: State, island: int) -> int:
    """Steps from an island to the nearest other."""
    least = 1 << 20
    for other in range(ISLANDS):
        if other != island:
            least = min(least, distance(state, other, state.q[island], state.r[island]))
    return least


@rule
def nearest_touched(state: State, island: int, q: int, r: int, away: int) -> int:
    """Those of the islands nearest to an island adrift that a cell touches."""
    mask = 0
    for other in range(ISLANDS):
        if other != island and distance(state, other, q, r) == 1 and distance(state, other, state.q[island], state.r[island]) == away:
            mask |= 1 << other
    return mask


@rule
def dock_worth(state: State, island: int, other: int, side: int, away: int) -> int:
    """How many nearest islands an island adrift would touch on this side of another one; 0 where it must not go.

    The cell must lie one step nearer than the nearest islands; a cell that touches several counts once, with the lowest of them.
    """
    q = state.q[other] + STEP_Q[side]
    r = state.r[other] + STEP_R[side]
    if distance(state, island, q, r) != away - 1:
        return 0
    touched = nearest_touched(state, island, q, r, away)
    if touched == 0 or lowest(touched) != other:
        return 0
    worth = 0
    for nearest in range(ISLANDS):
        worth += touched >> nearest & 1
    return worth


@rule
def legal_docks(state: State, out: Row) -> int:
    """The sides where the island adrift in question may be attached: the shortest way, touching most of the nearest islands."""
    island = state.target
    away = gap(state, island)
    best = 0
    count = 0
    for other in range(ISLANDS):
        if other != island:
            for side in range(SIDES):
                worth = dock_worth(state, island, other, side, away)
                if worth > best:
                    best = worth
                    count = 0
                if worth > 0 and worth == best:
                    out[count] = DOCK + other * SIDES + side
                    count += 1
    return count


@rule
def seek_adrift(state: State) -> None:
    """Attach islands adrift one after the other; the first player chooses which comes first. Then the phase is over."""
    state.scope = islands_adrift(state)
    if state.scope == 0:
        state.step = PARTING
        return
    state.mover = state.first
    if state.scope == 1 << lowest(state.scope):
        state.target = lowest(state.scope)
        state.step = DOCKING
    else:
        state.step = CHOOSING


@rule
def dock(state: State, action: int, journal: Journal) -> None:
    """Move the island adrift to its new cell, as it is turned, and look for a winner again."""
    other = (action - DOCK) // SIDES
    side = (action - DOCK) % SIDES
    state.q[state.target] = state.q[other] + STEP_Q[side]
    state.r[state.target] = state.r[other] + STEP_R[side]
    survey(state)
    tell(journal, DOCKED, EVERYONE, state.mover, state.target, other, side)
    state.scope = islands_adrift(state)
    if state.scope != 0 or not declare_enclosed(state, journal):
        seek_adrift(state)


@rule
def legal_adrift(state: State, out: Row) -> int:
    """The menus about islands adrift."""
    return offer(state.scope, CHOOSE, out, 0) if state.step == CHOOSING else legal_docks(state, out)


@rule
def apply_adrift(state: State, action: int, journal: Journal) -> None:
    """One choice about islands adrift."""
    if state.step == CHOOSING:
        state.target = action - CHOOSE
        state.step = DOCKING
    else:
        dock(state, action, journal)
