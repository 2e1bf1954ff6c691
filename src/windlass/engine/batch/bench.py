"""A bench: positions, journals and rows of numbers of one game in the form that its loops take, compiled or interpreted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from windlass.engine.game import Game
from windlass.engine.journal import Journal
from windlass.engine.record import Record


class Positions(list[Any]):
    """Plain positions that loops treat like an array of records: storing copies the values."""

    def __setitem__(self, at: Any, state: Any) -> None:
        self[at].assign(state)


@dataclass(frozen=True, slots=True)
class Bench:
    """Where loops over one game find their arrays."""

    game: Game
    compiled: bool

    def positions(self, states: Sequence[Record]) -> Any:
        """These plain positions, copied."""
        if not self.compiled:
            return Positions(state.copy() for state in states)
        array = self.game.state.zeros(len(states))
        for at, state in enumerate(states):
            state.store(array, at)
        return array

    def blank_positions(self, count: int) -> Any:
        """So many positions to write over."""
        return self.game.state.zeros(count) if self.compiled else Positions(self.game.state() for _ in range(count))

    def plain(self, positions: Any, at: int) -> Any:
        """The plain twin of one of the positions, independent of it."""
        return self.game.state.from_array(positions, at) if self.compiled else positions[at].copy()

    def journals(self, *, muted: bool) -> Any:
        """One journal."""
        journal = Journal()
        journal.muted = int(muted)
        return journal.to_array() if self.compiled else [journal]

    def numbers(self, *shape: int) -> Any:
        """Zeroed whole numbers."""
        zeros = np.zeros(shape, np.int64)
        return zeros if self.compiled else zeros.tolist()

    def fractions(self, *shape: int) -> Any:
        """Zeroed numbers with fractions."""
        zeros = np.zeros(shape, np.float32)
        return zeros if self.compiled else zeros.tolist()
