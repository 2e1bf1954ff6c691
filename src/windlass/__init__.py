"""Windlass: complete modern board games for players, designers and researchers."""

from __future__ import annotations

from pathlib import Path

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
from windlass.engine.text import Text
from windlass.engine.verify import Finding, Verdict, verify

__version__ = "0.1.0"
__all__ = [
    "Ending", "Entry", "Event", "Finding", "Game", "Header", "Match", "Options", "Ply", "Receipt", "Record", "Refusal", "Text", "Verdict",
    "dump", "find_game", "game_ids", "load", "new", "parse", "save", "say", "verify",
]  # fmt: skip

new = Match.new


def say(text: Text, language: str = "en") -> str:
    """A text as a sentence; English where the language is not ours."""
    from windlass.i18n.catalog import catalog

    return catalog(language).say(text)


give_voice(say)


def save(match: Match, path: str | Path) -> None:
    """Write a match to a file, its secret seed included."""
    Path(path).write_text(dump(match), "utf-8")


def load(path: str | Path) -> Match:
    """Read a match from a file, checking every line. Refuses with `matchfile.` codes; raises OSError where there is no such file."""
    try:
        return parse(Path(path).read_text("utf-8"))
    except UnicodeDecodeError:
        raise Refusal("matchfile.not-text") from None
