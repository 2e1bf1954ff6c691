from __future__ import annotations

import pickle

import pytest

from windlass.engine.match import Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text


def test_a_refusal_is_a_code_with_arguments_and_a_sentence_in_every_language():
    refusal = Refusal("options.seats", game="Chess", low=2, high=2)
    assert refusal.text == Text("refusal-options-seats", {"game": "Chess", "low": 2, "high": 2})
    assert str(refusal) == "Chess takes 2 to 2 players. [options.seats]"
    assert refusal.said("ru") != refusal.said("fr") != refusal.said() == "Chess takes 2 to 2 players."


def test_a_refusal_for_which_nobody_has_words_is_its_code():
    assert str(Refusal("toy.no-such-thing", thing=3)) == "toy.no-such-thing [toy.no-such-thing]"


def test_a_refusal_travels_between_processes():
    refusal = pickle.loads(pickle.dumps(Refusal("options.seats", game="Chess", low=2, high=2)))
    assert (refusal.code, refusal.args_by_name) == ("options.seats", {"game": "Chess", "low": 2, "high": 2})


@pytest.mark.parametrize("written", ["\x1b[31mred\x07", "\x1b]0;title\x07", "0\ud800f", "a\u202eb", "two\nlines", "9" * 6000])
def test_a_refusal_never_quotes_what_a_terminal_would_obey(written):
    refusal = Refusal("notation.action", text=written)
    said = str(refusal)
    assert said.isprintable()
    assert said.encode()
    assert said.endswith("is not an action. [notation.action]"), "in words, however long it is"
    assert len(said) < 400


def test_a_false_match_file_is_refused_in_printable_words():
    text = dump(Match.new("cartagena", seed=bytes(16)))
    for false in (
        f"{text}\x1b[31mred\n",
        text.replace("game: cart", "game: \x1b[31m"),
        text.replace("components: ", "components: \x1b]0;title\x07"),
    ):
        with pytest.raises(Refusal) as refused:
            parse(false)
        assert str(refused.value).isprintable()
