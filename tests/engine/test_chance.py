from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windlass.engine.chance import WORD, below, key, next_word, pick_counted

words = st.lists(st.integers(0, WORD), min_size=4, max_size=4)


def keyed(seed: int, stream: int) -> list[int]:
    chance = [0, 0, 0, 0]
    key(chance, seed, stream)
    return chance


def test_the_generator_is_sfc32():
    """The published algorithm, counter starting at one after twelve idle draws."""
    chance = [1, 2, 3, 1]
    a, b, c, counter = chance
    for _ in range(50):
        expected = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a, b = b ^ (b >> 9), (c + (c << 3)) & WORD
        c = (((c << 21) | (c >> 11)) + expected) & WORD
        assert next_word(chance) == expected


@given(words)
def test_words_and_state_stay_within_32_bits(chance: list[int]):
    assert 0 <= next_word(chance) <= WORD
    assert all(0 <= word <= WORD for word in chance)


@given(words, st.integers(1, 2**31 - 1))
def test_a_number_below_a_count_is_below_it(chance: list[int], count: int):
    assert 0 <= below(chance, count) < count


def test_numbers_below_a_count_are_equally_likely():
    chance = keyed(5, 0)
    seen = Counter(below(chance, 7) for _ in range(14000))
    assert sorted(seen) == list(range(7))
    assert all(1850 < number < 2150 for number in seen.values())


def test_a_word_that_would_favour_some_numbers_is_drawn_again():
    """The smallest low half is rejected: 2**32 is not a multiple of 3 * 2**29."""
    count = 3 * 2**29
    chance, again = [0, 0, 5, 0], [0, 0, 5, 0]
    assert (next_word(again) * count) & WORD < (WORD + 1 - count) % count
    assert below(chance, count) == below(again, count)
    assert chance == again


def test_things_in_heaps_are_picked_as_often_as_there_are_of_them():
    chance = keyed(6, 0)
    seen = Counter(pick_counted(chance, [0, 3, 0, 1], 4) for _ in range(8000))
    assert set(seen) == {1, 3}
    assert seen[1] / seen[3] == pytest.approx(3, rel=0.1)


@given(st.integers(0, 2**63 - 1), st.integers(0, 2**40))
def test_the_same_seed_and_stream_give_the_same_generator(seed: int, stream: int):
    assert keyed(seed, stream) == keyed(seed, stream)
    assert all(0 <= word <= WORD for word in keyed(seed, stream))


def test_streams_and_seeds_give_different_generators():
    made = {tuple(keyed(seed, stream)) for seed in (0, 1, 2, 2**32, 2**40 + 1) for stream in (*range(200), 2**32, 2**33 + 7)}
    assert len(made) == 5 * 202


def test_first_draws_of_neighbouring_streams_are_spread():
    seen = Counter(below(keyed(1, stream), 6) for stream in range(6000))
    assert all(850 < number < 1150 for number in seen.values())
