"""What is in the box: data/components.toml, validated and turned into constant tables. Rulebook, "Components"."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from windlass.engine.data import BadComponents, ComponentFiles

Status = Literal["known", "likely", "reconstructed"]
SYMBOL_NAMES: Final = ("flag", "sabre", "pistol", "key", "bottle", "tricorne")
SYMBOLS: Final = 6
SEGMENTS: Final = 6
SPACES: Final = 36
START: Final = 0
BOAT: Final = 37
PLACES: Final = BOAT + 1
CROWD: Final = 3  # no space holds more pirates
MOST: Final = CROWD - 1  # a pirate falls back to no more
FACTS: Final = {"crowd": str(CROWD), "most": str(MOST), "company": f"1–{MOST}"}
FILE: Final = "components.toml"


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """The deck: how many cards show each symbol."""

    copies: Annotated[int, msgspec.Meta(ge=1, le=20)]
    status: Status


class OpenRow(msgspec.Struct, forbid_unknown_fields=True):
    """The open row: how many cards it is laid out with."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=12)]
    status: Status


class Segment(msgspec.Struct, forbid_unknown_fields=True):
    """One piece of the tunnel."""

    name: str
    spaces: list[Literal["flag", "sabre", "pistol", "key", "bottle", "tricorne"]]
    status: Status


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in the box."""

    cards: Cards
    row: OpenRow
    segment: list[Segment]


def checked(box: Box) -> Box:
    """The same box. Raises BadComponents unless there are six segments and each shows every symbol once."""
    if len(box.segment) != SEGMENTS:
        raise BadComponents(f"{FILE}: {len(box.segment)} segments, not {SEGMENTS}")
    for segment in box.segment:
        if sorted(segment.spaces) != sorted(SYMBOL_NAMES):
            raise BadComponents(f"{FILE}: segment {segment.name}: spaces must show each symbol once")
    return box


_FILES = ComponentFiles("windlass.games.cartagena")
DIGEST: Final = _FILES.digest
FORMER: Final = {"173631e494dc80f4": "72f8b5a693c8e45c"}  # by the text of the files: the same values
BOX: Final = checked(_FILES.read(FILE, Box))
COPIES: Final = BOX.cards.copies
ROW: Final = BOX.row.cards
SEGMENT: Final = tuple(tuple(SYMBOL_NAMES.index(name) for name in segment.spaces) for segment in BOX.segment)
