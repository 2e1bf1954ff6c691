"""Compact tables: for a small screen one module a game shows what its board shows in about a dozen lines, and the rest on request.

`DRAWS` are tables from the larger to the smaller. `DETAILS` gives what may be asked for by a word, as in `card NAME` or `discard`: each a
function of the view, of what was typed behind the word, of `say` and the names; it refuses what it does not know with `terminal.no-such`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

from rich.console import RenderableType
from rich.text import Text as Styled

from windlass.engine.refusal import Refusal
from windlass.terminal.boards import Say

Detail = Callable[[Any, str, Say, Sequence[str]], RenderableType]
T = TypeVar("T")


class Compact(Protocol):
    """What the module of a game's compact table has."""

    DRAWS: Sequence[Callable[[Any, Say, Sequence[str]], RenderableType]]
    DETAILS: Mapping[str, Detail]


def compact_of(game_id: str) -> Compact | None:
    """The compact table of a game, or None where nobody has drawn one."""
    name = f"windlass.terminal.compact.{game_id}"
    return cast(Compact, importlib.import_module(name)) if importlib.util.find_spec(name) else None


def named(things: Iterable[tuple[str, str, T]], typed: str) -> T:
    """The thing with this id, or whose name or a word of it begins like what was typed. Refuses when there is none, or several."""
    wanted = typed.lower()
    given = list(things)
    for id_, _, thing in given:
        if id_.lower() == wanted:
            return thing
    known = [(name, thing) for _, name, thing in given]
    for fits in (lambda name: name == wanted, lambda name: name.startswith(wanted), lambda name: any(map(_begins(wanted), name.split()))):
        found = {name: thing for name, thing in known if wanted and fits(name.lower())}
        if found:
            break
    if len(found) != 1:
        raise Refusal("terminal.no-such", text=typed, names=", ".join(dict(found or known)))
    return next(iter(found.values()))


def _begins(wanted: str) -> Callable[[str], bool]:
    return lambda word: word.startswith(wanted)


def side_by_side(cells: Sequence[Styled], columns: int, width: int) -> Styled:
    """Cells in columns, one below the other first."""
    rows = -(-len(cells) // columns)
    wide = width // columns
    lines = []
    for row in range(rows):
        line = Styled()
        for cell in cells[row::rows]:
            cell.truncate(wide - 1, overflow="ellipsis", pad=True)
            line.append_text(cell).append(" ")
        line.rstrip()
        lines.append(line)
    return Styled("\n").join(lines)
