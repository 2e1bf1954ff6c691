"""Kept matches: what was left unfinished at this keyboard, and who sat where, so that `windlass play --resume` goes on."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.terminal.files import read_match, write_match

LAST: Final = "last.json"


class Sitters(msgspec.Struct, frozen=True):
    """Which file was left last, the seats of people, and the level of the bots."""

    file: str
    people: list[int]
    level: str


def folder() -> Path:
    """Where matches are kept: $WINDLASS_KEPT, or a folder of the user's own."""
    given = os.environ.get("WINDLASS_KEPT")
    return Path(given) if given else Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "windlass" / "kept"


def keep(match: Match, people: Iterable[int], level: str) -> str:
    """Keep a match and who sits where; gives the file. A finished match is kept, but is not the one to go on with."""
    file = folder() / f"{match.header.game}-{match.header.seed_hash[:12]}.match"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_match(match, str(file))
        if match.ending:
            (folder() / LAST).unlink(missing_ok=True)
        else:
            (folder() / LAST).write_bytes(msgspec.json.encode(Sitters(str(file), sorted(people), level)))
    except OSError:
        raise Refusal("terminal.file-unwritable", file=str(file)) from None
    return str(file)


def last() -> tuple[Match, Sitters]:
    """The match that was left last, and who sat where. Refuses when there is none."""
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        sitters = msgspec.json.decode((folder() / LAST).read_bytes(), type=Sitters)
        return read_match(sitters.file), sitters
    raise Refusal("terminal.nothing-kept")
