"""Cartagena on a terminal: the winding tunnel with its pirates, everyone's cards, the row and the piles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from windlass.games.cartagena.actions import Advance, face
from windlass.games.cartagena.components import SYMBOL_NAMES
from windlass.games.cartagena.forecast import Preview
from windlass.games.cartagena.notation import print_action
from windlass.games.cartagena.view import CartagenaView, SeatView
from windlass.terminal.boards import COLOURS, SHAPES, Say, name_tag

# Where the spaces lie, x to the right and y up: the drawing of the rulebook's example fits any tunnel, for all segments have one shape.
GRID: Final = (
    (0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (1, 2), (2, 2), (2, 3), (1, 3), (1, 4), (2, 4), (3, 4),
    (4, 4), (5, 4), (6, 4), (6, 3), (5, 3), (5, 2), (6, 2), (6, 1), (5, 1), (5, 0), (6, 0), (7, 0),
    (8, 0), (8, 1), (7, 1), (7, 2), (8, 2), (9, 2), (10, 2), (10, 1), (9, 1), (9, 0), (10, 0), (11, 0),
)  # fmt: skip
TOP: Final = 4
WIDE: Final = 5  # characters from wall to wall
HIGH: Final = 3  # lines from wall to wall
SIDE_BY_SIDE: Final = 116  # columns from which the players stand beside the tunnel
INK: Final = ("#e5484d", "#1e95c9", "#a167e8", "#b0931c", "#3f9e4d", "#d9730d")  # of the symbols
STONE: Final = "#8d7b68"
CORNERS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the walls that meet: 1 up, 2 down, 4 left, 8 right

Cell = tuple[int, int]
Lines = list[list[tuple[str, str]]]  # characters and their styles


def draw(view: CartagenaView, say: Say, names: Sequence[str]) -> RenderableType:
    """The table as the view shows it, in one or two columns."""
    return _Table(view, say, names)


def outlook(view: CartagenaView, preview: Preview, say: Say) -> str:
    """Where the pirate would arrive and how many cards that earns."""
    if preview.target < 0:
        return ""
    place = say("cartagena-screen-boat") if preview.target == view.boat else str(preview.target)
    return f"→ {place}" + (f" +{preview.draws}" if preview.draws else "")


def short(code: int, say: Say) -> str:
    """The short form of an action in the reader's letters: the first of each symbol's name."""
    action = face(code)
    return f"{action.space}{letter(action.symbol, say)}" if isinstance(action, Advance) else print_action(code)


def letter(symbol: int, say: Say) -> str:
    """The letter of a symbol in the reader's language; a test holds that no two are alike."""
    return say(f"cartagena-symbol-{SYMBOL_NAMES[symbol]}")[0].lower()


def heading(view: CartagenaView, say: Say) -> str:
    """The game and the round."""
    return f"{say('cartagena-name')} · {say('cartagena-screen-round', round=view.round)}"


class _Table:
    def __init__(self, view: CartagenaView, say: Say, names: Sequence[str]) -> None:
        self.view, self.say, self.names = view, say, names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        tunnel = Group(_tunnel(self.view, self.say), _legend(self.view, self.say))
        people = players(self.view, self.say, self.names)
        piles = _piles(self.view, self.say)
        title = heading(self.view, self.say)
        if options.max_width >= SIDE_BY_SIDE:
            sides = Table.grid(padding=(0, 2))
            sides.add_row(tunnel, Group(people, Styled(), piles))
            yield Panel(sides, title=title, border_style=STONE, expand=False)
        else:
            yield Panel(Group(tunnel, Styled(), people, piles), title=title, border_style=STONE, expand=False)


# -- The tunnel ------------------------------------------------------------------------------------------------------


def _tunnel(view: CartagenaView, say: Say) -> Styled:
    path = GRID[: view.last]
    right = max(x for x, _ in path) + 1
    lines: Lines = [[(" ", "")] * ((right + 2) * WIDE + 1) for _ in range((TOP + 1) * HIGH + 1)]
    _build_walls(lines, path, right)
    for space, cell in enumerate(path, 1):
        symbol = view.track[space - 1]
        _write(lines, cell, 0, [(f"{space:>2}", "dim"), (f" {letter(symbol, say)}", f"bold {INK[symbol]}")])
        _write(lines, cell, 1, [(SHAPES[seat], f"bold {COLOURS[seat]}") for seat in standing(view, space)], indent=1)
    _fill_room(lines, view, (-1, 1), 0)
    _fill_room(lines, view, (right, 1), view.boat)
    start, boat = say("cartagena-screen-start"), say("cartagena-screen-boat")
    _write(lines, (-1, 2), 1, [(start, "bold")])
    _write(lines, (right, 2), 1, [(boat, "bold")], indent=min(0, WIDE - len(boat)))
    return Styled("\n").join(Styled.assemble(*line) for line in lines)


def _build_walls(lines: Lines, path: Sequence[Cell], right: int) -> None:
    """Wall in the spaces and the rooms at both ends, leaving a door from each space to the next."""
    way = [(-1, 1), (-1, 0), *path, (right, 0), (right, 1)]
    rooms = set(way)
    doors = {frozenset(step) for step in pairwise(way)}

    def wall(one: Cell, other: Cell) -> bool:
        return (one in rooms or other in rooms) and frozenset((one, other)) not in doors

    for y in range(TOP + 2):
        for x in range(-1, right + 2):
            line, column = (TOP + 1 - y) * HIGH, (x + 1) * WIDE
            up, down = wall((x - 1, y), (x, y)), wall((x - 1, y - 1), (x, y - 1))
            left, along = wall((x - 1, y - 1), (x - 1, y)), wall((x, y - 1), (x, y))
            lines[line][column] = (CORNERS[up + 2 * down + 4 * left + 8 * along], STONE)
            if along:
                lines[line][column + 1 : column + WIDE] = [("─", STONE)] * (WIDE - 1)
            if up:
                for above in range(1, HIGH):
                    lines[line - above][column] = ("│", STONE)


def _write(lines: Lines, cell: Cell, row: int, parts: Sequence[tuple[str, str]], indent: int = 0) -> None:
    """Write into a place, from its first character on."""
    line, column = (TOP - cell[1]) * HIGH + 1 + row, (cell[0] + 1) * WIDE + 1 + indent
    letters = [(letter, style) for text, style in parts for letter in text]
    lines[line][column : column + len(letters)] = letters


def _fill_room(lines: Lines, view: CartagenaView, top: Cell, space: int) -> None:
    """Count each seat's pirates in the room at either end."""
    for seat, things in enumerate(view.seats):
        count = things.pirates.count(space)
        if count:
            _write(lines, top, seat, [(SHAPES[seat], f"bold {COLOURS[seat]}"), (f" {count}", "bold")], indent=1)


def standing(view: CartagenaView, space: int) -> list[int]:
    """The seats whose pirates stand on a space, one for each."""
    return [seat for seat, things in enumerate(view.seats) for _ in range(things.pirates.count(space))]


# -- The cards -------------------------------------------------------------------------------------------------------


def _legend(view: CartagenaView, say: Say) -> Styled:
    names = [Styled.assemble(card(symbol, say), " ", say(f"cartagena-symbol-{name}")) for symbol, name in enumerate(view.symbols)]
    return Styled("  ").join(names)


def players(view: CartagenaView, say: Say, names: Sequence[str]) -> RenderableType:
    """Everyone's crew and cards, one line each."""
    table = Table.grid(padding=(0, 1))
    for seat, things in enumerate(view.seats):
        aboard = Styled.assemble((f"{things.aboard}/{len(things.pirates)} ", "bold"), say("cartagena-screen-aboard"))
        table.add_row("▸" if seat == view.actor else " ", name_tag(seat, names), aboard, _hand(say, things))
    return table


def _hand(say: Say, things: SeatView) -> Styled:
    """The cards of a hand by symbol; of a hidden one those seen being taken, and backs for the rest."""
    seen = things.known if things.hand is None else things.hand
    groups = [Styled("").join([card(symbol, say)] * count) for symbol, count in enumerate(seen) if count]
    backs = things.held - sum(seen)
    if backs > 0:
        groups.append(Styled("▮" * backs, "dim"))
    return Styled.assemble((f"{things.held:>2} ", "dim"), Styled(" ").join(groups))


def _piles(view: CartagenaView, say: Say) -> RenderableType:
    return Group(*row_line(view, say), discard_line(view, say))


def row_line(view: CartagenaView, say: Say) -> list[Styled]:
    """The open row, next card first; nothing where there is none."""
    if view.row is None:
        return []
    return [Styled.assemble(f"{say('cartagena-screen-row')} ▸ ", Styled(" ").join(card(symbol, say) for symbol in view.row))]


def discard_line(view: CartagenaView, say: Say) -> Styled:
    """The deck's size and the discard."""
    discard = [Styled.assemble(card(symbol, say), str(count)) for symbol, count in enumerate(view.discard) if count]
    return Styled.assemble(
        f"{say('cartagena-screen-deck')} ", (str(view.deck), "bold"), f"   {say('cartagena-screen-discard')} ", Styled(" ").join(discard)
    )


def card(symbol: int, say: Say) -> Styled:
    """A card as its letter."""
    return Styled(letter(symbol, say), f"bold {INK[symbol]}")
