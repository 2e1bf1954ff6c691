"""Things: what an action is about, so that actions can be counted: its kind, and the card, sector or island that it names first."""

from __future__ import annotations

import functools
from typing import NamedTuple

from windlass.engine.game import Game
from windlass.engine.text import Argument, Seat, Text

ANY = "…"  # stands for what an action may name beside


class Thing(NamedTuple):
    """A kind of action with one thing, or the kind alone where `name` is empty."""

    kind: str
    name: str


@functools.cache
def things(game: Game) -> tuple[tuple[Thing, ...], ...]:
    """For every action code what it counts as: its kind, and its kind with what it names."""
    return tuple(_things_of(game, code) for code in range(game.actions))


def _things_of(game: Game, code: int) -> tuple[Thing, ...]:
    kind = str(type(game.face(code)).__struct_config__.tag)
    name = _named(game.describe(code))
    return (Thing(kind, ""), Thing(kind, _key(name))) if name else (Thing(kind, ""),)


def _named(text: Text) -> Text | None:
    return next((value for value in text.args.values() if isinstance(value, Text) and "place-space" not in value.id), None)


def _key(text: Argument) -> str:
    if isinstance(text, Text):
        return " ".join([text.id, *(f"{name}={_key(value)}" for name, value in text.args.items())])
    return str(text.seat) if isinstance(text, Seat) else str(text)


@functools.cache
def labels(game: Game) -> dict[Thing, Text]:
    """How each thing is called: the words of an action in which everything else stands open."""
    found: dict[Thing, Text] = {}
    for code, counted in enumerate(things(game)):
        text = game.describe(code)
        named = _named(text)
        for thing in counted:
            kept: dict[str, Argument] = {name: value if thing.name and value is named else ANY for name, value in text.args.items()}
            found.setdefault(thing, Text(text.id, kept))
    return found
