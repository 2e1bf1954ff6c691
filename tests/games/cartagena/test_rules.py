from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rulebook.cartagena.board import table

from windlass.games.cartagena import GAME
from windlass.games.cartagena.components import BOAT
from windlass.games.cartagena.rules import fallback, landing, move, pirates_aboard, standing
from windlass.games.cartagena.state import State

spaces = st.lists(st.integers(0, 36) | st.just(BOAT), min_size=6, max_size=6)


@given(spaces, st.integers(0, 5), st.integers(1, 36) | st.just(BOAT))
def test_a_moved_pirate_leaves_the_crew_in_order_and_the_crowds_right(where: list[int], which: int, target: int):
    state = State()
    state.pirates, state.last = 6, 36
    state.where[0][:6] = sorted(where)
    for space in where:
        if 0 < space < BOAT:
            state.crowd[space] += 1
    source = where[which]
    if source == target:
        return
    move(state, 0, source, target)
    expected = sorted([*where[:which], *where[which + 1 :], target])
    assert state.where[0][:6] == expected
    assert [state.crowd[space] for space in range(1, 37)] == [expected.count(space) for space in range(1, 37)]
    assert (state.crowd[0], state.crowd[BOAT]) == (0, 0)


def test_menus_list_cards_by_symbol_and_space_then_retreats_then_the_end():
    board = table("0.0.3.9.9.boat/0.0.0.0.0.12", "kf/", made=1)
    assert board.legal() == ["0f", "3f", "9f", "0k", "3k", "9k", "9<", "boat<", "end"]


def test_landing_and_fallback_are_questions_about_any_space():
    state = table("0.0.3.9.9.boat/0.0.0.0.0.12", "f/").state
    assert (landing(state, 0, 9), landing(state, 0, 31)) == (17, BOAT)
    assert [fallback(state, space) for space in (3, 9, 12, BOAT)] == [0, 3, 9, 12]


def test_a_pirate_aboard_is_worth_more_than_any_way_gone():
    state = table("0.0.0.0.0.boat/36.36.36.35.35.34", "/").state
    assert (pirates_aboard(state, 0), pirates_aboard(state, 1)) == (1, 0)
    assert standing(state, 0) > standing(state, 1)


def test_on_a_shorter_tunnel_the_boat_lies_behind_its_last_space():
    board = table("0.0.0.0.0.6/0.0.0.0.0.0", "f/", track="bptfsk", segments=1)
    assert board.play("6f").where(0) == "0.0.0.0.0.boat"
    board = table("0.0.0.0.0.boat/0.0.0.0.0.6", "f/", track="bptfsk", segments=1)
    assert board.play("boat<").where(0) == "0.0.0.0.0.6"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("end", "cartagena.first-action"),
        ("5f", "cartagena.no-pirate"),
        ("9<", "cartagena.nobody-behind"),
        ("0k", "cartagena.no-such-card"),
        ("boat<", "cartagena.boat-is-final"),
    ],
)
def test_a_referee_gives_the_most_specific_reason(action: str, code: str):
    state = table("0.0.0.0.9.boat/0.0.0.0.0.12", "f/", boat_retreat=0).state
    assert GAME.why_not(state, GAME.parse_action(action)).code == code


def test_a_number_that_is_no_action_is_unknown():
    state = table("0.0.0.0.9.boat/0.0.0.0.0.12", "f/").state
    assert [GAME.why_not(state, number).code for number in (-1, GAME.actions)] == ["action.unknown"] * 2
