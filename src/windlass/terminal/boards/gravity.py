"""Gravity on a terminal: the islands as bricks that touch like hexagons, with their sources, yields, gravity and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from windlass.games.gravity.actions import ISLAND_LETTERS
from windlass.games.gravity.forecast import Forecast, Preview
from windlass.games.gravity.view import GravityView, IslandView, SeatView
from windlass.terminal.boards import COLOURS, SHAPES, Say, name_tag

STEP: Final = 14  # columns from one island to the next in a row; the rows between are shifted by half of it
HIGH: Final = 5  # lines of an island
MOST: Final = 76  # columns of the map; a map that has drifted further apart is shown as a list
INK: Final = {"R": ("r", "bold #e5484d"), "B": ("b", "bold #1e95c9"), "X": ("x", "bold #a167e8"), "-": ("·", "dim")}
STONE: Final = "#8d7b68"

Line = list[tuple[str, str]]  # characters and their styles


def draw(view: GravityView, say: Say, names: Sequence[str]) -> RenderableType:
    """The table as the view shows it."""
    parts = [
        _map(view),
        Styled(say("gravity-screen-legend"), "dim"),
        Styled(),
        _players(view, say, names),
        facts(view, say, names),
        *_abilities(view, say),
    ]
    return Panel(Group(*parts), title=heading(view, say), border_style=STONE, expand=False)


def heading(view: GravityView, say: Say) -> str:
    """The game and the round."""
    label = "gravity-screen-round-of" if view.round_limit else "gravity-screen-round"
    given = {"limit": view.round_limit} if view.round_limit else {}
    return f"{say('gravity-name')} · {say(label, round=view.round, **given)}"


def outlook(view: GravityView, preview: Preview, _say: Say) -> str:
    """What the actor's islands would yield together after an action that moves or turns an island, or the pieces it costs."""
    if preview.flows is not None:
        return f"+{sum(preview.flows[island] for island in view.seats[view.actor].islands)}"
    return f"-{preview.losses}" if preview.losses else ""


# -- The map ---------------------------------------------------------------------------------------------------------


def _map(view: GravityView) -> RenderableType:
    left = min(2 * island.q + island.r for island in view.islands)
    top = min(island.r for island in view.islands)
    right = max(2 * island.q + island.r for island in view.islands)
    bottom = max(island.r for island in view.islands)
    wide = (right - left) * STEP // 2 + STEP
    if wide > MOST:
        return _list(view)
    lines: list[Line] = [[(" ", "")] * wide for _ in range((bottom - top + 1) * HIGH)]
    for number, island in enumerate(view.islands):
        column = (2 * island.q + island.r - left) * STEP // 2
        for row, line in enumerate(_brick(view, number, island)):
            at = (island.r - top) * HIGH + row
            lines[at][column : column + len(line)] = line
    return Styled("\n").join(Styled.assemble(*line) for line in lines)


def _brick(view: GravityView, number: int, island: IslandView) -> list[Line]:
    """An island as five lines: its sources stand in the walls towards its six neighbours."""
    wall = f"bold {COLOURS[island.owner]}" if island.owner >= 0 else STONE
    north_east, east, south_east, south_west, west, north_west = (INK[source] for source in island.sources)
    sign = "★" if number == view.strongest else "◂" if number == view.target else " "
    name = f"{ISLAND_LETTERS[number]}{island.face}{island.rotation} {sign}"
    gravity = f"{island.permanent}.{island.temporary}"
    flow = f"+{island.flow}"
    return [
        [*_letters("╭──", wall), north_west, *_letters("─────", wall), north_east, *_letters("──╮", wall)],
        [*_letters("│ ", wall), *_letters(f"{name:<9}", "bold"), *_letters(" │", wall)],
        [west, *_letters(f" {gravity:<5}", "bold"), *_letters(f"{flow:>5}", "#3f9e4d" if island.flow else "dim"), east],
        [*_letters("│ ", wall), *_pieces(island), *_letters(" │", wall)],
        [*_letters("╰──", wall), south_west, *_letters("─────", wall), south_east, *_letters("──╯", wall)],
    ]


def _letters(text: str, style: str) -> Line:
    return [(letter, style) for letter in text]


def _pieces(island: IslandView) -> Line:
    hunters = _letters(f"{SHAPES[island.owner]}{island.hunters} ", f"bold {COLOURS[island.owner]}") if island.owner >= 0 else []
    mercenaries = _letters(f"m{island.mercenaries}", "bold") if island.mercenaries else []
    line = [*hunters, *mercenaries]
    return line + [(" ", "")] * (9 - len(line))


def _list(view: GravityView) -> RenderableType:
    """Islands one to a line, with their cells and neighbours: for a map too wide to draw."""
    table = Table.grid(padding=(0, 1))
    for number, island in enumerate(view.islands):
        beside = "".join(ISLAND_LETTERS[other] for other in sorted(island.beside) if other >= 0)
        edges = Styled.assemble(*(INK[source] for source in island.sources))
        gravity = f"{island.permanent}.{island.temporary} +{island.flow}"
        name = f"{ISLAND_LETTERS[number]}{island.face}{island.rotation}"
        table.add_row(Styled(name, "bold"), f"({island.q},{island.r})", edges, gravity, Styled.assemble(*_pieces(island)), beside)
    return table


# -- Players and facts -----------------------------------------------------------------------------------------------


def _players(view: GravityView, say: Say, names: Sequence[str]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for seat, things in enumerate(view.seats):
        first = f" ({say('gravity-screen-first')})" if seat == view.first else ""
        crew = f"{say('gravity-screen-airship')} {SHAPES[seat]}{things.crew} m{things.hired}"
        fallen = f", {say('gravity-screen-fallen')} {things.fallen}" if things.fallen else ""
        turns = say("gravity-screen-passed") if things.passed else f"{say('gravity-screen-turns')} {things.turns_left}"
        table.add_row("▸" if seat == view.actor else " ", Styled.assemble(name_tag(seat, names), first), crew + fallen, turns)
        table.add_row("", cards_of(things, say), "", "")
    return table


def cards_of(things: SeatView, say: Say) -> Styled:
    """Cards by number; of hidden ones the backs."""
    hand = _numbers(things.hand) if things.hand is not None else "▮" * things.hand_size
    words = [f"{say('gravity-screen-hand')} {hand or '–'}"]
    if things.saved_size:
        saved = _numbers(things.saved) if things.saved is not None else "▮" * things.saved_size
        words.append(f"{say('gravity-screen-saved')} {saved}")
    if things.row:
        row = " ".join(f"▯{lying.card}" if lying.castled else str(lying.card) for lying in things.row)
        words.append(f"{say('gravity-screen-played')} {row}")
    return Styled(", ".join(words), "dim")


def _numbers(counts: Sequence[int]) -> str:
    return "".join(str(kind + 1) * count for kind, count in enumerate(counts))


def _pull(forecast: Forecast, say: Say) -> str:
    """Which islands the strongest would pull: those certain, and how many of which equals."""
    pulled = [ISLAND_LETTERS[island] for island in forecast.sure]
    if forecast.either:
        equals = "/".join(ISLAND_LETTERS[island] for island in forecast.either)
        pulled.append(say("gravity-screen-some-of", count=forecast.pulls - len(forecast.sure), islands=equals))
    return f", {say('gravity-screen-pulls')} {' + '.join(pulled)}" if pulled else ""


def facts(view: GravityView, say: Say, names: Sequence[str]) -> Styled:
    """The reserve, the coming pull and what is being redistributed."""
    forecast = view.forecast
    strongest = say("gravity-screen-calm")
    if forecast.strongest >= 0:
        strongest = f"{ISLAND_LETTERS[forecast.strongest]} ({forecast.gravity})" + _pull(forecast, say)
    if forecast.winner >= 0:
        strongest += f", {say('gravity-screen-wins', name=names[forecast.winner])}"
    words = [f"{say('gravity-screen-reserve')}: {view.reserve}"]
    if any(view.lifted):
        hunters, mercenaries, permanent, temporary = view.lifted
        words.append(f"{say('gravity-screen-lifted')}: ●{hunters} m{mercenaries} {permanent}.{temporary}")
    return Styled(f"{'   '.join(words)}\n{say('gravity-screen-strongest')}: {strongest}")


def _abilities(view: GravityView, say: Say) -> list[Styled]:
    """What the airships can do, one line each."""
    lines = []
    for seat, things in enumerate(view.seats):
        if things.ability is not None:
            name = (f"{SHAPES[seat]} {say(f'gravity-ability-{things.ability}')}: ", f"bold {COLOURS[seat]}")
            lines.append(Styled.assemble(name, (say(f"gravity-ability-{things.ability}-effect"), "dim")))
    return lines
