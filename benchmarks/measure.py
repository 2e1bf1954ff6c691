"""How things are measured: rates in CPU seconds over interleaved rounds, ratios of the same round, intervals by bootstrap."""

from __future__ import annotations

import json
import platform
import random
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"


def timed(work: Callable[[], int]) -> float:
    """Units of work per CPU second of this process."""
    start = time.process_time()
    units = work()
    return units / (time.process_time() - start)


def interleaved(contestants: dict[str, Callable[[], float]], rounds: int) -> dict[str, list[float]]:
    """Each contestant's rate in every round; all run in each round, so that noise of the machine hits all alike."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, run in contestants.items():
            rates[name].append(run())
    return rates


def interval(values: list[float]) -> dict[str, float]:
    """The median with its 95 % bootstrap interval."""
    draw = random.Random(1)
    medians = sorted(statistics.median(draw.choices(values, k=len(values))) for _ in range(2000))
    return {"median": statistics.median(values), "low": medians[50], "high": medians[1949]}


def ratios(over: list[float], under: list[float]) -> dict[str, float]:
    """The ratio of two contestants, round by round."""
    return interval([a / b for a, b in zip(over, under, strict=True)])


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5 / (1 + z * z / games)
    return middle - half, middle + half


def write(name: str, results: dict[str, Any]) -> None:
    """Keep the results of one benchmark and print them."""
    keep(name, results)
    print(json.dumps(results, indent=1))


def keep(name: str, results: dict[str, Any]) -> None:
    """Keep the results of one benchmark, with the machine they came from."""
    RESULTS.mkdir(exist_ok=True)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "processor": platform.processor() or _processor()}
    (RESULTS / f"{name}.json").write_text(json.dumps({"machine": machine, **results}, indent=1) + "\n", "utf-8")


def commit() -> str:
    """What is tried: the commit, and whether anything that is tried was changed since."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], capture_output=True, text=True, check=False).stdout.strip()

    return git("rev-parse", "--short", "HEAD") + ("-changed" if git("status", "--porcelain", "--", "src", "tests") else "")


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")
