"""Texts for people, before they are in any language: a message id and named arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

MOST_NAME: Final = 32  # letters of a player's name
MOST_QUOTED: Final = 300  # letters of what somebody wrote, where it is quoted


class Seat(msgspec.Struct, frozen=True, tag="seat"):
    """An argument that names a player by the seat; screens show name, colour and shape."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A message id of the catalogues with its arguments. Texts may stand inside texts."""

    id: str
    args: dict[str, Argument] = {}


Argument = int | str | Seat | Text


def number(value: int) -> Argument:
    """A value shown as the number it is."""
    return value


def named(prefix: str, names: Sequence[str]) -> Callable[[int], Argument]:
    """How to show a value that stands for one of these names: the message `prefix-name`."""

    def show(value: int) -> Argument:
        return Text(f"{prefix}-{names[value]}")

    return show


def quoted(text: str) -> str:
    """What somebody wrote as it may be shown anywhere, a terminal included: nothing but printable letters, and not endless."""
    short = text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"
    return "".join(letter if letter.isprintable() else " " if letter.isspace() else "\ufffd" for letter in short)


def clean_name(name: str) -> str:
    """A player's name as it may be shown anywhere: printable, single-spaced, not endless. May be empty."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name[: 4 * MOST_NAME]).split())[:MOST_NAME].rstrip()
