"""`windlass puzzles`: positions with one clearly best way, found in simulated matches, checked by a deeper search and rated."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from windlass.bots.kernels import is_ready
from windlass.engine.registry import find_game
from windlass.engine.rule import can_compile
from windlass.lab.puzzles.collection import SPARE, collect
from windlass.puzzles import Puzzle
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, speaks
from windlass.terminal.warm import show_compiling


@speaks
@click.command("puzzles")
@click.argument("game")
@click.option("--count", type=click.IntRange(min=1), default=100, show_default=True, help="How many puzzles.")
@click.option("--seed", type=click.IntRange(min=0, max=2**62), default=1, show_default=True, help="The same seed, the same matches.")
@click.option("--workers", type=click.IntRange(min=1), help="Matches looked through at once.  [default: the number of cores]")
@click.option("--out", type=click.Path(path_type=Path), help="Where to write them.  [default: puzzles-GAME.json]")
def command(game: str, count: int, seed: int, workers: int | None, out: Path | None) -> None:
    """Find puzzles: wins this turn, only defences and actions that are best by far."""
    found, say = find_game(game), Speaker(language_here())
    if can_compile() and not is_ready(found):
        show_compiling([found], say)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(say("terminal-puzzles-progress", game=say(f"{game}-name")), total=int(count * SPARE))
        made = collect(game, count, seed, workers, lambda more: progress.advance(bar, more))
    file = out or Path(f"puzzles-{game}.json")
    file.write_bytes(written(made))
    console_here().print(summary(made, say))
    console_here().print(say("terminal-puzzles-done", count=len(made), file=str(file)))


def written(puzzles: list[Puzzle]) -> bytes:
    """Puzzles as a file, one a line."""
    return b"[\n" + b",\n".join(msgspec.json.encode(one, order="deterministic") for one in puzzles) + b"\n]\n"


def summary(puzzles: list[Puzzle], say: Speaker) -> Table:
    """How many there are of each kind, and how hard they are."""
    table = Table(say("terminal-puzzles-kind"))
    table.add_column(say("terminal-puzzles-count"), justify="right")
    table.add_column(say("terminal-puzzles-rating"), justify="right")
    for kind in ("win", "defence", "best"):
        ratings = [one.rating for one in puzzles if one.kind == kind]
        table.add_row(say(f"terminal-puzzles-{kind}"), str(len(ratings)), f"{min(ratings)}–{max(ratings)}" if ratings else "")
    return table
