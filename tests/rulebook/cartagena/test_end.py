"""Rulebook, "End of the game", and the endings the rulebook is silent about."""

from __future__ import annotations

import pytest
from tests.rulebook.cartagena.board import table


def test_the_game_ends_at_once_when_the_sixth_pirate_boards_even_with_actions_left():
    board = table("34.boat.boat.boat.boat.boat/0.0.0.0.0.4", "k2/f").play("34k")
    assert board.ending() == ("escaped", [1, 2])
    assert board.legal() == []
    assert board.kinds() == ["advanced", "escaped"]


def test_five_pirates_aboard_do_not_end_the_game():
    assert table("0.34.boat.boat.boat.boat/0.0.0.0.0.4", "k2/f").play("34k").ending() is None


def test_there_is_no_last_round_for_the_others():
    board = table("34.boat.boat.boat.boat.boat/34.boat.boat.boat.boat.boat", "k/k").play("34k")
    assert board.ending() == ("escaped", [1, 2])


def test_a_pirate_that_left_the_boat_must_come_back():
    board = table("33.boat.boat.boat.boat.boat/0.0.0.0.0.33", "/f").play("boat<")
    assert board.ending() is None
    assert board.where(0) == "33.33.boat.boat.boat.boat"


def test_the_others_rank_by_pirates_aboard_and_then_by_spaces_reached():  # ruling cartagena-14
    board = table("34.boat.boat.boat.boat.boat/0.0.0.0.0.boat/0.0.0.0.35.36/0.0.0.1.2.boat", "k/f/f/f").play("34k")
    assert board.ending() == ("escaped", [1, 3, 4, 2])


def test_equal_crews_share_a_place():  # ruling cartagena-14
    board = table("34.boat.boat.boat.boat.boat/0.0.0.0.0.8/0.0.0.0.3.5/0.0.0.0.0.1", "k/f/f/f").play("34k")
    assert board.ending() == ("escaped", [1, 2, 2, 4])


def test_when_nobody_can_act_the_game_is_frozen_and_ranks_by_pirates_aboard_then_spaces():  # ruling cartagena-06
    board = table("0.0.0.0.0.boat/0.0.0.0.boat.boat", "f/", boat_retreat=0).play("0f", "end")
    assert board.ending() == ("frozen", [2, 1])
    assert board.kinds() == ["skipped", "skipped", "frozen"]


def test_a_frozen_game_with_equal_crews_is_shared():  # ruling cartagena-06
    board = table("0.0.0.0.0.boat/0.0.0.0.0.0/0.0.0.0.0.36", "//", made=1, boat_retreat=0)
    board.play("end")
    assert board.ending() == ("frozen", [1, 3, 2])
    assert table("0.0.0.0.0.0/0.0.0.0.0.0", "/", made=1).play("end").ending() == ("frozen", [1, 1])


def test_a_game_is_not_frozen_while_one_seat_can_act():  # ruling cartagena-06
    assert table("0.0.0.0.0.0/0.0.0.0.0.0/0.0.0.0.0.0", "f//s").play("0f", "end").ending() is None


def test_skipped_seats_that_draw_keep_the_game_from_freezing():  # rulings cartagena-05, cartagena-06
    board = table("0.0.0.0.0.0/0.0.0.0.0.0", "f/", skip_draws=1).play("0f", "end")
    assert board.ending() is None
    assert (board.held(0), board.held(1)) == (1, 1)


def test_where_skipped_seats_draw_but_no_card_is_left_the_game_freezes():  # rulings cartagena-06, cartagena-08
    board = table("0.0.0.0.0.0/0.0.0.0.0.0/0.0.0.0.0.0", "//", skip_draws=1, deck="", discard="", made=1)
    assert board.play("end").ending() == ("frozen", [1, 1, 1])


def test_where_nobody_gets_further_for_the_chosen_number_of_rounds_the_game_is_a_draw():  # ruling cartagena-07
    board = table("0.0.0.0.0.0/0.0.0.0.0.9", "f9/s9", stall_limit=2, round=1, progress=1, turn=0)
    board.play("0f", "end", "0s", "end")
    assert (board.part("round"), board.ending()) == ("2", None)
    board.play("0f", "end", "0s", "end")
    assert (board.part("round"), board.ending()) == ("3", None)
    board.play("0f", "end", "0s", "end")
    assert board.ending() == ("stalled", [1, 1])
    assert board.kinds() == ["stalled"]


def test_more_pirates_aboard_than_ever_is_progress():  # ruling cartagena-07
    board = table("0.0.0.0.0.34/0.0.0.0.0.9", "k/s", stall_limit=2, round=3, progress=1).play("34k")
    assert (board.part("progress"), board.part("best")) == ("3", "1/0")


def test_boarding_again_after_leaving_the_boat_is_no_progress():  # ruling cartagena-07
    board = table("0.0.0.0.0.34/0.0.0.0.0.9", "k/s", stall_limit=2, round=3, progress=1, best="1/0").play("34k")
    assert (board.part("progress"), board.part("best")) == ("1", "1/0")


def test_without_a_limit_a_game_may_go_on_for_ever():  # ruling cartagena-07
    board = table("0.0.0.0.0.0/0.0.0.0.0.9", "f9/s9", round=9000, progress=1).play("0f", "end", "0s", "end")
    assert board.ending() is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_seat_may_win(seats: int):
    for winner in range(seats):
        where = [f"0.0.0.0.{seat}.{12 - seat}" for seat in range(seats)]
        where[winner] = "34.boat.boat.boat.boat.boat"
        hands = ["f"] * seats
        hands[winner] = "k"
        board = table("/".join(where), "/".join(hands), turn=winner).play("34k")
        name, rank = board.ending()
        assert (name, rank[winner]) == ("escaped", 1)
        assert rank.count(2) == seats - 1


def test_a_limit_of_one_round_counts_from_the_round_of_the_last_progress():  # ruling cartagena-07
    board = table("0.0.0.0.0.0/0.0.0.0.0.9", "f9/s9", stall_limit=1, round=1, progress=1)
    assert board.play("0f", "end", "0s", "end").ending() is None
    assert board.play("0f", "end", "0s", "end").ending() == ("stalled", [1, 1])
