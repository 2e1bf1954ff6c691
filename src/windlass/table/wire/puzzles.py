"""Puzzles as the browser shows them: a position, what was tried, and how it is solved."""

from __future__ import annotations

from typing import Literal

from windlass.engine.text import Text
from windlass.table.wire.parts import LogLine, Play
from windlass.table.wire.words import Wire


class PuzzleInfo(Wire):
    """One puzzle of a game, without its solution."""

    id: str
    kind: Literal["win", "defence", "best"]
    themes: list[str]
    """What it is about, each with a message `puzzle-theme-<theme>`."""
    rating: int
    moves: int
    """Actions of its shortest solution."""


class Puzzles(Wire):
    """All puzzles of a game, easiest first, and the one that everyone gets today."""

    today: str | None
    puzzles: list[PuzzleInfo]


class Trying(Wire):
    """What somebody tries: actions that were right and the next one, as players type them; or the wish to be shown how it goes."""

    played: list[str]
    shown: bool = False


class PuzzleAnswer(Wire):
    """How a puzzle is solved and why."""

    line: list[Text]
    reason: Text
    gains: list[Text]
    chance: float | None
    second: float | None
    """The chance to win after the best action, and after the one that comes closest to it; nothing where the win is certain."""


class PuzzleStep(Wire):
    """Where an attempt stands. After a wrong action the position is the one before it."""

    verdict: Literal["open", "wrong", "solved", "shown"]
    seats: int
    play: Play
    log: list[LogLine]
    cost: float | None = None
    """Chance to win that the wrong action would have lost, where that was found out."""
    answer: PuzzleAnswer | None = None
    """Once it is solved or shown."""
