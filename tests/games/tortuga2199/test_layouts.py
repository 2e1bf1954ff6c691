from __future__ import annotations

import pytest

from windlass.engine.data import BadComponents
from windlass.games.tortuga2199.components import DISTANCE, HOME, LAYOUTS, SPECIAL_SPOTS
from windlass.games.tortuga2199.layouts import Layout, Spot, checked_layouts

RING = [(0, -1), (1, -1), (1, 0), (0, 1)]


def layout(*spots: tuple[str, int, int], seats: tuple[int, ...] = (2, 3, 4)) -> Layout:
    return Layout(list(seats), [Spot(*spot) for spot in spots], "known")


SMALL = [("tortuga", 0, 0), *(("special", q, r) for q, r in RING)]


def test_the_three_layouts_have_nine_eleven_and_eleven_tiles():
    assert [len(one.spots) for one in LAYOUTS] == [9, 11, 11]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_special_spot_lies_two_moves_from_tortuga(seats: int):
    assert [DISTANCE[seats - 2][0][spot] for spot in SPECIAL_SPOTS[seats - 2]] == [2, 2, 2, 2]


def test_t_sectors_have_their_places_and_special_ones_have_none():
    assert HOME[0] == (0, 1, 2, -1, 3, 4, -1, -1, -1, -1, -1)
    assert HOME[1] == (0, 1, 2, 3, 4, 5, 6, -1, -1, -1, -1)


def test_round_tortuga_trading_posts_and_turrets_alternate():
    for one in LAYOUTS:
        ring = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
        names = [spot.sector for place in ring for spot in one.spots if (spot.q, spot.r) == place]
        assert all(name != names[index - 1] for index, name in enumerate(names))


def test_a_small_map_of_the_owners_is_accepted():
    assert checked_layouts([layout(*SMALL)])[0].seats == [2, 3, 4]


@pytest.mark.parametrize(
    ("spots", "words"),
    [
        (SMALL[1:], "0 of tortuga"),
        (SMALL[:4], "3 of special"),
        ([*SMALL, ("turrets", 0, 0)], "two tiles on one place"),
        ([*SMALL, ("turrets", 7, 7)], "the map falls apart"),
    ],
)
def test_a_map_that_cannot_be_played_is_refused(spots: list[tuple[str, int, int]], words: str):
    with pytest.raises(BadComponents, match=rf"layouts\.toml: layout for 2, 3, 4 seats: spots: {words}"):
        checked_layouts([layout(*spots)])


def test_every_number_of_seats_has_one_layout():
    with pytest.raises(BadComponents, match="0 layouts for 4 seats"):
        checked_layouts([layout(*SMALL, seats=(2, 3))])
    with pytest.raises(BadComponents, match="2 layouts for 2 seats"):
        checked_layouts([layout(*SMALL), layout(*SMALL, seats=(2,))])
