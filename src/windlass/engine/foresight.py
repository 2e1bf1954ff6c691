"""Foresight: which actions could not simply be taken back, told from what the actor may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from windlass.engine.game import Game
from windlass.engine.journal import Journal, events

FIXED: Final = [1, 2, 3, 4]  # any world will do, but the same must always be imagined for the same knowledge


def final_actions(game: Game, redacted: Any, seat: int, actions: Iterable[int]) -> set[int]:
    """Those of the actor's legal actions after which something came to light or another seat decides, or nobody.

    It is found by playing them in one world that fits what the seat knows, so hidden facts cannot change the answer.
    """
    world = redacted.copy()
    world.chance = FIXED[:]
    game.imagine(world, seat)
    return {action for action in actions if _is_final(game, world, seat, action)}


def _is_final(game: Game, world: Any, seat: int, action: int) -> bool:
    after, journal = world.copy(), Journal()
    game.apply(after, action, journal)
    return game.actor(after) != seat or after.chance != world.chance or any(game.events[row[0]].reveals for row in events(journal))
