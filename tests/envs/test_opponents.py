"""One learner's seat in many games: the others are played by bots in the same call."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from tests.envs.reference import LITTLE

from windlass.envs import CUT, ENDED, ILLEGAL, LearnerEnv
from windlass.envs.gymnasium import WindlassEnv
from windlass.envs.vector import WindlassVectorEnv

SMALL = LITTLE["cartagena"]


def test_the_learner_is_asked_at_its_seat_which_moves_on_from_game_to_game():
    env = LearnerEnv("cartagena", 3, seats=3, seat=None, opponents=["uniform"], seed=2, compiled=False, **SMALL)
    seats, ended = [env.shown.actor.copy()], 0
    assert list(seats[0]) == [1, 2, 0]
    for _ in range(200):
        shown = env.step(env.random_actions())
        assert list(shown.actor) == [(seat + int(done != 0)) % 3 for seat, done in zip(seats[-1], shown.done, strict=True)]
        seats.append(shown.actor.copy())
        ended += int((shown.done == ENDED).sum())
        assert np.allclose(shown.rewards.sum(axis=1), 0)
    assert ended > 5


def test_compiled_learners_meet_the_same_games():
    def seen(compiled: bool):
        env = LearnerEnv("cartagena", 2, seats=2, opponents=["advice"], seed=2, compiled=compiled, **SMALL)
        return [[array.copy() for array in (*env.step(env.random_actions()), env.last)] for _ in range(60)]

    slow, fast = seen(compiled=False), seen(compiled=True)
    assert all(np.array_equal(a, b) for x, y in zip(slow, fast, strict=True) for a, b in zip(x, y, strict=True))
    assert any(shown[3].any() for shown in slow)


def test_an_action_that_is_not_allowed_loses_to_all_others():
    env = LearnerEnv("cartagena", 2, seats=3, seed=2, compiled=False)
    shown = env.step(np.array([env.legal(0)[0], env.game.actions - 1]))
    assert list(shown.done) == [0, ILLEGAL]
    assert list(shown.rewards[1]) == [-1, 0.5, 0.5]
    assert shown.masks[1].any()


def test_what_the_learner_saw_last_is_kept():
    env = LearnerEnv("cartagena", 1, seats=2, seed=2, compiled=False, most=1)
    first = env.shown.observations.copy()
    shown = env.step(env.random_actions())
    assert shown.done[0] == CUT
    assert not np.array_equal(env.last, shown.observations)
    assert not np.array_equal(env.last, first)


def test_a_bot_that_cannot_sit_in_a_loop_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("windlass.bots.advice.AdvicePlayer.chair", lambda self, start: None)
    with pytest.raises(ValueError, match="advice decides one game at a time"):
        LearnerEnv("cartagena", 1, compiled=False)


def test_gymnasium_knows_games_with_their_rules_version_one_by_one_and_many_at_once():
    one = gymnasium.make("windlass/cartagena-v1", seats=3, opponents=["uniform", "advice"])
    many = gymnasium.make_vec("windlass/cartagena-v1", num_envs=2, compiled=False)
    assert isinstance(one.unwrapped, WindlassEnv)
    assert isinstance(many.unwrapped, WindlassVectorEnv)


def test_the_vector_gives_observations_rewards_and_endings_as_gymnasium_wants_them():
    env = WindlassVectorEnv("cartagena", 3, seats=3, seat=None, opponents=["uniform"], compiled=False, **SMALL)
    seen, _ = env.reset(seed=1)
    again, _ = env.reset(seed=1)
    assert all(np.array_equal(seen[name], again[name]) for name in seen)
    won, over, copies = 0.0, 0, []
    for _ in range(150):
        assert seen in env.observation_space
        seen, rewards, terminated, truncated, told = env.step(env.env.random_actions())
        copies.append(seen["observation"].copy())
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert not rewards[~terminated].any()
        if terminated.any():
            assert list(told["_final_obs"]) == list(terminated)
            assert [one is not None for one in told["final_obs"]] == list(terminated)
            assert all(one in env.single_observation_space for one in told["final_obs"] if one is not None)
        won += float(np.abs(rewards).sum())
        over += int(terminated.sum())
    assert over
    assert won


def test_an_illegal_action_loses_one_game_or_is_refused():
    env = WindlassEnv("cartagena", opponents=["uniform"])
    env.reset(seed=1)
    _, reward, terminated, _, told = env.step(259)
    assert (reward, terminated, told["illegal_action"]) == (-1.0, True, True)
    env = WindlassEnv("cartagena", opponents=["uniform"], on_illegal="refuse", render_mode="ansi")
    env.reset(seed=1)
    line = env.render()
    with pytest.raises(Exception, match=r"turn|nothing|action"):
        env.step(259)
    assert env.render() == line


def test_masked_learners_find_the_mask_under_the_name_they_know():
    env = WindlassEnv("gravity")
    seen, _ = env.reset(seed=1)
    assert list(np.flatnonzero(env.action_masks())) == list(np.flatnonzero(seen["action_mask"]))
