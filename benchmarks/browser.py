"""The browser client: how much a first visit loads, how soon it answers on a phone, how smoothly boards move,
and what it takes a friend from a link to the first move.

`python -m benchmarks browser` measures all, `python -m benchmarks.browser weight` some; each part prints what it does. A real server and
Debian's Chromium are used; `LIGHTHOUSE=/path/to/lighthouse` lets Lighthouse measure the same page as a cross-check.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.kit import CHROMIUM, SWITCHES, serving

from benchmarks import invited, motion, phone, weight
from benchmarks.measure import RESULTS, write

PARTS = {"weight": weight.measure, "phone": phone.measure, "motion": motion.measure, "invited": invited.measure}
PAUSE = 0.6  # seconds a bot waits before it acts: the server's usual


def main(wanted: list[str] | None = None) -> None:
    """Measure all parts or some; those not measured now keep their last result."""
    last = RESULTS / "browser.json"
    found: dict[str, Any] = json.loads(last.read_text("utf-8")) if wanted and last.exists() else {}
    found.pop("machine", None)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), pause=PAUSE) as house, sync_playwright() as playwright:
        browser: Browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        for name, measure in PARTS.items():
            if not wanted or name in wanted:
                print(f"{name} ...", flush=True)
                found[name] = {**measure(browser, house), "load of the machine before": os.getloadavg()[0]}
        browser.close()
    write("browser", found)


if __name__ == "__main__":
    main(sys.argv[1:])
