"""The whole suite again and again: `python -m tests.again --runs 10 --load 4` says which runs failed and what repeats each failure.

With a load so many processes do nothing but use the machine meanwhile. Words after `--` are run instead of `make test`.
"""

from __future__ import annotations

import argparse
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

FOLDER = Path(__file__).parents[1] / ".make" / "again"
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


def run(number: int, command: list[str]) -> tuple[int, list[str]]:
    """One run: its exit code and what failed; everything it said is kept in a file."""
    log = FOLDER / f"run-{number}.log"
    begun = time.monotonic()
    with log.open("w") as out:
        code = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, check=False).returncode
    broken = failures(log.read_text("utf-8", "replace"))
    told = "passed" if code == 0 else f"FAILED ({code}), {len(broken)} tests: {log}"
    print(f"{number:4}  {time.monotonic() - begun:6.0f} s  {told}", flush=True)
    return code, broken


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.again", description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--load", type=int, default=0, help="busy processes beside every run")
    parser.add_argument("command", nargs="*", default=["make", "test"])
    wanted = parser.parse_args(words)
    FOLDER.mkdir(parents=True, exist_ok=True)
    print(f"{shlex.join(wanted.command)}: {wanted.runs} runs beside a load of {wanted.load}", flush=True)
    with load(wanted.load):
        runs = [run(number, wanted.command) for number in range(1, wanted.runs + 1)]
    for command, times in Counter(command for _, broken in runs for command in broken).most_common():
        print(f"{times} of {wanted.runs}: {command}")
    failed = sum(code != 0 for code, _ in runs)
    print(f"{wanted.runs - failed} of {wanted.runs} runs passed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
