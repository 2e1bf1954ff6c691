"""The smallest game is its rules, its messages and a registration: without a drawing it is played everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright
from tests.browser.kit import CHROMIUM, SWITCHES, Visitor, serving

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
PATHS = os.pathsep.join([str(ROOT / "src"), str(FOLDER), str(ROOT)])
CONFORMANCE = ("forms", "play", "refusals", "secrecy", "undo", "messages", "compiled")


def ran(*command: str, given: str = "", **environment: str) -> str:
    """What a Python command said with the toy installed."""
    wishes = {**os.environ, "PYTHONPATH": PATHS, **environment}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=wishes, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def windlass(*command: str, given: str = "") -> str:
    return ran("-c", "from windlass.terminal.cli import main; main()", *command, given=given, WINDLASS_JIT="0")


def test_it_takes_at_most_twelve_files_and_three_hundred_lines():
    files = [path for path in FOLDER.rglob("*.*") if path.is_file() and path.suffix != ".pyc" and path.parent != FOLDER]
    assert len(files) <= 12
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < 300


def test_it_meets_the_contract_of_all_games():
    suites = [f"tests/conformance/test_{name}.py" for name in CONFORMANCE]
    said = ran("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "nim", *suites)
    assert " passed" in said and "failed" not in said


def test_it_is_simulated():
    assert "Nim, 2 players: 40 games" in windlass("--lang", "en", "simulate", "nim", "--games", "40")


def test_it_is_played_in_a_terminal():
    said = windlass("--lang", "en", "play", "nim", given="1\n" * 60)
    assert "Stones left" in said and "The heap is gone." in said


@pytest.mark.parametrize(("width", "language"), [(1280, "en"), (390, "fr")])
def test_it_is_played_at_a_table_by_keyboard(tmp_path: Path, monkeypatch, width: int, language: str):
    monkeypatch.setenv("PYTHONPATH", PATHS)
    with serving(tmp_path) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        guest = Visitor(browser, house, width=width, language=language).go()
        guest.page.locator("article", has_text="Nim").locator(".button.main").press("Enter")
        taken = 0
        while guest.await_turn():
            if taken == 0:
                guest.check()
            guest.page.locator(".choices button").first.press("Enter")
            guest.page.locator("#confirm").press("Enter")
            guest.await_fact("(ply) => declared().ply > ply", taken)
            taken += 1
        assert guest.complaints == []
        browser.close()
    assert taken > 0
