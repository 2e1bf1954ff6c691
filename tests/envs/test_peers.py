"""The suites by which PettingZoo, Gymnasium and OpenSpiel judge environments, as their packages bring them.

Here one option set a game is judged; `make test-peers` judges all of them (WINDLASS_PEERS=all), OpenSpiel's among them.
"""

from __future__ import annotations

import os
import warnings
from typing import Any

import gymnasium
import msgspec
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from tests.envs.reference import GAMES

import windlass.envs.gymnasium  # noqa: F401  # names the games
from windlass.engine.game import Game
from windlass.envs.pettingzoo import env, raw_env

ALL = os.environ.get("WINDLASS_PEERS") == "all"
SETS = [(game, options) for game in GAMES for options in (game.option_sets() if ALL else game.option_sets()[2:3])]


def name_of(value: Any) -> str:
    if isinstance(value, Game):
        return value.id
    changed = msgspec.structs.asdict(value)
    return " ".join(f"{name}={said}" for name, said in changed.items() if said != getattr(type(value)(), name) or name == "seats")


every_set = pytest.mark.parametrize(("game", "options"), SETS, ids=name_of)


@every_set
@pytest.mark.parametrize("form", ["flat", "dictionary"])
def test_pettingzoo_finds_the_interface_kept(game: Game, options: Any, form: str):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation")  # it would rather see arrays than dictionaries
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")  # those of seats that are not asked
        made = env(game, form=form, **msgspec.structs.asdict(options))
        assert str(made) == f"{game.id}_v{game.version}"
        api_test(made, num_cycles=1000 if ALL else 300)


@every_set
def test_pettingzoo_finds_the_same_game_for_the_same_seed(game: Game, options: Any):
    seed_test(lambda: env(game, **msgspec.structs.asdict(options)), num_cycles=500 if ALL else 60)


def test_pettingzoo_cuts_games_off_after_the_cycles_asked_for():
    made = env("cartagena", seats=3, max_cycles=4)
    made.reset(seed=1)
    asked = [
        made.step(made.action_space(agent).sample(made.observe(agent)["action_mask"]))
        for agent, _ in zip(made.agent_iter(), range(4), strict=False)
    ]
    assert len(asked) == 4
    assert all(made.truncations.values())
    assert not any(made.terminations.values())


def test_pettingzoo_sees_who_plays_an_illegal_action_lose_and_the_raw_environment_refuse_it():
    made = env("cartagena", seats=3)
    made.reset(seed=1)
    made.step(259)
    assert made.rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}
    assert all(made.terminations.values())
    raw = raw_env("cartagena", seats=3, render_mode="ansi")
    raw.reset(seed=1)
    before = raw.render()
    with pytest.raises(Exception, match="turn"):
        raw.step(259)
    assert raw.render() == before


@every_set
@pytest.mark.parametrize("form", ["flat", "dictionary"])
def test_gymnasium_finds_its_interface_kept(game: Game, options: Any, form: str):
    name = f"windlass/{game.id}-v{game.version}"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, form=form, seat=None, disable_env_checker=True, **msgspec.structs.asdict(options)).unwrapped)


@every_set
def test_gymnasium_makes_them_by_name(game: Game, options: Any):
    made = gymnasium.make(
        f"windlass/{game.id}-v{game.version}", render_mode="ansi", opponents=["uniform"], **msgspec.structs.asdict(options)
    )
    seen, _ = made.reset(seed=3)
    over = False
    while not over:  # its passive checker looks at every step
        seen, reward, terminated, truncated, _ = made.step(made.action_space.sample(seen["action_mask"]))
        over = terminated or truncated
    assert -1 <= float(reward) <= 1
    assert made.render()
