"""PostgreSQL: for several server processes and bot workers at once. Its NOTIFY carries ids to the other processes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg

from windlass.table.store.sql import Session, SqlStore

CHANNEL: Final = "windlass"


class PostgresSession:
    """One connection in autocommit mode: transactions are begun and ended in plain words."""

    def __init__(self, address: str) -> None:
        self._connection = psycopg.connect(address, autocommit=True)

    def run(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows a statement gives."""
        cursor = self._connection.execute(statement.replace("?", "%s"), values or None)
        return cursor.fetchall() if cursor.description is not None else []

    def close(self) -> None:
        """Let go of the connection."""
        self._connection.close()


class PostgresStore(SqlStore):
    """The store of many processes: the primary key of entries decides between writers, notes tell the others."""

    shared = True
    broken = psycopg.errors.UniqueViolation
    lost = psycopg.OperationalError

    def __init__(self, address: str) -> None:
        self.address = address
        self._ears = threading.Event()
        super().__init__()

    def connect(self) -> Session:
        """A new connection to the server."""
        return PostgresSession(self.address)

    def migrations(self) -> str:
        """The folder of migrations."""
        return "postgres"

    def told(self, session: Session, note: str) -> None:
        """Send a note with the transaction: it is delivered when, and only if, that commits."""
        session.run("SELECT pg_notify(?, ?)", (CHANNEL, note))

    def listen(self, heard: Callable[[str], None]) -> None:
        """Have notes given to `heard` from a thread that connects again whenever the connection breaks."""

        def hear() -> None:
            while not self._ears.is_set():
                try:
                    with psycopg.connect(self.address, autocommit=True) as connection:
                        connection.execute(f"LISTEN {CHANNEL}")
                        heard("reconnected")
                        while not self._ears.is_set():
                            for note in connection.notifies(timeout=0.5, stop_after=1):
                                heard(note.payload)
                except psycopg.OperationalError:
                    self._ears.wait(1)

        threading.Thread(target=hear, name="store-ears", daemon=True).start()

    async def close(self) -> None:
        """Finish what was begun and let go."""
        self._ears.set()
        await super().close()
