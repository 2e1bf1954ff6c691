"""One game stepped from Python as fast as calls allow: a decision is one compiled call, and the menu is memory that Python reads."""

from __future__ import annotations

from typing import Any

import numpy as np

from windlass.engine.batch import Bench
from windlass.engine.batch.names import APPLY, DEAL, LEGAL
from windlass.engine.chance import key
from windlass.engine.game import Game, returns
from windlass.engine.options import convert_options
from windlass.engine.record import Record
from windlass.engine.registry import find_game
from windlass.engine.rule import can_compile
from windlass.envs.door import bound

RANKS = 8  # room for places


def play_checked(states: Any, action: int, journals: Any, menu: Any, count: int) -> int:
    """Play an action of the menu and write the next menu; gives its length, 0 at the end, or -1 for an action that is not on the menu."""
    found = 0
    for place in range(count):
        found += int(menu[place] == action)
    if found == 0:
        return -1
    APPLY(states[0], action, journals[0])
    return LEGAL(states[0], menu)  # type: ignore[no-any-return]


def deal_from(states: Any, seed: int, stream: int, journals: Any, menu: Any) -> int:
    """Deal from one stream of a seed into the prepared position and write the first menu; gives its length."""
    key(states[0].chance, seed, stream)
    DEAL(states[0], journals[0])
    return LEGAL(states[0], menu)  # type: ignore[no-any-return]


class Stepper:
    """One game. `menu[:count]` are the actions the actor may choose, ascending; `count` is 0 once the game is over."""

    __slots__ = (
        "_bench",
        "_deal",
        "_journals",
        "_play",
        "_prepared",
        "_room",
        "_states",
        "count",
        "game",
        "menu",
        "options",
        "seats",
        "seed",
    )

    def __init__(self, game: str | Game, *, seed: int = 0, compiled: bool | None = None, **options: object) -> None:
        """`options` are the game's own; weak play is bounded as in simulation."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.long_game_limit(convert_options(self.game, options))
        self.seats: int = self.options.seats
        bench = self._bench = Bench(self.game, can_compile() if compiled is None else compiled)
        self._prepared = bench.positions([self.game.prepare(self.options)])
        self._states = bench.positions([self.game.prepare(self.options)])
        self._journals = bench.journals(muted=True)
        self._room = np.zeros(self.game.actions, np.int64)
        self.menu: memoryview = self._room.data
        self.seed, self.count = seed, 0
        self._play = bound(bench, play_checked, (self._states, 0, self._journals, self._room, 0))
        self._deal = bound(bench, deal_from, (self._states, 0, 0, self._journals, self._room))
        self.deal(0)

    def deal(self, stream: int) -> int:
        """Begin the game that one stream of the seed deals; gives the number of actions to choose from."""
        self._states[0] = self._prepared[0]
        self.count = int(self._deal(self._states, self.seed, stream, self._journals, self._room))
        return self.count

    def play(self, action: int) -> int:
        """Play an action of the menu; gives how many the next menu has, 0 at the end. Any other is refused by ValueError."""
        count = self._play(self._states, action, self._journals, self._room, self.count)
        if count < 0:
            raise ValueError(f"{action} is not among the {self.count} actions on the menu")
        self.count = count
        return count  # type: ignore[no-any-return]

    @property
    def position(self) -> Record:
        """The true position, a copy."""
        state: Record = self._bench.plain(self._states, 0)
        return state

    @property
    def actor(self) -> int:
        """The seat to decide, or -1 once the game is over."""
        return self.game.actor(self.position)

    @property
    def returns(self) -> list[float]:
        """Zero-sum result per seat, between -1 and 1; zeros while the game goes on."""
        rank = [0] * RANKS
        return returns(rank, self.seats) if self.game.outcome(self.position, rank) else [0.0] * self.seats
