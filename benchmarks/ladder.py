"""The ladder: every character of every game against the next one at two seats, in blocks of equal deals, and a picture of their strength.

`python -m benchmarks ladder` plays what `results/ladder.json` does not hold yet and draws `docs/pictures/ladder.svg`; `--game NAME` plays
a game again, `--blocks N` so many deals for each pair, `--errors sailor=300,mate=150` with other errors than those that are set.
"""

from __future__ import annotations

import argparse
import itertools
import json
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks.measure import RESULTS, wilson, write
from windlass.bots.characters import CHARACTERS, NATURES
from windlass.bots.registry import name_of
from windlass.engine.registry import game_ids
from windlass.i18n.catalog import catalog
from windlass.lab.arena import PART, Arena, Part, contest_of, play_part

NAME: Final = "ladder"
PICTURE: Final = Path(__file__).parents[1] / "docs" / "pictures" / "ladder.svg"
BLOCKS: Final = 40
WIDE, LEFT, TOP, ROW = 920, 250, 46, 26  # of the picture, in pixels


def climb(game: str, blocks: int) -> dict[str, Any]:
    """Ratings of a game's characters, and what each wins against the one below."""
    arena = Arena(contest_of(game, {"seats": 2}, list(CHARACTERS), 17))
    ids = list(CHARACTERS)
    for place in range(len(ids) - 1):
        arena.reports += [play_part(arena.contest, Part((place, place + 1), first, PART)) for first in range(0, blocks, PART)]
    standings = arena.standings()
    steps = {}
    for place, (weaker, stronger) in enumerate(itertools.pairwise(ids)):
        won, games = 0.0, 0
        for report in arena.reports:
            if report.part.lineup == (place, place + 1):
                for rotations in report.ranks:
                    for rotation, ranks in enumerate(rotations):
                        seat = (1 - rotation) % 2
                        won += 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
                        games += 1
        low, high = wilson(won, games)
        steps[f"{stronger} over {weaker}"] = {"games": games, "share": round(won / games, 3), "low": round(low, 3), "high": round(high, 3)}
    rows = {
        entry.bot: {
            "points": round(entry.rating.points), "low": round(entry.rating.low), "high": round(entry.rating.high),
            "share": round(entry.share, 3), "microseconds a decision": round(entry.microseconds),
        }
        for entry in standings.entries
    }  # fmt: skip
    return {"games": standings.games, "unfinished": standings.unfinished, "characters": rows, "steps": steps,
            "seats": [round(seat.points) for seat in standings.seats]}  # fmt: skip


def set_errors(game: str, words: str) -> None:
    """Let characters err otherwise than usual: "sailor=300,mate=150"."""
    for word in filter(None, words.split(",")):
        level, _, error = word.partition("=")
        NATURES[game][level] = NATURES[game][level]._replace(error=int(error))


def draw(found: dict[str, Any]) -> str:
    """All games' ladders as one picture: a point for each character, with its interval."""
    say = catalog("en")
    rated = [(game, facts["characters"]) for game, facts in found.items()]
    low = min(row["low"] for _, rows in rated for row in rows.values()) - 40
    high = max(row["high"] for _, rows in rated for row in rows.values()) + 40

    def x(points: float) -> float:
        return round(LEFT + (points - low) / (high - low) * (WIDE - LEFT - 70), 1)

    y, parts = TOP, []
    for game, rows in rated:
        parts.append(f'<text class="game" x="16" y="{y}">{say(f"{game}-name")}</text>')
        for level, row in sorted(rows.items(), key=lambda one: one[1]["points"]):
            y += ROW
            name = say(name_of(game, level).id)
            parts.append(f'<text x="{LEFT - 12}" y="{y}" text-anchor="end">{name}</text>')
            parts.append(
                f'<path class="span" d="M{x(row["low"])} {y - 5}H{x(row["high"])}"/><circle cx="{x(row["points"])}" cy="{y - 5}" r="5"/>'
            )
            parts.append(f'<text class="points" x="{x(row["high"]) + 8}" y="{y}">{row["points"]:+d}</text>')
        y += ROW + 22
    style = (
        "text{font:14px system-ui,sans-serif;fill:#2a2f38}.game{font-weight:700;font-size:16px}.points{fill:#5a6270;font-size:12px}"
        "circle{fill:#006a86}.span{stroke:#006a86;stroke-width:3;opacity:.35;stroke-linecap:round}.paper{fill:#f7f5ef}"
        "@media(prefers-color-scheme:dark){text{fill:#e8eaf0}.points{fill:#a8b0c0}circle{fill:#5be4ff}.span{stroke:#5be4ff}.paper{fill:#14171f}}"
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {y}" role="img">'
    title = "<title>How strong the characters are: points of rating at two seats, with 95 % intervals</title>"
    return f'{head}{title}<style>{style}</style><rect class="paper" width="{WIDE}" height="{y}"/>{"".join(parts)}</svg>\n'


def main() -> None:
    """Play what is missing or asked for, and draw."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks ladder", description=__doc__)
    parser.add_argument("--game", help="play this game again")
    parser.add_argument("--blocks", type=int, default=BLOCKS, help="deals for each pair")
    parser.add_argument("--errors", default="", help="thousandths of a win: sailor=300,mate=150")
    asked = parser.parse_args()
    file = RESULTS / f"{NAME}.json"
    kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    kept.pop("machine", None)
    for game in game_ids():
        if game in NATURES and (asked.game == game if asked.game else game not in kept):
            set_errors(game, asked.errors)
            kept[game] = {
                **climb(game, asked.blocks),
                "natures": msgspec.to_builtins({level: one._asdict() for level, one in NATURES[game].items()}),
            }
            write(NAME, kept)
    PICTURE.write_text(draw(kept), "utf-8")


if __name__ == "__main__":
    main()
