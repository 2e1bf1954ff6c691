"""Speed before and now: a former commit and the sources of today measure themselves in turns, and are compared within each round.

`python -m benchmarks before --commit COMMIT` writes results/before.json. In whatever shape, `benchmarks.speed.measure` is asked.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.measure import interval, ratios, write
from windlass.games import GAMES

ROUNDS = 5
WORKS = ("compiled", "stepped", "interpreted")
HERE = Path(__file__).parents[1]
ONE_ROUND = """
import json, sys
import benchmarks.speed as speed
speed.ROUNDS, speed.start_seconds = 1, lambda *_, **__: 0.0
rates = speed.measure(sys.argv[1])["decisions a second"]
print(json.dumps({name: rate["median"] for name, rate in rates.items()}))
"""


def main() -> None:
    """Compare all games with the commit that was named."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks before", description=__doc__)
    parser.add_argument("--commit", required=True, help="the former commit")
    commit = parser.parse_args().commit
    with tempfile.TemporaryDirectory() as folder:
        former = Path(folder) / "former"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", former, commit], cwd=HERE, check=True)
        try:
            write("before", {"commit": commit, **{game: compare(game, former) for game in GAMES}})
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", former], cwd=HERE, check=True)


def compare(game: str, former: Path) -> dict[str, Any]:
    """The speeds of one game in both trees, and what today's is of the former one. The first round only fills caches."""
    then, now = [], []
    for _ in range(ROUNDS + 1):
        then.append(one_round(former, game))
        now.append(one_round(HERE, game))
    found = {}
    for work in WORKS:
        before, after = ([rates[work] for rates in side[1:]] for side in (then, now))
        found[work] = {"before": interval(before), "now": interval(after), "now / before": ratios(after, before)}
    return found


def one_round(tree: Path, game: str) -> dict[str, float]:
    """Decisions a second of one game, measured by the sources of a tree in a process of its own."""
    said = subprocess.run(
        [sys.executable, "-c", ONE_ROUND, game], cwd=tree, env={**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"},
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    rates: dict[str, float] = json.loads(said.stdout)
    return rates


if __name__ == "__main__":
    main()
