"""Characters: six a game, each with a name and a line; they err steadily, and hints come from the one who looks ahead."""

from __future__ import annotations

import random

import pytest

import windlass
from windlass.bots import hints as hinting
from windlass.bots.advice import weigh
from windlass.bots.characters import CHARACTERS, NATURES
from windlass.bots.hints import hints, plain_hints
from windlass.bots.learned import LookingPlayer
from windlass.bots.library import FOLDER
from windlass.bots.registry import character_of, find_player, name_of
from windlass.engine.match import Match
from windlass.games import GAMES
from windlass.i18n.catalog import LANGUAGES, catalog


def begun(game: str, seats: int = 2) -> Match:
    match = windlass.new(game, seats=seats, seed=b"characters-of-al")
    while len(match.legal()) < 3:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_of_its_own_and_a_line(game: str, language: str):
    say = catalog(language)
    names = {say(name_of(game, level).id) for level in CHARACTERS}
    assert len(names) == len(CHARACTERS) == 6
    assert len({say(character_of(game, level).id) for level in CHARACTERS}) == 6


def test_a_game_without_characters_names_its_bots_by_strength():
    assert name_of("nim", "captain").id == "bot-captain"
    assert character_of("nim", "captain") is None


@pytest.mark.parametrize("game", GAMES)
def test_whoever_errs_less_sits_higher_and_likes_what_there_is_to_see(game: str):
    errors = [NATURES[game][level].error for level in ("sailor", "mate", "navigator")]
    assert errors == sorted(errors, reverse=True)
    names = windlass.find_game(game).lesson.names
    assert all(feature in names for nature in NATURES[game].values() for feature, _ in nature.taste)


@pytest.mark.parametrize("game", GAMES)
def test_a_character_errs_again_in_the_same_way(game: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")
    match = begun(game)
    player, known = find_player(match.game, "mate"), match.redacted(match.actor)
    assert player.excuse(known) is None
    chosen = {player.choose(known, match.legal(), 1.0, random.Random(lots)) for lots in (3, 3, 3)}
    assert len(chosen) == 1


@pytest.mark.parametrize("game", GAMES)
def test_without_compiled_rules_a_hint_is_a_rule_of_thumb_without_a_chance(game: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")
    match = begun(game)
    known = match.redacted(match.actor)
    found = hints(match.game, known, 1)
    assert found == plain_hints(match.game, known)
    assert [one.action for one in found] == [one.action for one in weigh(match.game, known)]
    assert all(one.chance is None for one in found)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_ranks_every_action_by_the_chance_to_win_after_it_and_twice_the_same(game: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hinting, "can_think", lambda _game, _kernel: True)
    monkeypatch.setattr(LookingPlayer, "effort", LookingPlayer.effort._replace(width=0, candidates=2))
    monkeypatch.setattr(hinting, "WORLDS", 1)
    match = begun(game)
    known = match.redacted(match.actor)
    found = hints(match.game, known, 1)
    assert sorted(one.action for one in found) == sorted(match.legal())
    chances = [one.chance for one in found]
    assert all(chance is not None and 0 <= chance <= 1 for chance in chances)
    assert chances[0] >= chances[1]
    assert found == hints(match.game, known, 1)


def told(match: Match, action: int, *then: int) -> hinting.Hint:
    return hinting.with_plan(match.game, match.redacted(match.actor), hinting.Hint(action, "", 0.5), then, random.Random(1))


def test_a_hint_tells_what_its_plan_brings_and_only_what_can_follow():
    match = begun("cartagena")
    first = next(action for action in match.legal() if match.game.print_action(action)[0] != "b")
    after = match.copy()
    after.play(first)
    found = told(match, first, after.legal()[0])
    assert found.gains[0].id == "cartagena-gain-steps"
    assert found.gains[0].args["count"] > 0
    assert found.then == (after.legal()[0],)
    assert told(match, first, -1).then == ()


def test_a_hint_says_when_its_plan_wins():
    match = windlass.new("cartagena", seats=2, seed=b"characters-of-al", pirates=1, segments=1, symbols=1, actions=2, hand=2)
    first = match.legal()[0]
    after = match.copy()
    after.play(first)
    assert told(match, first, *after.legal()[:1]).reason == hinting.WINS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_plan_brings_is_seen_in_features_and_said_in_words(game: str, language: str):
    lesson, say = windlass.find_game(game).lesson, catalog(language)
    assert lesson.gains
    for word, (feature, sign) in lesson.gains.items():
        assert feature in lesson.names
        assert sign in (1, -1)
        assert {str(count) in say(f"{game}-gain-{word}", count=count) for count in (1, 2, 5)} == {True}


def test_all_weights_together_are_small_and_fit_what_they_are_for():
    files = sorted(FOLDER.glob("*.npz"))
    assert files
    assert sum(path.stat().st_size for path in files) < 5_000_000
    for path in files:
        game_id, course, seats = path.stem.rsplit("-", 2)
        game = windlass.find_game(game_id)
        assert game.lesson is not None
        for options in game.lesson.courses(int(seats))[course]:
            assert find_player(game, "plan").excuse(game.prepare(options)) is None, path.name
