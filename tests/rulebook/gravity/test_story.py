"""Everyone at the table hears what happened, in order and with the right names and numbers."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import Board, acting, table
from tests.rulebook.gravity.test_islands_phase import adrift, phase

from windlass.games.gravity.components import ACTION_NAMES, AIRSHIP

LAND = "R=m1 1=a2 2=m1 3=m1 4=b2 5=m1 6=m1"


def story(board: Board) -> list[tuple[str, tuple[int, ...]]]:
    """What the last action caused: kinds with their values."""
    return [(event.kind, tuple(event.values.values())) for event in board.told]


def test_settling_names_the_seat_the_island_and_two_hunters():
    board = table(seats=3, step="settling", round=0, first="a").play("settle3")
    assert story(board) == [("settled", (0, 3, 2))]


def test_after_the_last_settler_the_mercenaries_and_the_first_round_are_announced():
    board = table(seats=3, step="settling", round=0, first="a").play("settle3", "settle1", "settle5")
    assert story(board)[:3] == [("settled", (2, 5, 2)), ("garrisoned", (4,)), ("round", (1, 0))]


def test_preparation_tells_the_size_of_the_hand_kept_and_who_begins():
    board = table("1=a2 4=b2", step="keeping", first="a", turn="a", mover="b", hand="1122/12345", discard="3/", saved="/66").play(
        "throw1", "keep"
    )
    assert story(board) == [("kept", (1, 6)), ("turn", (0,))]


def test_the_course_of_a_turn_is_told():
    board = table(LAND, hand="15/2")
    assert story(board.play("play1")) == [("played", (0, 0))]
    assert story(board.play("illegal-mining")) == [("acted", (0, ACTION_NAMES.index("illegal_mining")))]
    assert story(board.play("tap1")) == [("tapped", (0, 1))]
    assert story(board.play("finish")) == [("turn", (1,))]


def test_passes_by_will_and_by_need_are_told_apart():
    board = table(LAND, hand="15/").play("pass")
    assert story(board) == [("passed", (0,))]
    assert story(board.play("enough"))[:2] == [("passed-by-need", (1,)), ("calm", ())]


@pytest.mark.parametrize(
    ("islands", "card", "actions", "told"),
    [
        ("4=a2 1=b2", 2, ["muster"], [("acted", (0, 2)), ("mustered", (0, 1))]),
        ("5=a2 4=b2", 2, ["mine", "dig5"], [("mined", (0, 5, 2))]),
        ("1=a2 2=m4 4=b2", 3, ["superiority", "strike2"], [("mercenaries-fell", (2, 1))]),
        ("1=a2 2=b1m3 4=b2", 3, ["superiority", "strike2", "slay1"], [("hunters-fell", (1, 2, 1)), ("neutral", (2,))]),
        ("1+2.1=a1 3=a1 4=b2", 3, ["transport", "p0", "t1"], [("carried", (0, 1, 0, 1)), ("carried", (0, 3, 2, 0))]),
        ("1=a1 4=b2", 4, ["recruit", "hire1"], [("recruited", (0, 1))]),
        ("1=a1 4=b2", 4, ["recruit", "hireA"], [("recruited", (0, AIRSHIP))]),
        ("1+1.2=a1 4=b2", 4, ["convert", "fix1"], [("converted", (0, 1, 2))]),
        ("1=a2 4=b2", 5, ["support", "h1"], [("posted", (0, 1, 1, 0)), ("posted", (0, AIRSHIP, 3, 0))]),
        ("1=a2 4=b2", 5, ["rotate", "turn1.4"], [("rotated", (0, 1, 4))]),
        ("1=a2 2=m1 4=b2", 6, ["bribe", "lure2", "lodge1"], [("bribed", (0, 2, 1))]),
        ("1+1.0=a2 4=b2", 6, ["speculate", "swap1"], [("swapped", (0, 1))]),
        ("1=a2 2+1.0 4=b2", 6, ["speculate", "spoil2"], [("spoiled", (0, 2))]),
    ],
)
def test_every_action_tells_what_it_changed(islands, card, actions, told):
    board = acting(islands, card, fallen="1/0", hand="/11").play(*actions)
    assert [entry for entry in story(board) if entry[0] != "turn"] == told


def test_a_capture_tells_the_landing_then_the_fallen_on_both_sides():
    board = acting("1=a3m2 2=b1m1 4=b1 5=a1", 1).play("capture", "from1", "take2", "send3", "join2")
    assert story(board) == [("neutral", (1,)), ("landed", (0, 1, 2, 3, 2)), ("hunters-fell", (1, 2, 1)), ("mercenaries-fell", (2, 1))]
    assert story(board.play("lose1")) == [("hunters-fell", (0, 2, 1)), ("mercenaries-fell", (2, 1))]


@pytest.mark.parametrize(
    ("ability", "card", "action", "told"),
    [
        ("1/2", 2, "drill1", ("drilled", (0, 1))),
        ("2/1", 1, "infirmary", ("nursed", (0,))),
        ("3/2", 4, "tavern", ("hired", (0,))),
        ("4/2", 5, "tug2.+", ("tugged", (0, 2, 1))),
        ("4/2", 5, "tug6.-", ("tugged", (0, 6, 0))),
    ],
)
def test_every_ability_tells_what_it_did(ability, card, action, told):
    board = acting("1=a2 4=b2", card, ability=ability, fallen="1/0", hand="/11").play(action)
    assert story(board)[0] == told


def test_a_player_without_an_island_and_the_hunters_that_come_back_are_told():
    board = acting("1=a3 2=b1 R=m1", 1, fallen="0/1").play("capture", "from1", "take2", "send2", "enough")
    assert story(board) == [("dispossessed", (1,)), ("mustered", (1, 2))]
    assert story(board.play("settle5")) == [("settled", (1, 5, 2))]


def test_the_islands_phase_is_told_step_by_step():
    board = phase("1+1.3=a2 2+2.0 3+0.2 4+4.0=b2")
    assert story(board)[-1] == ("strongest", (4, 4, 1))
    assert story(board.play("side3")) == [("pulled", (1, 6, 4, 3))]
    assert story(board.play("look2"))[:3] == [("oriented", (1, 6, 2)), ("endowed", (4, 6)), ("round", (2, 1))]


def test_an_island_attached_again_is_told():
    board = adrift(first="a").play("side0", "look0", "dock1.1")
    assert board.told[0].kind == "docked"
    assert [board.told[0].values[name] for name in ("seat", "island", "to")] == [0, 2, 1]


def test_the_end_is_told():
    board = phase("1+2.0=a3 4=b2", cells="1@0,0 R@1,-1")
    assert story(board)[-1] == ("enclosed", (0, 1))
    board = phase("1=a2 4=b2", round=5, round_limit=5)
    assert story(board)[-1] == ("out-of-rounds", (5,))
