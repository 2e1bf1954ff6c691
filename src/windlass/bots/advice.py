"""Rules of thumb: what the game's own advice says of each action, and the player that follows it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from windlass.bots.player import Chair, Player
from windlass.engine.batch.names import WEIGH
from windlass.engine.batch.players import Desk, Mind
from windlass.engine.chance import below
from windlass.engine.game import Game


@dataclass(frozen=True, slots=True)
class Advice:
    """A suggestion: an action and the reason that speaks for it, as a message id."""

    action: int
    weight: int
    reason: str


def weigh(game: Game, redacted: Any) -> list[Advice]:
    """What the game's own rules of thumb say of each legal action, best first."""
    out = [0] * game.actions
    count = game.legal(redacted, out)
    weight, reason = [0] * game.actions, [0] * game.actions
    game.weigh(redacted, out, count, weight, reason)
    advice = [Advice(out[index], weight[index], f"{game.id}-reason-{game.reasons[reason[index]]}") for index in range(count)]
    return sorted(advice, key=lambda one: (-one.weight, one.action))


class AdvicePlayer(Player):
    """Plays what advice likes best, by lot among equals. It needs no compiler and no time."""

    def choose(self, redacted: Any, legal: Sequence[int], seconds: float, chance: random.Random) -> int:  # noqa: ARG002  # at once
        """One of the best suggestions."""
        advice = weigh(self.game, redacted)
        best = [one for one in advice if one.weight == advice[0].weight]
        return best[chance.randrange(len(best))].action

    def chair(self, start: Any) -> Chair:  # noqa: ARG002  # the same in every game
        """The kernel below, with an empty mind."""
        return Chair(follow_advice, (), np.zeros(0, np.float32))


def follow_advice(states: Any, at: int, seat: int, choices: Any, count: int, mind: Mind, desk: Desk) -> int:  # noqa: ARG001  # a kernel
    """The place of the action with the most weight, by lot among equals."""
    WEIGH(states[at], choices, count, desk.weight, desk.reason)
    chosen = 0
    equals = 1
    for index in range(1, count):
        if desk.weight[index] > desk.weight[chosen]:
            chosen = index
            equals = 1
        elif desk.weight[index] == desk.weight[chosen]:
            equals += 1
            if below(states[at].chance, equals) == 0:
                chosen = index
    return chosen
