"""`windlass rules`: every game's rules in every language, whole, a chapter, or the contents."""

import pytest
from tests.terminal.keyboard import windlass

from windlass import game_ids
from windlass.i18n.catalog import LANGUAGES
from windlass.i18n.rulebook import rulebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_the_rules_are_told_whole(game, language):
    told = windlass("rules", game, "--lang", language)
    assert told.exit_code == 0
    for chapter in rulebook(game, language):
        assert chapter.title in told.output
    assert "**" not in told.output


def test_a_chapter_is_told_alone():
    first, second = rulebook("cartagena", "en")[:2]
    told = windlass("rules", "cartagena", second.name).output
    assert second.title in told
    assert first.title not in told


def test_the_contents_name_every_chapter_and_tell_none():
    told = windlass("rules", "gravity", "--contents").output
    for chapter in rulebook("gravity", "en"):
        assert chapter.name in told
    assert rulebook("gravity", "en")[0].text[:40] not in told


def test_a_chapter_that_does_not_exist_is_refused_with_those_that_do():
    refused = windlass("rules", "cartagena", "nothing", "--lang", "fr")
    assert refused.exit_code == 1
    assert rulebook("cartagena", "fr")[-1].name in refused.output
