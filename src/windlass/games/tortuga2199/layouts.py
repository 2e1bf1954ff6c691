"""The map: sector kinds, where their tiles lie, and how many moves lie between them. Rulebook, "Setting up", 1."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from windlass.engine.data import BadComponents

SECTOR_NAMES: Final = (
    "tortuga",
    *("trading-post",) * 3,
    *("turrets",) * 3,
    "fortress",
    "lab",
    "mines",
    "vortex",
)
SECTOR_IDS: Final = ("tortuga", "post1", "post2", "post3", "turrets1", "turrets2", "turrets3", "fortress", "lab", "mines", "vortex")
SPOTS: Final = 11
SPECIALS: Final = 4
NOWHERE: Final = -1  # the spot of a tile that is not in this game
FILE: Final = "layouts.toml"


class SectorKind(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is printed on the tiles of one name."""

    id: str
    first_price: Annotated[int, Meta(ge=1, le=15)]
    maximum: Annotated[int, Meta(ge=1, le=15)]
    control: Annotated[int, Meta(ge=0, le=9)]
    status: Literal["known", "likely", "reconstructed"]
    known: list[str] = []
    likely: list[str] = []


class Spot(msgspec.Struct, forbid_unknown_fields=True):
    """A place for one tile."""

    sector: Literal["tortuga", "trading-post", "turrets", "special"]
    q: int
    r: int


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    """The tiles for some numbers of seats."""

    seats: list[Annotated[int, Meta(ge=2, le=4)]]
    spots: list[Spot]
    status: Literal["known", "likely", "reconstructed"]


def checked_layouts(layouts: list[Layout]) -> tuple[Layout, Layout, Layout]:
    """The layouts for 2, 3 and 4 seats. Raises BadComponents for a missing one or a map that cannot be played."""
    for layout in layouts:
        _check_layout(f"{FILE}: layout for {', '.join(map(str, layout.seats))} seats", layout)
    found = []
    for seats in (2, 3, 4):
        fitting = [layout for layout in layouts if seats in layout.seats]
        if len(fitting) != 1:
            raise BadComponents(f"{FILE}: seats: {len(fitting)} layouts for {seats} seats, not 1")
        found.append(fitting[0])
    return found[0], found[1], found[2]


def _check_layout(label: str, layout: Layout) -> None:
    names: list[str] = [spot.sector for spot in layout.spots]
    for name, low, high in (("tortuga", 1, 1), ("trading-post", 0, 3), ("turrets", 0, 3), ("special", SPECIALS, SPECIALS)):
        if not low <= names.count(name) <= high:
            raise BadComponents(f"{label}: spots: {names.count(name)} of {name}")
    if len({(spot.q, spot.r) for spot in layout.spots}) != len(layout.spots):
        raise BadComponents(f"{label}: spots: two tiles on one place")
    if any(NOWHERE in row[: len(names)] for row in distances(layout)[: len(names)]):
        raise BadComponents(f"{label}: spots: the map falls apart")


def homes(layout: Layout) -> tuple[int, ...]:
    """The spot of every sector that always lies in the same place; NOWHERE for the others."""
    found = [NOWHERE] * SPOTS
    for index, spot in enumerate(layout.spots):
        if spot.sector != "special":
            sector = SECTOR_NAMES.index(spot.sector)
            while found[sector] != NOWHERE:
                sector += 1
            found[sector] = index
    return tuple(found)


def special_spots(layout: Layout) -> tuple[int, ...]:
    """The spots for the four special sectors."""
    return tuple(index for index, spot in enumerate(layout.spots) if spot.sector == "special")


def distances(layout: Layout) -> tuple[tuple[int, ...], ...]:
    """Moves from spot to spot over shared borders; NOWHERE where there is no way."""
    count = len(layout.spots)
    table = [[NOWHERE] * SPOTS for _ in range(SPOTS)]
    for start in range(count):
        table[start][start] = 0
        frontier = [start]
        while frontier:
            here = frontier.pop(0)
            for there in range(count):
                if table[start][there] == NOWHERE and _touch(layout.spots[here], layout.spots[there]):
                    table[start][there] = table[start][here] + 1
                    frontier.append(there)
    return tuple(map(tuple, table))


def _touch(one: Spot, other: Spot) -> bool:
    return (other.q - one.q, other.r - one.r) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
