"""Action codes, typed faces, notation words and descriptions are one for one."""

from __future__ import annotations

import pytest

from windlass.engine.refusal import Refusal
from windlass.games.gravity import actions as a
from windlass.games.gravity import faces
from windlass.games.gravity.events import card, packed_cards
from windlass.games.gravity.notation import parse_action, print_action
from windlass.games.gravity.rules.preparation import pack


def test_codes_faces_and_words_are_one_for_one():
    words = [print_action(code) for code in range(a.ACTIONS)]
    assert len({word.lower() for word in words}) == a.ACTIONS
    assert [parse_action(word) for word in words] == list(range(a.ACTIONS))
    assert all(" " not in word and word.isascii() for word in words)


def test_faces_carry_what_people_would_say():
    assert a.face(parse_action("play3")) == faces.Play(card=3)
    assert a.face(parse_action("turn4.2")) == faces.Rotate(island=4, sides=2)
    assert a.face(parse_action("fromA")) == faces.From(place=7)
    assert a.face(parse_action("tugR.-")) == faces.Tug(island=0, clockwise=0)
    assert a.face(parse_action("dock6.5")) == faces.Dock(island=6, side=5)
    assert a.face(parse_action("illegal-mining")) == faces.Do(action=1)


def test_words_are_read_whatever_their_case_and_what_is_none_is_refused():
    assert parse_action(" Settler ".replace("r ", "R ")) == a.SETTLE
    for text in ("", "settle", "settle7", "play7", "send0", "join9", "p47", "turn3.6", "fly"):
        with pytest.raises(Refusal, match=r"notation\.action"):
            parse_action(text)


def test_packed_cards_are_shown_by_their_numbers():
    assert packed_cards(sum(pack(kind) for kind in (0, 0, 2, 5))) == "1 1 3 6"
    assert packed_cards(0) == ""


def test_cards_are_named_with_their_actions():
    assert card(1) == a.card_text(2)
    assert card(1).args["first"] == a.act_text(2)
