"""Gymnasium's vector API over the batched stepper: one learner's seat in many games, the others played in the same compiled call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from windlass.bots.registry import USUAL
from windlass.engine.game import Game
from windlass.envs.opponents import LearnerEnv
from windlass.envs.spaces import action_space, masked_space
from windlass.envs.steps import CUT, ENDED, ILLEGAL

Batch = dict[str, Any]


class WindlassVectorEnv(VectorEnv[Batch, Any, Any]):
    """Many games that begin anew in the step in which they end. An action that is not allowed loses."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        opponents: Sequence[str] = (USUAL,),
        seat: int | None = 0,
        max_decisions: int | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        """As `WindlassEnv`, in its flat form. Observations are copies: what was given stays what it was."""
        self.num_envs = num_envs
        self.env = LearnerEnv(game, num_envs, opponents=opponents, seat=seat, most=max_decisions, threads=threads, **options)
        self.single_observation_space = masked_space(self.env.schema, self.env.seats, "flat")
        self.single_action_space = action_space(self.env.schema)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self._rows = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Batch, dict[str, Any]]:
        """Deal in all lanes: the same games for the same seed."""
        super().reset(seed=seed, options=options)
        self.env.reset(int(self.np_random.integers(1 << 62)))
        return self._observed(), self._told()

    def step(self, actions: Any) -> tuple[Batch, Any, Any, Any, dict[str, Any]]:
        """Play the learner's action in every lane."""
        seats = self.env.shown.actor.copy()
        shown = self.env.step(actions)
        rewards = shown.rewards[self._rows, seats].astype(np.float64)
        terminated, truncated = (shown.done == ENDED) | (shown.done == ILLEGAL), shown.done == CUT
        told = self._told()
        over = terminated | truncated
        if over.any():
            told["_final_obs"] = over
            told["final_obs"] = np.full(self.num_envs, None, object)
            for lane in np.flatnonzero(over):
                mask = np.zeros(self.env.game.actions, np.int8)
                told["final_obs"][lane] = {"observation": self.env.last[lane].copy(), "action_mask": mask}
        return self._observed(), rewards, terminated, truncated, told

    def _observed(self) -> Batch:
        shown = self.env.shown
        return {"observation": shown.observations.copy(), "action_mask": shown.masks.astype(np.int8)}

    def _told(self) -> dict[str, Any]:
        return {"seat": self.env.shown.actor.copy(), "_seat": np.ones(self.num_envs, np.bool_)}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held."""
