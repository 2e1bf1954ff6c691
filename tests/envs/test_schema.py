"""What a seat observes: named, versioned, and the same for all positions the seat cannot tell apart."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest
from tests.envs.reference import GAMES

from windlass.engine.game import Game
from windlass.envs.episode import Episode
from windlass.envs.schema import schema_of


def play_on(game: Game, steps: int, lots: random.Random, **options: Any) -> Episode:
    episode = Episode(game, options)
    episode.deal(lots.randrange(1 << 40))
    for _ in range(steps):
        if episode.is_over:
            break
        episode.play(lots.choice(episode.legal))
    return episode


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_positions_that_a_seat_cannot_tell_apart_look_the_same_in_every_form(game: Game):
    lots, different = random.Random(3), 0
    for _ in range(25):
        episode = play_on(game, lots.randrange(120), lots, seats=3)
        seat = lots.randrange(3)
        before = episode.observe(seat, "flat"), episode.observe(seat, "dictionary")
        true = episode.state.copy()
        game.redact(episode.state, seat)
        episode.state.chance = [lots.randrange(1 << 32) for _ in range(4)]
        game.imagine(episode.state, seat)
        different += episode.state.key() != true.key()
        after = episode.observe(seat, "flat"), episode.observe(seat, "dictionary")
        assert np.array_equal(before[0], after[0])
        assert before[1].keys() == after[1].keys()
        assert all(np.array_equal(before[1][name], after[1][name]) for name in before[1])
    assert different > 10, "the worlds imagined were always the true one"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_schema_names_every_number_and_the_rules_version(game: Game):
    schema = schema_of(game)
    said = json.loads(json.dumps(schema.describe()))
    assert said["id"] == f"{game.id}-v{game.version}"
    assert schema.version.startswith(f"{game.version}.")
    assert (
        len(said["features"])
        == len(set(said["features"]))
        == len(Episode(game, {}).schema.flat(play_on(game, 0, random.Random(1)).redacted(0), 0))
    )
    assert set(said["fields"]) == set(game.state.fields) - {"chance"}


def test_what_is_not_zero_is_told_by_name():
    episode = play_on(GAMES[0], 0, random.Random(1))
    told = episode.schema.named(episode.observe(episode.actor, "flat"))
    assert told["crew 0: cards"] == 6
    assert told["crew 0: on turn"] == 1
    assert 0 not in told.values()


def test_versions_of_games_differ():
    assert len({schema_of(game).version for game in GAMES}) == len(GAMES)
