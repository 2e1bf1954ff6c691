"""Windlass: complete modern board games for players, designers and researchers."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import windlass.games  # noqa: F401  # makes the games known
from windlass.engine.game import Game, Options
from windlass.engine.journal import Event
from windlass.engine.log import Ending, Entry, Header, Ply
from windlass.engine.match import Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.proof import Receipt
from windlass.engine.record import Record
from windlass.engine.refusal import Refusal, give_voice
from windlass.engine.registry import find_game, game_ids
from windlass.engine.sketch import give_brush
from windlass.engine.text import Text
from windlass.engine.verify import Finding, Verdict, verify

__version__ = "0.1.0"
__all__ = [
    "Ending", "Entry", "Event", "Finding", "Game", "Header", "Match", "Options", "Ply", "Receipt", "Record", "Refusal", "Text", "Verdict",
    "draw", "dump", "find_game", "game_ids", "load", "new", "parse", "save", "say", "verify",
]  # fmt: skip

new = Match.new


def say(text: Text, language: str = "en") -> str:
    """A text as a sentence; English where the language is not ours."""
    from windlass.i18n.catalog import catalog

    return catalog(language).say(text)


def draw(
    match: Match,
    seat: int = -1,
    *,
    language: str = "en",
    theme: Literal["system", "light", "dark"] = "system",
    width: int = 960,
    height: int = 640,
) -> str:
    """The board as an SVG document with the art of the browser, as a seat may see it; -1 is a spectator.

    English where the language is not ours. Needs `windlass[draw]`.

    Refuses with `picture.` codes where there is nothing to draw with, and with `match.no-seat`.
    """
    from windlass.picture.sheet import draw

    return draw(match, seat, language=language, theme=theme, width=width, height=height)


def _sketch(match: Match) -> str | None:
    """The board for a notebook; None where nothing can draw it."""
    try:
        return draw(match)
    except Refusal:
        return None


give_voice(say)
give_brush(_sketch)


def save(match: Match, path: str | Path) -> None:
    """Write a match to a file, its secret seed included."""
    Path(path).write_text(dump(match), "utf-8")


def load(path: str | Path) -> Match:
    """Read a match from a file, checking every line. Refuses with `matchfile.` codes; raises OSError where there is no such file."""
    try:
        return parse(Path(path).read_text("utf-8"))
    except UnicodeDecodeError:
        raise Refusal("matchfile.not-text") from None
