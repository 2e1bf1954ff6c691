"""Walks from screen to screen: each names a screen when it stands ready to be looked at, checked or taken a picture of.

A walk acts as one visitor and opens tables of its own at fixed moments, so that visitors of any language and width see the same.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import BrowserContext, expect
from tests.browser.kit import Visitor
from tests.browser.moments import last_moment, moment

from windlass.games import GAMES

Walk = Callable[[Visitor], Iterator[str]]
BOT = {"kind": "bot", "level": "advice"}
MENU = ".bar .button.icon[aria-haspopup]"
SEED = "0" * 31 + "3"


def command(guest: Visitor, wish: str, *, by: BrowserContext | None = None, **more: Any) -> str:
    """Do something without the page, as the same person or somebody else; gives the table it was about."""
    asked = (by or guest.context).request
    asked.post(f"{guest.house}/api/guest", data={"name": "Bea" if by else "Ann", "language": guest.language})
    answer = asked.post(f"{guest.house}/api/command", data={"type": wish, "id": secrets.token_hex(8), **more}).json()
    assert answer["refusal"] is None, answer["refusal"]
    return str(answer["table"] or more.get("table"))


def others_table(guest: Visitor, **more: Any) -> str:
    """A table of somebody else; cards are chosen where nobody else sits down."""
    other = guest.context.browser.new_context()
    wish = {"game": "cartagena", "seats": [{"kind": "me"}, BOT], **more}
    seed = {} if {"kind": "open"} in wish["seats"] else {"seed": SEED}
    try:
        return command(guest, "create", by=other, **wish, **seed)
    finally:
        other.close()


def sit_down(guest: Visitor, name: str) -> str:
    """Open a table at a moment and go there; it is this visitor's decision."""
    table = command(guest, "import", text=moment(name))
    guest.go(f"/t/{table}")
    assert guest.await_turn()
    return table


def finish(guest: Visitor, game: str) -> str:
    """A match this visitor has just ended with its last action."""
    text, action = last_moment(game)
    table = command(guest, "import", text=text)
    seat = guest.context.request.get(f"{guest.house}/api/tables/{table}").json()["play"]["seat"]
    return command(guest, "act", table=table, seat=seat, action=action)


def last_but_one(guest: Visitor, game: str) -> str:
    """Go to a match before its last action; it is this visitor's decision."""
    table = command(guest, "import", text=last_moment(game)[0])
    guest.go(f"/t/{table}")
    assert guest.await_turn()
    return table


def play_rated(guest: Visitor, *, variant: str = "jamaica", times: int = 1) -> str:
    """Rated matches against a bot, which this visitor gives up; gives the last one's table."""
    settings = {"rated": True, "hints": False, "takebacks": False}
    for _ in range(times):
        table = command(
            guest,
            "create",
            game="cartagena",
            options={"seats": 2, "variant": variant},
            seats=[{"kind": "me"}, BOT],
            settings=settings,
            start=True,
        )
        seat = guest.context.request.get(f"{guest.house}/api/tables/{table}").json()["you"]["seats"][0]
        command(guest, "resign", table=table, seat=seat)
    return table


def learning(guest: Visitor, game: str) -> Iterator[str]:
    """The first step of a guided game."""
    guest.go(f"/game/{game}")
    guest.page.locator("main .top button").click()
    guest.page.wait_for_url("**/t/*")
    guest.await_turn()
    yield f"{game}-guide"


def tabs(guest: Visitor, game: str, names: tuple[str, ...] = ("log", "help")) -> Iterator[str]:
    """What stands beside the table, or over it where there is no room."""
    opener = guest.page.locator(".sheet-button")
    if opener.is_visible():
        opener.click()
    for tab in names:
        guest.page.locator(f"#tab-{tab}").click()
        if tab == "log":
            guest.page.locator(".log .fold").first.click()  # one turn with all its deeds
        yield f"{game}-{tab}"
    closer = guest.page.locator(".side .close")
    if closer.is_visible():
        closer.click()


def dialog(guest: Visitor, opener: str, name: str) -> Iterator[str]:
    """What a button opens over the page."""
    guest.page.locator(opener).first.click()
    expect(guest.page.locator("dialog[open]")).to_be_visible()
    yield name
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog[open]")).to_have_count(0)


def in_words(guest: Visitor, name: str) -> Iterator[str]:
    """The same table in words."""
    guest.page.locator(".bar [aria-pressed]").click()
    expect(guest.page.locator(".plain")).to_be_visible()
    yield name
    guest.page.locator(".bar [aria-pressed]").click()


def hint(guest: Visitor, name: str) -> Iterator[str]:
    """A suggestion with its reason and the pieces lit."""
    guest.page.locator(".actions .button").nth(1).click()
    expect(guest.page.locator(".prompt .hint")).to_be_visible()
    yield name


def ending(guest: Visitor, game: str) -> Iterator[str]:
    """The end of a match, and the match shown again."""
    table = finish(guest, game)
    guest.go(f"/t/{table}")
    expect(guest.page.locator("dialog[open] .rank").first).to_be_visible()
    yield f"{game}-ending"
    guest.go(f"/t/{table}?at=20")
    expect(guest.page.get_by_role("slider")).to_have_value("20")
    yield f"{game}-replay"


def shell(guest: Visitor) -> Iterator[str]:
    """Everything that is not a table."""
    page = guest.page
    guest.go()
    yield "front"
    guest.go("/nowhere")
    yield "lost"
    guest.go("/carry#nobody")
    yield "carried"
    for game in GAMES:
        guest.go(f"/game/{game}")
        page.locator("form summary").click()
        yield f"{game}-page"
        guest.go(f"/rules/{game}")
        expect(page.locator("figure svg").first).to_be_visible()
        yield f"{game}-rules"
    finish(guest, "cartagena")
    sit_down(guest, "gravity")
    command(guest, "create", game="tortuga2199", seats=[{"kind": "me"}, {"kind": "open"}], settings={"public": True})
    guest.go()
    expect(page.locator("section li a").nth(3)).to_be_visible()
    yield "home"
    guest.go("/account")
    expect(page.locator(".devices li").first).to_be_visible()
    yield "account"
    guest.go("/me")
    expect(page.locator("main li").first).to_be_visible()
    yield "history"
    play_rated(guest, times=3)
    guest.go("/ladder/cartagena?seats=2")
    expect(page.locator("li.me")).to_be_visible()
    yield "ladder"
    page.locator("li.me a").click()
    expect(page.locator("figure circle")).to_have_count(3)
    yield "profile"
    guest.go()
    page.locator("header button.icon").click()
    yield "settings"
    page.locator("dialog section .button").click()
    expect(page.locator("dialog img")).to_be_visible()
    yield "carry"
    guest.go()
    page.locator("article .deeds .button:not(.main)").first.click()
    expect(page.locator(".lobby img")).to_be_visible()
    yield "lobby"
    guest.go(f"/t/{others_table(guest, game='gravity', seats=[{'kind': 'me'}, {'kind': 'open'}])}")
    expect(page.locator(".invited .picture svg").first).to_be_visible()
    yield "invited"
    guest.go(f"/t/{others_table(guest, password='ahoy')}")
    expect(page.locator("input[type=password]")).to_be_visible()
    yield "locked"


def cartagena(guest: Visitor) -> Iterator[str]:
    """A table of Cartagena and all that surrounds every table."""
    page = guest.page
    yield from learning(guest, "cartagena")
    sit_down(guest, "cartagena")
    yield "cartagena"
    page.locator(".slot:not(.none)").first.click()
    yield "cartagena-chosen"
    page.keyboard.press("Escape")
    yield from hint(guest, "cartagena-hint")
    yield from dialog(guest, ".signs", "cartagena-signs")
    yield from dialog(guest, MENU, "menu")
    page.locator(MENU).click()
    yield from dialog(guest, "dialog .button.danger", "giving-up")
    yield from tabs(guest, "cartagena", ("log", "chat", "help"))
    yield from in_words(guest, "cartagena-words")
    yield from ending(guest, "cartagena")
    yield from curtain(guest)
    guest.go(f"/t/{others_table(guest, start=True)}")
    expect(page.locator(".place").first).to_be_visible()
    yield "watching"


def curtain(guest: Visitor) -> Iterator[str]:
    """One device is passed round."""
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bea"}]
    options = {"actions": 1, "seats": 2}
    table = command(guest, "create", game="cartagena", options=options, seats=seats, seed=SEED, start=True)
    guest.go(f"/t/{table}")
    guest.await_turn()
    guest.page.locator(".slot:not(.none)").first.click()
    guest.page.locator("#confirm").click()
    expect(guest.page.locator(".curtain")).to_be_visible()
    yield "curtain"


def tortuga2199(guest: Visitor) -> Iterator[str]:
    """Tortuga 2199: choosing a ship, the map with a hand, what can be looked at, and combat from both sides."""
    page = guest.page
    yield from learning(guest, "tortuga2199")
    sit_down(guest, "tortuga2199-choosing")
    yield "tortuga2199-choosing"
    sit_down(guest, "tortuga2199")
    yield "tortuga2199"
    page.locator(".slot .lit").first.click()
    yield "tortuga2199-chosen"
    page.keyboard.press("Escape")
    yield from hint(guest, "tortuga2199-hint")
    yield from dialog(guest, ".look.markets", "tortuga2199-markets")
    yield from dialog(guest, ".look.hunts", "tortuga2199-hunts")
    yield from tabs(guest, "tortuga2199")
    yield from in_words(guest, "tortuga2199-words")
    for scene in ("muster", "parry", "spoils"):
        sit_down(guest, f"tortuga2199-{scene}")
        yield f"tortuga2199-{scene}"
    yield from ending(guest, "tortuga2199")


def gravity(guest: Visitor) -> Iterator[str]:
    """Gravity: settling, a turn with its cards, turning an island, and the islands phase."""
    page = guest.page
    yield from learning(guest, "gravity")
    sit_down(guest, "gravity-settling")
    yield "gravity-settling"
    sit_down(guest, "gravity")
    yield "gravity"
    page.locator(".slot.open").first.click()
    yield "gravity-chosen"
    page.keyboard.press("Escape")
    yield from hint(guest, "gravity-hint")
    yield from tabs(guest, "gravity")
    yield from in_words(guest, "gravity-words")
    for scene in ("rotating", "islands"):
        sit_down(guest, f"gravity-{scene}")
        yield f"gravity-{scene}"
    yield from ending(guest, "gravity")


WALKS: dict[str, Walk] = {"shell": shell, "cartagena": cartagena, "tortuga2199": tortuga2199, "gravity": gravity}
