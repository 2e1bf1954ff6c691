from __future__ import annotations

import pickle

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
