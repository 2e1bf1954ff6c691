"""What lies ahead: what the islands phase would do if it came now, and where a redistribution may put things."""

from __future__ import annotations

import msgspec

from windlass.games.gravity.components import AIRSHIP, ALL_ISLANDS, BERTHS, ISLANDS
from windlass.games.gravity.rules.attraction import gravity_on, least_stable, pull_strength, strongest_island
from windlass.games.gravity.rules.control import own_islands
from windlass.games.gravity.state import HUNTER_POST, MERCENARY_POST, NOTHING, PERMANENT, TEMPORARY, State


class Forecast(msgspec.Struct):
    """What the islands phase would do if it came now: -1 when no island is strongest."""

    strongest: int
    gravity: int
    pulls: int
    candidates: list[int]  # islands outside its neighbours, least stable first
    certain: list[int]  # the least stable class among them


class SpreadView(msgspec.Struct):
    """A redistribution about to begin: everything is in hand, and may go to these places in one plan."""

    places: list[int]  # islands, and the airship where it takes part
    berths: int  # most mercenaries aboard
    anchor: bool  # whether at least one hunter must stand on an island


def forecast(state: State) -> Forecast:
    """What the islands phase would do if it came now."""
    strongest = strongest_island(state)
    if strongest == NOTHING:
        return Forecast(NOTHING, 0, 0, [], [])
    outside = ALL_ISLANDS & ~state.touch[strongest] & ~(1 << strongest)
    order = sorted(
        (island for island in range(ISLANDS) if outside >> island & 1),
        key=lambda island: (gravity_on(state, island), state.permanent[island], island),
    )
    weakest = least_stable(state, outside)
    gravity = gravity_on(state, strongest)
    pulls = min(pull_strength(gravity), len(order))
    return Forecast(strongest, gravity, pulls, order, [island for island in order if weakest >> island & 1])


def spread(state: State) -> SpreadView | None:
    """What a redistribution may do as long as nothing has been put down; None later, and at any other time."""
    moves_pieces = state.step == HUNTER_POST or (state.step == MERCENARY_POST and state.lifted[0] == 0)
    if not moves_pieces and state.step not in (PERMANENT, TEMPORARY):
        return None
    if state.scope != state.visited:
        return None
    islands = [island for island in range(ISLANDS) if state.scope >> island & 1]
    anchor = moves_pieces and own_islands(state, state.mover) == 0
    return SpreadView([*islands, AIRSHIP] if moves_pieces else islands, BERTHS, anchor)
