"""`windlass simulate`: many games between any players, and what came of them."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

import click
import msgspec
from babel.numbers import format_decimal, format_percent
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from windlass.bots.registry import levels, name_of
from windlass.engine.batch import is_warm
from windlass.engine.game import Game
from windlass.engine.rule import can_compile
from windlass.i18n.catalog import catalog
from windlass.lab.results import Results, Standing
from windlass.lab.simulate import simulate
from windlass.terminal.choices import GameCommands, flags, gathered
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, language_option
from windlass.terminal.warm import show_compiling

FIELDS: Final = ("by", "number", "level", *Standing.__struct_fields__)


def command_of(game: Game) -> click.Command:
    """`windlass simulate <game>` with the game's own options as flags."""

    def run(games: int, seed: int, players: str, rotate: bool, workers: int | None, **given: Any) -> None:
        ray: str | None = given.pop("ray")
        folder: Path | None = given.pop("folder")
        json, table, chosen = given.pop("json"), given.pop("csv"), gathered(game, given)
        named = [level.strip() for level in players.split(",")]
        say = Speaker(language_here())
        if can_compile() and not is_warm(game):
            show_compiling([game], say)
        progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        with progress:
            bar = progress.add_task(say("terminal-simulate-progress", game=say(f"{game.id}-name")), total=games)
            done: Callable[[int], None] = lambda played: progress.advance(bar, played)  # noqa: E731  # read at a glance
            results = simulate(
                game.id, chosen, games=games, seed=seed, players=named, rotate=rotate,
                workers=workers, ray=ray, folder=folder, progress=done,
            )  # fmt: skip
        if json:
            json.write(msgspec.json.format(msgspec.json.encode(results)).decode() + "\n")
        if table:
            write_csv(results, table)
        if not any(file and file.name in ("-", "<stdout>") for file in (json, table)):
            show(results, game, say, console_here())

    own = [
        click.Option(["--games"], type=click.IntRange(min=1), default=10_000, show_default=True, help="How many games."),
        click.Option(
            ["--seed"], type=click.IntRange(min=0, max=2**62), default=1, show_default=True, help="The same seed, the same games."
        ),
        click.Option(
            ["--players"],
            default="uniform",
            show_default=True,
            help=f"Who plays, in turn order: {', '.join(one.id for one in levels())}, module:name or run:command.",
        ),
        click.Option(["--rotate"], is_flag=True, help="Players change seats from game to game."),
        click.Option(["--workers"], type=click.IntRange(min=1), help="Games played at once.  [default: the number of cores]"),
        click.Option(["--folder"], type=click.Path(path_type=Path), help="Keep every game here as Parquet, and go on from what is there."),
        click.Option(["--ray"], metavar="ADDRESS", help="Play on this Ray cluster."),
        click.Option(["--json"], type=click.File("w"), help="Write the results to this file as JSON; - prints them."),
        click.Option(["--csv"], type=click.File("w"), help="Write the wins to this file as CSV; - prints them."),
    ]
    return click.Command(game.id, callback=run, params=[*flags(game), *own, language_option()], help=catalog("en")(f"{game.id}-tagline"))


def rows(results: Results) -> list[tuple[str, int, str, Standing]]:
    """Every seat and every player with how it did; seats count from 1."""
    level_of_seat = ["" if results.rotate else level for level in results.players]
    by_seat = [("seat", number, level, one) for number, (level, one) in enumerate(zip(level_of_seat, results.seats, strict=True), 1)]
    by_player = [
        ("player", number, level, one) for number, (level, one) in enumerate(zip(results.players, results.by_player, strict=True), 1)
    ]
    return by_seat + by_player


def write_csv(results: Results, file: TextIO) -> None:
    """One line a seat and one a player."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(FIELDS)
    for by, number, level, one in rows(results):
        writer.writerow((by, number, level, *msgspec.structs.astuple(one)))


def show(results: Results, game: Game, say: Speaker, console: Console) -> None:
    """The results as tables."""
    title = say("terminal-simulate-title", game=say(f"{game.id}-name"), seats=len(results.seats), games=results.games, seed=results.seed)
    console.print(title, style="bold")
    console.print(_wins("terminal-simulate-by-seat", [(str(number), one) for by, number, _, one in rows(results) if by == "seat"], say))
    if results.rotate:
        named = [(f"{number} {say.text(name_of(game.id, level))}", one) for by, number, level, one in rows(results) if by == "player"]
        console.print(_wins("terminal-simulate-by-player", named, say))
    endings = Table(say("terminal-simulate-ending"))
    endings.add_column(say("terminal-simulate-games"), justify="right")
    for name, count in results.endings.items():
        endings.add_row(say("ending-resigned" if name == "resigned" else f"{game.id}-ending-{name}"), _number(count, say, 0))
    if results.unfinished:
        endings.add_row(say("terminal-simulate-unfinished"), _number(results.unfinished, say, 0))
    console.print(endings)
    for level, lost in zip(results.players, results.forfeits, strict=True):
        if lost:
            console.print(say("terminal-forfeits", bot=name_of(game.id, level), games=lost))
    console.print(_figures(results, say))


def _wins(title: str, standings: Sequence[tuple[str, Standing]], say: Speaker) -> Table:
    table = Table(say(title))
    for heading in ("wins", "share", "interval", "rank"):
        table.add_column(say(f"terminal-simulate-{heading}"), justify="right")
    for name, one in standings:
        interval = f"{_percent(one.low, say)} – {_percent(one.high, say)}"
        table.add_row(name, _number(one.wins, say, 0), _percent(one.share, say), interval, _number(one.mean_place, say, 2))
    return table


def _figures(results: Results, say: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    spread = say(
        "terminal-simulate-decisions-spread",
        mean=_number(results.mean_decisions, say, 1),
        median=results.median_decisions,
        low=results.low_decisions,
        high=results.high_decisions,
    )
    rate = say(
        "terminal-simulate-rate",
        decisions=int(results.decisions / results.seconds),
        games=int(results.games / results.seconds),
        way=say("terminal-simulate-compiled" if results.compiled else "terminal-simulate-interpreted"),
    )
    table.add_row(say("terminal-simulate-decisions"), spread)
    table.add_row(say("terminal-simulate-branching"), _number(results.branching, say, 1))
    table.add_row(say("terminal-simulate-speed"), rate)
    return table


def _number(value: float, say: Speaker, digits: int) -> str:
    return str(format_decimal(value, format="#,##0." + "0" * digits if digits else "#,##0", locale=say.language))


def _percent(value: float, say: Speaker) -> str:
    return str(format_percent(value, format="0.00 %", locale=say.language))


command = GameCommands("simulate", make=command_of, help="Play many games between any players and count.")
