"""Who is there, who is elsewhere, and whose connection broke; time that runs out; what was done without a network and came too late."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.sync_api import expect
from tests.browser.kit import seat_two
from tests.browser.line import line_to
from tests.browser.tour import command

BOTH = pytest.mark.parametrize("width", [390, 1280])


@contextlib.contextmanager
def by_line(visit, house, width, **settings):
    """A host, and a friend who decides first and reaches the house by a line that can fall silent."""
    host = visit(name="Ann", width=width, height=844).go()
    seats = [{"kind": "open"}, {"kind": "me"}]
    table = command(host, "create", game="cartagena", seats=seats, settings={"lots": False, **settings})
    host.go(f"/t/{table}")
    with line_to(house) as line:
        friend = visit(name="Bob", width=width, height=844, language="ru", confirm="never")
        friend.house = line.url
        friend.go(f"/t/{table}").page.locator(".sit").click()
        host.page.locator(".start:enabled").click()
        host.settle("theirs")
        friend.settle("mine")
        yield host, friend, line
        friend.page.goto("about:blank")
        friend.complaints.clear()  # what failed without a network


@BOTH
def test_whoever_goes_elsewhere_is_not_said_to_be_reconnecting(visit, width):
    host, friend = seat_two(visit, width=width, height=844)
    host.page.set_viewport_size({"width": width, "height": 844})
    friend.page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(host.page.locator(".rail .condition")).to_have_text("not here now")
    host.check()
    friend.page.go_back()
    expect(host.page.locator(".rail .condition")).to_have_count(0)
    friend.page.close()
    expect(host.page.locator(".rail .condition")).to_have_text("not here now")


@BOTH
def test_whose_connection_breaks_is_waited_for(visit, house, width):
    with by_line(visit, house, width) as (host, friend, line):
        line.break_off()
        expect(host.page.locator(".rail .condition")).to_have_text("reconnecting…")
        expect(friend.page.locator(".reconnecting")).to_be_visible()
        host.check()
        line.speak()
        expect(host.page.locator(".rail .condition")).to_have_count(0)
        expect(friend.page.locator(".reconnecting")).to_have_count(0)


@BOTH
def test_silence_is_told_to_whoever_touches_the_page(visit, house, width):
    with by_line(visit, house, width) as (host, _, _), line_to(house) as line:
        watcher = visit(width=width, height=844)
        watcher.house = line.url
        watcher.go(f"/t/{host.table}")
        expect(watcher.page.locator(".place").first).to_be_visible()
        line.fall_silent()
        watcher.page.locator(".prompt").click()
        expect(watcher.page.locator(".reconnecting")).to_be_visible()
        line.speak()
        expect(watcher.page.locator(".reconnecting")).to_have_count(0)


@BOTH
def test_what_comes_too_late_is_taken_back_and_the_bot_that_took_over_is_told_beside_the_hand(visit, house, width):
    with by_line(visit, house, width, clock={"kind": "game", "seconds": 20}) as (host, friend, line):
        line.fall_silent()
        friend.page.locator(".slot:not(.none)").first.click()
        expect(friend.page.locator("#confirm.sending")).to_be_enabled()
        expect(host.page.locator(".rail .condition")).to_have_text("out of time: a bot is playing")
        line.speak()
        expect(friend.page.locator(".tray .kept")).to_contain_text("ваше время вышло")
        expect(friend.page.locator("#confirm.sending")).to_have_count(0)
        friend.check()


@BOTH
def test_losing_on_time_says_so(visit, width):
    guest = visit(name="Ann", width=width, height=844).go()
    settings = {"lots": False, "clock": {"kind": "turn", "seconds": 5}, "at_end_of_time": "loss"}
    guest.go(f"/t/{command(guest, 'create', game='gravity', seats=[{'kind': 'me'}, {'kind': 'bot'}], settings=settings, start=True)}")
    ending = guest.page.locator("dialog[open]")
    expect(ending).to_contain_text(re.compile("(You have|Ann has) lost on time"))
    guest.check()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".rail .condition")).to_have_text("lost on time")
