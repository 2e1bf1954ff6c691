"""Motion: the time between frames while boards show what bots do.

A page watches three bots at each game's table, at the usual speed, and notes every animation frame. Counted are those during which
something goes from one place to another, not those in which only a mark pulses. At 60 frames a second they are 16.7 ms apart; a frame that
took longer than 20 ms missed at least one. Long frames are those the browser itself reports: more than 50 ms without an answer. Headless
Chromium without a graphics card draws in software: every pixel costs processor time, which the server and the bots use too. A device with
a graphics card can only do better.
"""

from __future__ import annotations

import statistics
from typing import Any

from playwright.sync_api import Browser

from benchmarks.measure import interval
from benchmarks.weight import open_table
from windlass.games import GAMES

SECONDS = 12
ON_TIME = 20.0  # milliseconds
SIZES = {"1280 x 800": (1280, 800), "390 x 844": (390, 844)}
WATCH = """
const seen = (window.seen = { frames: [], long: 0 })
new PerformanceObserver((list) => (seen.long += list.getEntries().length)).observe({ type: 'long-animation-frame' })
let last = 0
const note = (now) => {
  const moving = document.getAnimations().some((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity)
  if (moving && last) seen.frames.push(now - last)
  last = moving ? now : 0
  requestAnimationFrame(note)
}
requestAnimationFrame(note)
"""


def measure(browser: Browser, house: str) -> dict[str, Any]:
    """Every game at both sizes."""
    found: dict[str, Any] = {"on time": f"at most {ON_TIME} ms after the frame before"}
    for game in GAMES:
        for size, (width, height) in SIZES.items():
            found[f"{game}, {size}"] = told = watch(browser, house, game, width, height)
            print(f"  {game}, {size}: {told['frames']} frames, {told['share on time']:.0%} on time", flush=True)
    return found


def watch(browser: Browser, house: str, game: str, width: int, height: int) -> dict[str, Any]:
    """The frames of one table."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{house}/t/{open_table(browser, house, game)}")
    page.wait_for_selector("main svg")
    page.evaluate("seen.frames.length = 0; seen.long = 0")
    page.wait_for_timeout(SECONDS * 1000)
    seen = page.evaluate("seen")
    context.close()
    frames = sorted(seen["frames"]) or [0.0]
    tenths = statistics.quantiles(frames, n=20) if len(frames) > 1 else frames * 19
    return {
        "frames": len(frames),
        "share on time": sum(one <= ON_TIME for one in frames) / len(frames),
        "milliseconds between frames": interval(frames[:: max(1, len(frames) // 400)]),
        "p75": tenths[14],
        "p95": tenths[18],
        "longest": frames[-1],
        "frames a second while moving": 1000 / statistics.mean(frames) if frames[-1] else 0,
        "long frames": seen["long"],
    }
