"""The lobby, and a person's tables, history and statistics. Made from rows, without folding any log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from windlass.table.live import people
from windlass.table.store.callings import Mark
from windlass.table.store.port import Member, Person, Row, Store
from windlass.table.wire import GameStatistics, Lobby, Me, MyTable, Settings, TableLine

LOBBY: Final = 200  # tables shown
LOOKED_AT: Final = 2000  # tables among which those are looked for
HISTORY: Final = 1000  # tables of a person that are looked at
_LINE: Final = msgspec.json.Decoder(TableLine)


def line_of(row: Row) -> TableLine:
    """A row as a line of a list."""
    try:
        line = _LINE.decode(row.line)
    except msgspec.DecodeError:  # one damaged row must not hide the others
        return TableLine(
            id=row.table, code=row.code, game=row.game, options={}, settings=Settings(), locked=False, status="frozen", seats=[],
            created=row.created, updated=row.updated,
        )  # fmt: skip
    line.updated = row.updated
    return line


async def lobby(store: Store, here: Callable[[str], int]) -> Lobby:
    """The public tables that wait for people, and those that may be watched: first those where somebody is, the latest before others."""
    rows = await store.open_rows(LOOKED_AT)
    lines = [line_of(row) for row in sorted(rows, key=lambda row: not here(row.table))[:LOBBY]]
    for line in lines:
        if line.settings.delay:
            line.updated = line.created  # those who watch later do not learn when somebody acted
    waiting = [line for line in lines if line.status == "waiting" and any(seat.kind == "open" for seat in line.seats)]
    return Lobby(waiting=waiting, playing=[line for line in lines if line.status == "playing" and line.settings.spectators])


async def me(store: Store, person: Person) -> Me:
    """A person with their tables, those first where it is their turn."""
    found, marks = await store.member_rows(person.id, HISTORY), await store.callings.marks(person.id)
    every = [my_table(row, member, marks.get(row.table)) for row, member in found]
    away = [one for one in every if not one.your_turn and (mark := marks.get(one.table.id)) is not None and mark.archived]
    mine = [one for one in every if one not in away]
    live = [one for one in mine if one.table.status in ("waiting", "playing", "paused", "frozen")]
    live.sort(key=lambda one: (not one.your_turn, one.deadline or 1 << 62, -one.table.updated))
    past = [one for one in mine if one.table.status in ("over", "abandoned")]
    return Me(person=people.info(person), tables=live, history=past[:100], statistics=statistics(found), archive=away[:100])


def my_table(row: Row, member: Member, mark: Mark | None = None) -> MyTable:
    """One table of a person, as they call it."""
    mine = row.turn == member.person and row.status == "playing"
    return MyTable(
        table=line_of(row), seats=list(member.seats), your_turn=mine, deadline=row.deadline if mine else None,
        place=member.place, title=mark.title if mark is not None else "",
    )  # fmt: skip


def statistics(found: list[tuple[Row, Member]]) -> list[GameStatistics]:
    """What a person did in each game: finished matches in which they held one seat."""
    games: dict[str, GameStatistics] = {}
    for row, member in found:
        if member.place is None or len(member.seats) != 1:
            continue
        sums = games.setdefault(row.game, GameStatistics(game=row.game, played=0, won=0, resigned=0, places=[]))
        sums.places += [0] * (member.place - len(sums.places))
        sums.places[member.place - 1] += 1
        sums.played += 1
        sums.won += member.place == 1
        sums.resigned += member.resigned
    return list(games.values())
