"""The speed tables of `benchmarks/README.md`, written from `results/decisions.json`: `python -m benchmarks tables`, and after every run."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import windlass.games
from benchmarks.measure import RESULTS
from windlass.i18n.catalog import catalog

PAGE: Final = Path(__file__).parent / "README.md"
PLACE: Final = re.compile(r"(?<=<!-- written by `python -m benchmarks tables` -->\n).*?(?=<!-- to here -->)", re.DOTALL)
GAMES: Final = {game: catalog("en")(f"{game}-name") for game in windlass.games.GAMES}
ROWS: Final = {
    "playouts": "whole games in one compiled call",
    "stepped": "one game stepped from Python",
    "batch 1": "`BatchedEnv` with masks, 1 lane",
    "batch 256": "256 lanes",
    "batch 4096": "4,096 lanes",
    "batch 4096 with observations": "4,096 lanes with observations",
}


def main() -> None:
    """Write the tables over those of the run before."""
    page = PAGE.read_text("utf-8")
    PAGE.write_text(PLACE.sub(lambda _: tables(json.loads((RESULTS / "decisions.json").read_text("utf-8"))), page), "utf-8")


def tables(results: dict[str, Any]) -> str:
    """What own games do, how that compares, and what the peers do."""
    rates = results["decisions a second"]
    lines = ["", f"| decisions a CPU second | {' | '.join(GAMES.values())} |", "|---|---:|---:|---:|"]
    for name, words in ROWS.items():
        lines.append(f"| {words} | {' | '.join(rate(rates[f'{game}: {name}']) for game in GAMES)} |")
    lines += ["", f"| ratio, with its interval | {' | '.join(GAMES.values())} |", "|---|---:|---:|---:|"]
    compared: dict[str, dict[str, str]] = {}
    for name, ratio in results["ratios"].items():
        game, _, rest = name.partition(": ")
        compared.setdefault(in_words(rest.replace(f"{game}: ", "")), {})[game] = "{median:.2f} ({low:.2f}-{high:.2f})".format(**ratio)
    lines += [f"| {words} | {' | '.join(found.get(game, '') for game in GAMES)} |" for words, found in compared.items()]
    lines += ["", "| peers | decisions a CPU second |", "|---|---:|"]
    others = {name: found for name, found in rates.items() if name.partition(":")[0] not in GAMES}
    lines += [f"| {in_words(name)} | {rate(found)} |" for name, found in others.items()]
    return "\n".join([*lines, "", ""])


def rate(found: dict[str, float]) -> str:
    """Decisions a second, short."""
    median = found["median"]
    return f"{median / 1e6:.2f} M" if median >= 1e6 else f"{median / 1e3:.1f} k"


def in_words(ratio: str) -> str:
    """What is compared."""
    ratio = ratio.replace("C cartagena", "Cartagena in the leanest C").replace(", chosen by lot", ", choosing included")
    return re.sub(r"\bbatch (\d+)", lambda found: f"{int(found[1]):,} lane{'s' if found[1] != '1' else ''}", ratio)


if __name__ == "__main__":
    main()
