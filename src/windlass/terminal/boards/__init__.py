"""Boards: one module a game draws what its view shows.

`draw(view, say, names)` gives something rich can print within 80 columns; `outlook(view, say)` gives for legal actions, by code,
a few characters on what would follow. `say(message id, **arguments)` gives the sentence in the reader's language.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text as Styled

Say = Callable[..., str]
SHAPES: Final = "●▲■◆★"
COLOURS: Final = ("#2f8fd0", "#e0662a", "#1f9d74", "#b8860b", "#c25fa0")  # readable on dark and on light


class Board(Protocol):
    """What the module of a game's board has."""

    def draw(self, view: Any, say: Say, names: Sequence[str]) -> RenderableType:
        """The table as the view shows it."""

    def outlook(self, view: Any, say: Say) -> Mapping[int, str]:
        """What would follow from legal actions, by code, in a few characters; empty where there is nothing to add."""


def board_of(game_id: str) -> Board:
    """The board of a game, by its name."""
    board: Board = importlib.import_module(f"windlass.terminal.boards.{game_id}")
    return board


def mark(seat: int) -> Styled:
    """The shape of a seat in its colour."""
    return Styled(SHAPES[seat], f"bold {COLOURS[seat]}")


def name_tag(seat: int, names: Sequence[str]) -> Styled:
    """The shape of a seat and the player's name."""
    return Styled.assemble(mark(seat), " ", (names[seat], f"bold {COLOURS[seat]}"))
