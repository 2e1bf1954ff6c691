"""Pictures of the screens, for people who review a change: `make screenshots` puts them into docs/pictures."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.kit import CHROMIUM, SWITCHES, Visitor, serving

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
BOT = "bot:advice"
LOOKS = (("wide", 1280, 800, "light"), ("phone", 390, 844, "dark"))


def rounds(guest: Visitor, actions: int) -> None:
    """Play so many actions by hints."""
    for _ in range(actions):
        if not guest.await_turn():
            return
        guest.act()


def screens(guest: Visitor) -> Iterator[str]:
    """Go from screen to screen, naming each when it is ready to be taken."""
    page = guest.page
    guest.go()
    page.wait_for_load_state("networkidle")
    yield "front"
    guest.go("/game/cartagena")
    yield "game"
    guest.go()
    page.locator("article .deeds .button:not(.main)").first.click()
    page.wait_for_selector(".lobby img")
    yield "lobby"
    guest.set_table("me", BOT, BOT, BOT, variant="Tortuga")
    rounds(guest, 8)
    guest.await_turn()
    yield "cartagena"
    page.locator(".slot:not(.none)").first.click()
    yield "cartagena-preview"
    guest.set_table("me", BOT)
    rounds(guest, 12)
    guest.give_up()
    yield "ending"
    page.locator("dialog .next .button").nth(1).click()
    page.get_by_role("slider").fill("10")
    yield "replay"
    for game in ("tortuga2199", "gravity"):
        guest.set_table("me", BOT, BOT, game=game)
        page.wait_for_selector("main svg")
        yield game


def take(browser: Browser, house: str) -> None:
    for look, width, height, theme in LOOKS:
        guest = Visitor(browser, house, width=width, height=height, theme=theme, name="Ann")
        for name in screens(guest):
            guest.page.wait_for_timeout(800)
            guest.page.screenshot(path=FOLDER / f"{name}-{look}.png")
            print(f"{name}-{look}.png")
        guest.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        take(browser, house)
        browser.close()


if __name__ == "__main__":
    main()
