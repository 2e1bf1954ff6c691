"""Pictures of every screen, wide and phone, light and dark: `make screenshots` puts them into docs/pictures with a page that shows them.

Names of walks as arguments take only those.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.kit import CHROMIUM, SWITCHES, Visitor, serving
from tests.browser.tour import WALKS

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
SCALES = {1280: 0.7, 390: 0.9}  # pictures are shown small, and the repository is to stay light
THEMES = ("light", "dark")
QUALITY = 42
HEAD = "| wide, light | wide, dark | phone, light | phone, dark |"
LONGEST = 1800  # pixels of a page that scrolls


def picture(guest: Visitor, file: Path) -> None:
    """Take what is seen, and what scrolls below it; WebP keeps the repository light."""
    width, height = guest.page.viewport_size["width"], guest.page.viewport_size["height"]
    if guest.page.locator("dialog[open]").count() == 0:
        height = max(height, min(LONGEST, guest.page.evaluate("document.documentElement.scrollHeight")))
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": SCALES[width]}
    beyond = height > guest.page.viewport_size["height"]  # which makes the page find its size anew while it is taken
    wish = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": beyond, "clip": clip}
    devtools = guest.context.new_cdp_session(guest.page)
    file.write_bytes(base64.b64decode(devtools.send("Page.captureScreenshot", wish)["data"]))
    devtools.detach()


def take(guest: Visitor, name: str) -> None:
    """One screen in all sizes and themes; the visitor stands at phone size before and after."""
    for size, (width, height) in SIZES.items():
        guest.page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            guest.page.emulate_media(color_scheme=theme)
            guest.page.wait_for_load_state("networkidle")
            guest.page.wait_for_timeout(400)  # what fades or slides in has come to rest
            picture(guest, FOLDER / f"{name}-{size}-{theme}.webp")


def write_page(names: list[str]) -> None:
    """The page that shows all pictures in one table."""
    lines = ["# Every screen", "", "Taken by `make screenshots`, in English; the tests look at all of them in Russian and French too.", ""]
    for name in names:
        cells = [f"![{name}, {size}, {theme}]({name}-{size}-{theme}.webp)" for size in SIZES for theme in THEMES]
        lines += [f"## {name}", "", HEAD, "|---|---|---|---|", f"| {' | '.join(cells)} |", ""]
    (FOLDER / "README.md").write_text("\n".join(lines), "utf-8")


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    walks = {name: walk for name, walk in WALKS.items() if not wanted or name in wanted}
    names = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        for walk in walks.values():
            guest = Visitor(browser, house, width=390, height=844, name="Ann")
            for name in walk(guest):
                take(guest, name)
                names.append(name)
                print(name, flush=True)
            guest.context.close()
        browser.close()
    if not wanted:
        kept = {f"{name}-{size}-{theme}.webp" for name in names for size in SIZES for theme in THEMES}
        for old in FOLDER.glob("*-*.webp"):
            if old.name not in kept:
                old.unlink()
        write_page(names)


if __name__ == "__main__":
    main(sys.argv[1:])
