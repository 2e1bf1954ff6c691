"""Whole games of Gravity in the browser: by touch, drag, wheel and keys, alone and together, guided and shown again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.gravity_kit import BOT, Pilot
from tests.browser.kit import on_turn, press_until

ROUNDS = {"en": "Rounds until the game is judged", "ru": "Раундов до подсчёта", "fr": "Manches avant"}


@pytest.mark.parametrize(
    ("bots", "variant", "width", "language", "rounds"),
    [(1, "None: the basic game", 1280, "en", 0), (2, "По дирижаблям", 390, "ru", 1), (3, "hasard", 1280, "fr", 1)],
)
def test_a_whole_game_is_played_by_touch_in_every_variant(visit, bots, variant, width, language, rounds):
    guest = visit(width=width, height=844, language=language)
    options = {ROUNDS[language]: rounds} if rounds else {}
    pilot = Pilot(guest).open("me", *[BOT] * bots, variant=variant, **options)
    assert not pilot.play()
    expect(guest.page.locator("dialog[open] .rank")).to_have_count(bots + 1)
    guest.page.locator("dialog[open] figure summary").click()
    expect(guest.page.locator("dialog[open] tbody tr.turned").first).to_be_visible()
    if not rounds:
        expect(guest.page.locator("dialog[open]")).to_contain_text("An island became the centre of the world.")
    guest.check()


def test_the_guided_game_leads_from_the_first_step_to_a_victory(visit):
    pilot = Pilot(visit()).learn()
    guide = pilot.page.get_by_role("region", name="First game")
    go_on = guide.get_by_role("button", name="Continue")
    expect(guide).to_contain_text("1/23")
    pilot.guest.check()
    for _ in range(3):
        go_on.click()
    expect(guide).to_contain_text("Touch Island IV")
    pilot.settle_and_keep()
    pilot.look()
    expect(guide).to_contain_text("Touch card 5")
    pilot.touch('[data-card="5"]')
    pilot.confirm()
    pilot.look()
    expect(guide).to_contain_text("Choose Rotate Islands first")
    pilot.touch(".acts .act >> nth=1")
    pilot.confirm()
    pilot.look()
    expect(guide).to_contain_text("Stop at 3")
    pilot.touch(".way >> text=3")
    expect(pilot.page.locator(".prompt .outcome")).to_have_text("Your islands would yield 3 together; now 1.")
    pilot.confirm()
    while pilot.look()["step"] != "turn":
        pilot.act()
    expect(guide).to_contain_text("Play card 2")
    pilot.touch('[data-card="2"]')
    pilot.confirm()
    pilot.look()
    pilot.touch('.acts .act:has-text("Mine Gravity")')
    pilot.confirm()
    pilot.look()
    if pilot.look()["step"] == "mining":
        pilot.act()
    expect(guide).to_contain_text("The number in the crystal")
    go_on.click()
    expect(guide).to_contain_text("Forecast shows")
    go_on.click()
    go_on.click()
    while "15/23" in guide.inner_text():
        pilot.act()
    for lesson in ("half of what you sent", "Castling", "Whoever passes"):
        expect(guide).to_contain_text(lesson)
        go_on.click()
    expect(guide).to_contain_text("Play your other cards")
    pilot.play(until="placing")
    expect(guide).to_contain_text("The islands phase")
    pilot.play(until="keeping")
    expect(guide).to_contain_text("A new round")
    go_on.click()
    expect(guide).to_contain_text("How one wins")
    go_on.click()
    expect(guide.get_by_role("button", name="Play a short game")).to_be_visible()
    assert not pilot.play()
    expect(guide).to_have_count(0)
    expect(pilot.page.locator("dialog[open]")).to_contain_text("An island became the centre of the world.")


# -- Together ----------------------------------------------------------------------------------------------------------


def test_two_browsers_play_each_other_and_lose_nothing_with_the_connection(visit):
    host = Pilot(visit(name="Ann"))
    host.guest.set_table("me", "open", game="gravity")
    friend = Pilot(visit(language="ru", name="Борис", width=390, height=844))
    friend.guest.go(f"/t/{host.guest.table}")
    friend.page.get_by_role("button", name="Сесть за стол").click()
    host.page.get_by_role("button", name="Start").click()
    expect(friend.page.locator(".hit").first).to_be_visible()
    play_in_turn([host, friend], 6)
    friend.guest.context.set_offline(True)
    host.guest.page.reload()
    expect(host.page.locator(".hit").first).to_be_visible()
    friend.guest.context.set_offline(False)
    play_in_turn([host, friend], 6)
    played = host.guest.log_length
    friend.guest.await_fact("n => declared().ply === n", played)
    assert played >= 12
    friend.guest.check_words()


def play_in_turn(pilots, actions):
    """Let whoever is to decide follow a hint."""
    for _ in range(actions):
        deciding = on_turn(*(pilot.guest for pilot in pilots))[0]
        assert next(pilot for pilot in pilots if pilot.guest is deciding).act()


def test_a_curtain_hides_the_hand_while_the_device_is_passed_on(visit):
    guest = visit()
    pilot = Pilot(guest).open("me", "me")
    curtain = guest.page.locator(".curtain")
    for _ in range(3):
        guest.settle("mine")
        pilot.touch(".hit.open")
        pilot.confirm()
        expect(curtain).to_be_visible()
        guest.page.locator(".curtain button").click()
        expect(curtain).to_have_count(0)
        if guest.page.locator(".slot").count():
            break
    hand = guest.page.locator(".hand").inner_text()
    while guest.settle()["decision"] == "mine":
        pilot.act()
    assert hand
    box = curtain.bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1280, 800)


# -- Back and forth ----------------------------------------------------------------------------------------------------


def test_a_match_is_shown_again_step_by_step_and_played_on_from_the_middle(visit):
    guest = visit()
    pilot = Pilot(guest).open("me", BOT)
    pilot.play(until="acting")
    guest.give_up()
    guest.page.get_by_role("button", name="Watch the replay").click()
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    guest.page.get_by_role("button", name="Forward one action").click()
    expect(slider).to_have_value("1")
    expect(guest.page.locator(".hit").first).to_be_visible()
    guest.check()
    last = int(slider.get_attribute("max"))
    slider.fill(str(last - 2))
    expect(slider).to_have_value(str(last - 2))
    guest.page.get_by_role("button", name="Play from here").click()
    guest.page.wait_for_url(lambda url: "at=" not in url)
    assert guest.await_turn()


# -- By keyboard -------------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_keyboard_alone(visit):
    pilot = Pilot(visit()).open("me", BOT, **{ROUNDS["en"]: 1})
    page = pilot.page
    while (seen := pilot.look())["decision"] == "mine":
        page.keyboard.press("h")
        expect(page.locator(".prompt .hint")).to_be_visible()
        if press_the_hinted(pilot, seen["settled"]):
            continue  # a step that only says what is meant next is done by choosing it
        if page.locator(".stepper").count():
            while page.locator(".stepper .value.hint:not(.open)").count() == 0:
                press_until(page, ".stepper [data-more]:not([disabled])")
        press_until(page, "#confirm")
        pilot.guest.settle(beyond=seen["settled"])


def press_the_hinted(pilot, before):
    """Press what the hint names, one after the other; whether that did it already."""
    for selector in (".slot[data-hint]", ".act[data-hint]", ".menu [data-hint]", ".hit[data-hint]", ".turns [data-hint]"):
        if pilot.page.locator("#confirm").is_disabled() and pilot.page.locator(selector).count():
            press_until(pilot.page, selector)
            if pilot.guest.settle()["settled"] > before:
                return True
    if pilot.page.locator(".ways [data-hint]:not([aria-pressed=true])").count():
        press_until(pilot.page, ".ways [data-hint]")
    return pilot.guest.settle()["settled"] > before


# -- In words ----------------------------------------------------------------------------------------------------------


def test_what_cannot_be_done_says_why(visit):
    pilot = Pilot(visit()).learn()
    page = pilot.page
    pilot.look()
    pilot.touch('[data-spot="place-0"]')
    expect(page.locator(".prompt .refusal")).to_have_text("Nobody settles on Rundor at the start.")
    pilot.settle_and_keep()
    pilot.look()
    pilot.touch('[data-card="2"]')
    expect(page.locator(".prompt")).not_to_contain_text("Neither action")
    page.keyboard.press("Escape")
    pilot.touch('[data-card="5"]')
    pilot.confirm()
    pilot.look()
    pilot.touch(".acts .act >> nth=1")
    pilot.confirm()
    pilot.look()
    pilot.touch('[data-spot="place-3"]')
    expect(page.locator(".prompt .refusal")).to_have_text("Island III is not yours.")


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("ru", 390), ("fr", 360)])
def test_every_sign_card_island_and_airship_explains_itself(visit, language, width):
    guest = visit(language=language, width=width, height=740, theme="dark" if language == "ru" else "light")
    guest.go("/game/gravity")
    guest.page.locator("button", has=guest.page.locator("svg"), has_text=re.compile("Learn by|Учиться|Apprendre")).click()
    pilot = Pilot(guest)
    pilot.settle_and_keep()
    page = guest.page
    page.locator(".ribbon .toggle").last.click()
    about = page.locator(".about")
    assert about.locator("dt").count() == about.locator("dd").count() >= 38
    guest.check()
    page.locator('[data-card="5"]').click()
    expect(about.locator("dd")).to_have_count(2)
    page.locator('[data-spot="place-0"]').click(position={"x": 12, "y": 20})
    expect(about.locator("li")).to_have_count(9)
    page.locator('[data-spot="airship-1"]').click()
    expect(about.locator("h2")).to_contain_text(re.compile("Tilda|Тильда"))
    guest.check_words()
    about.locator("button").click()
    expect(about).to_have_count(0)
    for selector in (".slot", ".hit", ".facts .fact", ".toggle", ".reserve", ".first[title]"):
        for thing in page.locator(selector).all():
            assert (
                thing.get_attribute("title")
                or thing.get_attribute("data-about")
                or thing.locator("title").count()
                or thing.get_attribute("aria-label")
            ), selector
