"""How games are run in benchmarks: whole games by the kernels, stepped from Python, and cold or cached starts."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from windlass.engine.batch import Arena, Bench, Kernel, Series, compile_loop
from windlass.engine.batch.names import APPLY, DEAL, LEGAL
from windlass.engine.game import Game, Options

MOST = 1_000_000


class Runner:
    """Plays whole games with one arena and keeps what came out."""

    def __init__(self, arena: Arena, options: Options, players: list[Kernel | None], games: int) -> None:
        self.arena, self.games = arena, games
        self.start = arena.bench.game.prepare(options)
        self.players = [(kernel, (), ()) for kernel in players]

    def play(self, seed: int = 1, first: int = 0) -> int:
        """Play the games, players rotating; gives the number of decisions."""
        self.rank, self.ending, self.decisions, self.offered = self.arena.play(
            self.start, Series(seed, first, self.games, MOST, 1), self.players
        )
        return int(sum(self.decisions))

    def checksum(self) -> int:
        """A number that differs if any game went differently."""
        total = 0
        for decisions, ending in zip(self.decisions, self.ending, strict=True):
            total = (total * 31 + int(decisions) * 4 + int(ending)) % 1_000_000_007
        return total


def play_and_offer(states: Any, action: int, journals: Any, out: Any) -> int:
    """Play a legal action and give the legal actions that follow; without one, deal."""
    if action < 0:
        DEAL(states[0], journals[0])
    else:
        APPLY(states[0], action, journals[0])
    return LEGAL(states[0], out)  # type: ignore[no-any-return]


class Walker:
    """Drives single steps from a Python loop: chooses among the legal actions, applies, asks again."""

    def __init__(self, bench: Bench, options: Options) -> None:
        game: Game = bench.game
        self._start = bench.positions([game.prepare(options)])
        self._start[0]["chance"] = (1, 2, 3, 4)
        self._journals, self._out = bench.journals(muted=True), bench.numbers(game.actions)
        self._step = compile_loop(game, play_and_offer, compiled=bench.compiled)
        self._first = self._step(self._start, -1, self._journals, self._out)
        self._opening = self._out.copy()

    def walk(self, decisions: int) -> int:
        """So many decisions, the same game again and again."""
        step, journals, out, count = self._step, self._journals, self._out, self._first
        now, out[:] = self._start.copy(), self._opening
        for turn in range(decisions):
            count = step(now, out[turn % count], journals, out)
            if count == 0:
                now[:], out[:], count = self._start, self._opening, self._first
        return decisions


def start_seconds(game_id: str, *, cached: bool) -> float:
    """Seconds from starting Python to the end of a first compiled random game, with an empty or a filled cache."""
    code = (
        "import windlass, sys; from windlass.engine.batch import Arena, Bench; from benchmarks.games import Runner;"
        f"g = windlass.find_game('{game_id}'); a = Arena(Bench(g, True)); o = g.long_game_limit(g.option_sets()[0]);"
        "Runner(a, o, [None] * o.seats, 1).play()"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment: dict[str, Any] = {**os.environ, "WINDLASS_CACHE": folder}
        if cached:
            subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        return time.perf_counter() - start
