"""Ratings: Plackett-Luce strengths of players and seats from the places of many games, with intervals by resampling whole blocks."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]

ELO: Final = 400 / np.log(10)  # points of rating that one unit of log-strength is
CAUTION: Final = 0.02  # pull of all strengths towards the middle
STEPS: Final = 30
RESAMPLES: Final = 200


class Rating(msgspec.Struct, frozen=True):
    """A strength in points, and the interval that holds it in 95 of 100 resamplings."""

    points: float
    low: float
    high: float


class Places(msgspec.Struct, frozen=True):
    """Finished games: who sat at each seat, the place of each seat, and the block each game belongs to."""

    players: Numbers  # [games][seats]
    ranks: Numbers  # [games][seats]
    blocks: Numbers  # [games]


def rate(places: Places, count: int, seed: int = 1) -> tuple[list[Rating], list[Rating]]:
    """Ratings of players and of seats, each around zero. A shared place counts as if each of them had come first there."""
    seats = places.players.shape[1]
    whole = fit(places, count, np.ones(len(places.ranks)), np.full(count, 0.5))
    draw = np.random.default_rng(seed)
    blocks, member = np.unique(places.blocks, return_inverse=True)
    even = np.full(len(blocks), 1 / len(blocks))
    tries = np.array(
        [fit(places, count, draw.multinomial(len(blocks), even)[member], draw.integers(0, 2, count), whole) for _ in range(RESAMPLES)]
    )
    low, high = np.quantile(tries, (0.025, 0.975), axis=0)
    found = [Rating(*(float(ELO * value) for value in values)) for values in zip(whole, low, high, strict=True)]
    assert len(found) == count + seats
    return found[:count], found[count:]


def fit(places: Places, count: int, weight: Reals | Numbers, extra: Reals | Numbers, start: Reals | None = None) -> Reals:
    """Log-strengths of players, then of seats, that make the places likeliest, by Newton's method.

    Every player has one game more, against the middle of the field, of which it won `extra`: half, or by lot where games are resampled.
    So one that never lost has a finite rating and an honest interval.
    """
    seats = places.players.shape[1]
    strengths = np.zeros(count + seats) if start is None else start.copy()
    columns = np.concatenate([places.players, np.broadcast_to(count + np.arange(seats), places.players.shape)], axis=1)
    design = np.zeros((*places.players.shape, count + seats))
    games = np.arange(len(columns))
    for seat in range(seats):
        design[games, seat, columns[:, seat]] = 1
        design[games, seat, count + seat] = 1
    chosen = np.asarray(weight) > 0
    design, ranks, weight = design[chosen], places.ranks[chosen], np.asarray(weight, np.float64)[chosen]
    for _ in range(STEPS):
        slope, curve = _slopes(design, ranks, weight, strengths)
        chance = 1 / (1 + np.exp(-strengths[:count]))
        slope[:count] += extra - chance
        curve[np.arange(count), np.arange(count)] += chance * (1 - chance)
        slope -= CAUTION * strengths
        curve += CAUTION * np.eye(len(strengths))
        change = np.linalg.solve(curve, slope)
        strengths += np.clip(change, -2, 2)
        if np.abs(change).max() < 1e-6:
            break
    strengths[:count] -= strengths[:count].mean()
    strengths[count:] -= strengths[count:].mean()
    return strengths


def _slopes(design: Reals, ranks: Numbers, weight: Reals, strengths: Reals) -> tuple[Reals, Reals]:
    """First and second derivatives of the log-likelihood: each place is a choice among those not placed before."""
    power = np.exp(design @ strengths)
    slope, curve = np.zeros(len(strengths)), np.zeros((len(strengths), len(strengths)))
    for place in range(1, ranks.shape[1]):
        left = ranks >= place
        placed = (ranks == place) * weight[:, None]
        share = power * left
        share /= np.maximum(share.sum(axis=1, keepdims=True), 1e-300)
        times = placed.sum(axis=1)
        mean = np.einsum("gs,gsp->gp", share, design)
        slope += np.einsum("gs,gsp->p", placed, design) - times @ mean
        curve += np.einsum("g,gs,gsp,gsq->pq", times, share, design, design, optimize=True) - np.einsum("g,gp,gq->pq", times, mean, mean)
    return slope, curve
