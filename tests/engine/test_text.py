from __future__ import annotations

import msgspec

from windlass.engine.text import Seat, Text, named, number


def test_texts_travel_with_texts_and_seats_inside():
    text = Text("a", {"who": Seat(2), "what": Text("b"), "many": 3, "name": "Anne"})
    assert msgspec.json.decode(msgspec.json.encode(text), type=Text) == text


def test_values_are_shown_as_numbers_or_by_name():
    assert number(4) == 4
    assert named("game-card", ("ace", "king"))(1) == Text("game-card-king")
