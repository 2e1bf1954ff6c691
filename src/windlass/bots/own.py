"""Bots that people bring: a class or a function of a module, or a command line; for tables they are named beforehand."""

from __future__ import annotations

import functools
import importlib
import inspect
import os
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from windlass.bots.player import Player
from windlass.bots.process import PREFIX, ProcessPlayer, words_of
from windlass.engine.game import Game
from windlass.engine.refusal import Refusal

VARIABLE: Final = "WINDLASS_OWN_BOTS"  # `crow=run:node crow.mjs; raven=my_bots:Raven`: bots that tables may offer
Choosing = Callable[[Any, Sequence[int], float, random.Random], int]
Maker = Callable[[Game, str], Player]


class FunctionPlayer(Player):
    """A function with the signature of `Player.choose`."""

    def __init__(self, game: Game, level: str, choosing: Choosing) -> None:
        super().__init__(game, level)
        self._choosing = choosing

    def choose(self, redacted: Any, legal: Sequence[int], seconds: float, chance: random.Random) -> int:
        """What the function chooses."""
        return self._choosing(redacted, legal, seconds, chance)


def maker_of(found: Any, name: str) -> Maker:
    """How a player is made of a Player class or of a function that chooses. Refuses everything else with `bot.unknown`."""
    if inspect.isclass(found) and issubclass(found, Player):
        return found
    if inspect.isclass(found) or not callable(found):
        raise Refusal("bot.unknown", level=name)
    return functools.partial(FunctionPlayer, choosing=found)


def bring(name: str) -> Maker:
    """The maker of a bot written `module:name`, or `run:` and a command line. Refuses with `bot.unknown`."""
    if name.startswith(PREFIX):
        words_of(name)
        return ProcessPlayer
    module, _, attribute = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError):
        raise Refusal("bot.unknown", level=name) from None
    return maker_of(found, name)


def named() -> dict[str, str]:
    """The bots that tables of this machine may offer, by name, each as people here write it."""
    pairs = [part.partition("=") for part in os.environ.get(VARIABLE, "").split(";") if part.strip()]
    return {name.strip(): spec.strip() for name, _, spec in pairs}


def makers() -> dict[str, Maker]:
    """Those bots, ready to sit down: made with what stands behind the name, known by the name."""
    return {name: _under(bring(spec), spec) for name, spec in named().items()}


def _under(make: Maker, spec: str) -> Maker:
    return lambda game, _name: make(game, spec)
