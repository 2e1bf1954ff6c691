"""Boards: one module a game draws what its view shows.

`draw(view, say, names)` gives something rich can print within 80 columns; `outlook(view, preview, say)` says of a legal action that has
a preview, in a few characters, what would follow. `say(message id, **arguments)` gives the sentence in the reader's language. A board may
have `short(code, say)`, the short form of an action in the reader's letters.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text as Styled

from windlass.engine.game import Game

Say = Callable[..., str]
SHAPES: Final = "●▲■◆★"
COLOURS: Final = ("#2f8fd0", "#e0662a", "#1f9d74", "#b8860b", "#c25fa0")  # readable on dark and on light


class Board(Protocol):
    """What the module of a game's board has."""

    def draw(self, view: Any, say: Say, names: Sequence[str]) -> RenderableType:
        """The table as the view shows it."""

    def outlook(self, view: Any, preview: Any, say: Say) -> str:
        """What would follow from a legal action with this preview, in a few characters; empty where there is nothing to add."""


def board_of(game_id: str) -> Board:
    """The board of a game, by its name; the plain one for a game that has none."""
    name = f"windlass.terminal.boards.{game_id}"
    board: Board = importlib.import_module(name if importlib.util.find_spec(name) else "windlass.terminal.boards.plain")
    return board


def short_form(board: Board, game: Game, code: int, say: Say) -> str:
    """The short form of an action: in the reader's letters where the board knows them, else as match files have it."""
    spelled: Callable[[int, Say], str] | None = getattr(board, "short", None)
    return spelled(code, say) if spelled else game.print_action(code)


def mark(seat: int) -> Styled:
    """The shape of a seat in its colour."""
    return Styled(SHAPES[seat], f"bold {COLOURS[seat]}")


def name_tag(seat: int, names: Sequence[str]) -> Styled:
    """The shape of a seat and the player's name."""
    return Styled.assemble(mark(seat), " ", (names[seat], f"bold {COLOURS[seat]}"))
