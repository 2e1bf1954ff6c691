"""Captains: visitors at a table of Tortuga 2199, who touch cards, plates, goods and chips."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Locator, WebSocketRoute, expect
from tests.browser.kit import Visitor, on_turn

GAME = "tortuga2199"


def hinted(captain: Visitor) -> Locator:
    """Ask for a hint; the thing it lights, on the board if it is there."""
    captain.page.locator(".actions .button").nth(1).click()
    thing = captain.page.locator("[data-hint]:visible").first
    expect(thing).to_be_visible()
    return thing


def follow(captain: Visitor) -> None:
    """Touch what the hint lights, then the main button."""
    touch(captain, hinted(captain))


def touch(captain: Visitor, thing: Locator) -> None:
    """Touch a thing and confirm it, unless touching it did it: a turn that loses nothing ends at once."""
    before = captain.settle()["settled"]
    thing.click()
    if captain.settle()["settled"] == before:
        captain.confirm()


def play(captain: Visitor, most: int = 250) -> None:
    """Follow hints until the match is over; cards that only bring resources are played all at once."""
    for _ in range(most):
        if not captain.await_turn():
            return
        if captain.page.locator(".chip.all:visible").count():
            before = captain.settle()["settled"]
            captain.page.locator(".chip.all").click()
            captain.settle("mine", beyond=before)
        follow(captain)
    raise AssertionError("the match does not end")


def do(captain: Visitor, selector: str) -> None:
    """Touch the first of these things and confirm it."""
    touch(captain, captain.page.locator(selector).first)


def carry(captain: Visitor, start: str, end: str, *, finger: bool = False, give_up: bool = False) -> None:
    """Drag the first of these things by mouse or finger over another, which may appear only meanwhile, and let go."""
    page = captain.page
    hand = captain.context.new_cdp_session(page)

    def press(kind: str, *spots: tuple[float, float]) -> None:
        if finger:
            hand.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": [{"x": x, "y": y} for x, y in spots]})
        elif kind == "End":
            page.mouse.up()
        else:
            page.mouse.move(*spots[0])
            if kind == "Start":
                page.mouse.down()

    page.locator(start).first.scroll_into_view_if_needed()
    x, y = middle(captain, start)
    press("Start", (x, y))
    for step in (12, 24, 36):  # upwards: along a hand that is too long for the screen a finger scrolls
        press("Move", (x, y - step))
    expect(page.locator(".flight")).to_be_visible()
    press("Move", middle(captain, end))
    expect(page.locator("[data-over]")).to_have_count(1)
    if give_up:
        page.keyboard.press("Escape")
        page.evaluate("() => new Promise((done) => setTimeout(done, 150))")  # whoever gives up may let go much later
    press("End")
    expect(page.locator(".flight")).to_have_count(0)
    expect(page.locator("html[data-deaf]")).to_have_count(0)
    hand.detach()


def middle(captain: Visitor, selector: str) -> tuple[float, float]:
    box = captain.page.locator(selector).first.bounding_box()
    assert box, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit_down(host: Visitor, friend: Visitor, sit: str, start: str, **options: str | int) -> None:
    """The host opens a table by the form, the friend comes by the link, the match begins and both have chosen ships."""
    host.set_table("me", "open", game=GAME, **options)
    friend.go(f"/t/{host.table}")
    friend.page.get_by_role("button", name=sit).click()
    host.page.get_by_role("button", name=start).click()
    for _ in range(2):
        choose_ship(on_turn(host, friend)[0])


def choose_ship(captain: Visitor) -> None:
    do(captain, ".vessels button")


def cut(captain: Visitor) -> Callable[[], None]:
    """What cuts this captain's connection when called; the page must be loaded anew after it."""
    links: list[WebSocketRoute] = []

    def pass_on(link: WebSocketRoute) -> None:
        link.connect_to_server()
        links.append(link)

    captain.page.route_web_socket("**/api/socket", pass_on)

    def snap() -> None:
        captain.context.set_offline(True)
        links[-1].close()
        expect(captain.page.locator(".reconnecting")).to_be_visible()

    return snap


def listen(captain: Visitor) -> list[dict]:
    """Everything the server tells this captain from now on; the page must be loaded anew after it."""
    heard: list[dict] = []
    captain.page.on("websocket", lambda link: link.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    return heard


def tab_to(captain: Visitor, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(80):
        if captain.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        captain.page.keyboard.press("Tab")
    raise AssertionError(selector)


def walk_to(captain: Visitor, sector: str) -> None:
    """Go over the map with the arrow keys to a plate."""
    tab_to(captain, ".place")
    for _ in range(20):
        step = captain.page.evaluate(
            """id => {
                const middle = e => { const box = e.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] }
                const [x, y] = middle(document.activeElement)
                const [u, v] = middle(document.getElementById(id))
                if (document.activeElement.id === id) return null
                if (Math.abs(v - y) > 20) return v > y ? 'ArrowDown' : 'ArrowUp'
                return u > x ? 'ArrowRight' : 'ArrowLeft'
            }""",
            sector,
        )
        if step is None:
            return
        captain.page.keyboard.press(step)
    raise AssertionError(sector)
