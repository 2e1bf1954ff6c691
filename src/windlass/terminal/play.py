"""`windlass play`: people at one keyboard against each other and against bots."""

from __future__ import annotations

import contextlib
import hashlib
import importlib
from typing import Any

import click

from windlass.bots.level import find_level, levels
from windlass.engine.game import Game
from windlass.engine.match import SEED_BYTES, Match
from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import catalog
from windlass.terminal.choices import GameCommands, flags, gathered
from windlass.terminal.files import read_match
from windlass.terminal.screen import Screen, console_here
from windlass.terminal.sitting import Sitting
from windlass.terminal.speech import Speaker, language_here, language_option


def command_of(game: Game) -> click.Command:
    """`windlass play <game>` with the game's own options as flags."""

    def play(names: str, seed: str | None, file: str | None, **given: Any) -> None:
        chosen = gathered(game, given)
        named = [name.strip() for name in names.split(",") if name.strip()]
        match = read_match(file) if file else Match.new(game, seed=seed_of(seed) if seed else None, names=named, **chosen)
        sit_down(match, **given)

    own = [
        click.Option(["--names"], default="", metavar="A,B", help="Names of the players in turn order, with commas between."),
        click.Option(["--seed"], help="Any text; the same text deals the same cards."),
    ]
    return click.Command(
        game.id, callback=play, params=[*flags(game), *seating(), *own, language_option()], help=catalog("en")(f"{game.id}-tagline")
    )


def resume(context: click.Context, file: str | None, **given: Any) -> None:
    """Go on with a match from a file, where no game is named."""
    if context.invoked_subcommand is None:
        if file is None:
            click.echo(context.get_help())
        else:
            sit_down(read_match(file), **given)


def seating() -> list[click.Option]:
    """Who plays, and whether a saved match: how many bots, how strong, and where the first person sits."""
    return [
        click.Option(["--resume", "file"], metavar="FILE", help="Go on with a saved match."),
        click.Option(["--bots"], type=click.IntRange(min=0), help="How many seats bots play.  [default: all but one]"),
        click.Option(["--level"], default="advice", show_default=True, help=f"Level of the bots: {', '.join(one.id for one in levels())}."),
        click.Option(["--seat"], type=click.IntRange(min=1), default=1, show_default=True, help="The first person's place in turn order."),
    ]


def seed_of(text: str) -> bytes:
    """The seed a text stands for: 32 hex digits are the seed itself, anything else is hashed."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else hashlib.blake2b(text.encode(), digest_size=SEED_BYTES).digest()


def sit_down(match: Match, bots: int | None, level: str, seat: int) -> None:
    """Seat people and bots, and play."""
    bots = match.seats - 1 if bots is None else bots
    if bots > match.seats:
        raise Refusal("terminal.bots", bots=bots, seats=match.seats)
    people = {(seat - 1 + place) % match.seats for place in range(match.seats - bots)}
    say = Speaker(language_here())
    for place in range(match.seats):
        named = match.header.names[place : place + 1]
        say.names.append(named[0] if named else say("seat-number" if place in people else "bot-number", number=place + 1))
    with contextlib.suppress(ImportError):  # Windows has none
        importlib.import_module("readline")  # arrow keys and history while typing
    Sitting(match, people, find_level(level), Screen(match, say, console_here())).run()


command = GameCommands(
    "play",
    make=command_of,
    callback=click.pass_context(resume),
    invoke_without_command=True,
    params=[*seating(), language_option()],
    help="Play in the terminal.",
)
