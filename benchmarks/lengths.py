"""How long games are between equal players, from rules of thumb to the widest search: whether they end early because somebody is blind.

`python -m benchmarks lengths [--games N] [--only WORD]` writes `results/lengths.json`: rounds and who wins, by game, seats and strength.
"""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

import numpy as np

import windlass
from benchmarks.duels import LOOK, MOST, PLAN, Effort, learned
from benchmarks.measure import RESULTS, wilson, write
from benchmarks.strength import ADVICE, start_of
from windlass.bots.library import load
from windlass.bots.player import Chair
from windlass.engine.batch.bench import Bench
from windlass.engine.batch.binding import compile_loop
from windlass.engine.batch.names import ACTOR, APPLY, DEAL, LEGAL, OUTCOME, REDACT
from windlass.engine.batch.players import ASKED, Mind, compile_kernel, desk_of
from windlass.engine.chance import key, next_word

NAME: Final = "lengths"
LUCK: Final = 1 << 40
WIDER: Final = Effort(width=24, depth=15, candidates=10, worlds=24)
FIELDS: Final = (("gravity", "usual", 2), ("gravity", "usual", 4), ("cartagena", "jamaica", 2), ("cartagena", "jamaica", 4))
STRENGTHS: Final[dict[str, tuple[Effort | None, float]]] = {
    "rules of thumb": (None, 1.0), "planning": (PLAN, 1.0), "looking ahead": (LOOK, 0.5), "looking wider": (WIDER, 0.25),
}  # fmt: skip  # and the share of the games that are played: the strongest take their time


def play_rounds(states: Any, kernel: Any, mind: Any, series: Any, desk: Any, found: Any) -> None:
    """Games of equal players from the prepared position states[0]; found[game] gets its last round and one of its winners."""
    seed, games, seats, most = series
    state = states[1]
    choices = desk.menus[ASKED]
    for game in range(games):
        states[1] = states[0]
        key(state.chance, seed, game)
        key(states[2].chance, seed, game + LUCK)
        DEAL(state, desk.journals[0])
        for _ in range(most):
            count = LEGAL(state, choices)
            if count == 0:
                break
            chosen = 0
            if count > 1:
                seat = ACTOR(state)
                desk.states[ASKED] = states[1]
                REDACT(desk.states[ASKED], seat)
                for word in range(4):
                    desk.states[ASKED].chance[word] = next_word(states[2].chance)
                chosen = kernel(desk.states, ASKED, seat, choices, count, mind, desk)
            APPLY(state, choices[chosen], desk.journals[0])
        found[game][0] = state.round
        found[game][1] = -1
        if OUTCOME(state, desk.rank) != 0:
            for seat in range(seats):
                if desk.rank[seat] == 1:
                    found[game][1] = seat


def measure(game_id: str, course: str, seats: int, effort: Effort | None, games: int) -> dict[str, Any]:
    """Rounds and winners between players of one strength."""
    game = windlass.find_game(game_id)
    bench = Bench(game, compiled=True)
    chair = Chair(*ADVICE) if effort is None else learned(game, seats, load(game, course, seats), effort)
    settings, weights = bench.numbers(max(1, len(chair.settings))), bench.fractions(max(1, len(chair.weights)))
    settings[: len(chair.settings)], weights[: len(chair.weights)] = chair.settings, chair.weights
    assert chair.kernel is not None
    found = bench.numbers(games, 2)
    states = bench.positions([start_of(game, course, seats)] * 3)
    loop = compile_loop(game, play_rounds, compiled=True)
    loop(states, compile_kernel(bench, chair.kernel), Mind(settings, weights), (77, games, seats, MOST), desk_of(bench), found)
    rounds, winners = np.asarray(found).T
    spread = 1.96 * float(rounds.std()) / games**0.5
    return {
        "games": games, "unfinished": int((winners < 0).sum()),
        "rounds": [round(float(rounds.mean()) + way * spread, 2) for way in (0, -1, 1)],
        "median": float(np.median(rounds)), "nine tenths": [float(part) for part in np.percentile(rounds, (5, 95))],
        "wins by seat": [[round(part, 3) for part in (won / games, *wilson(won, games))]
                         for won in (int((winners == seat).sum()) for seat in range(seats))],
    }  # fmt: skip


def main() -> None:
    """Play all of them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks lengths", description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="between rules of thumb and between planners; half and a quarter of it else")
    parser.add_argument("--only", default="", help="what has this word in its name")
    asked = parser.parse_args()
    file = RESULTS / f"{NAME}.json"
    kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    kept.pop("machine", None)
    for game, course, seats in FIELDS:
        for strength, (effort, share) in STRENGTHS.items():
            name = f"{game} {course}, {seats} seats, {strength}"
            if asked.only in name:
                kept[name] = measure(game, course, seats, effort, round(asked.games * share))
                write(NAME, kept)


if __name__ == "__main__":
    main()
