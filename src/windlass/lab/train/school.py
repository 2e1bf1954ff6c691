"""One course of learning: a warm start from rules of thumb, then self-play with earlier selves now and then, kept after every step."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from windlass.bots import settings as places
from windlass.bots.network import size_of
from windlass.engine.batch.bench import Bench
from windlass.engine.batch.binding import compile_loop
from windlass.engine.batch.players import RANKS, desk_of
from windlass.engine.batch.whole_games import PLACES
from windlass.engine.game import Game
from windlass.engine.rule import can_compile
from windlass.lab.train.learner import Learner, Matrix, targets_of
from windlass.lab.train.recipe import Recipe
from windlass.lab.train.record import ADVICE, LEARNED, Playing, Samples, record_games

ROOM: Final = 120_000  # samples of one recording
WARM_PASSES: Final = 3
LEAST_SCALE: Final = 0.5  # what is rarely seen must not shout: measured by its own size, one such feature would outweigh all others
FANCY: Final = 300  # what one of a liked thing seems to be worth beyond its worth, in ten-thousandths of a win
KEPT: Final = "state.npz"


class Progress(msgspec.Struct, frozen=True):
    """Where a course stands."""

    seconds: float  # of CPU time
    games: int
    loss: float
    decisions: float  # in a game, on average


class Recorder:
    """Plays and records games of one course."""

    def __init__(self, game: Game, seats: int, options: Sequence[Any], recipe: Recipe) -> None:
        assert game.lesson is not None
        self.game, self.seats, self.recipe = game, seats, recipe
        self.inputs = len(game.lesson.names)
        self.bench = Bench(game, can_compile())
        self.loop = compile_loop(game, record_games)
        self.starts = [game.prepare(one) for one in options]
        self.desk = desk_of(self.bench)
        self.features = np.zeros((ROOM, self.inputs), np.int16)
        self.game_of, self.seat_of = np.zeros(ROOM, np.int64), np.zeros(ROOM, np.int64)
        self.play([None] * seats, 1, 0, 0, explore=0, width=0)  # compiles, before the clock runs

    def play(
        self, players: Sequence[Matrix | None], games: int, seed: int, first: int, *, explore: int, width: int
    ) -> tuple[NDArray[np.int16], Matrix, NDArray[np.int64], float]:
        """Games of these players, None for rules of thumb: features, results and rows ahead of every sample, and decisions a game."""
        samples = self.record(players, games, seed, first, explore=explore, width=width)
        return (*self._sorted(samples), float(samples.decisions.mean()))

    def record(self, players: Sequence[Matrix | None], games: int, seed: int, first: int, *, explore: int, width: int) -> Samples:
        """Games of these players as they were seen, in the order of play."""
        settings = np.zeros((self.seats, places.SETTINGS), np.int64)
        settings[:, places.INPUTS], settings[:, places.SEATS] = self.inputs, self.seats
        settings[:, places.WIDTH], settings[:, places.DEPTH], settings[:, places.DRAWS] = width, self.recipe.depth, self.recipe.draws
        self._make_curious(settings, np.random.default_rng((seed, first, self.seats)))
        weights = np.zeros((self.seats, size_of(self.inputs, self.seats)), np.float32)
        for place, player in enumerate(players):
            if player is not None:
                weights[place] = player
        kind = np.array([ADVICE if player is None else LEARNED for player in players], np.int64)
        watched = np.array([player is players[0] for player in players], np.int64)
        playing = Playing(seed, first, games, self.recipe.most, explore, kind, settings, weights, watched)
        samples = Samples(
            self.features, self.game_of, self.seat_of,
            np.zeros((games, RANKS), np.int64), np.zeros(games, np.int64), np.zeros(games, np.int64), np.zeros(1, np.int64),
        )  # fmt: skip
        start = self.starts[first // self.recipe.batch_games % len(self.starts)]
        self.loop(self.bench.positions([start] * PLACES), playing, self.desk, samples)
        return samples

    def _make_curious(self, settings: NDArray[np.int64], draw: np.random.Generator) -> None:
        """Give some players a taste for one of the things this game is curious about."""
        assert self.game.lesson is not None
        for player in range(self.seats if self.game.lesson.curious else 0):
            if draw.random() < self.recipe.curious:
                liked = self.game.lesson.curious[int(draw.integers(len(self.game.lesson.curious)))]
                settings[player, places.TASTES : places.TASTES + 2] = self.game.lesson.names.index(liked), FANCY

    def _sorted(self, samples: Samples) -> tuple[NDArray[np.int16], Matrix, NDArray[np.int64]]:
        """Samples of whole games, each reader's of one game together in the order in which they were seen.

        A game that was cut off counts as shared by all: were it left out, nobody would learn that winning beats lasting for ever.
        """
        rows = int(samples.count[0])
        whole = np.ones(len(samples.ending), np.bool_)
        if rows == ROOM:
            whole[samples.game[rows - 1] :] = False  # no room was left for these
        order = np.lexsort((np.arange(rows), samples.seat[:rows], samples.game[:rows]))
        order = order[whole[samples.game[order]]]
        game, seat = samples.game[order], samples.seat[order]
        wins = ((samples.rank[:, : self.seats] == 1) | (samples.ending == 0)[:, None]).astype(np.float32)
        wins /= np.maximum(wins.sum(axis=1, keepdims=True), 1)
        turned = (seat[:, None] + np.arange(self.seats)[None, :]) % self.seats
        results = np.take_along_axis(wins[game], turned, axis=1)
        last = np.ones(len(order), np.bool_)
        last[:-1] = (game[1:] != game[:-1]) | (seat[1:] != seat[:-1])
        ends = np.flatnonzero(last)
        ahead = ends[np.searchsorted(ends, np.arange(len(order)))] - np.arange(len(order))
        return samples.features[order], results, ahead


class School:
    """One seed's course. Everything it is lies in its folder after every step, so that it may be ended at any moment."""

    def __init__(self, game: Game, course: str, seats: int, seed: int, folder: Path, recipe: Recipe, begin: Matrix | None = None) -> None:
        """With weights to begin with, games by rules of thumb only show how large features are."""
        assert game.lesson is not None
        self.begin = begin
        self.recorder = Recorder(game, seats, game.lesson.courses(seats)[course], recipe)
        self.game, self.seats, self.seed, self.folder, self.recipe = game, seats, seed, folder, recipe
        self.seconds, self.games = 0.0, 0
        self.selves: list[Matrix] = []
        self.curve: list[Progress] = []
        self.learner: Learner | None = None
        if (folder / KEPT).exists():
            self._restore()

    def run(self, minutes: float, progress: Callable[[Progress], None]) -> Matrix:
        """Learn until so many minutes of CPU time are spent, counted from the beginning; gives the weights."""
        if self.learner is None:
            self._warm_up(progress)
        while self.seconds < minutes * 60:
            progress(self._step(self.seconds / (minutes * 60)))
        assert self.learner is not None
        return self.learner.weights()

    def _warm_up(self, progress: Callable[[Progress], None]) -> None:
        """The first network: who won the games of rules of thumb."""
        began = time.process_time()
        recipe = self.recipe
        found: list[tuple[NDArray[np.int16], Matrix]] = []
        squares, rows, length = np.zeros(self.recorder.inputs), 0, 0.0
        while self.games < recipe.warm_games:
            features, results, _, length = self.recorder.play(
                [None] * self.seats, recipe.batch_games, self.seed, self.games, explore=recipe.explore[0], width=0
            )
            squares += (features.astype(np.float32) ** 2).sum(axis=0)
            rows += len(features)
            if self.begin is None:
                found.append((features, results))
            self.games += recipe.batch_games
        usual = np.sqrt(squares / rows)
        used = np.flatnonzero(usual > 0)
        scale = np.maximum(usual[used], LEAST_SCALE).astype(np.float32)
        self.learner = Learner(self.recorder.inputs, self.seats, scale, used, self.seed)
        draw = np.random.default_rng(self.seed)
        loss = 0.0
        if self.begin is None:
            seen, won = (np.concatenate([one[part] for one in found]) for part in (0, 1))
            for _ in range(WARM_PASSES):
                loss = self.learner.fit(seen, won, recipe.rate[0], draw)
        else:
            self.learner.take_over(self.begin)
            self.selves.append(self.begin)
        progress(self._keep(began, loss, length))

    def _step(self, elapsed: float) -> Progress:
        """Some games, one fit."""
        assert self.learner is not None
        began, recipe = time.process_time(), self.recipe
        draw = np.random.default_rng((self.seed, self.games))
        weights = self.learner.weights()
        players: list[Matrix | None] = [weights] * self.seats
        if draw.random() < recipe.league:
            players = [weights, *(self._another(draw) for _ in range(self.seats - 1))]
        explore = round(recipe.explore[0] + (recipe.explore[1] - recipe.explore[0]) * elapsed)
        features, results, ahead, length = self.recorder.play(
            players, recipe.batch_games, self.seed, self.games,
            explore=explore, width=recipe.width if elapsed >= recipe.planned else 0,
        )  # fmt: skip
        high, low = recipe.rate[0] * (1.0 if self.begin is None else recipe.gentle), recipe.rate[1]
        rate, loss = high * (low / high) ** elapsed, 0.0
        for _ in range(recipe.passes):
            odds = self.learner.chances(self.learner.prepared(features))
            loss = self.learner.fit(features, targets_of(odds, results, ahead, recipe.trace), rate, draw)
        self.games += recipe.batch_games
        if len(self.selves) < recipe.selves * elapsed:
            self.selves.append(weights)
        return self._keep(began, loss, length)

    def _another(self, draw: np.random.Generator) -> Matrix | None:
        """Somebody else to play with: one who follows rules of thumb, or an earlier self."""
        if not self.selves or draw.random() < self.recipe.advised:
            return None
        return self.selves[int(draw.integers(len(self.selves)))]

    # -- keeping ----------------------------------------------------------------------------------------------------

    def _keep(self, began: float, loss: float, length: float) -> Progress:
        """Note where the course stands, and write it down whole or not at all."""
        self.seconds += time.process_time() - began
        now = Progress(self.seconds, self.games, loss, length)
        self.curve.append(now)
        assert self.learner is not None
        self.folder.mkdir(parents=True, exist_ok=True)
        draft = self.folder / "draft.npz"
        curve = np.array([msgspec.structs.astuple(one) for one in self.curve])
        selves = np.array(self.selves) if self.selves else np.zeros((0, 0), np.float32)
        with draft.open("wb") as file:
            np.savez(file, curve=curve, selves=selves, **self.learner.state())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.folder / KEPT)
        return now

    def _restore(self) -> None:
        with np.load(self.folder / KEPT, allow_pickle=False) as kept:
            self.learner = Learner.restored(self.recorder.inputs, self.seats, kept)
            self.selves = list(kept["selves"])
            self.curve = [Progress(float(row[0]), int(row[1]), float(row[2]), float(row[3])) for row in kept["curve"]]
        self.seconds, self.games = self.curve[-1].seconds, self.curve[-1].games
