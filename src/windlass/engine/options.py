"""Options as people give them: one that does not fit is named, with what it may be, in words of every language."""

from __future__ import annotations

from typing import Any

import msgspec

from windlass.engine.game import Game, Options
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text


def convert_options(game: Game, options: dict[str, Any]) -> Options:
    """The game's options from loose values. Refuses with `options.invalid` naming the field, or the game's own refusal."""
    try:
        chosen: Options = msgspec.convert(options, game.options)
    except msgspec.ValidationError:
        raise misfit(game, options) from None
    if chosen.seats not in game.seat_counts:
        raise Refusal("options.seats", game=game.id, low=game.seat_counts[0], high=game.seat_counts[-1])
    game.prepare(chosen)
    return chosen


def misfit(game: Game, options: dict[str, Any]) -> Refusal:
    """Why these options do not fit: the first that is unknown, or whose value cannot be."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    unknown = [name for name in options if name not in kinds]
    if unknown:
        return Refusal("options.unknown", option=str(unknown[0])[:40], options=", ".join(kinds))
    wrong = next(name for name, value in options.items() if not _fits(game, name, value))
    return Refusal("options.invalid", option=Text(f"{game.id}-option-{wrong}"), wanted=wanted(kinds[wrong]))


def _fits(game: Game, name: str, value: Any) -> bool:
    try:
        msgspec.convert({name: value}, game.options)
    except msgspec.ValidationError:
        return False
    return True


def wanted(kind: Any) -> Text:
    """What an option of this type may be, in words."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.IntType(ge=low, le=high):
            return Text("options-wanted-number", {"low": low or 0, "high": high or 0})
        case msgspec.inspect.BoolType():
            return Text("options-wanted-switch")
        case msgspec.inspect.LiteralType(values=values):
            return Text("options-wanted-choice", {"choices": ", ".join(map(str, values))})
    return Text("options-wanted-text")
