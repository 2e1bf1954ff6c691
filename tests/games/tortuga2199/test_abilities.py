"""The table of abilities: what its words mean, what follows from a row, and what is said when a part of one is forgotten."""

from __future__ import annotations

import itertools

import pytest
from tests.rulebook.tortuga2199.board import table

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


def test_an_ability_without_a_condition_of_its_own_is_always_of_use():
    assert can_always(None, 0)
