"""Every decision offers exactly what the rules allow, no more and no less, and every action ends by itself."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import acting, table

LAND = "R=m1 1=a2 2=m1 3=m1 4=b2 5=m1 6=m1"


def test_a_turn_offers_the_cards_held_castling_idleness_and_a_pass():
    assert table(LAND, hand="156/2").legal() == ["play1", "play5", "play6", "castle", "idle1", "idle5", "idle6", "pass"]


def test_a_single_card_offers_no_castling():
    assert table(LAND, hand="5/2").legal() == ["play5", "idle5", "pass"]


def test_castling_lays_any_two_cards_of_the_hand():
    board = table(LAND, hand="1156/2").play("castle")
    assert board.legal() == ["lay1", "lay5", "lay6"]
    assert board.play("lay1").legal() == ["lay1", "lay5", "lay6"]


def test_castling_names_every_card_that_could_change_something():
    board = table("R=m4 1+1.0=a2 2=a1 4=b2", hand="11/2", fallen="1/0").play("castle", "lay1", "lay1")
    assert board.legal() == [f"call{card}" for card in "123456"]


def test_a_pass_offers_to_save_any_card_of_the_hand_or_none():
    assert table(LAND, hand="1156/2").play("pass").legal() == ["save1", "save5", "save6", "enough"]


def test_preparation_offers_to_throw_any_card_and_with_four_to_keep_them():
    board = table(LAND, step="keeping", hand="11234/11223")
    assert board.legal() == ["throw1", "throw2", "throw3", "throw4"]
    assert board.play("throw2").legal() == ["throw1", "throw3", "throw4", "keep"]


# -- An action that could change nothing is not offered --------------------------------------------------------------


@pytest.mark.parametrize(
    ("islands", "card", "parts", "offered"),
    [
        ("R=m1 1=a1 2=m1 6=m1 4=b2", 1, {"fallen": "4/0"}, ["illegal-mining"]),  # nobody can be outnumbered
        ("4=a2 1=b2", 2, {"fallen": "1/0"}, ["muster"]),  # island 4 yields nothing
        ("1+1.0=a2 3=a1 2=m3 4=b2", 3, {}, ["transport"]),
        ("1=a2 4=b2", 4, {}, ["recruit"]),
        ("1=a2 4+0.3=b2", 4, {}, ["recruit"]),  # only others have temporary gravity
        ("1=a1 4=b2", 5, {"fallen": "4/0"}, ["rotate"]),
        ("1=a1 4=b2", 5, {"fallen": "4/0", "hired": "1/0"}, ["support", "rotate"]),
        ("1=a1 4=b2", 5, {"fallen": "3/0"}, ["support", "rotate"]),
        ("1=a1m1 4=b2", 5, {"fallen": "4/0"}, ["support", "rotate"]),
        ("1=a2 2=m1 4=b2", 6, {}, ["bribe"]),
        ("1=a2 2+1.0 4=b2", 6, {}, ["speculate"]),
        ("1+1.0=a2 4=b2", 6, {}, ["speculate"]),
    ],
)
def test_only_actions_that_could_change_something_are_offered(islands, card, parts, offered):  # ruling gravity-05
    assert acting(islands, card, **parts).legal() == offered


@pytest.mark.parametrize(
    ("islands", "card", "parts"),
    [
        ("4=a2 1=b2", 2, {}),  # nobody is destroyed and island 4 yields nothing
        ("1+1.0=a2 2=m3 4=b2 5=m4", 3, {}),  # one island, and none near it holds four pieces
        ("1=a2 2=m8 4+0.3=b2", 4, {}),  # no reserve, and only others have temporary gravity
        ("1=a2 3=m1 4=b2", 6, {}),  # the mercenary is no neighbour
        ("1=a2m2 4+1.0=b2", 6, {}),  # own mercenaries and distant gravity do not count
        ("1=a2 4=b2", 6, {"hired": "1/1"}),  # nor do those aboard
    ],
)
def test_a_card_is_not_offered_where_neither_action_could_change_anything(islands, card, parts):  # ruling gravity-05
    assert table(islands, hand=f"{card}/2", **parts).legal() == [f"idle{card}", "pass"]


def test_an_ability_makes_no_other_card_playable():
    useless = table("1+1.0=a2 2=m3 4=b2 5=m4", hand="3/2", ability="1/2")
    assert useless.legal() == ["idle3", "pass"]


def test_a_useless_ability_makes_no_card_playable():
    board = table("1=a2 3=m4 4=b2", hand="4/2", ability="3/2", hired="2/2")  # the tavern: no reserve
    assert board.legal() == ["idle4", "pass"]


# -- Every action ends -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("islands", "card", "actions"),
    [
        ("1=a3 2=m1 4=b2", 1, ["illegal-mining", "tap1"]),
        ("1=a5 R=m4 2=m2 4=b2 6=m2", 1, ["capture", "from1", "take2", "send5"]),
        ("5=a2 4=b2", 2, ["mine", "dig5"]),
        ("1=a1 2=a1 4=b2", 2, ["mine", "digall"]),
        ("1=a2 2=m4 4=b2", 3, ["superiority", "strike2"]),
        ("1=a2 2=b2m2 4=b1", 3, ["superiority", "strike2", "slay1"]),
        ("1+2.1=a1 3=a1 4=b2", 3, ["transport", "p1", "t0"]),
        ("1+2.0=a1 3=a1 4=b2", 3, ["transport", "p1"]),
        ("1+0.2=a1 3=a1 4=b2", 3, ["transport", "t1"]),
        ("1=a1 4=b2", 4, ["recruit", "hireA"]),
        ("1+0.2=a1 4=b2", 4, ["convert", "fix1"]),
        ("1=a2 4=b2", 5, ["support", "h1"]),
        ("1=a2m1 4=b2", 5, ["support", "h1", "m0"]),
        ("1=a2 4=b2", 5, ["rotate", "turn1.3"]),
        ("1=a2 2=m1 4=b2", 6, ["bribe", "lure2", "lodgeA"]),
        ("1+1.0=a2 4=b2", 6, ["speculate", "swap1"]),
        ("1=a2 2+1.0 4=b2", 6, ["speculate", "spoil2"]),
        ("1+1.0=a2 2+1.0 4=b2", 6, ["speculate", "spoil2", "swap1"]),
    ],
)
def test_an_action_is_over_when_its_last_question_is_answered(islands, card, actions):
    board = acting(islands, card, hand="/11").play(*actions)
    assert (board.actor(), board.part("step")) in (("a", "acting"), ("b", "turn"))
    assert board.part("doing") == ""


def test_an_ability_instead_of_its_action_ends_the_turn_where_nothing_else_can_be_done():
    board = acting("4=a2 1=b2", 2, ability="1/2", hand="/11").play("drill4")
    assert (board.actor(), board.part("step")) == ("b", "turn")


def test_speculation_offers_the_halves_still_open_and_after_the_first_an_end():
    board = acting("1+2.0=a2 2+3.0=b2 6+1.0", 6).play("speculate")
    assert board.legal() == ["swap1", "spoil2", "spoil6"]
    assert board.play("swap1").legal() == ["enough", "spoil2", "spoil6"]
    board = acting("1+2.0=a2 2+3.0=b2 6+1.0", 6).play("speculate", "spoil2")
    assert board.legal() == ["enough", "swap1"]


def test_mining_offers_each_island_that_yields_and_all_of_them_together():
    board = acting("R=a1 1=a1 2=a1 4=a1 5=b2", 2).play("mine")
    assert [board.flow(island) for island in "R124"] == [0, 1, 1, 0]
    assert board.legal() == ["dig1", "dig2", "digall"]


def test_rotation_offers_every_own_island_by_one_to_five_sides():
    board = acting("1=a1 3=a1 4=b2", 5).play("rotate")
    assert board.legal() == [f"turn{island}.{sides}" for island in "13" for sides in range(1, 6)]
    assert board.play("turn3.5").legal() == ["enough", *(f"turn1.{sides}" for sides in range(1, 6))]


def test_the_origin_of_a_capture_is_any_place_from_which_an_island_can_be_taken():
    board = acting("1=a2 3=a1 R=m1 2=m1 4=b2 5=m1 6=m1", 1).play("capture")
    assert board.legal() == ["from1", "fromA"]  # one hunter on island 3 outnumbers nobody


def test_support_asks_only_where_there_is_a_choice():
    board = acting("1=a1m2 4=b2", 5, fallen="4/0").play("support")
    assert board.legal() == ["m0", "m1", "m2"]  # the only hunter must stay where it is
    assert board.play("m1").pieces("1") == "a1m1"
    assert board.airship("a") == (0, 1, 4)


def test_transport_does_not_ask_about_a_kind_of_gravity_that_is_not_there():
    board = acting("1+0.2=a1 3=a1 4=b2", 3).play("transport")
    assert board.legal() == ["t0", "t1", "t2"]


def test_one_menu_offers_as_much_temporary_gravity_as_the_box_holds():  # ruling gravity-13
    board = acting("1+0.60=a1 2=a1 4=b2", 3).play("transport")
    assert board.legal() == [f"t{units}" for units in range(47)]
    assert board.play("t46").gravity("2") == "0.14"


@pytest.mark.parametrize(
    ("islands", "card", "actions"),
    [
        ("1=a5 2=m1 R=m1 4=b2", 1, ["capture", "from1", "take2", "send2"]),
        ("1=a1 2=a1 4=b2", 2, ["mine", "dig2"]),
        ("1=a1 2=a1 4=b2", 5, ["rotate", "turn2.1"]),
        ("1+1.0=a1 2+1.0 4=b2", 6, ["speculate", "swap1"]),
    ],
)
def test_enough_ends_an_action_that_could_go_on(islands, card, actions):
    board = acting(islands, card, hand="/11").play(*actions, "enough")
    assert (board.part("step"), board.part("doing")) in (("acting", ""), ("turn", ""))


def test_conversion_offers_own_islands_with_temporary_gravity_only():
    assert acting("R+0.1=a1 1+1.2=a2 2=a1 4+0.2=b2", 4).play("convert").legal() == ["fixR", "fix1"]


def test_recruiting_offers_every_own_island_and_the_airship():
    assert acting("R=a1 3=a1 4=b2", 4).play("recruit").legal() == ["hireR", "hire3", "hireA"]


def test_illegal_mining_offers_every_own_island():
    assert acting("R=a1 3=a1 4=b2", 1).play("illegal-mining").legal() == ["tapR", "tap3"]
