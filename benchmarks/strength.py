"""Strength: the rules of thumb against uniform play, two seats, seats alternating, for every game."""

from __future__ import annotations

from typing import Any

from benchmarks.games import Runner
from benchmarks.measure import wilson, write
from windlass.bots.advice import follow_advice
from windlass.engine.batch import Arena, Bench
from windlass.engine.registry import find_game, game_ids

GAMES = 1000


def main() -> None:
    """Measure every game."""
    write("strength", {game: duel(game) for game in game_ids()})


def duel(game_id: str) -> dict[str, Any]:
    """Wins of advice over uniform; a shared first place counts half."""
    game = find_game(game_id)
    runner = Runner(Arena(Bench(game, compiled=True)), game.long_game_limit(game.options(seats=2)), [follow_advice, None], GAMES)
    runner.play(seed=7)
    points = 0.0
    for number, rank in enumerate(runner.rank):
        own, other = rank[number % 2], rank[1 - number % 2]
        points += 1.0 if own < other else 0.5 if own == other else 0.0
    low, high = wilson(points, GAMES)
    endings = {name: sum(1 for code in runner.ending if code == at + 1) for at, name in enumerate(game.endings)}
    return {"games": GAMES, "advice wins": points / GAMES, "low": low, "high": high, "endings": endings,
            "decisions a game": float(sum(runner.decisions) / GAMES)}  # fmt: skip


if __name__ == "__main__":
    main()
