"""Levels: what every bot can do, and which there are. A stronger bot appears everywhere by registering here."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from windlass.engine.game import Game
from windlass.engine.refusal import Refusal

Choose = Callable[[Game, Any, int], int]


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of play. Its name for people is the message `bot-<id>`."""

    id: str
    choose: Choose
    """(game, position redacted for its actor, seed) -> a legal action; the same seed, the same choice."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A suggestion: an action and the reason that speaks for it, as a message id."""

    action: int
    weight: int
    reason: str


def weigh(game: Game, redacted: Any) -> list[Advice]:
    """What the game's own rules of thumb say of each legal action, best first."""
    out = [0] * game.actions
    count = game.legal(redacted, out)
    weight, reason = [0] * game.actions, [0] * game.actions
    game.weigh(redacted, out, count, weight, reason)
    advice = [Advice(out[index], weight[index], f"{game.id}-reason-{game.reasons[reason[index]]}") for index in range(count)]
    return sorted(advice, key=lambda one: (-one.weight, one.action))


def _uniform(game: Game, redacted: Any, seed: int) -> int:
    out = [0] * game.actions
    return out[random.Random(seed).randrange(game.legal(redacted, out))]  # noqa: S311  # play, not secrecy


def _by_advice(game: Game, redacted: Any, seed: int) -> int:
    advice = weigh(game, redacted)
    best = [one for one in advice if one.weight == advice[0].weight]
    return best[random.Random(seed).randrange(len(best))].action  # noqa: S311  # play, not secrecy


_LEVELS: dict[str, Level] = {}


def register(level: Level) -> None:
    """Make a level known."""
    _LEVELS[level.id] = level


def levels() -> list[Level]:
    """All levels, weakest first."""
    return list(_LEVELS.values())


def find_level(level_id: str) -> Level:
    """The level with this id. Refuses with `bot.unknown`."""
    if level_id not in _LEVELS:
        raise Refusal("bot.unknown", level=level_id)
    return _LEVELS[level_id]


register(Level("uniform", _uniform))
register(Level("advice", _by_advice))
