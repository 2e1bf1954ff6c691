"""Figures with 95 % intervals, by resampling whole matches; differences between two fields on the same deals by resampling pairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

RESAMPLES: Final = 1000


class Figure(msgspec.Struct, frozen=True):
    """A mean, the interval that holds it in 95 of 100 resamplings, and how many matches it stands on."""

    value: float
    low: float
    high: float
    count: int


def mean(values: Sequence[float], weights: Sequence[float] | None = None) -> Figure | None:
    """The mean of one value a match, or of the ratio to one weight a match; None where there are none."""
    numbers = np.asarray(values, np.float64)
    base = np.ones(len(numbers)) if weights is None else np.asarray(weights, np.float64)
    if not len(numbers) or base.sum() == 0:
        return None
    draw = np.random.default_rng(1)
    times = draw.multinomial(len(numbers), np.full(len(numbers), 1 / len(numbers)), RESAMPLES)
    totals = times @ base
    means = (times @ numbers)[totals > 0] / totals[totals > 0]
    low, high = np.quantile(means, (0.025, 0.975))
    return Figure(float(numbers.sum() / base.sum()), float(low), float(high), int((base > 0).sum()))


def difference(before: Sequence[float], after: Sequence[float]) -> Figure | None:
    """The mean change of a value from one field to the other, match by match on the same deals."""
    return mean([late - early for early, late in zip(before, after, strict=True)])


def quantiles(values: Sequence[float]) -> tuple[float, float, float]:
    """The values that 5, 50 and 95 of 100 do not exceed."""
    low, middle, high = np.quantile(np.asarray(values, np.float64), (0.05, 0.5, 0.95))
    return float(low), float(middle), float(high)
