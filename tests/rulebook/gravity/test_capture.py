"""Rulebook, "Capturing islands": from one place, by strict majority, at the price of half the attackers."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import acting

from windlass.engine.refusal import Refusal


def test_three_hunters_take_an_island_from_two_and_lose_one_from_a_neighbour():  # fixture F6, first half
    board = acting("R=b1 3=c3 4=a2 1=a1", 1, seat="c", seats=3).play("capture", "from3", "take4")
    assert board.pieces("4") == "c2"
    assert board.pieces("3") == ""
    assert board.kinds()[:4] == ["neutral", "landed", "hunters-fell", "hunters-fell"]
    assert board.airship("a") == (2, 0, 2)
    assert board.airship("c") == (2, 0, 1)


def test_three_hunters_take_an_island_from_two_and_lose_one_from_the_airship():  # fixture F6, second half
    board = acting("R=b1 3=c2 6=a2 1=a1", 1, seat="c", seats=3).play("capture", "fromA", "take6")
    assert board.pieces("6") == "c2"
    assert board.pieces("3") == "c2"
    assert board.airship("a") == (2, 0, 2)
    assert board.airship("c") == (0, 0, 1)


def test_from_an_island_only_its_neighbours_can_be_captured():
    board = acting("R=m1 1=a4 4=b2 3=m1 2=m1 5=m1 6=m1", 1).play("capture", "from1")
    assert board.legal() == ["takeR", "take2", "take6"]
    with pytest.raises(Refusal, match=r"gravity\.not-neighbour"):
        board.play("take3")


def test_from_the_airship_any_island_can_be_captured():
    board = acting("R=m1 1=a2 4=b2 3=m1 2=m1 5=m1 6=m1", 1).play("capture", "fromA")
    assert board.legal() == [f"take{island}" for island in "R23456"]


def test_a_capture_comes_from_one_place_only():
    board = acting("R=m1 1=a4 2=m1 4=b2", 1).play("capture", "from1", "take2", "send2")
    assert all(action == "enough" or action.startswith("take") for action in board.legal())


def test_the_attackers_must_be_more_than_the_defenders():
    board = acting("R=m2 1=a2 4=b2 2=m1", 1).play("capture")
    assert board.play("from1").legal() == ["take2", "take6"]
    with pytest.raises(Refusal, match=r"gravity\.outnumbered"):
        board.play("takeR")


def test_at_least_one_hunter_must_be_among_the_attackers():
    board = acting("R=m1 1=a1m3 2=a1 4=b2", 1, hired="2/0", fallen="3/0").play("capture")
    assert "fromA" not in board.legal()
    with pytest.raises(Refusal, match=r"gravity\.nobody-to-capture"):
        board.play("fromA")


def test_mercenaries_count_like_hunters():
    board = acting("R=m1 1=a1m2 3=a1 2=b2 4=b2", 1).play("capture", "from1", "take2", "lose0")
    assert board.pieces("2") == "a1m1"
    assert board.state.reserve == 8 - 1 - 1


def test_the_attackers_need_not_all_go():
    board = acting("R=m1 1=a4 2=m1 4=b2", 1).play("capture", "from1", "take2")
    assert board.legal() == ["send2", "send3", "send4"]
    board.play("send3")
    assert (board.pieces("1"), board.pieces("2")) == ("a1", "a2")


def test_too_few_attackers_are_refused():
    with pytest.raises(Refusal, match=r"gravity\.outnumbered"):
        acting("R=m1 1=a4 2=m1 4=b2", 1).play("capture", "from1", "take2", "send1")
    with pytest.raises(Refusal, match=r"gravity\.outnumbered"):
        acting("R=m1 1=a4m3 2=m2 4=b2", 1).play("capture", "from1", "take2", "send1", "join1")


@pytest.mark.parametrize(("sent", "lost"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_the_attackers_are_lost_rounded_down(sent, lost):
    board = acting("R=m1 1=a5 2=m1 4=b2", 1).play("capture", "from1", "take2", *([] if sent == 1 else [f"send{sent}"]))
    assert board.pieces("2") == f"a{sent - lost}"
    assert board.state.fallen[0] == lost


def test_an_undefended_neutral_island_is_taken_without_losses_by_one_hunter_or_more():
    for sent in (1, 3):
        board = acting("R=m1 1=a5 4=b2", 1).play("capture", "from1", "take2", f"send{sent}")
        assert board.pieces("2") == f"a{sent}"
        assert board.state.fallen[0] == 0


def test_neutral_islands_with_mercenaries_are_taken_by_the_same_rules():
    board = acting("R=m3 1=a5 4=b2", 1).play("capture", "from1", "takeR", "send4")
    assert board.pieces("R") == "a2"
    assert board.state.reserve == 8


def test_the_attacker_chooses_which_of_its_pieces_are_lost():
    for hunters, left in ((0, "a3"), (1, "a2m1"), (2, "a1m2")):
        board = acting("R=m3 1=a3m2 5=a1 4=b2", 1).play("capture", "from1", "takeR", "send3", "join2", f"lose{hunters}")
        assert board.pieces("R") == left


def test_losing_all_hunters_leaves_a_neutral_island_with_mercenaries():
    board = acting("R=m2 1=a2m3 4=b2", 1).play("capture", "from1", "takeR", "send1", "join3")
    assert board.legal() == ["lose0", "lose1"]
    board.play("lose1")
    assert board.pieces("R") == "m2"
    assert "neutral" in board.kinds()


def test_the_island_set_out_from_may_be_emptied_and_turns_neutral():
    board = acting("R=m1 1=a2 4=b2 6=m1", 1).play("capture", "from1", "take2", "send2")
    assert (board.pieces("1"), board.pieces("2")) == ("", "a2")


def test_mercenaries_left_behind_alone_make_the_island_neutral():
    board = acting("R=m1 1=a2m1 4=b2 6=m1", 1).play("capture", "from1", "take2", "send2", "join0")
    assert board.pieces("1") == "m1"
    assert board.state.owner[1] == -1


def test_gravity_stays_on_a_captured_island():
    board = acting("R=m1 1=a3 2+3.1=b1 4=b2", 1).play("capture", "from1", "take2", "send2")
    assert board.gravity("2") == "3.1"


# -- Several targets -------------------------------------------------------------------------------------------------


def test_several_islands_may_be_captured_at_once():
    board = acting("R=m1 1=a5 2=m1 4=b2", 1).play("capture", "from1", "takeR", "send2", "take2", "send2", "take6")
    assert [board.pieces(island) for island in "1R26"] == ["", "a1", "a1", "a1"]
    assert board.state.fallen[0] == 2


def test_after_the_first_island_the_capture_may_end():
    board = acting("R=m1 1=a5 2=m1 4=b2", 1)
    with pytest.raises(Refusal, match=r"gravity\.choose-first"):
        board.play("capture", "from1", "enough")
    board.play("takeR", "send2", "enough")
    assert board.part("step") == "acting"


def test_no_island_is_captured_twice_by_one_action():
    board = acting("R=m2 1=a2m3 3=a1 4=b2", 1, fallen="0/0", hired="0/0").play("capture", "from1", "takeR", "send1", "join2", "lose1")
    assert board.pieces("R") == "m2"
    with pytest.raises(Refusal, match=r"gravity\.already-used"):
        board.play("takeR")


def test_pieces_that_have_landed_are_not_used_again():
    board = acting("R=m1 1=a3 4=b2 6=m2", 1).play("capture", "from1", "take2", "send2")
    assert board.legal() == ["illegal-mining", "finish"]


def test_an_own_island_is_not_captured():
    with pytest.raises(Refusal, match=r"gravity\.own-island"):
        acting("R=m1 1=a3 2=a1 4=b2", 1).play("capture", "from1", "take2")


def test_nobody_sets_out_from_an_island_of_others():
    with pytest.raises(Refusal, match=r"gravity\.not-yours"):
        acting("R=m1 1=a3 2=a1 4=b2", 1).play("capture", "from4")


# -- No retreat ------------------------------------------------------------------------------------------------------


def test_nobody_may_give_up_the_last_island_by_choosing_losses():
    board = acting("R=m2 1=a1m2 4=b2", 1, fallen="4/0").play("capture", "from1", "takeR")
    assert board.pieces("R") == "a1m1"  # nothing to choose: the hunter must stay


def test_losing_the_last_hunters_is_refused_only_where_no_other_island_is_left():
    last = acting("R=m3 1=a2m3 4=b2", 1, fallen="3/0").play("capture", "from1", "takeR", "send2", "join2")
    assert last.legal() == ["lose0", "lose1"]
    other = acting("R=m3 1=a2m3 4=b2 5=a1", 1, fallen="2/0").play("capture", "from1", "takeR", "send2", "join2")
    assert other.legal() == ["lose0", "lose1", "lose2"]


def test_the_number_of_hunters_lost_must_be_possible():
    with pytest.raises(Refusal, match=r"gravity\.wrong-losses"):
        acting("R=m3 1=a3m2 5=a1 4=b2", 1).play("capture", "from1", "takeR", "send3", "join2", "lose3")


def test_nobody_sends_more_than_there_are():
    board = acting("R=m3 1=a3m2 5=a1 4=b2", 1).play("capture", "from1", "takeR")
    with pytest.raises(Refusal, match=r"gravity\.not-so-many"):
        board.play("send5")
    with pytest.raises(Refusal, match=r"gravity\.not-so-many"):
        board.play("send3", "join4")


def test_mercenaries_sent_from_the_airship_leave_it():
    board = acting("1=a2 R=m1 6=b4 4=b1", 1, hired="2/0").play("capture", "fromA", "take6", "lose0")
    assert (board.pieces("6"), board.airship("a")) == ("a3", (0, 0, 0))


def test_hunters_and_mercenaries_left_aboard_stay_there():
    board = acting("1=a2 R=m1 6=b1 4=b2", 1, hired="2/0").play("capture", "fromA", "take6", "send2", "join1", "lose1", "enough")
    assert (board.pieces("6"), board.airship("a")) == ("a1m1", (1, 1, 1))


def test_from_the_airship_several_islands_anywhere_may_be_captured():
    board = acting("1=a1 R=m1 3=m1 4=b2 5=m2", 1, hired="1/0").play("capture", "fromA", "take3", "send2", "join0", "takeR")
    assert board.legal() == ["send1", "send2"]
    board.play("send1", "lose0")
    assert [board.pieces(island) for island in "3R"] == ["a1", "a1"]
    assert board.airship("a") == (1, 0, 1)


def test_destroyed_defenders_lie_beside_their_own_airship_and_mercenaries_return_to_the_reserve():
    board = acting("1=a5 2=b1m2 4=c2 R=m1", 1, seats=3).play("capture", "from1", "take2", "send4")
    assert (board.airship("b"), board.airship("c")) == ((4, 0, 1), (3, 0, 0))
    assert board.state.reserve == 7


def test_with_a_hunter_left_at_home_the_last_hunters_of_a_captured_island_may_be_lost():
    board = acting("R=m2 1=a2m3 4=b2", 1, fallen="3/0").play("capture", "from1", "takeR", "send1", "join2", "lose1")
    assert (board.pieces("1"), board.pieces("R")) == ("a1m1", "m2")


def test_after_giving_one_captured_island_up_the_last_hunter_must_survive_the_next():
    board = acting("R=m2 1=a2m4 2=m1 4=b2", 1, fallen="3/0").play("capture", "from1", "takeR", "send1", "join2", "lose1")
    board.play("take2", "join2")
    assert board.pieces("2") == "a1m1"  # three went, one is lost, and it cannot be the hunter
    assert board.actor() == "a"
