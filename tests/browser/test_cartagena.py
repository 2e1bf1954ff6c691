"""Whole games of Cartagena in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.kit import press_until

BOT = "bot:advice"


def test_one_click_and_a_game_against_bots_begins(visit):
    guest = visit().go()
    guest.page.get_by_role("button", name="Play against bots").first.click()
    assert guest.await_turn()
    expect(guest.page.locator(".place")).to_have_count(38)


@pytest.mark.parametrize(("variant", "width"), [("Jamaica", 1280), ("Tortuga", 390), ("Hispaniola", 1280)])
def test_a_whole_game_is_played_by_touch_in_every_variant(visit, variant, width):
    guest = visit(width=width, height=844)
    guest.set_table("me", BOT, variant=variant, Pirates_in_a_crew=6 if variant == "Jamaica" else 3, Rounds_without_progress=12)
    guest.play_to_the_end()
    expect(guest.page.locator("dialog[open] .rank")).to_have_count(2)
    expect(guest.page.get_by_role("img", name="Everyone’s progress")).to_be_visible()
    guest.check()


def test_a_whole_game_is_played_by_keyboard_alone(visit):
    guest = visit()
    guest.set_table("me", BOT, variant="Jamaica", Pirates_in_a_crew=1, Rounds_without_progress=5)
    page = guest.page
    while guest.await_turn():
        page.keyboard.press("h")
        page.wait_for_selector(".prompt .hint")
        if page.locator("[data-hint=from]").count() == 0:
            press_until(page, ".turn .button")
        elif page.locator(".slot.hint").count():
            press_until(page, ".slot.hint")
        for place in ("from", "to"):
            if page.locator("#confirm").is_disabled():
                walk_to(page, f"[data-hint={place}]")
        before = guest.log_length
        press_until(page, "#confirm")
        guest.await_log(before)


def walk_to(page, selector):
    """Tab to the board, go along the tunnel with the arrows and press the place."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.classList.contains('place') ?? false"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    for _ in range(40):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(selector)


def test_a_whole_game_is_played_in_words_alone(visit):
    guest = visit(plain=True)
    guest.set_table("me", BOT, variant="Tortuga", Pirates_in_a_crew=1, Rounds_without_progress=5)
    while guest.await_turn():
        expect(guest.page.get_by_role("heading", name="What you can do")).to_be_visible()
        guest.page.locator(".choices .button").first.click()
        guest.confirm()
    assert guest.over


def test_a_choice_is_previewed_and_escape_lets_go_of_it(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.await_turn()
    guest.page.locator(".slot:not(.none)").first.click()
    expect(guest.page.locator(".prompt .outcome")).to_contain_text("Lands on space")
    expect(guest.page.locator(".ghostly")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".ghostly")).to_have_count(0)
    expect(guest.page.locator("#confirm")).to_be_disabled()


def test_who_wants_it_confirms_only_what_reveals_something_or_ends_the_turn(visit):
    guest = visit(confirm="final")
    guest.set_table("me", BOT)
    guest.await_turn()
    before = guest.log_length
    guest.page.locator(".slot:not(.none)").first.click()
    guest.await_log(before)
    guest.page.locator(".turn .button").click()
    expect(guest.page.locator("#confirm .final")).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("u")
    guest.await_fact("n => declared().ply === n", before)


def test_a_card_is_dragged_on_a_pirate_and_a_pirate_on_its_target(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.await_turn()
    before = guest.log_length
    guest.drag(".slot:not(.none)", "#place-0 rect")
    expect(guest.page.locator(".ghostly")).to_be_visible()
    guest.confirm()
    guest.page.locator(".slot:not(.none)").first.click()
    if guest.page.locator("#confirm").is_disabled():
        guest.page.locator("#place-0 rect").first.click()
    target = guest.page.evaluate("document.querySelector('.place.actionable:not([data-drag])').id")
    guest.page.keyboard.press("Escape")
    guest.drag("#place-0 rect", f"#{target} rect")
    guest.confirm()
    expect(guest.page.locator(f"#{target}")).to_have_attribute("aria-label", re.compile("one pirate"))
    assert guest.log_length == before + 2


def test_a_card_is_dragged_by_a_finger_and_dropped_elsewhere_it_stays(visit):
    guest = visit(width=390, height=844, touch=True)
    guest.set_table("me", BOT)
    guest.await_turn()
    card = centre(guest, ".slot:not(.none)")
    guest.fingers((card, (200, 400), (200, 60)))
    expect(guest.page.locator("#confirm")).to_be_disabled()
    gate = centre(guest, "#place-0 rect")
    guest.fingers((card, (200, 500), gate))
    expect(guest.page.locator(".ghostly")).to_be_visible()
    expect(guest.page.locator(".flight")).to_have_count(0)


def centre(guest, selector):
    box = guest.page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_cannot_be_done_says_why(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.await_turn()
    guest.page.locator("#place-20 rect").click()
    expect(guest.page.locator(".prompt .refusal")).to_have_text("You have no pirate here: space 20.")


def test_what_revealed_nothing_is_taken_back(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.await_turn()
    guest.page.locator(".slot:not(.none)").first.click()
    guest.confirm()
    expect(guest.page.locator("#place-0")).to_have_attribute("aria-label", re.compile("Guest: 5 pirates.*Can move"))
    guest.page.get_by_role("button", name="Take back").click()
    expect(guest.page.locator("#place-0")).to_have_attribute("aria-label", re.compile("Guest: 6 pirates.*Can move"))


def test_motion_shows_a_bots_turn_and_then_the_view(visit):
    guest = visit(speed="normal")
    guest.set_table("me", BOT)
    for _ in range(3):
        guest.await_turn()
        guest.act()
    guest.await_turn()
    expect(guest.page.locator(".figure")).to_have_count(12)


def test_a_guided_first_game_leads_to_its_end(visit):
    guest = visit().go()
    page = guest.page
    page.get_by_role("button", name="Learn by playing").first.click()
    guide = page.get_by_role("region", name="First game")
    expect(guide).to_contain_text("1/12")
    guide.get_by_role("button", name="Continue").click()
    page.locator(".slot:not(.none)").first.click()
    expect(guide).to_contain_text("3/12")
    guest.confirm()
    page.locator(".slot:not(.none)").first.click()
    page.locator("#place-0 rect").first.click()
    guest.confirm()
    expect(guide).to_contain_text("5/12")
    guest.check()
    behind, ahead = page.evaluate(
        "() => [...document.querySelectorAll('.place')].filter(one => /Guest/.test(one.ariaLabel)).map(one => one.id).filter(id => id !== 'place-0')"
    )
    page.locator(f"#{ahead} rect").first.click()
    page.locator(f"#{behind} rect").first.click()
    expect(guide).to_contain_text("6/12")
    guest.confirm()
    for step in range(8, 12):
        expect(guide).to_contain_text(f"{step}/12")
        guide.get_by_role("button", name="Continue").click()
    expect(guide).to_contain_text("12/12")
    guide.get_by_role("button", name="Carry on without the guide").click()
    expect(guide).to_have_count(0)
    assert guest.await_turn()
