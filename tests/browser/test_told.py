"""Telling what happened: a turn in one line, what others did since one's own turn, how fast it is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.tour import GAMES, sit_down

SIZES = [(1280, 800), (390, 844)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_others_did_stays_in_one_line_and_on_the_board_until_one_acts(visit, width, height):
    guest = visit(width=width, height=height)
    page = guest.page
    sit_down(guest, "tortuga2199")
    line = page.locator(".since")
    expect(line).to_have_attribute("data-since", "turns")
    expect(line.locator(".turn")).to_have_count(3)  # three others played
    assert page.locator("[data-trail]").count() > 0
    guest.check_access()
    page.locator(".chip.all").click()
    expect(line).to_have_attribute("data-since", "deed")
    expect(line.locator(".words")).to_contain_text("Ann")
    expect(page.locator("[data-trail]")).to_have_count(0)


def test_what_was_missed_is_shown_again_and_leads_back_to_the_table(visit):
    guest = visit(width=390, height=844)
    sit_down(guest, "tortuga2199")
    table = guest.page.url
    ply = guest.log_length
    guest.page.locator(".since .small:not(.pace)").click()
    guest.await_fact("() => declared().decision === 'past'")
    assert guest.await_turn()
    assert guest.page.url == table
    assert guest.log_length == ply


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_one_line_of_signs_that_unfolds_into_its_deeds(visit, game):
    guest = visit()
    page = guest.page
    sit_down(guest, game)
    fold = page.locator(".log .fold").nth(2)
    row = page.locator(".log > li:has(.fold)").nth(2).locator("ul .deed").first
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(fold.locator(".sign svg").first).to_be_visible()
    expect(row).to_be_hidden()
    fold.click()
    expect(row).to_be_visible()
    guest.check_words()
    guest.check_access()
    row.click()
    page.wait_for_url("**?at=*")


def test_cards_drawn_together_are_told_together(visit):
    guest = visit()
    sit_down(guest, "tortuga2199")
    log = guest.page.locator(".log")
    expect(log).to_contain_text("draws 5 cards.")
    expect(log).not_to_contain_text("draws a card. ×")


def test_the_pace_stands_beside_the_board_and_is_kept(visit):
    guest = visit(width=390, height=844, speed="normal")
    sit_down(guest, "cartagena")
    pace = guest.page.locator(".since .pace")
    expect(pace).to_have_attribute("aria-label", "Pace: Normal")
    pace.click()
    expect(pace).to_have_attribute("aria-label", "Pace: Fast")
    guest.page.reload()
    expect(pace).to_have_attribute("aria-label", "Pace: Fast")


def test_a_deed_is_named_while_it_is_shown(visit):
    guest = visit(speed="slow")
    page = guest.page
    sit_down(guest, "tortuga2199")
    page.evaluate(
        """() => { window.captions = []; new MutationObserver(() => {
          const words = document.querySelector('.since .doing')?.innerText
          if (words && captions.at(-1) !== words) captions.push(words)
        }).observe(document.querySelector('.since'), {subtree: true, childList: true, attributes: true, characterData: true}) }"""
    )
    page.locator(".chip.end").click()
    page.locator("#confirm").click()
    assert guest.await_turn()
    captions = page.evaluate("captions")
    assert any("Juno" in words for words in captions)
    assert len(captions) > 3
