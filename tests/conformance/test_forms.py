"""Every form of a position, an action and a match leads back to the same thing."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.cases import Case, cases_of, each_case, each_game, readers, redacted, samples

from windlass.engine.faces import code_of, kinds
from windlass.engine.game import Game
from windlass.engine.journal import Journal
from windlass.engine.match import Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal


@each_game()
def test_codes_faces_and_texts_of_actions_are_one_for_one(game: Game):
    faces = [game.face(code) for code in range(game.actions)]
    texts = [game.print_action(code) for code in range(game.actions)]
    assert [code_of(game, face) for face in faces] == list(range(game.actions))
    assert [game.parse_action(text) for text in texts] == list(range(game.actions))
    assert len(set(texts)) == game.actions
    assert all(text.isascii() and text.isprintable() and text == text.strip() for text in texts)


@each_game()
def test_faces_travel_as_tagged_structs(game: Game):
    for code in range(game.actions):
        face = game.face(code)
        assert face.__struct_config__.tag is not None
        sent = msgspec.json.encode(face)
        assert [kind for kind in kinds(game) if _fits(sent, kind)] == [type(face)]
        assert code_of(game, msgspec.json.decode(sent)) == code


@each_game()
def test_a_face_that_is_no_action_is_refused(game: Game):
    """Neither another kind, nor values out of range, nor a field too many or too few leads to some other action."""
    faces = [msgspec.to_builtins(game.face(code)) for code in range(game.actions)]
    numbers = [
        face | {name: value} for face in faces[:: max(1, len(faces) // 40)] for name in face for value in (-1, 10_000) if name != "type"
    ]
    unknown = [face for face in numbers if face not in faces]
    wrong = [*unknown, {}, {"type": "nonsense"}, faces[0] | {"more": 1}, faces[0] | {"type": 3}]
    wrong += [{name: value for name, value in face.items() if name != gone} for face in faces[:3] for gone in face]
    for face in wrong:
        if face not in faces:
            with pytest.raises(Refusal) as refused:
                code_of(game, face)
            assert refused.value.code == "notation.action"


def _fits(sent: bytes, kind: type) -> bool:
    try:
        msgspec.json.decode(sent, type=kind)
    except msgspec.ValidationError:
        return False
    return True


@each_game()
@pytest.mark.parametrize("text", ["", " ", "no such action", "-1", "999999", "é", "0" * 5000, "<", ":"])
def test_a_text_that_is_no_action_is_refused(game: Game, text: str):
    with pytest.raises(Refusal) as refused:
        game.parse_action(text)
    assert refused.value.code == "notation.action"


@each_game()
@pytest.mark.parametrize("text", ["", "seats:", "nonsense", "seats:2 seats:2", "seats:9", "x" * 5000, "~0", "seats:2 colour:blue"])
def test_a_line_that_is_no_position_is_refused(game: Game, text: str):
    with pytest.raises(Refusal) as refused:
        game.parse_position(text)
    assert refused.value.code == "notation.position"


@each_case()
def test_a_position_survives_copy_bytes_array_and_text(case: Case):
    state_type = case.game.state
    for step in samples(case)[::2]:
        for state in (step.before, step.after, *(redacted(case, step.before, seat) for seat in readers(case))):
            assert state.copy() == state
            assert state_type.from_bytes(state.to_bytes()) == state
            assert state_type.from_array(state.to_array()) == state
            line = case.game.print_position(state)
            assert "\n" not in line
            assert case.game.parse_position(line) == state, line
            assert case.game.print_position(case.game.parse_position(line)) == line


@each_game()
@given(st.data())
def test_any_text_is_an_action_or_refused(game: Game, data: st.DataObject):
    text = data.draw(st.text(max_size=12) | changed(st.sampled_from([game.print_action(code) for code in range(game.actions)])))
    try:
        code = game.parse_action(text)
    except Refusal as refusal:
        assert refusal.code == "notation.action"
    else:
        assert 0 <= code < game.actions


@each_game()
@given(st.data())
def test_a_changed_line_is_a_position_that_can_be_stored_or_refused(game: Game, data: st.DataObject):
    lines = [game.print_position(step.before) for case in cases_of(game.id)[:2] for step in samples(case)]
    line = data.draw(changed(st.sampled_from(lines)))
    try:
        state = game.parse_position(line)
    except Refusal as refusal:
        assert refusal.code == "notation.position"
    else:
        state.to_bytes()
        assert game.parse_position(game.print_position(state)) == state


@st.composite
def changed(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with some of it replaced by something else."""
    text = draw(texts)
    place, length = draw(st.integers(0, len(text))), draw(st.integers(0, 6))
    return text[:place] + draw(st.text("0123456789-:/. abcxyz~", max_size=6)) + text[place + length :]


@each_case()
def test_a_copy_lives_its_own_life(case: Case):
    for step in samples(case)[:3]:
        copy, before = step.before.copy(), step.before.to_bytes()
        case.game.apply(copy, step.action, Journal())
        assert step.before.to_bytes() == before


@each_case()
def test_a_match_replays_to_the_same_position_and_story(case: Case):
    match = case.match(4)
    chooser = random.Random(4)
    while not match.ending and len(match.line) < 150:
        match.play(chooser.choice(match.legal()))
        if not match.ending and chooser.random() < 0.05:
            match.undo(-1, consent=True)
    again = Match(match.header)
    for entry in match.entries:
        again.enter(entry)
    read = parse(dump(match))
    for other in (again, read):
        assert other.state == match.state
        assert other.entries == match.entries
        assert other.line == match.line
        assert other.ending == match.ending
        assert other.header == match.header
        assert [other.story(seat) for seat in readers(case)] == [match.story(seat) for seat in readers(case)]
    assert dump(read) == dump(match)
    assert match.at(len(match.line)).state == match.state


@each_case()
def test_options_survive_json_and_are_accepted_again(case: Case):
    sent = msgspec.json.encode(case.options)
    assert msgspec.json.decode(sent, type=case.game.options) == case.options
    assert convert_options(case.game, json.loads(sent)) == case.options


@each_game()
def test_the_option_schema_can_be_sent_and_defaults_are_a_game(game: Game):
    schema = msgspec.json.schema(game.options)
    assert json.loads(msgspec.json.encode(schema)) == schema
    game.prepare(game.options())


@each_game()
@pytest.mark.parametrize("options", [{"seats": 0}, {"seats": 99}, {"seats": "2"}, {"no_such_option": 1}, {"seats": None}])
def test_options_that_do_not_fit_are_refused(game: Game, options: dict[str, object]):
    with pytest.raises(Refusal) as refused:
        convert_options(game, options)
    assert refused.value.code.startswith("options.")
