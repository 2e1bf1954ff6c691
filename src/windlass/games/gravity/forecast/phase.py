"""What the islands phase would do if it came now, and where a redistribution may put things."""

from __future__ import annotations

import msgspec

from windlass.games.gravity.components import AIRSHIP, ALL_ISLANDS, BERTHS, ISLANDS
from windlass.games.gravity.forecast.enclosure import NOBODY_WINS, phase_winners
from windlass.games.gravity.rules.attraction import gravity_on, least_stable, pull_strength, strongest_island
from windlass.games.gravity.rules.control import own_islands
from windlass.games.gravity.rules.geography import COUNT
from windlass.games.gravity.state import HUNTER_POST, MERCENARY_POST, NOBODY, NOTHING, PERMANENT, TEMPORARY, State


class Forecast(msgspec.Struct):
    """What the islands phase would do if it came now: -1 where there is no such island or seat."""

    strongest: int
    gravity: int
    pulls: int
    decider: int  # the seat that would choose for the strongest island
    sure: list[int]  # islands that would be pulled whatever is chosen
    either: list[int]  # equally unstable islands, of which the decider would choose the rest
    winner: int  # the seat that would win: whatever is chosen, or because it is the one to choose


class SpreadView(msgspec.Struct):
    """A redistribution about to begin: everything is in hand, and may go to these places in one plan."""

    places: list[int]  # islands, and the airship where it takes part
    berths: int  # most mercenaries aboard
    anchor: bool  # whether at least one hunter must stand on an island


def forecast(state: State) -> Forecast:
    """What the islands phase would do if it came now."""
    strongest = strongest_island(state)
    if strongest == NOTHING:
        return Forecast(NOTHING, 0, 0, NOBODY, [], [], NOBODY)
    owner = state.owner[strongest]
    chooses = state.first if owner == NOBODY else owner
    left = ALL_ISLANDS & ~state.touch[strongest] & ~(1 << strongest)
    gravity = gravity_on(state, strongest)
    pulls = need = min(pull_strength(gravity), COUNT[left])
    sure = 0
    while need > 0 and COUNT[least_stable(state, left)] <= need:
        weakest = least_stable(state, left)
        sure |= weakest
        left &= ~weakest
        need -= COUNT[weakest]
    either = least_stable(state, left) if need > 0 else 0
    return Forecast(strongest, gravity, pulls, chooses, _islands(sure), _islands(either), winner(state, chooses))


def winner(state: State, chooses: int) -> int:
    """The seat that would win the islands phase, NOBODY if nobody would for certain: whoever chooses takes a victory."""
    winners = phase_winners(state)
    if winners >> chooses & 1:
        return chooses
    return winners.bit_length() - 1 if winners.bit_count() == 1 and winners != NOBODY_WINS else NOBODY


def _islands(mask: int) -> list[int]:
    return [island for island in range(ISLANDS) if mask >> island & 1]


def spread(state: State) -> SpreadView | None:
    """What a redistribution may do as long as nothing has been put down; None later, and at any other time."""
    moves_pieces = state.step == HUNTER_POST or (state.step == MERCENARY_POST and state.lifted[0] == 0)
    if not moves_pieces and state.step not in (PERMANENT, TEMPORARY):
        return None
    if state.scope != state.visited:
        return None
    islands = _islands(state.scope)
    anchor = moves_pieces and own_islands(state, state.mover) == 0
    return SpreadView([*islands, AIRSHIP] if moves_pieces else islands, BERTHS, anchor)
