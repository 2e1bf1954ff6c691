"""Every screen in every language, light and dark, narrow and wide: whole sentences, nothing sideways, nothing axe complains of."""

from __future__ import annotations

import pytest

BOT = "bot:advice"
LOOKS = [("en", "light", 1280), ("ru", "dark", 390), ("fr", "light", 360), ("ru", "light", 1280), ("fr", "dark", 1280), ("en", "dark", 360)]


@pytest.mark.parametrize(("language", "theme", "width"), LOOKS)
def test_every_screen_is_whole(visit, language, theme, width):
    guest = visit(language=language, theme=theme, width=width, height=740)
    page = guest.page
    guest.go()
    guest.check()
    page.locator("header .button.icon").click()
    guest.check()
    guest.go("/nowhere")
    guest.check()
    guest.go("/game/cartagena")
    page.locator("form summary").click()
    guest.check()
    guest.go()
    page.locator("article .deeds .button:not(.main)").first.click()
    page.wait_for_selector(".lobby img")
    guest.check()
    guest.set_table("me", BOT)
    guest.await_turn()
    page.locator(".slot:not(.none)").first.click()
    guest.check()
    page.locator(".bar .button.icon").last.click()
    guest.check()
    page.keyboard.press("Escape")
    if width < 1000:
        page.locator(".sheet-button").click()
    for tab in ("chat", "help"):
        page.locator(f"#tab-{tab}").click()
        guest.check()
    if width < 1000:
        page.locator(".side .close").click()
    page.locator(".bar [aria-pressed]").click()
    guest.check()


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_language_changes_at_once_and_without_loading(visit, language):
    guest = visit(language="ru" if language == "en" else "en").go()
    guest.page.evaluate("window.here = true")
    guest.page.locator(f"button[lang={language}]").click()
    guest.await_that("language => document.documentElement.lang === language", language)
    assert guest.page.evaluate("window.here")
    guest.check_words()


def test_the_first_page_weighs_at_most_150_kilobytes(visit):
    guest = visit()
    guest.go()
    guest.page.wait_for_load_state("networkidle")
    weight = guest.page.evaluate(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).reduce((sum, one) => sum + one.transferSize, 0)"
    )
    assert weight <= 150_000
