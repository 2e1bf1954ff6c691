"""The batched stepper: what it does is what plain positions do, in any number of lanes and threads, in arrays of the caller's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.envs.reference import GAMES, LITTLE, Reference

from windlass.engine.game import Game
from windlass.engine.registry import find_game
from windlass.envs import CUT, ENDED, BatchedEnv, Shown
from windlass.envs.batched import SLICE

CARTAGENA = find_game("cartagena")


def played(env: BatchedEnv, steps: int) -> list[Any]:
    """Copies of all that was shown while lots were played."""
    return [[array.copy() for array in env.step(env.random_actions())] for _ in range(steps)]


def same(one: list[Any], other: list[Any], lanes: int) -> bool:
    return all(np.array_equal(a[:lanes], b[:lanes]) for x, y in zip(one, other, strict=True) for a, b in zip(x, y, strict=True))


def check_against_reference(game: Game, options: dict[str, Any], steps: int, *, compiled: bool) -> None:
    env = BatchedEnv(game, 3, seed=9, compiled=compiled, **options)
    lanes = [Reference(game, env.options, 9, lane) for lane in range(3)]
    ends = 0
    for _ in range(steps):
        for lane, reference in enumerate(lanes):
            observation, mask, actor = reference.shown()
            assert np.array_equal(env.shown.observations[lane], observation)
            assert np.array_equal(env.shown.masks[lane], mask)
            assert (env.shown.actor[lane], env.legal(lane)) == (actor, reference.legal())
        actions = env.random_actions()
        shown = env.step(actions)
        for lane, reference in enumerate(lanes):
            done, rewards = reference.step(int(actions[lane]))
            assert shown.done[lane] == done
            assert np.allclose(shown.rewards[lane], rewards)
            ends += done
    assert ends, "no game ended"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lane_is_a_game_after_the_other_as_plain_positions_play_it(game: Game):
    check_against_reference(game, {"seats": 3, **LITTLE[game.id]}, 700, compiled=False)


def test_compiled_lanes_are_the_same():
    check_against_reference(CARTAGENA, {"seats": 3, **LITTLE["cartagena"]}, 400, compiled=True)


def test_a_lane_plays_the_same_whatever_the_number_of_lanes_and_threads():
    many = played(BatchedEnv("cartagena", 2 * SLICE, seed=4, threads=2), 30)
    assert same(many, played(BatchedEnv("cartagena", 2 * SLICE, seed=4, threads=1), 30), 2 * SLICE)
    assert same(many, played(BatchedEnv("cartagena", 5, seed=4), 30), 5)
    assert not same(many, played(BatchedEnv("cartagena", 5, seed=5), 30), 5)


def test_the_seed_begins_all_lanes_anew():
    env = BatchedEnv("gravity", 2, seed=4, compiled=False)
    first = played(env, 5)
    env.reset(4)
    assert same(first, played(env, 5), 2)
    env.reset()
    assert not same(first, played(env, 5), 2)


def test_an_action_that_is_not_allowed_is_refused_and_no_lane_has_moved():
    env = BatchedEnv("cartagena", 3, seed=1, compiled=False)
    before, actions = [array.copy() for array in env.shown], env.random_actions()
    actions[2] = CARTAGENA.actions - 1  # nobody ends a turn that has not begun
    with pytest.raises(ValueError, match="lane 2 may not play 259"):
        env.step(actions)
    with pytest.raises(ValueError, match="lane 0 may not play -1"):
        env.step(np.full(3, -1))
    assert all(np.array_equal(now, then) for now, then in zip(env.shown, before, strict=True))
    for wrong in (np.zeros(2, int), np.zeros(3), "abc"):
        with pytest.raises(ValueError, match="3 whole numbers"):
            env.step(wrong)


def test_room_for_actions_must_be_of_the_right_kind():
    env = BatchedEnv("cartagena", 2, compiled=False)
    for wrong in (np.zeros(2, np.int32), np.zeros(3, np.int64), np.zeros((2, 2), np.int64)[:, 0]):
        with pytest.raises(ValueError, match="array of int64"):
            env.random_actions(wrong)


def test_a_game_is_cut_off_after_the_most_decisions():
    env = BatchedEnv("cartagena", 1, seed=1, most=7, compiled=False)
    done = [int(shown[3][0]) for shown in played(env, 14)]
    assert done == [0, 0, 0, 0, 0, 0, CUT] * 2


def test_rewards_come_once_and_sum_to_nothing():
    env = BatchedEnv("cartagena", 1, seed=1, seats=4, compiled=False, **LITTLE["cartagena"])
    seen = played(env, 300)
    ends = [shown for shown in seen if shown[3][0] == ENDED]
    assert ends
    assert all(abs(shown[2].sum()) < 1e-6 and shown[2].max() > 0 for shown in ends)
    assert all(not shown[2].any() for shown in seen if shown[3][0] == 0)


def test_steps_write_into_the_arrays_of_the_caller():
    size = BatchedEnv("cartagena", 2, compiled=False).shapes()
    mine = Shown(*(np.full(shape, 7, kind) for shape, kind in zip(size, (np.float32, bool, np.float32, np.int8, np.int32), strict=True)))
    env = BatchedEnv("cartagena", 2, seed=3, compiled=False, into=Shown(*(Lent(array) for array in mine)))
    env.step(Lent(np.array([env.legal(0)[0], env.legal(1)[0]])))
    assert all(np.shares_memory(array, seen) for array, seen in zip(mine, env.shown, strict=True))
    assert [list(np.flatnonzero(row)) for row in mine.masks] == [env.legal(0), env.legal(1)]


class Lent:
    """An array of another library: all that is known of it is that it lends its memory."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **asked: Any) -> Any:
        return self.array.__dlpack__(**asked)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def frozen(array: Any) -> Any:
    array.flags.writeable = False
    return array


@pytest.mark.parametrize("change", [lambda a: a.astype(np.float64), lambda a: a[:, :-1], np.asfortranarray, frozen])
def test_arrays_that_cannot_be_written_in_place_are_refused(change: Any):
    shown = BatchedEnv("cartagena", 2, compiled=False).shown
    with pytest.raises(ValueError, match=r"observations must be a writable, contiguous array of float32 of shape \(2, 444\)"):
        BatchedEnv("cartagena", 2, compiled=False, into=shown._replace(observations=change(shown.observations)))


def test_what_is_not_wanted_is_not_written():
    env = BatchedEnv("cartagena", 2, compiled=False, observations=False, masks=False)
    assert (env.shown.observations.size, env.shown.masks.size) == (0, 0)
    assert played(env, 3)


def test_a_position_is_given_redacted():
    env = BatchedEnv("cartagena", 1, seed=2, compiled=False, seats=3)
    state: Any = env.redacted(0, 1)
    assert state.chance == [0, 0, 0, 0]
    assert sum(state.hand[1]) == 6
    assert sum(state.hand[0]) == sum(state.hand[2]) == 0
