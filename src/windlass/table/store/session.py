"""A session: one connection of one thread to a database, and how a database is brought forward to today's tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Protocol

from windlass.engine.refusal import Refusal
from windlass.table.store.writes import Statement


class Session(Protocol):
    """A connection of one thread, in plain SQL with `?` for values."""

    def run(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows a statement gives."""

    def run_all(self, statements: Iterable[Statement]) -> None:
        """Run statements whose rows nobody needs, with as little waiting between them as can be."""

    def close(self) -> None:
        """Let go of the connection."""


def migrate(session: Session, dialect: str) -> None:
    """Bring a database forward, one numbered file after the other, each in its own transaction together with its number.

    Processes that start at once wait for each other: SQLite locks its file, PostgreSQL is asked for a lock of that name.
    """
    if dialect == "postgres":
        session.run("SELECT pg_advisory_lock(hashtext('windlass migration'))")
    session.run("CREATE TABLE IF NOT EXISTS migration (number BIGINT PRIMARY KEY)")
    folder = files("windlass.table.store") / "migrations" / dialect
    steps = sorted((step for step in folder.iterdir() if step.name.endswith(".sql")), key=lambda step: step.name)
    done = {number for (number,) in session.run("SELECT number FROM migration")}
    if done - {int(step.name.split("-")[0]) for step in steps}:
        raise Refusal("store.newer")
    for step in steps:
        number = int(step.name.split("-")[0])
        session.run("BEGIN" if dialect == "postgres" else "BEGIN IMMEDIATE")
        if not session.run("SELECT number FROM migration WHERE number = ?", (number,)):
            for statement in step.read_text("utf-8").split(";"):
                if statement.strip():
                    session.run(statement)
            session.run("INSERT INTO migration (number) VALUES (?)", (number,))
        session.run("COMMIT")
    if dialect == "postgres":
        session.run("SELECT pg_advisory_unlock(hashtext('windlass migration'))")
