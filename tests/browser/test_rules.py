"""The rules in the browser: a page of their own and a book at the table, in every language, with contents, search and figures."""

import pytest
from playwright.sync_api import expect
from tests.browser.tour import GAMES, sit_down

from windlass.i18n.rulebook import rulebook


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ("en", "ru", "fr"), strict=True)))
def test_a_newcomer_reads_the_rules_before_playing(visit, game, language):
    guest = visit(language=language).go()
    page, book = guest.page, rulebook(game, language)
    page.locator(f"a[href='/rules/{game}']").click()
    expect(page.locator(".chapters h2")).to_have_text([chapter.title for chapter in book])
    expect(page.locator("figure svg").first).to_be_visible()
    assert page.locator("figure").count() == sum(bool(chapter.caption) for chapter in book)
    page.locator("nav li a").last.click()
    expect(page.locator(f"[data-chapter={book[-1].name}] h2")).to_be_in_viewport()
    assert page.url.endswith(f"#{book[-1].name}")
    guest.go(f"/rules/{game}#{book[-1].name}")
    expect(page.locator(f"[data-chapter={book[-1].name}] h2")).to_be_in_viewport()


def test_a_search_leaves_the_chapters_that_mention_all_words_and_marks_them(visit):
    guest = visit().go("/rules/cartagena")
    page = guest.page
    expect(page.locator(".chapters section")).to_have_count(len(rulebook("cartagena", "en")))
    page.get_by_role("searchbox").fill("boat pirate")
    expect(page.locator("mark").first).to_be_visible()
    assert 0 < page.locator(".chapters section").count() < len(rulebook("cartagena", "en"))
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(".chapters section")).to_have_count(0)
    expect(page.locator(".chapters .muted")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_read_at_the_table_without_a_network(visit, game):
    guest = visit()
    sit_down(guest, game)
    page = guest.page
    expect(page.locator(".table[data-stocked]")).to_be_attached()
    guest.context.set_offline(True)
    page.locator("#tab-help").click()
    page.locator(".help .all").click()
    expect(page.locator("dialog h3")).to_have_text([chapter.title for chapter in rulebook(game, "en")])
    expect(page.locator("dialog figure svg").first).to_be_visible()


def test_the_rules_are_read_at_the_table_without_leaving_it(visit):
    guest = visit(width=390, height=844, language="ru")
    sit_down(guest, "gravity")
    page = guest.page
    page.locator(".sheet-button").click()
    page.locator("#tab-help").click()
    page.locator(".help .all").click()
    expect(page.locator("dialog h3")).to_have_text([chapter.title for chapter in rulebook("gravity", "ru")])
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    guest.check_fit()


@pytest.mark.parametrize("width", [1280, 390])
def test_the_rules_open_at_the_chapter_that_answers_what_is_asked(visit, width):
    guest = visit(width=width, height=844)
    sit_down(guest, "tortuga2199")
    page = guest.page
    for chip, chapter in ((".chip.end", "turn"), (".chip.attack", "combat")):
        page.locator(chip).first.click()
        if width == 390:
            page.locator(".sheet-button").click()
        page.locator("#tab-help").click()
        page.locator(".help .all").click()
        expect(page.locator(f"dialog [data-chapter={chapter}] h3")).to_be_in_viewport()
        page.get_by_role("searchbox").fill("maneuver")
        expect(page.locator("dialog mark").first).to_be_visible()
        page.locator("dialog").get_by_role("button", name="Close").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        if width == 390:
            page.locator(".sheet .close").click()
