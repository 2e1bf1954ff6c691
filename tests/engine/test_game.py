from __future__ import annotations

from windlass.engine.registry import find_game


def test_a_game_can_be_the_key_of_a_cache():
    assert {find_game("cartagena"): 1}[find_game("cartagena")] == 1
