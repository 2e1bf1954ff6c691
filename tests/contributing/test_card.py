"""The recipe of a card: a design in a data file and its name in every language; what was played with the old values is made anew."""

from __future__ import annotations

import pytest
from tests.contributing.kit import SOME, Copy, commands, counted, promised

from windlass.i18n.catalog import LANGUAGES

MAKE, _, PROVE = commands("Change or add a card, tile or price", game="tortuga2199")
SOURCES = "src/windlass/games/tortuga2199"
CARD = """
[[card]]
id = "stargazer"
price = 4
manoeuvre = 1
abilities = ["explore"]
copies = 1
status = "reconstructed"
"""


@pytest.fixture
def designed(project: Copy) -> Copy:
    """The design in its file, in the place of one of two other cards: the box holds as many as before.

    Too few matches stay for the browser's fixtures, whose freshness has a test of its own.
    """
    project.keep_some("tortuga2199")
    project.replace(f"{SOURCES}/data/lab.toml", "copies = 2", "copies = 1")
    project.append(f"{SOURCES}/data/lab.toml", CARD)
    return project


def named(project: Copy, *languages: str) -> None:
    for language in languages:
        project.before(f"{SOURCES}/locale/{language}.ftl", "tortuga2199-card-lab-aide", "tortuga2199-card-stargazer = Stargazer\n")


def test_a_card_is_a_design_in_a_file_and_its_name(designed: Copy):
    named(designed, *LANGUAGES)
    designed.passes(f"{MAKE} '{SOME}'")
    designed.passes(f"{PROVE} --deselect tests/fixtures")
    assert counted(designed.touched()) == promised("a card")


def test_a_card_without_a_name_says_which_message_is_missing(designed: Copy):
    assert "lab.toml: card stargazer: name: needed, since no catalogue has the message tortuga2199-card-stargazer" in designed.fails(PROVE)


def test_a_card_without_a_name_in_one_language_is_told_which(designed: Copy):
    named(designed, "en", "ru")
    assert "fr: no message tortuga2199-card-stargazer" in designed.fails(PROVE)


def test_matches_of_the_old_values_say_how_they_are_made_anew(designed: Copy):
    named(designed, *LANGUAGES)
    said = designed.fails(PROVE)
    assert "of a former edition; run: python -m tests.golden.make tortuga2199" in said
