"""The board of a game that nobody has drawn: every field of its view in a row, lists of things in tables of their own.

A field is called by the message `<game>-view-<field>`, or by its own name where the game has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table

from windlass.engine.text import Text
from windlass.terminal.boards import Say, name_tag

SEATS = ("seat", "actor")  # fields that name a player


def draw(view: Any, say: Say, names: Sequence[str]) -> RenderableType:
    """The table as the view shows it."""
    game = str(view.__struct_config__.tag)
    rows = Table.grid(padding=(0, 2))
    tables: list[RenderableType] = []
    for field in view.__struct_fields__:
        value = getattr(view, field)
        if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
            tables.append(_things(game, field, value, say, names))
        else:
            rows.add_row(_label(game, field, say), _cell(field, value, say, names))
    return Group(rows, *tables)


def outlook(_view: Any, preview: Any, say: Say) -> str:
    """The numbers of a preview, each with its name."""
    return ", ".join(f"{field.replace('_', ' ')} {_cell(field, getattr(preview, field), say, ())}" for field in preview.__struct_fields__)


def _things(game: str, field: str, things: list[Any], say: Say, names: Sequence[str]) -> Table:
    fields = things[0].__struct_fields__
    table = Table("", *(_label(game, name, say) for name in fields), title=_label(game, field, say), title_justify="left")
    for place, thing in enumerate(things):
        head = name_tag(place, names) if len(things) == len(names) else str(place + 1)
        table.add_row(head, *(_cell(name, getattr(thing, name), say, names) for name in fields))
    return table


def _label(game: str, field: str, say: Say) -> str:
    try:
        return say(f"{game}-view-{field}")
    except LookupError:
        return field.replace("_", " ")


def _cell(field: str, value: Any, say: Say, names: Sequence[str]) -> str:
    if isinstance(value, Text):
        return say(value.id, **value.args)
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, list):
        return " ".join(_cell("", one, say, names) for one in value) or "–"
    if isinstance(value, msgspec.Struct):
        return ", ".join(_cell(name, getattr(value, name), say, names) for name in value.__struct_fields__)
    if field in SEATS and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return "–" if value is None or (field in SEATS and value == -1) else str(value)
