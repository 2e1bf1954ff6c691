"""Speed: the same random playouts in C, compiled and interpreted; single steps from Python; sizes and starts."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.games import Runner, Walker, start_seconds
from benchmarks.measure import interleaved, interval, ratios, timed, write
from windlass.engine.batch import Arena, Bench
from windlass.engine.registry import find_game, game_ids
from windlass.games.cartagena.components import CROWD

ROUNDS = 7
C_SOURCE = Path(__file__).parent / "cartagena.c"
C_GAMES = 4000


def main() -> None:
    """Measure every game."""
    write("speed", {game: measure(game) for game in game_ids()})


def measure(game_id: str) -> dict[str, Any]:
    """All speeds of one game at its smallest seat count, or three seats for the one that has a C twin."""
    game = find_game(game_id)
    yardstick = game_id == "cartagena"
    options = game.long_game_limit(game.options(seats=3 if yardstick else game.seat_counts[0]))
    compiled, plain = Bench(game, compiled=True), Bench(game, compiled=False)
    players = [None] * options.seats
    fast, slow = Runner(Arena(compiled), options, players, C_GAMES if yardstick else 400), Runner(Arena(plain), options, players, 12)
    fast.play()
    walker = Walker(compiled, options)
    contestants = {
        "compiled": lambda: timed(fast.play),
        "interpreted": lambda: timed(slow.play),
        "stepped": lambda: timed(lambda: walker.walk(100_000)),
    }
    with tempfile.TemporaryDirectory() as folder:
        if yardstick:
            program = Path(folder) / "cartagena"
            subprocess.run(["gcc", "-O3", f"-DCROWD={CROWD}", "-o", program, C_SOURCE], check=True)
            contestants["c"] = lambda: run_c(program, fast.checksum())
        rates = interleaved(contestants, ROUNDS)
    found: dict[str, Any] = {
        "decisions a second": {name: interval(values) for name, values in rates.items()},
        "compiled over interpreted": ratios(rates["compiled"], rates["interpreted"]),
        "bytes a position": len(game.state().to_bytes()),
        "decisions a game": sum(fast.decisions) / len(fast.decisions),
        "actions to choose from": float(sum(fast.offered) / sum(fast.decisions)),
        "seconds of a cold start": start_seconds(game_id, cached=False),
        "seconds of a cached start": start_seconds(game_id, cached=True),
    }
    if yardstick:
        found["compiled over C"] = ratios(rates["compiled"], rates["c"])
    return found


def run_c(program: Path, checksum: int) -> float:
    """The C program's decisions a second; it must have played the very same games."""
    said = subprocess.run([program, "1", str(C_GAMES), "3", "100"], check=True, capture_output=True, text=True).stdout.split()
    if int(said[1]) != checksum:
        raise RuntimeError("the C program played other games than the rules")
    return int(said[0]) / float(said[2])


if __name__ == "__main__":
    main()
