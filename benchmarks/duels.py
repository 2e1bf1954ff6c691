"""Duels: one player against others over the same deals in all seats, and what a decision costs each of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from benchmarks.measure import wilson
from windlass.bots import settings as places
from windlass.bots.learned import DRAWS, HORIZONS
from windlass.bots.look import think
from windlass.bots.player import Chair, Fractions
from windlass.engine.batch import Series
from windlass.engine.game import Game
from windlass.lab.games import arena_of

MOST: Final = 20_000
PART: Final = 5  # deals between two looks at how it stands


class Effort(NamedTuple):
    """How much a learned player thinks."""

    width: int = 0
    depth: int = 1
    candidates: int = 0
    worlds: int = 0


PLAN: Final = Effort(width=5, depth=10)
LOOK: Final = Effort(width=10, depth=12, candidates=6, worlds=12)


def learned(game: Game, seats: int, weights: Fractions, effort: Effort) -> Chair:
    """A player that thinks so much with these weights."""
    assert game.lesson is not None
    settings = [0] * places.SETTINGS
    settings[places.INPUTS], settings[places.SEATS] = len(game.lesson.names), seats
    settings[places.WIDTH], settings[places.DEPTH], settings[places.CANDIDATES], settings[places.WORLDS] = effort
    settings[places.HORIZON], settings[places.DRAWS] = HORIZONS.get(game.id, 1), DRAWS.get(game.id, 0)
    return Chair(think, settings, weights)


def cost_of(game: Game, start: Any, chair: Chair, seconds: float = 1.0) -> float:
    """Microseconds of CPU time that a decision of a player among its like costs."""
    arena, spent, decisions, number = arena_of(game, compiled=True), 0.0, 0, 0
    arena.play(start, Series(2, 0, 1, 4, 0), [chair] * start.seats)  # compiled or loaded before the clock runs
    while spent < seconds:
        began = time.process_time()
        decisions += int(arena.play(start, Series(2, number, 1, 200, 0), [chair] * start.seats).decisions[0])
        spent += time.process_time() - began
        number += 1
    return spent / max(decisions, 1) * 1e6


def duel(game: Game, start: Any, own: Chair, others: Sequence[Chair], deals: int, seed: int = 11) -> dict[str, float]:
    """The share of games one player wins among the others, each deal played from every seat; with its 95 % Wilson interval."""
    seats, arena = start.seats, arena_of(game, compiled=True)
    points, games, unfinished = 0.0, 0, 0
    for first in range(0, deals, PART):
        for seat in range(seats):
            chairs = list(others)
            chairs.insert(seat, own)
            score = arena.play(start, Series(seed, first, min(PART, deals - first), MOST, 0), chairs)
            for rank, ending in zip(np.asarray(score.rank), np.asarray(score.ending), strict=True):
                row = [int(place) for place in rank[:seats]]
                games += 1
                unfinished += int(ending == 0)
                points += 1 / row.count(1) if ending != 0 and row[seat] == 1 else 0.0
    low, high = wilson(points, games)
    return {"games": games, "share": round(points / games, 4), "low": round(low, 4), "high": round(high, 4), "unfinished": unfinished}
