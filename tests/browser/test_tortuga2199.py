"""Whole games of Tortuga 2199 in the browser, played by touching cards, plates, goods and chips."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser import tour
from tests.browser.kit import on_turn
from tests.browser.tortuga2199_kit import (
    GAME,
    carry,
    choose_ship,
    cut,
    do,
    follow,
    hinted,
    listen,
    play,
    sit_down,
    tab_to,
    walk_to,
)

BOT = "bot:advice"
CARD = ".hand .slot button.lit"
OWN_SHIP = ".floating.movable .grip"


@pytest.mark.parametrize(
    ("language", "width", "scenario", "goal", "rounds"),
    [
        ("en", 1280, "None: the base game", "Influence_that_wins", "Rounds_until"),
        ("ru", 390, "Агрессивные", "Влияние_для_победы", "Раундов_до"),
        ("fr", 1280, "pacifiques", "Influence_pour_gagner", "Manches_avant"),
    ],
)
def test_a_whole_game_is_played_by_touch_in_every_scenario(visit, language, width, scenario, goal, rounds):
    captain = visit(language=language, width=width, height=844)
    captain.set_table("me", BOT, game=GAME, variant=scenario, **{goal: 3, rounds: 4})
    play(captain)
    expect(captain.page.locator("dialog[open] .rank")).to_have_count(2)
    captain.check()


def test_a_combat_is_hidden_until_both_have_laid_their_cards(visit):
    ann, boris = visit(name="Ann"), visit(name="Борис", language="ru", width=390, height=844, speed="normal")
    heard = {ann: listen(ann), boris: listen(boris)}
    sit_down(ann, boris, "Сесть за стол", "Start", variant="Aggressive")
    attacker, defender = on_turn(ann, boris)
    while not attacker.page.locator(".floating.target").count():  # nobody to fight with: the other captain may
        do(attacker, ".chip.end")
        attacker, defender = on_turn(ann, boris)
    attacker.page.locator(".floating.target .aim").first.click()
    attacker.confirm()
    expect(defender.page.locator(".side.attacker .none")).to_be_visible()
    do(attacker, ".hand .slot button.lit")
    expect(defender.page.locator(".side.attacker .turned")).to_have_count(1)
    expect(attacker.page.locator(".side.attacker .face")).to_have_count(1)
    do(attacker, ".chip.done")
    defender.await_turn()
    assert defender.page.locator(".side.attacker .face").count() == 0
    assert defender.page.locator(".side.attacker .total").inner_text() == "?"
    assert_nothing_leaked(heard[defender])
    if defender.page.locator(".hand .slot button.lit").count():
        do(defender, ".hand .slot button.lit")
    assert_nothing_leaked(heard[defender])
    do(defender, ".chip.done")
    for captain, won in ((ann, "Winner:|wins"), (boris, "Победа:|победа")):
        scene = captain.page.locator(".report, .combat .won")
        expect(scene).to_contain_text(re.compile(won))
        captain.check_words()
        captain.check_fit()
    while ann.page.locator(".combat").count():  # the loser gives up a card, a winning attacker takes the prize
        follow(on_turn(ann, boris)[0])


def assert_nothing_leaked(heard):
    plays = [message["play"]["view"]["combat"] for message in heard if message.get("play") and message["play"]["view"]["combat"]]
    assert plays
    assert {str(combat["attack"]) for combat in plays} == {"None"}
    told = [event for message in heard for line in message.get("log", []) for event in line["events"] if event["kind"] == "committed"]
    assert told
    assert all("card" not in event["values"] for event in told)


def test_nothing_is_lost_when_a_connection_is(visit):
    ann, boris = visit(name="Ann"), visit(name="Boris", language="fr")
    snap = {captain: cut(captain) for captain in (ann, boris)}
    sit_down(ann, boris, "S’asseoir", "Start")
    first, second = on_turn(ann, boris)
    do(first, ".hand .slot button.lit")
    second.page.reload()
    expect(second.page.locator("[data-anchor=played] li")).to_have_count(1)
    snap[second]()
    do(first, ".hand .slot button.lit")
    do(first, ".chip.end")
    second.context.set_offline(False)
    assert second.await_turn()
    expect(second.page.locator(".reconnecting")).to_have_count(0)
    assert second.log_length == first.log_length
    second.page.locator(".hand .slot button.lit").first.click()
    snap[second]()
    second.page.locator("#confirm").click()  # said while nobody hears it
    second.context.set_offline(False)
    expect(first.page.locator("[data-anchor=played] li")).to_have_count(1)
    expect(second.page.locator("[data-anchor=played] li")).to_have_count(1)
    for captain in (ann, boris):
        captain.complaints[:] = [complaint for complaint in captain.complaints if "ERR_INTERNET_DISCONNECTED" not in complaint]


def test_a_curtain_hides_the_hand_from_whom_the_device_is_passed_by(visit):
    captain = visit()
    captain.set_table("me", "me", game=GAME)
    captain.await_turn()
    captain.page.locator(".vessels button").first.click()
    captain.page.locator("#confirm").click()
    curtain = captain.page.locator(".curtain")
    expect(curtain).to_contain_text("Pass the device to")
    assert captain.page.evaluate("document.elementFromPoint(innerWidth / 2, innerHeight - 150).closest('.curtain') !== null")
    curtain.get_by_role("button").click()
    captain.await_turn()
    choose_ship(captain)


@pytest.mark.parametrize(("width", "finger"), [(1280, False), (390, True)])
def test_everything_that_moves_is_dragged(visit, width, finger):
    captain = visit(width=width, height=844, touch=finger)
    tour.sit_down(captain, "tortuga2199")
    page, before = captain.page, captain.log_length
    confirm = page.locator("#confirm")

    def drag(start, end, promise, **how):
        carry(captain, start, end, finger=finger, **how)
        expect(confirm).to_contain_text(promise)

    drag(CARD, "#sector-0", "Choose", give_up=True)
    drag(CARD, "[data-drop=table] .tools", "Play Mining")
    page.keyboard.press("Escape")
    drag(CARD, "#sector-0", "Play Mining")
    assert captain.log_length == before  # picked, not done
    captain.confirm()
    drag(CARD, "li[data-drop=table]", "Play")
    captain.confirm()
    do(captain, CARD)
    do(captain, f"{CARD}:has(.manoeuvre)")
    drag(CARD, "li[data-drop=reserve]", "Reserve")
    drag("[data-anchor=played] button", "li[data-drop=destroyed]", "Destroy")
    drag(OWN_SHIP, "#sector-7", "Choose")
    expect(page.locator(".prompt .refusal")).to_be_visible()
    drag(OWN_SHIP, "#sector-5", "Move to Turrets 2")
    expect(page.locator(".ghostly")).to_be_visible()
    drag(OWN_SHIP, ".floating.target .aim", "Attack")
    if finger:
        page.locator(".pages button").last.click()
    drag(".good.lit", "li[data-drop=discard]", "Buy")
    captain.confirm()
    assert captain.log_length == before + 5


def test_what_is_dragged_is_done_at_once_where_nothing_is_confirmed(visit):
    captain = visit(width=390, height=844, touch=True, confirm="never")
    tour.sit_down(captain, "tortuga2199-parry")
    before = captain.log_length
    carry(captain, CARD, "[data-drop=combat] h2", finger=True)
    captain.await_log(before)
    expect(captain.page.locator(".side.defender .face")).to_have_count(1)
    tour.sit_down(captain, "tortuga2199-spoils")
    before = captain.log_length
    carry(captain, ".dock", "#sector-0", finger=True)
    captain.await_log(before)
    expect(captain.page.locator(".dock")).to_have_count(0)


def test_a_combat_unfolds_and_is_shown_again_from_the_log(visit):
    captain = visit(width=390, height=844, speed="normal")
    tour.sit_down(captain, "tortuga2199-parry")
    page = captain.page
    hidden = page.locator(".side.attacker .turned").count()
    page.evaluate(
        """() => new MutationObserver(() => {
            const scene = document.querySelector('.combat.scene')
            if (!scene) return
            const totals = window.totals ??= []
            const [open, total] = [scene.querySelectorAll('.attacker .open').length, scene.querySelector('.attacker .total').textContent]
            if (totals.at(-1) !== open + ':' + total) totals.push(open + ':' + total)
            window.told = scene.querySelector('.end strong')?.textContent
        }).observe(document.body, { childList: true, subtree: true, attributes: true })"""
    )
    page.locator(".chip.done").click()
    page.locator("#confirm").click()
    captain.await_frame("() => window.told")
    assert page.evaluate("told") == "Juno the Deckhand 2 6 : 0 Ann. Winner: Juno the Deckhand 2."
    assert page.evaluate("totals") == ["0:?", "1:1", "2:2", "3:4", "4:6"]
    page.keyboard.press("x")
    expect(page.locator(".combat.scene")).to_have_count(0)
    captain.await_turn()
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("window.totals = []; window.told = null")
    page.locator(".sheet-button").click()
    while page.locator(".log .again:visible").count() == 0:
        page.locator(".log .fold[aria-expanded=false]").last.click()  # latest turns first
    page.locator(".log .again:visible").click()
    captain.await_frame("() => window.told")
    assert page.evaluate("totals") == [f"{hidden}:6"]
    page.mouse.click(5, 5)
    expect(page.locator(".combat.scene")).to_have_count(0)
    captain.check()


def test_numbers_show_by_how_much_they_changed(visit):
    captain = visit(speed="normal")
    tour.sit_down(captain, "tortuga2199")
    captain.page.evaluate(
        """() => {
            window.seen = []
            const note = node => node.tagName === 'I' && seen.push(node.parentElement.classList[2] + node.textContent)
            new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(note))).observe(document.querySelector('.counters'), { childList: true, subtree: true })
        }"""
    )
    do(captain, f"{CARD}:has(.crypto)")
    do(captain, f"{CARD}:has(.manoeuvre)")
    captain.await_frame("() => ['crypto+1', 'manoeuvre+2'].every(one => seen.includes(one))")


def test_a_card_played_is_taken_back(visit):
    captain = visit(width=390, height=844)
    captain.set_table("me", BOT, game=GAME)
    captain.await_turn()
    choose_ship(captain)
    captain.await_turn()
    cards = captain.page.locator("[data-anchor=hand]").inner_text()
    do(captain, ".hand .slot button.lit")
    assert captain.page.locator("[data-anchor=hand]").inner_text() != cards
    captain.page.get_by_role("button", name="Take back").click()
    expect(captain.page.locator("[data-anchor=played] li")).to_have_count(0)
    assert captain.page.locator("[data-anchor=hand]").inner_text() == cards


def test_a_match_is_shown_again_and_played_on(visit):
    captain = visit()
    captain.set_table("me", BOT, game=GAME, Rounds_until=1)
    play(captain)
    captain.page.get_by_role("button", name="Watch the replay").click()
    slider = captain.page.get_by_role("slider")
    expect(captain.page.locator(".vessels")).to_be_visible()
    slider.fill("4")
    captain.page.get_by_role("button", name="Forward one action").click()
    expect(slider).to_have_value("5")
    expect(captain.page.locator("[data-anchor=played] li").first).to_be_visible()
    captain.check()
    captain.page.get_by_role("button", name="Play from here").click()
    captain.page.wait_for_url(lambda url: "at=" not in url)
    assert captain.await_turn()


def test_a_guided_first_game_leads_to_the_first_conquest(visit):
    captain = visit().go(f"/game/{GAME}")
    page = captain.page
    page.get_by_role("button", name="Learn by playing").click()
    guide = page.get_by_role("region", name="First game")
    for _ in range(2):
        guide.get_by_role("button", name="Continue").click()
    mining = page.locator(".hand .slot button", has_text="Mining")
    mining.click()
    expect(guide).to_contain_text("4/25")
    captain.confirm()
    expect(guide).to_contain_text("5/25")
    page.locator(".chip.all").click()
    expect(guide).to_contain_text("6/25")
    do(captain, ".good.lit")
    expect(guide).to_contain_text("7/25")
    do(captain, ".place.actionable")
    expect(guide).to_contain_text("8/25")
    captain.check()
    do(captain, ".chip.end")
    captain.await_turn()
    expect(guide).to_contain_text("10/25")
    guide.get_by_role("button", name="Continue").click()  # without a fight
    expect(guide).to_contain_text("15/25")
    while "15/25" in guide.inner_text():
        do(captain, ".hand .slot button.lit:has(.manoeuvre)")
    do(captain, ".chip.done")  # the ship's card could explore
    do(captain, ".chip.conquer")
    for step in range(17, 25):
        expect(guide).to_contain_text(f"{step}/25")
        guide.get_by_role("button", name="Continue").click()
    guide.get_by_role("button", name="Carry on without the guide").click()
    expect(guide).to_have_count(0)


def test_a_whole_game_is_played_by_keyboard_alone(visit):
    captain = visit()
    captain.set_table("me", BOT, game=GAME, Rounds_until=1)
    page = captain.page
    while captain.await_turn():
        page.keyboard.press("h")
        page.wait_for_selector(".prompt .hint")
        plate = page.locator(".place[data-hint]")
        if plate.count():
            walk_to(captain, plate.get_attribute("id"))
        else:
            tab_to(captain, "[data-hint]")
        before = captain.settle()["settled"]
        page.keyboard.press("Enter")
        if captain.settle()["settled"] > before:
            continue  # a turn that loses nothing ends at once
        tab_to(captain, "#confirm")
        page.keyboard.press("Enter")
        captain.settle(beyond=before)


def test_what_cannot_be_done_says_why(visit):
    captain = visit()
    captain.set_table("me", BOT, game=GAME)
    captain.await_turn()
    choose_ship(captain)
    captain.await_turn()
    refusal = captain.page.locator(".prompt .refusal")
    captain.page.locator("[id^=sector-]:not(.actionable)").last.click()
    expect(refusal).to_contain_text(re.compile("not adjacent|takes 1 manoeuvre"))
    captain.page.locator(".good:not(.lit)").last.click()
    expect(refusal).to_have_text(re.compile("This costs 7 crypto; you have 0"))
    captain.page.locator(".chip.missing").first.click(force=True)
    expect(refusal).to_contain_text("This takes 15 manoeuvre; you have 0.")


def test_everything_explains_itself_in_words(visit):
    captain = visit(width=390, height=844)
    captain.set_table("me", BOT, game=GAME)
    page = captain.page
    captain.await_turn()
    choose_ship(captain)
    captain.await_turn()
    sheet = page.locator("dialog[open]")
    asked = {
        "#sector-0": "Influence is sold here",
        "#sector-1": "Pays whoever holds it 1 crypto",
        ".hand .slot button": "There are",
    }
    for thing, answer in asked.items():
        page.locator(thing).first.click(button="right")
        expect(page.locator(".hovercard")).to_contain_text(answer)
        captain.check_words()
        page.keyboard.press("Escape")
        expect(page.locator(".hovercard")).to_have_count(0)
    for opener, answer in {
        ".counters": "Crypto pays for cards",
        ".look.markets": "Research Lab",
        ".look.hunts": "A capture always brings 1 influence",
        ".rail .facts": "in tokens",
    }.items():
        page.locator(opener).first.click()
        expect(sheet).to_contain_text(answer)
        captain.check_words()
        captain.check_fit()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    captain.check_access()
    page.get_by_role("button", name="Show the table in words").click()
    expect(page.get_by_role("heading", name="Map of the sectors")).to_be_visible()
    captain.check()


def test_a_finger_that_rests_on_a_plate_asks_about_it(visit):
    captain = visit(width=390, height=844, touch=True, language="fr")
    captain.set_table("me", BOT, game=GAME)
    page = captain.page
    captain.await_turn()
    page.locator(".zoom button").last.tap()
    box = page.locator("#sector-0").bounding_box()
    assert box
    hand = captain.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator(".hovercard")).to_contain_text("On y achète l’Influence.")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".prompt .refusal")).to_have_count(0)


def test_a_hint_opens_the_market_on_a_narrow_screen(visit):
    captain = visit(width=360, height=740)
    captain.set_table("me", BOT, game=GAME)
    for _ in range(25):
        captain.await_turn()
        thing = hinted(captain)
        if "good" in (thing.get_attribute("class") or ""):
            break
        thing.click()
        captain.confirm()
    expect(captain.page.locator(".good[data-hint]")).to_be_visible()
    captain.check()
