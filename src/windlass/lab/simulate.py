"""Simulation: many games between any players, on all cores. Results depend on the seed alone, not on who played which games."""

from __future__ import annotations

import itertools
import math
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from typing import Any, Final, Self

import msgspec
import numpy as np

import windlass
from windlass.bots.registry import find_or_import_level
from windlass.engine.batch import Series
from windlass.engine.game import Game, Options
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.rule import can_compile
from windlass.lab.games import Played, has_kernels, play

MOST: Final = 20_000  # decisions after which a game is cut off
SHARE: Final = 840  # parts of a win: every number of winners up to eight shares them exactly
COMPILED_PART: Final = 1000  # games handed to a worker at once
THINKING_PART: Final = 10
QUICK: Final = frozenset(("uniform", "advice"))  # levels whose games take no time to speak of


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A run of games anyone may play: `first` is the number of its first game in the whole simulation."""

    game: str
    options: dict[str, Any]
    seed: int
    players: tuple[str, ...]
    rotate: bool
    first: int
    games: int


class Tally(msgspec.Struct):
    """Sums over games. Tallies add up in any order to the same totals."""

    seat_wins: list[int]  # in parts of a win
    player_wins: list[int]
    seat_ranks: list[int]
    player_ranks: list[int]
    endings: Counter[int]
    decisions: Counter[int]  # games by their number of decisions
    offered: int  # actions to choose from, over all decisions
    forfeits: list[int]  # by player, games lost by rule

    @classmethod
    def empty(cls, seats: int) -> Self:
        """The tally of no games."""
        return cls([0] * seats, [0] * seats, [0] * seats, [0] * seats, Counter(), Counter(), 0, [0] * seats)

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        for name in ("seat_wins", "player_wins", "seat_ranks", "player_ranks", "forfeits"):
            setattr(self, name, [own + theirs for own, theirs in zip(getattr(self, name), getattr(other, name), strict=True)])
        self.endings.update(other.endings)
        self.decisions.update(other.decisions)
        self.offered += other.offered


class Standing(msgspec.Struct, frozen=True):
    """How one seat or one player did: wins (shared ones in parts), their share with its Wilson interval, and the mean place."""

    wins: float
    share: float
    low: float
    high: float
    mean_place: float


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation found. Everything but `seconds` follows from the first seven fields."""

    game: str
    version: int
    options: dict[str, Any]
    games: int
    seed: int
    players: tuple[str, ...]
    rotate: bool
    seats: tuple[Standing, ...]
    by_player: tuple[Standing, ...]
    endings: dict[str, int]
    """By name; `resigned` when players lost by rule until one was left."""
    unfinished: int
    forfeits: tuple[int, ...]
    """Games each player lost by rule: silent, gone, or against the rules."""
    decisions: int
    mean_decisions: float
    median_decisions: int
    low_decisions: int
    """One game in twenty has fewer."""
    high_decisions: int
    """One game in twenty has more."""
    branching: float
    """Actions to choose from at a decision, on average."""
    compiled: bool
    seconds: float


def simulate(
    game_id: str,
    options: dict[str, Any],
    *,
    games: int,
    seed: int = 1,
    players: Sequence[str] = ("uniform",),
    rotate: bool = False,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda _games: None,
) -> Results:
    """Play games and count. One player may be named for all seats; `progress` hears of every batch of games played."""
    game = windlass.find_game(game_id)
    chosen = game.long_game_limit(convert_options(game, options))
    named = _seated(players, chosen)
    whole = Task(
        game=game_id, options=msgspec.to_builtins(chosen), seed=seed, players=named, rotate=rotate, first=0, games=games
    )  # fmt: skip
    workers = workers or os.cpu_count() or 1
    in_one_loop = can_compile() and has_kernels(game, game.prepare(chosen), named)
    if in_one_loop:
        run(msgspec.structs.replace(whole, games=1))  # compiles, before the clock runs
    tally, started = Tally.empty(chosen.seats), time.perf_counter()
    size = COMPILED_PART if in_one_loop and set(named) <= QUICK else THINKING_PART
    with _executor(workers, threads=in_one_loop) as executor:
        for done in _finished(executor, _parts(whole, size), 4 * workers):
            tally.add(done)
            progress(done.decisions.total())
    return _results(whole, tally, compiled=in_one_loop, seconds=time.perf_counter() - started)


def _parts(whole: Task, size: int) -> Iterator[Task]:
    """The same games in handy parts."""
    for first in range(whole.first, whole.first + whole.games, size):
        yield msgspec.structs.replace(whole, first=first, games=min(size, whole.first + whole.games - first))


def run(task: Task) -> Tally:
    """Play the games of one task."""
    game = windlass.find_game(task.game)
    start = game.prepare(msgspec.convert(task.options, game.options))
    return _count(task, play(game, start, Series(task.seed, task.first, task.games, MOST, int(task.rotate)), task.players))


def _count(task: Task, played: Played) -> Tally:
    """The tally of played games; only finished ones count for wins and places."""
    ranks, ending, decisions, offered, forfeits = played
    finished = ending != 0
    winners = np.maximum((ranks == 1).sum(axis=1, keepdims=True), 1)
    places = ranks * finished[:, None]
    wins = (places == 1) * (SHARE // winners)
    seats = np.arange(len(task.players))
    turned = (task.first + np.arange(task.games)) % len(seats) * task.rotate
    seat_of = (seats[None, :] - turned[:, None]) % len(seats)  # where each player sat: the loop turns them by the game's number
    return Tally(
        seat_wins=wins.sum(axis=0).tolist(),
        player_wins=np.take_along_axis(wins, seat_of, axis=1).sum(axis=0).tolist(),
        seat_ranks=places.sum(axis=0).tolist(),
        player_ranks=np.take_along_axis(places, seat_of, axis=1).sum(axis=0).tolist(),
        endings=Counter(ending.tolist()),
        decisions=Counter(decisions.tolist()),
        offered=int(offered.sum()),
        forfeits=np.take_along_axis(forfeits, seat_of, axis=1).sum(axis=0).tolist(),
    )


# -- workers ---------------------------------------------------------------------------------------------------------


def _executor(workers: int, *, threads: bool) -> Executor:
    """Threads for compiled loops, which run without the interpreter's lock and need no start; processes otherwise."""
    if threads:
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))


def _finished(executor: Executor, tasks: Iterator[Task], ahead: int) -> Iterator[Tally]:
    """The tallies of all tasks as they are done, with only so many under way."""
    pending: set[Future[Tally]] = {executor.submit(run, task) for task in itertools.islice(tasks, ahead)}
    while pending:
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()
        pending |= {executor.submit(run, task) for task in itertools.islice(tasks, len(done))}


# -- figures ---------------------------------------------------------------------------------------------------------


def wilson(wins: float, games: int, deviations: float = 1.959964) -> tuple[float, float]:
    """The Wilson interval of a share: 95 % by default."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, deviations**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = deviations * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that this share of the counted things does not exceed; 0 when there are none."""
    left = share * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return 0


def _seated(players: Sequence[str], options: Options) -> tuple[str, ...]:
    for level in players:
        find_or_import_level(level)
    named = tuple(players) * options.seats if len(players) == 1 else tuple(players)
    if len(named) != options.seats:
        raise Refusal("simulate.players", seats=options.seats, given=len(players))
    return named


def _standings(wins: list[int], ranks: list[int], finished: int) -> tuple[Standing, ...]:
    standings = []
    for parts, places in zip(wins, ranks, strict=True):
        won = parts / SHARE
        standings.append(Standing(won, won / max(finished, 1), *wilson(won, finished), places / max(finished, 1)))
    return tuple(standings)


def _results(task: Task, tally: Tally, *, compiled: bool, seconds: float) -> Results:
    game = windlass.find_game(task.game)
    games, decisions = tally.decisions.total(), sum(value * count for value, count in tally.decisions.items())
    finished = games - tally.endings[0]
    return Results(
        game=game.id,
        version=game.version,
        options=task.options,
        games=games,
        seed=task.seed,
        players=task.players,
        rotate=task.rotate,
        seats=_standings(tally.seat_wins, tally.seat_ranks, finished),
        by_player=_standings(tally.player_wins, tally.player_ranks, finished),
        endings=_endings(game, tally),
        unfinished=tally.endings[0],
        forfeits=tuple(tally.forfeits),
        decisions=decisions,
        mean_decisions=decisions / max(games, 1),
        median_decisions=quantile(tally.decisions, 0.5),
        low_decisions=quantile(tally.decisions, 0.05),
        high_decisions=quantile(tally.decisions, 0.95),
        branching=tally.offered / max(decisions, 1),
        compiled=compiled,
        seconds=seconds,
    )


def _endings(game: Game, tally: Tally) -> dict[str, int]:
    """How many games ended how."""
    found = {name: tally.endings[code] for code, name in enumerate(game.endings, 1)}
    alone = tally.endings[len(game.endings) + 1]
    return {**found, "resigned": alone} if alone else found
