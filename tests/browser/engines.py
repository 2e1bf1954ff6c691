"""Firefox and WebKit at the table: `python -m tests.browser.engines` plays some of every game in both and fails when a page complains.

`firefox` or `webkit` as an argument takes only that one. Debian's packages: firefox-esr, webkit2gtk-driver, xvfb.
"""

from __future__ import annotations

import json
import math
import secrets
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.browser.drivers import ENTER, ESCAPE, Driver, Firefox, WebKit
from tests.browser.gravity_kit import EYES, NEXT
from tests.browser.kit import serving
from tests.browser.moments import last_moment, moment
from tests.browser.tour import BOT, GAMES, SEED

ENGINES = {"firefox": Firefox, "webkit": WebKit}
SIZES = ((1280, 800), (390, 844), (844, 390))
ACTIONS = 20
COMMAND = """async (wish) => {
  const post = (path, body) =>
    fetch(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((answer) => answer.json())
  await post('guest', { name: 'Ann', language: 'en' })
  const answer = await post('command', wish)
  if (answer.refusal) throw new Error(JSON.stringify(answer.refusal))
  return answer.table ?? wish.table
}"""
# It is this person's decision, and something was shown since: the entry up to which it was.
TURN = f"""async (before) => {{ {EYES} return until(() => declared().settled > before && declared().decision === 'mine' && declared().settled) }}"""
# Where to touch next to follow a hint: the main button as soon as it can be pressed, else the next thing that it lights.
LURES = {
    "cartagena": [".slot.hint:not([aria-pressed=true])", "[data-hint=from] rect", "[data-hint=to] rect", ".turn .button"],
    "tortuga2199": ["[data-hint]"],
}
LURED = f"""(lures, tried) => {{ {EYES}
  const confirm = found('#confirm')
  if (!confirm.disabled) return {{ at: middle(confirm), done: true }}
  const next = lures.findIndex((lure, index) => index >= tried && found(lure))
  return {{ at: middle(found(lures[next])), done: false, tried: next + 1 }}
}}"""
# A spot of the board where nothing is picked up.
BARE = """() => {
  const { x, y, width, height } = document.querySelector('.pane').getBoundingClientRect()
  for (let step = 0; step < 100; step++) {
    const spot = [x + width * (0.1 + 0.06 * (step % 10)), y + height * (0.1 + 0.06 * Math.floor(step / 10))]
    const there = document.elementFromPoint(...spot)
    if (there.closest('.pane') && !there.closest('[data-drag], button')) return spot
  }
}"""
# Not complaints: a measure that followed another one comes a frame later, and Firefox reports parts it let go when a page is left.
HARMLESS = ("ResizeObserver loop completed with undelivered notifications.", "Error: Unable to preload CSS for ")
AT_REST = "() => Promise.all(document.querySelector('.pane > .picture').getAnimations().map((one) => one.finished)).then(() => true)"
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"


class Traveller:
    """A person who goes through the house with one engine."""

    def __init__(self, driver: Driver, house: str) -> None:
        self.driver = driver
        self.house = house

    def go(self, path: str, sign: str = "h1") -> None:
        self.driver.go(self.house + path)
        self.driver.see(sign)

    def command(self, wish: str, **more: Any) -> str:
        """Do something without touching the page; gives the table it was about."""
        return str(self.driver.run(COMMAND, {"type": wish, "id": secrets.token_hex(8), **more}))

    def act(self, game: str, before: int) -> int:
        """Follow a hint by touching what it lights; the entry after which it was asked for."""
        seen: int = self.driver.run(TURN, before)
        self.driver.touch(".actions .button", 1)
        self.driver.see(".prompt .hint")
        tried = 0
        for _ in range(16):
            step = self.driver.run(NEXT) if game == "gravity" else self.driver.run(LURED, LURES[game], tried)
            self.driver.press(step["at"])
            if step["done"]:
                return seen
            tried = step.get("tried", 0)
        raise AssertionError(game)

    # -- stops on the way ---------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The first page, its languages and its settings."""
        self.go("/")
        self.driver.run("(kept) => localStorage.setItem('windlass', kept)", json.dumps({"speed": "fast", "name": "Ann"}))
        self.go("/", "article svg")
        for language in ("ru", "fr", "en"):
            self.driver.touch(f"button[lang={language}]")
            self.driver.see(f"html[lang={language}]")
        self.driver.touch("header button.icon")
        self.driver.see("dialog[open] select")
        self.driver.type(ESCAPE)
        self.driver.see("dialog[open]", there=False)

    def play(self, game: str) -> None:
        """A game against bots, one touch from the first page, with everything moving."""
        self.go("/")
        self.driver.touch("article .deeds .button.main", GAMES.index(game))
        before = 0
        for _ in range(ACTIONS):
            before = self.act(game, before)
        self.driver.run(TURN, before)
        self.fit()

    def look_around(self, game: str) -> None:
        """What stands beside the table, and the board brought nearer and moved."""
        self.go(f"/t/{self.command('import', text=moment(game))}", ".prompt.mine")
        self.driver.touch("#tab-help")
        self.driver.see(".help")
        self.driver.touch("#tab-chat")
        self.driver.touch(".chat input")
        self.driver.type("Ahoy" + ENTER)
        self.driver.see(".chat li p")
        self.driver.touch(".zoom button")
        self.driver.see(".pane.close")
        self.driver.run(AT_REST)
        camera = "() => document.querySelector('.pane > .picture').style.transform"
        before, (x, y) = self.driver.run(camera), self.driver.run(BARE)
        self.driver.press((x, y), (x + 20, y + 20), (x + 40, y + 40))
        after = self.driver.run(camera)
        assert "scale(1.5)" in after != before, after

    def drag(self) -> None:
        """A card is dragged on a pirate, and an island is turned by its edge."""
        options = {"seats": 2}
        table = self.command("create", game="cartagena", options=options, seats=[{"kind": "me"}, BOT], seed=SEED, start=True)
        self.go(f"/t/{table}", ".prompt.mine")
        self.driver.press(self.driver.spot(".slot:not(.none)"), (640, 500), self.driver.spot("#place-0 rect"))
        self.driver.see(".ghostly")
        self.go(f"/t/{self.command('import', text=moment('gravity-rotating'))}", ".hit.turns")
        x, y = self.driver.spot(".hit.turns")
        self.driver.press(*((x + 45 * math.cos(turn / 4), y + 45 * math.sin(turn / 4)) for turn in range(8)))
        self.driver.see("#confirm:enabled")

    def pass_round(self) -> None:
        """Two people at one device."""
        seats = [{"kind": "me"}, {"kind": "me", "name": "Bea"}]
        table = self.command("create", game="cartagena", options={"actions": 1, "seats": 2}, seats=seats, seed=SEED, start=True)
        self.go(f"/t/{table}", ".prompt.mine")
        self.driver.touch(".slot:not(.none)")
        self.driver.touch("#confirm")
        self.driver.touch(".curtain .button")
        self.driver.see(".curtain", there=False)

    def end(self, game: str) -> None:
        """The last action of a match, how it went, and the match shown again at a slider's pace."""
        text, action = last_moment(game)
        table = self.command("import", text=text)
        seat = self.driver.run("async (table) => (await (await fetch(`/api/tables/${table}`)).json()).play.seat", table)
        self.command("act", table=table, seat=seat, action=action)
        self.go(f"/t/{table}", "dialog[open] .rank")
        self.fit()
        self.go(f"/t/{table}?at=1", "input[type=range]")
        self.driver.run("""async () => {
          const slider = document.querySelector('input[type=range]')
          for (let move = 0; move < 150; move++) {
            slider.value = move % 9
            slider.dispatchEvent(new Event('input', { bubbles: true }))
            await new Promise((done) => setTimeout(done, 5))
          }
        }""")
        self.fit()

    def fit(self) -> None:
        """Nothing scrolls sideways, on a desk and on a phone held either way, light or dark."""
        for theme in ("dark", "light"):
            self.driver.run("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            for width, height in SIZES:
                self.driver.resize(width, height)
                assert self.driver.run(FITS), (width, height)
        self.driver.resize(*SIZES[0])

    def travel(self) -> Counter[str]:
        """The whole way; what the pages complained of, and where."""
        self.driver.resize(*SIZES[0])
        found: Counter[str] = Counter()
        stops = [
            (self.enter, ()),
            (self.drag, ()),
            (self.pass_round, ()),
            *((stop, (game,)) for game in GAMES for stop in (self.play, self.look_around, self.end)),
        ]
        for stop, game in stops:
            stop(*game)
            found.update(" ".join((stop.__name__, *game, heard)) for heard in self.driver.hear() if not heard.startswith(HARMLESS))
        return found


def main(wanted: list[str]) -> int:
    failed = False
    for name in wanted or ENGINES:
        engine = ENGINES[name]
        if not Path(engine.binary).exists():
            print(f"{name}: {engine.binary} is missing; apt-get install {engine.packages}")
            failed = True
            continue
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, engine() as driver:
            found = Traveller(driver, house).travel()
            print(f"{driver.version}: {time.monotonic() - begun:.0f} s", *(f"{count}x {what}" for what, count in found.items()), sep="\n  ")
            failed = failed or bool(found)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
