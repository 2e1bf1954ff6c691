from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from windlass.engine.data import BadComponents, ComponentFiles, former_edition, read_entries
from windlass.games import GAMES

PACKAGE = "windlass.games.cartagena"
FILE = "components.toml"


class Cards(msgspec.Struct):
    copies: int


class Box(msgspec.Struct):
    cards: Cards


def test_a_file_is_read_as_a_checked_structure():
    assert ComponentFiles(PACKAGE).read(FILE, Box).cards.copies == 17


@pytest.mark.parametrize(
    ("text", "reason"), [("cards = [", "components.toml: "), ('[cards]\ncopies = "x"', r"components.toml: .*\$\.cards\.copies")]
)
def test_a_file_that_says_something_impossible_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, reason: str):
    replace(tmp_path, monkeypatch, text)
    with pytest.raises(BadComponents, match=reason):
        ComponentFiles(PACKAGE).read(FILE, Box)


@pytest.mark.parametrize("game", GAMES)
def test_the_values_of_today_are_kept_as_the_edition_of_their_digest(game: str):
    today = ComponentFiles(f"windlass.games.{game}")
    kept = files(f"windlass.games.{game}") / "data" / "editions" / f"{today.digest}.json"
    assert kept.read_bytes() == today.kept(), "python -m tests.golden.make"
    with former_edition(today.digest):
        assert ComponentFiles(f"windlass.games.{game}").digest == today.digest


def test_a_folder_of_the_users_replaces_files_of_the_same_name_and_changes_the_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    ours = ComponentFiles(PACKAGE).digest
    assert ComponentFiles(PACKAGE).digest == ours
    replace(tmp_path, monkeypatch, "[cards]\ncopies = 9\n")
    theirs = ComponentFiles(PACKAGE)
    assert theirs.read(FILE, Box).cards.copies == 9
    assert theirs.digest != ours
    assert len(theirs.digest) == 16


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("[cards]", "# A remark.\n[cards]  # and another", True),
        ('status = "known"', 'status = "likely"', True),
        ('name = "1"', 'name = { en = "first", ru = "первый", fr = "premier" }', True),
        ('copies = 17 # of each symbol\nstatus = "known"', 'status = "known"\ncopies = 17', True),
        ("copies = 17", "copies = 16", False),
        ('"bottle", "pistol"', '"pistol", "bottle"', False),
    ],
)
def test_the_digest_tells_values_apart_and_nothing_else(old, new, same, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    ours, text = ComponentFiles(PACKAGE).digest, (files(PACKAGE) / "data" / FILE).read_text("utf-8")
    assert old in text
    replace(tmp_path, monkeypatch, text.replace(old, new))
    assert (ComponentFiles(PACKAGE).digest == ours) == same


def test_a_folder_without_the_games_files_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    ours = ComponentFiles(PACKAGE).digest
    monkeypatch.setenv("WINDLASS_COMPONENTS", str(tmp_path))
    assert ComponentFiles(PACKAGE).digest == ours


def test_a_file_nobody_would_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    replace(tmp_path, monkeypatch, "")
    (tmp_path / "cartagena" / "hunts.toml").write_text("")
    with pytest.raises(BadComponents, match=r"hunts\.toml: no such file is known, only components\.toml"):
        ComponentFiles(PACKAGE)


def test_a_file_that_is_not_utf_8_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    replace(tmp_path, monkeypatch, "")
    (tmp_path / "cartagena" / FILE).write_bytes(b"\xff")
    with pytest.raises(BadComponents, match=r"components\.toml: not UTF-8"):
        ComponentFiles(PACKAGE)


@pytest.mark.parametrize(
    ("table", "words"), [({"cards": []}, r"expected a list of \[\[card\]\]"), ({"card": [{"id": "bot"}]}, "card bot: ")]
)
def test_a_list_of_entries_names_what_is_wrong(table: object, words: str):
    with pytest.raises(BadComponents, match=rf"box\.toml: {words}"):
        read_entries("box.toml", "card", table, Cards)


def replace(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    (folder / "cartagena").mkdir()
    (folder / "cartagena" / FILE).write_text(text, "utf-8")
    monkeypatch.setenv("WINDLASS_COMPONENTS", str(folder))
