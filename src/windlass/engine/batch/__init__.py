"""Loops over many positions, bound to one game's rules: interpreted, or compiled where that can be.

`compile_loop` binds a loop of your own; `Bench` gives arrays in the form that loops take; `Arena` plays whole games between players.
"""

from windlass.engine.batch.bench import Bench, Positions
from windlass.engine.batch.binding import compile_loop, folder_of, forget_others, is_compiled, is_warm, mark_warm, sources_of
from windlass.engine.batch.players import Desk, Kernel, Mind
from windlass.engine.batch.whole_games import Arena, Score, Series

__all__ = [
    "Arena", "Bench", "Desk", "Kernel", "Mind", "Positions", "Score", "Series",
    "compile_loop", "folder_of", "forget_others", "is_compiled", "is_warm", "mark_warm", "sources_of",
]  # fmt: skip
