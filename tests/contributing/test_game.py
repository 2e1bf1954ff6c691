"""The recipe of a game: the toy under another name, in a package of its own, beside the project."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contributing.kit import ROOT, Copy, commands, counted, promised

(PROVE,) = commands("Add a game", game="heap")
TOY = ROOT / "tests" / "toy"
PACKAGE = "src/heap"
POINTS = "src/heap-1.dist-info/entry_points.txt"


@pytest.fixture
def game(project: Copy) -> Copy:
    """Where packages are found, the toy's files with its name changed."""
    for file in sorted([*TOY.glob("nim/**/*.*"), *TOY.glob("nim-1.dist-info/*")]):
        if file.suffix in (".py", ".ftl", ".txt", "") and "__pycache__" not in file.parts:
            target = project.folder / "src" / Path(str(file.relative_to(TOY)).replace("nim", "heap"))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(file.read_text("utf-8").replace("nim", "heap"), "utf-8")
    return project


def test_the_smallest_game_is_rules_messages_and_an_entry_point(game: Copy):
    game.passes(PROVE)
    assert counted(game.touched()) == {**promised("the smallest game"), "sources": 4}  # with the name of its package
    assert "heap" in game.passes(".venv/bin/windlass games")


def test_a_game_that_is_not_registered_is_unknown(game: Copy):
    game.write(POINTS, "")
    assert "There is no game called “heap”" in game.fails(".venv/bin/windlass --lang en simulate heap --games 2")


def test_a_part_of_the_contract_that_is_missing_is_named(game: Copy):
    game.replace(f"{PACKAGE}/__init__.py", " why_not=why_not,", "")
    assert "'why_not'" in game.fails(PROVE)


def test_a_message_that_is_missing_is_named_with_its_language(game: Copy):
    game.replace(f"{PACKAGE}/locale/fr.ftl", "heap-prompt-wait", "heap-prompt-waits")
    assert "fr: no message heap-prompt-wait" in game.fails(PROVE)
