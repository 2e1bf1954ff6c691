"""Rulebook, "Preparation phase": draw five, keep up to four, refill, add saved cards."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import Board, table

from windlass.engine.chance import key
from windlass.engine.refusal import Refusal

LAND = "1=a2 4=b2"


def preparing(hand: str, **parts: object) -> Board:
    return table(LAND, step="keeping", hand=f"{hand}/11223", **parts)


def test_everyone_draws_five_cards_when_a_round_begins():
    board = table("1=a2", step="settling", round=0, mover="b", turn="a", first="a").play("settle4")
    assert board.state.hand_size[:2] == [5, 5]
    assert [event.values["count"] for event in board.told if event.kind == "drew"] == [5, 5]


def test_five_cards_cannot_be_kept():
    board = preparing("12345")
    assert "keep" not in board.legal()
    with pytest.raises(Refusal, match=r"gravity\.too-many-cards"):
        board.play("keep")


def test_a_player_who_throws_one_card_away_draws_none():  # the rulebook's example
    board = preparing("12345").play("throw3", "keep")
    assert board.hand("a") == "1245"
    assert board.part("discard") == "3/"
    assert "drew" not in board.kinds()


def test_a_player_who_throws_all_five_away_draws_four():  # the rulebook's example
    board = preparing("12345").play("throw1", "throw2", "throw3", "throw4", "throw5")
    assert board.state.hand_size[0] == 4
    assert board.part("discard") == "12345/"
    assert board.actor() == "b"


@pytest.mark.parametrize("thrown", [2, 3])
def test_the_hand_is_filled_up_to_four(thrown):
    board = preparing("12345").play(*[f"throw{card}" for card in range(1, thrown + 1)], "keep")
    assert board.state.hand_size[0] == 4
    assert len(board.part("discard").split("/")[0]) == thrown


def test_saved_cards_join_the_hand_after_it_is_filled():
    board = preparing("12345", saved="66/").play("throw1", "throw2", "keep")
    assert board.state.hand_size[0] == 6
    assert board.hand("a").endswith("66")
    assert board.part("saved") == ""


def test_a_card_not_drawn_cannot_be_thrown_away():
    with pytest.raises(Refusal, match=r"gravity\.no-such-card"):
        preparing("12345").play("throw6")


def test_the_others_choose_clockwise_after_the_first_player_who_then_begins():
    board = table("1=a2 3=b2 5=c2", seats=3, step="keeping", first="b", mover="b", hand="11234/12345/12356")
    for seat in "bca":
        assert board.actor() == seat
        board.play("throw1", "keep")
    assert (board.actor(), board.part("step")) == ("b", "turn")


def test_the_deck_never_runs_out_in_preparation():  # section 10, row 1
    board = table(LAND, step="keeping", hand="12345/11223", saved="16/")
    board.play("throw1", "throw2", "throw3", "throw4", "throw5")
    assert sum(board.state.deck[0]) == 12 - 2 - 5 - 4


def test_any_card_left_in_the_deck_is_drawn_equally_often():
    start = table(LAND, step="keeping", hand="11223/11223", saved="34/").play("throw1", "throw2")
    drawn = dict.fromkeys(range(1, 7), 0)
    for seed in range(200):
        board = Board.__new__(Board)
        board.state = start.state.copy()
        key(board.state.chance, seed, 0)
        board.play("keep")  # the deck holds 4, 5, 5, 6 and 6; one card is due
        for kind, left in enumerate(board.state.deck[0], 1):
            drawn[kind] += start.state.deck[0][kind - 1] - left
    assert [drawn[kind] for kind in (1, 2, 3)] == [0, 0, 0]
    assert [drawn[kind] for kind in (4, 5, 6)] == [pytest.approx(40, abs=20), pytest.approx(80, abs=25), pytest.approx(80, abs=25)]


def test_a_card_just_thrown_away_is_not_drawn_again():
    board = table(LAND, step="keeping", hand="11223/11223", saved="34/").play("throw1", "throw1", "throw2", "throw2")
    for seed in range(40):
        ahead = Board.__new__(Board)
        ahead.state = board.state.copy()
        key(ahead.state.chance, seed, 0)
        ahead.play("throw3")
        assert set(ahead.hand("a")) <= set("3456")
        assert ahead.hand("a").count("3") == 1  # the saved one
