"""`windlass components export`: the component files of the games, to be corrected by whoever owns the box."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import click

from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game, game_ids
from windlass.terminal.speech import Speaker, language_here, language_option, speaks


@click.group("components", params=[language_option()])
def command() -> None:
    """Cards, tiles and prices as files of one's own."""


@speaks
@command.command("export")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--game", "games", type=click.Choice(game_ids()), multiple=True, help="Only this game; may be given again.  [default: all]")
def export(folder: Path, games: tuple[str, ...]) -> None:
    """Write the component files into FOLDER, a folder a game. Files that are there already are left as they are."""
    say, written = Speaker(language_here()), 0
    for game in games or game_ids():
        for item in (files(find_game(game).package) / "data").iterdir():
            if item.name.endswith(".toml"):
                written += _write(folder / game / item.name, item.read_text("utf-8"))
    click.echo(say("terminal-components-exported", files=written, folder=str(folder), command=f"windlass --components {folder} play"))


def _write(target: Path, text: str) -> bool:
    """Whether the file was not there and is now. Refuses with `terminal.file-unwritable` where it cannot be."""
    if target.exists():
        return False
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    except OSError:
        raise Refusal("terminal.file-unwritable", file=str(target)) from None
    return True
