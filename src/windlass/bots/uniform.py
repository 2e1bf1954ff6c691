"""A player that draws lots: a yardstick, and the fastest there is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from windlass.bots.player import Chair, Player


class UniformPlayer(Player):
    """Any legal action, each equally likely."""

    def choose(self, redacted: Any, legal: Sequence[int], seconds: float, chance: random.Random) -> int:  # noqa: ARG002  # lots need none
        """One of the legal actions by lot."""
        return legal[chance.randrange(len(legal))]

    def chair(self, start: Any) -> Chair:  # noqa: ARG002  # lots need no mind
        """No kernel at all."""
        return Chair(None, (), np.zeros(0, np.float32))
