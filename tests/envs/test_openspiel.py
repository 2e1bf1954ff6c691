"""OpenSpiel's own suite, and what a state promises beyond it. Needs the extra `openspiel`: `make test-peers` installs it."""

from __future__ import annotations

import itertools
import os
import random
from typing import Any

import msgspec
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="`make test-peers` installs OpenSpiel and runs these")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402  # only where OpenSpiel is
from tests.envs.reference import GAMES, LITTLE  # noqa: E402
from tests.envs.test_peers import name_of  # noqa: E402

from windlass.engine.game import Game  # noqa: E402
from windlass.envs import openspiel  # noqa: E402

ALL = os.environ.get("WINDLASS_PEERS") == "all"
SETS = [(game, options) for game in GAMES for options in (game.option_sets() if ALL else [game.options(**LITTLE[game.id])])]
TINY = {"segments": 1, "symbols": 2, "copies": 4, "pirates": 1, "hand": 2, "actions": 2}


def loaded(game: Game, **given: Any) -> Any:
    return pyspiel.load_game(openspiel.name_of(game), given)


def played(game: Any, lots: random.Random, most: int = 100_000) -> Any:
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(lots.randrange(256) if state.is_chance_node() else lots.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "options"), SETS, ids=name_of)
def test_random_games_hold_what_openspiel_asks(game: Game, options: Any):
    given = msgspec.structs.asdict(game.long_game_limit(options))
    pyspiel.random_sim_test(loaded(game, players=given.pop("seats"), **given), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_repeats_line_by_line():
    name = str(loaded(GAMES[0], **TINY))
    text = generate_playthrough.playthrough(name, None, seed=3)
    actions = [int(line.split(": ", 1)[1]) for line in text.splitlines() if line.startswith("action: ")]
    assert len(actions) > 10
    assert generate_playthrough.playthrough(name, actions, seed=3) == text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_clone_and_a_repeated_history_are_the_same_state(game: Game):
    title = loaded(game)
    state = played(title, random.Random(2), 80)
    again = title.deserialize_state(state.serialize())
    for other in (state.clone(), again):
        assert str(other) == str(state)
        for player in range(title.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_state_sampled_for_a_player_is_one_it_cannot_tell_apart(game: Game):
    title, lots, different = loaded(game), random.Random(2), 0
    for _ in range(6):
        state = played(title, lots, lots.randrange(60, 120))
        while state.is_chance_node():
            state.apply_action(7)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, lots.random)
        different += str(other) != str(state)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(1 - player) != state.information_state_string(1 - player)
    assert different


def test_a_player_remembers_what_a_position_no_longer_shows():
    title = loaded(GAMES[0])
    start = title.new_initial_state()
    for _ in range(8):
        start.apply_action(5)
    alike = 0
    for first, second in itertools.permutations(start.legal_actions(), 2):
        one, other = start.clone(), start.clone()
        for state, actions in ((one, (first, second)), (other, (second, first))):
            for action in actions:
                if action in state.legal_actions():
                    state.apply_action(action)
        if one.observation_string(0) == other.observation_string(0):
            alike += 1
            assert one.information_state_string(0) != other.information_state_string(0)
    assert alike


def test_its_searches_play_whole_games():
    title = loaded(GAMES[0], **TINY)
    bot = ismcts.ISMCTSBot(game=title, uct_c=1.4, evaluator=mcts.RandomRolloutEvaluator(1), max_simulations=10)
    lots, state = random.Random(1), title.new_initial_state()
    while not state.is_terminal():
        state.apply_action(lots.randrange(256) if state.is_chance_node() else bot.step(state))
    assert sum(state.returns()) == 0
