from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windlass.engine.notation import MOST, Parts, print_chance
from windlass.engine.refusal import Refusal


def refused(part: str):
    return pytest.raises(Refusal, match=rf": {part}\. \[notation\.position\]$")


def test_parts_are_asked_for_by_name():
    parts = Parts("seats:3 hands:a/b/c empty:")
    assert parts.number("seats", 2, 5) == 3
    assert parts.listed("hands", 3) == ["a", "b", "c"]
    assert parts.text("empty") == ""
    parts.finish()


def test_missing_parts_take_their_default_or_are_refused():
    parts = Parts("")
    assert parts.text("name", "x") == "x"
    assert parts.number("number", 0, 9, 4) == 4
    assert parts.listed("list", 2, "0") == ["0", "0"]
    with refused("name"):
        parts.text("name")
    with refused("number"):
        parts.number("number", 0, 9)


@pytest.mark.parametrize("text", ["", "x", "1.5", "10", "-1", "+1", "²", "1" * 30])
def test_a_number_out_of_bounds_or_no_number_is_refused(text: str):
    with refused("n"):
        Parts(f"n:{text}").number("n", 0, 9)


def test_a_list_of_another_length_is_refused():
    with refused("l"):
        Parts("l:a/b").listed("l", 3)


@pytest.mark.parametrize("line", ["word", "a:1 a:2"])
def test_a_word_without_colon_and_a_part_twice_are_refused(line: str):
    with pytest.raises(Refusal):
        Parts(line)


def test_a_line_that_is_too_long_is_refused():
    with refused("length"):
        Parts("a:" + "1" * MOST)


def test_parts_nobody_asked_for_are_refused():
    with refused("a"):
        Parts("a:1").finish()


def test_a_long_part_is_named_by_its_beginning():
    with pytest.raises(Refusal) as caught:
        Parts("x" * 100)
    assert caught.value.args_by_name["part"] == "x" * 40


@given(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4))
def test_the_generator_leads_back(chance: list[int]):
    assert Parts(" ".join(["a:1", *print_chance(chance)])).chance() == chance


def test_a_blank_generator_is_not_printed():
    assert print_chance([0, 0, 0, 0]) == []


@given(st.text(max_size=200))
def test_any_line_is_read_or_refused(line: str):
    try:
        Parts(line)
    except Refusal as refusal:
        assert refusal.code == "notation.position"
