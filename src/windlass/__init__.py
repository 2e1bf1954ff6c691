"""Windlass: complete modern board games for players, designers and researchers."""

from __future__ import annotations

from pathlib import Path

import windlass.games  # noqa: F401  # makes the games known
from windlass.engine.match import Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game, game_ids

__version__ = "0.1.0"
__all__ = ["Match", "Refusal", "dump", "find_game", "game_ids", "load", "parse", "save"]

new = Match.new


def save(match: Match, path: str | Path) -> None:
    """Write a match to a file, its secret seed included."""
    Path(path).write_text(dump(match), "utf-8")


def load(path: str | Path) -> Match:
    """Read a match from a file, checking every line."""
    return parse(Path(path).read_text("utf-8"))
