"""Decisions a second at random play, everybody in one run: playouts, games stepped from Python, batches, a program in C, and the peers.

`python -m benchmarks decisions --fetch` first makes the peers' environment in `benchmarks/peers/.venv`; without it they are left out.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks import tables
from benchmarks.games import Runner
from benchmarks.measure import interleaved, interval, ratios, timed, write
from benchmarks.speed import C_GAMES, C_SOURCE, ROUNDS, run_c
from windlass.engine.batch import Arena, Bench
from windlass.engine.registry import find_game, game_ids
from windlass.envs import BatchedEnv, Stepper
from windlass.games.cartagena.components import CROWD

PEERS = Path(__file__).parent / "peers"
PYTHON = PEERS / ".venv" / "bin" / "python"
SEATS = 3
DECISIONS = 200_000  # of one measurement
BATCHES = (1, 256, 4096)


def main() -> None:
    """Measure all in turn, round by round."""
    given = argparse.ArgumentParser(prog="python -m benchmarks decisions")
    given.add_argument("--fetch", action="store_true", help="make the peers' environment first")
    given.add_argument("--rounds", type=int, default=ROUNDS)
    given.add_argument("--compile", action="store_true", help="only compile what is measured")
    chosen = given.parse_args()
    if chosen.fetch:
        fetch()
    if not chosen.compile:  # so that all machine code is loaded, as it is for everybody but the first
        subprocess.run([sys.executable, "-m", "benchmarks", "decisions", "--compile"], check=True)
    own: dict[str, Callable[[], float]] = {}
    for game_id in game_ids():
        own |= contestants(game_id)
    if chosen.compile:
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "cartagena"
        subprocess.run(["gcc", "-O3", f"-DCROWD={CROWD}", "-o", program, C_SOURCE], check=True)
        whole = Runner(Arena(Bench(find_game("cartagena"), compiled=True)), options_of("cartagena"), [None] * SEATS, C_GAMES)
        whole.play()
        own["C cartagena"] = lambda: run_c(program, whole.checksum())
        own["cartagena: the same games"] = lambda: timed(whole.play)
        peers = Peers() if PYTHON.exists() else None
        rates = interleaved({**own, **(peers.contestants if peers else {})}, chosen.rounds)
    write("decisions", report(rates, peers.failed if peers else {}))
    tables.main()


def fetch() -> None:
    """Make the peers' environment."""
    subprocess.run([sys.executable, "-m", "venv", PEERS / ".venv"], check=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "-r", PEERS / "requirements.txt"], check=True)


def options_of(game_id: str) -> Any:
    """Three seats, as at most tables."""
    game = find_game(game_id)
    return game.long_game_limit(game.options(seats=SEATS))


def contestants(game_id: str) -> dict[str, Callable[[], float]]:
    """What one game is measured by."""
    arena = Arena(Bench(find_game(game_id), compiled=True))
    playouts = Runner(arena, options_of(game_id), [None] * SEATS, 1)
    playouts.play()
    playouts.games = max(1, DECISIONS // int(sum(playouts.decisions)))
    stepper = Stepper(game_id, seed=1, seats=SEATS)
    found: dict[str, Callable[[], float]] = {
        f"{game_id}: playouts": lambda: timed(playouts.play),
        f"{game_id}: stepped": lambda: timed(lambda: step(stepper)),
    }
    for lanes in BATCHES:
        env = warmed(BatchedEnv(game_id, lanes, seats=SEATS, observations=False, threads=1))
        found[f"{game_id}: batch {lanes}"] = lambda env=env: step_alone(env)  # type: ignore[misc]
        found[f"{game_id}: batch {lanes}, chosen by lot"] = lambda env=env: timed(lambda: step_batch(env))  # type: ignore[misc]
    seen = warmed(BatchedEnv(game_id, BATCHES[-1], seats=SEATS, threads=1))
    found[f"{game_id}: batch {BATCHES[-1]} with observations"] = lambda: step_alone(seen)
    two = warmed(BatchedEnv(game_id, BATCHES[-1], seats=SEATS, observations=False, threads=2))
    found[f"{game_id}: batch {BATCHES[-1]} by the clock"] = lambda: by_the_clock(env)
    found[f"{game_id}: batch {BATCHES[-1]} on two cores by the clock"] = lambda: by_the_clock(two)
    return found


def step(stepper: Stepper) -> int:
    """Random games from a Python loop: it chooses, one call plays."""
    lots = [random.Random(1).randrange(1 << 30) for _ in range(1 << 10)]
    menu, play = stepper.menu, stepper.play
    count = stepper.deal(0)
    for turn in range(DECISIONS):
        count = play(menu[lots[turn & 1023] % count]) or stepper.deal(turn)
    return DECISIONS


def warmed(env: BatchedEnv) -> BatchedEnv:
    """Lanes that are no longer all at their first decision."""
    for _ in range(300):
        env.step(env.random_actions())
    return env


def step_batch(env: BatchedEnv) -> int:
    """Steps with actions by lot."""
    steps = max(1, DECISIONS // env.lanes)
    actions = env.random_actions()
    for _ in range(steps):
        env.step(env.random_actions(actions))
    return steps * env.lanes


def step_alone(env: BatchedEnv) -> float:
    """Decisions a CPU second of the steps alone: choosing is the caller's business."""
    steps, spent = max(1, DECISIONS // env.lanes), 0.0
    for _ in range(steps):
        actions = env.random_actions()
        start = time.process_time()
        env.step(actions)
        spent += time.process_time() - start
    return steps * env.lanes / spent


def by_the_clock(env: BatchedEnv) -> float:
    """Decisions a second of the clock."""
    start = time.perf_counter()
    return step_batch(env) / (time.perf_counter() - start)


class Peers:
    """The peers' process, asked for one measurement at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [PYTHON, PEERS / "worker.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.failed: dict[str, str] = {}
        listed = subprocess.run([PYTHON, PEERS / "worker.py", "--list"], check=True, capture_output=True, text=True).stdout.splitlines()
        self.contestants = {name: lambda name=name: self.ask(name) for name in listed if self.works(name)}  # type: ignore[misc]

    def ask(self, name: str) -> float:
        """One measurement."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(name + "\n")
        self._process.stdin.flush()
        said = self._process.stdout.readline()
        if said.startswith("none"):
            self.failed[name] = said.removeprefix("none ").strip()
            return 0.0
        return float(said)

    def works(self, name: str) -> bool:
        """Whether a peer runs here; this also lets it compile what it compiles."""
        return self.ask(name) > 0


def report(rates: dict[str, list[float]], failed: dict[str, str]) -> dict[str, Any]:
    """Every rate, and the ratios by which goals are set."""
    found: dict[str, Any] = {
        "decisions a second": {name: interval(values) for name, values in rates.items()},
        "ratios": {},
        "did not run": failed,
    }

    def compare(over: str, under: str) -> None:
        if over in rates and under in rates:
            found["ratios"][f"{over} / {under}"] = ratios(rates[over], rates[under])

    compare("cartagena: the same games", "C cartagena")
    spiel = [name for name in rates if name.endswith("C++ rollouts")]
    for game_id in game_ids():
        for name in spiel:
            compare(f"{game_id}: playouts", name)
        for lanes in BATCHES:
            compare(f"{game_id}: batch {lanes}", f"{game_id}: playouts")
            compare(f"{game_id}: batch {lanes}, chosen by lot", f"pgx backgammon, batch {lanes}")
            compare(f"{game_id}: batch {lanes}, chosen by lot", f"pgx connect_four, batch {lanes}")
        compare(f"{game_id}: batch {BATCHES[-1]} on two cores by the clock", f"{game_id}: batch {BATCHES[-1]} by the clock")
    return found


if __name__ == "__main__":
    main()
