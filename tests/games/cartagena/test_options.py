from __future__ import annotations

import msgspec
import pytest

from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.games.cartagena.options import CartagenaOptions, long_game_limit, option_sets


def test_defaults_are_the_rulebooks_game():
    assert CartagenaOptions() == CartagenaOptions(
        seats=2,
        variant="jamaica",
        track="",
        segments=6,
        symbols=6,
        copies=17,
        pirates=6,
        actions=3,
        hand=6,
        boat_retreat=True,
        skip_draws=False,
        stall_limit=0,
    )


def test_option_sets_play_every_variant_with_every_seat_count():
    met = {(options.variant, options.seats) for options in option_sets()}
    assert met >= {(variant, seats) for variant in ("jamaica", "tortuga", "hispaniola") for seats in range(2, 6)}


def test_simulation_bounds_a_game_that_has_no_bound():
    assert long_game_limit(CartagenaOptions()).stall_limit == 100
    assert long_game_limit(CartagenaOptions(stall_limit=7)).stall_limit == 7


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "cuba"},
        {"track": "7"},
        {"track": "1,2"},
        {"segments": 7},
        {"symbols": 0},
        {"copies": 21},
        {"pirates": 9},
        {"actions": 0},
        {"hand": 0},
        {"hand": 13},
        {"boat_retreat": 1},
        {"stall_limit": -1},
    ],
)
def test_values_outside_their_bounds_are_refused(options: dict[str, object]):
    with pytest.raises(Refusal, match=r"options\.invalid"):
        Match.new("cartagena", **options)


def test_options_survive_json():
    for options in option_sets():
        assert msgspec.json.decode(msgspec.json.encode(options), type=CartagenaOptions) == options
