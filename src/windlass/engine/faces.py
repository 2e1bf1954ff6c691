"""Typed actions as they travel: which kinds a game has, and the code of one that somebody sent."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Union

import msgspec

from windlass.engine.game import Game
from windlass.engine.refusal import Refusal


@functools.cache
def kinds(game: Game) -> tuple[type[msgspec.Struct], ...]:
    """The kinds of typed actions, in the order of their codes."""
    return tuple(dict.fromkeys(type(face) for face in _codes(game)))


@functools.cache
def _codes(game: Game) -> dict[msgspec.Struct, int]:
    return {game.face(code): code for code in range(game.actions)}


@functools.cache
def union(game: Game) -> Any:
    """The type of all typed actions of a game."""
    return Union[kinds(game)]  # noqa: UP007  # made of a tuple


def words(game: Game, kind: type[msgspec.Struct], field: str) -> tuple[str, ...] | None:
    """The words that stand in a field of this kind of action, in the order of their codes; None where numbers do."""
    values = dict.fromkeys(getattr(face, field) for face in _codes(game) if type(face) is kind)
    return tuple(values) if all(isinstance(value, str) for value in values) else None


def code_of(game: Game, face: msgspec.Struct | Mapping[str, Any]) -> int:
    """The code of a typed action, given as such or as it travels. Refuses what is no action of this game, in kind or value."""
    try:
        return _codes(game)[face if isinstance(face, msgspec.Struct) else _typed(game, face)]
    except (KeyError, msgspec.ValidationError):
        raise Refusal("notation.action", text=msgspec.json.encode(face).decode()) from None


def _typed(game: Game, face: Mapping[str, Any]) -> msgspec.Struct:
    """The typed action of a face as it travels; one that does not say its kind is none, even where there is only one kind."""
    face["type"]
    typed: msgspec.Struct = msgspec.convert(face, union(game))
    return typed
