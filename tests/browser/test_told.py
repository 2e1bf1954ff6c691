"""Telling what happened: a turn in one line, what others did since one's own turn, how fast it is shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.gravity_kit import Pilot
from tests.browser.lesson import WIDTHS, Lesson
from tests.browser.tour import GAMES, finish, last_but_one, sit_down

SIZES = [(1280, 800), (390, 844)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_others_did_stays_in_one_line_and_on_the_board_until_one_acts(visit, width, height):
    guest = visit(width=width, height=height)
    page = guest.page
    sit_down(guest, "tortuga2199")
    line = page.locator(".since")
    expect(line).to_have_attribute("data-since", "turns")
    assert line.locator(".turn").count() >= 3  # three others played, and may have fought
    assert page.locator("[data-trail]").count() > 0
    guest.check_access()
    page.locator(".chip.all").click()
    expect(line).to_have_attribute("data-since", "deed")
    expect(line.locator(".words")).to_contain_text("You")
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


def test_a_long_log_begins_with_its_latest_lines_and_earlier_ones_come_when_asked_for(visit):
    guest = visit()
    page = guest.page
    last_but_one(guest, "tortuga2199")
    plies = "() => [...document.querySelectorAll('.log [data-ply]')].map(one => Number(one.dataset.ply))"
    earlier = page.locator(".log .earlier")
    begins = int(earlier.get_attribute("data-earlier"))
    assert begins == guest.log_length - 99
    assert min(page.evaluate(plies)) >= begins
    first = page.locator(".log [data-ply]").first.get_attribute("data-ply")
    earlier.click()
    expect(earlier).to_have_count(0)  # it was one page
    assert min(page.evaluate(plies)) == 0
    expect(page.locator(f".log [data-ply='{first}']")).to_have_count(1)
    guest.check_words()
    guest.check_access()


def test_the_end_and_the_replay_of_a_long_match_know_all_of_its_log(visit):
    guest = visit()
    page = guest.page
    table = finish(guest, "tortuga2199")
    guest.go(f"/t/{table}")
    rows = page.locator("dialog[open] .table tbody th")
    expect(rows.first).to_have_text(re.compile("^0"))
    guest.go(f"/t/{table}?at=20")
    expect(page.locator(".log [aria-current] >> nth=0")).to_have_count(1)
    guest.check()


def test_cards_drawn_together_are_told_together(visit):
    guest = visit()
    sit_down(guest, "tortuga2199")
    log = guest.page.locator(".log")
    expect(log).to_contain_text(re.compile("draws? 5 cards."))
    expect(log).not_to_contain_text(re.compile("draws? a card. ×"))


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


# -- Before one commits to it ------------------------------------------------------------------------------------------


def test_an_attack_says_what_may_be_won_and_lost_before_it_begins(visit):
    guest = visit(width=390, height=844)
    sit_down(guest, "tortuga2199")
    guest.page.locator(".chip.attack").first.click()
    expect(guest.page.locator(".prompt .outcome")).to_contain_text("Win: +")
    expect(guest.page.locator(".prompt .outcome")).to_contain_text("Lose:")


def test_a_mine_with_one_island_takes_one_touch(visit):
    pilot = Pilot(visit(width=390, height=844)).learn()
    pilot.settle_and_keep()
    pilot.look()
    before = pilot.guest.log_length
    pilot.touch('[data-card="2"] [data-act="mine"]')
    pilot.guest.await_log(before + 2)  # the card, its action, and the only island without asking
    log = pilot.page.request.get(f"{pilot.guest.house}/api/tables/{pilot.guest.table}").json()["log"]
    assert "mined" in [event["kind"] for line in log if line["ply"] > before for event in line["events"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_how_it_came_about_and_names_what_turned_it(visit, game):
    guest = visit(width=390, height=844)
    guest.go(f"/t/{finish(guest, game)}")
    dialog = guest.page.locator("dialog[open]")
    expect(dialog.locator(".deeds")).not_to_be_empty()
    expect(dialog.locator(".turning b").first).not_to_be_empty()
    expect(dialog.locator(".sources:not(.rounds)")).to_have_count(1 if game == "tortuga2199" else 0)
    expect(dialog.locator(".score")).to_have_count(0 if game == "gravity" else dialog.locator(".rank").count())
    if game == "tortuga2199":
        rows = dialog.locator(".sources:not(.rounds) tbody tr")
        told = [[int(cell.replace("·", "0")) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
        assert [sum(column) for column in zip(*told, strict=True)] == [
            int(score.split()[-1]) for score in dialog.locator(".score").all_inner_texts()
        ]
        dialog.get_by_text("Round by round").click()
        expect(dialog.locator(".rounds tbody tr").first).to_be_visible()
        gains = re.findall(r"[+−]\d+", dialog.locator(".rounds tbody").inner_text())
        assert sum(int(gain.replace("−", "-")) for gain in gains) == sum(map(sum, told))
    guest.check()


# -- The guided first game ---------------------------------------------------------------------------------------------

TAUGHT = {
    "cartagena": {"card", "leap", "back", "crowd", "boat"},
    "tortuga2199": {
        "buy",
        "fight",
        "muster",
        "spoils",
        "conquer",
        "reinforce",
        "minerals",
        "explore",
        "hunt",
        "reserve",
        "destroy",
        "council",
    },
    "gravity": {"conduits", "keep", "mine", "crystals", "capture", "cards", "pass", "pull", "win"},
}
KEYS = re.compile("arrow keys|wheel|клавиш|колес|стрелки|molette|flèches")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_guide_rings_what_it_names_in_sight_and_a_short_game_follows(visit, game, language):
    guest = visit(width=390, height=844, language=language)
    lesson = Lesson(guest, game)
    flaws = []
    for _ in lesson.walk():
        assert not KEYS.search(lesson.words)  # it is a phone
        flaws += lesson.flaws()
    assert flaws == []
    assert {width: len(boards) for width, boards in lesson.boards.items()} == dict.fromkeys(WIDTHS, 1)  # it holds still
    assert set(lesson.seen) >= TAUGHT[game]
    guest.check_words()
    lesson.begin_short_game()
    expect(guest.page.locator(".players li")).to_have_count(2)


# -- What a thing is ---------------------------------------------------------------------------------------------------

THINGS = {
    "cartagena": {".slot:not(.none)": "In your hand", "[data-about='place:12']": "Space 12"},
    "tortuga2199": {".hand .slot button": "There are", "#sector-1": "On sale here"},
    "gravity": {".slot": "Illegal Mining.", '[data-spot="place-4"]': "yields"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is_and_touching_goes_on_as_ever(visit, game):
    guest = visit(theme="dark")
    page = guest.page
    sit_down(guest, game)
    card = page.locator(".hovercard")
    for thing, answer in THINGS[game].items():
        page.locator(thing).first.hover()
        expect(card).to_contain_text(answer)
        box = card.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 1280 and box["y"] >= 0 and box["y"] + box["height"] <= 800
        guest.check_words()
        page.mouse.move(640, 5)
        expect(card).to_have_count(0)
    guest.check_access()
    page.locator(next(iter(THINGS[game]))).first.click()
    expect(card).to_have_count(0)
    expect(page.locator(".cancel")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_rests_on_a_thing_is_told_what_it_is_and_chooses_nothing(visit, game):
    guest = visit(width=390, height=844, touch=True)
    page = guest.page
    sit_down(guest, game)
    card = page.locator(".hovercard")
    hand = guest.context.new_cdp_session(page)
    for thing, answer in THINGS[game].items():
        box = page.locator(thing).first.bounding_box()
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        expect(card).to_contain_text(answer)
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        guest.check()
        expect(page.locator(".cancel")).to_have_count(0)
        page.touchscreen.tap(200, 20)
        expect(card).to_have_count(0)


def test_a_market_shows_faces_and_prices_as_tags(visit):
    guest = visit()
    sit_down(guest, "tortuga2199")
    goods = guest.page.locator(".market .good")
    assert goods.locator(".art svg").count() == goods.locator(".price").count() == goods.count() >= 2


# -- Few touches -------------------------------------------------------------------------------------------------------


def events_since(pilot, before):
    """The kinds of what happened in the actions after so many."""
    log = pilot.page.request.get(f"{pilot.guest.house}/api/tables/{pilot.guest.table}").json()["log"]
    return [event["kind"] for line in log if line["ply"] > before for event in line["events"]]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_castling_asks_for_the_action_then_for_the_two_cards_and_is_confirmed_once(visit, width, height):
    pilot = Pilot(visit(width=width, height=height)).learn()
    pilot.settle_and_keep()
    pilot.look()
    page = pilot.page
    before = pilot.guest.log_length
    page.get_by_role("button", name="Castling…").click()
    expect(page.locator(".prompt")).to_have_text("Castling: which action do you want?")
    expect(page.locator('[data-card="2"] .half.done [data-act="muster"]')).to_have_count(1)  # nobody has fallen
    page.locator('[data-card="4"] [data-act="recruit"]').click()
    expect(page.locator(".prompt")).to_have_text("Recruit: which two cards do you lay down for it?")
    pilot.guest.check()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("play a card")
    page.get_by_role("button", name="Castling…").click()
    page.locator('[data-card="4"] [data-act="recruit"]').click()
    paid = [page.locator(".slot").nth(place).get_attribute("data-card") for place in (0, 1)]
    for place in (0, 1):
        page.locator(".slot").nth(place).click()
    assert pilot.guest.log_length == before
    expect(page.locator("#confirm")).to_contain_text(f"Castle: lay down {paid[0]} and {paid[1]} for Recruit")
    page.locator("#confirm").click()
    pilot.guest.await_fact("() => declared().step === 'recruiting'")
    assert events_since(pilot, before) == ["laid", "laid", "called", "acted"]


def test_a_capture_takes_four_touches_whatever_sets_out(visit):
    pilot = Pilot(visit(width=390, height=844))
    sit_down(pilot.guest, "gravity-capture")
    before = pilot.guest.log_length
    page = pilot.page
    page.locator('[data-card="1"] [data-act="capture"]').click()
    pilot.guest.await_fact("() => declared().step === 'origin'")
    page.locator(".menu .button", has_text="the airship").click()
    pilot.guest.await_fact("() => declared().step === 'target'")
    page.locator(".menu .button", has_text=re.compile("^Island II$")).click()
    pilot.guest.await_fact("() => declared().step === 'force'")
    expect(page.locator(".losers [aria-checked=true]")).to_have_text("mercenaries")
    expect(page.locator(".prompt .outcome")).to_have_text("Send 2, lose 1.")
    pilot.guest.check()
    page.locator("#confirm").click()
    pilot.guest.await_fact("() => !['force', 'hirelings', 'losses'].includes(declared().step)")
    pilot.look()
    assert "landed" in events_since(pilot, before)
