"""Random games: every menu is well formed, every component stays, every game ends."""

from __future__ import annotations

import pytest
from tests.conformance.cases import Case, dealt, each_case, each_game, menu, samples, walk

from windlass.engine.game import Game
from windlass.engine.journal import CAPACITY
from windlass.engine.registry import game_ids
from windlass.games import GAMES


def test_every_game_of_the_package_is_registered():
    assert game_ids()[: len(GAMES)] == list(GAMES)


@each_game()
def test_option_sets_meet_every_seat_count(game: Game):
    assert {options.seats for options in game.option_sets()} == set(game.seat_counts)


@each_game()
def test_a_position_has_a_generator_of_four_words_and_stays_small(game: Game):
    assert game.state.fields["chance"].shape == (4,)
    assert game.state.dtype.itemsize <= 2048


@each_case()
@pytest.mark.parametrize("seed", [1, 2])
def test_menus_are_sorted_and_never_empty_until_the_game_ends(case: Case, seed: int):
    game, last = case.game, None
    for step in walk(case, seed):
        assert list(step.menu) == sorted(set(step.menu))
        assert step.menu[0] >= 0
        assert step.menu[-1] < game.actions
        assert 0 <= step.actor < case.seats
        assert len(step.rows) <= CAPACITY
        assert all(0 <= row[0] < len(game.events) for row in step.rows)
        last = step.after
    rank = [0] * 8
    ending = game.outcome(last, rank)
    assert 1 <= ending <= len(game.endings)
    assert game.actor(last) == -1
    assert menu(game, last) == []
    assert_places(rank[: case.seats])


def assert_places(rank: list[int]) -> None:
    """Whoever shares a place leaves the next ones empty: one more than the number of better seats."""
    assert rank == [1 + sum(other < own for other in rank) for own in rank]


@each_case()
def test_no_component_appears_or_vanishes(case: Case):
    first, _ = dealt(case, 3)
    expected = case.game.conserved(first)
    for step in walk(case, 3):
        assert case.game.conserved(step.after) == expected, case.game.print_position(step.before)


@each_case()
def test_a_game_that_goes_on_has_no_outcome(case: Case):
    for step in samples(case):
        assert case.game.outcome(step.before, [0] * 8) == 0


@each_case()
def test_asking_changes_nothing(case: Case):
    for step in samples(case):
        before = step.before.to_bytes()
        case.game.legal(step.before, [0] * case.game.actions)
        case.game.outcome(step.before, [0] * 8)
        case.game.actor(step.before)
        case.game.conserved(step.before)
        case.game.print_position(step.before)
        assert step.before.to_bytes() == before


@each_case()
def test_advice_has_a_weight_and_a_reason_for_every_legal_action(case: Case):
    game = case.game
    for step in samples(case):
        known = step.before.copy()
        game.redact(known, step.actor)
        before = known.to_bytes()
        weight, reason = [None] * game.actions, [None] * game.actions
        game.weigh(known, list(step.menu), len(step.menu), weight, reason)
        assert known.to_bytes() == before
        for index in range(len(step.menu)):
            assert type(weight[index]) is int
            assert abs(weight[index]) < 2**31
            assert 0 <= reason[index] < len(game.reasons)
