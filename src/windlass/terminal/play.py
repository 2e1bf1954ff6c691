"""`windlass play`: people at one keyboard against each other and against bots."""

from __future__ import annotations

import contextlib
import hashlib
import importlib
from collections.abc import Iterable
from typing import Any

import click

from windlass.bots.registry import USUAL, find_player, levels
from windlass.engine.game import Game
from windlass.engine.match import SEED_BYTES, Match
from windlass.i18n.catalog import catalog
from windlass.terminal.choices import GameCommands, flags, gathered
from windlass.terminal.files import read_match
from windlass.terminal.kept import LAST, last
from windlass.terminal.screen import Screen, console_here
from windlass.terminal.seating import called, named, places
from windlass.terminal.sitting import Sitting
from windlass.terminal.speech import Speaker, language_here, language_option


def command_of(game: Game) -> click.Command:
    """`windlass play <game>` with the game's own options as flags."""

    def play(names: str, seed: str | None, file: str | None, **given: Any) -> None:
        chosen = gathered(game, given)
        if file:
            resume(file, **given)
            return
        fixed = seed_of(seed) if seed else None
        seats = Match.new(game, seed=bytes(SEED_BYTES), **chosen).seats
        people = places(seats, given["bots"], given["seat"], fixed)
        say = Speaker(language_here())
        split = [name.strip() for name in names.split(",") if name.strip()]
        known = named(split, seats, people, given["seat"], called(say, game.id, given["level"], seats, people))
        sit_down(Match.new(game, seed=fixed, names=known, **chosen), people, given["level"])

    own = [
        click.Option(["--names"], default="", metavar="A,B", help="Names of the people, then of bots; with --seat in turn order."),
        click.Option(["--seed"], help="Any text; the same text deals the same cards."),
    ]
    return click.Command(
        game.id, callback=play, params=[*flags(game), *seating(), *own, language_option()], help=catalog("en")(f"{game.id}-tagline")
    )


def go_on(context: click.Context, file: str | None, **given: Any) -> None:
    """Go on with a match that was kept, where no game is named."""
    if context.invoked_subcommand is None:
        if file is None:
            click.echo(context.get_help())
        else:
            resume(file, **given)


def resume(file: str, bots: int | None, level: str, seat: int | None) -> None:
    """Go on with the match of a file, or with the one left last; who sat where is remembered unless it is said anew."""
    if file == LAST:
        match, sitters = last()
        people = sitters.people if bots is None and seat is None else places(match.seats, bots, seat, None)
        sit_down(match, people, sitters.level)
    else:
        match = read_match(file)
        sit_down(match, places(match.seats, bots, seat or 1, None), level)


def seating() -> list[click.Option]:
    """Who plays, and whether a saved match: how many bots, how strong, and where the first person sits."""
    return [
        click.Option(["--resume", "file"], metavar="[FILE]", is_flag=False, flag_value=LAST, help="Go on with a saved match, or the last."),
        click.Option(["--bots"], type=click.IntRange(min=0), help="How many seats bots play.  [default: all but one]"),
        click.Option(["--level"], default=USUAL, show_default=True, help=f"Level of the bots: {', '.join(one.id for one in levels())}."),
        click.Option(["--seat"], type=click.IntRange(min=1), help="The first person's place in turn order.  [default: by lot]"),
    ]


def seed_of(text: str) -> bytes:
    """The seed a text stands for: 32 hex digits are the seed itself, anything else is hashed."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else hashlib.blake2b(text.encode(), digest_size=SEED_BYTES).digest()


def sit_down(match: Match, people: Iterable[int], level: str) -> None:
    """Seat people and bots, and play."""
    seated = set(people)
    say = Speaker(language_here())
    given = match.header.names
    say.names = [*given, *called(say, match.game.id, level, match.seats, seated)[len(given) :]]
    with contextlib.suppress(ImportError):  # Windows has none
        importlib.import_module("readline")  # arrow keys and history while typing
    Sitting(match, seated, find_player(match.game, level), Screen(match, say, console_here())).run()


command = GameCommands(
    "play",
    make=command_of,
    callback=click.pass_context(go_on),
    invoke_without_command=True,
    params=[*seating(), language_option()],
    help="Play in the terminal.",
)
