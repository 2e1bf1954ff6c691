"""Hindsight: what an action was worth with all cards open. The truth is played on from, everyone acting by what they themselves see."""

from __future__ import annotations

import random
from typing import Any, Final

from windlass.bots.registry import find_player
from windlass.engine.game import Game
from windlass.engine.journal import Journal
from windlass.lab.chances import Glass

TIMES: Final = 4  # the rest is played on, with other draws each time
MOST: Final = 60  # decisions after which the position is judged as it stands
ROOM: Final = 8  # for places
WORD: Final = 32  # bits of a word of chance


def hindsight(game: Game, glass: Glass, state: Any, action: int, seed: int) -> float:
    """The chance of the seat to act after this action in the true position: the same draws for every action."""
    seat, lots = game.actor(state), random.Random(seed)  # noqa: S311  # imagined draws, not secrecy
    return sum(_played_on(game, glass, state, seat, action, lots) for _ in range(TIMES)) / TIMES


def _played_on(game: Game, glass: Glass, state: Any, seat: int, action: int, lots: random.Random) -> float:
    """The chance once the others have answered and nothing is half done."""
    world, journal, menu, rank = state.copy(), Journal(), [0] * game.actions, [0] * ROOM
    journal.muted = 1
    world.chance = [lots.getrandbits(WORD) for _ in range(4)]
    game.apply(world, action, journal)
    player, passed = find_player(game, "value"), False
    for _ in range(MOST):
        actor = game.actor(world)
        if actor < 0 or (passed and actor == seat and glass.is_quiet(world)):
            break
        passed = passed or actor != seat
        game.redact(known := world.copy(), actor)
        game.apply(world, player.choose(known, menu[: game.legal(world, menu)], 1.0, lots), journal)
    if game.outcome(world, rank):
        return 1 / rank[: world.seats].count(1) if rank[seat] == 1 else 0.0
    return glass.chances(world)[seat]
