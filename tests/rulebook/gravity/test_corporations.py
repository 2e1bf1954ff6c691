"""Rulebook, "Corporations phase": turns, cards, castling, idleness, passing and saving."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import table

from windlass.engine.refusal import Refusal

LAND = "R=m1 1=a2 2=m1 3=m1 4=b2 5=m1 6=m1"


def test_a_turn_is_one_card_with_either_of_its_actions():
    board = table(LAND, hand="15/2").play("play1", "illegal-mining", "tap1", "finish")
    assert board.gravity("1") == "0.1"
    assert (board.actor(), board.part("played"), board.part("turns")) == ("b", "1/", "1/0")


@pytest.mark.parametrize("capture_first", [True, False])
def test_both_actions_may_be_used_in_any_order(capture_first):
    capture, mining = ["capture", "fromA", "take2", "send2"], ["illegal-mining", "tap1"]
    board = table(LAND, hand="1/2").play("play1", *(capture + mining if capture_first else mining + capture))
    assert board.gravity("1") == "0.1"
    assert board.pieces("2") == "a1"
    assert board.actor() == "b"


def test_no_action_of_a_card_is_used_twice():
    board = table(LAND, hand="1/2").play("play1", "illegal-mining", "tap1")
    assert board.legal() == ["capture", "finish"]
    with pytest.raises(Refusal, match=r"gravity\.already-done"):
        board.play("illegal-mining")


def test_only_the_actions_of_the_card_may_be_used():
    with pytest.raises(Refusal, match=r"gravity\.not-on-card"):
        table(LAND, hand="1/2").play("play1", "muster")


def test_a_card_played_must_be_used_for_at_least_one_action():
    with pytest.raises(Refusal, match=r"gravity\.first-action"):
        table(LAND, hand="1/2").play("play1", "finish")


def test_a_card_that_can_change_nothing_cannot_be_played():  # ruling gravity-05
    board = table("4=a2 1=b2 R=m1", hand="2/2")
    assert board.flow("4") == 0
    with pytest.raises(Refusal, match=r"gravity\.useless-card"):
        board.play("play2")


def test_the_turn_ends_by_itself_when_the_other_action_can_change_nothing():
    board = table("1=a2 4=b2", hand="4/2").play("play4", "recruit", "hire1")
    assert board.actor() == "b"


def test_turns_go_clockwise_and_each_seat_has_four():
    board = table("R=m1 1=a2 2=m1 3=b2 4=m1 5=c2 6=m1", seats=3, hand="115566/115566/115566")
    turns = []
    for card in "1515":
        for home in "135":
            turns.append(board.actor())
            board.play(f"play{card}", *(["illegal-mining", f"tap{home}"] if card == "1" else ["rotate", f"turn{home}.1"]), "finish")
    assert "".join(turns) == "abc" * 4
    assert board.part("round") == "2"


# -- Castling --------------------------------------------------------------------------------------------------------


def test_castling_takes_two_cards_and_gives_the_actions_of_any_card():
    board = table(LAND, hand="136/2").play("castle", "lay3", "lay6")
    assert board.legal() == ["call1", "call2", "call4", "call5", "call6"]
    board.play("call4", "recruit", "hire1")
    assert board.pieces("1") == "a2m1"
    assert (board.hand("a"), board.part("laid"), board.part("played")) == ("1", "36/", "c4/")


def test_castling_counts_as_one_turn():
    assert table(LAND, hand="136/2").play("castle", "lay3", "lay6", "call4", "recruit", "hire1").part("turns") == "1/0"


def test_castling_needs_two_cards():
    with pytest.raises(Refusal, match=r"gravity\.two-cards"):
        table(LAND, hand="3/2").play("castle")


def test_castling_may_be_repeated_while_cards_and_turns_last():
    board = table(LAND, hand="3456/")
    board.play("castle", "lay3", "lay4", "call4", "recruit", "hire1")
    assert board.actor() == "a"
    board.play("castle", "lay5", "lay6", "call4", "recruit", "hire1")
    assert board.pieces("1") == "a2m2"
    assert board.state.turns[0] == 0  # a new round: nobody had anything left
    assert board.part("round") == "2"


def test_both_actions_of_the_named_card_may_be_used():
    board = table("1+0.2=a2 4=b2", hand="36/2").play("castle", "lay3", "lay6", "call4", "convert", "fix1", "recruit", "hire1")
    assert (board.gravity("1"), board.pieces("1")) == ("2.0", "a2m1")


def test_a_card_that_can_change_nothing_cannot_be_named_either():  # ruling gravity-05
    with pytest.raises(Refusal, match=r"gravity\.useless-card"):
        table("1=a2 4=b2 R=m1", hand="36/2").play("castle", "lay3", "lay6", "call3")


# -- Idleness --------------------------------------------------------------------------------------------------------


def test_idleness_discards_one_card_and_uses_no_turn():
    board = table(LAND, hand="136/2").play("idle3")
    assert (board.hand("a"), board.part("discard"), board.part("turns"), board.actor()) == ("16", "3/", "", "b")


def test_idleness_may_be_repeated_while_cards_last():
    board = table(LAND, hand="136/11").play("idle3", "idle1", "idle1", "idle1", "idle6")
    assert board.part("round") == "2"


def test_a_card_one_does_not_hold_cannot_be_discarded():
    with pytest.raises(Refusal, match=r"gravity\.no-such-card"):
        table(LAND, hand="136/2").play("idle2")


# -- Passing and saving ----------------------------------------------------------------------------------------------


def test_who_has_passed_does_nothing_more_in_this_phase():
    board = table(LAND, hand="11/1155").play("pass", "enough")
    assert board.actor() == "b"
    board.play("idle1")
    assert board.actor() == "b"


def test_a_voluntary_pass_may_save_one_or_two_cards_or_none():
    assert table(LAND, hand="1346/2").play("pass", "enough").part("saved") == ""
    assert table(LAND, hand="1346/2").play("pass", "save3", "enough").part("saved") == "3/"
    assert table(LAND, hand="1346/2").play("pass", "save3", "save1").part("saved") == "13/"


def test_saving_ends_with_the_second_card_and_with_the_last():
    assert table(LAND, hand="1346/2").play("pass", "save3", "save1").actor() == "b"
    assert table(LAND, hand="1/2").play("pass", "save1").actor() == "b"


def test_saved_cards_stay_out_of_the_deck_and_join_the_next_hand():
    board = table(LAND, hand="1346/").play("pass", "save3", "save6")
    assert board.part("round") == "2"
    assert board.part("saved") == "36/"
    assert sum(board.state.deck[0]) == 12 - 2 - 5


def test_after_the_fourth_turn_a_pass_is_forced_and_saves_nothing():
    board = table(LAND, hand="115/1", played="234/", turns="3/0").play("play1", "illegal-mining", "tap1", "finish", "idle1")
    assert board.part("round") == "2"
    assert board.part("saved") == ""
    assert "passed-by-need" in board.kinds()


def test_without_cards_a_pass_is_forced():
    board = table(LAND, hand="1/11").play("idle1", "idle1")
    assert board.actor() == "b"
    assert board.part("passed") == "1"


def test_the_phase_ends_when_all_have_passed():
    board = table(LAND, hand="1/1").play("pass", "enough", "pass", "enough")
    assert board.kinds().count("calm") == 1
    assert board.part("round") == "2"


def test_a_hand_may_grow_to_six_cards_with_saved_ones():  # section 10
    board = table("1=a2 4=b2", step="keeping", first="b", turn="b", mover="a", hand="12345/1122", discard="/3", saved="16/")
    board.play("throw1", "keep")
    assert board.state.hand_size[0] == 6
