"""Exact values: of games small enough to check by hand, and of tiny Cartagena against what the rules do."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from windlass.engine.chance import key as begin
from windlass.games.cartagena.options import TINY
from windlass.lab.exact import Rules, Solution
from windlass.lab.tiny import GAME, actions, after, key, muted, solve, starts

SMALL = msgspec.structs.replace(TINY, hand=1)


def heap(take: int) -> Rules:
    """Nim with one heap: a position is (matches, actor); whoever takes the last wins."""
    return Rules(
        key=lambda position: position,
        actor=lambda position: position[1] if position[0] else -1,
        actions=lambda position: range(1, min(take, position[0]) + 1),
        after=lambda position, action: [(1.0, (position[0] - action, 1 - position[1]))],
        result=lambda position: (float(position[1] == 1), float(position[1] == 0)),
    )


def test_a_heap_is_lost_at_every_multiple_of_one_more_than_may_be_taken():
    solution = Solution(heap(3), [(12, 0)])
    for matches, actor in solution.positions:
        if matches:
            assert solution.value((matches, actor), actor) == (matches % 4 != 0)
    assert solution.losses((5, 0)) == {1: 0, 2: 1, 3: 1}


def test_chance_is_weighed_and_going_in_circles_is_worth_nothing():
    """From "a" one may draw a lot for three quarters or a half, or go round for ever."""
    lots = {"b": (0.75, 0.25), "c": (0.5, 0.5), "won": (1.0, 0.0), "lost": (0.0, 1.0)}
    found = {"lot": [(0.5, "won"), (0.5, "lost")], "good": [(0.75, "won"), (0.25, "lost")], "round": [(1.0, "a")]}
    rules = Rules(
        key=str,
        actor=lambda position: 0 if position == "a" else -1,
        actions=lambda _position: range(3),
        after=lambda _position, action: list(found.values())[action],
        result=lambda position: lots[position],
    )
    solution = Solution(rules, ["a"])
    assert solution.value("a", 0) == 0.75
    assert solution.losses("a") == pytest.approx({0: 0.25, 1: 0.0, 2: 0.0})
    assert solution.value("a", 1) == 0  # seat 0 may go round for ever


def test_every_position_of_tiny_cartagena_is_worth_its_best_action():
    solution = solve(SMALL, 40)
    assert len(solution.positions) > 500
    for position in solution.positions[::7]:
        if GAME.actor(position) >= 0:
            assert min(solution.losses(position).values()) == pytest.approx(0, abs=1e-8)
    total = solution.values.sum(axis=0)
    assert total.max() <= 1 + 1e-8


def test_what_chance_may_do_is_what_the_rules_do():
    """Every order of a new row comes as often as the solver says, and no other."""
    options = msgspec.structs.replace(TINY, copies=3, hand=1)
    tried = 0
    queue, seen = starts(options, 20), set()
    while queue and tried < 3:
        state = queue.pop()
        for action in actions(state) if GAME.actor(state) >= 0 else ():
            found = after(state, action)
            if len(found) > 1:
                tried += 1
                assert sum(share for share, _ in found) == pytest.approx(1)
                expected = {key(position): share for share, position in found}
                counted: Counter[tuple[int, ...]] = Counter()
                for lots in range(600):
                    begin(state.chance, 5, lots)
                    GAME.apply(other := state.copy(), action, muted())
                    counted[key(other)] += 1
                assert set(counted) <= set(expected)
                for position, share in expected.items():
                    assert counted[position] / 600 == pytest.approx(share, abs=0.09)
            for _, position in found:
                if key(position) not in seen:
                    seen.add(key(position))
                    queue.append(position)
    assert tried == 3
