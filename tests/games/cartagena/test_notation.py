from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.games.cartagena.actions import Advance, EndTurn, Retreat, code
from windlass.games.cartagena.notation import parse_action, parse_position, print_action, print_position
from windlass.games.cartagena.tunnel import crowd, places_of

START = Match.new("cartagena", seed=bytes(16), variant="hispaniola", seats=3).position


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("9f", Advance(0, 9)),
        ("0s", Advance(1, 0)),
        ("36t", Advance(5, 36)),
        ("9<", Retreat(9)),
        ("boat<", Retreat(37)),
        ("end", EndTurn()),
        (" BOAT< ", Retreat(37)),
        ("09k", Advance(3, 9)),
    ],
)
def test_actions_are_typed_as_space_and_letter(text: str, action: object):
    assert parse_action(text) == code(action)


@pytest.mark.parametrize("text", ["", "f", "9", "9x", "37f", "37<", "0<", "00<", "boatf", "9 f", "9ff", "-1f", "٣f", "end turn"])
def test_text_that_is_no_action_is_refused(text: str):
    with pytest.raises(Refusal, match=r"notation\.action"):
        parse_action(text)


@given(st.text(max_size=8))
def test_any_text_is_an_action_or_refused(text: str):
    try:
        found = parse_action(text)
    except Refusal as refusal:
        assert refusal.code == "notation.action"
    else:
        assert parse_action(print_action(found)) == found


def test_a_position_is_one_line_of_parts():
    assert re.sub(r" (track|hands|row|deck):\S*", "", START) == (
        "seats:3 open_row:1 turn:0 made:0 ended:0 round:1 progress:1 deck_left:72 where:0.0.0.0.0.0/0.0.0.0.0.0/0.0.0.0.0.0 discard:"
    )


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("seats", "1"),
        ("seats", "6"),
        ("track", "f"),
        ("track", "x" * 36),
        ("turn", "3"),
        ("turn", "-1"),
        ("made", "4"),
        ("ended", "4"),
        ("round", "99999"),
        ("progress", "x"),
        ("deck_left", "71"),
        ("deck_left", "300"),
        ("where", "0.0.0.0.0.0"),
        ("where", "0.0.0.0.0/0.0.0.0.0.0/0.0.0.0.0.0"),
        ("where", "0.0.0.0.0.37/0.0.0.0.0.0/0.0.0.0.0.0"),
        ("where", "0.0.0.0.0.ship/0.0.0.0.0.0/0.0.0.0.0.0"),
        ("where", "0.0.0.0.9.9/0.0.0.0.0.9/0.0.0.0.0.9"),
        ("hands", "f18//"),
        ("hands", "q//"),
        ("hands", "f/s"),
        ("row", "f" * 13),
        ("row", "x"),
        ("deck", "f2"),
        ("discard", "f999"),
        ("discard", "f17s17p17k17b17t17"),
        ("open_row", "0"),
        ("pirates", "9"),
        ("pirates", "5"),
        ("copies", "200"),
        ("copies", "1"),
        ("symbols", "5"),
        ("symbols", "0"),
        ("segments", "7"),
        ("actions", "0"),
        ("stall_limit", "1001"),
        ("hidden_hands", "2"),
        ("known", "f9//"),
        ("held", "1/1/1"),
        ("best", "7/0/0"),
        ("colour", "blue"),
    ],
)
def test_a_position_that_is_broken_or_impossible_is_refused(part: str, value: str):
    line = re.sub(rf" {part}:\S*", "", " " + START) + f" {part}:{value}"
    with pytest.raises(Refusal, match=r"notation\.position"):
        parse_position(line)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("where:9/0", "where"),
        ("where:0/0 hidden_hands:0 deck_left:5", "deck"),
        ("where:0/0 hidden_hands:0 held:1/1", "held"),
        ("where:0/0 held:1/1 known:f2/", "known"),
        ("where:0/0 held:9/9", "copies"),
        ("where:0/0 row:f", "row"),
    ],
)
def test_a_small_position_is_refused_for_the_part_that_is_impossible(line: str, part: str):
    with pytest.raises(Refusal, match=rf": {part}\. \[notation\.position\]$"):
        parse_position(f"seats:2 track:f segments:1 symbols:1 pirates:1 {line}")


def test_parts_may_stand_in_any_order_and_pirates_too():
    shuffled = " ".join(reversed(START.replace("0.0.0.0.0.0/", "4.0.boat.0.0.9/", 1).split()))
    state = parse_position(shuffled)
    assert places_of(state, 0) == [0, 0, 0, 4, 9, 37]
    assert [crowd(state, place) for place in (4, 9, 0, 37)] == [1, 1, 0, 0]


def test_a_blanked_position_keeps_its_sizes():
    match = Match.new("cartagena", seed=bytes(16))
    for seat in (-1, 0, 1):
        known = match.redacted(seat)
        line = print_position(known)
        assert "deck_left:90" in line
        assert "held:6/6" in line
        assert parse_position(line) == known


parts = st.tuples(
    st.sampled_from(
        [word.split(":")[0] for word in START.split()] + ["known", "held", "best", "copies", "pirates", "symbols", "stall_limit"]
    ),
    st.text("0123456789fspkbt./-boat~", max_size=14),
)


@given(st.lists(parts, min_size=1, max_size=3))
def test_any_changed_line_is_a_position_that_can_be_stored_or_refused(changes: list[tuple[str, str]]):
    line = " " + START
    for part, value in changes:
        line = re.sub(rf" {part}:\S*", "", line) + f" {part}:{value}"
    try:
        state = parse_position(line)
    except Refusal as refusal:
        assert refusal.code == "notation.position"
    else:
        state.to_bytes()
        assert parse_position(print_position(state)) == state


@given(st.text(max_size=120))
def test_any_text_is_a_position_or_refused(line: str):
    with pytest.raises(Refusal, match=r"notation\.position"):
        parse_position(line)
