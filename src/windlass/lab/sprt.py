"""A sequential test of two players: play blocks until it is clear whether the first is stronger by so many points, or not."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

ERROR: Final = 0.05  # chance of either wrong verdict
FEWEST: Final = 10  # blocks before any verdict


class Verdict(msgspec.Struct, frozen=True):
    """Where a test stands: the log-likelihood ratio, its bounds, and what follows."""

    ratio: float
    low: float
    high: float
    verdict: Literal["stronger", "not stronger", "open"]


def expected(points: float) -> float:
    """The share of wins of a player that is so many points stronger."""
    return 1 / (1 + 10 ** (-points / 400))


def judge(shares: Sequence[float], weak: float, strong: float) -> Verdict:
    """Judge the first player's share in each block: no better than `weak` points, or at least `strong`?"""
    low, high = math.log(ERROR / (1 - ERROR)), math.log((1 - ERROR) / ERROR)
    count = len(shares)
    if count < FEWEST:
        return Verdict(0.0, low, high, "open")
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / count + 1 / (4 * count)  # never nothing: identical blocks are still few
    first, second = expected(weak), expected(strong)
    ratio = count * (second - first) * (2 * mean - first - second) / (2 * spread)
    return Verdict(ratio, low, high, "stronger" if ratio >= high else "not stronger" if ratio <= low else "open")
