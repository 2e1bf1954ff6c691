"""Lessons: how long the guided first games take somebody who reads every word.

`python -m benchmarks lessons` follows each guide in Chromium on a phone, at the usual pace of motion and of bots, doing what it asks and
trying what it offers, and then plays the short game it ends with, by hints. Reading and thinking are not waited for but added: every step's
words and every new prompt's once, at so many words a minute, a moment to find and touch each thing, and one to think about each decision of
the short game.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.kit import CHROMIUM, SWITCHES, Visitor, serving
from tests.browser.lesson import Lesson, follow_advice

from benchmarks.measure import write
from windlass.games import GAMES
from windlass.i18n.catalog import LANGUAGES

PAUSE = 0.6  # seconds a bot waits before it acts: the server's usual
PACE = 200  # words a minute
FINDING = 2.0  # seconds to find a thing and touch it
THINKING = 3.0  # seconds about a decision that nobody tells


def follow(browser: Browser, house: str, game: str, language: str) -> dict[str, Any]:
    """One guide from its first step to its last, and the short game."""
    guest = Visitor(browser, house, width=390, height=844, language=language, speed="normal")
    lesson = Lesson(guest, game)
    begun = time.monotonic()
    read = [lesson.words for _ in lesson.walk()]
    taught = time.monotonic() - begun
    words = count([*read, *dict.fromkeys(lesson.asked)])
    lesson.begin_short_game()
    begun = time.monotonic()
    prompts: list[str] = []
    while guest.await_turn():
        prompts.append(guest.page.locator(".prompt").inner_text())
        follow_advice(guest)
    played = time.monotonic() - begun
    guest.context.close()
    new = count(dict.fromkeys(one for one in prompts if one not in lesson.asked))
    guide = words / PACE + (taught + FINDING * lesson.touches) / 60
    short = new / PACE + (played + (FINDING + THINKING) * len(prompts)) / 60
    return {
        "steps": len(read), "words": words, "touches": lesson.touches, "guide": round(guide, 1),
        "decisions of the short game": len(prompts), "short game": round(short, 1), "minutes": round(guide + short, 1),
    }  # fmt: skip


def count(texts: Iterable[str]) -> int:
    """How many words stand in them all."""
    return sum(len(re.findall(r"\w+", text)) for text in texts)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--game", choices=GAMES, action="append")
    asked.add_argument("--language", choices=LANGUAGES, action="append")
    wanted = asked.parse_args()
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), pause=PAUSE) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        for game in wanted.game or GAMES:
            for language in wanted.language or LANGUAGES:
                one = found.setdefault(game, {})[language] = follow(browser, house, game, language)
                print(f"  {game}, {language}: {one}", flush=True)
        browser.close()
    if not wanted.game:
        write("lessons", {"words a minute": PACE, "seconds to find a thing": FINDING, "seconds to think": THINKING, "guides": found})


if __name__ == "__main__":
    main()
