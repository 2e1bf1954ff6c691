"""`windlass balance`: whether a game is fair, how long it lasts and what its parts are worth, as one page people like to look at."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from windlass.bots.registry import USUAL, find_player
from windlass.engine.game import Game
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import catalog
from windlass.lab.balance.chronicle import Chronicle, Chronicles
from windlass.lab.balance.duplicates import Duplicator, causes, wanted
from windlass.lab.balance.page import Page, Report
from windlass.lab.balance.skill import meetings
from windlass.lab.balance.study import changes, study
from windlass.lab.blocks import Kept
from windlass.lab.hands import LocalHands
from windlass.lab.matches import Field, field_of
from windlass.terminal.choices import GameCommands, fields, flags, gathered
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, language_option

LEVELS: Final = "advice,navigator,captain"
COMPONENTS: Final = "WINDLASS_COMPONENTS"  # the folder of `--components`, as games read it


class Work:
    """Work with a progress bar for each part of it."""

    def __init__(self, folder: Path, workers: int | None, progress: Progress, say: Speaker) -> None:
        self.folder, self.workers, self.progress, self.say = folder, workers, progress, say

    def chronicles(self, field: Field, matches: int, name: str, environment: dict[str, str] | None = None) -> list[Chronicle]:
        """A field's chronicles, kept in a folder of their own."""
        job = Chronicles(field)
        kept, blocks = Kept(job, self.folder / name), job.blocks(matches)
        bar = self.progress.add_task(self.say("terminal-balance-playing", name=name), total=len(blocks))
        kept.run(blocks, LocalHands(self.workers, environment=environment), lambda done: self.progress.advance(bar, done))
        return [one for rows in kept.frames(blocks) for one in job.read(rows)]


def command_of(game: Game) -> click.Command:
    """`windlass balance <game>` with the game's own options as flags."""

    def run(out: Path, matches: int, level: str, levels: str, counts: str, by: str, workers: int | None, **given: Any) -> None:
        folder, duplicates, blocks, seed = given.pop("folder"), given.pop("duplicates"), given.pop("blocks"), given.pop("seed")
        changed: tuple[str, ...] = given.pop("changed")
        chosen, say, components = gathered(game, given), Speaker(language_here()), os.environ.get(COMPONENTS, "")
        settings = _settings(game, chosen, [int(count) for count in counts.split(",") if count], by)
        level = _knowing(game, settings[0][1], level) if components else level
        before = {COMPONENTS: ""} if components else None  # the box as it is, in worker processes
        with _folder(folder) as kept, _bars() as progress:
            work = Work(kept, workers, progress, say)
            played = [(field, work.chronicles(field, matches, name, before)) for name, field in _fields(game, settings, level, seed)]
            first, chronicles = played[0]
            found = {}
            if duplicates and not components:
                asked = wanted(chronicles, duplicates)
                bar = progress.add_task(say("terminal-balance-duplicates"), total=len(asked))
                pairs = LocalHands(workers).map(Duplicator(first).pair, asked)
                found = causes(progress.track(pairs, task_id=bar, total=len(asked)))
            named = [one.strip() for one in levels.split(",") if one.strip()]
            bar = progress.add_task(say("terminal-balance-levels"), total=blocks * len(named) * (len(named) - 1) // 2)
            met = meetings(game.id, settings[0][1], named, blocks, workers, lambda done: progress.advance(bar, done)) if blocks else ()
            other = field_of(game.id, {**settings[0][1], **_pairs(game, changed)}, [level], seed) if changed or components else None
            after = work.chronicles(other, matches, "changed") if other else []
        report = Report(
            studies=tuple(study(field, ones, found if number == 0 else None) for number, (field, ones) in enumerate(played)),
            meetings=met,
            changed=study(other, after) if other else None,
            changes=changes(chronicles, after) if other else {},
            change=" ".join([*changed, components]).strip(),
        )
        out.write_text(Page(report, say).html(), "utf-8")
        _tables(report, out.with_suffix(".parquet"))
        console_here().print(say("terminal-balance-done", file=str(out)))

    own = [
        click.Option(["--out"], type=click.Path(path_type=Path), default=Path(f"balance-{game.id}.html"), help="The page."),
        click.Option(["--matches"], type=click.IntRange(min=4), default=200, show_default=True, help="Matches for every setting."),
        click.Option(["--level"], default="captain", show_default=True, help="Who plays them."),
        click.Option(["--levels"], default=LEVELS, show_default=True, help="Who meets whom, weakest first."),
        click.Option(["--blocks"], type=click.IntRange(min=0), default=40, show_default=True, help="Deals for each pair; 0: none."),
        click.Option(["--counts"], default="", help="Numbers of players to compare, with commas; the first is told in full."),
        click.Option(["--by"], default="", help="An option of the game, all of whose values are compared."),
        click.Option(["--duplicates"], type=click.IntRange(min=0), default=0, show_default=True,
                     help="Pairs of games for every card, place or piece, with it and without."),
        click.Option(["--set", "changed"], multiple=True, metavar="NAME=VALUE", help="Tell what this change does, on the same deals."),
        click.Option(["--seed"], type=click.IntRange(min=0, max=2**62), default=1, help="The same seed, the same matches."),
        click.Option(["--folder"], type=click.Path(path_type=Path), help="Keep the matches here, and go on from what is there."),
        click.Option(["--workers"], type=click.IntRange(min=1), help="Matches played at once.  [default: the number of cores]"),
    ]  # fmt: skip
    return click.Command(game.id, callback=run, params=[*flags(game), *own, language_option()], help=catalog("en")(f"{game.id}-tagline"))


def _settings(game: Game, chosen: dict[str, Any], counts: Sequence[int], by: str) -> list[tuple[str, dict[str, Any]]]:
    """The options of each study, the first told in full. Refuses an option that has no values to compare."""
    by_name = {field.name: field for field in fields(game)}
    if by and (by not in by_name or not by_name[by].values):
        raise Refusal("terminal.option", game=game.id, name=by, names=", ".join(name for name, field in by_name.items() if field.values))
    values = [{by: value} for value in by_name[by].values] if by else [{}]
    seated = [{"seats": count} for count in counts] or [{}]
    sets = [{**chosen, **one, **value} for one in seated for value in values]
    return [("-".join(str(value) for value in (*one.values(),)) or "usual", one) for one in sets]


def _fields(game: Game, settings: Sequence[tuple[str, dict[str, Any]]], level: str, seed: int) -> Iterator[tuple[str, Field]]:
    for name, options in settings:
        yield name, field_of(game.id, options, [level], seed)


def _pairs(game: Game, changed: Sequence[str]) -> dict[str, Any]:
    """The options that are changed."""
    return gathered(game, {**dict.fromkeys(field.name for field in fields(game)), "pairs": changed})


def _knowing(game: Game, options: dict[str, Any], level: str) -> str:
    """This level, or rules of thumb where what it learned does not fit the components: both sides must be played alike."""
    start = game.prepare(convert_options(game, options))
    return USUAL if find_player(game, level).excuse(start) else level


@contextmanager
def _folder(folder: Path | None) -> Iterator[Path]:
    """The folder asked for, or one that is gone afterwards."""
    if folder:
        yield folder
        return
    with tempfile.TemporaryDirectory(prefix="windlass-") as name:
        yield Path(name)


def _bars() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _tables(report: Report, file: Path) -> None:
    """What things came to, as a table."""
    rows = [
        {
            "setting": number, "kind": row.thing.kind, "name": row.thing.name,
            "offered": row.offered, "taken": row.taken, "times": row.times,
            **{f"{name}_{end}": getattr(figure, end, None) for name, figure in (("won", row.won), ("cause", row.cause))
               for end in ("value", "low", "high")},
        }
        for number, one in enumerate(report.studies) for row in one.rows
    ]  # fmt: skip
    import polars as pl

    pl.DataFrame(rows, infer_schema_length=None).write_parquet(file)


command = GameCommands("balance", make=command_of, help="Tell whether a game is fair and what its parts are worth, as a page.")
