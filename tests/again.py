"""The whole suite again and again: `python -m tests.again --runs 10 --load 4` says which runs failed and what repeats each failure.

With a load so many processes do nothing but use the machine meanwhile. Words after `--` are run instead of `make test`.
With `--keep` every run is added to `benchmarks/results/again.json` with the commit it ran at, so that runs of several days add up.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".make" / "again"
KEPT = ROOT / "benchmarks" / "results" / "again.json"
BUSY = "while True: pass"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
RUNS = re.compile(r"^((?:[A-Z_]+=\S+ )*)\S*python\S* -m pytest ")  # how `make` says that tests of Python follow, with their settings
PYTHON = re.compile(r"^(?:FAILED|ERROR) (\S+::.+?)(?: - .*)?$")
BROWSER = re.compile(r"^ FAIL  (\S+\.test\.ts) > (.+)$")


@contextmanager
def load(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """So many busy processes."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield busy
    finally:
        for process in busy:
            process.kill()
            process.wait()


def failures(output: str) -> list[str]:
    """The commands that repeat what a run names as failed, in Python and in the browser's sources, each once."""
    found, settings = [], ""
    for line in COLOUR.sub("", output).splitlines():
        if begun := RUNS.match(line):
            settings = begun[1]
        elif broken := PYTHON.match(line):
            found.append(settings + repeat(broken[1]))
        elif broken := BROWSER.match(line):
            found.append(f"cd web && npx vitest run {broken[1]} -t {shlex.quote(broken[2].replace(' > ', ' '))}")
    return list(dict.fromkeys(found))


def repeat(test: str, seed: str | None = os.environ.get("WINDLASS_TEST_SEED")) -> str:
    """The command that repeats one test of Python with the seed it had."""
    return f"{f'WINDLASS_TEST_SEED={shlex.quote(seed)} ' if seed else ''}.venv/bin/python -m pytest {shlex.quote(test)}"


def commit() -> str:
    """The commit that is tested, marked where sources or tests differ from it."""
    said = [
        subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        for words in (["rev-parse", "--short", "HEAD"], ["status", "--porcelain", "--", "src", "tests", "web"])
    ]
    return said[0] + ("+" if said[1] else "")


def keep(command: list[str], load: int, seconds: float, code: int, broken: list[str]) -> None:
    """Add one run to those of former days."""
    runs = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else []
    one = {
        "command": shlex.join(command),
        "commit": commit(),
        "load": load,
        "seconds": round(seconds),
        "passed": code == 0,
        "failed": broken,
    }
    KEPT.write_text(json.dumps([*runs, one], indent=1) + "\n", "utf-8")


def run(number: int, command: list[str]) -> tuple[float, int, list[str]]:
    """One run: its seconds, its exit code and what failed; everything it said is in a file."""
    log = FOLDER / f"run-{number}.log"
    begun = time.monotonic()
    with log.open("w") as out:
        code = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, check=False).returncode
    broken = failures(log.read_text("utf-8", "replace"))
    told, seconds = "passed" if code == 0 else f"FAILED ({code}), {len(broken)} tests: {log}", time.monotonic() - begun
    print(f"{number:4}  {seconds:6.0f} s  {told}", flush=True)
    return seconds, code, broken


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.again", description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--load", type=int, default=0, help="busy processes beside every run")
    parser.add_argument("--keep", action="store_true", help="add every run to the results of former days")
    parser.add_argument("command", nargs="*", default=["make", "test"])
    wanted = parser.parse_args(words)
    FOLDER.mkdir(parents=True, exist_ok=True)
    print(f"{shlex.join(wanted.command)}: {wanted.runs} runs beside a load of {wanted.load}", flush=True)
    runs = []
    with load(wanted.load):
        for number in range(1, wanted.runs + 1):
            seconds, code, broken = run(number, wanted.command)
            runs.append((code, broken))
            if wanted.keep:
                keep(wanted.command, wanted.load, seconds, code, broken)
    for command, times in Counter(command for _, broken in runs for command in broken).most_common():
        print(f"{times} of {wanted.runs}: {command}")
    failed = sum(code != 0 for code, _ in runs)
    print(f"{wanted.runs - failed} of {wanted.runs} runs passed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
