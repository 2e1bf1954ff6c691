"""Many games at once: one compiled call steps them all, on as many cores as there are, into arrays the caller can keep."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, runtime_checkable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from windlass.engine.batch import Bench, Positions
from windlass.engine.batch.players import RANKS
from windlass.engine.game import Game
from windlass.engine.options import convert_options
from windlass.engine.record import Record
from windlass.engine.registry import find_game
from windlass.engine.rule import can_compile
from windlass.envs.door import bound
from windlass.envs.schema import Schema, schema_of
from windlass.envs.steps import BLOCK, DEAL_ANEW, Lane, Plan, Room, Shown, choose_any, first_illegal, step_all

SLICE: Final = 256  # lanes below which another thread costs more than it brings
MOST: Final = 1 << 40
KINDS: Final = Shown(np.float32, np.bool_, np.float32, np.int8, np.int32)
Actions = NDArray[np.int64]


@runtime_checkable
class Lendable(Protocol):
    """An array of any library that lends its memory."""

    def __dlpack__(self, *, stream: Any = None) -> Any: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...


class BatchedEnv:
    """`lanes` games of one kind, stepped together. Lane `n` plays the same games whatever the number of lanes and threads."""

    def __init__(
        self,
        game: str | Game,
        lanes: int,
        *,
        seed: int = 0,
        observations: bool = True,
        masks: bool = True,
        most: int | None = None,
        threads: int | None = None,
        into: Shown | None = None,
        compiled: bool | None = None,
        **options: object,
    ) -> None:
        """`options` are the game's own, such as `seats=3`; weak play is bounded as in simulation.

        `most` cuts games off after so many decisions. Without `observations` or `masks` those arrays have no columns. `into` are
        arrays of the caller's to write to, such as memory of torch or jax lent by DLPack; what they must be is `shapes()`.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.long_game_limit(convert_options(self.game, options))
        self.schema: Schema = schema_of(self.game)
        self.lanes, self.seats = lanes, self.options.seats
        self._columns = (len(self.schema.names) if observations else 0, self.game.actions if masks else 0)
        self.shown = self._blank() if into is None else self._checked(into)
        bench = self._bench = Bench(self.game, can_compile() if compiled is None else compiled)
        self._plan = Plan(seed, self.seats, MOST if most is None else most)
        self._start = self.game.prepare(self.options)
        self._states = bench.positions([self._start] * (lanes + 1))
        self._lanes: Any = Lane.zeros(lanes) if bench.compiled else Positions(Lane() for _ in range(lanes))
        self._menus = np.zeros((lanes, self.game.actions + BLOCK), np.int16)
        workers = min(threads or os.cpu_count() or 1, max(1, lanes // SLICE))
        self._slices = [(lanes * place // workers, lanes * (place + 1) // workers) for place in range(workers)]
        self._rooms = [self._room() for _ in range(workers)]
        self._others = ThreadPoolExecutor(workers - 1, thread_name_prefix="lanes") if workers > 1 else None
        self._no_actions = np.full(lanes, DEAL_ANEW, np.int64)
        self._step = self._bound_step()
        lots = (0, 0, self._lanes, self._menus, self._no_actions)
        self._check, self._choose = bound(bench, first_illegal, lots), bound(bench, choose_any, lots)
        self.reset()

    # -- playing ----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Shown:
        """Deal a new game in every lane; with a seed, from the first game of that seed on."""
        if seed is not None:
            self._plan = self._plan._replace(seed=seed)
            for lane in range(self.lanes):
                self._lanes[lane] = Lane.zeros()[0] if self._bench.compiled else Lane()
        self._run(self._no_actions)
        return self.shown

    def step(self, actions: ArrayLike | Lendable) -> Shown:
        """Play one action in each lane, by code, and begin the next game where one ends; gives the arrays that were written over.

        An action that its lane does not allow is refused by ValueError, and no lane has changed.
        """
        chosen = numbers(actions, self.lanes)
        wrong = self._check(0, self.lanes, self._lanes, self._menus, chosen)
        if wrong >= 0:
            raise ValueError(f"lane {wrong} may not play {chosen[wrong]}")
        self._run(chosen)
        return self.shown

    def random_actions(self, into: Actions | None = None) -> Actions:
        """A legal action for each lane, by lot from the lane's own stream."""
        chosen = np.empty(self.lanes, np.int64) if into is None else into
        if chosen.shape != (self.lanes,) or chosen.dtype != np.int64 or not chosen.flags.c_contiguous or not chosen.flags.writeable:
            raise ValueError(f"actions must go into a writable, contiguous array of int64 of shape ({self.lanes},)")
        self._choose(0, self.lanes, self._lanes, self._menus, chosen)
        return chosen

    def legal(self, lane: int) -> list[int]:
        """What the actor of a lane may choose, ascending."""
        count = self._lanes["count"][lane] if self._bench.compiled else self._lanes[lane].count
        return [int(action) for action in self._menus[lane, :count]]

    def redacted(self, lane: int, seat: int) -> Record:
        """The position of a lane as a seat may know it; -1 is a spectator."""
        state: Record = self._bench.plain(self._states, lane)
        self.game.redact(state, seat)
        return state

    # -- arrays -----------------------------------------------------------------------------------------------------

    def shapes(self) -> Shown:
        """The shape of each array that is written."""
        features, actions = self._columns
        return Shown((self.lanes, features), (self.lanes, actions), (self.lanes, self.seats), (self.lanes,), (self.lanes,))

    def _blank(self) -> Shown:
        return Shown(*(np.zeros(shape, kind) for shape, kind in zip(self.shapes(), KINDS, strict=True)))

    def _checked(self, given: Shown) -> Shown:
        """The caller's arrays, whatever library they belong to, seen by NumPy. Refuses by ValueError what cannot be written in place."""
        seen = Shown(*(array if isinstance(array, np.ndarray) else np.from_dlpack(array) for array in given))
        for name, array, shape, kind in zip(Shown._fields, seen, self.shapes(), KINDS, strict=True):
            if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"{name} must be a writable, contiguous array of {np.dtype(kind).name} of shape {shape}")
        return seen

    # -- the compiled call ------------------------------------------------------------------------------------------

    def _room(self) -> Room:
        """Room for one worker."""
        return Room(self._bench.blank_positions(1), self._bench.journals(muted=True), self._bench.numbers(max(self.game.actions, RANKS)))

    def _bound_step(self) -> Callable[..., Any]:
        """The loop that steps."""
        return bound(self._bench, step_all, self._arguments(0, self._no_actions))

    def _arguments(self, worker: int, actions: Actions) -> tuple[Any, ...]:
        return (*self._slices[worker], self._plan, self._states, self._lanes, self._menus, self._rooms[worker], actions, self.shown)

    def _run(self, actions: Actions) -> None:
        """Step every slice, the first one in this thread."""
        others = []
        if self._others is not None:
            others = [self._others.submit(self._step, *self._arguments(place, actions)) for place in range(1, len(self._slices))]
        self._step(*self._arguments(0, actions))
        for other in others:
            other.result()


def numbers(actions: ArrayLike | Lendable, lanes: int) -> Actions:
    """Action codes as NumPy sees them, without a copy where they are 64-bit already."""
    if type(actions) is np.ndarray and actions.dtype == np.int64 and actions.shape == (lanes,) and actions.flags.c_contiguous:
        return actions
    seen = np.from_dlpack(actions) if isinstance(actions, Lendable) and not isinstance(actions, np.ndarray) else np.asarray(actions)
    if seen.shape != (lanes,) or seen.dtype.kind not in "iu":
        raise ValueError(f"actions must be {lanes} whole numbers")
    return np.ascontiguousarray(seen, np.int64)
