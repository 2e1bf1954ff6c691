from __future__ import annotations

import pytest

from windlass.engine.text import Seat, Text
from windlass.games.tortuga2199.actions import (
    ACTIONS,
    Attack,
    ChooseShip,
    Move,
    Place,
    Plain,
    Redeem,
    Reinforce,
    WithCard,
    code,
    describe,
    face,
)
from windlass.games.tortuga2199.components import KIND_NAMES
from windlass.games.tortuga2199.notation import parse_action


def test_codes_and_faces_are_one_for_one():
    assert [code(face(number)) for number in range(ACTIONS)] == list(range(ACTIONS))
    assert len({face(number) for number in range(ACTIONS)}) == ACTIONS


HACKER = KIND_NAMES.index("hacker")


@pytest.mark.parametrize(
    ("text", "action", "message"),
    [
        ("end", Plain("end"), Text("tortuga2199-action-end")),
        ("ship stonewake", ChooseShip(3), Text("tortuga2199-action-ship", {"ship": Text("tortuga2199-card-stonewake")})),
        ("attack b", Attack(1), Text("tortuga2199-action-attack", {"seat": Seat(1)})),
        ("move vortex", Move(10), Text("tortuga2199-action-move", {"sector": Text("tortuga2199-sector-vortex")})),
        ("place tortuga", Place(0), Text("tortuga2199-action-place", {"sector": Text("tortuga2199-sector-tortuga")})),
        (
            "reinforce mines 7",
            Reinforce(9, 7),
            Text("tortuga2199-action-reinforce", {"sector": Text("tortuga2199-sector-mines"), "level": 7}),
        ),
        ("buy hacker", WithCard("buy", HACKER), Text("tortuga2199-action-buy", {"card": Text("tortuga2199-card-hacker")})),
        ("redeem bot", Redeem(0), Text("tortuga2199-action-redeem", {"card": Text("tortuga2199-card-bot")})),
    ],
)
def test_an_action_has_a_text_a_face_and_words(text: str, action: object, message: Text):
    assert face(parse_action(text)) == action
    assert describe(parse_action(text)) == message
