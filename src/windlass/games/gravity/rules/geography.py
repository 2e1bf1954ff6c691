"""The map: which islands touch, and how much gravity flows on each. Rulebook, "Mining gravity" and "Sources"."""

from __future__ import annotations

from typing import Final

from windlass.engine.rule import rule
from windlass.games.gravity.components import BLUE, CONDUIT, ISLANDS, RED, RUNDOR, SIDES, STEP_Q, STEP_R
from windlass.games.gravity.state import NOTHING, State

EDGES: Final = (1 << SIDES) - 1
COUNT: Final = tuple(mask.bit_count() for mask in range(1 << ISLANDS))  # islands in a mask
# The direction of a step by q+1 and r+1; NOTHING for steps to no neighbouring cell.
SIDE_OF: Final = tuple(
    tuple(next((side for side in range(SIDES) if STEP_Q[side] == q and STEP_R[side] == r), NOTHING) for r in (-1, 0, 1)) for q in (-1, 0, 1)
)


@rule
def survey(state: State) -> None:
    """Find out anew which islands touch and what each yields."""
    for island in range(ISLANDS):
        state.touch[island] = 0
        for side in range(SIDES):
            state.beside[island][side] = NOTHING
    for island in range(1, ISLANDS):
        for other in range(island):
            q = state.q[other] - state.q[island]
            r = state.r[other] - state.r[island]
            if -1 <= q <= 1 and -1 <= r <= 1 and SIDE_OF[q + 1][r + 1] != NOTHING:
                side = SIDE_OF[q + 1][r + 1]
                state.beside[island][side] = other
                state.beside[other][(side + 3) % SIDES] = island
                state.touch[island] |= 1 << other
                state.touch[other] |= 1 << island
    measure(state)


@rule
def measure(state: State) -> None:
    """Find out anew what mining each island would give."""
    for island in range(ISLANDS):
        state.flow[island] = 0 if island == RUNDOR else yield_at(state, island, state.rotation[island])


@rule
def feed(state: State, island: int) -> int:
    """The sources that neighbours' adjoining sides lend to each side of an island: red in six bits, blue in the next six."""
    lent = 0
    for side in range(SIDES):
        other = state.beside[island][side]
        if other != NOTHING:
            edge = (side + 3 + SIDES - state.rotation[other]) % SIDES
            face = other * 2 + state.face[other]
            lent |= (RED[face] >> edge & 1) << side | (BLUE[face] >> edge & 1) << (side + SIDES)
    return lent


@rule
def edges_of(sides: int, rotation: int) -> int:
    """The tile edges that look to these sides of an island so rotated."""
    return (sides >> rotation | sides << (SIDES - rotation)) & EDGES


@rule
def circuits(red: int, blue: int) -> int:
    """The circuits that these edges complete: bits for inner red, inner blue, outer red, outer blue."""
    complete = 0
    for circuit in range(2):
        reds = True
        blues = True
        for conduit in range(3):
            ends = CONDUIT[circuit][conduit]
            reds = reds and red & ends != 0
            blues = blues and blue & ends != 0
        if reds:
            complete |= 1 << (circuit * 2)
        if blues:
            complete |= 2 << (circuit * 2)
    return complete


@rule
def completed(face: int, lent: int, rotation: int) -> int:
    """The circuits a face would complete if it were so rotated and its sides were lent these sources."""
    return circuits(RED[face] | edges_of(lent & EDGES, rotation), BLUE[face] | edges_of(lent >> SIDES, rotation))


@rule
def circuits_at(state: State, island: int, rotation: int) -> int:
    """The circuits an island would complete if it were so rotated among its present neighbours."""
    return completed(island * 2 + state.face[island], feed(state, island), rotation)


@rule
def yield_at(state: State, island: int, rotation: int) -> int:
    """Permanent gravity an island would yield if it were so rotated: one for each complete circuit."""
    return COUNT[circuits_at(state, island, rotation)]


@rule
def distance(state: State, island: int, q: int, r: int) -> int:
    """Steps from an island to a cell."""
    ahead = state.q[island] - q
    down = state.r[island] - r
    return (abs(ahead) + abs(down) + abs(ahead + down)) // 2
