"""Rulebooks: the rules of a game in our own words, by chapters. They are read apart from other messages: few people need them at once.

A chapter is the message `rules-<game>-<chapter>`, its title, followed by `-text` and, where it has them, `-example` and `-caption` (of a
figure). Texts are a little Markdown: paragraphs, lists of lines that begin with a dash, and bold words.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from windlass.i18n.catalog import LANGUAGES, game_source, terms
from windlass.i18n.rulings import Ruling, rulings, rulings_source


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter in one language; what it lacks is empty."""

    name: str
    title: str
    text: str
    example: str
    caption: str
    rulings: tuple[Ruling, ...]


def rules_source(game: str, language: str) -> str:
    """The Fluent text of a game's rules, with the facts it tells and the rulings it rests on."""
    return terms(game) + game_source(game, f"rules-{language}.ftl") + rulings_source(game, language)


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
    ids = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    names = [name.removeprefix(prefix) for name in ids if name.startswith(prefix)]
    return tuple(
        Chapter(
            name,
            title=said(f"{prefix}{name}"),
            text=said(f"{prefix}{name}-text"),
            example=said(f"{prefix}{name}-example"),
            caption=said(f"{prefix}{name}-caption"),
            rulings=tuple(ruling for ruling in rulings(game) if name in ruling.chapters),
        )
        for name in names
        if "-" not in name
    )
