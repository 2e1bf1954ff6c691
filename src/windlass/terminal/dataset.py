"""`windlass dataset`: matches with what each actor could see, the legal actions, the choice and the result, as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from windlass.bots.registry import USUAL
from windlass.engine.game import Game
from windlass.i18n.catalog import catalog
from windlass.lab.blocks import Kept
from windlass.lab.dataset import SIZE, Dataset
from windlass.lab.hands import hands
from windlass.lab.matches import field_of
from windlass.terminal.choices import GameCommands, flags, gathered
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, language_option


def command_of(game: Game) -> click.Command:
    """`windlass dataset <game>` with the game's own options as flags."""

    def run(folder: Path, count: int, seed: int, players: str, workers: int | None, **given: Any) -> None:
        ray: str | None = given.pop("ray")
        say = Speaker(language_here())
        dataset = Dataset(field_of(game.id, gathered(game, given), [level.strip() for level in players.split(",")], seed))
        blocks = dataset.blocks(count)
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(say("terminal-dataset-progress", game=say(f"{game.id}-name")), total=len(blocks) * SIZE)
            Kept(dataset, folder).run(blocks, hands(workers, ray), lambda done: progress.advance(bar, done * SIZE))
        console_here().print(say("terminal-dataset-done", matches=len(blocks) * SIZE, folder=str(folder)))

    own = [
        click.Option(["--folder"], type=click.Path(path_type=Path), required=True, help="Where to keep it; one that was begun goes on."),
        click.Option(["--matches", "count"], type=click.IntRange(min=1), default=100, show_default=True,
                     help=f"How many matches; in blocks of {SIZE}."),
        click.Option(["--seed"], type=click.IntRange(min=0, max=2**62), default=1, help="The same seed, the same matches."),
        click.Option(["--players"], default=USUAL, show_default=True, help="Who plays, with commas; chairs move on by a seat a match."),
        click.Option(["--workers"], type=click.IntRange(min=1), help="Matches played at once.  [default: the number of cores]"),
        click.Option(["--ray"], metavar="ADDRESS", help="Play on this Ray cluster."),
    ]  # fmt: skip
    return click.Command(game.id, callback=run, params=[*flags(game), *own, language_option()], help=catalog("en")(f"{game.id}-tagline"))


command = GameCommands("dataset", make=command_of, help="Write matches with observations, menus and results as Parquet.")
