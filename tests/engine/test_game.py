from __future__ import annotations

import pytest

from windlass.engine.game import returns
from windlass.engine.registry import find_game


@pytest.mark.parametrize(
    ("rank", "expected"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 2, 2, 4], [1, 0, 0, -1]),
        ([1, 1, 3], [0.5, 0.5, -1]),
    ],
)
def test_returns_are_zero_sum_and_ties_share(rank: list[int], expected: list[float]):
    assert returns([*rank, 0, 0], len(rank)) == pytest.approx(expected)
    assert sum(returns(rank, len(rank))) == pytest.approx(0)


def test_a_seat_alone_wins_nothing():
    assert returns([1], 1) == [0.0]


def test_a_game_can_be_the_key_of_a_cache():
    assert {find_game("cartagena"): 1}[find_game("cartagena")] == 1
