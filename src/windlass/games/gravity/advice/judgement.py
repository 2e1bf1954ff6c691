"""What things are worth to a seat, by rules of thumb on public facts: islands, gravity, maps, captures and whole actions."""

from __future__ import annotations

from typing import Final

from windlass.engine.rule import rule
from windlass.games.gravity.components import AIRSHIP, ISLANDS, RUNDOR, SIDES
from windlass.games.gravity.forecast.enclosure import missing
from windlass.games.gravity.rules.attraction import gravity_on, pull_strength, strongest_island
from windlass.games.gravity.rules.capture import prey
from windlass.games.gravity.rules.control import own_islands, pieces_on
from windlass.games.gravity.rules.geography import COUNT, yield_at
from windlass.games.gravity.rules.gravitation import NEIGHBOUR_HALF, speculations
from windlass.games.gravity.rules.turns import (
    BRIBE,
    CAPTURE,
    CONVERT,
    ILLEGAL_MINING,
    MINE,
    MUSTER,
    RECRUIT,
    ROTATE,
    SUPERIORITY,
    SUPPORT,
    TRANSPORT,
)
from windlass.games.gravity.state import NOBODY, NOTHING, State

UNIT: Final = 8  # what one gravity on the home island is worth
STEP_UP: Final = 20  # what pulling one more island is worth
ALARM: Final = 60  # what stopping a rival who is about to win is worth
# Whether an action is about pieces; the others but capture are about gravity, and of use only to a seat with a home.
IS_ABOUT_FORCES: Final = tuple(int(action in (MUSTER, SUPERIORITY, RECRUIT, SUPPORT, BRIBE)) for action in range(12))
GUARD: Final = 3  # pieces that make a home safe enough


@rule
def home_among(state: State, islands: int) -> int:
    """The best of these islands to build a world around: well enclosed, heavy, fertile, guarded; NOTHING if there is only Rundor."""
    home = NOTHING
    best = -1
    for island in range(1, ISLANDS):
        if islands >> island & 1 == 1:
            worth = COUNT[state.touch[island]] * 6 + state.permanent[island] * 3 + state.temporary[island] * 2
            worth += state.flow[island] * 2 + min(pieces_on(state, island), GUARD)
            if worth > best:
                best = worth
                home = island
    return home


@rule
def home_of(state: State, seat: int) -> int:
    """The island a seat builds its world around, or NOTHING."""
    return home_among(state, own_islands(state, seat))


@rule
def heaviest_elsewhere(state: State, home: int) -> int:
    """The most gravity on any other island."""
    most = 0
    for island in range(ISLANDS):
        if island != home:
            most = max(most, gravity_on(state, island))
    return most


@rule
def reach_of(state: State, home: int, units: int) -> int:
    """Islands a home with so much gravity more would pull in the islands phase, if it came now."""
    gravity = gravity_on(state, home) + units
    if gravity <= heaviest_elsewhere(state, home):
        return 0
    return min(pull_strength(gravity), missing(state, home))


@rule
def worth_of_gain(state: State, home: int, units: int) -> int:
    """What so much more gravity on a home is worth: more where it pulls one more island, most where that wins."""
    before = reach_of(state, home, 0)
    after = reach_of(state, home, units)
    worth = units * UNIT + (after - before) * STEP_UP
    if after > before and after == missing(state, home):
        worth += ALARM
    return worth


@rule
def is_winning(state: State, island: int) -> bool:
    """Whether the islands phase, if it came now, would enclose this island for its owner."""
    return (
        island != RUNDOR
        and state.owner[island] != NOBODY
        and strongest_island(state) == island
        and pull_strength(gravity_on(state, island)) >= missing(state, island)
    )


@rule
def worth_of_map(state: State, seat: int) -> int:
    """How good the map is for a seat: its islands' yields and how far its home is enclosed, against the others'."""
    own = 0
    rival = 0
    worth = 0
    for island in range(1, ISLANDS):
        closed = COUNT[state.touch[island]]
        if state.owner[island] == seat:
            own = max(own, closed)
            worth += state.flow[island] * 5
        elif state.owner[island] != NOBODY:
            rival = max(rival, closed)
            worth -= state.flow[island] * 2
    return worth + own * 10 - rival * 8


@rule
def worth_of_capture(state: State, seat: int, place: int, island: int) -> int:
    """What capturing an island from a place is worth: what lies on it and flows in it, against losses and an open home."""
    owner = state.owner[island]
    defenders = pieces_on(state, island)
    worth = 10 + state.permanent[island] * 6 + state.temporary[island] * 4 - (defenders + 1) // 2 * 4
    if island != RUNDOR:
        worth += state.flow[island] * 4 + COUNT[state.touch[island]]
    if owner != NOBODY:
        worth += 4 + state.hunters[island] * 2
        if is_winning(state, island):
            worth += ALARM
    if place != AIRSHIP and place == home_of(state, seat) and pieces_on(state, place) - defenders - 1 < GUARD:
        worth -= 12
    return worth


@rule
def best_capture(state: State, seat: int, place: int) -> int:
    """What the best capture from this place is worth; 0 when there is none worth making."""
    targets = prey(state, seat, place, own_islands(state, seat))
    best = 0
    for island in range(ISLANDS):
        if targets >> island & 1 == 1:
            best = max(best, worth_of_capture(state, seat, place, island))
    return best


@rule
def best_yield(state: State, island: int) -> int:
    """The most an island yields at any rotation."""
    best = 0
    for rotation in range(SIDES):
        best = max(best, yield_at(state, island, rotation))
    return best


# -- Whole actions ---------------------------------------------------------------------------------------------------


@rule
def worth_of_action(state: State, seat: int, action: int) -> int:
    """What carrying out an action is worth to a seat now; 0 for one that helps nothing."""
    home = home_of(state, seat)
    if action == CAPTURE:
        best = best_capture(state, seat, AIRSHIP)
        for island in range(ISLANDS):
            if state.owner[island] == seat:
                best = max(best, best_capture(state, seat, island))
        return best
    if IS_ABOUT_FORCES[action] == 1:
        return worth_of_forces(state, seat, action, home)
    return 0 if home == NOTHING else worth_of_gravitation(state, seat, action, home)


@rule
def worth_of_forces(state: State, seat: int, action: int, home: int) -> int:
    """What an action on pieces is worth: support only where the home lacks a guard."""
    if action == MUSTER:
        return state.fallen[seat] * 6
    if action == SUPERIORITY:
        return 8
    if action == RECRUIT:
        return 6
    if action == BRIBE:
        return 5
    if home == NOTHING or pieces_on(state, home) >= GUARD:
        return 0
    return min(state.crew[seat] + state.hired[seat], GUARD - pieces_on(state, home)) * 5


@rule
def worth_of_mining(state: State, seat: int, home: int) -> int:
    """What mining all own islands is worth; gravity away from home counts less."""
    worth = 0
    for island in range(1, ISLANDS):
        if state.owner[island] == seat:
            worth += worth_of_gain(state, home, state.flow[island]) if island == home else state.flow[island] * (UNIT - 2)
    return worth


@rule
def worth_of_gravitation(state: State, seat: int, action: int, home: int) -> int:
    """What an action on gravity is worth to a seat with a home."""
    if action == ILLEGAL_MINING:
        return worth_of_gain(state, home, 1)
    if action == MINE:
        return worth_of_mining(state, seat, home)
    if action == TRANSPORT:
        return worth_of_transport(state, seat, home)
    if action == CONVERT:
        return state.temporary[home] * (UNIT - 2)
    if action == ROTATE:
        return worth_of_rotation(state, seat)
    worth = 4 if speculations(state, own_islands(state, seat), NEIGHBOUR_HALF) != 0 else 0
    return worth + max(0, worth_of_swap(state, home))


@rule
def worth_of_transport(state: State, seat: int, home: int) -> int:
    """What bringing all gravity home is worth."""
    units = 0
    for island in range(ISLANDS):
        if state.owner[island] == seat and island != home:
            units += gravity_on(state, island)
    return 0 if units == 0 else worth_of_gain(state, home, units) - units * (UNIT - 4)


@rule
def worth_of_rotation(state: State, seat: int) -> int:
    """What turning own islands to their best yields is worth, if each were alone in being turned."""
    worth = 0
    for island in range(1, ISLANDS):
        if state.owner[island] == seat:
            worth += (best_yield(state, island) - state.flow[island]) * 7
    return worth


@rule
def worth_of_swap(state: State, home: int) -> int:
    """What giving one permanent gravity for two temporary is worth: only if it pulls one more island."""
    return worth_of_gain(state, home, 1) - UNIT - 6 if state.permanent[home] > 0 else 0
