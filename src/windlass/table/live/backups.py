"""Backups on a schedule: whole copies of the SQLite file while it is in use, the oldest making room for the newest."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from windlass.table.store.sqlite import back_up

log = logging.getLogger(__name__)
SECONDS: Final = {"m": 60, "h": 3600, "d": 86_400}
NAME: Final = re.compile(r"windlass-[0-9]{8}T[0-9]{6}Z\.sqlite")


def seconds_of(every: str) -> float:
    """How many seconds `30m`, `1h` or `7d` are."""
    return int(every[:-1]) * SECONDS[every[-1]]


class Backups:
    """Copies in one folder, named by the time they were made."""

    def __init__(self, source: str, folder: Path, every: float, keep: int, clock: Callable[[], float] = time.time) -> None:
        self._source = source
        self._folder = folder
        self._every = every
        self._keep = keep
        self._clock = clock

    def kept(self) -> list[Path]:
        """The copies there are, oldest first."""
        return sorted(one for one in self._folder.iterdir() if NAME.fullmatch(one.name)) if self._folder.is_dir() else []

    def make(self) -> Path:
        """One more copy, looked through before it counts; those beyond the number to keep go."""
        self._folder.mkdir(parents=True, exist_ok=True)
        target = self._folder / time.strftime("windlass-%Y%m%dT%H%M%SZ.sqlite", time.gmtime(self._clock()))
        begun = target.with_suffix(".part")
        begun.unlink(missing_ok=True)
        back_up(self._source, str(begun))
        begun.replace(target)
        for old in self.kept()[: -self._keep]:
            old.unlink()
        return target

    def due_in(self) -> float:
        """Seconds until the next copy is due."""
        kept = self.kept()
        return max(0.0, kept[-1].stat().st_mtime + self._every - self._clock()) if kept else 0.0

    async def run(self) -> None:
        """Make copies when they are due, until cancelled; one that fails is told and tried again with the next."""
        while True:
            await asyncio.sleep(self.due_in())
            try:
                made = await asyncio.to_thread(self.make)
                log.info("backed up", extra={"file": made.name})
            except Exception:
                log.exception("backup failed")
                await asyncio.sleep(self._every)
