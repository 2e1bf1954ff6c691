"""Rulebook, "Neighbouring islands": those that share a side with an own island, wherever the islands have drifted."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import acting, table

from windlass.engine.refusal import Refusal

# Island 1 lies far out in the west; only island 6 touches it. Rundor keeps the company of the others.
FAR = "1@-3,0 6@-2,0 5@-1,0"


def test_only_islands_that_share_a_side_are_neighbours():
    board = table("1=a2 4=b2", cells=FAR)
    assert board.touches("1") == "6"
    assert board.touches("6") == "15"


@pytest.mark.parametrize("step", [(2, 0), (-2, 0), (0, 2), (0, -2), (2, -2), (-2, 2), (1, 1), (-1, -1), (2, -1), (-2, 1), (1, -2), (-1, 2)])
def test_islands_two_cells_apart_do_not_touch(step):
    q, r = step
    for one, other in (("R", "1"), ("1", "6"), ("6", "2")):
        away = " ".join(f"{name}@{40 + 10 * place},0" for place, name in enumerate("R123456") if name not in (one, other))
        board = table("1=a2 4=b2", cells=f"{one}@0,0 {other}@{q},{r} {away}")
        assert (board.touches(one), board.touches(other)) == ("", "")


def test_rundor_is_no_neighbour_where_it_does_not_touch():
    with pytest.raises(Refusal, match=r"gravity\.not-neighbour"):
        acting("1=a3 6=m1 4=b2 R=m1", 1, cells=FAR).play("capture", "from1", "takeR")
    assert acting("1=a2 6=m4 4=b2 R=m4", 3, cells=FAR).play("superiority").legal() == ["strike6"]
    assert acting("1=a2 6=m1 4=b2 R=m1", 6, cells=FAR).play("bribe").legal() == ["lure6"]
    assert acting("1=a2 6+1.0 4=b2 R+1.0", 6, cells=FAR).play("speculate").legal() == ["spoil6"]
    assert acting("1=a2 4=b2", 5, cells=FAR, ability="4/2").play("rotate", "turn1.1").legal() == ["enough", "tug6.-", "tug6.+"]


def test_rundor_is_a_neighbour_like_any_where_it_touches():
    assert acting("1=a3 4=b2 R=m4", 3).play("superiority").legal() == ["strikeR"]
    assert acting("1=a3 4=b2 R=m1", 6).play("bribe").legal() == ["lureR"]
    assert acting("1=a3 4=b2 R+1.0", 6).play("speculate").legal() == ["spoilR"]
    assert acting("1=a3 2=m3 4=b2 6=m3", 1, fallen="2/0").play("capture", "from1").legal() == ["takeR"]


def test_neighbours_of_every_own_island_count():
    board = acting("1=a1 3=a1 R=m4 2=b1 4=m4 5=b4", 3).play("superiority")
    assert board.legal() == ["strikeR", "strike4"]


def test_the_airship_reaches_islands_that_touch_nothing_of_ones_own():
    board = acting("1=a2 6=m1 3=m1 4=b2", 1, cells=FAR).play("capture", "fromA")
    assert "take3" in board.legal()


def test_rundor_is_spoiled_and_bribed_like_any_neighbour():
    assert acting("1=a3 4=b2 R+1.0", 6, hand="/11").play("speculate", "spoilR").gravity("R") == "0.1"
    board = acting("1=a3 4=b2 R=m2", 6).play("bribe", "lureR", "lodge1")
    assert (board.pieces("R"), board.pieces("1")) == ("m1", "a3m1")


def test_the_tug_reaches_rundor_where_it_is_the_only_neighbour():
    board = acting("1=a3 4=b2", 5, cells="1@1,0 2@-1,0 3@-2,0 4@-2,1 5@-1,1 6@-3,0", ability="4/2")
    assert board.touches("1") == "R"
    assert board.play("rotate", "turn1.1").legal() == ["enough", "tugR.-", "tugR.+"]
