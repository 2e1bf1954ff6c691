"""Rulebooks: the rules of a game in our own words, by chapters. They are read apart from other messages: few people need them at once.

A chapter is the message `rules-<game>-<chapter>`, its title, followed by `-text` and, where it has them, `-example` and `-caption` (of a
figure). Texts are a little Markdown: paragraphs, lists of lines that begin with a dash, and bold words.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from windlass.i18n.catalog import LANGUAGES


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter in one language; what it lacks is empty."""

    name: str
    title: str
    text: str
    example: str
    caption: str


def rules_source(game: str, language: str) -> str:
    """The Fluent text of a game's rules."""
    return (files(f"windlass.games.{game}") / "locale" / f"rules-{language}.ftl").read_text("utf-8")


@functools.cache
def rulebook(game: str, language: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rules in their order; English where the language is not ours."""
    spoken = language if language in LANGUAGES else "en"
    resource = FluentResource(rules_source(game, spoken))
    bundle = FluentBundle([spoken], use_isolating=False)
    bundle.add_resource(resource)

    def said(name: str) -> str:
        if not bundle.has_message(name):
            return ""
        pattern = bundle.get_message(name).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern)[0])

    prefix = f"rules-{game}-"
    names = [entry.id.name.removeprefix(prefix) for entry in resource.body if isinstance(entry, Message)]
    return tuple(
        Chapter(name, *(said(f"{prefix}{name}{part}") for part in ("", "-text", "-example", "-caption")))
        for name in names
        if "-" not in name
    )
