"""Hints: the best actions of a decision with the chance to win after each and the reason that speaks for it.

They come from a player that looks ahead with a fixed effort, so asking twice gives the same; where nothing is compiled or learned,
from rules of thumb, which tell no chances.
"""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

from windlass.bots.advice import weigh
from windlass.bots.learned import LookingPlayer
from windlass.bots.look import think
from windlass.bots.thinking import can_think
from windlass.engine.game import Game

WORLDS: Final = 24  # in which the candidates are tried


class Hint(NamedTuple):
    """A suggested action, its reason as a message id, and the chance to win after it where that is known."""

    action: int
    reason: str
    chance: float | None


def plain_hints(game: Game, redacted: Any) -> list[Hint]:
    """What rules of thumb say of all legal actions, best first."""
    return [Hint(one.action, one.reason, None) for one in weigh(game, redacted)]


def hints(game: Game, redacted: Any, seed: int) -> list[Hint]:
    """All legal actions of a redacted position, best first."""
    plain, player = plain_hints(game, redacted), LookingPlayer(game, "look")
    if len(plain) == 1 or not can_think(game, think) or player.excuse(redacted) is not None:
        return plain
    reasons = {one.action: one.reason for one in plain}
    legal = sorted(reasons)
    chance = random.Random(seed)  # noqa: S311  # play, not secrecy
    return [Hint(action, reasons[action], worth) for action, worth in player.rank(redacted, legal, WORLDS, chance)]
