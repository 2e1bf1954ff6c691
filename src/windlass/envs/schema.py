"""What a seat observes, in numbers: a flat row of named features, or the whole redacted position field by field.

Both are made from a redacted position alone. A schema says what every number is, and has a version that changes with any of them.
"""

from __future__ import annotations

import functools
import hashlib
from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from windlass.engine.game import Game
from windlass.engine.lesson import Lesson
from windlass.engine.record import Record, Storage
from windlass.engine.registry import find_game
from windlass.engine.rule import rule

Form = Literal["flat", "dictionary"]
Flat = NDArray[np.float32]
Dictionary = dict[str, NDArray[np.int64]]
HIDDEN: Final = "chance"  # the field that is blank in every redacted position


@dataclass(frozen=True, slots=True)
class Schema:
    """The numbers a seat observes in one game."""

    game: Game
    names: tuple[str, ...]
    """What each number of the flat form is, in order: the reader's own side comes first, whatever its seat."""
    fields: dict[str, Storage]
    """The fields of the dictionary form, as the position has them: absolute, by seat."""
    version: str
    """The game's rules version, a dot, and eight hex digits over all names and shapes."""

    @property
    def id(self) -> str:
        """The game with its rules version, as environments are named."""
        return f"{self.game.id}-v{self.game.version}"

    def flat(self, redacted: Record, seat: int) -> Flat:
        """The flat form of a position redacted for this seat."""
        out = np.zeros(len(self.names), np.float32)
        lesson_of(self.game).features(redacted, seat, out)
        return out

    def dictionary(self, redacted: Record, seat: int) -> Dictionary:
        """The dictionary form of a position redacted for this seat: every field, and the reader as `reader`."""
        found = {name: np.asarray(getattr(redacted, name), np.int64) for name in self.fields}
        found["reader"] = np.asarray(seat, np.int64)
        return found

    def named(self, flat: Flat) -> dict[str, float]:
        """The numbers of a flat form that are not 0, by name: for reading and debugging."""
        return {name: float(value) for name, value in zip(self.names, flat, strict=True) if value != 0}

    def describe(self) -> dict[str, object]:
        """The schema as plain data, ready for JSON."""
        return {
            "id": self.id,
            "version": self.version,
            "actions": self.game.actions,
            "features": list(self.names),
            "fields": {name: {"shape": list(kind.shape), "low": kind.low, "high": kind.high} for name, kind in self.fields.items()},
        }


def lesson_of(game: Game) -> Lesson:
    """What a learner sees of the game."""
    if game.lesson is None:
        raise ValueError(f"{game.id} says nothing to learners")
    return game.lesson


@functools.cache
def schema_of(game: Game | str) -> Schema:
    """The schema of a game, given itself or by its id."""
    game = find_game(game) if isinstance(game, str) else game
    names = lesson_of(game).names
    fields = {name: storage for name, storage in game.state.fields.items() if name != HIDDEN}
    text = "\n".join((*names, *(f"{name}{storage.shape}" for name, storage in fields.items())))
    return Schema(game, names, fields, f"{game.version}.{hashlib.sha256(text.encode()).hexdigest()[:8]}")


@rule
def share(rank: Any, seats: int, seat: int) -> float:
    """What a seat gets at the end: the share of the others it came before, less the share of those it came behind."""
    better = 0
    for other in range(seats):
        if rank[other] > rank[seat]:
            better += 1
        elif rank[other] < rank[seat]:
            better -= 1
    return better / (seats - 1)
