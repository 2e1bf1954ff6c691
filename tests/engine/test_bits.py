"""Bit sets answer the same interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windlass.engine import bits
from windlass.engine.rule import Compiler, can_compile

SETS = st.sets(st.integers(0, 62), min_size=1)


def as_bits(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(SETS)
def test_a_set_tells_its_smallest_and_its_largest_member_and_how_many_there_are(numbers: set[int]):
    assert bits.lowest(as_bits(numbers)) == min(numbers)
    assert bits.highest(as_bits(numbers)) == max(numbers)
    assert bits.count(as_bits(numbers)) == len(numbers)
    assert bits.members(as_bits(numbers)) == sorted(numbers)


def test_the_empty_set_has_no_members():
    assert (bits.count(0), bits.members(0)) == (0, [])


def answers(number: int) -> int:
    return 10_000 * bits.lowest(number) + 100 * bits.highest(number) + bits.count(number)


@pytest.mark.skipif(not can_compile(), reason="nothing is compiled here")
def test_compiled_questions_have_the_same_answers(tmp_path: Path):
    compiled = Compiler({"LOWEST": bits.lowest, "HIGHEST": bits.highest, "COUNT": bits.count}).compile(asked, tmp_path)
    for number in (1, 2, 3, 0b1011000, 1 << 37, (1 << 62) + 1, (1 << 63) - 1):
        assert compiled(number) == answers(number)


LOWEST = HIGHEST = COUNT = None


def asked(number):
    return 10_000 * LOWEST(number) + 100 * HIGHEST(number) + COUNT(number)
