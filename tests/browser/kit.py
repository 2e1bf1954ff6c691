"""Visitors: people at a browser who touch what a person would touch."""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

CHROMIUM = os.environ.get("WINDLASS_CHROMIUM", "/usr/bin/chromium")
SWITCHES = (
    "--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MISSING = re.compile(r"\[[a-z][a-z0-9]*(-[a-z0-9_]+)+(: [^\]]*)?\]")  # a message id in brackets: nobody wrote the sentence
PATIENCE = 30  # seconds that anything may take on a busy machine
GENEROUS = {"COMMANDS": "1000000", "REQUESTS": "1000000", "GUESTS": "1000000", "TABLES": "1000000", "SOCKETS": "1000"}

expect.set_options(timeout=PATIENCE * 1000)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(folder: Path, port: int | None = None, pause: float = 0) -> Iterator[str]:
    """A server in a process of its own, with interpreted rules and bots that do not wait, or pause before they act."""
    port = port or free_port()
    address = f"http://127.0.0.1:{port}"
    command = [
        sys.executable, "-c", "from windlass.terminal.cli import main; main()", "serve", "--host", "127.0.0.1", "--port", str(port),
        "--no-open", "--no-warm", "--bot-pause", str(pause), "--store", str(folder / "house.sqlite3"),
    ]  # fmt: skip
    limits = {f"WINDLASS_{name}": value for name, value in GENEROUS.items()}
    with (folder / "server.log").open("a") as log:
        process = subprocess.Popen(command, env={**os.environ, "WINDLASS_JIT": "0", **limits}, stdout=log, stderr=log)
    try:
        for _ in range(300):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{address}/api/house", timeout=5).close()
                break
            assert process.poll() is None, (folder / "server.log").read_text()
            time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=20)


class Visitor:
    """One person at one browser."""

    def __init__(
        self,
        browser: Browser,
        house: str,
        *,
        width: int = 1280,
        height: int = 800,
        language: str = "en",
        theme: str = "light",
        touch: bool = False,
        worker: bool = False,
        **preferences,
    ) -> None:
        self.house = house
        self.language = language
        self.complaints: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            service_workers="allow" if worker else "block",
            permissions=["clipboard-read", "clipboard-write"],
        )
        chosen = json.dumps({"speed": "none", **preferences})
        self.context.add_init_script(f"if (!localStorage.getItem('windlass')) localStorage.setItem('windlass', {json.dumps(chosen)})")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._complained)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("response", lambda answer: self.complaints.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
        self.page.on("requestfailed", self._failed)

    def _complained(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and "blocked by Playwright" not in line.text:
            self.complaints.append(line.text)

    def _failed(self, request: Request) -> None:
        """A request that was not answered is a complaint, unless the page itself let go of it by going elsewhere."""
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"{request.failure} {request.url}")

    # -- going places ----------------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Visitor:
        self.page.goto(self.house + path)
        expect(self.page.locator("h1")).to_be_visible()
        return self

    def set_table(self, *seats: str, game: str = "cartagena", **options: str | int) -> None:
        """Open a table by the form of the game's page; seats are the values of its lists, options their labels or radio texts."""
        self.go(f"/game/{game}")
        self.page.locator(".counts .button", has_text=str(len(seats))).click()
        for place, seat in enumerate(seats):
            self.page.locator("form li select").nth(place).select_option(seat)
        if "variant" in options:
            self.page.get_by_role("radio", name=re.compile(str(options.pop("variant")))).check()
        if options:
            self.page.locator("form summary").click()
        for label, value in options.items():
            self.page.get_by_label(label.replace("_", " "), exact=False).fill(str(value))
        self.page.locator("form button.main").click()
        self.page.wait_for_url("**/t/*")

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0]

    def drag(self, start: str, end: str) -> None:
        """Drag one thing on another with the mouse."""
        boxes = [self.page.locator(selector).first.bounding_box() for selector in (start, end)]
        (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(to_x, to_y, steps=3)
        mouse.up()

    def fingers(self, *paths: tuple[tuple[float, float], ...]) -> None:
        """Put down fingers and move each along its path; all paths are equally long. Needs a visitor with `touch`."""
        hand = self.context.new_cdp_session(self.page)
        for step, spots in enumerate(zip(*paths, strict=True)):
            points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(spots)]
            hand.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    # -- at a table --------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator("dialog[open] ol .rank").count() > 0

    def await_turn(self) -> bool:
        """Wait until it is this visitor's decision; false when the match is over."""
        self.await_that("() => document.querySelector('.prompt.mine') || document.querySelector('dialog[open] .rank')")
        return not self.over

    def await_that(self, fact: str, value: object = None, seconds: float = PATIENCE) -> None:
        """Wait for a fact of the page. Playwright's own waiting needs `eval`, which the page's policy forbids."""
        for _ in range(int(seconds / 0.03)):
            if self.page.evaluate(f"value => !!({fact})(value)", value):
                return
            self.page.wait_for_timeout(30)
        raise AssertionError(fact)

    def act(self) -> None:
        """Follow the hint by touching the card, the pirate and the stone it names, then the main button."""
        page = self.page
        page.locator(".actions .button").nth(1).click()
        expect(page.locator(".prompt .hint")).to_be_visible()
        if page.locator("[data-hint=from]").count() == 0:
            page.locator(".turn .button").click()
        else:
            confirm = page.locator("#confirm")
            card = page.locator(".slot.hint")
            if card.count():
                card.click()
            for place in ("from", "to"):
                if confirm.is_disabled():
                    page.locator(f"[data-hint={place}] rect").first.click()
        self.confirm()

    def confirm(self) -> None:
        """Press the main button and wait until the server has done it."""
        before = self.log_length
        self.page.locator("#confirm").click()
        self.await_log(before)

    def await_log(self, before: int) -> None:
        self.await_that(
            "n => document.querySelectorAll('.log [data-ply]').length > n || document.querySelector('dialog[open] .rank')", before
        )

    @property
    def log_length(self) -> int:
        return self.page.locator(".log [data-ply]").count()

    def play_to_the_end(self, most: int = 200) -> None:
        for _ in range(most):
            if not self.await_turn():
                return
            self.act()
        raise AssertionError("the match does not end")

    def give_up(self) -> None:
        self.page.locator(".bar .button.icon").last.click()
        self.page.locator("dialog .button.danger").first.click()
        self.page.locator("dialog .button.danger").click()
        expect(self.page.locator("dialog[open] .rank").first).to_be_visible()

    def finish(self) -> None:
        """Make two actions and give up: the quickest way to a match that is over."""
        for _ in range(2):
            self.await_turn()
            self.act()
        self.await_turn()
        self.give_up()

    # -- what must hold on every screen --------------------------------------------------------------------------------------

    def check_words(self) -> None:
        """No sentence is missing in this language, in sight or in names for screen readers."""
        text = self.page.evaluate(
            "() => [document.title, document.body.innerText, "
            "...[...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')].flatMap(e => "
            "['aria-label','title','placeholder','alt'].map(a => e.getAttribute(a) ?? ''))].join('\\n')"
        )
        assert MISSING.findall(text) == [], [found.group() for found in MISSING.finditer(text)]

    def check_fit(self) -> None:
        """Nothing makes the page scroll sideways."""
        assert self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")

    def check_access(self) -> None:
        """axe-core finds nothing."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            "async () => (await axe.run(document, {resultTypes: ['violations'], "
            "runOnly: ['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']}))"
            ".violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ') + ' ' + n.failureSummary).slice(0, 3).join(' | '))"
        )
        assert not found, "\n".join(found)

    def check(self) -> None:
        self.check_words()
        self.check_fit()
        self.check_access()


def press_until(page: Page, selector: str) -> None:
    """Tab to a control and press it."""
    for _ in range(80):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(selector)
