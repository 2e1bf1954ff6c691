"""Rulebook, "The turn": one to three actions, in any order and combination, at least one."""

from __future__ import annotations

import pytest
from tests.rulebook.cartagena.board import table

from windlass.engine.refusal import Refusal

WHERE = "0.0.0.0.3.9/0.0.0.0.0.12"


def test_a_turn_may_not_be_ended_before_its_first_action():
    board = table(WHERE, "f2/s")
    assert "end" not in board.legal()
    with pytest.raises(Refusal, match=r"cartagena\.first-action"):
        board.play("end")


@pytest.mark.parametrize("actions", [["0f"], ["9<"], ["0f", "9<"], ["9<", "0f"], ["3f", "4k"]])
def test_after_one_or_two_actions_the_turn_may_be_ended(actions: list[str]):  # ruling cartagena-04
    board = table(WHERE, "f2k/s").play(*actions)
    assert board.part("turn") == "0"
    assert board.play("end").part("turn") == "1"


@pytest.mark.parametrize("actions", [["0f", "0f", "0k"], ["9<", "3<", "0f"], ["0f", "9<", "0k"], ["3f", "12k", "14<"]])
def test_the_third_action_ends_the_turn_whatever_the_three_were(actions: list[str]):
    board = table("0.0.0.2.3.9/0.0.0.0.0.4", "f2k/s")
    board.play(*actions)
    assert board.part("turn") == "1"
    assert board.part("made") == "0"


def test_two_actions_do_not_end_a_turn():
    assert table(WHERE, "f2k/s").play("0f", "0f").part("turn") == "0"


def test_one_pirate_may_make_all_three_actions():
    board = table("0.0.0.0.0.0/0.0.0.0.0.0", "fsb/s").play("0f", "4s", "5b")
    assert board.where(0) == "0.0.0.0.0.8"


def test_seats_take_turns_in_order_and_the_round_counts_after_the_last():
    board = table("0.0.0.0.0.0/0.0.0.0.0.0/0.0.0.0.0.0", "f2/s2/k2", round=1)
    turns = []
    for action in ("0f", "0s", "0k", "0f"):
        turns.append((board.part("turn"), board.part("round")))
        board.play(action, "end")
    assert turns == [("0", "1"), ("1", "1"), ("2", "1"), ("0", "2")]


def test_with_nothing_left_to_do_after_an_action_only_the_end_of_the_turn_is_left():
    assert table("0.0.0.0.0.0/0.0.0.0.0.0", "f/s").play("0f").legal() == ["end"]


def test_nobody_acts_out_of_turn():
    with pytest.raises(Refusal, match=r"cartagena\.no-pirate"):
        table(WHERE, "f2/s").play("12<")


def test_a_seat_without_cards_that_can_fall_back_must_do_so():
    board = table("0.0.0.0.3.9/0.0.0.0.0.0", "/s")
    assert board.legal() == ["9<"]


def test_a_seat_that_can_do_nothing_is_skipped_and_draws_nothing():  # ruling cartagena-05
    board = table("0.0.0.0.0.0/0.0.0.0.0.0/0.0.0.0.0.0", "f//s").play("0f", "end")
    assert board.part("turn") == "2"
    assert board.held(1) == 0
    assert board.kinds() == ["skipped", "turn"]


def test_a_seat_that_can_only_fall_back_is_not_skipped():
    board = table("0.0.0.0.0.0/0.0.0.0.3.9", "f/").play("0f", "end")
    assert board.part("turn") == "1"
    assert board.kinds() == ["turn"]


def test_the_seat_that_just_acted_goes_on_alone_while_all_others_are_stuck():
    board = table("0.0.0.0.0.0/0.0.0.0.0.0", "f2/", round=1).play("0f", "end")
    assert (board.part("turn"), board.part("round")) == ("0", "2")


def test_where_a_skipped_turn_draws_the_stuck_seat_takes_one_card_and_its_turn_is_over():  # ruling cartagena-05
    board = table("0.0.0.0.0.0/0.0.0.0.0.0", "f2/", skip_draws=1).play("0f", "end")
    assert board.part("turn") == "0"
    assert board.held(1) == 1
    assert board.kinds() == ["skipped", "drew", "turn"]
