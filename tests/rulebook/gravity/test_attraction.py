"""Rulebook, "Islands phase": several islands pulled at once, and what happens to those left behind."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import Board, docking, table
from tests.rulebook.gravity.test_islands_phase import adrift, phase

from windlass.engine.refusal import Refusal

# -- Several islands pulled ------------------------------------------------------------------------------------------


def test_pulled_islands_are_placed_in_the_order_of_their_numbers():  # ruling gravity-14
    board = phase("1+6.0=a2 3+1.0 4=b2 5")
    assert (board.part("target"), board.part("scope")) == ("4", "45")
    board.play("side0", "look0")
    assert (board.part("target"), board.part("step")) == ("5", "placing")


def test_a_side_taken_by_one_pulled_island_is_not_free_for_the_next():
    board = phase("1+6.0=a2 3+1.0 4=b2 5")
    assert board.legal() == ["side0", "side1", "side5"]
    board.play("side1", "look0")
    assert board.legal() == ["side0", "side5"]
    with pytest.raises(Refusal, match=r"gravity\.side-taken"):
        board.play("side1")


def test_three_islands_are_pulled_each_to_its_own_side_and_its_own_way_round():
    board = phase("1+11.0 2=a2 4=b2", first="b").play("side5", "look1", "side0", "look2", "side1", "look3")
    assert [board.part(island)[1] for island in "345"] == ["1", "2", "3"]
    q, r = board.cell("1")
    assert [board.cell(island) for island in "345"] == [(q, r - 1), (q + 1, r - 1), (q + 1, r)]
    assert board.touches("1") == "R23456"
    assert [board.gravity(island) for island in "1345"] == ["8.0", "1.0", "1.0", "1.0"]


def test_islands_not_pulled_stay_where_they_are():
    board = phase("1+6.0=a2 3+1.0 4=b2 5")
    before = {island: (board.cell(island), board.part(island)[:2]) for island in "R1236"}
    board.play("side0", "look4", "side5", "look1")
    assert {island: (board.cell(island), board.part(island)[:2]) for island in "R1236"} == before


def test_what_islands_yield_follows_the_way_a_pulled_island_is_laid():
    yields = set()
    for side in range(6):
        board = phase("1+1.3=a2 2+2.0 3+0.2 4+4.0=b2").play("side3", f"look{side}")
        fresh = table("1=a2 4=b2", tiles=" ".join(f"{island}A{board.part(island)[1]}" for island in "123456R"), cells=cells(board))
        assert [board.flow(island) for island in "R123456"] == [fresh.flow(island) for island in "R123456"]
        yields.add(board.flow("6"))
    assert len(yields) > 1


def cells(board: Board) -> str:
    return " ".join("{}@{},{}".format(island, *board.cell(island)) for island in "R123456")


def test_just_enough_gravity_for_all_joined_islands_asks_nobody():
    board = phase("1=a2 2+1.0 3+1.0 4+2.5=b2 6").play("side2", "look0", "side3", "look0")
    assert [board.gravity(island) for island in "416"] == ["0.0", "1.0", "1.0"]
    assert board.part("round") == "2"


def test_only_islands_joined_just_now_receive_gravity():
    board = phase("1+1.3=a2 2+2.0 3+0.2 4+4.0=b2").play("side3", "look0")
    assert [board.gravity(island) for island in "R12356"] == ["0.0", "1.0", "2.0", "0.0", "0.0", "1.0"]


def test_where_nothing_is_left_to_pull_the_strongest_keeps_its_gravity():
    board = phase("R+7.0=a3 4=b2")
    assert board.gravity("R") == "7.0"
    assert board.part("round") == "2"


def test_an_island_is_pulled_from_any_distance():
    board = phase("1+1.0=a2 2 3+1.0 4+3.0=b2 5+1.0 6+1.0 R+1.0", cells="2@7,-3 3@7,-2")
    assert board.part("target") == "2"
    assert "4" in board.play("side2", "look0").touches("2")


def test_equally_unstable_islands_are_chosen_one_after_the_other():
    board = phase("1=a2 4+6.0=b2")
    assert board.legal() == ["pull1", "pull2", "pull6"]
    assert board.play("pull6").legal() == ["pull1", "pull2"]
    assert board.play("pull1").part("scope") == "16"
    assert board.part("step") == "placing"


# -- Islands adrift --------------------------------------------------------------------------------------------------


def drifting(cells: str, target: str = "6", **parts: object) -> Board:
    """A board on which the first player attaches an island adrift."""
    return docking("1=a3 4=b2", cells, target, **parts)


def test_an_island_adrift_goes_to_the_very_cell_of_the_side_chosen():
    for dock, cell in (("dock1.0", (2, -1)), ("dock1.1", (2, 0))):
        assert adrift(first="a").play("side0", "look0", dock).cell("2") == cell


def test_a_cell_beside_two_nearest_islands_is_preferred_to_one_beside_a_single_nearest_island():  # ruling gravity-15
    board = drifting("6@0,0 R@2,-1 3@3,-1 4@3,-2 1@-2,0 2@-2,1 5@-3,0")
    assert board.legal() == ["dock1.1"]  # beside 1 and 2; Rundor is as near, but alone
    assert board.play("dock1.1").touches("6") == "12"


def test_between_cells_that_touch_as_many_nearest_islands_the_first_player_chooses():  # ruling gravity-15
    board = drifting("6@0,0 R@2,-1 3@3,-1 4@3,-2 1@-2,0 2@-3,1 5@-3,0", first="b", mover="b")
    assert board.legal() == ["dockR.3", "dockR.4", "dock1.1"]
    assert board.actor() == "b"


def test_an_island_far_adrift_comes_all_the_way_back():
    board = drifting("6@0,0 R@4,0 1@5,0 2@6,0 3@7,0 4@8,0 5@9,0")
    assert board.legal() == ["dockR.4"]
    assert board.play("dockR.4").touches("6") == "R"


def test_farther_islands_do_not_count_though_a_cell_would_touch_them():  # ruling gravity-15
    board = drifting("6@0,0 R@2,0 1@1,2 2@3,0 3@4,0 4@5,0 5@6,0", scope="16")
    assert board.legal() == ["dockR.4"]  # beside the nearest, which is two steps away
    assert board.play("dockR.4").touches("6") == "R"


def test_an_island_adrift_brings_along_all_that_is_on_it():
    board = docking("1=a3 4=b2 6+2.0=m2", "6@3,-2", "6")
    board.play(board.legal()[0])
    assert (board.pieces("6"), board.gravity("6")) == ("m2", "2.0")


def test_after_the_phase_no_island_touches_nothing():
    board = adrift(first="a").play("side0", "look0")
    board.play(board.legal()[0])
    assert all(board.touches(island) for island in "R123456")


def test_the_first_player_of_the_round_attaches_islands_adrift_for_any_owner():
    board = adrift(first="a").play("side0", "look0")
    assert (board.actor(), board.part("strongest")) == ("a", "4")  # red owns the strongest island
