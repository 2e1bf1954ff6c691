from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from windlass.engine.data import BadComponents, ComponentFiles

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


def test_a_folder_of_the_users_replaces_files_of_the_same_name_and_changes_the_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    ours = ComponentFiles(PACKAGE).digest
    assert ComponentFiles(PACKAGE).digest == ours
    replace(tmp_path, monkeypatch, "[cards]\ncopies = 9\n")
    theirs = ComponentFiles(PACKAGE)
    assert theirs.read(FILE, Box).cards.copies == 9
    assert theirs.digest != ours
    assert len(theirs.digest) == 16


def test_a_folder_without_the_games_files_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    ours = ComponentFiles(PACKAGE).digest
    monkeypatch.setenv("WINDLASS_COMPONENTS", str(tmp_path))
    assert ComponentFiles(PACKAGE).digest == ours


def replace(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    (folder / "cartagena").mkdir()
    (folder / "cartagena" / FILE).write_text(text)
    monkeypatch.setenv("WINDLASS_COMPONENTS", str(folder))
