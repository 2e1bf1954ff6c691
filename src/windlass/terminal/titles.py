"""`windlass games`: which games there are, for how many, with which options and bots."""

from __future__ import annotations

import click
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

import windlass
from windlass.bots.registry import levels, name_of
from windlass.engine.game import Game
from windlass.terminal.choices import fields, shown
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, speaks


@speaks
@click.command("games")
def command() -> None:
    """List the games with their options."""
    console, say = console_here(), Speaker(language_here())
    for name in windlass.game_ids():
        game = windlass.find_game(name)
        seats = say("terminal-games-seats", low=game.seat_counts[0], high=game.seat_counts[-1])
        console.print(Panel(_about(game, say), title=f"{say(f'{name}-name')} · {name} · {seats}", title_align="left"))
    bots = ", ".join(f"{level.id} ({say.text(name_of('', level.id))})" for level in levels())
    console.print(say("terminal-games-bots", bots=bots))


def _about(game: Game, say: Speaker) -> Group:
    """The game in a sentence, then each option with its default and what it means, and the values of an enumeration."""
    table = Table.grid(padding=(0, 2))
    for field in fields(game):
        table.add_row(Styled(f"{field.name}={shown(field.default)}", "bold cyan"), say(f"{game.id}-option-{field.name}"))
        for value in field.values:
            table.add_row(Styled(f"  {value}", "cyan"), Styled(say(f"{game.id}-option-{field.name}-{value}"), "dim"))
    return Group(Styled(say(f"{game.id}-tagline"), "italic"), Styled(), table)
