"""Rulings: what was decided where a rulebook leaves something open, read from docs/rulings, each tied to chapters of the rules.

The pages are in English; what each ruling is about is also said in other languages, in `locale/rulings-<language>.ftl` of its game.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from windlass.i18n.catalog import game_source

_HEADING = re.compile(r"^## ([a-z0-9]+-\d+): (.+)$", re.MULTILINE)
_SPECIAL = re.compile(r"^[{}\[*.]", re.MULTILINE)  # characters that mean something to Fluent where a line begins


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling, in English: its id, what it is about, the chapters of the rules that rest on it, and its text."""

    id: str
    title: str
    chapters: tuple[str, ...]
    text: str


@functools.cache
def rulings(game: str) -> tuple[Ruling, ...]:
    """The rulings of a game in their order; none where it has no such page."""
    _, *pieces = _HEADING.split(_page(game).partition("\n## Answers")[0])
    return tuple(_ruling(*pieces[at : at + 3]) for at in range(0, len(pieces), 3))


def rulings_source(game: str, language: str = "en") -> str:
    """The rulings as Fluent messages, beside those of the rules: `ruling-<id>`, its text, and the rulings of each chapter."""
    known = rulings(game)
    titles = game_source(game, f"rulings-{language}.ftl") if known else ""
    lines = [titles or "\n".join(f"ruling-{ruling.id} =\n{_quoted(ruling.title)}" for ruling in known)]
    lines += [f"ruling-{ruling.id}-text =\n{_quoted(ruling.text)}" for ruling in known]
    for chapter in sorted({chapter for ruling in known for chapter in ruling.chapters}):
        ids = " ".join(ruling.id for ruling in known if chapter in ruling.chapters)
        lines.append(f"rules-{game}-{chapter}-rulings = {ids}")
    return "\n".join(["", *lines, ""])


def _ruling(name: str, title: str, body: str) -> Ruling:
    found = re.match(r"\s*Rules: ([a-z_, ]+)\n", body)
    chapters = tuple(found[1].replace(" ", "").split(",")) if found else ()
    paragraphs = body[found.end() if found else 0 :].strip().split("\n\n")
    return Ruling(name, title, chapters, "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs).replace("`", ""))


def _page(game: str) -> str:
    """The page of a game's rulings: packed into the wheel, or in the documentation beside the sources."""
    for place in (files("windlass.i18n") / "rulings" / f"{game}.md", Path(__file__).parents[3] / "docs" / "rulings" / f"{game}.md"):
        if place.is_file():
            return place.read_text("utf-8")
    return ""


def _quoted(text: str) -> str:
    """A text as the value of a message: indented, with what means something to Fluent taken literally."""
    plain = _SPECIAL.sub(lambda found: f'{{"{found[0]}"}}', text.replace("{", "(").replace("}", ")"))
    return "\n".join(f"    {line}" if line else "" for line in plain.split("\n"))
