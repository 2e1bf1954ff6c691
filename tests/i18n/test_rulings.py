"""Every ruling is tied to chapters of the rules, and every chapter can show the rulings it rests on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import windlass.games  # noqa: F401  # registers the games
from windlass.engine.registry import game_ids
from windlass.i18n.catalog import LANGUAGES, game_source
from windlass.i18n.rulebook import rulebook, rules_source
from windlass.i18n.rulings import rulings, rulings_source

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", game_ids())
def test_every_ruling_names_chapters_that_exist(game: str):
    chapters = {chapter.name for chapter in rulebook(game, "en")}
    for ruling in rulings(game):
        assert ruling.chapters, f"{ruling.id}: add a line `Rules: <chapter>` below its heading in docs/rulings/{game}.md"
        assert set(ruling.chapters) <= chapters, ruling.id


@pytest.mark.parametrize("game", game_ids())
def test_a_chapter_has_its_rulings_in_every_language(game: str):
    for language in LANGUAGES:
        shown = {ruling.id for chapter in rulebook(game, language) for ruling in chapter.rulings}
        assert shown == {ruling.id for ruling in rulings(game)}


@pytest.mark.parametrize("game", game_ids())
def test_rulings_reach_the_browser_as_messages(game: str):
    parsed = FluentParser().parse(rules_source(game, "en"))
    assert not [entry.content for entry in parsed.body if isinstance(entry, Junk)]
    for ruling in rulings(game):
        assert f"ruling-{ruling.id} =" in rulings_source(game)
        assert ruling.text.startswith("Question: ")


@pytest.mark.parametrize("language", ["ru", "fr"])
@pytest.mark.parametrize("game", game_ids())
def test_what_a_ruling_is_about_is_said_to_readers_in_their_tongue(game: str, language: str):
    titles = FluentParser().parse(game_source(game, f"rulings-{language}.ftl")).body
    assert [entry.id.name for entry in titles] == [f"ruling-{ruling.id}" for ruling in rulings(game)], (
        f"say what each ruling is about in rulings-{language}.ftl of {game}"
    )
    told = {entry.id.name: entry for entry in FluentParser().parse(rules_source(game, language)).body if isinstance(entry, Message)}
    assert [told[title.id.name].value.elements[0].value for title in titles] == [title.value.elements[0].value for title in titles]
    assert not {ruling.title for ruling in rulings(game)} & {title.value.elements[0].value for title in titles}


@pytest.mark.parametrize("game", game_ids())
def test_the_sources_name_only_rulings_that_exist(game: str):
    known = {ruling.id for ruling in rulings(game)}
    for path in (ROOT / "src" / "windlass" / "games" / game).rglob("*.py"):
        named = set(re.findall(rf"{game}-\d\d\b", path.read_text("utf-8")))
        assert named <= known, f"{path.name}: {sorted(named - known)}: write it in docs/rulings/{game}.md"


def test_a_game_without_a_page_has_no_rulings():
    assert rulings("nothing") == ()
    assert rulings_source("nothing").strip() == ""
