"""How games are run in benchmarks: whole games by the kernels, stepped from Python, and cold or cached starts."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from windlass.engine.game import Game, Options
from windlass.engine.machine import Machine

MOST = 1_000_000


class Runner:
    """Plays whole games with one machine and keeps what came out."""

    def __init__(self, machine: Machine, options: Options, players: list[int], games: int) -> None:
        game = machine.game
        self.machine, self.games = machine, games
        self.positions = machine.positions([game.prepare(options)] * 3)
        self.buffers = [machine.numbers(game.actions) for _ in range(3)]
        self.journals = machine.journals(muted=True)
        self.players = machine.numbers(len(players))
        for at, player in enumerate(players):
            self.players[at] = player
        self.rank = machine.numbers(games, 8)
        self.ending, self.decisions, self.offered = (machine.numbers(games) for _ in range(3))

    def play(self, seed: int = 1, first: int = 0) -> int:
        """Play the games; gives the number of decisions."""
        self.machine.play_games(
            self.positions, seed, first, self.games, self.players, *self.buffers, self.journals, MOST,
            self.rank, self.ending, self.decisions, self.offered,
        )  # fmt: skip
        return int(sum(self.decisions))

    def checksum(self) -> int:
        """A number that differs if any game went differently."""
        total = 0
        for decisions, ending in zip(self.decisions, self.ending, strict=True):
            total = (total * 31 + int(decisions) * 4 + int(ending)) % 1_000_000_007
        return total


def step_from_python(machine: Machine, options: Options, decisions: int) -> int:
    """Drive single steps from a Python loop: choose among the legal actions, apply, ask again."""
    game: Game = machine.game
    start = machine.positions([game.prepare(options)])
    start[0]["chance"] = (1, 2, 3, 4)
    journals, out = machine.journals(muted=True), machine.numbers(game.actions)
    machine.deal(start, 0, journals)
    now = start.copy()
    count = machine.legal(now, 0, out)
    step = machine.step
    for turn in range(decisions):
        count = step(now, 0, out[turn % count], journals, out)
        if count == 0:
            now[:] = start
            count = machine.legal(now, 0, out)
    return decisions


def start_seconds(game_id: str, *, cached: bool) -> float:
    """Seconds from starting Python to the end of a first compiled random game, with an empty or a filled cache."""
    code = (
        "import windlass, sys; from windlass.engine.machine import Machine; from benchmarks.games import Runner;"
        f"g = windlass.find_game('{game_id}'); m = Machine(g); o = g.long_game_limit(g.option_sets()[0]);"
        "Runner(m, o, [0] * (o.seats + 1), 1).play()"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment: dict[str, Any] = {**os.environ, "WINDLASS_CACHE": folder}
        if cached:
            subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        return time.perf_counter() - start
