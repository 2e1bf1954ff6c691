"""Visitors: people at a browser who touch what a person would touch."""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, expect
from tests.process import Process

CHROMIUM = os.environ.get("WINDLASS_CHROMIUM", "/usr/bin/chromium")
SWITCHES = (
    "--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MISSING = re.compile(r"\[[a-z][a-z0-9]*(-[a-z0-9_]+)+(: [^\]]*)?\]")  # a message id in brackets: nobody wrote the sentence
AT_REST = (  # nothing moves but what moves for ever
    "() => document.getAnimations().every(one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"
)
OPERATOR = "only-mine"  # the token of whoever runs the house
PATIENCE = 120  # seconds that anything may take on a busy machine

expect.set_options(timeout=PATIENCE * 1000)


# What the page declares of its table: the entry up to which everything is shown (-1 while something moves or is on its way), whose decision
# it is, and how many actions were made. A wait ends in a task of its own: what follows from a change in the same moment has happened.
DECLARED = f"""
  const declared = () => {{
    const said = document.querySelector('.table')?.dataset ?? {{}}
    return {{ settled: Number(said.settled ?? -1), decision: said.decision ?? '', ply: Number(said.ply ?? 0), step: document.querySelector('[data-step]')?.dataset.step ?? '' }}
  }}
  const until = (fact) => new Promise((done, fail) => {{
    let checking = false
    const look = () => {{
      if (checking || !fact()) return
      checking = true
      setTimeout(() => {{
        checking = false
        const found = fact()
        if (!found) return
        observer.disconnect()
        clearTimeout(timer)
        done(found)
      }})
    }}
    const observer = new MutationObserver(look)
    observer.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }})
    const timer = setTimeout(() => {{
      observer.disconnect()
      fail(new Error(`never: ${{fact}}, but ${{JSON.stringify(declared())}} ${{document.querySelector('.prompt')?.innerText ?? ''}}`))
    }}, {PATIENCE * 1000})
    look()
  }})
"""
SETTLED = f"""([beyond, decisions]) => {{ {DECLARED}
  return until(() => {{
    const now = declared()
    return now.settled > beyond && (decisions.length === 0 || decisions.includes(now.decision)) && now
  }})
}}"""


@contextlib.contextmanager
def serving(folder: Path, pause: float = 0, **settings: object) -> Iterator[str]:
    """The address of a server in a process of its own, with interpreted rules and bots that do not wait, or pause before they act."""
    process = Process(str(folder / "house.sqlite3"), bot_pause=pause, **settings)
    process.start()
    try:
        process.ready()
        yield process.url
    finally:
        process.kill()


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
    def declared(self) -> dict[str, Any]:
        """What the page says of its table now."""
        said: dict[str, Any] = self.page.evaluate(f"() => {{ {DECLARED} return declared() }}")
        return said

    @property
    def over(self) -> bool:
        return self.declared["decision"] == "over"

    def settle(self, *decisions: str, beyond: int = -1) -> dict[str, Any]:
        """Wait until everything beyond an entry is shown and nothing is under way, and the decision is one of these, if any is named."""
        said: dict[str, Any] = self.page.evaluate(SETTLED, [beyond, decisions])
        return said

    def await_turn(self) -> bool:
        """Wait until it is this visitor's decision; false when the match is over."""
        return bool(self.settle("mine", "over")["decision"] == "mine")

    def await_fact(self, fact: str, value: object = None) -> None:
        """Wait until the page looks so. Playwright's own waiting needs `eval`, which the page's policy forbids."""
        self.page.evaluate(f"(value) => {{ {DECLARED} return until(() => !!({fact})(value)) }}", value)

    def await_frame(self, fact: str) -> None:
        """Wait until something holds that no element tells of; it is looked at before every frame."""
        self.page.evaluate(
            f"""async () => {{
              const begun = performance.now()
              while (!(await ({fact})())) {{
                if (performance.now() - begun > {PATIENCE * 1000}) throw new Error('never')
                await new Promise(requestAnimationFrame)
              }}
            }}"""
        )

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
        """Press the main button and wait until what it did is shown."""
        before = self.settle()["settled"]
        self.page.locator("#confirm").click()
        self.settle(beyond=before)

    def await_log(self, before: int) -> None:
        """Wait until more actions stand in the log than before."""
        self.await_fact("n => declared().ply > n", before)

    @property
    def log_length(self) -> int:
        """How many actions the log tells of."""
        return int(self.declared["ply"])

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

    @property
    def story(self) -> str:
        """Where this visitor is, what the page says of it, and how that table was set: for whoever looks into a failure."""
        told = [self.page.url]
        with contextlib.suppress(Error, IndexError, KeyError):
            told.append(json.dumps(self.declared))
            table = self.context.request.get(f"{self.house}/api/tables/{self.table}").json()["table"]
            told.append(json.dumps({name: table[name] for name in ("game", "options", "settings", "status", "seats")}))
        return " ".join(told)

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
        """axe-core finds nothing, once everything that fades has faded: what is half gone has no contrast to judge."""
        self.await_frame(AT_REST)
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


def seat_two(visit, game: str = "Cartagena", **wishes) -> tuple[Visitor, Visitor]:
    """A host and a friend who came by the link, with the match begun."""
    host = visit(name="Ann").go()
    host.page.get_by_role("article").filter(has_text=game).locator(".deeds .button").nth(1).click()
    host.page.wait_for_url("**/t/*")
    friend = visit(**{"name": "Bob", **wishes}).go(f"/t/{host.table}")
    friend.page.locator(".sit").click()
    host.page.locator(".start:enabled").click()
    for one in (host, friend):
        one.settle("mine", "theirs")
    return host, friend


def press_until(page: Page, selector: str) -> None:
    """Tab to a control and press it."""
    for _ in range(80):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(selector)


def on_turn(*visitors: Visitor) -> tuple[Visitor, ...]:
    """The visitors of one table, whoever decides first; all of them have seen the same."""
    seen = [visitor.settle() for visitor in visitors]
    while len({one["settled"] for one in seen}) > 1:
        latest = max(one["settled"] for one in seen)
        seen = [visitor.settle(beyond=latest - 1) for visitor in visitors]
    deciding = [visitor for visitor, one in zip(visitors, seen, strict=True) if one["decision"] == "mine"]
    assert len(deciding) == 1, seen
    return (*deciding, *[visitor for visitor in visitors if visitor not in deciding])
