"""Everyone's chance to win at a quiet moment, by what was learned: each by what it knows itself, made to add up to one."""

from __future__ import annotations

from typing import Any

import numpy as np

from windlass.bots.network import INPUT, OUTPUT, begin, forward
from windlass.bots.player import Fractions
from windlass.engine.batch.players import SHEET, SHEETS
from windlass.engine.game import Game


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
        own = []
        for seat in range(state.seats):
            sheet = np.zeros((SHEETS, SHEET)).tolist()
            self.game.redact(known := state.copy(), seat)
            self.lesson.features(known, seat, sheet[INPUT])
            begin(self._numbers, sheet, len(self.lesson.names))
            forward(self._numbers, sheet, len(self.lesson.names), state.seats)
            own.append(sheet[OUTPUT][0])
        return tuple(chance / sum(own) for chance in own)
