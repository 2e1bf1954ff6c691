"""Speech: the reader's language, and sentences with the players' names in them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, Final

import click

from windlass.engine.text import Argument, Seat, Text
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.terminal.letters import printable

_CHOSEN: Final = "windlass.language"  # the place in click's context


class Speaker:
    """One language for one table: gives sentences for message ids and texts, naming the players."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        self._catalog = catalog(language)

    def __call__(self, message: str, **args: Argument) -> str:
        """The sentence of a message id."""
        return self.text(Text(message, args))

    def text(self, text: Text) -> str:
        """The sentence of a text."""
        return self._catalog.say(text, self.name)

    def argument(self, value: Argument) -> str:
        """One argument of a text in words."""
        if isinstance(value, Text):
            return self.text(value)
        return self.name(value.seat) if isinstance(value, Seat) else str(value)

    def name(self, seat: int) -> str:
        """The player's name as a terminal may show it, or the seat's number where nobody gave one."""
        given = printable(self.names[seat]).strip() if seat < len(self.names) else ""
        return given or self._catalog("seat-number", number=seat + 1)


def language_here() -> str:
    """The language chosen for this command, else that of the environment, else English."""
    context = click.get_current_context(silent=True)
    chosen = context.meta.get(_CHOSEN) if context else None
    if chosen:
        return str(chosen)
    named = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return named[:2] if named[:2] in LANGUAGES else "en"


def language_option() -> click.Option:
    """The option `--lang`, which may stand before or after a command's name."""

    def choose(context: click.Context, _option: click.Parameter, value: str | None) -> None:
        if value:
            context.meta[_CHOSEN] = value

    return click.Option(
        ["--lang"], type=click.Choice(LANGUAGES), callback=choose, expose_value=False, is_eager=True, help="Language of all texts."
    )


def speaks(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the option `--lang`."""
    command.params.append(language_option())  # type: ignore[attr-defined]  # a click command
    return command
