"""The shelf: the puzzles that come with the program, one file a game, and the one of the day."""

from __future__ import annotations

import datetime as dt
import functools
from importlib.resources import files
from math import gcd

import msgspec

from windlass.puzzles.puzzle import Puzzle


@functools.cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids, easiest first; none where nobody has made any."""
    file = files("windlass.puzzles") / "data" / f"{game}.json"
    if not file.is_file():
        return {}
    return {one.id: one for one in msgspec.json.decode(file.read_bytes(), type=list[Puzzle])}


def of_the_day(game: str, day: dt.date) -> str | None:
    """The id of the puzzle that everyone gets on this day; the same one comes again only when all the others have had theirs."""
    ids = sorted(puzzles_of(game))
    return ids[day.toordinal() * _stride(len(ids)) % len(ids)] if ids else None


def _stride(count: int) -> int:
    """A step through so many places that comes to each of them before it comes to one again."""
    return next(step for step in range(max(count * 5 // 8, 1), 2 * count + 2) if gcd(step, count) == 1)
