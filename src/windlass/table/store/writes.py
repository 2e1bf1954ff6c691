"""Writes: the SQL that puts entries, their row and the members of a table down. In the database a table is called `room`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from windlass.table.store.port import Append, Row

ROW_FIELDS: Final = "id, code, game, status, public, number, turn, deadline, bot, line, created, updated"
Statement = tuple[str, Sequence[Any]]


def row_from(found: Sequence[Any]) -> Row:
    """A row as it was read."""
    table, code, game, status, public, number, turn, deadline, bot, line, created, updated = found
    return Row(table, code, game, status, bool(public), number, turn, deadline, bool(bot), line.encode(), created, updated)


def entry_writes(append: Append) -> Iterator[Statement]:
    """What writes the entries and the row that follows from them."""
    row = append.row
    marks = ", ".join(["(?, ?, ?, ?, ?)"] * len(append.entries))
    values = [value for one in append.entries for value in (row.table, one.number, one.person, one.command, one.body.decode())]
    yield f"INSERT INTO entry (room, number, person, command, body) VALUES {marks}", values  # noqa: S608
    changes = ", ".join(f"{name} = excluded.{name}" for name in ROW_FIELDS.split(", ")[3:])
    fields = (*row[:4], int(row.public), row.number, row.turn, row.deadline, int(row.bot), row.line.decode(), row.created, row.updated)
    marks = ", ".join("?" * len(fields))
    yield f"INSERT INTO room ({ROW_FIELDS}) VALUES ({marks}) ON CONFLICT (id) DO UPDATE SET {changes}", fields  # noqa: S608


def member_writes(append: Append) -> Iterator[Statement]:
    """What writes who takes part, where that changed."""
    if append.members is None:
        return
    yield "DELETE FROM member WHERE room = ?", (append.row.table,)
    for one in append.members:
        values = (one.table, one.person, ",".join(map(str, one.seats)), one.place, int(one.resigned))
        yield "INSERT INTO member (room, person, seats, place, resigned) VALUES (?, ?, ?, ?, ?)", values
