from __future__ import annotations

import json
import random
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import windlass
from windlass.engine.match import Match
from windlass.engine.matchfile import MOST, TITLE, TITLES, dump, parse
from windlass.engine.refusal import Refusal
from windlass.engine.text import clean_name

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


@contextmanager
def refused_at(line: int | None, reason: str):
    """The text is refused because of this line, for this reason."""
    with pytest.raises(Refusal) as refused:
        yield
    assert refused.value.code == "matchfile.line"
    assert line in (None, refused.value.args_by_name["line"])
    assert refused.value.args_by_name["reason"].id == f"refusal-{reason}"


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
    assert lines[8:13] == ["shuffle: chosen", "", lines[10], "undo", lines[12]]
    assert lines[10].startswith("1 ")
    assert lines[12].startswith("1 ")
    assert "consent" in lines
    assert "resign 1" in lines


def test_a_match_in_progress_is_not_written_for_everybody():
    match = played()
    assert f"seed: {SEED.hex()}" in dump(match)
    with pytest.raises(Refusal) as refused:
        dump(match, secret=False)
    assert refused.value.code == "matchfile.running"
    match.resign(0)
    assert dump(match, secret=False) == dump(match)


def test_a_text_without_the_seed_cannot_be_played_on():
    with refused_at(1, "matchfile-missing"):
        parse(TEXT.replace(f"seed: {SEED.hex()}\n", ""))


def test_a_file_of_the_first_format_is_read_and_written_in_the_present_one():
    first = TEXT.replace(TITLE, TITLES[0]).replace("shuffle: chosen\n", "")
    assert dump(parse(first)) == TEXT


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
        (8, "seed: 00", "match-seed"),
        (8, "seed: xx", "matchfile-field"),
        (8, "seed: 0", "matchfile-field"),
        (9, "shuffle: fair", "matchfile-field"),
        (9, "shuffle: chosen\ncommitment: 00", "matchfile-field"),
        (9, "commitment: 00", "match-seed"),
        (9, "commitment: 00\nsecret: xx", "matchfile-field"),
        (9, "commitment: 00\nkey: zz", "matchfile-field"),
        (9, "commitment: 00\nparts: - z", "matchfile-field"),
        (5, 'options: {"seats":' + "9" * 5000 + "}", "matchfile-field"),
        (8, "seed: " + "0" * 32, "match-seed"),
    ],
)
def test_a_broken_header_is_refused_with_its_line_and_reason(line: int, text: str, reason: str):
    with refused_at(None, reason):
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
    with refused_at(11, reason):
        parse(with_line(11, text))


@pytest.mark.parametrize("text", ["", "\n", TITLE, TITLE + "\n", "x" * (MOST + 1)])
def test_what_is_no_match_file_is_refused(text: str):
    with pytest.raises(Refusal, match=r"matchfile\."):
        parse(text)


def test_a_header_alone_is_a_match_not_begun():
    header = TEXT.split("\n\n")[0]
    assert parse(header).entries == parse(header + "\n\n").entries == []


def test_a_file_written_on_another_system_is_read():
    assert dump(parse(TEXT.replace("\n", "\r\n"))) == TEXT


@given(st.lists(st.text(max_size=40), max_size=3).map(tuple))
def test_names_lose_what_cannot_be_shown_and_lead_back(names: tuple[str, ...]):
    match = played(names)
    assert match.header.names == tuple(map(clean_name, names))
    assert parse(dump(match)).header == match.header


@pytest.mark.parametrize("name", ["a\nb", "a\r\nb", "a\u2028b", "a\x85b", "a\x0cb", "a\x1b]0;b", "a\u202eb", " a  b ", "a\x00b"])
def test_a_name_read_from_a_file_holds_no_control_sign(name: str):
    text = TEXT.replace('"Anne"', json.dumps(name))
    assert parse(text).header.names[0] in ("a b", "a ]0;b")


@pytest.mark.parametrize("text", ["\ud800", TITLE + "\n\udfff", TEXT + "\udc00"])
def test_half_a_letter_is_no_text(text: str):
    with pytest.raises(Refusal) as refused:
        parse(text)
    assert refused.value.code == "matchfile.not-text"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path):
    (tmp_path / "bad.match").write_bytes(b"windlass match 2\n\xff")
    with pytest.raises(Refusal) as refused:
        windlass.load(tmp_path / "bad.match")
    assert refused.value.code == "matchfile.not-text"
    windlass.save(played(), tmp_path / "good.match")
    assert dump(windlass.load(tmp_path / "good.match")) == TEXT


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
