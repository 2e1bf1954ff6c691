"""A sheet: one HTML file with its style inside, in the reader's language, and how numbers are written on it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Protocol

from babel.numbers import format_decimal, format_percent

from windlass.bots.registry import name_of
from windlass.engine.game import Game
from windlass.engine.text import Argument, Text

STYLE = Path(__file__).with_name("page.css")


class Speaks(Protocol):
    """One who gives sentences in the reader's language."""

    language: str

    def __call__(self, message: str, **args: Argument) -> str:
        """The sentence of a message id."""

    def text(self, text: Text) -> str:
        """The sentence of a text."""


class Sheet:
    """What all sheets about a game share."""

    def __init__(self, game: Game, say: Speaks) -> None:
        self.game, self.say = game, say

    def document(self, title: str, about: str, parts: Sequence[str]) -> str:
        """The whole file."""
        return (
            f'<!doctype html><html lang="{self.say.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE.read_text('utf-8')}</style></head>"
            f'<body><main><h1>{escape(title)}</h1><p class="soft">{escape(about)}</p>{"".join(parts)}</main></body></html>'
        )

    def section(self, name: str, inside: str) -> str:
        """A section with its heading and what it means."""
        why = escape(self.say(f"balance-{name}-why"))
        return f'<section><h2>{escape(self.say(f"balance-{name}"))}</h2><p class="soft">{why}</p>{inside}</section>'

    def headings(self, first: str, second: str, *rest: str, more: Sequence[str] = ()) -> list[str]:
        """Headings of a table, or of a chart, whose second column is the picture."""
        names = (first, second, *rest) if rest else (first, "", second, "interval", *more)
        return [self.say(f"balance-column-{name}") if name else "" for name in names]

    def level(self, name: str) -> str:
        """A level as people know it, or what it was called by."""
        try:
            return self.say.text(name_of(self.game.id, name))
        except LookupError:
            return name

    def share(self, value: float) -> str:
        """A share of one in percent."""
        return str(format_percent(value, format="0.0 %", locale=self.say.language))

    def points(self, value: float) -> str:
        """A difference of shares in points."""
        return self.signed(100 * value)

    def signed(self, value: float) -> str:
        """A difference."""
        return str(format_decimal(value, format="+0.0;-0.0", locale=self.say.language))

    def plain(self, value: float, digits: int = 0) -> str:
        """A number."""
        return str(format_decimal(value, format="#,##0." + "0" * digits if digits else "#,##0", locale=self.say.language))
