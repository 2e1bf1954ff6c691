"""Gravity in a dozen lines: islands in two columns with their neighbours, players, cards and the coming pull; more on request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from windlass.games.gravity.actions import ISLAND_LETTERS
from windlass.games.gravity.view import GravityView, IslandView
from windlass.terminal.boards import COLOURS, SHAPES, Say, name_tag
from windlass.terminal.boards.gravity import INK, STONE, cards_of, facts, heading
from windlass.terminal.compact import Detail, named, side_by_side

WIDTH: Final = 79


def draw(view: GravityView, say: Say, names: Sequence[str]) -> RenderableType:
    """The table in a dozen lines of 80 columns."""
    islands = side_by_side([_island(view, number) for number in range(len(view.islands))], 2, WIDTH)
    lines = [_player(view, seat, say, names) for seat in range(len(view.seats))]
    return Group(Styled(heading(view, say), f"bold {STONE}"), islands, *lines, facts(view, say, names))


def _island(view: GravityView, number: int) -> Styled:
    """Letter, face and turn, sources by side, gravity, yield, pieces, neighbours."""
    island = view.islands[number]
    sign = "★" if number == view.strongest else "◂" if number == view.target else " "
    line = Styled(f"{ISLAND_LETTERS[number]}{island.face}{island.rotation}{sign} ", "bold")
    for source in island.sources:
        line.append(*INK[source])
    line.append(f" {island.permanent}.{island.temporary}", "bold").append(f" +{island.flow} ", "#3f9e4d" if island.flow else "dim")
    line.append_text(_pieces(island))
    beside = "".join(ISLAND_LETTERS[other] for other in sorted(island.beside) if other >= 0)
    return line.append(f" ~{beside}" if beside else "", "dim")


def _pieces(island: IslandView) -> Styled:
    line = Styled()
    if island.owner >= 0:
        line.append(f"{SHAPES[island.owner]}{island.hunters}", f"bold {COLOURS[island.owner]}")
    return line.append(f" m{island.mercenaries}" if island.mercenaries else "", "bold")


def _player(view: GravityView, seat: int, say: Say, names: Sequence[str]) -> Styled:
    things = view.seats[seat]
    line = Styled("▸ " if seat == view.actor else "  ").append_text(name_tag(seat, names))
    line.append(f" ({say('gravity-screen-first')})" if seat == view.first else "")
    line.append(f"  {say('gravity-screen-airship')} {SHAPES[seat]}{things.crew} m{things.hired}  ")
    line.append(say("gravity-screen-passed") if things.passed else f"{say('gravity-screen-turns')} {things.turns_left}")
    line.append("  ").append_text(cards_of(things, say))
    line.truncate(WIDTH, overflow="ellipsis")
    return line


# -- On request -------------------------------------------------------------------------------------------------------


def _island_detail(view: GravityView, typed: str, say: Say, names: Sequence[str]) -> RenderableType:
    """One island: its sides with their neighbours, its yield at each turn."""
    number = named(((ISLAND_LETTERS[place], say(one.name.id), place) for place, one in enumerate(view.islands)), typed)
    island = view.islands[number]
    table = Table.grid(padding=(0, 2))
    for side, (source, other) in enumerate(zip(island.sources, island.beside, strict=True)):
        table.add_row(str(side), Styled(*INK[source]), ISLAND_LETTERS[other] if other >= 0 else "–")
    owner = name_tag(island.owner, names) if island.owner >= 0 else Styled("–")
    turns = Styled("  ".join(f"{turn}: +{flow}" for turn, flow in enumerate(island.flows)), "#3f9e4d")
    return Group(Styled(say(island.name.id), "bold"), owner, _island(view, number), table, turns)


def _card(view: GravityView, typed: str, say: Say, _names: Sequence[str]) -> RenderableType:
    """The two actions of a card; without a number, of all cards."""
    table = Table.grid(padding=(0, 2))
    wanted = (
        [named(((str(number), str(number), number) for number in range(1, len(view.cards) + 1)), typed)]
        if typed
        else range(1, len(view.cards) + 1)
    )
    for number in wanted:
        actions = [say(f"gravity-act-{action.replace('_', '-')}") for action in view.cards[number - 1]]
        table.add_row(Styled(str(number), "bold"), " / ".join(actions))
    return table


def _discard(view: GravityView, _typed: str, say: Say, names: Sequence[str]) -> RenderableType:
    """What everyone has played and discarded, as far as it is open."""
    table = Table.grid(padding=(0, 2))
    for seat, things in enumerate(view.seats):
        table.add_row(name_tag(seat, names), cards_of(things, say))
    return table


DRAWS: Final = (draw,)
DETAILS: Final[Mapping[str, Detail]] = {"card": _card, "island": _island_detail, "discard": _discard}
