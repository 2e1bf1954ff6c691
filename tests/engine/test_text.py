from __future__ import annotations

import msgspec

from windlass.engine.text import MOST_NAME, Seat, Text, clean_name, named, number


def test_texts_travel_with_texts_and_seats_inside():
    text = Text("a", {"who": Seat(2), "what": Text("b"), "many": 3, "name": "Anne"})
    assert msgspec.json.decode(msgspec.json.encode(text), type=Text) == text


def test_values_are_shown_as_numbers_or_by_name():
    assert number(4) == 4
    assert named("game-card", ("ace", "king"))(1) == Text("game-card-king")


def test_a_name_is_printable_single_spaced_and_not_endless():
    assert clean_name("  Anne\x1b[2J \t Bonny\u200b ") == "Anne [2J Bonny"
    assert clean_name("x" * 100_000) == "x" * MOST_NAME
    assert clean_name("Ёж 🏴") == "Ёж 🏴"
    assert clean_name("\n") == ""
    for name in ("a" * (MOST_NAME - 1) + " b", "\x00" * 500 + "a"):
        assert clean_name(clean_name(name)) == clean_name(name)
