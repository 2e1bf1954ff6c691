"""The icons of the installed app, drawn from our SVGs: `python -m tests.browser.icons` writes them into web/public."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.kit import CHROMIUM, SWITCHES

FOLDER = Path(__file__).parents[2] / "web" / "public"
SIZES = {"icon": (192, 512), "icon-maskable": (180, 192, 512)}


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        for name, sizes in SIZES.items():
            for size in sizes:
                page = browser.new_page(viewport={"width": size, "height": size})
                page.set_content(
                    f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{(FOLDER / f'{name}.svg').read_text('utf-8')}"
                )
                page.screenshot(path=FOLDER / f"{name}-{size}.png", omit_background=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
