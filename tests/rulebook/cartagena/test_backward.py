"""Rulebook, "Moving backward and drawing one or two cards"."""

from __future__ import annotations

import pytest
from tests.rulebook.cartagena.board import table

from windlass.engine.refusal import Refusal


def test_a_pirate_falls_back_to_the_nearest_space_with_one_pirate_and_draws_one_card():
    board = table("0.0.0.0.4.9/0.0.0.0.0.0").play("9<")
    assert board.where(0) == "0.0.0.0.4.4"
    assert board.held(0) == 1


def test_a_pirate_falls_back_to_the_nearest_space_with_two_pirates_and_draws_two_cards():
    board = table("0.0.0.4.4.9/0.0.0.0.0.0").play("9<")
    assert board.where(0) == "0.0.0.4.4.4"
    assert board.held(0) == 2


@pytest.mark.parametrize(("own", "other", "cards"), [("0", "4", 1), ("4", "0", 1), ("4", "4", 2)])
def test_whose_pirates_stand_there_does_not_matter(own: str, other: str, cards: int):
    board = table(f"0.0.0.0.{own}.9/0.0.0.0.0.{other}").play("9<")
    assert board.crowd(4) == cards + 1
    assert board.held(0) == cards


def test_free_spaces_are_passed_without_stopping():
    assert table("0.0.0.0.1.36/0.0.0.0.0.0").play("36<").where(0) == "0.0.0.0.1.1"


def test_a_space_that_already_holds_three_is_passed_without_stopping():
    board = table("0.0.0.0.5.9/0.0.0.6.6.6").play("9<")
    assert board.where(0) == "0.0.0.0.5.5"
    assert board.held(0) == 1


def test_several_full_spaces_in_a_row_are_all_passed():
    board = table("0.0.0.0.5.9/6.6.6.7.7.7").play("9<")
    assert board.where(0) == "0.0.0.0.5.5"


def test_a_space_with_one_pirate_may_not_be_passed_to_reach_one_with_two():
    board = table("0.0.4.4.6.9/0.0.0.0.0.0")
    assert board.legal() == ["6<", "9<"]
    assert board.play("9<").where(0) == "0.0.4.4.6.6"


def test_pirates_on_the_same_space_are_not_behind():
    board = table("0.0.0.0.9.9/0.0.0.0.0.0", "f/")
    assert board.legal() == ["0f", "9f"]
    assert table("0.0.0.4.9.9/0.0.0.0.0.0").play("9<").where(0) == "0.0.0.4.4.9"


def test_the_pirate_directly_behind_is_the_nearest():
    assert table("0.0.0.4.8.9/0.0.0.0.0.0").play("9<").where(0) == "0.0.0.4.8.8"


def test_no_space_ever_holds_more_than_three():
    board = table("0.0.0.4.4.9/0.0.0.0.0.12", "/f").play("9<")
    assert board.crowd(4) == 3
    board.play("end")
    assert "12<" not in board.legal()


def test_a_pirate_with_nobody_suitable_behind_cannot_fall_back():
    with pytest.raises(Refusal, match=r"cartagena\.nobody-behind"):
        table("0.0.0.0.9.12/0.0.0.0.0.0").play("9<")


def test_a_pirate_with_only_full_spaces_behind_cannot_fall_back():
    with pytest.raises(Refusal, match=r"cartagena\.nobody-behind"):
        table("0.0.0.0.0.9/0.0.0.4.4.4", "f/").play("9<")


def test_nobody_falls_back_to_the_start_which_is_not_a_space():  # ruling cartagena-02
    board = table("0.0.0.0.0.1/0.0.0.0.0.0", "f/")
    assert "1<" not in board.legal()


def test_a_pirate_at_the_start_cannot_fall_back():  # ruling cartagena-02
    with pytest.raises(Refusal, match=r"notation\.action"):
        table("0.0.0.0.0.9/0.0.0.0.0.0", "f/").play("0<")


def test_a_pirate_may_fall_back_out_of_the_boat():  # ruling cartagena-03
    board = table("0.0.0.0.4.boat/0.0.0.0.0.0").play("boat<")
    assert board.where(0) == "0.0.0.0.4.4"
    assert board.held(0) == 1


def test_from_the_boat_the_search_begins_with_the_last_space():  # ruling cartagena-03
    board = table("0.0.0.0.0.boat/0.0.0.0.35.36").play("boat<")
    assert board.where(0) == "0.0.0.0.0.36"


def test_pirates_in_the_boat_are_not_pirates_on_a_space():  # ruling cartagena-03
    assert table("0.0.0.0.boat.boat/0.0.0.0.0.0", "f/f").legal() == ["0f"]


def test_where_the_boat_is_final_nobody_leaves_it():  # ruling cartagena-03
    board = table("0.0.0.0.4.boat/0.0.0.0.0.0", "f/", boat_retreat=0)
    assert "boat<" not in board.legal()
    with pytest.raises(Refusal, match=r"cartagena\.boat-is-final"):
        board.play("boat<")


def test_the_same_pirate_may_fall_back_again_and_again():
    assert table("0.0.0.4.6.9/0.0.0.0.0.0").play("9<", "6<", "6<").where(0) == "0.0.0.4.4.4"


def test_a_pirate_may_fall_back_past_three_of_its_own_crew():
    board = table("0.5.6.6.6.9/0.0.0.0.0.0").play("9<")
    assert board.where(0) == "0.5.5.6.6.6"
    assert (board.crowd(5), board.crowd(6), board.crowd(9)) == (2, 3, 0)


def test_a_pirate_may_fall_back_out_of_the_boat_past_the_whole_crew():
    board = table("5.6.6.6.boat.boat/0.0.0.0.0.0").play("boat<")
    assert board.where(0) == "5.5.6.6.6.boat"


def test_everyone_on_or_beyond_a_full_space_falls_back_past_it():
    board = table("4.7.7.7.8.9/0.0.0.0.0.0")
    assert board.legal() == ["7<", "8<", "9<"]
    assert board.play("8<").where(0) == "4.4.7.7.7.9"
