"""Everyone's chance to win at a quiet moment, by what was learned: each by what it knows itself, made to add up to one.

Networks say a little too much or too little. By how much was measured on games that nobody learned from (`python -m benchmarks chances`);
the power that mends it is kept for exactly that network.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from windlass.bots.library import manifest_of
from windlass.bots.network import INPUT, OUTPUT, begin, forward
from windlass.bots.player import Fractions
from windlass.engine.batch.players import SHEET, SHEETS
from windlass.engine.game import Game

POWERS: Final = Path(__file__).with_name("powers.json")


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """To which power a network's chances are raised before they are told. It holds for the network with this digest alone."""

    sha256: str
    power: float


@functools.cache
def read_powers() -> dict[str, Calibration]:
    """The calibration of every network."""
    return msgspec.json.decode(POWERS.read_bytes(), type=dict[str, Calibration]) if POWERS.exists() else {}


def write_powers(powers: dict[str, Calibration]) -> None:
    """Keep calibrations."""
    POWERS.write_bytes(msgspec.json.format(msgspec.json.encode(powers, order="sorted")) + b"\n")
    read_powers.cache_clear()


def power_of(game: str, course: str, seats: int) -> float:
    """The power for a network; 1 for one that was not measured, or changed since."""
    known = read_powers().get(f"{game}-{course}-{seats}")
    return known.power if known and known.sha256 == manifest_of(game, course, seats).sha256 else 1.0


class Glass:
    """Looks at positions of one game with the same weights."""

    def __init__(self, game: Game, weights: Fractions) -> None:
        assert game.lesson is not None
        self.game, self.lesson, self._numbers = game, game.lesson, weights.tolist()

    def is_quiet(self, state: Any) -> bool:
        """Whether a chance may be asked here."""
        return self.lesson.is_quiet(state)

    def chances(self, state: Any) -> tuple[float, ...]:
        """The chance of every seat."""
        power = power_of(self.game.id, self.lesson.course_of(state), state.seats)
        own = []
        for seat in range(state.seats):
            sheet = np.zeros((SHEETS, SHEET)).tolist()
            self.game.redact(known := state.copy(), seat)
            self.lesson.features(known, seat, sheet[INPUT])
            begin(self._numbers, sheet, len(self.lesson.names))
            forward(self._numbers, sheet, len(self.lesson.names), state.seats)
            own.append(sheet[OUTPUT][0])
        raised = [(chance / sum(own)) ** power for chance in own]
        return tuple(chance / sum(raised) for chance in raised)
