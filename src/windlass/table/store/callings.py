"""Callings: how people want to be called to slow games, for which turns they were, and how they keep their own lists."""

from __future__ import annotations

from typing import NamedTuple

from windlass.table.store.jobs import Run
from windlass.table.store.port import Row
from windlass.table.store.session import Session
from windlass.table.store.writes import ROW_FIELDS, row_from


class Calling(NamedTuple):
    """How a person wants to be called, as JSON; when they were told last, and what went wrong then."""

    person: str
    body: bytes
    told: int
    trouble: str


class Mark(NamedTuple):
    """What a person made of one table in their own list: another name, or out of sight."""

    table: str
    archived: bool
    title: str


class Callings:
    """The callings and lists of one store."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def calling(self, person: str) -> Calling | None:
        """How a person wants to be called."""
        ask = "SELECT person, body, told, trouble FROM calling WHERE person = ?"
        found = await self._read(lambda session: session.run(ask, (person,)))
        return Calling(found[0][0], found[0][1].encode(), *found[0][2:]) if found else None

    async def keep(self, person: str, body: bytes) -> None:
        """Keep how a person wants to be called from now on."""
        keep = (
            "INSERT INTO calling (person, body, told, trouble) VALUES (?, ?, 0, '') "
            "ON CONFLICT (person) DO UPDATE SET body = excluded.body, trouble = ''"
        )
        await self._write(lambda session: session.run_all([(keep, (person, body.decode()))]))

    async def told(self, person: str, now: int, trouble: str) -> None:
        """Note that a person was told, or why they could not be."""
        note = "UPDATE calling SET told = ?, trouble = ? WHERE person = ?"
        await self._write(lambda session: session.run_all([(note, (now, trouble, person))]))

    async def waiting(self, before: int) -> list[tuple[Row, Calling]]:
        """The turns of people who want to be called, not changed since then, for which they were not called: they did nothing at the table
        since they were called to it last.
        """
        fields = ", ".join(f"room.{name}" for name in ROW_FIELDS.split(", "))
        ask = (
            f"SELECT {fields}, calling.body, calling.told, calling.trouble FROM calling JOIN room ON room.turn = calling.person "  # noqa: S608
            "WHERE room.status = 'playing' AND room.updated <= ? AND NOT EXISTS (SELECT 1 FROM called WHERE called.room = room.id "
            "AND called.person = room.turn AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.room = room.id "
            "AND entry.number > called.number AND entry.person = room.turn)) ORDER BY room.updated"
        )
        found = await self._read(lambda session: session.run(ask, (before,)))
        rows = [(row_from(one[:-3]), one[-3:]) for one in found]
        return [(row, Calling(row.turn, body.encode(), told, trouble)) for row, (body, told, trouble) in rows]

    async def claim(self, row: Row) -> bool:
        """Whether the caller who asks is to call the person of this turn: no other process does."""
        claim = (
            "INSERT INTO called (room, person, number) VALUES (?, ?, ?) ON CONFLICT (room, person) DO UPDATE SET "
            "number = excluded.number WHERE called.number < excluded.number RETURNING room"
        )
        return bool(await self._write(lambda session: session.run(claim, (row.table, row.turn, row.number))))

    # -- one's own list ---------------------------------------------------------------------------------------------

    async def marks(self, person: str) -> dict[str, Mark]:
        """What a person made of their tables."""
        ask = "SELECT room, archived, title FROM shelf WHERE person = ?"
        found = await self._read(lambda session: session.run(ask, (person,)))
        return {table: Mark(table, bool(archived), title) for table, archived, title in found}

    async def mark(self, person: str, table: str, archived: bool | None, title: str | None) -> None:
        """Put a table out of sight or back, or call it otherwise; what is not said stays as it is."""

        def put(session: Session) -> None:
            session.run("INSERT INTO shelf (person, room, archived, title) VALUES (?, ?, 0, '') ON CONFLICT DO NOTHING", (person, table))
            if archived is not None:
                session.run("UPDATE shelf SET archived = ? WHERE person = ? AND room = ?", (int(archived), person, table))
            if title is not None:
                session.run("UPDATE shelf SET title = ? WHERE person = ? AND room = ?", (title, person, table))

        await self._write(put)
