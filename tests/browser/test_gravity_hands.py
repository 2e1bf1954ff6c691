"""What hands do with the islands of Gravity: turning them, moving pieces and gravity about, and watching them pulled."""

from __future__ import annotations

import math
import re

from playwright.sync_api import expect
from tests.browser.gravity_kit import Pilot
from tests.browser.tour import sit_down

HOME = '[data-spot="place-4"]'


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
    expect(page.locator(".log")).to_contain_text("turn Island IV by 2 sides.")


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
    expect(page.locator(".log")).to_contain_text("turn Island IV by 1 side.")


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


def test_what_revealed_nothing_is_taken_back(visit):
    pilot, _ = begin_turning(visit)
    page = pilot.page
    pilot.touch(".way >> text=3")
    pilot.confirm()
    expect(page.locator(HOME)).to_have_attribute("aria-label", re.compile("yields 3"))
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(HOME)).to_have_attribute("aria-label", re.compile("yields 1"))


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
    expect(page.locator(".log")).to_contain_text("3 hunters, 0 mercenaries.")


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
        expect(pilot.page.locator(".log")).to_contain_text(f"{name}: {permanent} permanent, {temporary} temporary.")


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
    before = pilot.guest.log_length
    page.locator("#confirm").click()
    return pilot, before, devtools


def test_a_pulled_island_glides_until_somebody_will_not_wait(visit):
    pilot, before, devtools = pull_an_island(visit)
    page = pilot.page
    expect(page.locator(".thread.fading")).to_have_count(1)
    moving = "() => document.getAnimations().some(one => one.effect.target?.dataset?.drawn?.startsWith('island'))"
    pilot.guest.await_frame(moving)
    assert pilot.guest.log_length == before
    page.keyboard.press("Shift")
    pilot.guest.await_log(before)
    pilot.look()
    pilot.guest.await_frame(f"() => !({moving})()")  # left to itself it would go on for minutes
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 1})  # or what fades meanwhile would never have faded
    pilot.guest.check()


def test_where_motion_is_unwelcome_a_pulled_island_appears_at_its_place(visit):
    pilot, before, _ = pull_an_island(visit, motion="reduce")
    pilot.guest.await_log(before)
    changes = pilot.page.evaluate(
        "() => document.getAnimations().filter(one => one.effect.target?.dataset?.drawn?.startsWith('island'))"
        ".flatMap(one => one.effect.getKeyframes().flatMap(frame => Object.keys(frame)))"
    )
    assert "opacity" in changes
    assert "transform" not in changes
