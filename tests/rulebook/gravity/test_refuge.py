"""Rulebook, "A player without an island": the round stops until a refuge is found, also in chains."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import Board, acting, table

from windlass.engine.refusal import Refusal


def fleeing(islands: str, **parts: object) -> Board:
    """A board of four on which the second seat, whose last island fell in the first one's capture, looks for a refuge."""
    return table(
        islands, seats=4, step="target", turn="a", mover="b", fleeing=1, origin="A", card=1, done=1, doing="capture",
        played="1///", turns="1/0/0/0", **parts,
    )  # fmt: skip


def test_a_player_who_loses_the_last_island_settles_on_a_free_one_at_once():
    board = acting("1=a3 2=b1 R=m1", 1, fallen="0/1").play("capture", "from1", "take2", "send2")
    assert board.play("enough").actor() == "b"
    assert board.part("step") == "refuge"
    assert board.airship("b") == (5, 0, 0)  # all hunters are back aboard first
    assert board.legal() == [f"settle{island}" for island in "3456"]
    board.play("settle5")
    assert (board.pieces("5"), board.airship("b")) == ("b2", (3, 0, 0))


def test_then_the_game_goes_on_where_it_stopped():
    board = acting("1=a3 2=b1 R=m1", 1).play("capture", "from1", "take2", "send2", "enough", "settle5")
    assert (board.actor(), board.legal()) == ("a", ["illegal-mining", "finish"])


def test_rundor_may_be_a_refuge():
    board = acting("1=a3 2=b1", 1).play("capture", "from1", "take2", "send2", "enough")
    assert "settleR" in board.legal()


def test_an_island_with_any_piece_is_not_free():  # ruling gravity-09
    board = acting("1=a3 2=b1 R=m1", 1).play("capture", "from1", "take2", "send2", "enough")
    with pytest.raises(Refusal, match=r"gravity\.not-free"):
        board.play("settleR")


def test_without_a_free_island_one_is_captured_from_the_airship_but_not_the_lost_one():
    board = acting("R=m1 1=a3 2=b1 3=m1 4=m1 5=m1 6=m1", 1).play("capture", "from1", "take2", "send2")
    assert (board.actor(), board.part("step")) == ("b", "target")
    assert board.legal() == [f"take{island}" for island in "R13456"]
    with pytest.raises(Refusal, match=r"gravity\.just-lost"):
        board.play("take2")
    board.play("take5", "send3")
    assert board.pieces("5") == "b2"
    assert board.airship("b") == (2, 0, 1)
    assert board.actor() == "a"


def test_only_one_island_is_captured_for_a_refuge():
    board = acting("R=m1 1=a3 2=b1 3=m1 4=m1 5=m1 6=m1", 1).play("capture", "from1", "take2", "send2", "take5", "send2")
    assert board.actor() == "a"


def test_a_refuge_must_keep_a_hunter():
    board = acting("R=m1 1=a3 2=b1 3=m1 4=m1 5=m1 6=m1", 1, hired="0/2").play("capture", "from1", "take2", "send2")
    board.play("take5", "send1", "join1")
    assert board.pieces("5") == "b1"  # the mercenary is lost: the last hunter may not be


def test_superiority_can_dispossess_too():
    board = acting("1=a2 2=b1m3", 3).play("superiority", "strike2", "slay1")
    assert (board.actor(), board.part("step")) == ("b", "refuge")


def test_the_lost_island_stays_excluded_also_when_superiority_made_it_neutral():
    board = acting("R=m1 1=a2 2=b1m3 3=m1 4=m1 5=m1 6=m1", 3).play("superiority", "strike2", "slay1")
    assert "take2" not in board.legal()


def test_several_dispossessed_by_one_action_resettle_clockwise_from_the_acting_player():  # ruling gravity-10
    board = acting("1=c5 2=a1 6=b1 R=m1", 1, seat="c", seats=3).play("capture", "from1", "take2", "send2", "take6", "send2")
    order = []
    for _ in range(2):
        board.play(*(["enough"] if "enough" in board.legal() else []))
        order.append(board.actor())
        board.play("settle4" if "settle4" in board.legal() else "settle3")
    assert order == ["a", "b"]
    assert board.actor() == "c"


def test_a_refuge_may_dispossess_another_who_then_looks_for_one_in_turn():
    board = acting("R=m1 1=a3 2=b1 3=c1 4=m1 5=m1 6=m1", 1, seats=3).play("capture", "from1", "take2", "send2")
    assert board.actor() == "b"
    board.play("take3", "send2")
    assert (board.actor(), board.part("step")) == ("c", "target")
    assert "take3" not in board.legal()
    board.play("take4", "send2")
    assert board.actor() == "a"


def test_a_free_island_taken_for_a_refuge_is_not_captured_by_the_next_in_the_chain():  # ruling gravity-10
    board = acting("R=m1 1=c5 2=a1 6=b1 3=m1 4=m1", 1, seat="c", seats=3).play("capture", "from1", "take2", "send2", "take6", "send2")
    board.play("settle5")  # blue's refuge, the only free island
    assert board.actor() == "b"
    assert "take5" not in board.legal()
    with pytest.raises(Refusal, match=r"gravity\.a-refuge"):
        board.play("take5")


def test_an_island_taken_for_a_refuge_is_not_taken_again_in_the_chain():  # ruling gravity-10
    board = acting("R=m1 1=a3 2=b1 3=c1 4=m1 5=m1 6=m1", 1, seats=3).play("capture", "from1", "take2", "send2", "take3", "send2")
    with pytest.raises(Refusal, match=r"gravity\.just-lost"):
        board.play("take3")
    board.play("take1", "send2")  # blue still has island 2
    assert board.actor() == "a"
    assert board.part("taken") == ""


def test_where_every_other_island_is_too_strong_one_is_taken_that_dispossesses_nobody():  # ruling gravity-10
    board = fleeing("R=a4m1 1=d5 2=m5 3=a1 4=c1 5=m1 6=m1", fallen="0/0/4/0", lost="/3456//", scope="356")
    assert board.legal() == ["take3", "take5", "take6"]  # not 4: green has no other island


def test_a_refuge_with_too_many_defenders_is_refused():
    board = acting("R=m5 1=a3 2=b1 3=m1 4=m1 5=a1 6=a1", 1).play("capture", "from1", "take2", "send2")
    with pytest.raises(Refusal, match=r"gravity\.outnumbered"):
        board.play("takeR")


def test_mercenaries_aboard_count_for_the_majority_of_a_refuge_and_leave_the_airship():
    islands = "R=a5m1 1=c3 2=b1 3=m1 4=m1 5=m1 6=m1"
    board = acting(islands, 1, seat="c", seats=3).play("capture", "from1", "take2", "send2")
    assert board.legal() == [f"take{island}" for island in "13456"]  # five hunters do not outnumber six pieces
    board = acting(islands, 1, seat="c", seats=3, hired="0/2/0").play("capture", "from1", "take2", "send2")
    assert "takeR" in board.legal()
    board.play("takeR", "lose3")  # all of them must go
    assert (board.pieces("R"), board.airship("b")) == ("b2m2", (0, 0, 3))


def test_nobody_must_settle_where_an_own_island_is_left():
    board = acting("1=a3 2=b1 4=b1", 1).play("capture", "from1", "take2", "send2", "enough")
    assert board.actor() == "a"


def test_the_acting_player_dispossessed_in_the_chain_takes_refuge_and_then_goes_on():  # ruling gravity-10
    board = acting("R=m1 1=a2m1 2=b1 3=c1 4=m1 5=m1 6=m1", 1, seats=3).play("capture", "from1", "take2", "send2", "join0")
    assert (board.pieces("1"), board.pieces("2")) == ("m1", "a1")
    board.play("take3", "send2")  # red takes green's island,
    board.play("take2", "send2")  # green takes blue's,
    assert board.actor() == "a"
    assert board.part("step") == "target"
    assert board.legal() == [f"take{island}" for island in "R1456"]  # and blue takes none of those two
    board.play("take4", "send2")
    assert (board.pieces("2"), board.pieces("3"), board.pieces("4")) == ("c1", "b1", "a1")
    assert (board.actor(), board.legal()) == ("a", ["illegal-mining", "finish"])


def test_nobody_takes_an_island_that_another_captured_for_a_refuge_in_the_chain():  # ruling gravity-10
    board = acting("R=m1 1=a3 2=b1 3=c1 4=d1 5=m1 6=m1", 1, seats=4).play("capture", "from1", "take2", "send2")
    board.play("take3", "send2", "take4", "send2")  # red drives green away, green drives yellow away
    assert board.actor() == "d"
    assert board.legal() == [f"take{island}" for island in "R1256"]  # yellow lost 4 only, but 3 is red's refuge
    with pytest.raises(Refusal, match=r"gravity\.a-refuge"):
        board.play("take3")


def test_after_a_refuge_the_next_capture_is_an_ordinary_one():
    board = acting("R=m1 1=a3 2=b1 3=m1 4=m1 5=m1 6=m1", 1, hand="/11").play(
        "capture", "from1", "take2", "send2", "take5", "send4", "finish"
    )
    assert (board.actor(), board.part("fleeing")) == ("b", "")
    board.play("play1", "capture", "from5")
    assert board.legal() == ["takeR", "take4", "take6"]  # neighbours of island 5 only, and several of them


def test_an_island_lost_by_an_earlier_action_may_be_taken_for_a_refuge():
    board = acting("R=m1 1=a3 2=b1 3=b1 4=m1 5=m1 6=m1", 1, hand="1/").play("capture", "from1", "take2", "send2", "finish")
    board.play("play1", "capture", "fromA", "take3")
    assert board.actor() == "b"
    assert board.legal() == [f"take{island}" for island in "R12456"]  # island 3 only was lost just now


def test_rundor_is_spared_like_any_island_where_it_is_all_that_a_player_has():  # ruling gravity-10
    board = fleeing("R=c1 1=d5 2=m5 3=a1 4=a4m1 5=m1 6=m1", fallen="0/0/4/0", lost="/R356//", scope="356")
    assert board.legal() == ["take3", "take5", "take6"]  # island 4 is too strong, too


def test_a_neutral_island_is_nobodys_loss():
    board = acting("R=m1 1=a5 2=m1 4=b1 5=c1 6=d1", 1, seats=4).play("capture", "from1", "take2", "send2")
    assert board.part("lost") == ""
