"""The table of abilities: what its words mean, what follows from a row, and what is said when a part of one is forgotten."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.rulebook.tortuga2199.board import table

import windlass
from windlass.games.tortuga2199.abilities import MOST, TABLE, USES, Ability, Use, find_rules, parse_ability
from windlass.games.tortuga2199.actions import BY_CODE, END_CODE, FIRST_CODE, codes_of, describe
from windlass.games.tortuga2199.advice.reasons import REASONS
from windlass.games.tortuga2199.rules.abilities import can_always, can_destroy, can_scrap
from windlass.i18n.catalog import LANGUAGES, catalog

NUMBERED = [ability for ability in TABLE if "#" in ability.words]
PLAIN = [ability for ability in TABLE if "#" not in ability.words]


@pytest.mark.parametrize("ability", NUMBERED, ids=lambda ability: ability.word)
def test_a_numbered_ability_needs_a_number_from_one_to_nine(ability: Ability):
    assert parse_ability(f"{ability.word} 2") == (ability, 2)
    assert parse_ability(f"{ability.word} {MOST}") == (ability, MOST)
    word = ability.word
    for text in (word, f"{word} 0", f"{word} 10", f"{word} two", f"{word} -1", f"{word}  2", f"{word} ²", "2", "# 2"):
        assert parse_ability(text) is None


@pytest.mark.parametrize("ability", PLAIN, ids=lambda ability: ability.word)
def test_a_plain_ability_takes_no_number(ability: Ability):
    assert parse_ability(ability.words) == (ability, 1)
    assert parse_ability(f"{ability.words} 2") is None


def test_an_ability_is_used_by_choice_or_works_in_combat_or_when_its_card_is_laid_down():
    for ability in TABLE:
        assert [bool(ability.uses), any((ability.attack, ability.defence, ability.weaken)), ability.is_laid].count(True) == 1


def test_what_only_helps_is_not_asked_about():
    assert {ability.word for ability in TABLE if not ability.uses} == {"siege", "bargain", "combat", "attack", "defend", "weaken"}


def test_uses_have_codes_of_their_own_in_ascending_order():
    blocks = [(FIRST_CODE[verb], END_CODE[verb]) for verb in BY_CODE]
    assert all(end <= start for (_, end), (start, _) in itertools.pairwise(blocks))
    assert len({use.verb for use in USES}) == len(USES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_and_the_action_that_uses_it_have_messages(language: str):
    said = catalog(language)
    for ability in TABLE:
        assert said(f"tortuga2199-ability-{ability.word}", number=1)
    for use in USES:
        assert said.say(describe(codes_of(use)[0]), str)
        assert said(f"tortuga2199-reason-{use.reason}")
        assert use.reason in REASONS


def test_a_forgotten_rule_is_named_with_its_arguments_and_its_place():
    with pytest.raises(TypeError, match=r"'steal-back': write its rule use_steal_back\(state, seat\) in some\.module"):
        find_rules({"__name__": "some.module"}, "use", ["steal-back"], "state, seat")


def test_a_target_without_codes_is_named():
    with pytest.raises(TypeError, match=r"'warp' with a target 'sector in reach': give it a block of codes and a face in .*actions"):
        codes_of(Use("warp", "sector in reach", "soon", "leap"))


def test_a_card_that_destroyed_itself_may_leave_nothing_to_destroy():
    assert not can_scrap(table("").state, 0)
    assert not can_destroy(table("hands:mining/").state, 0)
    assert can_destroy(table("played:mining").state, 0)


# -- The recipe: a row, a function, messages --------------------------------------------------------------------------

ROW = '    Ability("tax #", "crypto", 9, uses=(Use("tax", "nothing", "first", "money-first"),)),\n'
RULE = '''

@rule
def use_tax(state: State, _seat: int, number: int, _target: int, _journal: Journal) -> None:
    """Take crypto."""
    state.crypto += number
'''
MESSAGES = "tortuga2199-ability-tax = +{ $number }\ntortuga2199-action-tax = Tax\n"
TRY = """
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
    game.apply(state, action, Journal())
print(state.crypto, catalog("en").say(game.describe(game.parse_action("tax")), str), game.print_action(game.parse_action("tax")))
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The game in a copy of the sources, where a card says `tax 3` instead of `draw 1`."""
    folder = tmp_path / "windlass"
    shutil.copytree(Path(windlass.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__", "client", "node_modules"))
    game = folder / "games" / "tortuga2199"
    data = game / "data" / "lab.toml"
    data.write_text(data.read_text("utf-8").replace('"draw 1"', '"tax 3"', 1), "utf-8")
    insert(game / "abilities.py", "    Ability(", ROW)
    return game


def insert(file: Path, before: str, text: str) -> None:
    whole = file.read_text("utf-8")
    file.write_text(whole.replace(before, text + before, 1), "utf-8")


def run(game: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(game.parents[2]), "WINDLASS_JIT": "0"}
    return subprocess.run([sys.executable, "-c", TRY], env=env, capture_output=True, text=True, check=False)


def test_a_new_ability_is_a_row_a_function_and_messages(copied: Path):
    insert(copied / "rules" / "abilities.py", "\n\n# -- Working by themselves", RULE)
    for language in LANGUAGES:
        insert(copied / "locale" / f"{language}.ftl", "tortuga2199-ability-move", MESSAGES)
    done = run(copied)
    assert done.stdout.split() == ["4", "Tax", "tax"], done.stderr  # one crypto is printed on the card


def test_a_new_row_without_its_function_says_what_to_write(copied: Path):
    complaint = run(copied).stderr
    assert "write its rule use_tax(state, seat, number, target, journal) in windlass.games.tortuga2199.rules.abilities" in complaint


def test_an_ability_without_a_condition_of_its_own_is_always_of_use():
    assert can_always(None, 0)
