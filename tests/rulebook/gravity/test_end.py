"""Rulebook, "Transition phase" and "End of the game"."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import docking, table
from tests.rulebook.gravity.test_islands_phase import phase


def test_an_own_island_with_islands_on_all_sides_wins():  # the rulebook's example of the aim: three hunters hold the centre
    board = phase("1+11.0=a3 4=b2").play("side0", "look0", "side1", "look0", "side5", "look0")
    assert board.ending() == ("enclosed", [1, 2])
    assert board.actor() == ""
    assert board.kinds()[-1] == "enclosed"
    assert board.legal() == []


def test_the_victory_comes_before_gravity_is_handed_on():
    board = phase("1+11.0=a3 4=b2").play("side0", "look0", "side1", "look0", "side5", "look0")
    assert board.gravity("1") == "11.0"


def test_all_other_players_share_the_second_place():  # ruling gravity-19
    board = phase("1+11.0=a3 4=b2 3=c2", seats=3, passed=6).play("side0", "look0", "side1", "look0", "side5", "look0")
    assert board.ending() == ("enclosed", [1, 2, 2])


def test_rundor_in_the_centre_wins_for_nobody():
    board = phase("R+2.0=a3 4=b2")
    assert board.ending() is None
    assert board.part("round") == "2"


def test_a_neutral_island_in_the_centre_wins_for_nobody():
    board = phase("1+11.0 2=a2 4=b2").play("side0", "look0", "side1", "look0", "side5", "look0")
    assert board.ending() is None
    assert board.part("round") == "2"


CENTRE = "1@0,0 R@1,-1"  # island 1 in the middle, Rundor on its place


def test_an_enclosed_island_wins_also_when_nothing_had_to_move():  # ruling gravity-16
    board = phase("1+2.0=a3 4=b2", cells=CENTRE)
    assert board.ending() == ("enclosed", [1, 2])


def test_an_enclosed_island_wins_for_its_owner_though_another_is_strongest():  # ruling gravity-16
    cells = "1@0,0 2@1,-1 3@1,0 4@0,1 5@-1,1 6@-1,0 R@-2,0"  # one side of island 1 is free
    board = phase("1=a3 2+2.0=b2 3+1.0 4+1.0 5+1.0 6+1.0", cells=cells)
    assert (board.actor(), board.part("strongest"), board.part("target")) == ("b", "2", "R")
    assert board.play("side4", "look0").ending() == ("enclosed", [1, 2])


def test_without_a_strongest_island_nobody_wins():  # ruling gravity-16
    board = phase("1=a3 4=b2", cells=CENTRE)
    assert board.ending() is None
    assert "calm" in board.kinds()


def test_victory_is_tested_again_after_an_island_adrift_is_attached():  # ruling gravity-16
    cells = "1@0,0 R@1,-1 2@1,0 3@0,1 4@-1,1 5@-1,0 6@0,-2"
    board = docking("1=a3 4=b2", cells, "6")
    assert board.legal() == ["dockR.4"]
    assert board.play("dockR.4").ending() == ("enclosed", [1, 2])


# -- Transition ------------------------------------------------------------------------------------------------------


def test_all_temporary_gravity_leaves_every_island():
    board = phase("1+1.1=a2 4+1.1=b2 5+0.1 R+0.1")
    assert [board.gravity(island) for island in "145R"] == ["1.0", "1.0", "0.0", "0.0"]


def test_all_cards_but_the_saved_return_to_the_decks():
    board = table("1=a2 4=b2", hand="13/", played="2c1/11", discard="4/5", laid="55/", passed=2, turns="2/2").play(
        "pass", "save1", "enough"
    )
    assert sum(board.state.deck[0]) == 12 - 1 - 5
    assert sum(board.state.deck[1]) == 12 - 5
    assert (board.part("played"), board.part("discard"), board.part("laid"), board.part("turns")) == ("", "", "", "")


def test_the_token_of_the_first_player_moves_clockwise():
    assert phase("1=a2 4=b2", first="a").part("first") == "b"
    assert phase("1=a2 3=b2 5=c2", first="c", seats=3).part("first") == "a"


def test_the_new_first_player_prepares_first_in_the_next_round():
    board = phase("1=a2 4=b2", first="a")
    assert (board.part("round"), board.actor(), board.part("step")) == ("2", "b", "keeping")


# -- A limit of rounds -----------------------------------------------------------------------------------------------


def test_without_a_limit_rounds_go_on():
    assert phase("1=a2 4=b2", round=999).ending() is None


@pytest.mark.parametrize(
    ("islands", "rank"),
    [
        ("1=a2 4=b2", [1, 1]),
        ("1+1.0=a2 4=b2", [1, 2]),
        ("1=a2 4=b2 5=b1", [2, 1]),
        ("1+1.0=a2 4=b2 5=b1", [1, 2]),
        ("R+5.5=a2 4=b2", [2, 1]),
    ],
)
def test_out_of_rounds_the_best_enclosed_island_counts_then_permanent_gravity_then_islands(islands, rank):  # ruling gravity-20
    board = phase(islands, round=5, round_limit=5)
    while board.ending() is None:
        board.play(board.legal()[0])
    assert board.ending() == ("rounds", rank)


def test_before_the_limit_the_game_goes_on():
    assert phase("1=a2 4=b2", round=4, round_limit=5).part("round") == "5"


def test_every_card_returns_to_its_own_deck_and_none_is_lost():
    board = table("1=a2 4=b2", hand="13/", played="2c1/c31", discard="4/5", laid="55/66", passed=2, turns="2/2").play(
        "pass", "save1", "enough"
    )
    zones = (board.state.deck, board.state.hand, board.state.discard, board.state.saved, board.state.laid, board.state.played)
    for seat in range(2):
        assert [sum(zone[seat][kind] for zone in zones) for kind in range(6)] == [2] * 6
        assert board.state.hand_size[seat] == sum(board.state.hand[seat]) == 5
    assert board.part("saved") == "1/"


def test_whoever_passed_may_act_again_in_the_next_round():
    board = phase("1=a2 4=b2", first="a")
    assert board.part("passed") == ""
    while board.part("step") == "keeping":
        board.play(board.legal()[0])
    assert (board.actor(), board.part("step"), board.part("turns")) == ("b", "turn", "")


def test_the_new_first_player_begins_the_turns_of_the_next_round():
    board = phase("1=a2 3=b2 5=c2", first="b", seats=3)
    preparing = []
    while board.part("step") == "keeping":
        preparing.append(board.actor())
        board.play(board.legal()[-1])
    assert list(dict.fromkeys(preparing)) == ["c", "a", "b"]
    assert board.actor() == "c"


def test_out_of_rounds_nothing_more_is_decided():
    board = phase("1=a2 4=b2", round=5, round_limit=5)
    assert (board.actor(), board.legal(), board.part("round")) == ("", [], "5")
