from __future__ import annotations

import pytest
from tests.rulebook.cartagena.board import Board, table

from windlass.games.cartagena import GAME
from windlass.games.cartagena.advice import REASONS, card_value


def advice(board: Board) -> dict[str, tuple[int, str]]:
    """Weight and reason of each legal action."""
    menu, weight, reason = ([0] * GAME.actions for _ in range(3))
    count = GAME.legal(board.state, menu)
    GAME.weigh(board.state, menu, count, weight, reason)
    return {GAME.print_action(menu[index]): (weight[index], REASONS[reason[index]]) for index in range(count)}


def best(board: Board) -> str:
    given = advice(board)
    return max(given, key=lambda action: given[action][0])


def test_the_last_pirate_boards():
    board = table("34.boat.boat.boat.boat.boat/0.0.0.0.12.30", "kf/s")
    assert best(board) in ("34k", "34f")
    assert advice(board)["34k"][1] == "boards"


def test_a_chain_of_occupied_spaces_is_a_leap():
    board = table("0.0.0.0.0.0/6.9.14.20.30.0", "k/s")
    assert advice(board)["0k"][1] == "leaps"


def test_a_long_way_past_nobody_is_a_run_and_no_leap():
    board = table("0.0.0.0.0.20/0.0.0.0.0.21", "k/s")
    assert advice(board)["20k"][1] == "runs"


def test_a_short_way_is_a_step():
    assert advice(table("0.0.0.0.0.0/0.0.0.0.0.0", "b/s"))["0b"][1] == "steps"


@pytest.mark.parametrize(("where", "reason"), [("0.0.0.8.8.9", "more-cards"), ("0.0.0.0.8.9", "one-card")])
def test_an_empty_hand_falls_back_a_little_for_cards(where: str, reason: str):
    given = advice(table(where + "/0.0.0.0.0.0", "b/s", made=1))
    assert given["9<"][1] == reason
    assert given["9<"][0] > given["end"][0]


def test_two_cards_are_better_than_one():
    one = advice(table("0.0.0.0.8.9/0.0.0.0.0.0", "b/s"))["9<"][0]
    two = advice(table("0.0.0.8.8.9/0.0.0.0.0.0", "b/s"))["9<"][0]
    assert two > one


def test_a_full_hand_wants_no_more_cards():
    board = table("0.0.0.0.8.9/0.0.0.0.0.0", "b12/s", made=1)
    assert advice(board)["9<"][0] < advice(board)["end"][0]
    assert [card_value(held) for held in (0, 9, 10, 50)] == [110, 2, 0, 0]


def test_falling_back_is_for_nothing_when_no_card_is_left_to_draw():
    given = advice(table("0.0.0.8.8.9/0.0.0.0.0.0", "f17s17p17/k17b17t17", made=1))
    assert given["9<"][1] == "no-card"
    assert given["9<"][0] < given["end"][0]


def test_leaving_the_boat_has_its_own_reason():
    assert advice(table("0.0.0.0.0.boat/0.0.0.0.0.12", "b/s"))["boat<"][1] == "leaves-boat"


def test_ending_the_turn_keeps_the_cards():
    assert advice(table("0.0.0.0.0.4/0.0.0.0.0.12", "b/s", made=1))["end"] == (0, "keeps")


def test_the_rearmost_pirate_moves_before_another_that_gains_as_much():
    board = table("0.0.0.0.0.6/0.0.0.0.0.0", "b/s", track="ssssbsssssbsssssssssssssssssssssssss")
    given = advice(board)
    assert given["0b"][0] > given["6b"][0]


def test_a_redacted_position_is_weighed_like_the_true_one():
    board = table("0.0.0.4.8.9/0.0.0.0.0.12", "bk2/s3")
    truth = advice(board)
    GAME.redact(board.state, 0)
    assert advice(board) == truth
