"""Match files on this machine: reading and writing them, with refusals for people."""

from __future__ import annotations

from pathlib import Path

from windlass.engine.match import Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.refusal import Refusal


def read_match(file: str) -> Match:
    """The match in a file. Refuses one that cannot be read or is broken."""
    return parse(read_text(file))


def read_text(file: str) -> str:
    """The text in a file. Refuses one that cannot be read."""
    try:
        return Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refusal("terminal.file-unreadable", file=file) from None


def write_match(match: Match, file: str) -> None:
    """Keep a match in a file. Refuses where that cannot be written."""
    try:
        Path(file).write_text(dump(match), "utf-8")
    except OSError:
        raise Refusal("terminal.file-unwritable", file=file) from None
