"""The screen: a long story is shortened, and a wiped screen leaves nothing."""

import io

import pytest
from rich.console import Console

import windlass
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.terminal.screen import STORY_LINES, Screen
from windlass.terminal.speech import Speaker


def screen(language="en", **console):
    match = windlass.new("cartagena", seed=bytes(16), names=["Anna", "Boris"])
    for _ in range(STORY_LINES + 5):
        match.play(match.legal()[0])
    return Screen(match, Speaker(language, match.header.names), Console(file=io.StringIO(), width=300, **console))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_story_is_shortened_to_its_last_lines(language):
    shown = screen(language)
    shown.show_story(0, -1)
    text = shown.console.file.getvalue()
    assert catalog(language)("terminal-earlier", count=6) in text
    assert len(text.splitlines()) == STORY_LINES + 2


def test_the_whole_story_is_shown_when_asked_for():
    shown = screen()
    shown.show_story(0, -1, most=None)
    assert catalog("en")("cartagena-event-dealt", cards=6) in shown.console.file.getvalue()


def test_no_story_is_no_text():
    shown = screen()
    shown.show_story(0, STORY_LINES + 5)
    assert shown.console.file.getvalue() == ""


def test_a_wiped_terminal_cannot_be_scrolled_back():
    shown = screen(force_terminal=True)
    shown.wipe()
    assert "\x1b[2J" in shown.console.file.getvalue()
    assert "\x1b[3J" in shown.console.file.getvalue()


def test_a_seat_without_a_name_is_called_by_its_number():
    assert Speaker("fr", ["Anna"]).name(1) == "Joueur 2"
