"""Rulebook, "Moving backward": where drawn cards come from, and what happens when they run out."""

from __future__ import annotations

from tests.rulebook.cartagena.board import table

PAIR = "0.0.0.4.4.9/0.0.0.0.0.0"
ONE = "0.0.0.0.4.9/0.0.0.0.0.0"
OPEN = {"hidden_hands": 0, "open_row": 1}


def test_in_jamaica_cards_come_from_the_deck():
    board = table(PAIR, deck="k2", discard="f").play("9<")
    assert board.hand(0) == "k2"
    assert board.part("discard") == "f"


def test_both_cards_must_be_taken_and_no_hand_is_too_large():
    assert table(PAIR, "f17s17/").play("9<").held(0) == 36


def test_when_the_deck_runs_out_the_discard_is_shuffled_into_a_new_one():
    board = table(PAIR, deck="", discard="k2").play("9<")
    assert board.hand(0) == "k2"
    assert board.part("discard") == ""
    assert board.kinds() == ["retreated", "reshuffled", "drew", "drew"]


def test_the_discard_is_shuffled_in_only_when_a_card_is_needed():
    board = table(ONE, deck="f", discard="k2").play("9<")
    assert (board.hand(0), board.part("deck"), board.part("discard")) == ("f", "", "k2")


def test_a_deck_that_runs_out_between_two_cards_is_renewed_for_the_second():
    board = table(PAIR, deck="f", discard="k").play("9<")
    assert board.hand(0) == "fk"
    assert board.kinds() == ["retreated", "drew", "reshuffled", "drew"]


def test_when_all_cards_are_in_hands_the_retreat_is_still_legal_and_draws_nothing():  # ruling cartagena-08
    board = table(PAIR, deck="", discard="").play("9<")
    assert board.where(0) == "0.0.0.4.4.4"
    assert board.held(0) == 0
    assert board.kinds() == ["retreated", "nothing-left", "nothing-left"]


def test_when_one_card_is_left_a_draw_of_two_takes_that_one():  # ruling cartagena-08
    board = table(PAIR, deck="s", discard="").play("9<")
    assert board.hand(0) == "s"
    assert board.kinds() == ["retreated", "drew", "nothing-left"]


def test_in_tortuga_cards_come_from_the_row_in_the_arrows_order():  # ruling cartagena-13
    board = table(PAIR, row="kfs", **OPEN).play("9<")
    assert board.hand(0) == "fk"
    assert board.part("row") == "s"


def test_the_row_is_not_refilled_while_a_card_lies_in_it():
    board = table(ONE, row="kf", **OPEN).play("9<")
    assert board.part("row") == "f"
    assert "row-laid" not in board.kinds()


def test_when_its_last_card_is_taken_twelve_new_ones_are_laid_out_at_once():  # ruling cartagena-09
    board = table(ONE, row="k", **OPEN).play("9<")
    assert len(board.part("row")) == 12
    assert board.kinds() == ["retreated", "drew", "row-laid"]


def test_with_one_card_in_the_row_and_two_due_the_second_is_the_first_of_the_new_row():  # ruling cartagena-09
    board = table(PAIR, row="k", deck="s17", **OPEN).play("9<")
    assert board.hand(0) == "sk"
    assert board.part("row") == "s" * 11
    assert board.kinds() == ["retreated", "drew", "row-laid", "drew"]


def test_a_deck_too_small_for_the_row_is_laid_out_first_and_the_reshuffled_discard_fills_the_rest():  # ruling cartagena-10
    board = table(ONE, row="k", deck="s5", discard="f17", **OPEN).play("9<")
    assert board.part("row") == "sssssfffffff"
    assert (board.part("deck"), board.part("discard")) == ("f10", "")
    assert board.kinds() == ["retreated", "drew", "reshuffled", "row-laid"]


def test_where_too_few_cards_are_left_the_row_is_shorter():  # ruling cartagena-10
    board = table(ONE, row="k", deck="s2", discard="f", **OPEN).play("9<")
    assert sorted(board.part("row")) == ["f", "s", "s"]


def test_where_no_card_is_left_the_row_stays_empty_and_is_laid_when_a_card_is_next_needed():  # ruling cartagena-10
    board = table("0.0.4.6.8.9/0.0.0.0.0.0", row="k", deck="", discard="", **OPEN).play("9<")
    assert (board.hand(0), board.part("row")) == ("k", "")
    board.play("0k", "6<")
    assert board.hand(0) == "k"
    assert board.kinds()[:4] == ["retreated", "reshuffled", "row-laid", "drew"]


def test_in_hispaniola_everyone_sees_and_remembers_which_card_was_taken_from_the_row():  # ruling cartagena-11
    board = table(PAIR, "f/s", row="kkf", hidden_hands=1, open_row=1).play("9<")
    assert board.hand(0) == "fk2"
    assert board.part("known") == "k2/"


def test_in_hispaniola_a_card_seen_being_taken_counts_as_played_first():  # ruling cartagena-11
    board = table("0.0.0.0.0.0/0.0.0.0.0.0", "k3/s", known="k/", row="f", hidden_hands=1, open_row=1).play("0k")
    assert board.part("known") == ""
    assert board.hand(0) == "k2"


def test_in_tortuga_nothing_needs_remembering():
    assert table(PAIR, row="kkf", **OPEN).play("9<").part("known") == ""


def test_in_hispaniola_playing_another_card_forgets_nothing():  # ruling cartagena-11
    board = table("0.0.0.0.0.0/0.0.0.0.0.0", "fk2/s", known="k/", row="f", hidden_hands=1, open_row=1).play("0f")
    assert board.part("known") == "k/"


def test_in_jamaica_nothing_is_remembered_of_a_hand():
    board = table(PAIR, "k/").play("9<", "0k")
    assert board.part("known") == ""


def test_a_seat_that_is_skipped_takes_its_card_from_the_row_where_that_is_open():  # rulings cartagena-05, cartagena-06
    board = table("0.0.0.0.0.0/0.0.0.0.0.0", "f/", row="kss", skip_draws=1, **OPEN).play("0f", "end")
    assert board.ending() is None
    assert (board.hand(1), board.hand(0), board.part("row")) == ("k", "s", "s")
    assert board.part("turn") == "1"
