"""Rulebook, "Action cards": the actions beside capture and mining."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import acting

from windlass.engine.refusal import Refusal

# -- Card 1: illegal mining ------------------------------------------------------------------------------------------


def test_illegal_mining_adds_one_temporary_gravity_to_an_own_island_whatever_lies_there():
    board = acting("1+2.3=a2 R=a1 4=b2", 1).play("illegal-mining")
    assert board.legal() == ["tapR", "tap1"]
    assert board.play("tap1").gravity("1") == "2.4"


def test_illegal_mining_works_on_rundor():
    assert acting("1=a2 R=a1 4=b2", 1).play("illegal-mining", "tapR").gravity("R") == "0.1"


def test_illegal_mining_needs_an_own_island():
    with pytest.raises(Refusal, match=r"gravity\.not-yours"):
        acting("1=a2 4=b2", 1).play("illegal-mining", "tap4")


# -- Card 2: muster --------------------------------------------------------------------------------------------------


def test_a_muster_returns_all_own_destroyed_hunters_to_the_airship():
    board = acting("4=a2 1=b2", 2, fallen="3/2").play("muster")
    assert board.airship("a") == (3, 0, 0)
    assert board.airship("b") == (1, 0, 2)


def test_nobody_musters_without_destroyed_hunters():
    with pytest.raises(Refusal, match=r"gravity\.no-effect"):
        acting("1=a2 4=b2", 2).play("muster")


# -- Card 3: superiority and transport -------------------------------------------------------------------------------


@pytest.mark.parametrize(("pieces", "left"), [("m4", "m3"), ("m6", "m5"), ("m7", "m5"), ("m8", "m6")])
def test_superiority_destroys_one_of_four_to_six_pieces_and_two_of_seven_or_more(pieces, left):
    board = acting(f"1=a2 2={pieces} 4=b2", 3).play("superiority", "strike2")
    assert board.pieces("2") == left


def test_three_pieces_are_too_few_for_superiority():
    board = acting("1=a2 2=m3 6=m4 4=b2", 3).play("superiority")
    assert board.legal() == ["strike6"]
    with pytest.raises(Refusal, match=r"gravity\.too-few-pieces"):
        board.play("strike2")


def test_superiority_needs_a_neighbour_that_is_not_ones_own():
    board = acting("1=a2m3 2=m4 4=b4", 3).play("superiority")
    with pytest.raises(Refusal, match=r"gravity\.own-island"):
        board.play("strike1")
    with pytest.raises(Refusal, match=r"gravity\.not-neighbour"):
        board.play("strike4")


@pytest.mark.parametrize(("hunters", "left"), [(0, "b2m1"), (1, "b1m2")])
def test_whoever_shows_superiority_chooses_what_is_destroyed(hunters, left):
    board = acting("1=a2 2=b2m2 4=b2", 3).play("superiority", "strike2", f"slay{hunters}")
    assert board.pieces("2") == left
    assert board.airship("b") == (1, 0, hunters)


@pytest.mark.parametrize(("hunters", "left"), [(0, "b2m3"), (1, "b1m4"), (2, "m5")])
def test_of_seven_pieces_any_two_may_be_destroyed(hunters, left):
    board = acting("1=a2 2=b2m5 4=b2", 3).play("superiority", "strike2", f"slay{hunters}")
    assert board.pieces("2") == left


def test_an_island_without_its_hunters_turns_neutral_though_mercenaries_remain():
    board = acting("1=a2 2=b1m3 4=b2", 3).play("superiority", "strike2", "slay1")
    assert board.pieces("2") == "m3"
    assert board.state.owner[2] == -1


def test_no_more_hunters_are_destroyed_than_superiority_allows():
    with pytest.raises(Refusal, match=r"gravity\.wrong-kill"):
        acting("1=a2 2=b2m2 4=b2", 3).play("superiority", "strike2", "slay2")


def test_transport_redistributes_both_kinds_among_own_islands():
    board = acting("1+3.0=a1 2+0.2=a1 3+1.1=a1 4+5.5=b2", 3).play("transport", "p0", "p4", "t1", "t0")
    assert [board.gravity(island) for island in "1234"] == ["0.1", "4.0", "0.2", "5.5"]


def test_transport_asks_place_by_place_and_the_last_takes_the_rest():
    board = acting("1+3.0=a1 2=a1 4=b2", 3).play("transport")
    assert board.legal() == ["p0", "p1", "p2", "p3"]
    with pytest.raises(Refusal, match=r"gravity\.wrong-amount"):
        board.play("p4")
    assert board.play("p1").gravity("2") == "2.0"


def test_transport_brings_permanent_gravity_to_rundor():
    assert acting("1+3.0=a1 R=a1 4=b2", 3).play("transport", "p3").gravity("R") == "3.0"


def test_transport_needs_two_islands_and_some_gravity():
    for islands in ("1+3.0=a1 4=b2 2=m4", "1=a1 2=a1 4=b2 3=m4"):
        with pytest.raises(Refusal, match=r"gravity\.no-effect"):
            acting(islands, 3).play("transport")


def test_one_menu_offers_as_much_as_the_box_holds_and_the_last_island_takes_any_rest():  # ruling gravity-13
    board = acting("1+60.0=a1 2=a1 4=b2", 3).play("transport")
    assert board.legal()[-1] == "p46"
    assert board.play("p46").gravity("2") == "14.0"


# -- Card 4: recruiting and conversion -------------------------------------------------------------------------------


def test_recruiting_brings_one_mercenary_from_the_reserve_to_an_own_island_or_the_airship():
    board = acting("1=a2 2=a1 4=b2 R=m1", 4).play("recruit")
    assert board.legal() == ["hire1", "hire2", "hireA"]
    board.play("hireA")
    assert (board.airship("a"), board.state.reserve) == ((2, 1, 0), 6)


def test_recruiting_is_impossible_without_a_reserve():
    board = acting("1+0.1=a2 2=m6 4=b2", 4, hired="2/0")
    assert board.legal() == ["convert"]


def test_an_airship_with_two_mercenaries_takes_no_third():
    board = acting("1=a2 4=b2", 4, hired="2/0").play("recruit")
    assert board.legal() == ["hire1"]
    with pytest.raises(Refusal, match=r"gravity\.airship-full"):
        board.play("hireA")
    with pytest.raises(Refusal, match=r"gravity\.not-yours"):
        board.play("hire4")


def test_conversion_makes_all_temporary_gravity_of_one_island_permanent():
    board = acting("1+1.2=a2 2+0.3=a1 4=b2", 4).play("convert", "fix1")
    assert (board.gravity("1"), board.gravity("2")) == ("3.0", "0.3")


def test_conversion_works_on_rundor():
    assert acting("R+0.2=a2 4=b2", 4).play("convert", "fixR").gravity("R") == "2.0"


def test_conversion_needs_an_own_island_with_temporary_gravity():
    board = acting("1+1.2=a2 2=a1 4+0.2=b2", 4).play("convert")
    with pytest.raises(Refusal, match=r"gravity\.no-temporary"):
        board.play("fix2")
    with pytest.raises(Refusal, match=r"gravity\.not-yours"):
        board.play("fix4")


# -- Card 5: support and rotation ------------------------------------------------------------------------------------


def test_support_redistributes_all_own_pieces_among_islands_and_airship():
    board = acting("1=a2m1 3=a1 4=b2", 5, hired="1/0").play("support", "h1", "m0", "h3", "m2")
    assert [board.pieces(island) for island in "13"] == ["a1", "a3m2"]
    assert board.airship("a") == (1, 0, 0)


def test_support_may_leave_only_mercenaries_on_an_island_which_turns_neutral():
    board = acting("1=a2m1 3=a1 4=b2", 5).play("support", "h0", "m1", "h3")
    assert board.pieces("1") == "m1"
    assert board.state.owner[1] == -1
    assert board.kinds()[:2] == ["posted", "neutral"]


def test_support_may_not_take_the_last_hunter_off_the_islands():
    board = acting("1=a2 3=a1 4=b2", 5).play("support", "h0")
    assert board.legal() == ["h1", "h2", "h3", "h4", "h5"]
    with pytest.raises(Refusal, match=r"gravity\.wrong-amount"):
        board.play("h0")


def test_support_puts_no_more_than_two_mercenaries_aboard():
    board = acting("1=a2m3 4=b2", 5, hired="1/0").play("support", "h2")
    assert board.legal() == ["m2", "m3", "m4"]
    with pytest.raises(Refusal, match=r"gravity\.wrong-amount"):
        board.play("m1")


def test_support_does_not_bring_destroyed_hunters_back():
    board = acting("1=a2 4=b2", 5, fallen="2/0").play("support")
    assert board.legal() == ["h1", "h2", "h3"]


def test_support_needs_more_than_a_single_piece():
    with pytest.raises(Refusal, match=r"gravity\.no-effect"):
        acting("1=a1 4=b2", 5, fallen="4/0").play("support")


def test_rotation_turns_any_number_of_own_islands_by_any_number_of_sides():
    board = acting("1=a1 2=a1 3=a1 4=b2", 5).play("rotate", "turn1.2", "turn3.5", "enough")
    assert [board.part(island)[1] for island in "123"] == ["2", "0", "5"]


def test_rotation_turns_each_island_once_so_that_it_always_ends():
    board = acting("1=a1 2=a1 4=b2", 5).play("rotate", "turn1.2")
    with pytest.raises(Refusal, match=r"gravity\.already-used"):
        board.play("turn1.1")
    assert board.play("turn2.1").part("step") == "acting"


def test_rotation_turns_rundor_for_its_owner_and_nobody_elses_islands():
    board = acting("R=a1 1=a1 4=b2", 5).play("rotate", "turnR.4")
    assert board.part("R")[1] == "4"
    with pytest.raises(Refusal, match=r"gravity\.not-yours"):
        board.play("turn4.1")


def test_rotation_needs_at_least_one_island():
    with pytest.raises(Refusal, match=r"gravity\.choose-first"):
        acting("1=a1 2=a1 4=b2", 5).play("rotate", "enough")


# -- Card 6: bribery and speculation ---------------------------------------------------------------------------------


def test_a_mercenary_is_bribed_from_a_neutral_neighbour_to_the_island_touching_it_or_the_airship():
    board = acting("1=a2 4=a1 2=m1 5=b2", 6).play("bribe", "lure2")
    assert board.legal() == ["lodge1", "lodgeA"]
    with pytest.raises(Refusal, match=r"gravity\.not-neighbour"):
        board.play("lodge4")
    board.play("lodge1")
    assert (board.pieces("1"), board.pieces("2")) == ("a2m1", "")


def test_a_mercenary_is_bribed_from_another_player():
    board = acting("1=a2 2=b2m1 4=b1", 6).play("bribe", "lure2", "lodgeA")
    assert (board.pieces("2"), board.airship("a")) == ("b2", (3, 1, 0))


def test_with_a_full_airship_the_mercenary_goes_to_the_one_island_there_is():
    board = acting("1=a2 2=b2m1 4=b1", 6, hired="2/0").play("bribe", "lure2")
    assert board.pieces("1") == "a2m1"


def test_a_full_airship_takes_no_bribed_mercenary():
    board = acting("1=a2 3=a1 2=m1 4=b1", 6, hired="2/0").play("bribe", "lure2")
    assert board.legal() == ["lodge1", "lodge3"]
    with pytest.raises(Refusal, match=r"gravity\.airship-full"):
        board.play("lodgeA")


def test_nobody_is_bribed_on_own_or_distant_islands_or_where_nobody_is():
    board = acting("1=a2m1 2=m1 4=b2m1", 6).play("bribe")
    for island, code in (("1", "own-island"), ("4", "not-neighbour"), ("6", "no-mercenary")):
        with pytest.raises(Refusal, match=rf"gravity\.{code}"):
            board.play(f"lure{island}")


def test_speculation_gives_one_permanent_for_two_temporary_on_an_own_island():
    board = acting("1+2.0=a2 4=b2", 6).play("speculate", "swap1")
    assert board.gravity("1") == "1.2"


def test_speculation_makes_one_permanent_of_a_neighbour_temporary():
    for islands in ("1=a2 2+2.1=b2 4=b1", "1=a2 2+2.1 4=b1"):
        assert acting(islands, 6).play("speculate", "spoil2").gravity("2") == "1.2"


def test_the_halves_of_a_speculation_are_independent_and_either_may_come_first():
    islands = "1+2.0=a2 4=a1 5+3.0=b2"
    board = acting(islands, 6).play("speculate", "spoil5", "swap1")
    assert (board.gravity("1"), board.gravity("5")) == ("1.2", "2.1")
    board = acting(islands, 6).play("speculate", "swap1", "spoil5")
    assert (board.gravity("1"), board.gravity("5")) == ("1.2", "2.1")


def test_each_half_is_used_once_and_one_is_enough():
    board = acting("1+2.0=a2 2+3.0=b2", 6).play("speculate", "swap1")
    with pytest.raises(Refusal, match=r"gravity\.half-used"):
        board.play("swap1")
    assert board.play("enough").part("step") != "speculating"


def test_an_own_island_cannot_be_chosen_as_the_neighbour():
    board = acting("1+2.0=a2 2+2.0=a1 6+1.0 4=b2", 6).play("speculate")
    with pytest.raises(Refusal, match=r"gravity\.own-island"):
        board.play("spoil2")
    with pytest.raises(Refusal, match=r"gravity\.no-permanent"):
        board.play("spoilR")
    with pytest.raises(Refusal, match=r"gravity\.not-yours"):
        board.play("swap4")
