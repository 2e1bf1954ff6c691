"""Ratings as people see them: a table is rated by its setting, the ladder shows who is surely strong, a page shows the course."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.tour import play_rated


@pytest.mark.parametrize(("width", "theme"), [(390, "dark"), (1280, "light")])
def test_a_rated_match_stands_on_ladder_and_page(visit, width, theme):
    guest = visit(name="Ann", width=width, height=844, theme=theme).go("/game/cartagena")
    guest.page.locator(".counts .button", has_text="2").click()
    guest.page.locator("form summary").click()
    guest.page.get_by_label("Rated: the result changes ratings", exact=False).check()
    expect(guest.page.get_by_label("Hints", exact=True)).to_have_count(0)
    guest.page.locator("form button.main").click()
    guest.page.wait_for_url("**/t/*")
    guest.await_turn()
    guest.give_up()
    changes = guest.page.locator("dialog .change")
    expect(changes).to_have_count(2)
    expect(changes.first).to_contain_text(re.compile(r"\d+ → \d+ \+\d+"))  # the bot may have won before in this house
    expect(changes.last).to_contain_text(re.compile(r"1500 → 1\d{3} −\d+"))
    guest.check()
    play_rated(guest, times=2)
    play_rated(guest, variant="tortuga")
    guest.go("/me").page.get_by_role("link", name="Ladders").click()
    guest.page.get_by_role("link", name="2 players").click()
    row = guest.page.locator("li.me")
    expect(row).to_contain_text("4 rated matches")
    expect(guest.page.locator("ol li")).not_to_have_count(1)
    guest.check()
    row.get_by_role("link").click()
    expect(guest.page.locator("h1")).to_have_text("Ann")
    expect(guest.page.locator("figure circle")).to_have_count(4)
    guest.check()
    expect(guest.page.get_by_role("status")).to_have_text("0 won of 4 matches")
    guest.page.get_by_label("All variants").select_option(label="Cartagena · Tortuga: open hands, cards come from an open row")
    expect(guest.page.get_by_role("status")).to_have_text("0 won of one match")
    guest.page.get_by_label("Any length").select_option("days")
    expect(guest.page.get_by_role("status")).to_have_text("0 won of 0 matches")
    guest.check_words()


def test_everyone_may_look_at_a_ladder_before_anyone_is_on_it(visit):
    for language in ("ru", "fr"):
        guest = visit(language=language).go("/ladder/gravity?seats=4")
        expect(guest.page.locator("[aria-current]")).to_have_count(2)
        expect(guest.page.locator("main p.muted")).to_be_visible()
        guest.check()
