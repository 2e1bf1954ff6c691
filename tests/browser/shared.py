"""The pictures that messengers show beside a link to a table: `python -m tests.browser.shared` puts them into web/public/share."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.kit import CHROMIUM, SWITCHES, Visitor, serving

from windlass.games import GAMES

FOLDER = Path(__file__).parents[2] / "web" / "public" / "share"
WIDTH, HEIGHT = 1200, 630  # what messengers ask for
ALONE = "header, main > :not(.top), .top > :not(.picture) { display: none !important } .picture { position: fixed; inset: 0; height: 100vh !important; border: 0 !important }"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        guest = Visitor(browser, house, width=WIDTH, height=HEIGHT)
        for game in GAMES:
            guest.go(f"/game/{game}")
            guest.page.locator(".picture svg").first.wait_for()
            guest.page.add_style_tag(content=ALONE)
            guest.page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=78)
            sys.stdout.write(f"{FOLDER / game}.jpg\n")
        browser.close()


if __name__ == "__main__":
    main()
