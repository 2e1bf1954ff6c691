"""`windlass arena`: players against each other in blocks of equal deals, and how strong each was found to be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from windlass.bots.registry import levels
from windlass.engine.game import Game
from windlass.i18n.catalog import catalog
from windlass.lab.arena import Arena, Standings, contest_of
from windlass.lab.ratings import Rating
from windlass.terminal.choices import GameCommands, flags, gathered
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, language_option


def command_of(game: Game) -> click.Command:
    """`windlass arena <game>` with the game's own options as flags."""

    def run(bots: str, blocks: int, seed: int, workers: int | None, folder: Path | None, **given: Any) -> None:
        sprt: tuple[float, float] | None = given.pop("sprt")
        json, chosen, say = given.pop("json"), gathered(game, given), Speaker(language_here())
        arena = Arena(contest_of(game.id, chosen, [bot.strip() for bot in bots.split(",")], seed), folder)
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            done = sum(report.part.blocks for report in arena.reports)
            bar = progress.add_task(say("terminal-arena-progress"), total=arena.total(blocks), completed=done)
            arena.run(
                blocks,
                workers=workers,
                progress=lambda played: progress.advance(bar, played),
                enough=lambda: sprt is not None and arena.verdict(*sprt).verdict != "open",
            )
        standings = arena.standings(arena.verdict(*sprt) if sprt else None)
        if json:
            json.write(msgspec.json.format(msgspec.json.encode(standings)).decode() + "\n")
        if not (json and json.name in ("-", "<stdout>")):
            show(standings, say, console_here())

    named = ", ".join(level.id for level in levels())
    own = [
        click.Option(["--bots"], required=True, help=f"Who plays, with commas: {named}, flat, tree, module:name or run:command."),
        click.Option(["--blocks"], type=click.IntRange(min=1), default=50, show_default=True, help="Deals for every line-up."),
        click.Option(["--seed"], type=click.IntRange(min=0, max=2**62), default=1, help="The same seed, the same deals."),
        click.Option(["--workers"], type=click.IntRange(min=1), help="Parts played at once.  [default: the number of cores]"),
        click.Option(["--folder"], type=click.Path(path_type=Path), help="Keep what was played here, and go on from it."),
        click.Option(["--sprt"], type=(float, float), metavar="WEAK STRONG",
                     help="Stop when it is clear whether the first player is WEAK or at least STRONG points better."),
        click.Option(["--json"], type=click.File("w"), help="Write the standings to this file as JSON; - prints them."),
    ]  # fmt: skip
    return click.Command(game.id, callback=run, params=[*flags(game), *own, language_option()], help=catalog("en")(f"{game.id}-tagline"))


def show(standings: Standings, say: Speaker, console: Console) -> None:
    """The standings as tables."""
    console.print(say("terminal-arena-title", games=standings.games, blocks=standings.blocks), style="bold")
    table = Table(say("terminal-arena-bot"))
    for heading in ("rating", "interval", "games", "share", "cost"):
        table.add_column(say(f"terminal-arena-{heading}"), justify="right")
    for entry in standings.entries:
        cost = f"{entry.microseconds:,.0f} µs"
        table.add_row(entry.bot, *_points(entry.rating), f"{entry.games:,}", f"{entry.share:.1%}", cost)
    console.print(table)
    seats = Table(say("terminal-arena-seat"))
    for heading in ("rating", "interval"):
        seats.add_column(say(f"terminal-arena-{heading}"), justify="right")
    for number, rating in enumerate(standings.seats, 1):
        seats.add_row(str(number), *_points(rating))
    console.print(seats)
    if standings.unfinished:
        console.print(say("terminal-arena-unfinished", games=standings.unfinished))
    for entry in standings.entries:
        if entry.forfeits:
            console.print(say("terminal-forfeits", bot=entry.bot, games=entry.forfeits))
    if standings.sprt:
        console.print(say(f"terminal-arena-{standings.sprt.verdict.replace(' ', '-')}", ratio=f"{standings.sprt.ratio:.2f}"))


def _points(rating: Rating) -> tuple[str, str]:
    return f"{rating.points:+.0f}", f"{rating.low:+.0f} – {rating.high:+.0f}"


command = GameCommands("arena", make=command_of, help="Let players meet in blocks of equal deals, and rate them.")
