"""Abilities of airships: each adds something to one action, beside it or instead of it. Rulebook, "Airships"; ruling gravity-18."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import CLOCKWISE, DRILL, HIRE, NURSE, TUG
from windlass.games.gravity.components import ABILITY_ACTION, ABILITY_NAMES, ISLANDS, SIDES
from windlass.games.gravity.events import DRILLED, HIRED, NURSED, TUGGED
from windlass.games.gravity.rules.control import berth, neighbours, offer, own_islands
from windlass.games.gravity.rules.gravitation import add, turn_island
from windlass.games.gravity.state import NO_ABILITY, NOTHING, State

DRILLING: Final = 1 + ABILITY_NAMES.index("drill")
NURSING: Final = 1 + ABILITY_NAMES.index("infirmary")
HIRING: Final = 1 + ABILITY_NAMES.index("tavern")
TUGGING: Final = 1 + ABILITY_NAMES.index("tug")


@rule
def extended_action(state: State, seat: int) -> int:
    """The action this seat's ability adds to, or NOTHING."""
    ability = state.ability[seat]
    return NOTHING if ability == NO_ABILITY else ABILITY_ACTION[ability - 1]


@rule
def can_use_ability(state: State, seat: int) -> bool:
    """Whether this seat's ability would have an effect now."""
    ability = state.ability[seat]
    if ability == NURSING:
        return state.fallen[seat] > 0
    if ability == HIRING:
        return state.reserve > 0 and berth(state, seat) != 0
    if ability == TUGGING:
        return neighbours(state, own_islands(state, seat)) != 0
    return ability == DRILLING


@rule
def legal_ability(state: State, seat: int, out: Row, count: int) -> int:
    """Put the uses of this seat's ability on the menu; gives the new length."""
    if not can_use_ability(state, seat):
        return count
    ability = state.ability[seat]
    if ability == DRILLING:
        return offer(own_islands(state, seat), DRILL, out, count)
    if ability == TUGGING:
        near = neighbours(state, own_islands(state, seat))
        for island in range(ISLANDS):
            if near >> island & 1 == 1:
                out[count] = TUG + island * 2
                out[count + 1] = TUG + island * 2 + 1
                count += 2
        return count
    out[count] = NURSE if ability == NURSING else HIRE
    return count + 1


@rule
def use_ability(state: State, action: int, journal: Journal) -> None:
    """Carry out an ability."""
    seat = state.mover
    if action == NURSE:
        state.fallen[seat] -= 1
        state.crew[seat] += 1
        tell(journal, NURSED, EVERYONE, seat)
    elif action == HIRE:
        state.reserve -= 1
        state.hired[seat] += 1
        tell(journal, HIRED, EVERYONE, seat)
    elif action < NURSE:
        add(state.temporary, action - DRILL, 1)
        tell(journal, DRILLED, EVERYONE, seat, action - DRILL)
    else:
        island = (action - TUG) // 2
        clockwise = (action - TUG) % 2
        turn_island(state, island, 1 if clockwise == CLOCKWISE else SIDES - 1)
        tell(journal, TUGGED, EVERYONE, seat, island, clockwise)
