"""What the batched loops must do, said once more with plain positions and nothing shared but the rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from windlass.engine.chance import key
from windlass.engine.game import Game, returns
from windlass.engine.journal import Journal
from windlass.engine.registry import find_game, game_ids

GAMES = [find_game(game_id) for game_id in game_ids()]
LITTLE = {
    "cartagena": {"segments": 2, "symbols": 3, "copies": 4, "pirates": 2, "hand": 2},
    "gravity": {"round_limit": 2},
    "tortuga2199": {"goal": 6},
}


class Reference:
    """One lane."""

    def __init__(self, game: Game, options: Any, seed: int, lane: int) -> None:
        self.game, self.options, self.seed, self.lane, self.episode = game, options, seed, lane, 0
        self.journal = Journal()
        self.journal.muted = 1
        self.deal()

    def deal(self) -> None:
        self.state = self.game.prepare(self.options)
        key(self.state.chance, self.seed, (self.lane << 32) + self.episode)
        self.game.deal(self.state, self.journal)
        self.episode += 1

    def legal(self) -> list[int]:
        out = [0] * self.game.actions
        return out[: self.game.legal(self.state, out)]

    def step(self, action: int) -> tuple[int, list[float]]:
        """Whether the game ended by it, and what each seat got."""
        self.game.apply(self.state, action, self.journal)
        if self.legal():
            return 0, [0.0] * self.options.seats
        rank = [0] * 8
        self.game.outcome(self.state, rank)
        self.deal()
        return 1, returns(rank, self.options.seats)

    def shown(self) -> tuple[Any, Any, int]:
        actor = self.game.actor(self.state)
        known = self.state.copy()
        self.game.redact(known, actor)
        row = [0] * len(self.game.lesson.names)
        self.game.lesson.features(known, actor, row)
        mask = np.zeros(self.game.actions, np.bool_)
        mask[self.legal()] = True
        return np.array(row, np.float32), mask, actor
