"""Rulebook, "Islands phase": the strongest island, its pull, unstable islands, gravity handed on, islands adrift."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import Board, table

from windlass.engine.refusal import Refusal
from windlass.games.gravity.notation import parse_position, print_position


def phase(islands: str, first: str = "a", **parts: object) -> Board:
    """A board on which the last card of the round has just been discarded and the islands phase has begun."""
    parts.setdefault("passed", 2 if int(str(parts.get("seats", 2))) == 2 else 6)
    hands = "1" + "/" * (int(str(parts.get("seats", 2))) - 1)
    return table(islands, hand=hands, first=first, **parts).play("idle1")


# The attraction examples: red owns island 4.
ONE = "1+1.3=a2 2+2.0 3+0.2 4+4.0=b2 5 6 R"
TWO = "1+1.3=a2 2+2.0 3+0.2 4+5.2=b2 5 6 R"


def test_the_first_example_pulls_one_island_and_hands_one_gravity_on():  # the rulebook's example, fixture F4
    board = phase(ONE)
    assert board.kinds()[-1] == "strongest"
    assert board.told[-1].values == {"island": 4, "gravity": 4, "count": 1}
    assert (board.actor(), board.part("strongest"), board.part("target")) == ("b", "4", "6")
    board.play("side3", "look2")
    assert "4" in board.touches("6")
    assert (board.gravity("4"), board.gravity("6")) == ("3.0", "1.0")


def test_the_second_example_pulls_two_islands_and_hands_one_gravity_on_to_each():  # the rulebook's example, fixture F5
    board = phase(TWO)
    assert board.told[-1].values["count"] == 2
    assert board.part("scope") == "26"
    board.play("side2", "look0", "side3")
    assert board.gravity("4") == "5.2"
    board.play("look0")
    assert [board.gravity(island) for island in "426"] == ["3.0", "3.0", "1.0"]  # the two temporary have left by then


# -- Step 1 ----------------------------------------------------------------------------------------------------------


def test_temporary_and_permanent_gravity_count_together():
    assert phase("1+1.3=a2 4+3.0=b2").part("strongest") == "1"


def test_of_equally_heavy_islands_the_one_with_more_permanent_gravity_is_stronger():
    assert phase("1+2.2=a2 4+3.1=b2").part("strongest") == "4"


def test_a_full_tie_ends_the_phase():
    board = phase("1+2.1=a2 4+2.1=b2")
    assert "calm" in board.kinds()
    assert board.part("round") == "2"


def test_a_tie_below_the_strongest_does_not_matter():
    assert phase("1+2.1=a2 4+2.1=b2 5+4.0").part("strongest") == "5"


def test_a_single_gravity_pulls_nothing():
    assert "calm" in phase("1+1.0=a2 4=b2").kinds()


def test_no_gravity_at_all_pulls_nothing():
    assert "calm" in phase("1=a2 4=b2").kinds()


def test_rundor_may_be_strongest():
    board = phase("R+2.1=a2 4=b2", cells="3@2,1")
    assert (board.part("strongest"), board.actor()) == ("R", "a")


# -- Step 2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gravity", "pulled"), [("2.0", 1), ("0.5", 1), ("6.0", 2), ("0.10", 2), ("11.0", 3), ("1.29", 3)])
def test_two_to_five_pull_one_island_six_to_ten_two_and_eleven_or_more_three(gravity, pulled):
    board = phase(f"1+{gravity}=a2 4=b2")
    assert next(event for event in board.told if event.kind == "strongest").values["count"] == pulled


def test_no_more_islands_are_pulled_than_do_not_touch_the_strongest():
    board = phase("1+20.0=a2 4=b2", cells="4@2,-2 5@1,-2")
    assert board.touches("1") == "R2456"
    assert next(event for event in board.told if event.kind == "strongest").values["count"] == 1


# -- Step 3 ----------------------------------------------------------------------------------------------------------


def test_islands_that_touch_the_strongest_are_not_unstable():
    board = phase("1+3.0=a2 3+1.0 4+1.0=b2 5+0.1")
    assert board.part("target") == "5"  # as light as 3 and 4, with less of it permanent; R, 2 and 6 touch island 1


def test_the_least_gravity_is_least_stable_then_the_least_permanent():
    assert phase("1+3.0=a2 3+1.1 4+0.2=b2 5+2.0").part("target") == "4"


def test_between_equally_unstable_islands_the_owner_of_the_strongest_chooses():
    board = phase("1=a2 4+3.0=b2")
    assert (board.actor(), board.legal()) == ("b", ["pull1", "pull2", "pull6"])
    assert board.play("pull2").part("target") == "2"
    with pytest.raises(Refusal, match=r"gravity\.not-now"):
        board.play("pull1")


def test_if_the_strongest_is_neutral_the_first_player_chooses():
    board = phase("1=a2 4=b2 5+3.0", first="b")
    assert (board.actor(), board.part("step")) == ("b", "pulling")


def test_a_choice_among_equals_comes_after_those_who_are_certain():
    board = phase("1+6.0=a2 3+1.0 4+2.0=b2 5+1.0")
    assert board.part("scope") == "35"  # two are pulled and two are lightest
    board = phase("1+6.0=a2 3 4+2.0=b2 5+2.0")
    assert board.legal() == ["pull4", "pull5"]
    with pytest.raises(Refusal, match=r"gravity\.not-unstable"):
        board.play("pull3")


# -- Step 4 ----------------------------------------------------------------------------------------------------------


def test_a_pulled_island_goes_to_any_free_side_of_the_strongest():
    board = phase(ONE)
    assert board.legal() == ["side2", "side3", "side4"]
    with pytest.raises(Refusal, match=r"gravity\.side-taken"):
        board.play("side0")


def test_a_pulled_island_may_lie_any_way_round_but_is_not_turned_over():
    board = phase(ONE).play("side3")
    assert board.legal() == [f"look{side}" for side in range(6)]
    board.play("look4")
    assert board.part("6").startswith("A4")


def test_a_pulled_island_brings_along_all_that_is_on_it():
    board = phase("1+1.3=a2 2+2.0 3+0.2 4+4.0=b2 6=m2").play("side3", "look0")
    assert board.pieces("6") == "m2"


def test_the_strongest_island_neither_moves_nor_turns():
    before = phase(ONE)
    cell, turned = before.cell("4"), before.part("4")[:2]
    before.play("side3")
    assert (before.cell("4"), before.part("4")[:2]) == (cell, turned)


def test_the_first_player_places_for_a_neutral_island():
    board = phase("1=a2 4=b2 5+3.0 2+1.0 3+1.0", first="b")
    assert (board.actor(), board.part("target")) == ("b", "1")


# -- Step 5 ----------------------------------------------------------------------------------------------------------


def test_without_permanent_gravity_nothing_is_handed_on():
    board = phase("1=a2 2+1.0 3+1.0 4+0.4=b2").play("pull6", "side3", "look0")
    assert board.gravity("6") == "0.0"
    assert board.part("round") == "2"


def test_where_there_is_too_little_the_owner_chooses_who_receives_gravity():
    board = phase("1=a2 2+1.0 3+1.0 4+1.6=b2 6").play("side2", "look0", "side3", "look0")
    assert (board.actor(), board.legal()) == ("b", ["give1", "give6"])
    with pytest.raises(Refusal, match=r"gravity\.not-joined"):
        board.play("give3")
    board.play("give6")
    assert [board.gravity(island) for island in "416"] == ["0.0", "0.0", "1.0"]
    assert board.part("round") == "2"


def test_each_joined_island_receives_gravity_at_most_once():
    board = phase("1=a2 4+2.9=b2 6+1.0", cells="3@1,1").play("side1", "look0", "side2", "look0", "side3", "look0")
    assert board.legal() == ["give1", "give2", "give3"]
    assert board.play("give2").legal() == ["give1", "give3"]
    assert board.play("give3").part("round") == "2"


def test_the_first_player_hands_gravity_on_for_a_neutral_island():
    board = phase("1=a2 2+1.0 3+1.0 4+1.6 5=b2 6", first="a").play("side2", "look0", "side3", "look0")
    assert (board.actor(), board.part("step")) == ("a", "endowing")
    line = print_position(board.state)
    assert print_position(parse_position(line)) == line


# -- Islands adrift --------------------------------------------------------------------------------------------------


def adrift(**parts: object) -> Board:
    """Island 4 pulls island 3 away from island 2, which touched nothing else."""
    return phase("1+1.0=a2 2+1.0 3 4+2.0=b2 5+1.0 6+1.0", cells="R@0,0 1@1,0 4@-1,0 5@-1,1 6@-2,1 3@3,-1 2@4,-1", **parts)


def test_an_island_that_touches_no_other_is_attached_by_the_first_player():
    board = adrift(first="a")
    assert board.part("target") == "3"
    board.play("side0", "look0")
    assert (board.actor(), board.part("step"), board.part("target")) == ("a", "docking", "2")


def test_it_is_attached_to_the_nearest_island_by_the_shortest_way():
    board = adrift(first="a").play("side0", "look0")
    assert board.cell("2") == (4, -1)
    docks = board.legal()
    assert set(docks) == {"dock1.0", "dock1.1"}
    with pytest.raises(Refusal, match=r"gravity\.not-nearest"):
        board.play("dock1.3")
    board.play("dock1.1")
    assert board.touches("2") == "1"
    assert board.part("round") == "2"


def test_it_keeps_its_orientation():
    board = adrift(tiles="1A0 2B4 3A0 4A0 5A0 6A0 RA0", first="a").play("side0", "look0", "dock1.1")
    assert board.part("2").startswith("B4")


def test_with_two_nearest_islands_it_is_attached_to_both():
    board = phase("1+1.0=a2 2+1.0 3 4+2.0=b2 5+1.0 6+1.0", cells="R@0,0 1@1,-1 4@-1,0 5@-1,1 6@-2,1 3@3,-1 2@2,0", first="a")
    assert board.part("target") == "3"
    board.play("side0", "look0")
    assert board.legal() == ["dockR.1"]
    assert board.play("dockR.1").touches("2") == "R1"


def test_of_several_islands_adrift_the_first_player_chooses_the_order():
    board = phase("1+1.0=a2 2+1.0 3 4+2.0=b2 5+1.0 6+1.0", cells="R@0,0 1@1,0 4@-1,0 5@-1,1 3@5,0 2@6,0 6@5,-1", first="a")
    assert board.part("target") == "3"
    board.play("side0", "look0")
    assert (board.actor(), board.legal()) == ("a", ["adrift2", "adrift6"])
    with pytest.raises(Refusal, match=r"gravity\.not-adrift"):
        board.play("adrift1")
    assert board.play("adrift2").legal() == ["dock6.1", "dock6.2"]
    board.play("dock6.2")
    assert board.touches("6") == "2"
    assert board.part("round") == "2"  # the two touch each other now, and nobody is adrift any more


def test_islands_that_drift_together_stay_where_they_are():  # ruling gravity-15
    board = phase("1+1.0=a2 2+1.0 3 4+2.0=b2 5+1.0 6+1.0", cells="R@0,0 1@1,0 4@-1,0 5@-1,1 3@3,-1 2@4,-1 6@5,-1", first="a")
    board.play("side0", "look0")
    assert board.part("round") == "2"
    assert board.touches("2") == "6"
