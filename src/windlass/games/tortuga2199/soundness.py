"""Whether a position could stand on a table: tokens lie where they can, and there is something to decide."""

from __future__ import annotations

from windlass.games.tortuga2199.actions import ACTIONS
from windlass.games.tortuga2199.components import FIRST_HUNT, SECTORS, TORTUGA
from windlass.games.tortuga2199.layouts import SECTOR_IDS
from windlass.games.tortuga2199.rules import actor, legal, outcome
from windlass.games.tortuga2199.state import SEATS, State


def flaw(state: State) -> str:
    """The name of a part that contradicts the rest, empty when all agree."""
    return _flaw_of_tokens(state) or ("" if _has_choice(state) else "phase")


def _flaw_of_tokens(state: State) -> str:
    """Tortuga has no tokens; a marker lies on a hunt token; a token lies on one sector while its card is in the open deck."""
    seen = set()
    for sector in range(SECTORS):
        hunt = state.hunt[sector]
        bare = sector == TORTUGA and (hunt or state.mineral[sector])
        if bare or (state.explored[sector] and not hunt):
            return SECTOR_IDS[sector]
        if hunt > 0:
            if hunt in seen or state.stock[FIRST_HUNT + hunt - 1] == 0:
                return SECTOR_IDS[sector]
            seen.add(hunt)
    return ""


def _has_choice(state: State) -> bool:
    """Whether the game is over or there is anything to decide; of a hidden hand nobody can say."""
    if outcome(state, [0] * SEATS):
        return True
    seat = actor(state)
    return sum(state.hand[seat]) < state.hand_size[seat] or legal(state, [0] * ACTIONS) > 0
