from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.rulebook.cartagena.board import table

from windlass.engine.bits import members
from windlass.games.cartagena import GAME
from windlass.games.cartagena.components import BOAT, CROWD
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import crowd, enter, fallback, landing, move, pirates_aboard, places_of, standing

spaces = st.lists(st.integers(0, 36) | st.just(BOAT), min_size=6, max_size=6)


@given(spaces, st.integers(0, 5), st.integers(1, 36) | st.just(BOAT))
def test_a_moved_pirate_leaves_the_crew_and_the_crowds_right(where: list[int], which: int, target: int):
    state = State()
    source = where[which]
    expected = sorted([*where[:which], *where[which + 1 :], target])
    assume(all(places.count(space) <= CROWD for places in (where, expected) for space in range(1, BOAT)))
    for place in where:
        enter(state, 0, place)
    move(state, 0, source, target)
    assert places_of(state, 0) == expected
    assert members(state.crew[0]) == sorted(set(expected))
    assert [crowd(state, space) for space in range(1, BOAT)] == [expected.count(space) for space in range(1, BOAT)]
    assert (crowd(state, 0), crowd(state, BOAT)) == (0, 0)
    for level in range(CROWD):
        assert members(state.taken[level]) == [space for space in range(1, BOAT) if expected.count(space) > level]


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
