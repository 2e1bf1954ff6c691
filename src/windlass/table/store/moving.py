"""Moving a whole store to another: every row of every table, in portions, again and again if need be, and compared by digest at the end."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from windlass.engine.refusal import Refusal
from windlass.table.store.session import Session

PORTION: Final = 500  # rows
MODULUS: Final = 1 << 128


class Shape(NamedTuple):
    """A table of a database: its name, its columns, and those that make its primary key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


def shapes(session: Session, dialect: str) -> list[Shape]:
    """Every table of a database but the list of migrations."""
    if dialect == "sqlite":
        names = session.run("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    else:
        names = session.run("SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()")
    return [_shape(session, dialect, name) for (name,) in sorted(names) if name != "migration"]


def _shape(session: Session, dialect: str, name: str) -> Shape:
    if dialect == "sqlite":
        columns = session.run(f"PRAGMA table_info({name})")
        key = sorted((one[5], one[1]) for one in columns if one[5])
        return Shape(name, tuple(sorted(one[1] for one in columns)), tuple(column for _, column in key))
    columns = session.run(
        "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ?", (name,)
    )
    key = session.run(
        "SELECT use.ordinal_position, use.column_name FROM information_schema.key_column_usage use "
        "JOIN information_schema.table_constraints con "
        "ON con.constraint_name = use.constraint_name AND con.table_name = use.table_name AND con.table_schema = use.table_schema "
        "WHERE con.constraint_type = 'PRIMARY KEY' AND use.table_schema = current_schema() AND use.table_name = ?",
        (name,),
    )
    return Shape(name, tuple(sorted(one[0] for one in columns)), tuple(column for _, column in sorted(key)))


def portions(session: Session, shape: Shape) -> Iterator[list[tuple[Any, ...]]]:
    """The rows of a table in portions, in the order of its key."""
    names, key = ", ".join(shape.columns), ", ".join(shape.key)
    places = [shape.columns.index(column) for column in shape.key]
    marks = ", ".join("?" * len(shape.key))
    last: Sequence[Any] = ()
    while True:
        after = f"WHERE ({key}) > ({marks})" if last else ""
        rows = session.run(f"SELECT {names} FROM {shape.name} {after} ORDER BY {key} LIMIT {PORTION}", last)  # noqa: S608
        if not rows:
            return
        yield rows
        last = [rows[-1][place] for place in places]


def digest(session: Session, shape: Shape) -> tuple[int, int]:
    """How many rows a table has, and a sum over them that does not depend on their order."""
    count = total = 0
    for rows in portions(session, shape):
        count += len(rows)
        for row in rows:
            told = repr([bytes(one) if isinstance(one, memoryview) else one for one in row]).encode()
            total += int.from_bytes(hashlib.blake2b(told, digest_size=16).digest())
    return count, total % MODULUS


def move(source: Session, source_dialect: str, target: Session, target_dialect: str, told: Callable[[str, int], None]) -> int:
    """Copy everything; gives the number of rows. What is there already stays, so a move that was broken off goes on. Refuses with
    `store.differs` when in the end a table is not the same on both sides: the target held something else.
    """
    tables, theirs = shapes(source, source_dialect), shapes(target, target_dialect)
    if [(one.name, one.columns) for one in tables] != [(one.name, one.columns) for one in theirs]:
        raise Refusal("store.newer")
    moved = 0
    for shape in tables:
        names, marks = ", ".join(shape.columns), ", ".join("?" * len(shape.columns))
        add = f"INSERT INTO {shape.name} ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING"  # noqa: S608
        for rows in portions(source, shape):
            target.run("BEGIN")
            target.run_all((add, row) for row in rows)
            target.run("COMMIT")
            moved += len(rows)
            told(shape.name, moved)
    for shape in tables:
        if digest(source, shape) != digest(target, shape):
            raise Refusal("store.differs", table=shape.name)
    return moved
