"""Which players there are. A level appears everywhere by one line here, by an entry point of the group `windlass.bots`, or as one's own."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Final

from windlass.bots.baselines import FlatPlayer, TreePlayer
from windlass.bots.characters import CHARACTERS, has_character
from windlass.bots.learned import LookingPlayer, PlanningPlayer, ValuePlayer
from windlass.bots.own import Maker, bring, maker_of, makers
from windlass.bots.player import Player
from windlass.bots.uniform import UniformPlayer
from windlass.engine.game import Game
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text

GROUP: Final = "windlass.bots"


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
    """The levels people may choose, weakest first, then those that other packages and the owner of this machine bring."""
    return [level for level in (*_LEVELS.values(), *_brought().values()) if level.offered]


@functools.cache
def _brought() -> dict[str, Level]:
    brought = {point.name: maker_of(point.load(), point.name) for point in entry_points(group=GROUP)} | makers()
    return {name: Level(name, make) for name, make in brought.items()}


def find_level(level_id: str) -> Level:
    """The level with this id. Refuses with `bot.unknown`: whoever asks over a network may name what is registered and nothing else."""
    known = _LEVELS.get(level_id) or _brought().get(level_id)
    if known is None:
        raise Refusal("bot.unknown", level=level_id)
    return known


def find_or_import_level(level_id: str) -> Level:
    """The level with this id, or one that a person at this machine brings: `module:name` or `run:command`. Refuses with `bot.unknown`."""
    return Level(level_id, bring(level_id)) if ":" in level_id else find_level(level_id)


@functools.cache
def find_player(game: Game, level_id: str) -> Player:
    """The player of this level at this game, one a process. Refuses with `bot.unknown`."""
    return find_or_import_level(level_id).make(game, level_id)


def name_of(game: str, level: str) -> Text:
    """A level's name at a game: that of its character, where the game has one; somebody's own bot is called as it is."""
    if has_character(game, level):
        return Text(f"{game}-bot-{level}")
    return Text(f"bot-{level}") if level in _LEVELS else Text("bot-own", {"name": level})


def character_of(game: str, level: str) -> Text | None:
    """One line about a level's character at a game, where it has one."""
    return Text(f"{game}-bot-{level}-character") if has_character(game, level) else None
