"""A whole course: several seeds learn side by side, and the one that plays best against the others is chosen.

Selection is by planned games among the seeds, never against rules of thumb: those are beaten nearly always, which misleads.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

import windlass
from windlass.bots import settings as places
from windlass.bots.learned import DRAWS
from windlass.bots.library import Manifest, features_digest, load, manifest_of, save
from windlass.bots.look import think
from windlass.bots.player import Chair
from windlass.engine.batch import Series
from windlass.engine.refusal import Refusal
from windlass.lab.games import arena_of
from windlass.lab.ratings import Places, rate
from windlass.lab.results import wilson
from windlass.lab.train.learner import Matrix
from windlass.lab.train.recipe import recipe_of
from windlass.lab.train.school import Progress, School

DUEL: Final = 40  # deals that any choice of seeds plays, in every rotation
MOST: Final = 20_000
WIDTH: Final = 5
DEPTH: Final = 10
BLAS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")  # one thread a process: more make it slower


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be learned, for how long, and where it is kept."""

    game: str
    course: str
    seats: int
    minutes: float
    folder: str
    further: bool = False
    """Go on from the network that is shipped, instead of from rules of thumb."""

    def folder_of(self, seed: int) -> Path:
        """Where one seed's course lies."""
        return Path(self.folder) / f"{self.game}-{self.course}-{self.seats}" / f"seed-{seed}"


def all_courses(minutes: float, folder: str, *, further: bool = False) -> Iterator[Course]:
    """Everything that can be learned: every course of every game at every number of seats."""
    for game_id in windlass.game_ids():
        game = windlass.find_game(game_id)
        for seats in game.seat_counts if game.lesson else ():
            for course in game.lesson.courses(seats) if game.lesson else ():
                yield Course(game=game_id, course=course, seats=seats, minutes=minutes, folder=folder, further=further)


def learn(course: Course, seed: int, progress: Callable[[Progress], None] = lambda _now: None) -> Matrix:
    """One seed's course, from the beginning or from where it was ended. Refuses a game or course nobody can learn."""
    game = windlass.find_game(course.game)
    if game.lesson is None or course.seats not in game.seat_counts or course.course not in game.lesson.courses(course.seats):
        raise Refusal("train.course", game=course.game, course=course.course, seats=course.seats)
    begin = load(game, course.course, course.seats) if course.further else None
    school = School(game, course.course, course.seats, seed, course.folder_of(seed), recipe_of(course.game, course.seats), begin)
    return school.run(course.minutes, progress)


def learn_all(course: Course, seeds: Sequence[int], workers: int) -> list[Matrix]:
    """All seeds' courses, so many processes at once."""
    for name in BLAS:
        os.environ[name] = "1"
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as executor:
        return list(executor.map(learn, itertools.repeat(course), seeds))


def choose_best(course: Course, candidates: Sequence[Matrix], blocks: int = DUEL) -> tuple[int, str]:
    """The place of the strongest, and its rating against the others in words."""
    if len(candidates) == 1:
        return 0, "the only seed"
    players: list[list[int]] = []
    ranks: list[list[int]] = []
    numbers: list[int] = []
    for line_up in itertools.combinations_with_replacement(range(len(candidates)), course.seats):
        if len(set(line_up)) > 1:
            for rotation in range(course.seats):
                seated = [line_up[(seat + rotation) % course.seats] for seat in range(course.seats)]
                found = _planned_games(course, [candidates[number] for number in seated], blocks)
                players += [seated] * blocks
                ranks += found
                numbers += range(blocks)
    ratings, _ = rate(Places(np.array(players), np.array(ranks), np.array(numbers)), len(candidates))
    best = max(range(len(candidates)), key=lambda number: ratings[number].points)
    one = ratings[best]
    return best, f"{one.points:+.0f} ({one.low:+.0f} to {one.high:+.0f}) points among {len(candidates)} seeds, {len(ranks)} planned games"


def _planned_games(course: Course, weights: Sequence[Matrix], games: int) -> list[list[int]]:
    """Places by seat in games between networks that plan."""
    game = windlass.find_game(course.game)
    assert game.lesson is not None
    start = game.prepare(game.lesson.courses(course.seats)[course.course][0])
    settings = [0] * places.SETTINGS
    settings[places.INPUTS], settings[places.SEATS] = len(game.lesson.names), course.seats
    settings[places.WIDTH], settings[places.DEPTH], settings[places.DRAWS] = WIDTH, DEPTH, DRAWS.get(game.id, 0)
    chairs = [Chair(think, settings, one) for one in weights]
    score = arena_of(game, compiled=True).play(start, Series(1, 0, games, MOST, 0), chairs)
    return [[int(place) for place in row[: course.seats]] for row in score.rank]


def against_former(course: Course, weights: Matrix, former: Matrix, blocks: int = DUEL) -> str:
    """In words, what one network wins alone among copies of the one that was there before, over the same deals from every seat."""
    won, games = 0.0, 0
    for place in range(course.seats):
        seated = [weights if seat == place else former for seat in range(course.seats)]
        for ranks in _planned_games(course, seated, blocks):
            won += 1 / ranks.count(1) if ranks[place] == 1 else 0.0
            games += 1
    share, low, high = (100 * part for part in (won / games, *wilson(won, games)))
    rivals = "the network before" if course.seats == 2 else f"{course.seats - 1} of the network before"
    return f"{share:.1f} % ({low:.1f} to {high:.1f}) of {games} planned games against {rivals}"


def _former(course: Course, folder: Path) -> Matrix | None:
    """The network that is there and still fits."""
    try:
        return load(windlass.find_game(course.game), course.course, course.seats, folder)
    except Refusal:
        return None


def publish(course: Course, seeds: Sequence[int], candidates: Sequence[Matrix], target: Path) -> Manifest:
    """Choose the best seed and write its network with its manifest."""
    game = windlass.find_game(course.game)
    best, words = choose_best(course, candidates)
    recipe = recipe_of(course.game, course.seats)
    school = School(game, course.course, course.seats, seeds[best], course.folder_of(seeds[best]), recipe)
    if (rival := _former(course, target)) is not None:
        words = f"{words}; {against_former(course, candidates[best], rival)}"
    recipe_facts: dict[str, Any] = msgspec.to_builtins(recipe)
    games, minutes = school.games, school.seconds / 60
    if course.further:
        former = manifest_of(course.game, course.course, course.seats)
        recipe_facts["further"] = former.sha256
        games, minutes = games + former.games, minutes + former.minutes
    manifest = Manifest(
        game=game.id, version=game.version, components=game.components, features=features_digest(game), course=course.course,
        seats=course.seats, recipe=recipe_facts, seed=seeds[best], games=games, minutes=round(minutes, 1),
        rating=words, sha256="",
    )  # fmt: skip
    return save(target, candidates[best], manifest)
