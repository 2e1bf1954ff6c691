"""The recipe of a language: its message files, and its code in the one list. French stands in for a translation."""

from __future__ import annotations

import pytest
from tests.contributing.kit import Copy, commands, counted, promised

MAKE, PROVE = commands("Add a language")
LIST = "src/windlass/i18n/catalog.py"


@pytest.fixture
def translated(project: Copy) -> Copy:
    for file in sorted((project.folder / "src").rglob("*fr.ftl")):
        file.with_name(file.name.replace("fr.ftl", "it.ftl")).write_bytes(file.read_bytes())
    return project


def listed(project: Copy) -> None:
    project.replace(LIST, '"fr")', '"fr", "it")')


def test_a_language_is_its_files_and_a_line(translated: Copy):
    listed(translated)
    translated.passes(MAKE)
    translated.passes(PROVE)
    assert counted(translated.touched()) == promised("a language")
    assert "2 joueurs" in translated.passes(".venv/bin/windlass --lang it simulate cartagena --games 2")


def test_files_of_a_language_that_is_not_listed_ask_for_the_line(translated: Copy):
    assert "add 'it' to LANGUAGES in src/windlass/i18n/catalog.py" in translated.fails(PROVE)


def test_a_language_without_a_file_says_which_to_copy(translated: Copy):
    listed(translated)
    (translated.folder / "src/windlass/games/gravity/locale/rules-it.ftl").unlink()
    translated.passes(MAKE)
    assert "copy src/windlass/games/gravity/locale/rules-en.ftl to rules-it.ftl" in translated.fails(PROVE)


def test_types_of_the_browser_that_do_not_know_the_language_name_their_command(translated: Copy):
    listed(translated)
    assert "run: python -m windlass.table.schema" in translated.fails(PROVE)
