"""Reviews: what was found out about finished matches, kept beside their tables so that it is found out once."""

from __future__ import annotations

from windlass.table.store.jobs import Run
from windlass.table.store.session import Session


class Reviews:
    """The reviews of one store. A review names the program that made it; another one's is as good as none."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def find(self, table: str, maker: str) -> bytes | None:
        """The review of a table by this maker."""

        def look(session: Session) -> bytes | None:
            rows = session.run("SELECT body FROM review WHERE id = ? AND maker = ?", (table, maker))
            return str(rows[0][0]).encode() if rows else None

        return await self._read(look)

    async def keep(self, table: str, maker: str, body: bytes) -> None:
        """Keep a review in the place of any other of the table."""
        statement = (
            "INSERT INTO review (id, maker, body) VALUES (?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET maker = excluded.maker, body = excluded.body"
        )

        def write(session: Session) -> None:
            session.run(statement, (table, maker, body.decode()))

        await self._write(write)
