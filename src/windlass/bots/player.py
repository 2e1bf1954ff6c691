"""The contract of a player: one who decides from what its seat may know, within a time, by a stream of chance of its own.

At tables, in the terminal, in simulation, arena and training, players are known by this alone.
"""

from __future__ import annotations

import hashlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from windlass.engine.game import Game
from windlass.engine.match import Match
from windlass.engine.record import Record
from windlass.engine.refusal import Refusal

Numbers = NDArray[np.int64]
Fractions = NDArray[np.float32]


class Chair(NamedTuple):
    """How a player sits in a loop over whole games: its kernel, or None for one that draws lots, and its mind."""

    kernel: Callable[..., int] | None
    settings: Sequence[int]
    weights: Fractions


class Player(ABC):
    """One who plays a game. Its name for people is the message `bot-<id>`, and `bot-<id>-character` says what it is like."""

    def __init__(self, game: Game, level: str) -> None:
        self.game, self.level = game, level

    @abstractmethod
    def choose(self, redacted: Record, legal: Sequence[int], seconds: float, chance: random.Random) -> int:
        """One of the legal actions of a position redacted for its actor, found within so many seconds.

        `redacted` is not changed. Given the same and time enough, the same is chosen.
        """

    def chair(self, start: Record) -> Chair | None:  # noqa: ARG002  # some players sit the same way in every game
        """How it sits in loops over games from this prepared position; None where it can only be asked decision by decision."""
        return None

    def excuse(self, redacted: Record) -> Refusal | None:  # noqa: ARG002  # most players know every game
        """Why it plays by rules of thumb here instead of its own way; None where it need not."""
        return None


def fair_choice(player: Player, known: Record, legal: Sequence[int], seconds: float, chance: random.Random) -> int:
    """What a player chooses from copies of its own, if it may. Refuses with `bot.illegal` otherwise."""
    action = player.choose(known.copy(), list(legal), seconds, chance)
    if action not in legal:
        raise Refusal("bot.illegal", action=str(action)[:40])
    return action


def lots_of(match: Match) -> int:
    """The seed of a player's chance for the decision that is due: it follows from the match's secret, so thinking twice gives the same."""
    assert match.header.seed is not None
    word = hashlib.blake2b(match.header.seed + len(match.line).to_bytes(4, "big"), digest_size=8, person=b"windlass-bots")
    return int.from_bytes(word.digest(), "big")
