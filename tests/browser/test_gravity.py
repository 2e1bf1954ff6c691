"""Whole games of Gravity in the browser: by touch, drag, wheel and keys, alone and together, guided and shown again."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import expect
from tests.browser.gravity_kit import BOT, Pilot
from tests.browser.kit import press_until
from tests.browser.tour import sit_down

HOME = '[data-spot="place-4"]'
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
    go_on = guide.get_by_role("button", name="Go on")
    expect(guide).to_contain_text("1/16")
    pilot.guest.check()
    go_on.click()
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
    expect(guide).to_contain_text("Forecast shows")
    go_on.click()
    go_on.click()
    expect(guide).to_contain_text("Play your other cards")
    pilot.play(until="placing")
    expect(guide).to_contain_text("The islands phase")
    pilot.play(until="keeping")
    expect(guide).to_contain_text("A new round")
    go_on.click()
    expect(guide.get_by_role("button", name="Play on alone")).to_be_visible()
    assert not pilot.play()
    expect(guide).to_have_count(0)
    expect(pilot.page.locator("dialog[open]")).to_contain_text("An island became the centre of the world.")


# -- Turning -----------------------------------------------------------------------------------------------------------


def begin_turning(visit, **wishes):
    """The guided deal up to the question which island to turn, and the middle of Island IV."""
    pilot = Pilot(visit(**wishes)).learn()
    pilot.use_card_five(1)
    assert pilot.look()["step"] == "rotating"
    box = pilot.page.locator(HOME).bounding_box()
    return pilot, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] * 0.4)


def around(middle, degrees):
    """A point on the rim of an island, so many degrees clockwise from the right."""
    x, y, reach = middle
    return x + reach * math.cos(math.radians(degrees)), y + reach * math.sin(math.radians(degrees))


def turned(pilot):
    """How far the main button would turn the island."""
    return int(re.search(r"by (\d)", pilot.page.locator("#confirm").inner_text())[1])


def test_an_island_is_turned_by_dragging_it_round_with_the_yield_counting_along(visit):
    pilot, middle = begin_turning(visit)
    page = pilot.page
    page.mouse.move(*around(middle, 20))
    page.mouse.down()
    told = set()
    for degrees in range(30, 201, 10):
        page.mouse.move(*around(middle, degrees))
        told.add(page.locator(".prompt").inner_text())
    page.mouse.up()
    assert turned(pilot) == 3
    assert len([line for line in told if "would yield" in line]) >= 2
    page.mouse.move(*around(middle, 100))
    page.mouse.down()
    page.mouse.move(*around(middle, 70))
    page.mouse.move(*around(middle, 40))
    page.mouse.up()
    assert turned(pilot) == 2
    pilot.confirm()
    expect(page.locator(".log")).to_contain_text("turns Island IV by 2 sides.")


def test_an_island_is_turned_by_the_wheel_the_keys_and_its_handles(visit):
    pilot, middle = begin_turning(visit)
    page = pilot.page
    page.mouse.move(*middle[:2])
    page.mouse.wheel(0, 100)
    assert turned(pilot) == 1
    page.mouse.wheel(0, 100)
    assert turned(pilot) == 2
    page.mouse.wheel(0, -100)
    assert turned(pilot) == 1
    page.locator(HOME).focus()
    page.keyboard.press("ArrowRight")
    assert turned(pilot) == 2
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#confirm")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    assert turned(pilot) == 5
    page.get_by_role("button", name="Turn clockwise", exact=True).click()
    expect(page.locator("#confirm")).to_be_disabled()
    page.keyboard.press("Escape")
    page.locator(HOME).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("turns Island IV by 1 side.")


def test_an_island_is_turned_by_a_finger_on_a_phone(visit):
    pilot, middle = begin_turning(visit, width=390, height=844)
    page = pilot.page
    finger = pilot.guest.context.new_cdp_session(page)

    def feel(kind, degrees):
        x, y = around(middle, degrees)
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    feel("touchStart", 20)
    for degrees in range(30, 141, 10):
        feel("touchMove", degrees)
    feel("touchEnd", 140)
    assert turned(pilot) == 2
    pilot.guest.check()


# -- Redistributing ----------------------------------------------------------------------------------------------------


def begin_support(visit, **wishes):
    """The guided deal up to the redistribution of pieces."""
    pilot = Pilot(visit(**wishes)).learn()
    pilot.use_card_five(0)
    assert pilot.look()["step"] == "hunter-post"
    return pilot


def carry(page, grasp, place):
    """Drag something from where it lies to a place."""
    page.locator(f'[data-grasp="{grasp}"]').hover()
    page.mouse.down()
    box = page.locator(f'[data-spot="place-{place}"]').bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2 + 20)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.up()


def amount(page, thing):
    return int(page.locator(f'[data-thing="{thing}"] b').inner_text())


def test_pieces_are_redistributed_by_dragging_and_confirmed_once(visit):
    pilot = begin_support(visit)
    page = pilot.page
    assert (amount(page, "4-0"), amount(page, "7-0")) == (2, 3)
    carry(page, "7-0", 4)
    carry(page, "7-0", 4)
    assert (amount(page, "4-0"), amount(page, "7-0")) == (4, 1)
    carry(page, "4-0", 7)
    assert (amount(page, "4-0"), amount(page, "7-0")) == (3, 2)
    pilot.confirm()
    expect(page.locator(".log")).to_contain_text("has now on Island IV: 3 hunters, 0 mercenaries.")


def test_pieces_are_redistributed_by_touch_and_the_last_hunter_stays_ashore(visit):
    pilot = begin_support(visit, width=390, height=844)
    page = pilot.page
    page.locator('[data-thing="4-0"]').click()
    page.locator('[data-thing="4-0"]').click()
    page.locator('[data-thing="7-0"]').click()
    expect(page.locator(".told")).to_have_text("At least one hunter must stay on an island.")
    page.locator('[data-grasp="4-0"]').click()
    page.locator('[data-spot="place-7"]').click(position={"x": 10, "y": 10})
    assert (amount(page, "4-0"), amount(page, "7-0")) == (1, 4)
    pilot.guest.check()
    page.keyboard.press("Escape")
    assert (amount(page, "4-0"), amount(page, "7-0")) == (2, 3)


def begin_transport(visit, **wishes):
    """A moment at which two islands have gravity of both kinds between them, up to its redistribution."""
    pilot = Pilot(visit(**wishes))
    sit_down(pilot.guest, "gravity-transport")
    pilot.look()
    pilot.touch(".acts .act")
    pilot.confirm()
    assert pilot.look()["step"] == "permanent"
    assert gravity_shown(pilot.page) == {2: (4, 1), 6: (1, 0)}
    return pilot


def gravity_shown(page):
    """Permanent and temporary gravity that the tray has on each island."""
    return {island: (amount(page, f"{island}-0"), amount(page, f"{island}-1")) for island in (2, 6)}


def confirm_and_compare(pilot):
    """Confirm; everything lies as it was shown, and so does the map say."""
    shown = gravity_shown(pilot.page)
    drawn = {island: pilot.page.locator(f'[data-drawn="island-{island}"] .units').all_text_contents() for island in shown}
    assert drawn == {island: [str(units) for units in both if units] for island, both in shown.items()}
    pilot.confirm()
    for name, (permanent, temporary) in zip(("II", "VI"), shown.values(), strict=True):
        expect(pilot.page.locator(".log")).to_contain_text(f"has now on Island {name}: {permanent} permanent, {temporary} temporary.")


def middle_of(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_gravity_is_transported_by_dragging_and_lies_exactly_as_shown(visit):
    pilot = begin_transport(visit, speed="normal")
    page = pilot.page
    carry(page, "2-0", 6)
    carry(page, "2-0", 6)
    carry(page, "2-1", 6)
    carry(page, "6-0", 2)
    assert gravity_shown(page) == {2: (3, 0), 6: (2, 1)}
    confirm_and_compare(pilot)


def test_gravity_is_transported_by_a_finger_and_a_drop_beside_changes_nothing(visit):
    pilot = begin_transport(visit, width=390, height=844, touch=True)
    page = pilot.page
    home = middle_of(page, '[data-spot="place-6"]')

    def flick(grasp, end):
        start = middle_of(page, f'[data-grasp="{grasp}"]')
        steps = [(start[0] + (end[0] - start[0]) * step / 6, start[1] + (end[1] - start[1]) * step / 6) for step in range(7)]
        pilot.guest.fingers(tuple(steps))

    flick("2-1", home)
    assert gravity_shown(page) == {2: (4, 0), 6: (1, 1)}
    page.locator('[data-grasp="2-0"]').tap()
    page.locator('[data-grasp="2-0"]').tap()
    flick("2-0", home)  # two are in hand
    assert gravity_shown(page) == {2: (2, 0), 6: (3, 1)}
    flick("6-0", middle_of(page, '[data-spot="place-4"]'))  # somebody else's
    assert gravity_shown(page) == {2: (2, 0), 6: (3, 1)}
    pilot.guest.check()
    confirm_and_compare(pilot)


# -- The islands phase -------------------------------------------------------------------------------------------------


def pull_an_island(visit, motion="no-preference"):
    """My island is strongest and I choose where another goes; from then on time hardly passes."""
    pilot = Pilot(visit(speed="normal"))
    page = pilot.page
    page.emulate_media(reduced_motion=motion)
    sit_down(pilot.guest, "gravity-islands")
    expect(page.locator(".hum").first).to_be_visible()
    expect(page.locator(".thread .bead")).to_have_count(4)
    devtools = pilot.guest.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    pilot.touch(".menu .button")
    pilot.confirm()
    return pilot


def test_a_pulled_island_glides_until_somebody_will_not_wait(visit):
    pilot = pull_an_island(visit)
    page = pilot.page
    expect(page.locator(".thread.fading")).to_have_count(1)
    moving = "() => document.getAnimations().some(one => one.effect.target?.dataset?.drawn?.startsWith('island'))"
    assert page.evaluate(moving)
    assert page.locator(".log [data-ply]").count() == pilot.log
    page.keyboard.press("Shift")
    pilot.guest.await_log(pilot.log)
    pilot.look()
    assert not page.evaluate(moving)
    pilot.guest.check()


def test_where_motion_is_unwelcome_a_pulled_island_appears_at_its_place(visit):
    pilot = pull_an_island(visit, motion="reduce")
    pilot.guest.await_log(pilot.log)
    changes = pilot.page.evaluate(
        "() => document.getAnimations().filter(one => one.effect.target?.dataset?.drawn?.startsWith('island'))"
        ".flatMap(one => one.effect.getKeyframes().flatMap(frame => Object.keys(frame)))"
    )
    assert "opacity" in changes
    assert "transform" not in changes


# -- Together ----------------------------------------------------------------------------------------------------------


def test_two_browsers_play_each_other_and_lose_nothing_with_the_connection(visit):
    host = Pilot(visit(name="Ann"))
    host.guest.set_table("me", "open", game="gravity")
    friend = Pilot(visit(language="ru", name="Борис", width=390, height=844))
    friend.guest.go(f"/t/{host.guest.table}")
    friend.page.get_by_role("button", name="Сесть сюда").click()
    host.page.get_by_role("button", name="Start").click()
    expect(friend.page.locator(".hit").first).to_be_visible()
    play_in_turn([host, friend], 6)
    friend.guest.context.set_offline(True)
    host.guest.page.reload()
    expect(host.page.locator(".hit").first).to_be_visible()
    friend.guest.context.set_offline(False)
    play_in_turn([host, friend], 6)
    lines = [pilot.page.locator(".log [data-ply]") for pilot in (host, friend)]
    expect(lines[1]).to_have_count(lines[0].count())
    assert lines[0].count() >= 13
    friend.guest.check_words()


def play_in_turn(pilots, actions):
    """Let whoever is to decide follow a hint."""
    for _ in range(actions):
        mine = "() => document.querySelector('.prompt.mine') !== null"
        for _ in range(400):
            acting = [pilot for pilot in pilots if pilot.page.evaluate(mine)]
            if acting:
                break
            pilots[0].page.wait_for_timeout(20)
        acting[0].log = 0
        before = [pilot.page.locator(".log [data-ply]").count() for pilot in pilots]
        acting[0].act()
        for pilot, count in zip(pilots, before, strict=True):
            pilot.guest.await_log(count)


def test_a_curtain_hides_the_hand_while_the_device_is_passed_on(visit):
    guest = visit()
    pilot = Pilot(guest).open("me", "me")
    curtain = guest.page.locator(".curtain")
    for _ in range(3):
        pilot.touch(".hit.open")
        pilot.confirm()
        expect(curtain).to_be_visible()
        guest.page.locator(".curtain button").click()
        expect(curtain).to_have_count(0)
        if guest.page.locator(".slot").count():
            break
    hand = guest.page.locator(".hand").inner_text()
    while not curtain.count():
        pilot.act()
        guest.page.wait_for_timeout(50)
    assert hand
    box = curtain.bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1280, 800)


# -- Back and forth ----------------------------------------------------------------------------------------------------


def test_what_revealed_nothing_is_taken_back(visit):
    pilot, _ = begin_turning(visit)
    page = pilot.page
    pilot.touch(".way >> text=3")
    pilot.confirm()
    expect(page.locator(HOME)).to_have_attribute("aria-label", re.compile("yields 3"))
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(HOME)).to_have_attribute("aria-label", re.compile("yields 1"))


def test_a_match_is_shown_again_step_by_step_and_played_on_from_the_middle(visit):
    guest = visit()
    pilot = Pilot(guest).open("me", BOT)
    pilot.play(until="acting")
    guest.give_up()
    guest.page.get_by_role("button", name="Watch the replay").click()
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    guest.page.get_by_role("button", name="One action on").click()
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
    while not (seen := pilot.look())["over"]:
        page.keyboard.press("h")
        pilot.guest.await_that("() => document.querySelector('.prompt .hint')")
        for selector in (".slot[data-hint]", ".act[data-hint]", ".menu [data-hint]", ".hit[data-hint]", ".turns [data-hint]"):
            if page.locator("#confirm").is_disabled() and page.locator(selector).count():
                press_until(page, selector)
        if page.locator(".ways [data-hint]:not([aria-pressed=true])").count():
            press_until(page, ".ways [data-hint]")
        if page.locator(".stepper").count():
            while page.locator(".stepper .value.hint:not(.open)").count() == 0:
                press_until(page, ".stepper [data-more]:not([disabled])")
        pilot.log = seen["log"]
        press_until(page, "#confirm")


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
    expect(about.locator("h2")).to_contain_text(re.compile("Common sense|Здравый|Bon sens"))
    guest.check_words()
    about.locator("button").click()
    expect(about).to_have_count(0)
    for selector in (".slot", ".hit", ".facts .fact", ".toggle", ".reserve", ".first[title]"):
        for thing in page.locator(selector).all():
            assert thing.get_attribute("title") or thing.locator("title").count() or thing.get_attribute("aria-label"), selector
