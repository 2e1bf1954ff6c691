"""Every screen in every language, light and dark, narrow and wide: whole sentences, nothing sideways, nothing axe complains of."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.browser.kit import Visitor
from tests.browser.legible import too_small
from tests.browser.tour import GAMES, WALKS, command
from tests.browser.words import leftovers, texts

LANGUAGES = ("en", "ru", "fr")
WIDTHS = (360, 390, 1280)
AXE = {"en": ("light", 1280), "ru": ("dark", 390)}


@pytest.mark.parametrize("walk", WALKS)
def test_every_screen_is_whole_in_every_language(visit, walk):
    """Three visitors go the same way; at each stop their screens are compared with each other."""
    guests = [visit(language=language, width=390, height=844, name="Ann") for language in LANGUAGES]
    found = []
    for names in zip(*(WALKS[walk](guest) for guest in guests), strict=True):
        english = texts(guests[0].page)
        found += [f"{name} ({guest.language}) {flaw}" for name, guest in zip(names, guests, strict=True) for flaw in flaws(guest, english)]
    assert not found, "\n".join(found)


def flaws(guest: Visitor, english: list[str]) -> Iterator[str]:
    """What is wrong with the screen a visitor looks at."""
    if guest.language != "en":
        yield from (f"left in English: {text}" for text in leftovers(texts(guest.page), english, guest.language))
    yield from failing(guest.check_words)
    yield from (f"too small: {text}" for text in too_small(guest))
    for width in WIDTHS:
        resize(guest, width)
        yield from failing(guest.check_fit)
    if guest.language in AXE:
        theme, width = AXE[guest.language]
        guest.page.emulate_media(color_scheme=theme)
        resize(guest, width)
        yield from failing(guest.check_access)
    resize(guest, 390)


def failing(check: Callable[[], None]) -> Iterator[str]:
    """What a check complains of, so that one walk finds everything."""
    try:
        check()
    except AssertionError as error:
        yield f"{check.__name__}: {error}"


def resize(guest: Visitor, width: int) -> None:
    guest.page.set_viewport_size({"width": width, "height": 844})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_at_once_and_without_loading(visit, language):
    guest = visit(language="ru" if language == "en" else "en").go()
    guest.page.evaluate("window.here = true")
    guest.page.locator(f"button[lang={language}]").click()
    guest.await_fact("language => document.documentElement.lang === language", language)
    assert guest.page.evaluate("window.here")
    guest.check_words()


@pytest.mark.parametrize("game", [None, *GAMES])
def test_a_first_visit_weighs_at_most_90_kilobytes_and_150_at_a_table(visit, game):
    """Of the front page, and of a table opened by its link; besides, at most 40 for letters."""
    host, guest = visit(), visit()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "advice"}]
    guest.go(f"/t/{command(host, 'create', game=game, seats=seats, start=True)}" if game else "/")
    guest.page.wait_for_load_state("networkidle")
    weights = guest.page.evaluate(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).map(one => [one.name, one.transferSize])"
    )
    letters = [size for name, size in weights if name.endswith(".woff2")]
    assert len(letters) == (4 if game else 2)
    assert sum(letters) <= 40_000
    assert sum(size for _, size in weights) - sum(letters) <= (150_000 if game else 90_000)
