"""The journal: what happened while an action was applied, as rows of small integers, and who may read which of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from windlass.engine.record import Grid, Record, i8, i16, record
from windlass.engine.rule import rule

CAPACITY: Final = 96  # the most events one action can cause
WIDTH: Final = 8  # kind, who knows, six values
EVERYONE: Final = -1
HIDDEN: Final = -1


@record
class Journal(Record):
    """Events in the order they happened. A muted journal takes none: simulation wants no story."""

    muted: int = i8()
    count: int = i16()
    event: Grid = i16(CAPACITY, WIDTH)


@rule
def tell(journal: Journal, kind: int, knowers: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Write one event down. `knowers` has a bit for each seat that may read its secret values; EVERYONE hides nothing."""
    if journal.muted != 0:
        return
    row = journal.event[journal.count]
    row[0] = kind
    row[1] = knowers
    row[2] = a
    row[3] = b
    row[4] = c
    row[5] = d
    row[6] = e
    row[7] = f
    journal.count += 1


@dataclass(frozen=True, slots=True)
class EventKind:
    """One kind of event: its name, its values in order with how each is shown, and which are secret."""

    name: str
    values: Mapping[str, Callable[[int], Any]] = field(default_factory=dict)
    secret: frozenset[str] = frozenset()
    reveals: bool = False  # whether somebody learns something here that cannot be unlearned
    counted: bool = False  # whether several in a row, told without their secrets, are told as one with their number


@dataclass(frozen=True, slots=True)
class Event:
    """A fact as one reader may know it: secret values the reader may not know are absent."""

    kind: str
    values: dict[str, int]


def events(journal: Journal) -> list[tuple[int, ...]]:
    """The journal's rows as tuples, ready to be kept."""
    return [tuple(journal.event[index]) for index in range(journal.count)]


def read(kinds: tuple[EventKind, ...], row: tuple[int, ...], seat: int) -> Event:
    """One row as this seat may read it. Seat -1 is a spectator: it knows what everyone knows."""
    kind = kinds[row[0]]
    knows = row[1] == EVERYONE or (seat >= 0 and row[1] >> seat & 1 == 1)
    values = {name: row[2 + place] for place, name in enumerate(kind.values) if knows or name not in kind.secret}
    return Event(kind.name, values)
