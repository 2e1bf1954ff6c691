"""How long the review of a typical match takes: captains play, the clock and the processor are read. `python -m benchmarks reviews`."""

from __future__ import annotations

import argparse
import time
from typing import Any

from benchmarks.measure import write
from windlass.engine.registry import find_game, game_ids
from windlass.lab.matches import field_of, play_match
from windlass.lab.review import WORLDS, review


def measured(game: str, seats: int, matches: int) -> dict[str, Any]:
    """The reviews of some matches, in one process; the first, which loads what was compiled, is not counted."""
    field, rows = field_of(game, {"seats": seats}, ["captain"], 15), []
    for number in range(matches + 1):
        match = play_match(field, number)
        began, spent = time.perf_counter(), time.process_time()
        found = review(match)
        rows.append((time.perf_counter() - began, time.process_time() - spent, len(found.judgements)))
    del rows[0]
    return {
        "matches": matches,
        "decisions judged": [row[2] for row in rows],
        "seconds": [round(row[0], 1) for row in rows],
        "processor seconds": [round(row[1], 1) for row in rows],
    }


def main() -> None:
    """Measure every game with the fewest and the most seats."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--of", default=",".join(game_ids()), help="games, with commas")
    parser.add_argument("--matches", type=int, default=2)
    asked = parser.parse_args()
    games = {
        f"{game.id} {seats}": measured(game.id, seats, asked.matches)
        for game in map(find_game, asked.of.split(","))
        for seats in (min(game.seat_counts), max(game.seat_counts))
    }
    write("reviews", {"worlds": WORLDS, "reviews": games})
