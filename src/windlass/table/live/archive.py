"""The archive: tables that guests finished long ago become match files in a folder, and leave the store.

A match file replays and verifies anywhere; what was said at the table is gone then. A table at which somebody with an account sat stays.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from pathlib import Path
from typing import Final

from windlass.engine import matchfile
from windlass.engine.refusal import Refusal
from windlass.table.live.tables import Tables
from windlass.table.log.table import Table

log = logging.getLogger(__name__)
PACE: Final = 3600.0  # seconds between two looks
BREATH: Final = 0.2  # seconds between two of them while there is more
AT_ONCE: Final = 20
PRIVATE: Final = 0o600


class Archive:
    """A folder of match files, by year and month of their end."""

    def __init__(self, tables: Tables, folder: Path, after: float) -> None:
        self._tables = tables
        self._folder = folder
        self._after = int(after * 1000)
        self._left: set[str] = set()  # what could not be put away

    async def run(self) -> None:
        """Put away what has grown old, now and then, until cancelled; a fault is told and tried again with the next look."""
        while True:
            more = 0
            try:
                more = await self.look()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("archive")
            await asyncio.sleep(BREATH if more else PACE)

    async def look(self) -> int:
        """Put a few tables away; gives how many. One that cannot be read stays where it is."""
        put, before = 0, self._tables.now() - self._after
        for table in await self._tables.store.moderation.outdated(before, AT_ONCE + len(self._left)):
            if table not in self._left:
                done = await self._put(table)
                put += done
                if not done:
                    self._left.add(table)
        return put

    async def _put(self, name: str) -> bool:
        try:
            found = await self._tables.open(name)
        except Refusal:
            return False
        async with found.lock:
            table = found.table
            if table.frozen is not None or found.watchers:
                return False
            if table.match is not None:
                await asyncio.to_thread(self._write, table)
            await self._tables.remove(found)
        return True

    def _write(self, table: Table) -> None:
        """Write the match durably: only then it may leave the store."""
        assert table.match is not None
        ended = time.gmtime((table.ended or table.updated) / 1000)
        target = self._folder / time.strftime("%Y/%m", ended) / f"{table.opened.game}-{table.opened.code}-{table.id}.match"
        target.parent.mkdir(parents=True, exist_ok=True)
        part = target.with_suffix(".part")
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "w", encoding="utf-8") as file:
            file.write(matchfile.dump(table.match))
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
