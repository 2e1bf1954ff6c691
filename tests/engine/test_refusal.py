from __future__ import annotations

from windlass.engine.refusal import Refusal
from windlass.engine.text import Text


def test_a_refusal_is_a_code_with_arguments():
    refusal = Refusal("cartagena.no-such-card", symbol="flag", count=2)
    assert str(refusal) == "cartagena.no-such-card (symbol='flag', count=2)"
    assert refusal.text == Text("refusal-cartagena-no-such-card", {"symbol": "flag", "count": 2})


def test_a_refusal_without_arguments_is_its_code():
    assert str(Refusal("match.over")) == "match.over"
    assert Refusal("match.over").text == Text("refusal-match-over")
