"""Invited: what it takes a friend from opening a link to having made the first move, and how soon trouble with the network is told.

The friend's click on every button is made as soon as it can be clicked, so the seconds are the page's and the server's; the clicks are
all that a person needs. The host starts as soon as the friend sits.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect
from tests.browser.kit import Visitor, on_turn
from tests.browser.line import line_to

from benchmarks.measure import interval

RUNS = 5
SIZES = {"phone": (390, 844), "wide": (1280, 800)}
COUNT = "window.clicks = 0; addEventListener('click', event => event.isTrusted && window.clicks++, true)"
TOLD = """() => new Promise(done => {
  const begun = performance.now()
  const look = () => document.querySelector('.reconnecting') ? done(performance.now() - begun) : requestAnimationFrame(look)
  document.querySelector('#confirm').click()
  look()
})"""


def measure(browser: Browser, house: str) -> dict[str, Any]:
    """Several pairs of friends at each size."""
    found: dict[str, Any] = {}
    for size, (width, height) in SIZES.items():
        runs = [_pair(browser, house, width, height) for _ in range(RUNS)]
        found[size] = {name: interval([run[name] for run in runs]) for name in runs[0]}
        print(f"  {size}: {found[size]}", flush=True)
    return found


def _pair(browser: Browser, house: str, width: int, height: int) -> dict[str, float]:
    host = Visitor(browser, house, name="Ann").go()
    host.page.get_by_role("button", name="With friends").first.click()
    host.page.wait_for_url("**/t/*")
    with line_to(house) as line:
        friend = Visitor(browser, line.url, width=width, height=height)
        friend.page.add_init_script(COUNT)
        friend.page.goto(f"{line.url}/t/{host.table}")
        friend.page.locator(".sit").click()
        host.page.locator(".start:enabled").click()
        if on_turn(host, friend)[0] is host:
            friend_waits(host)
        friend.settle("mine")
        friend.page.locator(".slot:not(.none)").first.click()
        friend.confirm()
        took = friend.page.evaluate("[performance.now() / 1000, window.clicks]")
        friend.page.locator(".slot:not(.none)").first.click()
        if friend.page.locator("#confirm").is_disabled():
            friend.page.locator("#place-0 rect").first.click()
        expect(friend.page.locator("#confirm")).to_be_enabled()
        line.fall_silent()
        told = friend.page.evaluate(TOLD) / 1000
    for one in (host, friend):
        one.context.close()
    return {"seconds to the first move": took[0], "clicks to the first move": took[1], "seconds until trouble is told": told}


def friend_waits(host: Visitor) -> None:
    """The host makes one action and ends the turn, so that the friend moves."""
    host.act()
    host.page.locator(".turn .button").click()
    host.confirm()
