"""Cartagena in a dozen lines: the tunnel as rows of spaces, the two ends, everyone's cards and the piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from windlass.games.cartagena.view import CartagenaView
from windlass.terminal.boards import COLOURS, SHAPES, Say
from windlass.terminal.boards.cartagena import INK, STONE, card, discard_line, heading, players, row_line, standing
from windlass.terminal.compact import Detail

A_ROW: Final = 9  # spaces in a line


def draw(view: CartagenaView, say: Say, names: Sequence[str]) -> RenderableType:
    """The table in a dozen lines of 80 columns."""
    title = Styled(heading(view, say), f"bold {STONE}")
    rows = [_row(view, first, say) for first in range(1, view.last + 1, A_ROW)]
    ends = Styled.assemble(_end(view, 0, say("cartagena-screen-start")), "   ", _end(view, view.boat, say("cartagena-screen-boat")))
    return Group(title, *rows, ends, players(view, say, names), *row_line(view, say), discard_line(view, say))


def _row(view: CartagenaView, first: int, say: Say) -> Styled:
    """Some spaces: number, symbol, pirates."""
    line = Styled()
    for space in range(first, min(first + A_ROW, view.last + 1)):
        symbol = view.track[space - 1]
        line.append(f"{space:>2}", "dim").append_text(card(symbol, say))
        seats = standing(view, space)
        for seat in seats:
            line.append(SHAPES[seat], f"bold {COLOURS[seat]}")
        line.append(" " * (5 - len(seats)))
    return line


def _end(view: CartagenaView, place: int, name: str) -> Styled:
    line = Styled(f"{name}:", "bold")
    for seat, things in enumerate(view.seats):
        if things.pirates.count(place):
            line.append(f" {SHAPES[seat]}{things.pirates.count(place)}", f"bold {COLOURS[seat]}")
    return line


def _discard(view: CartagenaView, _typed: str, say: Say, _names: Sequence[str]) -> RenderableType:
    """What lies in the discard, and how many of each symbol are out of sight."""
    lines = []
    for symbol, name in enumerate(view.symbols):
        lines.append(Styled.assemble((f"{view.discard[symbol]:>3} × ", "bold"), (say(f"cartagena-symbol-{name}"), INK[symbol])))
    return Group(Styled(say("cartagena-screen-discard"), "bold"), *lines)


DRAWS: Final = (draw,)
DETAILS: Final[Mapping[str, Detail]] = {"discard": _discard}
