"""Players: the contract, the registry, and that each level chooses a legal action from what its seat may know."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

import windlass
from windlass.bots import registry
from windlass.bots.player import Player, lots_of
from windlass.bots.registry import USUAL, find_level, find_or_import_level, find_player, levels
from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import LANGUAGES, catalog


class First(Player):
    """The first legal action."""

    def choose(self, redacted, legal, seconds, chance):
        return legal[0]


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")


def test_levels_come_weakest_first_and_yardsticks_are_not_offered():
    offered = [level.id for level in levels()]
    assert offered[:6] == [USUAL, "sailor", "mate", "navigator", "captain", "master"]
    assert not {"uniform", "flat"} & set(offered)
    assert find_level("flat").id == "flat"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_the_project_has_a_name_of_its_own(language):
    names = [catalog(language).say(registry.name_of("", level)) for level in registry._LEVELS]
    assert len(set(names)) == len(names)
    assert not {*names} & {*registry._LEVELS}  # a name, not the id


def test_an_unknown_level_is_refused():
    for name in ("clever", "no.such.module:Bot", f"{__name__}:Second"):
        with pytest.raises(Refusal) as refused:
            find_or_import_level(name)
        assert refused.value.code == "bot.unknown"


def test_only_a_person_at_this_machine_may_name_a_module():
    assert find_or_import_level(f"{__name__}:First").make is First
    with pytest.raises(Refusal):
        find_level(f"{__name__}:First")


def test_another_package_brings_a_level_by_an_entry_point(monkeypatch):
    registry._brought.cache_clear()
    monkeypatch.setattr(registry, "entry_points", lambda group: [SimpleNamespace(name="first", load=lambda: First)])
    assert find_level("first").make is First
    assert levels()[-1].id == "first"
    registry._brought.cache_clear()


@pytest.mark.parametrize("game_id", windlass.game_ids())
@pytest.mark.parametrize("level", ["uniform", "advice", "value", "plan", "look"])
def test_a_level_chooses_a_legal_action_and_leaves_the_position_as_it_was(game_id, level):
    match = windlass.new(game_id, seed=bytes(16))
    player = find_player(match.game, level)
    for _ in range(3):
        known = match.redacted(match.actor)
        before = known.copy()
        action = player.choose(known, match.legal(), 0.05, random.Random(lots_of(match)))
        assert known == before
        match.play(action)


def test_the_same_decision_of_a_match_draws_the_same_lots_and_another_draws_others():
    one, other = windlass.new("cartagena", seed=bytes(16)), windlass.new("cartagena", seed=bytes(16))
    assert lots_of(one) == lots_of(other)
    other.play(other.legal()[0])
    assert lots_of(one) != lots_of(other)


def test_where_nobody_learned_common_sense_plays_and_says_so():
    match = windlass.new("cartagena", seed=bytes(16), pirates=2, segments=2, hand=3)
    player = find_player(match.game, "plan")
    assert player.excuse(match.redacted(0)).code == "weights.none"
    assert player.chair(match.redacted(0)).kernel.__name__ == "follow_advice"
