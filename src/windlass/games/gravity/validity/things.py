"""What lies on the table agrees with itself: settings, map, pieces, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from windlass.games.gravity import state as s
from windlass.games.gravity.actions import ISLAND_LETTERS
from windlass.games.gravity.components import BERTHS, ISLANDS
from windlass.games.gravity.rules.adrift import islands_adrift
from windlass.games.gravity.rules.control import own_islands
from windlass.games.gravity.rules.gravitation import SUPPLY
from windlass.games.gravity.state import State

Checks = Iterator[tuple[str, bool]]  # the name of a part, and whether it agrees with those before it
_HOMELESS: Final = (s.REFUGE, s.TARGET, s.FORCE, s.HIRELINGS, s.LOSSES, s.EXTRA)  # somebody may have lost the last island


def settings(state: State) -> Checks:
    """Abilities are everybody's, each another one, or nobody's; rounds are counted up to the limit."""
    taken = [ability for ability in state.ability[: state.seats] if ability]
    yield "chosen_abilities", not state.chosen_abilities or not state.dealt_abilities
    yield "ability", len(set(taken)) == len(taken)
    if state.step == s.BOARDING:
        yield "chosen_abilities", bool(state.chosen_abilities)
        for seat in range(state.seats):
            boarded = (seat - state.first) % state.seats < (state.mover - state.first) % state.seats
            yield "ability", bool(state.ability[seat]) == boarded
    else:
        yield "ability", len(taken) in (0, state.seats)
        yield "dealt_abilities", not state.dealt_abilities or bool(taken)
        yield "chosen_abilities", not state.chosen_abilities or bool(taken)
    yield "round", (state.round == 0) == (state.step in (s.BOARDING, s.SETTLING))
    yield "round_limit", state.round_limit == 0 or state.round <= state.round_limit
    yield "passed", state.passed < 1 << state.seats


def map_holds(state: State) -> Checks:
    """No island is adrift but where an island has just been pulled away, and there is no more gravity than the supply."""
    yield "step", state.step in (s.OVER, s.PLACING, s.ORIENTING, s.ENDOWING, s.CHOOSING, s.DOCKING) or islands_adrift(state) == 0
    for island in range(ISLANDS):
        lying = max(sum(state.permanent[: island + 1]), sum(state.temporary[: island + 1]))
        yield ISLAND_LETTERS[island], lying <= SUPPLY
    yield "lifted", max(sum(state.permanent) + state.lifted[2], sum(state.temporary) + state.lifted[3]) <= SUPPLY


def pieces(state: State) -> Checks:
    """Airships hold two mercenaries at most; a seat without an island has just lost the last one, or has it lifted."""
    yield "hired", max(state.hired) <= BERTHS
    for seat in range(state.seats if state.round else 0):
        lifting = seat == state.mover and state.step in (s.HUNTER_POST, s.MERCENARY_POST)
        lost = bool(state.lost[seat]) and state.step in _HOMELESS
        yield "lost", lifting or lost or own_islands(state, seat) != 0


def order(state: State) -> Checks:
    """Whose turn it is decides, but for refuges and the islands phase; who has passed has no turn any more."""
    everyone = (1 << state.seats) - 1
    if state.step in (s.BOARDING, s.SETTLING, s.KEEPING):
        yield "turn", state.turn == state.first
        yield "passed", state.passed == 0
    elif state.step >= s.PULLING or state.step == s.OVER:
        yield "passed", state.passed == everyone
    else:
        yield "mover", state.mover == state.turn or bool(state.fleeing)
        yield "passed", bool(state.passed >> state.turn & 1) == (state.step == s.SAVING)
