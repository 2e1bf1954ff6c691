"""A place to think: the desk and the kernel with which one process answers single decisions of one game."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from windlass.bots.player import Fractions
from windlass.engine.batch.bench import Bench
from windlass.engine.batch.binding import is_compiled
from windlass.engine.batch.players import Mind, compile_kernel, desk_of
from windlass.engine.game import Game
from windlass.engine.rule import can_compile

WORD: Final = 32  # bits of a word of chance
_FOUND: Final[set[tuple[str, Callable[..., int]]]] = set()  # what this process has seen compiled: looked up once


class Study:
    """One kernel and a desk, for one decision after the other."""

    def __init__(self, game: Game, kernel: Callable[..., int], *, compiled: bool) -> None:
        self.game = game
        self.bench = Bench(game, compiled)
        self.kernel = compile_kernel(self.bench, kernel)
        self.desk = desk_of(self.bench)
        self.states = self.bench.blank_positions(1)
        self.choices = self.bench.numbers(game.actions)

    def open(self, redacted: Any, legal: Sequence[int], chance: random.Random) -> None:
        """Lay a decision on the desk, with a generator from the player's own stream."""
        known = redacted.copy()
        known.chance = [chance.getrandbits(WORD) for _ in range(4)]
        if self.bench.compiled:
            known.store(self.states, 0)
        else:
            self.states[0] = known
        for place, action in enumerate(legal):
            self.choices[place] = action

    def ask(self, seat: int, count: int, mind: Mind) -> int:
        """The place of the action that the kernel chooses."""
        return int(self.kernel(self.states, 0, seat, self.choices, count, mind, self.desk))

    def mind(self, settings: Sequence[int], weights: Fractions) -> Mind:
        """Settings and weights in the form the kernel takes."""
        numbers = self.bench.numbers(max(len(settings), 1))
        for place, setting in enumerate(settings):
            numbers[place] = setting
        return Mind(numbers, weights if self.bench.compiled else weights.tolist())


@functools.cache
def _study(game: Game, kernel: Callable[..., int], *, compiled: bool) -> Study:
    return Study(game, kernel, compiled=compiled)


def can_think(game: Game, kernel: Callable[..., int]) -> bool:
    """Whether a kernel is compiled here already, so that nobody waits for it."""
    if not can_compile():
        return False
    if (game.id, kernel) not in _FOUND and is_compiled(game, kernel):
        _FOUND.add((game.id, kernel))
    return (game.id, kernel) in _FOUND


def study_of(game: Game, kernel: Callable[..., int]) -> Study:
    """The study of this process: compiled where that has been done, interpreted elsewhere, so that nobody waits for a compiler."""
    return _study(game, kernel, compiled=can_think(game, kernel))
