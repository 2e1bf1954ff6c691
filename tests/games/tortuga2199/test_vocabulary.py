from __future__ import annotations

import pytest

from windlass.games.tortuga2199.vocabulary import FROM_HAND, FROM_PLAYED, NUMBERED, PLAIN, Ability, parse_ability


@pytest.mark.parametrize("word", NUMBERED)
def test_a_numbered_word_needs_a_number_from_one_to_nine(word: str):
    ability = parse_ability(f"{word} 2")
    assert ability is not None
    assert (ability.operation, ability.number, ability.word) == (NUMBERED[word], 2, word)
    for text in (word, f"{word} 0", f"{word} 10", f"{word} two", f"{word} -1", f"{word}  2", f"{word} ²"):
        assert parse_ability(text) is None


@pytest.mark.parametrize("words", PLAIN)
def test_a_plain_word_takes_no_number(words: str):
    ability = parse_ability(words)
    assert ability is not None
    assert ability.word == words.replace(" ", "-")
    assert parse_ability(f"{words} 2") is None


def test_destroy_says_from_where():
    assert parse_ability("destroy hand or played") == Ability("destroy hand or played", 7, FROM_HAND | FROM_PLAYED)


def test_what_only_helps_is_not_asked_about():
    asked = {
        words for words in ("draw 1", "move 1", "cash 1", "siege 1", "bargain 1", "combat 1", "weaken 1") if parse_ability(words).is_chosen
    }
    assert asked == {"draw 1", "move 1", "cash 1"}
