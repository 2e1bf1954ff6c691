"""Foresight: which actions could not simply be taken back, told from what the actor may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from windlass.engine.game import Game
from windlass.engine.journal import Journal, events

FIXED: Final = [1, 2, 3, 4]  # any world will do, but the same must always be imagined for the same knowledge


TAKEN_BACK: Final = 0  # an action that its actor may simply take back
REVEALS: Final = 1  # one after which something has come to light
HANDS_OVER: Final = 2  # one after which another seat decides, or nobody


def final_actions(game: Game, redacted: Any, seat: int, actions: Iterable[int]) -> set[int]:
    """Those of the actor's legal actions after which something came to light or another seat decides, or nobody."""
    return {action for action, degree in finality(game, redacted, seat, actions).items() if degree != TAKEN_BACK}


def finality(game: Game, redacted: Any, seat: int, actions: Iterable[int]) -> dict[int, int]:
    """How final each of the actor's legal actions is.

    It is found by playing them in one world that fits what the seat knows, so hidden facts cannot change the answer.
    """
    world = redacted.copy()
    world.chance = FIXED[:]
    game.imagine(world, seat)
    journal = Journal()
    return {action: _degree(game, world, seat, action, journal) for action in actions}


def _degree(game: Game, world: Any, seat: int, action: int, journal: Journal) -> int:
    after, journal.count = world.copy(), 0
    game.apply(after, action, journal)
    if game.actor(after) != seat:
        return HANDS_OVER
    lit = after.chance != world.chance or any(game.events[row[0]].reveals for row in events(journal))
    return REVEALS if lit else TAKEN_BACK
