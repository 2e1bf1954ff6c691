"""Rules of thumb."""

from __future__ import annotations

from typing import Final

from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.state import State

REASONS: Final = ("plain",)


@rule
def weigh(state: State, choices: Row, count: int, weight: Row, reason: Row) -> None:
    for index in range(count):
        weight[index] = 0
        reason[index] = 0
