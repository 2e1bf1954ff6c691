"""Rulebook, actions 7, 10 and 11."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.engine.refusal import Refusal


def test_exploring_costs_one_manoeuvre_and_leaves_a_marker():
    board = table("ships:post1/tortuga post1:h=kraken manoeuvre:1").play("explore")
    assert (board.part("post1"), board.state.manoeuvre) == ("h=kraken.x=a", 0)
    with pytest.raises(Refusal, match="too-few-manoeuvres"):
        table("ships:post1/tortuga post1:h=kraken").play("explore")


def test_only_the_explorer_learns_what_the_token_shows():
    board = table("ships:post1/tortuga post1:h=kraken manoeuvre:1").play("explore")
    assert board.told(0)[0].values["hunt"] == 9
    for other in (-1, 1):
        assert "hunt" not in board.told(other)[0].values


def test_several_markers_may_lie_on_one_token():
    assert table("ships:post1/tortuga post1:h=bot.x=b manoeuvre:1").play("explore").part("post1") == "h=bot.x=ab"


def test_a_token_is_explored_once():
    with pytest.raises(Refusal, match="already-explored"):
        table("ships:post1/tortuga post1:h=bot.x=a manoeuvre:1").play("explore")


def test_there_must_be_a_token():
    with pytest.raises(Refusal, match="no-hunt-here"):
        table("ships:post1/tortuga manoeuvre:1").play("explore")
    with pytest.raises(Refusal, match="no-hunt-here"):
        table("ships:post1/tortuga manoeuvre:9").play("capture")


def test_a_capture_costs_the_difficulty():
    board = table("ships:post1/tortuga post1:h=kraken.x=a manoeuvre:11").play("capture")
    assert board.state.manoeuvre == 1
    with pytest.raises(Refusal, match="too-few-manoeuvres"):
        table("ships:post1/tortuga post1:h=kraken.x=a manoeuvre:9").play("capture")


def test_a_capture_needs_the_captains_own_marker():
    with pytest.raises(Refusal, match="not-explored"):
        table("ships:post1/tortuga post1:h=bot.x=b manoeuvre:5").play("capture")


def test_a_creature_may_be_captured_in_the_turn_it_was_explored():
    board = table("ships:post1/tortuga post1:h=bot manoeuvre:3").play("explore", "capture")
    assert board.of("a", "discards") == "bot"


def test_a_capture_gives_one_influence_the_token_and_the_card_and_sends_all_markers_home():  # ruling tortuga2199-01
    board = table("ships:post1/tortuga post1:h=void-whale.x=ab manoeuvre:8").play("capture")
    assert (board.of("a", "influence"), board.of("a", "discards"), board.part("post1")) == ("1", "void-whale", "")
    assert board.state.captured[8] == 1
    assert board.told(1)[0].values == {"seat": 0, "hunt": 8, "sector": 1}


def test_a_hunt_card_in_the_hand_is_redeemed_for_its_influence():
    board = table("hands:kraken/").play("redeem kraken")
    assert (board.of("a", "influence"), board.of("a", "hands"), board.part("box")) == ("4", "", "kraken")


def test_a_hunt_card_may_be_played_like_any_other_and_is_then_not_redeemed():
    board = table("hands:kraken/").play("play kraken")
    assert board.state.manoeuvre == 5
    with pytest.raises(Refusal, match="not-in-hand"):
        board.play("redeem kraken")


def test_nobody_redeems_in_anothers_turn():
    board = table("step:parry foe:b hands:/kraken attack:impulse")
    assert board.actor == "b"
    with pytest.raises(Refusal, match="asked-parry"):
        board.play("redeem kraken")


def test_a_destroyed_hunt_card_takes_its_token_along():  # ruling tortuga2199-14
    board = table("manoeuvre:2 played:bot").play("destroy bot")
    assert board.part("box") == "bot"
    assert board.state.captured[0] == 5
