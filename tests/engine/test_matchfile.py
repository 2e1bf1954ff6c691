from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windlass.engine.match import Match
from windlass.engine.matchfile import MOST, TITLE, dump, parse
from windlass.engine.refusal import Refusal

SEED = bytes(range(16))


def played(names: tuple[str, ...] = ("Anne", "Ben", "Cid"), number: int = 8) -> Match:
    """A match with an action taken back freely, one by consent, and a seat that gave up."""
    match = Match.new("cartagena", seed=SEED, names=names, seats=3, variant="tortuga")
    chooser = random.Random(number)
    match.play(match.legal()[0])
    match.undo(0)
    for _ in range(number):
        match.play(chooser.choice(match.legal()))
    match.undo(-1, consent=True)
    match.play(match.legal()[0])
    match.resign(1)
    match.play(match.legal()[0])
    return match


TEXT = dump(played())


def refused_at(line: int, reason: str):
    return pytest.raises(Refusal, match=rf"matchfile\.line \(line={line}, reason=Text\(id='refusal-{reason}'")


def with_line(number: int, text: str) -> str:
    lines = TEXT.split("\n")
    lines[number - 1] = text
    return "\n".join(lines)


def test_a_match_leads_back():
    match = played()
    read = parse(TEXT)
    assert (read.header, read.entries, read.line, read.resigned, read.state) == (
        match.header,
        match.entries,
        match.line,
        match.resigned,
        match.state,
    )
    assert dump(read) == TEXT


def test_entries_are_numbered_along_the_line_of_play():
    lines = TEXT.split("\n")
    assert lines[0] == TITLE
    assert lines[8:12] == ["", lines[9], "undo", lines[11]]
    assert lines[9].startswith("1 ")
    assert lines[11].startswith("1 ")
    assert "consent" in lines
    assert "resign 1" in lines


def test_the_seed_of_a_running_match_is_left_out_of_what_anyone_may_read():
    match = played()
    assert f"seed: {SEED.hex()}" in dump(match)
    assert "\nseed: " not in dump(match, secret=False)
    match.resign(0)
    assert f"seed: {SEED.hex()}" in dump(match, secret=False)


def test_a_text_without_the_seed_cannot_be_played_on():
    with refused_at(1, "matchfile-missing"):
        parse(dump(played(), secret=False))


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "something else", "matchfile-title"),
        (2, "game: ludo", "game-unknown"),
        (2, "no colon", "matchfile-field"),
        (2, "colour: blue", "matchfile-field"),
        (3, "game: cartagena", "matchfile-field"),
        (3, "rules: 99", "match-version"),
        (3, "rules: one", "matchfile-field"),
        (3, "rules: " + "9" * 5000, "matchfile-field"),
        (4, "components: 0000", "match-components"),
        (5, "options: {", "matchfile-field"),
        (5, "options: []", "matchfile-field"),
        (5, 'options: {"seats":9}', "options-invalid"),
        (5, "options: " + "[" * 20_000, "matchfile-field"),
        (5, 'options: {"a":' + "[" * 20_000, "matchfile-field"),
        (6, "names: 3", "matchfile-field"),
        (7, "seed-hash: 00", "match-seed"),
        (8, "seed: 00", "matchfile-field"),
        (8, "seed: " + "0" * 32, "match-seed"),
    ],
)
def test_a_broken_header_is_refused_with_its_line_and_reason(line: int, text: str, reason: str):
    with pytest.raises(Refusal, match=rf"matchfile\.line .*refusal-{reason}"):
        parse(with_line(line, text))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "matchfile-entry"),
        ("2 0f", "matchfile-entry"),
        ("x 0f", "matchfile-entry"),
        ("9" * 5000, "matchfile-entry"),
        ("1 nonsense", "notation-action"),
        ("1 end", "cartagena-first-action"),
        ("undo", "undo-nothing"),
        ("consent", "undo-nothing"),
        ("resign", "matchfile-entry"),
        ("resign 3", "matchfile-entry"),
        ("resign -1", "matchfile-entry"),
        ("resign " + "9" * 5000, "matchfile-entry"),
    ],
)
def test_a_broken_entry_is_refused_with_its_line_and_reason(text: str, reason: str):
    with refused_at(10, reason):
        parse(with_line(10, text))


@pytest.mark.parametrize("text", ["", "\n", TITLE, TITLE + "\n", "x" * (MOST + 1)])
def test_what_is_no_match_file_is_refused(text: str):
    with pytest.raises(Refusal, match=r"matchfile\."):
        parse(text)


def test_a_header_alone_is_a_match_not_begun():
    header = TEXT.split("\n\n")[0]
    assert parse(header).entries == parse(header + "\n\n").entries == []


def test_a_file_written_on_another_system_is_read():
    assert dump(parse(TEXT.replace("\n", "\r\n"))) == TEXT


@given(st.lists(st.text(max_size=12), max_size=3).map(tuple))
def test_names_may_hold_anything(names: tuple[str, ...]):
    assert parse(dump(played(names))).header.names == names


@pytest.mark.parametrize("name", ["a\nb", "a\r\nb", "a\u2028b", "a\x85b", "a\x0cb", 'a"b', "", "Ёж", "🏴"])
def test_a_name_never_breaks_a_line(name: str):
    assert parse(dump(played((name,)))).header.names == (name,)


@given(st.integers(0, len(TEXT)), st.integers(0, 12), st.text(max_size=8))
def test_a_changed_file_is_read_or_refused(place: int, length: int, insert: str):
    text = TEXT[:place] + insert + TEXT[place + length :]
    try:
        match = parse(text)
    except Refusal as refusal:
        assert refusal.code.startswith("matchfile.")
    else:
        assert dump(parse(dump(match))) == dump(match)


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str):
    with pytest.raises(Refusal, match=r"matchfile\."):
        parse(text)
