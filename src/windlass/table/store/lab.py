"""Runs of the lab: what was asked and how far it came, with the pages of those that are done."""

from __future__ import annotations

from typing import NamedTuple

from windlass.table.store.jobs import Run
from windlass.table.store.session import Session


class KeptRun(NamedTuple):
    """One run as it was last heard of."""

    id: str
    at: int
    heard: int
    body: bytes


class LabRuns:
    """The runs of one store."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def all(self) -> list[KeptRun]:
        """Every run without its pages, the latest first."""

        def look(session: Session) -> list[KeptRun]:
            rows = session.run("SELECT id, at, heard, body FROM lab_run ORDER BY at DESC, id")
            return [KeptRun(run, at, heard, body.encode()) for run, at, heard, body in rows]

        return await self._read(look)

    async def keep(self, run: KeptRun, pages: bytes | None = None) -> None:
        """Keep a run in the place of what was known of it; pages stay unless new ones are given."""
        statement = (
            "INSERT INTO lab_run (id, at, heard, body, pages) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
            "SET heard = excluded.heard, body = excluded.body, pages = COALESCE(excluded.pages, lab_run.pages)"
        )

        def write(session: Session) -> None:
            session.run(statement, (run.id, run.at, run.heard, run.body.decode(), pages.decode() if pages else None))

        await self._write(write)

    async def pages(self, run: str) -> bytes | None:
        """The pages of a run that is done."""

        def look(session: Session) -> bytes | None:
            rows = session.run("SELECT pages FROM lab_run WHERE id = ?", (run,))
            return str(rows[0][0]).encode() if rows and rows[0][0] else None

        return await self._read(look)

    async def forget(self, run: str) -> None:
        """Remove a run with its pages."""

        def write(session: Session) -> None:
            session.run("DELETE FROM lab_run WHERE id = ?", (run,))

        await self._write(write)
