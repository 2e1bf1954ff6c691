"""Tiny Cartagena: solved exactly, and what the strongest bot gives away against the truth.

`python -m benchmarks tiny` solves it on both kinds of tunnel and asks the strongest level about positions of its own games and about
positions drawn from all that can be reached.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from benchmarks.measure import write
from windlass.bots.registry import find_player
from windlass.games.cartagena.options import TINY
from windlass.lab.exact import Solution
from windlass.lab.tiny import GAME, actions, muted, solve, starts

TRACKS: Final = ("1 2", "1 3")  # the four spaces read flag sabre flag sabre, or flag sabre sabre flag
STRONGEST: Final = "master"
CALM: Final = 100  # rounds without progress until a draw, as in every game that bots may spin out
LONG: Final = 200  # decisions of a game


def own_games(solution: Solution, choose: Any, deals: list[Any], games: int) -> Iterator[tuple[Any, float]]:
    """Decisions of games that the bot plays against itself, with what each gives away."""
    for game in range(games):
        state = deals[game % len(deals)].copy()
        state.chance = [game + 1, 5, 6, 0]
        for _ in range(LONG):
            if GAME.actor(state) < 0:
                break
            losses = solution.losses(state)
            action = choose(state)
            if len(losses) > 1:
                yield state, losses[action]
            GAME.apply(state, action, muted())


def measure(track: str, games: int, drawn: int, seconds: float) -> dict[str, Any]:
    """The solution of one tunnel and the bot's losses on it."""
    options = msgspec.structs.replace(TINY, track=track)
    solution, deals = solve(options), starts(options, 200)
    player, lots = find_player(GAME, STRONGEST), random.Random(1)

    def choose(state: Any) -> int:
        known = state.copy()
        known.stall_limit, known.progress = CALM, known.round
        GAME.redact(known, known.turn)
        return player.choose(known, actions(state), seconds, lots)

    assert player.excuse(deals[0]) is None, "nothing was learned"
    played = [loss for _, loss in own_games(solution, choose, deals, games)]
    real = [position for position in solution.positions if GAME.actor(position) >= 0 and len(actions(position)) > 1]
    anywhere = [solution.losses(position)[choose(position)] for position in lots.sample(real, min(drawn, len(real)))]

    def told(losses: list[float]) -> dict[str, Any]:
        return {"decisions": len(losses), "mean loss": round(statistics.fmean(losses), 5), "most": round(max(losses), 4),
                "without loss": round(sum(loss < 1e-6 for loss in losses) / len(losses), 4)}  # fmt: skip

    return {"positions": len(solution.positions), "sweeps": solution.sweeps,
            "first seat's value": [round(solution.value(deal, 0), 4) for deal in deals],
            "own games": told(played), "drawn from all positions": told(anywhere)}  # fmt: skip


def main() -> None:
    """Solve, ask, and keep what was found."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks tiny", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of the bot against itself on each tunnel")
    parser.add_argument("--drawn", type=int, default=500, help="positions drawn from all on each tunnel")
    parser.add_argument("--seconds", type=float, default=0.05, help="for a decision")
    asked = parser.parse_args()
    write("tiny", {"seconds": asked.seconds, **{track: measure(track, asked.games, asked.drawn, asked.seconds) for track in TRACKS}})


if __name__ == "__main__":
    main()
