"""One test for each question that the rulebook leaves open or answers in passing, in the order of docs/rulings/gravity.md's table.

Most are also met elsewhere; here each answer stands by itself.
"""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import acting, docking, table
from tests.rulebook.gravity.test_islands_phase import phase

from windlass.engine.refusal import Refusal
from windlass.games.gravity import GAME
from windlass.games.gravity.options import GravityOptions

LAND = "R=m1 1=a2 2=m1 3=m1 4=b2 5=m1 6=m1"


def test_the_deck_cannot_run_out_in_the_preparation_phase():
    board = table("1=a2 4=b2", step="keeping", hand="12345/12345", saved="66/66")
    board.play(*[f"throw{card}" for card in "12345"], *[f"throw{card}" for card in "12345"])
    assert board.state.hand_size[:2] == [6, 6]


def test_castling_is_one_turn_of_two_hidden_cards_and_repeatable():
    board = table(LAND, hand="3456/1").play("castle", "lay3", "lay4", "call1", "illegal-mining", "tap1", "finish", "idle1")
    assert (board.part("laid"), board.part("turns")) == ("34/", "1/0")
    assert "castle" in board.legal()


def test_idleness_discards_a_card_passes_the_slot_on_and_counts_no_turn():
    board = table(LAND, hand="12/1").play("idle1")
    assert (board.actor(), board.part("turns")) == ("b", "")


def test_only_a_voluntary_pass_saves_cards():
    assert "save1" in table(LAND, hand="12/1").play("pass").legal()
    assert table(LAND, hand="112/", played="345/", turns="3/0").play("play1", "illegal-mining", "tap1", "finish").part("saved") == ""


def test_a_hand_has_four_cards_or_up_to_six_with_saved_ones():
    board = table("1=a2 4=b2", step="keeping", hand="12345/12345", saved="66/1").play("throw1", "keep", "throw2", "keep")
    assert board.state.hand_size[:2] == [6, 5]


def test_after_a_pass_the_others_go_on_clockwise_until_all_have_passed():
    board = table("1=a2 3=b2 5=c2", seats=3, hand="1/11/11").play("pass", "enough", "idle1", "idle1")
    assert board.actor() == "b"


def test_an_undefended_neutral_island_costs_nothing():
    assert acting("1=a2 4=b2", 1).play("capture", "from1", "take2", "send1", "enough").state.fallen[0] == 0


def test_in_a_capture_of_several_islands_pieces_cannot_be_reused():  # ruling gravity-06
    board = acting("R=m1 1=a3 4=b2 6=m1", 1).play("capture", "from1", "take2", "send2")
    assert board.part("step") == "acting"  # one hunter is left at home, and every other neighbour holds a piece


def test_losses_are_half_of_those_sent_to_each_island():
    board = acting("R=m1 1=a5 2=m2 4=b2", 1).play("capture", "from1", "takeR", "send2", "take2")
    assert (board.pieces("R"), board.pieces("2")) == ("a1", "a2")


def test_the_source_may_be_emptied_unless_no_island_would_be_left():
    assert acting("1=a2 4=b2", 1).play("capture", "from1", "take2", "send2").pieces("1") == ""


def test_two_players_never_stand_on_one_island():
    board = acting("1=a3 2=b1 4=b2", 1).play("capture", "from1", "take2", "send2", "enough")
    assert board.pieces("2") == "a1"


def test_mercenaries_left_alone_are_neutral_at_once_but_stay_loyal_aboard():
    board = acting("1=a2m2 3=a1 4=b2", 5, hired="2/0").play("support", "h0", "m2", "h5", "m0")
    assert (board.pieces("1"), board.state.owner[1], board.airship("a")) == ("m2", -1, (0, 2, 0))


def test_who_loses_the_last_island_settles_at_once():
    assert acting("1=a3 2=b1", 1).play("capture", "from1", "take2", "send2", "enough").part("step") == "refuge"


def test_a_free_island_there_holds_no_pieces_at_all():  # ruling gravity-09
    board = acting("R=m1 1=a3 2=b1 3=m1", 1).play("capture", "from1", "take2", "send2", "enough")
    assert board.legal() == ["settle4", "settle5", "settle6"]


def test_chains_of_dispossession_are_resolved_clockwise_and_end():  # ruling gravity-10
    board = acting("R=m1 1=a3 2=b1 3=c1 4=d1 5=m1 6=m1", 1, seats=4).play("capture", "from1", "take2", "send2")
    seen = []
    for target in "345":
        seen.append(board.actor())
        board.play(f"take{target}", "send2")
    assert seen == ["b", "c", "d"]
    assert board.actor() == "a"


def test_nobody_dispossesses_oneself_by_support_or_capture():
    with pytest.raises(Refusal, match=r"gravity\.wrong-amount"):
        acting("1=a2 4=b2", 5).play("support", "h0")
    assert acting("R=m2 1=a1m2 4=b2", 1, fallen="4/0").play("capture", "from1", "takeR").state.owner[0] == 0


def test_rundor_is_owned_strong_and_endowed_but_never_mined_and_never_wins():
    assert phase("R+3.1=a2 4=b2").ending() is None
    with pytest.raises(Refusal, match=r"gravity\.rundor-not-mined"):
        acting("R=a2 5=a1 4=b2", 2).play("mine", "digR")


def test_mining_and_rotation_are_separate_cards_and_an_island_is_mined_whole():
    assert acting("5=a2 4=b2", 2).legal() == ["mine"]
    assert acting("5=a2 4=b2", 5).legal() == ["support", "rotate"]


def test_the_supply_of_tokens_is_no_limit():  # ruling gravity-12
    assert acting("1+46.46=a2 4=b2", 1).play("illegal-mining", "tap1").gravity("1") == "46.47"


def test_superiority_reaches_neutral_neighbours_with_four_pieces():
    assert acting("1=a2 2=m4 4=b2", 3).play("superiority", "strike2").pieces("2") == "m3"


def test_a_mercenary_may_be_bribed_from_a_neutral_island():
    assert acting("1=a2 2=m1 4=b2", 6).play("bribe", "lure2", "lodge1").pieces("1") == "a2m1"


def test_the_strongest_tied_in_everything_ends_the_phase():
    assert "calm" in phase("1+2.0=a2 4+2.0=b2").kinds()


def test_there_is_always_room_for_the_pulled_islands():
    board = phase("1+11.0=a2 4=b2")
    assert len(board.legal()) == 3  # three sides are free, three islands do not touch it


def test_any_enclosed_island_of_a_player_wins_when_step_four_is_reached():  # ruling gravity-16
    assert phase("1+2.0=a3 4=b2", cells="1@0,0 R@1,-1").ending() == ("enclosed", [1, 2])


def test_an_island_adrift_goes_the_shortest_way_to_its_nearest_islands():  # ruling gravity-15
    board = docking("1=a3 4=b2", "2@3,0 1@1,0", "2")
    assert board.touches("2") == ""
    assert board.legal() == ["dock1.1"]


def test_between_rounds_temporary_gravity_leaves_cards_return_and_the_token_moves():
    board = phase("1+1.1=a2 4+1.1=b2", first="a")
    assert (board.gravity("1"), board.part("first"), sum(board.state.deck[0])) == ("1.0", "b", 7)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_mercenaries_differ_between_two_three_and_four_players(seats):
    state = GAME.prepare(GravityOptions(seats=seats))
    assert state.crew == [5] * seats + [0] * (4 - seats)
    assert state.reserve == 8
    assert [sum(deck) for deck in state.deck] == [12] * seats + [0] * (4 - seats)
