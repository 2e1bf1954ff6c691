"""The rules in words: the same chapters with the same numbers in every language, in nothing but the little Markdown every reader knows."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from tests.i18n.test_catalogues import CLIENT

from windlass.engine.registry import game_ids
from windlass.i18n.catalog import LANGUAGES
from windlass.i18n.rulebook import rulebook, rules_source
from windlass.i18n.rulings import rulings

GAMES = game_ids()
PARTS = ("title", "text", "example", "caption")


def texts(game, language):
    """Every text of a rulebook by its place."""
    return {(one.name, part): getattr(one, part) for one in rulebook(game, language) for part in PARTS}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_chapters_with_titles_and_texts_and_nothing_else(game, language):
    entries = FluentParser().parse(rules_source(game, language)).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    parts = {"title": "", "text": "-text", "example": "-example", "caption": "-caption"}
    said = [f"rules-{game}-{name}{parts[part]}" for (name, part), text in texts(game, language).items() if text]
    ruled = [f"ruling-{ruling.id}{part}" for ruling in rulings(game) for part in ("", "-text")]
    rests = [f"rules-{game}-{one.name}-rulings" for one in rulebook(game, language) if one.rulings]
    assert sorted(ids) == sorted(said + ruled + rests)
    assert all(one.title and one.text for one in rulebook(game, language))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_tells_the_same_chapters_with_the_same_numbers(game, language):
    told, english = texts(game, language), texts(game, "en")
    assert list(told) == list(english)
    assert [place for place, text in told.items() if bool(text) != bool(english[place])] == []
    numbers = {place: (sorted(re.findall(r"\d+", text)), sorted(re.findall(r"\d+", english[place]))) for place, text in told.items()}
    assert {place: pair for place, pair in numbers.items() if pair[0] != pair[1]} == {}
    assert [place for place, text in told.items() if len(text) > 25 and text == english[place]] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_to_paragraphs_lists_and_bold_words(game, language):
    for place, text in texts(game, language).items():
        assert text.count("**") % 2 == 0, place
        bare = text.replace("**", "")
        assert not re.search(r"[*_`#<>|{}\[\]]|^\s*\d+\.\s|^ *-(?! )|^ +- ", bare, re.MULTILINE), place
    if language == "fr":
        loose = re.compile(r"\S [;:!?»](?!\w)|« ")
        assert {place: text for place, text in texts(game, language).items() if loose.search(text)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_has_a_caption_where_it_has_a_figure(game):
    drawn = {path.stem for path in (CLIENT / "games" / game / "figures").glob("[a-z]*.svelte")}
    assert drawn == {one.name for one in rulebook(game, "en") if one.caption}
    assert drawn


def test_an_unknown_language_reads_english():
    assert rulebook(GAMES[0], "tlh") == rulebook(GAMES[0], "en")
