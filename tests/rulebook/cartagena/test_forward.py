"""Rulebook, "Playing a card and moving forward"."""

from __future__ import annotations

import pytest
from tests.rulebook.cartagena.board import table

from windlass.engine.refusal import Refusal

REST = "/0.0.0.0.0.0"


def test_the_pirate_moves_to_the_next_space_that_shows_the_cards_symbol():
    assert table("0.0.0.0.0.0" + REST, "k/").play("0k").where(0) == "0.0.0.0.0.6"


def test_a_pirate_in_the_tunnel_moves_on_from_where_it_stands():
    assert table("0.0.0.0.0.6" + REST, "k/").play("6k").where(0) == "0.0.0.0.0.9"


def test_the_space_a_pirate_stands_on_is_not_ahead_of_it():
    assert table("0.0.0.0.0.4" + REST, "f/").play("4f").where(0) == "0.0.0.0.0.12"


@pytest.mark.parametrize("others", ["/0.0.0.0.0.6", "/0.0.0.0.6.6", "/0.0.0.6.6.6"])
def test_a_space_held_by_one_two_or_three_other_pirates_is_passed_over(others: str):
    assert table("0.0.0.0.0.0" + others, "k/").play("0k").where(0) == "0.0.0.0.0.9"


def test_ones_own_pirate_blocks_a_space_too():
    assert table("0.0.0.0.0.6" + REST, "k/").play("0k").where(0) == "0.0.0.0.6.9"


def test_spaces_of_other_symbols_do_not_stop_a_pirate():
    assert table("0.0.0.0.0.0" + REST, "t/").play("0t").where(0) == "0.0.0.0.0.3"


def test_where_no_free_space_of_the_symbol_lies_ahead_the_pirate_boards_the_boat():
    assert table("0.0.0.0.0.34" + REST, "k/").play("34k").where(0) == "0.0.0.0.0.boat"


def test_the_boat_may_be_boarded_straight_from_the_start_when_all_six_spaces_are_occupied():
    board = table("0.6.9.14.20.30/0.0.0.0.0.34", "k/").play("0k")
    assert board.where(0) == "6.9.14.20.30.boat"


def test_a_free_space_behind_does_not_count():
    assert table("0.0.0.0.0.36" + REST, "k/").play("36k").where(0) == "0.0.0.0.0.boat"


def test_the_last_space_of_the_tunnel_is_a_space_like_any_other():
    assert table("0.0.0.0.0.26" + REST, "t/").play("26t").where(0) == "0.0.0.0.0.36"


def test_the_boat_holds_everybody():
    board = table("0.boat.boat.boat.boat.34/0.boat.boat.boat.boat.boat", "k/").play("34k")
    assert board.where(0) == "0.boat.boat.boat.boat.boat"


def test_the_played_card_leaves_the_hand_and_lies_face_up_on_the_discard():
    board = table("0.0.0.0.0.0" + REST, "fk2/", discard="k").play("0k")
    assert board.hand(0) == "fk"
    assert board.part("discard") == "k2"
    assert board.part("deck").count("k14") == 1


def test_a_card_not_held_cannot_be_played():
    with pytest.raises(Refusal, match=r"cartagena\.no-such-card"):
        table("0.0.0.0.0.0" + REST, "f/").play("0k")


def test_a_place_without_a_pirate_of_ones_own_cannot_be_left():
    with pytest.raises(Refusal, match=r"cartagena\.no-pirate"):
        table("0.0.0.0.0.0/0.0.0.0.0.9", "f/").play("9f")


def test_a_pirate_in_the_boat_never_advances():
    board = table("0.0.0.0.0.boat" + REST, "fspkbt/")
    assert all(text.startswith("0") for text in board.legal())


def test_pirates_on_one_space_are_one_choice():
    assert table("0.0.0.6.6.6" + REST, "k/").legal() == ["0k", "6k"]


def test_an_advance_draws_no_card():
    board = table("0.0.0.0.0.0/0.0.0.0.0.6", "k/").play("0k")
    assert board.held(0) == 0
    assert board.kinds() == ["advanced"]
