"""The islands phase and the end: who pulls, how many islands and which, and who has won."""

from __future__ import annotations

from windlass.games.gravity import state as s
from windlass.games.gravity.components import ALL_ISLANDS, ISLANDS, RUNDOR, SIDES
from windlass.games.gravity.rules.adrift import islands_adrift
from windlass.games.gravity.rules.attraction import decider, gravity_on, is_stronger, least_stable, pull_strength, strongest_island
from windlass.games.gravity.rules.control import lowest
from windlass.games.gravity.rules.ending import BY_ENCLOSURE, BY_ROUNDS
from windlass.games.gravity.rules.geography import COUNT
from windlass.games.gravity.state import NOBODY, State
from windlass.games.gravity.validity.things import Checks


def phase(state: State) -> Checks:
    """The islands phase: who pulls, how many and which, and what is left to place."""
    step, strongest, scope, visited = state.step, state.strongest, state.scope, state.visited
    yield "strongest", strongest in range(ISLANDS)
    yield "visited", visited >> strongest & 1 == 0
    yield "scope", scope != 0
    if step >= s.CHOOSING:
        yield "mover", state.mover == state.first
        yield "scope", scope == islands_adrift(state)
        yield "scope", COUNT[scope] > 1 or step == s.DOCKING
        yield "target", step == s.CHOOSING or (state.target in range(ISLANDS) and bool(scope >> state.target & 1))
        return
    yield "mover", state.mover == decider(state)
    if step == s.ENDOWING:
        yield "visited", visited & ~state.touch[strongest] == 0
        yield "scope", scope & ~visited == 0
        yield "strongest", 0 < state.permanent[strongest] < COUNT[scope]
        return
    placed = 0 if step == s.PULLING else visited & ~scope
    if step == s.ORIENTING:
        placed |= 1 << state.target if state.target in range(ISLANDS) else 0
    touching = state.touch[strongest]
    outside = ALL_ISLANDS & ~touching & ~(1 << strongest) | placed
    pulled = min(pull_strength(gravity_on(state, strongest)), COUNT[outside])
    yield "strongest", strongest == strongest_island(state)
    yield "visited", placed & ~touching == 0
    if step == s.PULLING:
        yield "scope", scope == outside & ~visited and visited & ~outside == 0
        yield "need", 0 < state.need == pulled - COUNT[visited]
        yield "need", COUNT[least_stable(state, scope)] > state.need
        islands = range(ISLANDS)
        yield "visited", not any(visited >> v & 1 and scope >> o & 1 and is_stronger(state, v, o) for v in islands for o in islands)
    else:
        yield "scope", scope & ~visited == 0
        yield "target", state.target == lowest(scope)
        yield "visited", visited & ~outside == 0 and COUNT[visited] == pulled
        yield "scope", scope & touching == (1 << state.target if step == s.ORIENTING else 0)


def end(state: State) -> Checks:
    """Somebody won by an enclosed island, or the rounds ran out."""
    yield "ended", state.ended in (BY_ENCLOSURE, BY_ROUNDS)
    if state.ended == BY_ENCLOSURE:
        enclosed = [island for island in range(ISLANDS) if COUNT[state.touch[island]] == SIDES and island != RUNDOR]
        yield "winner", state.winner != NOBODY and state.winner in [state.owner[island] for island in enclosed]
    else:
        yield "winner", state.winner == NOBODY
        yield "round", state.round == state.round_limit
