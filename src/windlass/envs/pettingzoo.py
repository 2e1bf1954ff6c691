"""PettingZoo: one agent a seat, asked in turn: `env("cartagena", seats=3)`."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from windlass.engine.game import Game
from windlass.envs.episode import Episode
from windlass.envs.schema import Form, Schema
from windlass.envs.spaces import action_space, masked_space

Agent = str
Observation = dict[str, Any]


def env(game: str | Game, **options: Any) -> AECEnv:
    """The environment as learners take it: whoever plays an illegal action loses, and calls in the wrong order are refused."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(game: str | Game, **options: Any) -> AECEnv:
    """The environment without wrappers: an illegal action is refused in the game's own words, and nothing changes."""
    return WindlassAEC(game, **options)


class WindlassAEC(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """One game between agents `seat_0`, `seat_1` and so on. Rewards are zero-sum and come at the end."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012  # as PettingZoo has it

    def __init__(
        self, game: str | Game, *, form: Form = "flat", max_cycles: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        """`max_cycles` cuts the game off once all agents together decided so many times; `options` are the game's own."""
        EzPickle.__init__(self, game, form=form, max_cycles=max_cycles, render_mode=render_mode, **options)
        super().__init__()
        self._episode = Episode(game, options)
        self.schema: Schema = self._episode.schema
        self.metadata = {**self.metadata, "name": f"{self._episode.game.id}_v{self._episode.game.version}"}
        self._form, self._most = form, max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._episode.seats)]
        self.agents: list[Agent] = []
        self._observed = {agent: masked_space(self.schema, self._episode.seats, form) for agent in self.possible_agents}
        self._actions = {agent: action_space(self.schema) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: Agent) -> gymnasium.Space[Any]:
        """What an agent observes, with the mask of what it may choose."""
        return self._observed[agent]

    def action_space(self, agent: Agent) -> gymnasium.Space[Any]:
        """Action codes."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # nothing to choose between games
        """Deal a new game: the same one for the same seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._episode.deal(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards: dict[Agent, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[Agent, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.actor]

    def observe(self, agent: Agent) -> Observation:
        """What an agent may know now; the mask is empty unless it is asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._episode.observe(seat, self._form), "action_mask": self._episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is asked; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        episode = self._episode
        episode.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if episode.is_over:
            self.rewards = dict(zip(self.possible_agents, episode.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        else:
            self.agent_selection = self.possible_agents[episode.actor]
            if self._most is not None and episode.made >= self._most:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as everyone may know it."""
        return self._episode.line() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
