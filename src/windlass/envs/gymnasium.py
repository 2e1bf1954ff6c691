"""Gymnasium: one seat learns, the others are played by bots. `gymnasium.make("windlass.envs.gymnasium:windlass/cartagena-v1")`.

Importing this module names every game with its rules version to Gymnasium, for `make` and for `make_vec`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, Literal

import gymnasium
import numpy as np

from windlass.bots.registry import USUAL, find_player
from windlass.engine.game import Game
from windlass.engine.registry import find_game, game_ids
from windlass.envs.episode import Episode
from windlass.envs.schema import Form, Schema
from windlass.envs.spaces import action_space, masked_space

OnIllegal = Literal["lose", "refuse"]
SECONDS: Final = 1.0  # for each decision of a bot that takes its time


class WindlassEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One game from one seat. An observation comes with the mask of what may be chosen; the reward comes at the end."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        *,
        opponents: Sequence[str] = (USUAL,),
        seat: int | None = 0,
        form: Form = "flat",
        on_illegal: OnIllegal = "lose",
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents` are levels or `module:name`, in turn order after the learner, the last one for all seats that are left.

        `seat` None moves the learner on by a seat from game to game. An illegal action loses the game, or is refused in the game's
        words and changes nothing. `max_decisions` of the learner's cut the game off. `options` are the game's own.
        """
        self._episode = Episode(game, options)
        self.schema: Schema = self._episode.schema
        seats = self._episode.seats
        named = [*opponents, *[opponents[-1]] * seats][: seats - 1]
        self._players = [find_player(self._episode.game, level) for level in named]
        self._fixed, self._form, self._on_illegal, self._most = seat, form, on_illegal, max_decisions
        self.seat, self._games, self._made = seat or 0, 0, 0
        self.render_mode = render_mode
        self.observation_space = masked_space(self.schema, seats, form)
        self.action_space = action_space(self.schema)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game, the same one for the same seed, and let the others play until the learner is asked."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._games = 0
        asked = False
        while not asked:  # a game may end before the learner's first decision
            self.seat = self._games % self._episode.seats if self._fixed is None else self._fixed
            self._games += 1
            self._made = 0
            self._episode.deal(int(self.np_random.integers(1 << 62)))
            asked = self._others_play()
        return self._observed(), self._told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play the learner's action, and let the others play until it is asked again or the game is over."""
        code = int(action)
        if code not in self._episode.legal and self._on_illegal == "lose":
            return self._observed(), -1.0, True, False, {**self._told(), "illegal_action": True}
        self._episode.play(code)
        self._made += 1
        ended = not self._others_play()
        cut = not ended and self._most is not None and self._made >= self._most
        return self._observed(), self._episode.returns[self.seat], ended, cut, self._told()

    def _others_play(self) -> bool:
        """Whether the learner is asked, once the others have played; else the game is over."""
        episode = self._episode
        while not episode.is_over and episode.actor != self.seat:
            player = self._players[(episode.actor - self.seat - 1) % episode.seats]
            lots = random.Random(int(self.np_random.integers(1 << 62)))  # noqa: S311  # play, not secrecy
            episode.play(player.choose(episode.redacted(episode.actor), episode.legal, SECONDS, lots))
        return not episode.is_over

    def _observed(self) -> dict[str, Any]:
        return {"observation": self._episode.observe(self.seat, self._form), "action_mask": self._episode.mask(self.seat)}

    def _told(self) -> dict[str, Any]:
        return {"seat": self.seat, "returns": np.array(self._episode.returns, np.float32)}

    def action_masks(self) -> Any:
        """The mask under the name that masked learners of Stable-Baselines3 ask for."""
        return self._episode.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The position as the learner may know it, in one line."""
        return self._episode.line() if self.render_mode == "ansi" else None


def register() -> None:
    """Name every game as `windlass/<game>-v<rules version>`. Naming twice does nothing."""
    for game in map(find_game, game_ids()):
        name = f"windlass/{game.id}-v{game.version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="windlass.envs.gymnasium:WindlassEnv",
                vector_entry_point="windlass.envs.vector:WindlassVectorEnv",
                kwargs={"game": game.id},
            )


register()
