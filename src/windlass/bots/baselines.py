"""Yardsticks: Monte Carlo with rule playouts, flat and as a tree. They show what thinking without learning is worth at the same time."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np

from windlass.bots.flat import try_all
from windlass.bots.ismcts import search_tree
from windlass.bots.player import Chair, Player
from windlass.bots.thinking import study_of

SPENT: Final = 0.9  # share of the time that is used
MOST_DESCENTS: Final = 20_000


class FlatPlayer(Player):
    """Plays every action out in as many worlds as there is time for."""

    playouts: ClassVar[int] = 40  # where nobody watches the clock

    def choose(self, redacted: Any, legal: Sequence[int], seconds: float, chance: random.Random) -> int:
        """The action that won most."""
        if len(legal) == 1:
            return legal[0]
        until = time.perf_counter() + seconds * SPENT
        study = study_of(self.game, try_all)
        study.open(redacted, legal, chance)
        seat, world, chosen = self.game.actor(redacted), 0, 0
        while world == 0 or time.perf_counter() < until:
            chosen = study.ask(seat, len(legal), study.mind((1, world, redacted.seats), np.zeros(0, np.float32)))
            world += 1
        return legal[chosen]

    def chair(self, start: Any) -> Chair:
        """The kernel with its usual effort."""
        return Chair(try_all, (self.playouts, 0, start.seats), np.zeros(0, np.float32))


class TreePlayer(Player):
    """Searches a tree of what it sees for as long as there is time."""

    descents: ClassVar[int] = 400  # where nobody watches the clock

    def choose(self, redacted: Any, legal: Sequence[int], seconds: float, chance: random.Random) -> int:
        """The action visited most; a short search tells how long a long one may be."""
        if len(legal) == 1:
            return legal[0]
        study = study_of(self.game, search_tree)
        study.open(redacted, legal, chance)
        seat, began, descents = self.game.actor(redacted), time.perf_counter(), len(legal)
        empty = np.zeros(0, np.float32)
        chosen = study.ask(seat, len(legal), study.mind((descents, redacted.seats), empty))
        pace = (time.perf_counter() - began) / descents
        left = seconds * SPENT - (time.perf_counter() - began)
        if left > pace * descents:
            more = min(int(left / pace), MOST_DESCENTS)
            chosen = study.ask(seat, len(legal), study.mind((more, redacted.seats), empty))
        return legal[chosen]

    def chair(self, start: Any) -> Chair:
        """The kernel with its usual effort."""
        return Chair(search_tree, (self.descents, start.seats), np.zeros(0, np.float32))
