"""Phone: how soon the first page can be used on a mid-range phone with a slow connection.

The profile is Lighthouse's for phones: the processor slowed down four times, 150 ms a round trip, 1.6 Mbit/s down and 0.75 up, 412 x 823
pixels, nothing in any cache. Chromium applies it through its own DevTools protocol.

Measured from the start of the navigation, by the page's own clock:

- `first paint`, `largest paint`: first and largest contentful paint as browsers define them;
- `button`: the first frame with "Play against bots" has been drawn;
- `answer`: a click on it has been answered. The click is made by the page in the first task after that frame, the earliest moment at which
  a person could touch what they see; it is answered when the button shows that it is at work. This is the first interaction;
- `table`: the table asked for stands and it is the visitor's turn;
- `blocking`: what long tasks take beyond 50 ms each, from the first paint to the answer.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.browser.kit import CHROMIUM

from benchmarks.measure import interval

RUNS = 9
SLOWDOWN = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 768_000 / 8}
SCREEN = {"viewport": {"width": 412, "height": 823}, "device_scale_factor": 1.75, "is_mobile": True, "has_touch": True}
WATCH = """
const seen = (window.seen = { tasks: [] })
const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
observe('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.first = entry.startTime))
observe('largest-contentful-paint', (entry) => seen.answer || (seen.largest = entry.startTime))
observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]))
const look = () => {
  const button = document.querySelector('article .deeds .button.main')
  if (button && !seen.found) {
    seen.found = true
    requestAnimationFrame(() => setTimeout(() => {
      seen.button = performance.now()
      button.click()
    }))
  }
  if (seen.button && !seen.answer && button?.disabled) seen.answer = performance.now()
  if (!seen.table && document.querySelector('.prompt.mine')) seen.table = performance.now()
}
new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
"""


def measure(browser: Browser, house: str) -> dict[str, Any]:
    """Several visits, each by somebody new; and Lighthouse's word where it can be had."""
    visits = []
    for number in range(RUNS + 1):
        visits.append(visit(browser, house))
        print(f"  visit {number}: answered after {visits[-1]['answer']:.0f} ms, button after {visits[-1]['button']:.0f} ms", flush=True)
    counted = visits[1:]  # the server reads its files for the first
    found: dict[str, Any] = {name: interval([one[name] for one in counted]) for name in counted[0]}
    found["profile"] = {"slowdown": SLOWDOWN, "milliseconds a round trip": 150, "kilobits a second": 1638.4, "runs": RUNS}
    program = os.environ.get("LIGHTHOUSE") or shutil.which("lighthouse")
    return {**found, "lighthouse": lighthouse(program, house) if program else "not installed"}


def visit(browser: Browser, house: str) -> dict[str, float]:
    """One visit in milliseconds."""
    context = browser.new_context(locale="en", **SCREEN)
    page = context.new_page()
    page.add_init_script(WATCH)
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", NETWORK)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.goto(house, wait_until="commit")
    while not page.evaluate("window.seen?.table"):
        page.wait_for_timeout(100)
    seen = page.evaluate("seen")
    context.close()
    blocking = sum(duration - 50 for start, duration in seen["tasks"] if seen["first"] <= start <= seen["answer"])
    times = {"first paint": seen["first"], "largest paint": seen.get("largest", seen["first"]), "button": seen["button"]}
    return {**times, "answer": seen["answer"], "table": seen["table"], "blocking": blocking}


def lighthouse(program: str, house: str) -> Any:
    """What Lighthouse says of the same page, with its own simulation of the same profile."""
    print("  lighthouse", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        flags = "--chrome-flags=--headless --no-sandbox --disable-gpu"
        command = [program, house, "--only-categories=performance", "--output=json", f"--output-path={report}", "--quiet", flags]
        done = subprocess.run(
            command, env={**os.environ, "CHROME_PATH": CHROMIUM}, capture_output=True, text=True, timeout=180, check=False
        )
        if not report.exists():
            return f"failed: {done.stderr.strip()[-200:]}"
        audits = json.loads(report.read_text("utf-8"))
    names = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index", "interactive")
    told = {name: round(audits["audits"][name]["numericValue"]) for name in names if name in audits["audits"]}
    index = audits["environment"]["benchmarkIndex"]  # how fast Lighthouse found this machine
    return {"version": audits["lighthouseVersion"], "benchmark index": index, "score": audits["categories"]["performance"]["score"], **told}
