"""`windlass review`: where a match was won and lost, what was luck and what was skill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, TextIO

import click
import msgspec
from babel.numbers import format_decimal, format_percent
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Styled

from windlass.bots.kernels import is_ready
from windlass.engine.match import Match
from windlass.engine.rule import can_compile
from windlass.lab.review import WORLDS, Judgement, Review, Verdict
from windlass.lab.review import review as judge
from windlass.terminal.files import read_match
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, speaks
from windlass.terminal.warm import show_compiling

COLOURS: Final[dict[Verdict, str]] = {"best": "green", "good": "green", "inaccuracy": "yellow", "mistake": "magenta", "blunder": "bold red"}
BARS: Final = "▁▂▃▄▅▆▇█"
WIDE: Final = 48  # columns of the picture of chances


@speaks
@click.command("review")
@click.argument("file")
@click.option("--all", "whole", is_flag=True, help="Tell of every decision that cost something, not of the key moments alone.")
@click.option("--worlds", type=click.IntRange(min=1), default=WORLDS, show_default=True, help="Imagined worlds in which a choice is tried.")
@click.option("--json", "out", type=click.File("w"), help="Write the review to this file as JSON; - prints it.")
def command(file: str, whole: bool, worlds: int, out: TextIO | None) -> None:
    """Judge every decision of a finished match by what its player could know, and tell luck from skill."""
    match = read_match(file)
    console, say = console_here(), Speaker(language_here(), match.header.names)
    if match.ending and can_compile() and not is_ready(match.game):
        show_compiling([match.game], say)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(say("terminal-review-progress"), total=len(match.line))
        done: Callable[[int], None] = lambda ply: progress.update(bar, completed=ply)  # noqa: E731  # read at a glance
        found = judge(match, worlds=worlds, progress=done)
    if out:
        out.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    if not out or out.name not in ("-", "<stdout>"):
        show(match, found, say, console, whole=whole)


def show(match: Match, review: Review, say: Speaker, console: Console, *, whole: bool) -> None:
    """The review on a console: chances, verdicts, balance, and the moments that mattered."""
    console.print(pictures(match, review, say))
    console.print()
    console.print(verdicts(match, review, say))
    console.print()
    console.print(balance(review, say))
    costly = [one for one in review.judgements if one.verdict in ("inaccuracy", "mistake", "blunder")] if whole else review.key_moments()
    console.print()
    console.print(say("terminal-review-moments" if costly else "terminal-review-no-moments"), style="bold")
    for one in costly:
        console.print(moment(match, one, say))


def pictures(match: Match, review: Review, say: Speaker) -> Table:
    """Everyone's chances from the start to the end as a row of bars."""
    table = Table.grid(padding=(0, 2))
    shown = [review.chances[at * (len(review.chances) - 1) // (WIDE - 1)][1] for at in range(WIDE)]
    for seat in range(match.seats):
        bars = "".join(BARS[min(int(chances[seat] * len(BARS)), len(BARS) - 1)] for chances in shown)
        table.add_row(say.name(seat), Styled(bars, "cyan"), percent(shown[-1][seat], say))
    return table


def verdicts(match: Match, review: Review, say: Speaker) -> Table:
    """How many decisions of each sort everyone made."""
    table = Table(box=None)
    table.add_column("")
    for word in COLOURS:
        table.add_column(say(f"review-{word}-column"), justify="right", style=COLOURS[word])
    for seat in range(match.seats):
        made = Counter(one.verdict for one in review.judgements if one.seat == seat)
        table.add_row(say.name(seat), *(str(made[word]) for word in COLOURS))
    return table


def balance(review: Review, say: Speaker) -> Table:
    """What everyone began with, what decisions and luck added, and what came of it: a row adds up."""
    table = Table(box=None)
    table.add_column("")
    for part in ("start", "decisions", "luck", "result"):
        table.add_column(say(f"review-{part}"), justify="right")
    for seat, one in enumerate(review.balance):
        table.add_row(say.name(seat), percent(one.start, say), points(one.decisions, say), points(one.luck, say), percent(one.result, say))
    return table


def moment(match: Match, one: Judgement, say: Speaker) -> str:
    """One decision in a sentence: what was played, what would have been better, and what it cost."""
    return say(
        "terminal-review-moment",
        number=one.ply + 1,
        seat=say.name(one.seat),
        verdict=say(f"review-{one.verdict}"),
        played=say.text(match.game.describe(one.action)),
        better=say.text(match.game.describe(one.best)),
        chance=percent(one.chance, say),
        best=percent(one.best_chance, say),
    )


def percent(share: float, say: Speaker) -> str:
    """A chance as people of this language write it."""
    return format_percent(share, locale=say.language)


def points(share: float, say: Speaker) -> str:
    """A difference of chances in points, with its sign."""
    return format_decimal(round(share * 100), format="+#,##0;-#,##0", locale=say.language) if round(share * 100) else "0"
