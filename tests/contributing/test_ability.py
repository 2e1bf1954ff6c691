"""The recipe of an ability: a row, a function, messages. Rules, notation, faces, types and words follow from them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contributing.kit import Copy, commands, counted, promised

from windlass.i18n.catalog import LANGUAGES

MAKE, PROVE = commands("Add an ability of a card")
GAME = "src/windlass/games/tortuga2199"
ROW = '    Ability("tax #", "crypto", 9, uses=(Use("tax", "nothing", "first", "money-first"),)),\n'
RULE = '''

@rule
def use_tax(state: State, _seat: int, number: int, _target: int, _journal: Journal) -> None:
    """Take crypto."""
    state.crypto += number
'''
MESSAGES = "tortuga2199-ability-tax = +{ $number }\ntortuga2199-action-tax = Tax\n"
TRY = """
import os
os.environ["WINDLASS_COMPONENTS"] = "own"
import windlass.games
from windlass.engine.journal import Journal
from windlass.engine.registry import find_game
from windlass.i18n.catalog import catalog

game = find_game("tortuga2199")
state = game.parse_position("seats:2 hands:lab-aide/")
for words in ("play lab-aide", "tax"):
    out = [0] * game.actions
    action = game.parse_action(words)
    assert action in out[: game.legal(state, out)], words
    before = state.crypto
    game.apply(state, action, Journal())
print(state.crypto - before, catalog("en").say(game.describe(game.parse_action("tax")), str), game.print_action(game.parse_action("tax")))
"""


@pytest.fixture
def begun(project: Copy) -> Copy:
    """The row is in the table."""
    project.before(f"{GAME}/abilities.py", "    Ability(", ROW)
    return project


def spoken(project: Copy, *languages: str) -> None:
    for language in languages:
        project.before(f"{GAME}/locale/{language}.ftl", "tortuga2199-ability-move", MESSAGES)


def ruled(project: Copy) -> None:
    project.before(f"{GAME}/rules/abilities.py", "\n\n# -- Working by themselves", RULE)


def test_an_ability_is_a_row_a_function_and_messages(begun: Copy):
    ruled(begun)
    spoken(begun, *LANGUAGES)
    begun.passes(MAKE)
    begun.passes(PROVE)
    assert '"tax"' in begun.read("web/src/games/tortuga2199/wire.ts")
    assert counted(begun.touched()) == promised("an ability")


def test_a_card_that_has_it_offers_it_and_does_it(begun: Copy):
    ruled(begun)
    spoken(begun, *LANGUAGES)
    own = Path("own/tortuga2199/lab.toml")
    (begun.folder / own).parent.mkdir(parents=True)
    begun.write(str(own), begun.read(f"{GAME}/data/lab.toml").replace('"draw 1"', '"tax 3"', 1))
    begun.write("try.py", TRY)
    assert begun.passes(".venv/bin/python try.py").split() == ["3", "Tax", "tax"]


def test_a_row_without_its_function_says_what_to_write(begun: Copy):
    said = begun.fails(PROVE)
    assert "write its rule use_tax(state, seat, number, target, journal) in windlass.games.tortuga2199.rules.abilities" in said


def test_an_ability_without_words_says_which_and_in_which_language(begun: Copy):
    ruled(begun)
    spoken(begun, "en", "fr")
    begun.passes(MAKE)
    assert "ru: no message tortuga2199-ability-tax" in begun.fails(PROVE)


def test_types_of_the_browser_that_do_not_know_the_ability_name_their_command(begun: Copy):
    ruled(begun)
    spoken(begun, *LANGUAGES)
    assert "run: python -m windlass.table.schema" in begun.fails(f"{PROVE} --deselect tests/i18n")
