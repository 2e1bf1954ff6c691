"""The judge of hints and reviews: one who looks ahead, and whose chances are what they say.

A network says a little too much or too little. How much was measured on games that nobody learned from (`python -m benchmarks chances`);
the power that mends it is kept for exactly that network. Players keep the network as it was learned.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Final

import msgspec

from windlass.bots.learned import LookingPlayer
from windlass.bots.library import find, manifest_of, stem_of
from windlass.bots.network import SECOND
from windlass.bots.player import Fractions
from windlass.engine.game import Game
from windlass.engine.refusal import Refusal

POWERS: Final = Path(__file__).with_name("powers.json")


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """To which power a network's chances are raised before they are told. It holds for the network with this digest alone."""

    sha256: str
    power: float


@functools.cache
def read_powers() -> dict[str, Calibration]:
    """The calibration of every network, by the name of its files."""
    return msgspec.json.decode(POWERS.read_bytes(), type=dict[str, Calibration])


def write_powers(powers: dict[str, Calibration]) -> None:
    """Keep calibrations."""
    POWERS.write_bytes(msgspec.json.format(msgspec.json.encode(powers, order="sorted")) + b"\n")
    read_powers.cache_clear()


def power_of(game: str, course: str, seats: int) -> float:
    """The power for a network; 1 for one that was not measured, or changed since."""
    known = read_powers().get(stem_of(game, course, seats))
    return known.power if known and known.sha256 == manifest_of(game, course, seats).sha256 else 1.0


def raised(weights: Fractions, seats: int, power: float) -> Fractions:
    """The network whose chances are those of this one to a power, adding up to one again: its last layer says so much more."""
    changed = weights.copy()
    changed[-(SECOND * seats + seats) :] *= power
    return changed


@functools.cache
def calibrated(game: Game, course: str, seats: int) -> Fractions | Refusal:
    """The weights by which chances are told, or why there are none."""
    weights = find(game, course, seats)
    return weights if isinstance(weights, Refusal) else raised(weights, seats, power_of(game.id, course, seats))


class Judge(LookingPlayer):
    """One who looks ahead with the calibrated network."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, "look")

    def weights_for(self, state: Any) -> Fractions | Refusal:
        """The calibrated weights for games like this one, or why there are none."""
        weights = super().weights_for(state)
        if isinstance(weights, Refusal) or self.game.lesson is None:
            return weights
        return calibrated(self.game, self.game.lesson.course_of(state), state.seats)
