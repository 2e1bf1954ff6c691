"""Rulebook, "Ending the game"."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.engine.refusal import Refusal
from windlass.games.tortuga2199.view import view

# -- Influence --------------------------------------------------------------------------------------------------------


def test_fifteen_influence_win_at_once():
    board = table("influence:14/0 crypto:7").play("influence")
    assert board.ending() == ("influence", [1, 2])
    assert board.actor == "-"
    assert board.legal() == []
    with pytest.raises(Refusal, match=r"match\.over"):
        board.play("end")


def test_control_tokens_count_towards_fifteen():  # ruling tortuga2199-26
    board = table("influence:13/0 ships:lab/tortuga manoeuvre:5").play("conquer")
    assert board.ending() == ("influence", [1, 2])


def test_losing_a_sector_loses_its_influence():
    board = table("lab:b5 influence:0/10 ships:lab/tortuga manoeuvre:6")
    assert board.influence("b") == 12
    assert board.play("conquer").influence("b") == 10


def test_a_winning_defender_may_win_the_game_in_anothers_turn():  # ruling tortuga2199-26
    board = table("influence:1/14 hands:impulse/impulse decks:/5mining").play(
        "attack b", "commit impulse", "done", "commit impulse", "done"
    )
    assert board.ending() == ("influence", [2, 1])


def test_redeeming_capturing_and_destroying_for_influence_may_win():
    assert table("influence:11/0 hands:kraken/").play("redeem kraken").ending() == ("influence", [1, 2])
    assert table("influence:14/0 ships:lab/tortuga lab:h=bot.x=a manoeuvre:2").play("capture").ending() == ("influence", [1, 2])
    assert table("influence:14/0 hands:broker/").play("play broker", "cash").ending() == ("influence", [1, 2])


def test_an_attackers_prize_or_its_new_sector_may_win():
    won = table("influence:13/1 hands:bodyguard/ decks:/5mining").play("attack b", "commit bodyguard", "done", "done")
    assert won.ending() == ("influence", [1, 2])
    sector = table("influence:12/0 hands:kraken/ ships:lab/lab lab:b5 decks:/5mining").play("attack b", "commit kraken", "done", "done")
    assert sector.ending() == ("influence", [1, 2])


# -- Usurpation -------------------------------------------------------------------------------------------------------


def test_conquering_tortuga_gives_every_other_captain_one_last_turn():
    board = table("seats:3 turn:b manoeuvre:15 hands:mining/mining/mining").play("conquer")
    assert board.ending() is None
    assert "usurped" in board.kinds()
    board.play("end")
    assert board.actor == "c"
    board.play("end")
    assert board.actor == "a"
    board.play("end")
    assert board.ending() == ("usurpation", [2, 1, 2])


def test_a_conqueror_of_tortuga_who_reaches_fifteen_wins_at_once_and_no_council_gathers():
    board = table("influence:12/0 manoeuvre:15").play("conquer")
    assert board.ending() == ("influence", [1, 2])
    assert board.kinds() == ["conquered", "goal-reached"]
    assert not view(board.state, 0).turn.council


def test_when_the_last_turns_are_over_the_council_is_closed():
    board = table("usurper:b tortuga:b15 influence:9/5 hands:mining/")
    assert view(board.state, 0).turn.council
    assert not view(board.play("end").state, 0).turn.council


def test_nothing_is_gained_after_a_victory():
    stolen = table("influence:14/1 hands:bodyguard/ decks:/5mining").play("attack b", "commit bodyguard", "done", "done")
    assert (stolen.ending(), stolen.influence("a")) == (("influence", [1, 2]), 15)
    assert "influence-gained" not in stolen.kinds()
    fortress = table("influence:13/0 ships:fortress/tortuga manoeuvre:5").play("conquer")
    assert (fortress.ending(), fortress.state.manoeuvre) == (("influence", [1, 2]), 0)


def test_in_the_last_turns_nobody_conquers_or_attacks():
    board = table("usurper:b tortuga:b15 ships:post1/post1 manoeuvre:9 hands:impulse/")
    for action in ("conquer", "attack b"):
        with pytest.raises(Refusal, match="council"):
            board.play(action)


def test_the_conqueror_finishes_the_turn_without_conquest_and_attack():  # ruling tortuga2199-16
    board = table("manoeuvre:19 hands:impulse/ ships:tortuga/post1").play("conquer", "move post1")
    assert (board.actor, board.state.manoeuvre) == ("a", 3)
    for action in ("conquer", "attack b"):
        with pytest.raises(Refusal, match="council"):
            board.play(action)


def test_in_the_last_turns_hunts_redemption_and_bought_influence_count_and_may_win():
    board = table("usurper:b tortuga:b15 influence:7/5 hands:kraken/ crypto:7 post1:h=bot.x=a manoeuvre:4")
    board.play("redeem kraken", "influence", "move post1", "capture")
    assert board.influence("a") == 13
    assert table("usurper:b tortuga:b15 influence:14/5 crypto:7").play("influence").ending() == ("influence", [1, 2])


def test_tortuga_is_not_retaken():
    with pytest.raises(Refusal, match="council"):
        table("usurper:b tortuga:b15 ships:tortuga/post1 manoeuvre:16").play("conquer")


def test_the_most_influence_wins_after_the_last_turns():
    assert table("usurper:b tortuga:b15 influence:9/5 hands:mining/").play("end").ending() == ("usurpation", [1, 2])
    assert table("usurper:a tortuga:a15 turn:b influence:0/9 hands:mining/mining").play("end").ending() == ("usurpation", [2, 1])


def test_a_tie_is_won_by_tortugas_conqueror():  # ruling tortuga2199-01
    board = table("usurper:a tortuga:a15 turn:b influence:0/1 lab:b5 hands:mining/mining").play("end")
    assert board.ending() == ("usurpation", [1, 2])


def test_other_ties_are_won_by_sectors_and_else_shared():
    more = table("seats:3 usurper:a tortuga:a15 turn:c influence:0/7/8 post1:b3 turrets1:b3 post2:c3").play("end")
    assert more.ending() == ("usurpation", [3, 1, 2])
    shared = table("seats:3 usurper:a tortuga:a15 turn:c influence:0/7/7 post1:b3 post2:c3").play("end")
    assert shared.ending() == ("usurpation", [3, 1, 1])


# -- A limit of rounds ------------------------------------------------------------------------------------------------


def test_by_option_influence_decides_after_some_rounds():  # ruling tortuga2199-22
    board = table("turn:b round:5 round_limit:5 influence:3/2 hands:mining/mining").play("end")
    assert board.ending() == ("limit", [1, 2])
    assert table("turn:b round:4 round_limit:5 hands:mining/mining").play("end").ending() is None
