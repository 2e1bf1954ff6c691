"""SQLite: one file, no service. Write-ahead log with full synchronisation, so an answered write survives a power cut."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from windlass.table.store.files import PRIVATE, Lock, prepare, said_of
from windlass.table.store.port import Note
from windlass.table.store.session import Session
from windlass.table.store.sql import SqlStore
from windlass.table.store.writes import Statement


class SqliteSession:
    """One connection in autocommit mode: transactions are begun and ended in plain words."""

    def __init__(self, path: str) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None, timeout=30, check_same_thread=False)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 30000"):
            self._connection.execute(f"PRAGMA {pragma}")

    def run(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows a statement gives."""
        return self._connection.execute(statement, values).fetchall()

    def run_all(self, statements: Iterable[Statement]) -> None:
        """Run statements whose rows nobody needs."""
        for statement, values in statements:
            self._connection.execute(statement, values)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


class SqliteStore(SqlStore):
    """The default store. One server process at a time; a second one would hear nothing of the first."""

    broken = sqlite3.IntegrityError
    lost = sqlite3.ProgrammingError
    fault = sqlite3.Error
    begin = "BEGIN IMMEDIATE"

    def __init__(self, path: str, *, alone: bool = False) -> None:
        self.path = path
        prepare(Path(path))
        self._lock = Lock(Path(path)) if alone else None
        try:
            super().__init__()
        except sqlite3.Error as error:
            raise said_of(error, Path(path)) from None

    def connect(self) -> Session:
        """A new connection to the file."""
        return SqliteSession(self.path)

    def migrations(self) -> str:
        """The folder of migrations."""
        return "sqlite"

    async def close(self) -> None:
        """Finish what was begun and let go."""
        await super().close()
        if self._lock is not None:
            self._lock.free()
            self._lock = None

    def listen(self, heard: Callable[[Note | None], None]) -> None:
        """Nobody else writes here, so nothing is ever heard."""


def back_up(source: str, target: str) -> int:
    """Copy a database while it is in use, whole and consistent; gives the number of pages copied."""
    if not Path(source).exists():
        raise FileNotFoundError(source)
    copied = 0

    def progress(_status: int, _remaining: int, total: int) -> None:
        nonlocal copied
        copied = total

    origin = sqlite3.connect(f"file:{Path(source).resolve()}?mode=ro", uri=True)
    Path(target).touch(mode=PRIVATE)
    copy = sqlite3.connect(target)
    try:
        origin.backup(copy, pages=256, progress=progress)
        if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError(target)
    finally:
        copy.close()
        origin.close()
    return copied
