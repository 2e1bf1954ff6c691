from __future__ import annotations

from windlass.engine.text import Text
from windlass.games.cartagena.actions import ACTIONS, END, RETREAT, Advance, EndTurn, Retreat, code, describe, face


def test_codes_are_advances_by_symbol_and_space_then_retreats_then_the_end():
    assert face(0) == Advance(0, 0)
    assert face(36) == Advance(0, 36)
    assert face(37) == Advance(1, 0)
    assert face(RETREAT) == Retreat(1)
    assert face(END - 1) == Retreat(37)
    assert face(END) == EndTurn()
    assert ACTIONS == 6 * 37 + 37 + 1


def test_every_code_has_one_face():
    assert [code(face(number)) for number in range(ACTIONS)] == list(range(ACTIONS))


def test_actions_are_described_by_symbol_and_place():
    assert describe(code(Advance(1, 0))) == Text(
        "cartagena-action-advance", {"symbol": Text("cartagena-symbol-sabre"), "place": Text("cartagena-place-start")}
    )
    assert describe(code(Retreat(9))) == Text("cartagena-action-retreat", {"place": Text("cartagena-place-space", {"space": 9})})
    assert describe(code(Retreat(37))).args["place"] == Text("cartagena-place-boat")
    assert describe(END) == Text("cartagena-action-end")
