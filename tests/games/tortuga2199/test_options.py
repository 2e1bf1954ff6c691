from __future__ import annotations

import msgspec
import pytest

from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.games.tortuga2199 import GAME
from windlass.games.tortuga2199.options import HOUSE_RULES, Tortuga2199Options, in_force, long_game_limit, option_sets


def test_the_defaults_are_the_rulebooks_game():
    options = Tortuga2199Options()
    assert (options.seats, options.goal, options.round_limit, options.ships) == (2, 15, 0, "chosen")
    assert not any(in_force(options, name) for name in HOUSE_RULES)


def test_weak_play_is_bounded_and_a_given_limit_is_kept():
    assert long_game_limit(Tortuga2199Options()).round_limit == 100
    assert long_game_limit(Tortuga2199Options(round_limit=7)).round_limit == 7


def test_the_option_sets_switch_every_rule_on_and_off():
    for name in HOUSE_RULES:
        assert {in_force(options, name) for options in option_sets()} == {True, False}


@pytest.mark.parametrize(
    "options", [{"seats": 5}, {"seats": 1}, {"goal": 2}, {"scenario": "quiet"}, {"ships": "bought"}, {"no_attacks": 1}]
)
def test_impossible_options_are_refused(options: dict[str, object]):
    with pytest.raises(Refusal, match="options"):
        convert_options(GAME, options)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Tortuga2199Options)
