"""Simulation: many games between any players, on all cores or a cluster. Results depend on the seed alone, not on who played what."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

import windlass
from windlass.engine.batch import Series
from windlass.engine.options import convert_options
from windlass.engine.rule import can_compile
from windlass.lab.blocks import Kept
from windlass.lab.games import Played, has_kernels, play, seated
from windlass.lab.hands import LocalHands, OwnHands, RayHands
from windlass.lab.results import Results, Tally, Task, count, results_of

if TYPE_CHECKING:
    import polars as pl

MOST: Final = 20_000  # decisions after which a game is cut off
COMPILED_PART: Final = 1000  # games handed to a worker at once
THINKING_PART: Final = 10
QUICK: Final = frozenset(("uniform", "advice"))  # levels whose games take no time to speak of


class Simulation(msgspec.Struct, frozen=True):
    """A simulation in blocks of `size` games: block n holds games n * size and on, one row each."""

    whole: Task
    size: int

    def manifest(self) -> dict[str, Any]:
        """What every row follows from. The number of games is not among it: a simulation may be carried on."""
        game = windlass.find_game(self.whole.game)
        asked = msgspec.structs.asdict(msgspec.structs.replace(self.whole, first=0, games=0))
        made_of = {"version": game.version, "components": game.components, "block": self.size, "most": MOST}
        return {
            "rows": "one a game: by seat the place (0 for a game cut off), the player, and whether it lost by rule",
            **asked,
            **made_of,
        }

    def part(self, block: int) -> Task:
        """The games of a block."""
        first = block * self.size
        return msgspec.structs.replace(self.whole, first=first, games=min(self.size, self.whole.games - first))

    def blocks(self) -> range:
        """The numbers of all blocks."""
        return range(-(-self.whole.games // self.size))

    def rows(self, block: int) -> pl.DataFrame:
        """The games of a block as a table."""
        import polars as pl

        task = msgspec.structs.replace(self.whole, first=block * self.size, games=self.size)  # whole, however many were asked for
        played = play_task(task)
        seats, numbers = len(task.players), task.first + np.arange(task.games)
        seated = [task.players[(seat + number * task.rotate) % seats] for number in numbers for seat in range(seats)]
        return pl.DataFrame({
            "game": numbers,
            "ending": played.ending,
            **{f"place_{seat + 1}": played.rank[:, seat] * (played.ending != 0) for seat in range(seats)},
            **{f"player_{seat + 1}": seated[seat::seats] for seat in range(seats)},
            "decisions": played.decisions,
            "offered": played.offered,
            **{f"forfeit_{seat + 1}": played.forfeits[:, seat] for seat in range(seats)},
        })  # fmt: skip


def simulate(
    game_id: str,
    options: Mapping[str, object],
    *,
    games: int,
    seed: int = 1,
    players: Sequence[str] = ("uniform",),
    rotate: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    alone: bool = False,
    folder: Path | None = None,
    progress: Callable[[int], None] = lambda _games: None,
) -> Results:
    """Play games and count. One player may be named for all seats; `progress` hears of every batch of games played.

    `alone` stays within this process. With a folder every block of games is kept there as Parquet, and those that are there already are
    not played again.
    """
    game = windlass.find_game(game_id)
    chosen = game.long_game_limit(convert_options(game, dict(options)))
    named = seated(players, chosen.seats)
    whole = Task(game=game_id, options=msgspec.to_builtins(chosen), seed=seed, players=named, rotate=rotate, first=0, games=games)
    in_one_loop = can_compile() and has_kernels(game, game.prepare(chosen), named)
    if in_one_loop:
        run(msgspec.structs.replace(whole, games=1))  # compiles, before the clock runs
    simulation = Simulation(whole, COMPILED_PART if in_one_loop and set(named) <= QUICK else THINKING_PART)
    hands = OwnHands() if alone else RayHands(ray) if ray else LocalHands(workers, threads=in_one_loop)
    tally, started = Tally.empty(chosen.seats), time.perf_counter()
    for done in _tallies(simulation, hands, folder, progress):
        tally.add(done)
    return results_of(whole, tally, compiled=in_one_loop, seconds=time.perf_counter() - started)


def _tallies(
    simulation: Simulation, hands: LocalHands | OwnHands | RayHands, folder: Path | None, progress: Callable[[int], None]
) -> Iterator[Tally]:
    """The tallies of all blocks."""
    if folder is None:
        for done in hands.map(run, map(simulation.part, simulation.blocks())):
            progress(done.decisions.total())
            yield done
        return
    kept = Kept(simulation, folder)
    kept.run(simulation.blocks(), hands, lambda blocks: progress(min(blocks * simulation.size, simulation.whole.games)))
    for block, all_rows in zip(simulation.blocks(), kept.frames(simulation.blocks()), strict=True):
        task = simulation.part(block)
        rows = all_rows.head(task.games)
        places, forfeits = (_by_seat(rows, name, len(task.players)) for name in ("place", "forfeit"))
        ending, decisions, offered = (rows[name].to_numpy() for name in ("ending", "decisions", "offered"))
        yield count(task, Played(places, ending, decisions, offered, forfeits))


def _by_seat(rows: pl.DataFrame, name: str, seats: int) -> NDArray[Any]:
    """The columns `name_1` and on, one a seat."""
    return rows.select(f"{name}_{seat + 1}" for seat in range(seats)).to_numpy()


def run(task: Task) -> Tally:
    """Play the games of one task and count."""
    return count(task, play_task(task))


def play_task(task: Task) -> Played:
    """Play the games of one task."""
    game = windlass.find_game(task.game)
    start = game.prepare(msgspec.convert(task.options, game.options))
    return play(game, start, Series(task.seed, task.first, task.games, MOST, int(task.rotate)), task.players)
