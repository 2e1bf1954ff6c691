"""Whether chances are what they say: everyone's chance to win at quiet moments, as reviews tell it, beside what came of the games.

`python -m benchmarks chances` measures every network on games that nobody learned from; `--fit` first finds the power that brings each
network's chances nearest to the truth, on other games, and keeps it where reviews look for it.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.measure import RESULTS, keep
from windlass.bots.judge import Calibration, power_of, read_powers, write_powers
from windlass.bots.library import FOLDER, load, manifest_of, stem_of
from windlass.bots.network import FIRST, SECOND
from windlass.engine.game import Game
from windlass.engine.registry import find_game, game_ids
from windlass.lab.train.recipe import recipe_of
from windlass.lab.train.school import Recorder

Matrix = NDArray[np.float64]
WIDTH: Final = 2  # of the plans by which the games are played: nearly a captain's, at a third of the time
ONCE: Final = 250  # games recorded at once
POWERS: Final = np.exp(np.linspace(np.log(0.5), np.log(2.0), 41))
KEPT: Final = RESULTS / "chances.json"
FITTING, HELD_OUT = 900_001, 900_002  # seeds


class Seen(NamedTuple):
    """What was said at moments of games and what came of them."""

    odds: NDArray[np.float64]  # [moments][readers][seats counted from the reader], before they become chances
    won: Matrix  # [moments][seats]
    game: NDArray[np.int64]  # [moments]

    def chances(self, power: float) -> Matrix:
        """Everyone's chance by what each one knows, to this power, adding up to one."""
        odds = power * (self.odds - self.odds.max(axis=2, keepdims=True))
        own = np.exp(odds[:, :, 0]) / np.exp(odds).sum(axis=2)
        return np.asarray(own / own.sum(axis=1, keepdims=True))


def see(game: Game, course: str, seats: int, games: int, seed: int) -> Seen:
    """What networks say to everyone at the moments at which all were asked."""
    assert game.lesson is not None
    weights = load(game, course, seats)
    recorder = Recorder(game, seats, game.lesson.courses(seats)[course], recipe_of(game.id, seats))
    parts: list[Seen] = []
    for first in range(0, games, ONCE):
        samples = recorder.record([weights] * seats, ONCE, seed, first, explore=0, width=WIDTH)
        rows = int(samples.count[0])
        heads = np.flatnonzero(samples.seat[: rows - seats + 1] == 0)
        heads = heads[(samples.seat[heads + seats - 1] == seats - 1) & (samples.game[heads + seats - 1] == samples.game[heads])]
        heads = heads[samples.ending[samples.game[heads]] > 0]
        odds = np.stack([odds_of(weights, samples.features[heads + seat], seats) for seat in range(seats)], axis=1)
        won = (samples.rank[:, :seats] == 1).astype(np.float64)
        won /= np.maximum(won.sum(axis=1, keepdims=True), 1)
        parts.append(Seen(odds, won[samples.game[heads]], samples.game[heads] + first))
    return Seen(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def odds_of(weights: Any, features: Any, seats: int) -> Matrix:
    """What a network says of every seat for each row of features, before it becomes chances."""
    inputs = features.shape[1]
    sizes, parts, at = (inputs * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND * seats, seats), [], 0
    for size in sizes:
        parts.append(np.asarray(weights[at : at + size], np.float64))
        at += size
    hidden = np.maximum(features.astype(np.float64) @ parts[0].reshape(inputs, FIRST) + parts[1], 0)
    deeper = np.maximum(hidden @ parts[2].reshape(FIRST, SECOND) + parts[3], 0)
    return np.asarray(deeper @ parts[4].reshape(SECOND, seats) + parts[5])


def fitted(seen: Seen) -> float:
    """The power under which what came about was likeliest."""
    losses = [-np.mean((seen.won * np.log(np.maximum(seen.chances(power), 1e-9))).sum(axis=1)) for power in POWERS]
    return float(POWERS[int(np.argmin(losses))])


def tenths(chances: Matrix, seen: Seen) -> list[dict[str, float]]:
    """For each tenth of the scale: what was said on average, what came of it, and the interval of that by whole games."""
    said, came = chances.ravel(), seen.won.ravel()
    games = np.repeat(seen.game, chances.shape[1])
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
            "said": round(float(said[inside].mean()), 4), "came": round(float(came[inside].mean()), 4),
            "plus or minus": round(float(error), 4),
        })  # fmt: skip
    return rows


def main() -> None:
    """Measure all networks, or those of some games; what is known of others stays."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=3000, help="games for each network, and a third as many more to fit")
    parser.add_argument("--of", default=",".join(game_ids()), help="games or networks, with commas")
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    wanted = asked.of.split(",")
    networks = json.loads(KEPT.read_text("utf-8"))["networks"] if KEPT.exists() else {}
    for game in map(find_game, game_ids()):
        assert game.lesson is not None
        for seats in game.seat_counts:
            for course in game.lesson.courses(seats):
                name = stem_of(game.id, course, seats)
                if not {game.id, name} & set(wanted) or not (FOLDER / f"{name}.npz").exists():
                    continue
                began = time.process_time()
                if asked.fit:
                    power = round(fitted(see(game, course, seats, asked.games // 3, FITTING)), 3)
                    digest = manifest_of(game.id, course, seats).sha256
                    write_powers({**read_powers(), name: Calibration(sha256=digest, power=power)})
                networks[name] = measured(see(game, course, seats, asked.games, HELD_OUT), power_of(game.id, course, seats))
                print(name, networks[name]["power"], networks[name]["worst before"], networks[name]["worst"], end=" ")
                print(f"{time.process_time() - began:.0f} s", flush=True)
                keep("chances", {"games played by": f"plans {WIDTH} wide", "networks": dict(sorted(networks.items()))})


def measured(seen: Seen, power: float) -> dict[str, Any]:
    """What a network says at this power and before, beside what came of it."""
    rows, raw = tenths(seen.chances(power), seen), tenths(seen.chances(1.0), seen)
    return {"power": power, "games": len(set(seen.game.tolist())), "worst": worst(rows), "worst before": worst(raw), "tenths": rows}


def worst(rows: list[dict[str, float]]) -> float:
    """The widest gap of any tenth, in points."""
    return round(100 * max(abs(one["said"] - one["came"]) for one in rows), 2)
