"""PostgreSQL: for several server processes and bot workers at once. Its NOTIFY carries ids to the other processes."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
import psycopg

from windlass.table.store.port import Note
from windlass.table.store.session import Session
from windlass.table.store.sql import SqlStore
from windlass.table.store.writes import Statement

CHANNEL: Final = "windlass"
_NOTES: Final = msgspec.json.Decoder(Note)


class PostgresSession:
    """One connection in autocommit mode: transactions are begun and ended in plain words."""

    def __init__(self, address: str) -> None:
        self._connection = psycopg.connect(address, autocommit=True)

    def run(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows a statement gives."""
        cursor = self._connection.execute(statement.replace("?", "%s"), values or None)
        return cursor.fetchall() if cursor.description is not None else []

    def run_all(self, statements: Iterable[Statement]) -> None:
        """Send statements whose rows nobody needs all at once."""
        with self._connection.pipeline():
            for statement, values in statements:
                self._connection.execute(statement.replace("?", "%s"), values or None)

    def close(self) -> None:
        """Let go of the connection."""
        self._connection.close()


class PostgresStore(SqlStore):
    """The store of many processes: the primary key of entries decides between writers, notes tell the others."""

    shared = True
    broken = psycopg.errors.UniqueViolation
    lost = psycopg.OperationalError
    fault = psycopg.Error

    def __init__(self, address: str) -> None:
        self.address = address
        self._ears = threading.Event()
        self._name = secrets.token_hex(6)  # whose notes are one's own
        super().__init__()

    def connect(self) -> Session:
        """A new connection to the server."""
        return PostgresSession(self.address)

    def migrations(self) -> str:
        """The folder of migrations."""
        return "postgres"

    def told(self, note: Note) -> list[Statement]:
        """What sends a note with the transaction: it is delivered when, and only if, that commits."""
        return [("SELECT pg_notify(?, ?)", (CHANNEL, f"{self._name} {msgspec.json.encode(note).decode()}"))]

    def listen(self, heard: Callable[[Note | None], None]) -> None:
        """Have notes given to `heard` from a thread that connects again whenever the connection breaks."""

        def hear() -> None:
            while not self._ears.is_set():
                try:
                    with psycopg.connect(self.address, autocommit=True) as connection:
                        connection.execute(f"LISTEN {CHANNEL}")
                        heard(None)
                        while not self._ears.is_set():
                            for note in connection.notifies(timeout=0.5):
                                writer, _, said = note.payload.partition(" ")
                                if writer != self._name:
                                    heard(_read(said))
                except psycopg.OperationalError:
                    self._ears.wait(1)

        threading.Thread(target=hear, name="store-ears", daemon=True).start()

    async def close(self) -> None:
        """Finish what was begun and let go."""
        self._ears.set()
        await super().close()


def _read(said: str) -> Note | None:
    """A note, or None for one of another version: then it is best to look at everything."""
    try:
        note: Note = _NOTES.decode(said)
    except msgspec.DecodeError:
        return None
    return note
