"""One game stepped from Python: the games of plain positions, and nothing but what is on the menu."""

from __future__ import annotations

import random

import pytest
from tests.envs.reference import LITTLE

from windlass.engine.registry import find_game
from windlass.envs import Stepper
from windlass.envs.episode import Episode


@pytest.mark.parametrize("compiled", [True, False])
def test_it_plays_the_games_of_plain_positions(compiled: bool):
    options = {"seats": 3, **LITTLE["cartagena"]}
    stepper, episode, lots = Stepper("cartagena", seed=5, compiled=compiled, **options), Episode("cartagena", options), random.Random(1)
    for stream in (0, 1, 0):
        stepper.deal(stream)
        episode.deal(5, stream)
        while stepper.count:
            assert list(stepper.menu[: stepper.count]) == episode.legal
            assert stepper.actor == episode.actor
            action = lots.choice(episode.legal)
            assert stepper.play(action) == stepper.count
            episode.play(action)
        assert episode.is_over
        assert stepper.position == episode.state
        assert stepper.returns == episode.returns != [0, 0, 0]


def test_what_is_not_on_the_menu_is_refused_and_nothing_has_changed():
    stepper = Stepper("gravity", compiled=False)
    before, menu = stepper.position, list(stepper.menu[: stepper.count])
    with pytest.raises(ValueError, match=f"{find_game('gravity').actions - 1} is not among the {len(menu)} actions"):
        stepper.play(find_game("gravity").actions - 1)
    assert (stepper.position, list(stepper.menu[: stepper.count])) == (before, menu)
