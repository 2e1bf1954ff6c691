"""`windlass warm`: compile the rules of all games ahead of time, side by side, once for each version of their sources."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from queue import Empty, Queue

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import windlass
from windlass.bots.kernels import KERNELS, is_ready, warm_up
from windlass.engine.batch import mark_warm
from windlass.engine.game import Game
from windlass.engine.rule import can_compile
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, speaks


@speaks
@click.command("warm")
@click.option("--to", "folder", type=click.Path(file_okay=False, path_type=Path), help="Folder for it, to be shipped or shared.")
def command(folder: Path | None) -> None:
    """Compile the rules of all games, so that nobody waits for them later."""
    console, say = console_here(), Speaker(language_here())
    if folder is not None:
        os.environ["WINDLASS_CACHE"] = str(folder.resolve())
        console.print(say("terminal-warm-folder", setting=f"WINDLASS_CACHE={folder.resolve()}"))
    if not can_compile():
        console.print(say("terminal-warm-interpreted"))
        return
    cold = [game for game in map(windlass.find_game, windlass.game_ids()) if not is_ready(game)]
    if not cold:
        console.print(say("terminal-warm-ready"))
        return
    started = time.monotonic()
    show_compiling(cold, say)
    console.print(say("terminal-warm-done", seconds=round(time.monotonic() - started)))


def show_compiling(cold: list[Game], say: Speaker) -> None:
    """Compile these games with a progress bar for each."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.fields[kernel]}")
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bars = {game.id: progress.add_task(say(f"{game.id}-name"), total=len(KERNELS), kernel="") for game in cold}
        for name, kernel in compile_all([game.id for game in cold]):
            progress.update(bars[name], advance=1, kernel=kernel)


def warm(name: str, told: Queue[tuple[str, str]]) -> None:
    """Compile one game, telling of each kernel; forget earlier versions; leave the marker."""
    game = windlass.find_game(name)
    warm_up(game, lambda kernel: told.put((name, kernel)))
    mark_warm(game)


def compile_all(names: list[str]) -> Iterator[tuple[str, str]]:
    """Compile games side by side, a process each, giving game and kernel as each is done."""
    context = multiprocessing.get_context("spawn")
    with context.Manager() as manager, ProcessPoolExecutor(min(len(names), os.cpu_count() or 1), mp_context=context) as executor:
        told: Queue[tuple[str, str]] = manager.Queue()
        waiting: list[Future[None]] = [executor.submit(warm, name, told) for name in names]
        while not (all(future.done() for future in waiting) and told.empty()):
            try:
                yield told.get(timeout=0.2)
            except Empty:
                continue
        for future in waiting:
            future.result()
