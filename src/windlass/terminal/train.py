"""`windlass train`: learn to value positions of a game by playing it, choose the best of several seeds, and keep it as data."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import windlass
from windlass.bots.library import FOLDER
from windlass.engine.refusal import Refusal
from windlass.engine.rule import can_compile
from windlass.lab.train.course import Course, all_courses, learn, learn_all, publish
from windlass.lab.train.curve import draw
from windlass.lab.train.learner import Matrix
from windlass.lab.train.recipe import recipe_of
from windlass.lab.train.school import Progress as Learned
from windlass.lab.train.school import School
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, speaks

WORK: Final = Path("training")
ALL: Final = "all"
DONE: Final = "done"  # the file that says a course among all of them has its network


@speaks
@click.command("train")
@click.argument("game")
@click.option("--seats", type=click.IntRange(2, 5), default=2, show_default=True, help="Number of players.")
@click.option("--course", default="", help="Which games to learn from.  [default: the game's first course]")
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), default=8.0, show_default=True, help="CPU minutes for each seed.")
@click.option("--seeds", type=click.IntRange(1, 20), default=2, show_default=True, help="Networks to learn and choose from.")
@click.option("--first-seed", type=int, default=1, show_default=True, help="The first of these seeds.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Seeds that learn at once.")
@click.option("--further", is_flag=True, help="Go on from the network that is shipped, instead of from rules of thumb.")
@click.option("--folder", type=click.Path(path_type=Path), default=WORK, show_default=True, help="Where to keep what is under way.")
@click.option("--into", type=click.Path(path_type=Path), default=FOLDER, help="Where to write the network.  [default: where bots find it]")
def command(
    game: str, seats: int, course: str, minutes: float, seeds: int, first_seed: int, workers: int, further: bool, folder: Path, into: Path
) -> None:
    """Learn to play GAME, or `all` games at all seat counts, by self-play.

    It begins with games by rules of thumb. A run that was ended goes on where it was.
    """
    say, numbers = Speaker(language_here()), range(first_seed, first_seed + seeds)
    if not can_compile():
        raise Refusal("train.compiler")
    if game == ALL:
        for one in all_courses(minutes, str(folder), further=further):
            _teach(one, numbers, workers, into, say, once=True)
        return
    lesson = windlass.find_game(game).lesson
    course = course or (next(iter(lesson.courses(seats))) if lesson else "")
    asked = Course(game=game, course=course, seats=seats, minutes=minutes, folder=str(folder), further=further)
    _teach(asked, numbers, workers, into, say)


def _teach(asked: Course, numbers: range, workers: int, into: Path, say: Speaker, *, once: bool = False) -> None:
    """One course from its beginning, or from where it was ended, to the network and the picture; with `once` not again."""
    done = asked.folder_of(numbers[0]).parent / DONE
    if once and done.exists():
        return
    found = [_learn_in_sight(asked, seed, say) for seed in numbers] if workers == 1 else learn_all(asked, numbers, workers)
    game, recipe = windlass.find_game(asked.game), recipe_of(asked.game, asked.seats)
    schools = {f"seed {seed}": School(game, asked.course, asked.seats, seed, asked.folder_of(seed), recipe) for seed in numbers}
    picture = done.parent / "curve.svg"
    draw({name: school.curve for name, school in schools.items()}, picture)
    manifest = publish(asked, numbers, found, into)
    console_here().print(say("terminal-train-done", seed=manifest.seed, games=manifest.games, rating=manifest.rating, curve=str(picture)))
    if once:
        done.touch()


def _learn_in_sight(course: Course, seed: int, say: Speaker) -> Matrix:
    """One seed's course with a progress bar."""
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[state]}")
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(say("terminal-train-seed", seed=seed), total=course.minutes * 60, state="")

        def tell(now: Learned) -> None:
            progress.update(bar, completed=now.seconds, state=say("terminal-train-state", games=now.games, loss=f"{now.loss:.3f}"))

        return learn(course, seed, tell)
