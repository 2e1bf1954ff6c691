"""Inspection of a store: whether every table's log can be read and replayed and its lists agree, and how to set aside what cannot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from windlass.engine.refusal import Refusal
from windlass.table.live.tables import members_of, row_of
from windlass.table.log.table import Table
from windlass.table.store.port import Append, Store

Kind = Literal["log", "rules", "lists"]


class Finding(NamedTuple):
    """What is wrong with one table: its log is damaged, it was played by rules that are not here, or lists tell something else."""

    table: str
    kind: Kind
    refusal: Refusal | None


async def inspect(store: Store) -> AsyncIterator[Finding | None]:
    """Each table of a store in turn: what is wrong with it, or None."""
    for name in await store.all_tables():
        yield await _look_at(store, name)


async def _look_at(store: Store, name: str) -> Finding | None:
    table, row = await _folded(store, name), await store.row(name)
    if table.frozen is not None:
        damaged = table.frozen.code in ("table.unreadable", "table.broken") or table.created is None
        return Finding(name, "log" if damaged else "rules", table.frozen)
    if row is None or row != row_of(table):
        return Finding(name, "lists", None)
    return None


async def _folded(store: Store, name: str) -> Table:
    table = Table(name)
    for stored in await store.entries(name, 0):
        if stored.number != table.number + 1:
            table.frozen = table.frozen or Refusal("table.unreadable", number=table.number + 1)
            break
        table.read(stored)
    if table.number == 0:
        table.frozen = Refusal("table.unreadable", number=1)
    return table


async def repair(store: Store, finding: Finding, folder: Path) -> bool:
    """Set a damaged log aside as a file of its lines, or write its lists anew; whether anything was done."""
    if finding.kind == "lists":
        table = await _folded(store, finding.table)
        await store.write_row(Append(row_of(table), table.number, [], members_of(table)))
        return True
    if finding.kind == "rules":
        return False  # an earlier version of the program plays it on
    lines = [
        msgspec.json.encode({"number": one.number, "person": one.person, "command": one.command, "body": one.body.decode()})
        for one in await store.entries(finding.table, 0)
    ]
    _put_aside(folder, finding.table, lines)
    await store.remove(finding.table)
    return True


def _put_aside(folder: Path, table: str, lines: list[bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{table}.jsonl"
    target.touch(mode=0o600)
    target.write_bytes(b"".join(line + b"\n" for line in lines))
