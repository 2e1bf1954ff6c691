"""The games. One line each makes a game known to the terminal, the table, the laboratory and the tests.

Another package adds its own by an entry point of the group `windlass.games`: `nim = my_games.nim:GAME`.
"""

from __future__ import annotations

import functools
import importlib
from importlib.metadata import entry_points

from windlass.engine.game import Game
from windlass.engine.registry import register

GAMES = ("cartagena", "tortuga2199", "gravity")


def _load(name: str) -> Game:
    game: Game = importlib.import_module(f"windlass.games.{name}").GAME
    return game


for _name in GAMES:
    register(_name, functools.partial(_load, _name))
for _point in entry_points(group="windlass.games"):  # games of other packages
    register(_point.name, _point.load)
