"""Bot players: see to it that at every table where a bot is to act one does, after a short pause, wherever it thinks."""

from __future__ import annotations

import asyncio
import functools
import logging
from typing import Final, Protocol

from windlass.bots.player import lots_of
from windlass.engine.refusal import Refusal
from windlass.table.live.tables import OpenTable, Tables
from windlass.table.live.workers import Chosen, Job
from windlass.table.log.entries import AnyEntry, Played
from windlass.table.log.table import Table
from windlass.table.store.port import Change

log = logging.getLogger(__name__)
ALONE: Final = 10 * 60_000  # milliseconds after which bots no longer play for nobody
LATER: Final = 2.0  # seconds after which a bot tries again while nothing can be saved
LEASE: Final = 6000  # milliseconds a claim lasts unless it is renewed: so long a table waits when a process dies


class Thinker(Protocol):
    """Where bots think."""

    async def choose(self, job: Job) -> Chosen:
        """The action a bot chooses."""


class Bots:
    """The bots of this process. A decision is claimed first, so that of several processes only one thinks about it."""

    def __init__(self, tables: Tables, workers: Thinker, pause: float) -> None:
        self._tables = tables
        self._workers = workers
        self._pause = pause
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        tables.noted.append(self._noted)
        tables.moved.append(self._moved)

    def _moved(self, table: Table) -> None:
        """Stop thinking about a position that is no longer there."""
        number, task = self._tasks.get(table.id, (0, None))
        if task is not None and number < table.moved:
            task.cancel()

    def _noted(self, note: Change) -> None:
        if note.bot:
            self.consider(note.table)

    def consider(self, table: str) -> None:
        """Have a bot act at a table unless one is at it already."""
        if table not in self._tables_busy():
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._tasks[table] = (1 << 62, task)
            task.add_done_callback(lambda done: self._done(table, done))

    def _tables_busy(self) -> set[str]:
        return {table for table, (_, task) in self._tasks.items() if not task.done() and not task.cancelling()}

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table, (0, None))[1] is task:
            del self._tasks[table]
        if not task.cancelled() and task.exception() is not None:
            log.error("bot player failed", exc_info=task.exception(), extra={"table": table})

    async def _play(self, table: str) -> None:
        """Act as long as it is a bot's turn here."""
        while True:
            found = await self._tables.open(table)
            async with found.lock:
                level, actor, moved = found.table.bot_level, found.table.actor, found.table.moved
                job = job_of(found.table, level) if level is not None else None
            if job is None or not self._is_attended(found):
                return
            task = asyncio.current_task()
            assert task is not None
            self._tasks[table] = (moved, task)
            if not await self._claim(table, moved):
                return
            chosen = await self._think(job, moved)
            self._tasks[table] = (1 << 62, task)
            act = functools.partial(bot_action, seat=actor, moved=moved, chosen=chosen, now=self._tables.now())
            try:
                await self._tables.write(table, act)
            except Refusal as refusal:
                if refusal.code == "table.cannot-save":
                    await asyncio.sleep(LATER)

    def _is_attended(self, found: OpenTable) -> bool:
        """Whether anybody is here, or was not long ago; a turn that may take days is nobody's to wait for."""
        table, now = found.table, self._tables.now()
        if table.settings.clock.kind == "days" and table.rivals(""):
            return True
        return bool(self._tables.presence.people(table.id, now)) or now - max(table.heard, found.looked) <= ALONE

    async def _claim(self, table: str, moved: int) -> bool:
        """Whether this process may think about this decision; where nobody shares the store it always may."""
        now = self._tables.now()
        return not self._tables.store.shared or await self._tables.store.claim(table, moved, self._tables.process, now + LEASE, now)

    async def _think(self, job: Job, moved: int) -> Chosen:
        """The bot's choice, not before the pause is over; the claim is renewed as long as it takes."""
        async with asyncio.TaskGroup() as group:
            choice = group.create_task(self._workers.choose(job))
            thinking = {choice, group.create_task(asyncio.sleep(self._pause))}
            while (await asyncio.wait(thinking, timeout=LEASE / 3000))[1]:
                await self._claim(job.table, moved)
        return choice.result()

    async def sweep(self) -> None:
        """Look for tables where a bot is to act and nobody sees to it: after a restart, or when another process died."""
        for table in await self._tables.store.bot_tables(self._tables.now() - ALONE):
            self.consider(table)

    async def close(self) -> None:
        """Let all bots stop thinking."""
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def job_of(table: Table, level: str) -> Job:
    """The decision as the bot's seat may know it. The seed of its choice follows from the match's, so thinking twice gives the same."""
    match = table.match
    assert match is not None
    known = match.redacted(match.actor).to_bytes()
    return Job(table.id, match.game.id, match.game.components, level, known, lots_of(match), owner=table.opened.by)


def bot_action(table: Table, seat: int, moved: int, chosen: Chosen, now: int) -> list[AnyEntry]:
    """The entry of a bot's action, or nothing when the table moved on while it thought."""
    if table.moved != moved or table.actor != seat or table.bot_level is None:
        return []
    return [Played(at=now, seat=seat, action=chosen.action, hand="bot", hurried=chosen.hurried)]
