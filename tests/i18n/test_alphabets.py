"""A word is written in one alphabet: letters that look alike are not mixed, whatever keyboard they came from."""

from __future__ import annotations

import re

import pytest

from windlass.engine.registry import game_ids
from windlass.i18n.catalog import LANGUAGES, game_source, sources

LETTERS = r"A-Za-z\u00C0-\u024F"
MIXED = re.compile(rf"[\w’-]*(?:[{LETTERS}][’-]?[\u0400-\u04FF]|[\u0400-\u04FF][’-]?[{LETTERS}])[\w’-]*")
PLACED = re.compile(r"\{[^{}]*\}")  # what is put in by name or number
SPOKEN = {"QR"}  # abbreviations that Russian joins to a word of its own by a hyphen


def texts(language: str) -> list[tuple[str, str]]:
    """Every line of every catalogue and rulebook of a language, without what is put in."""
    files = {
        **sources(language),
        **{f"{kind}-{game}": game_source(game, f"{kind}-{language}.ftl") for game in game_ids() for kind in ("rules", "rulings")},
    }
    return [
        (name, PLACED.sub(" ", line.partition("=")[2] or line))
        for name, text in files.items()
        for line in text.splitlines()
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_mixes_alphabets(language):
    found = [(name, word) for name, line in texts(language) for word in MIXED.findall(line) if word.split("-")[0] not in SPOKEN]
    assert found == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_latin_languages_have_no_cyrillic_letters(language):
    assert [(name, line) for name, line in texts(language) if re.search("[\u0400-\u04ff]", line) and "Русский" not in line] == []


def test_a_latin_letter_within_a_russian_word_is_found():
    assert MIXED.findall("T-секторы и Тopтуга, Т-секторы") == ["T-секторы", "Тopтуга"]
