"""Whether chances are what they say: everyone's chance to win at quiet moments, as reviews tell it, beside what came of the games.

`python -m benchmarks chances` measures every network on games that nobody learned from; `--fit` first finds the power that brings each
network's chances nearest to the truth, on other games, and keeps it where reviews look for it.
"""

from __future__ import annotations

import argparse
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.measure import write
from windlass.bots.library import FOLDER, load, manifest_of
from windlass.bots.network import FIRST, SECOND
from windlass.engine.game import Game
from windlass.engine.registry import find_game, game_ids
from windlass.lab.chances import Calibration, read_powers, write_powers
from windlass.lab.train.recipe import recipe_of
from windlass.lab.train.school import Recorder

Matrix = NDArray[np.float64]
WIDTH: Final = 5  # of the plans by which the games are played: a captain's
ONCE: Final = 250  # games recorded at once
POWERS: Final = np.exp(np.linspace(np.log(0.4), np.log(2.0), 81))
FITTING, HELD_OUT = 900_001, 900_002  # seeds


class Seen(NamedTuple):
    """What was said at moments of games and what came of them."""

    chances: Matrix  # [moments][seats]
    won: Matrix
    game: NDArray[np.int64]  # [moments]


def see(game: Game, course: str, seats: int, games: int, seed: int) -> Seen:
    """Everyone's chances at the moments at which all were asked."""
    assert game.lesson is not None
    weights = load(game, course, seats)
    recorder = Recorder(game, seats, game.lesson.courses(seats)[course], recipe_of(game.id))
    parts: list[Seen] = []
    for first in range(0, games, ONCE):
        samples = recorder.record([weights] * seats, ONCE, seed, first, explore=0, width=WIDTH)
        rows = int(samples.count[0])
        heads = np.flatnonzero(samples.seat[: rows - seats + 1] == 0)
        heads = heads[(samples.seat[heads + seats - 1] == seats - 1) & (samples.game[heads + seats - 1] == samples.game[heads])]
        heads = heads[samples.ending[samples.game[heads]] > 0]
        own = np.stack([own_chances(weights, samples.features[heads + seat], seats) for seat in range(seats)], axis=1)
        won = (samples.rank[:, :seats] == 1).astype(np.float64)
        won /= np.maximum(won.sum(axis=1, keepdims=True), 1)
        parts.append(Seen(own / own.sum(axis=1, keepdims=True), won[samples.game[heads]], samples.game[heads] + first))
    return Seen(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def own_chances(weights: Any, features: Any, seats: int) -> Matrix:
    """The chance that a network gives the reader of each row."""
    inputs = features.shape[1]
    sizes, parts, at = (inputs * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND * seats, seats), [], 0
    for size in sizes:
        parts.append(np.asarray(weights[at : at + size], np.float64))
        at += size
    hidden = np.maximum(features.astype(np.float64) @ parts[0].reshape(inputs, FIRST) + parts[1], 0)
    deeper = np.maximum(hidden @ parts[2].reshape(FIRST, SECOND) + parts[3], 0)
    odds = deeper @ parts[4].reshape(SECOND, seats) + parts[5]
    odds = np.exp(odds - odds.max(axis=1, keepdims=True))
    return np.asarray(odds[:, 0] / odds.sum(axis=1))


def sharpened(chances: Matrix, power: float) -> Matrix:
    """Chances raised to a power, adding up to one again."""
    raised = chances**power
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def fitted(seen: Seen) -> float:
    """The power under which what came about was likeliest."""
    losses = [-np.mean((seen.won * np.log(np.maximum(sharpened(seen.chances, power), 1e-9))).sum(axis=1)) for power in POWERS]
    return float(POWERS[int(np.argmin(losses))])


def tenths(chances: Matrix, seen: Seen) -> list[dict[str, float]]:
    """For each tenth of the scale: what was said on average, what came of it, and the interval of that by whole games."""
    said, came = chances.ravel(), seen.won.ravel()
    games = np.repeat(seen.game, seen.chances.shape[1])
    place = np.minimum((said * 10).astype(int), 9)
    rows = []
    for tenth in range(10):
        inside = place == tenth
        if not inside.any():
            continue
        gap = came[inside] - said[inside]
        sums = np.bincount(games[inside], weights=gap)
        error = 1.96 * float(np.sqrt((sums**2).sum())) / inside.sum()
        rows.append({
            "from": tenth / 10, "moments": int(inside.sum()), "games": int(np.count_nonzero(np.bincount(games[inside]))),
            "said": round(float(said[inside].mean()), 4), "came": round(float(came[inside].mean()), 4), "plus or minus": round(error, 4),
        })  # fmt: skip
    return rows


def main() -> None:
    """Measure all networks, or those of some games."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=6000, help="games for each network")
    parser.add_argument("--of", default=",".join(game_ids()), help="games, with commas")
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    powers, networks = dict(read_powers()), {}
    for game in map(find_game, asked.of.split(",")):
        assert game.lesson is not None
        for seats in game.seat_counts:
            for course in game.lesson.courses(seats):
                if not (FOLDER / f"{game.id}-{course}-{seats}.npz").exists():
                    continue
                name, digest = f"{game.id}-{course}-{seats}", manifest_of(game.id, course, seats).sha256
                if asked.fit:
                    powers[name] = Calibration(sha256=digest, power=round(fitted(see(game, course, seats, asked.games, FITTING)), 3))
                    write_powers(powers)
                known = powers.get(name)
                power = known.power if known and known.sha256 == digest else 1.0
                seen = see(game, course, seats, asked.games, HELD_OUT)
                rows = tenths(sharpened(seen.chances, power), seen)
                raw = tenths(seen.chances, seen)
                networks[name] = {
                    "power": power, "games": len(set(seen.game.tolist())), "worst": worst(rows), "worst before": worst(raw), "tenths": rows,
                }  # fmt: skip
                print(name, power, networks[name]["worst before"], networks[name]["worst"], flush=True)
    write("chances", {"games played by": f"plans {WIDTH} wide", "networks": networks})


def worst(rows: list[dict[str, float]]) -> float:
    """The widest gap of any tenth, in points."""
    return round(100 * max(abs(one["said"] - one["came"]) for one in rows), 2)
