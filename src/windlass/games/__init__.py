"""The games. One line each makes a game known to the terminal, the table, the laboratory and the tests."""

from __future__ import annotations

import functools
import importlib

from windlass.engine.game import Game
from windlass.engine.registry import register

GAMES = ("cartagena", "tortuga2199", "gravity")


def _load(name: str) -> Game:
    game: Game = importlib.import_module(f"windlass.games.{name}").GAME
    return game


for _name in GAMES:
    register(_name, functools.partial(_load, _name))
