"""Decisions that are solved instead of judged: the mix of an equilibrium over legal actions, from the game's own module in this package."""

from __future__ import annotations

import importlib
import random
from typing import Any, Final

from windlass.engine.game import Game

SOLVERS: Final = {"tortuga2199": "windlass.bots.tortuga2199.fighting"}  # loaded when first needed


def drawn(game: Game, redacted: Any, chance: random.Random) -> int | None:
    """An action drawn from the equilibrium's mix; None where this decision is not solved."""
    module = SOLVERS.get(game.id)
    mix: dict[int, float] | None = importlib.import_module(module).solution(redacted) if module else None
    return chance.choices(list(mix), list(mix.values()))[0] if mix else None
