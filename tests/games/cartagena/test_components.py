from __future__ import annotations

import msgspec
import pytest

from windlass.engine.data import BadComponents
from windlass.games.cartagena.components import BOX, COPIES, ROW, SEGMENT, Box, checked


def box(**changes: object) -> Box:
    """The box as a file with something changed would give it."""
    return msgspec.convert({**msgspec.to_builtins(BOX), **changes}, Box)


def test_the_box_holds_six_segments_of_six_symbols_and_seventeen_cards_of_each():
    assert (COPIES, ROW, len(SEGMENT)) == (17, 12, 6)
    assert checked(BOX) is BOX


def test_a_box_with_another_number_of_segments_is_refused():
    with pytest.raises(BadComponents, match="5 segments, not 6"):
        checked(box(segment=msgspec.to_builtins(BOX.segment[:5])))


def test_a_segment_that_shows_a_symbol_twice_is_refused_by_name():
    segments = msgspec.to_builtins(BOX.segment)
    segments[2]["spaces"][0] = "flag"
    with pytest.raises(BadComponents, match="segment 3: spaces must show each symbol once"):
        checked(box(segment=segments))


@pytest.mark.parametrize("copies", [0, 21])
def test_a_deck_that_the_position_cannot_hold_is_refused(copies: int):
    with pytest.raises(msgspec.ValidationError, match=r"\$\.cards\.copies"):
        box(cards={"copies": copies, "status": "known"})
