"""How well ratings know strengths: matches between players of known strength, and how often the intervals hold them.

`python -m benchmarks ratings`: results fall as the Plackett-Luce model says; a strength counts as held when it lies in its interval, both
measured from their means, since a ladder tells differences only.
"""

from __future__ import annotations

import argparse
import math
import random
from typing import NamedTuple

from benchmarks.measure import wilson, write
from windlass.table.store.ratings import CERTAIN, Strength, after, unknown

SPREAD = 0.6  # of the strengths, in deviations of somebody unknown
CHANCE = unknown().deviation / 2  # the model's own scale of luck


class Course(NamedTuple):
    """How many strengths of how many lay in their intervals, how well means and strengths go together, and how wide intervals became."""

    inside: int
    players: int
    correlation: float
    deviation: float


def course(seats: int, *, players: int, games: int, seed: int) -> Course:
    """Matches among players of known strength until each has played about that many."""
    chance = random.Random(seed)
    truth = [chance.gauss(0, SPREAD * unknown().deviation) for _ in range(players)]
    known = [unknown()] * players
    luck = CHANCE * math.sqrt(seats)
    for _ in range(games * players // seats):
        who = chance.sample(range(players), seats)
        fortune = {one: truth[one] / luck - math.log(-math.log(chance.random())) for one in who}
        order = sorted(who, key=fortune.__getitem__, reverse=True)
        for one, now in zip(order, after([known[one] for one in order], range(1, seats + 1)), strict=True):
            known[one] = now
    return compared(truth, known)


def compared(truth: list[float], known: list[Strength]) -> Course:
    """What was found beside what is true, each measured from its mean."""
    count = len(truth)
    middle, mean = sum(truth) / count, sum(one.mean for one in known) / count
    real, found = [one - middle for one in truth], [one.mean - mean for one in known]
    inside = sum(abs(a - b) <= CERTAIN * one.deviation for a, b, one in zip(real, found, known, strict=True))
    together = sum(a * b for a, b in zip(real, found, strict=True))
    correlation = together / math.sqrt(sum(a * a for a in real) * sum(b * b for b in found))
    return Course(inside, count, correlation, sum(one.deviation for one in known) / count)


def main() -> None:
    """Measure for two to four seats after few and after many matches."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--ladders", type=int, default=20, help="ladders of 40 players for each row")
    asked = parser.parse_args()
    rows = []
    for seats in (2, 3, 4):
        for games in (30, 100, 300):
            found = [course(seats, players=40, games=games, seed=seed) for seed in range(asked.ladders)]
            inside, players = sum(one.inside for one in found), sum(one.players for one in found)
            low, high = wilson(inside, players)
            rows.append(
                {
                    "seats": seats,
                    "matches": games,
                    "strengths": players,
                    "held": round(inside / players, 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "correlation": round(sum(one.correlation for one in found) / len(found), 4),
                    "deviation": round(sum(one.deviation for one in found) / len(found), 3),
                }
            )
    write("ratings", {"interval": 0.95, "rows": rows})
