"""Rulebook, "Mining gravity": sources, conduits, circuits and what an island yields."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import acting, table

from windlass.engine.refusal import Refusal
from windlass.games.gravity.view import view

EXAMPLE = "4A5 6B4 2A1 3A3 5B2 1B3 RB4"  # fixture F1: the tiles of places 1 to 6, then the centre


def circuits(board, island: str) -> list[str]:
    return view(board.state, -1).islands["R123456".index(island)].circuits


def test_red_mines_two_on_one_island_one_on_another_and_nothing_on_the_third():  # the rulebook's example, fixture F1
    board = acting("6=b1 3=b1 5=b1 1=a2", 2, seat="b", tiles=EXAMPLE)
    assert {island: board.flow(island) for island in "462351"} == {"4": 1, "6": 2, "2": 0, "3": 0, "5": 1, "1": 2}
    assert circuits(board, "6") == ["inner-blue", "outer-red"]
    assert circuits(board, "5") == ["inner-red"]
    assert circuits(board, "4") == ["outer-blue"]
    assert circuits(board, "1") == ["inner-red", "inner-blue"]
    board.play("mine", "digall")
    assert [board.gravity(island) for island in "635"] == ["2.0", "0.0", "1.0"]
    assert [board.gravity(island) for island in "421R"] == ["0.0"] * 4


def test_an_inner_blue_and_an_outer_circuit_of_both_colours_yield_three():  # the rulebook's case T7, fixture F2
    board = table(tiles="4A1 RA3 2B0 5B1 1B3 6A5 3B4", cells="3@0,0 R@1,0")
    assert board.flow("3") == 3
    assert circuits(board, "3") == ["inner-blue", "outer-red", "outer-blue"]


def test_no_island_yields_more_than_four():  # fixture F3
    board = table(tiles="4B3 1A5 RB3 5B4 2B4 6A5 3B1", cells="3@0,0 R@0,1")
    assert board.flow("3") == 4


def test_an_island_alone_yields_the_same_however_it_is_turned():
    for turned in range(6):
        board = table(tiles=f"1A0 2A0 3A0 4A0 5A{turned} 6A0 RA0", cells="5@9,9")
        assert board.flow("5") == 1
        assert circuits(board, "5") == ["inner-red"]


def test_sources_on_the_adjoining_sides_of_neighbours_count_like_own_ones():
    alone = table(tiles="4A5 6B4 2A1 3A3 5B2 1B3 RB4", cells="6@9,9")
    assert alone.flow("6") == 0
    assert table(tiles=EXAMPLE).flow("6") == 2


def test_turning_an_island_changes_what_it_and_its_neighbours_yield():
    board = acting("1=a2 4=b2", 5)
    before = {island: board.flow(island) for island in "123456"}
    board.play("rotate", "turn1.1")
    changed = {island for island in "123456" if board.flow(island) != before[island]}
    assert "1" in changed
    assert changed <= {"1", "2", "6"}


def test_rundor_yields_nothing_but_feeds_its_neighbours():
    board = acting("R=a2 5=a1 4=b2", 2)
    assert board.flow("R") == 0
    with pytest.raises(Refusal, match=r"gravity\.rundor-not-mined"):
        board.play("mine", "digR")
    assert table(cells="R@9,9").flow("5") != table().flow("5")


def test_islands_may_be_left_out():
    board = acting("1=a1 2=a1 3=a1 4=b2", 2).play("mine", "dig2", "enough")
    assert [board.gravity(island) for island in "123"] == ["0.0", "1.0", "0.0"]


def test_an_island_is_mined_whole_or_not_at_all():
    board = acting("5=a2 4=b2", 2)
    assert board.flow("5") == 2
    board.play("mine", "dig5")
    assert board.gravity("5") == "2.0"


def test_mining_ends_when_no_island_is_left_and_needs_at_least_one():
    board = acting("1=a1 2=a1 4=b2", 2)
    with pytest.raises(Refusal, match=r"gravity\.choose-first"):
        board.play("mine", "enough")
    board.play("dig1")
    assert board.legal() == ["enough", "dig2"]
    with pytest.raises(Refusal, match=r"gravity\.choose-one"):
        board.play("digall")
    with pytest.raises(Refusal, match=r"gravity\.already-used"):
        board.play("dig1")
    assert board.play("dig2").actor() != "" and board.part("step") != "mining"


def test_only_own_islands_are_mined_and_only_those_that_yield():
    board = acting("1=a1 4=a1 2=a1 5=b2", 2).play("mine")
    with pytest.raises(Refusal, match=r"gravity\.not-yours"):
        board.play("dig5")
    with pytest.raises(Refusal, match=r"gravity\.nothing-to-mine"):
        board.play("dig4")


def test_mined_gravity_lies_on_the_island_it_was_mined_on_beside_what_was_there():
    assert acting("5+1.1=a2 4=b2", 2).play("mine", "dig5").gravity("5") == "3.1"


def test_tokens_do_not_run_out():  # ruling gravity-12
    board = acting("5+60.0=a2 4+80.0=b2", 2).play("mine", "dig5")
    assert board.gravity("5") == "62.0"
    board = acting("5+6000.0=a2 4+3999.0=b2", 2).play("mine", "dig5")
    assert board.gravity("5") == "6000.0"  # beyond any game
