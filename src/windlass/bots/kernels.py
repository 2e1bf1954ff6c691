"""What is compiled ahead of time: the loop over whole games and the kernels of the levels people meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from windlass.bots.advice import follow_advice
from windlass.bots.look import think
from windlass.engine.batch import Arena, Bench, Series, is_compiled
from windlass.engine.batch.players import compile_kernel
from windlass.engine.game import Game

KERNELS: Final = ("follow_advice", "play_games", "think")


def is_ready(game: Game) -> bool:
    """Whether they are all compiled here for a game."""
    learned = game.lesson is None or is_compiled(game, think)
    return learned and is_compiled(game, follow_advice)


def warm_up(game: Game, done: Callable[[str], None]) -> None:
    """Compile them all for a game, or load them from the cache, telling `done` the name of each."""
    bench = Bench(game, compiled=True)
    compile_kernel(bench, follow_advice)
    done("follow_advice")
    options = game.long_game_limit(game.option_sets()[0])
    Arena(bench).play(game.prepare(options), Series(1, 0, 1, 2000, 0), [(None, (), ())] * options.seats)
    done("play_games")
    if game.lesson is not None:
        compile_kernel(bench, think)
    done("think")
