"""`windlass rules`: the rules of a game, whole or a chapter."""

from __future__ import annotations

import click
from rich.markdown import Markdown
from rich.panel import Panel

from windlass.engine.refusal import Refusal
from windlass.engine.registry import game_ids
from windlass.i18n.rulebook import rulebook
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, speaks


@speaks
@click.command("rules")
@click.argument("game", type=click.Choice(game_ids()))
@click.argument("chapter", required=False)
@click.option("--contents", is_flag=True, help="List the chapters only.")
def command(game: str, chapter: str | None, contents: bool) -> None:
    """Tell the rules of a game."""
    console, say = console_here(), Speaker(language_here())
    book = rulebook(game, say.language)
    wanted = [one for one in book if chapter in (None, one.name)]
    if not wanted:
        raise Refusal("terminal.chapter", chapter=chapter or "", chapters=", ".join(one.name for one in book))
    if contents:
        console.print(Markdown("\n".join(f"- {one.title} (`{one.name}`)" for one in wanted)))
        return
    for one in wanted:
        console.print(Markdown(f"# {one.title}\n\n{one.text}"))
        if one.example:
            console.print(Panel(Markdown(one.example), title=say("terminal-rules-example"), title_align="left"))
        for ruling in one.rulings:
            console.print(f"[dim]{ruling.id}: {ruling.title}[/dim]", highlight=False)
        console.print()
