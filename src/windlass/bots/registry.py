"""Which players there are. A level appears everywhere by one line here or by an entry point of the group `windlass.bots`."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Final

from windlass.bots.baselines import FlatPlayer, TreePlayer
from windlass.bots.characters import CHARACTERS
from windlass.bots.learned import LookingPlayer, PlanningPlayer, ValuePlayer
from windlass.bots.player import Player
from windlass.bots.uniform import UniformPlayer
from windlass.engine.game import Game
from windlass.engine.refusal import Refusal

GROUP: Final = "windlass.bots"
Maker = Callable[[Game, str], Player]


@dataclass(frozen=True, slots=True)
class Level:
    """One kind of player. `offered` says whether people may choose it: yardsticks and those whose weights are not shipped are not."""

    id: str
    make: Maker
    offered: bool = True


_LEVELS: dict[str, Level] = {
    level.id: level
    for level in (
        Level("uniform", UniformPlayer, offered=False),
        *(Level(name, make) for name, make in CHARACTERS.items()),
        Level("value", ValuePlayer, offered=False),
        Level("plan", PlanningPlayer, offered=False),
        Level("look", LookingPlayer, offered=False),
        Level("flat", FlatPlayer, offered=False),
        Level("tree", TreePlayer, offered=False),
    )
}
USUAL: Final = "advice"  # who sits down where nobody was named, and where the one who was cannot


def levels() -> list[Level]:
    """The levels people may choose, weakest first, then those that other packages bring."""
    return [level for level in (*_LEVELS.values(), *_brought().values()) if level.offered]


@functools.cache
def _brought() -> dict[str, Level]:
    return {point.name: Level(point.name, point.load()) for point in entry_points(group=GROUP)}


def find_level(level_id: str) -> Level:
    """The level with this id. Refuses with `bot.unknown`: whoever asks over a network may name what is registered and nothing else."""
    known = _LEVELS.get(level_id) or _brought().get(level_id)
    if known is None:
        raise Refusal("bot.unknown", level=level_id)
    return known


def find_or_import_level(level_id: str) -> Level:
    """The level with this id, or the one written `module:name` that a person at this machine wants. Refuses with `bot.unknown`."""
    module, colon, name = level_id.partition(":")
    if not colon:
        return find_level(level_id)
    try:
        return Level(level_id, getattr(importlib.import_module(module), name))
    except (ImportError, AttributeError, ValueError):
        raise Refusal("bot.unknown", level=level_id) from None


@functools.cache
def find_player(game: Game, level_id: str) -> Player:
    """The player of this level at this game, one a process. Refuses with `bot.unknown`."""
    return find_or_import_level(level_id).make(game, level_id)
