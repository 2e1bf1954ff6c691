"""Many games at once for one learner: bots play the other seats within the compiled call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from windlass.bots.player import Chair
from windlass.bots.registry import USUAL, find_player
from windlass.engine.batch.players import ASKED, compile_kernel, desk_of, signature_of
from windlass.engine.batch.whole_games import CHAIRS, UNIFORM, Seating, empty_chair
from windlass.engine.game import Game
from windlass.envs.against import MOVES_ON, Learner, Rivals, step_against
from windlass.envs.batched import Actions, BatchedEnv, Lendable, numbers
from windlass.envs.door import bound
from windlass.envs.steps import Room, Shown


class LearnerEnv(BatchedEnv):
    """`lanes` games in which the caller decides for one seat. An action that is not allowed loses the game.

    `shown.actor` is the learner's seat in each lane, which changes with the next game where `seat` is None.
    """

    def __init__(self, game: str | Game, lanes: int, *, opponents: Sequence[str] = (USUAL,), seat: int | None = 0, **given: Any) -> None:
        """`opponents` are levels in turn order after the learner, the last one for all seats that are left; each must sit in loops.

        Everything else is as in `BatchedEnv`; `most` counts the learner's decisions.
        """
        self._opponents, self._seat = opponents, seat
        super().__init__(game, lanes, **given)

    def step(self, actions: ArrayLike | Lendable) -> Shown:
        """Play the learner's action in each lane and then the others', up to the learner's next decision in this game or the next."""
        self._run(numbers(actions, self.lanes))
        return self.shown

    @property
    def last(self) -> NDArray[np.float32]:
        """What the learner observed at the end of the game that each lane ended last: [lanes][features]."""
        last: NDArray[np.float32] = self._learner.last
        return last

    def _room(self) -> Room:
        """Room for one worker, its menu on a desk of its own."""
        desk = desk_of(self._bench)
        self._desks = [*getattr(self, "_desks", []), desk]
        return Room(self._bench.blank_positions(1), desk.journals, desk.menus[ASKED])

    def _bound_step(self) -> Callable[..., Any]:
        """The loop that steps, with the opponents seated."""
        bench = self._bench
        chairs = self._chairs()
        kernels = [kernel for kernel in dict.fromkeys(chair.kernel for chair in chairs) if kernel is not None]
        seating = Seating(
            bench.numbers(len(chairs)),
            bench.numbers(len(chairs), max(1, *(len(chair.settings) for chair in chairs))),
            bench.fractions(len(chairs), max(1, *(len(chair.weights) for chair in chairs))),
        )
        for place, chair in enumerate(chairs):
            seating.kernel[place] = UNIFORM if chair.kernel is None else kernels.index(chair.kernel)
            seating.settings[place][: len(chair.settings)] = chair.settings
            seating.weights[place][: len(chair.weights)] = chair.weights
        self._learner = Learner(MOVES_ON if self._seat is None else self._seat, np.zeros_like(self.shown.observations))
        self._kernels = tuple(compile_kernel(bench, kernel) for kernel in [*kernels, *[empty_chair] * (CHAIRS - len(kernels))])
        self._seating = seating
        types: tuple[Any, ...] = ()
        if bench.compiled:
            import numba

            type_of: Any = numba.typeof
            kinds: Any = numba.core.types
            pointers = kinds.UniTuple(kinds.FunctionType(signature_of(bench)), CHAIRS)
            types = (type_of(self._learner), kinds.NamedTuple((pointers, type_of(seating), type_of(self._desks[0])), Rivals))
        return bound(bench, step_against, super()._arguments(0, self._no_actions), types)

    def _chairs(self) -> list[Chair]:
        """How the opponents sit, in turn order after the learner."""
        named = [*self._opponents, *[self._opponents[-1]] * self.seats][: self.seats - 1]
        chairs = [find_player(self.game, level).chair(self._start) for level in named]
        for level, chair in zip(named, chairs, strict=True):
            if chair is None:
                raise ValueError(f"{level} decides one game at a time; take the Gymnasium environment instead")
        return [chair for chair in chairs if chair is not None]

    def _arguments(self, worker: int, actions: Actions) -> tuple[Any, ...]:
        return (*super()._arguments(worker, actions), self._learner, Rivals(self._kernels, self._seating, self._desks[worker]))
