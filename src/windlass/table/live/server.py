"""The server: store, tables, bots and timekeeper put together, with their life from start to graceful end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from windlass.bots.hints import Hint, plain_hints
from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.table.live import timekeeper
from windlass.table.live.accounts import Accounts
from windlass.table.live.archive import Archive
from windlass.table.live.backups import Backups, seconds_of
from windlass.table.live.bots import Bots, Thinker
from windlass.table.live.caller import Caller
from windlass.table.live.clock import Sign, has_jumped, sign
from windlass.table.live.feeds import Feeds
from windlass.table.live.lab import Lab
from windlass.table.live.limits import Limits
from windlass.table.live.memory import Memory
from windlass.table.live.metrics import Metrics
from windlass.table.live.people import Keys, People
from windlass.table.live.reviews import Reviews
from windlass.table.live.settings import ServerSettings, default_store
from windlass.table.live.tables import OpenTable, Tables
from windlass.table.live.timekeeper import Timekeeper
from windlass.table.live.warden import Warden
from windlass.table.live.words import words_of
from windlass.table.live.workers import Job, Workers
from windlass.table.log.decisions import require_readable
from windlass.table.store import open_store
from windlass.table.store.port import Person, SignedOut, Store, Unwritable

log = logging.getLogger(__name__)
HEARTBEAT: Final = 30.0  # seconds between two signs of life


class Connection(Protocol):
    """A connection of a person, as far as the server must know it to say good-bye."""

    ended: asyncio.Future[None]
    sign_in: str
    person: Person
    network: str

    def know(self, person: Person) -> None:
        """Somebody changed what is kept of them."""

    def close(self, code: str) -> None:
        """Say good-bye soon, with a reason."""


class Server:
    """Everything behind the routes."""

    tables: Tables
    people: People
    feeds: Feeds
    accounts: Accounts
    reviews: Reviews
    lab: Lab
    caller: Caller
    warden: Warden

    def __init__(
        self,
        settings: ServerSettings,
        *,
        store: Store | None = None,
        thinker: Thinker | None = None,
        clock: Callable[[], int] | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(
            commands=settings.commands, requests=settings.requests, guests=settings.guests, tables=settings.tables,
            unfinished=settings.unfinished, bot_tables=settings.bot_tables, sockets=settings.sockets, connections=settings.connections,
        )  # fmt: skip
        self.connections: set[Connection] = set()
        self.pairing = asyncio.Lock()
        """Held while strangers are brought together."""
        self.ready = False
        self.stopping = False
        self.since = time.monotonic()
        self.sign = sign
        self._probed = -1.0
        self._writable = False
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._workers: Workers | None = None
        self._bots: Bots | None = None
        self.warmer: BaseProcess | None = None
        """The process that compiles rules for strong bots, where somebody started one."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the store, begin to keep time and let bots play. Matches in progress are checked in the background."""
        store = self._store
        if store is None:
            store = self._store = await asyncio.to_thread(open_store, self.settings.store or default_store(), alone=True)
        keys = Keys(await store.secret("people", secrets.token_bytes(32)))
        self.tables = Tables(store, keys, self.metrics, clock=self._clock)
        self.people = People(store, keys)
        self.accounts = Accounts(store, keys)
        self.reviews = Reviews(store)
        self.lab = Lab(store, self.tables.now)
        self.tables.signed_out.append(self._close_signed_out)
        self.warden = Warden(self.tables, self.sign_out)
        await self.warden.learn()
        words_of(self.settings.words)  # a list that cannot be read is told at once
        self.tables.moved.append(self.limits.unfinished.changed)
        self.feeds = Feeds(self.tables)
        self.caller = Caller(self.tables, self.settings)
        if self._thinker is None and self.settings.bots:
            self._thinker = self._workers = Workers(self.settings.bots, self.settings.bot_limit, self.metrics, self.settings.bot_wait)
        if self._thinker is not None:
            self._bots = Bots(self.tables, self._thinker, self.settings.bot_pause)
        self.tables.listen()
        if not store.shared:
            await self._mind_the_clock()
        keeper = Timekeeper(self.tables, self._bots.sweep if self._bots is not None else None)
        memory = Memory(lambda: len(self.connections))
        jobs = [
            keeper.run(), self.feeds.run(), self.caller.run(), memory.run(), self.warden.run(),
            self._learn_languages(), self._check_matches(), *self._keeping(),
        ]  # fmt: skip
        self._tasks = [asyncio.create_task(job) for job in jobs]
        self._gauges()
        self.ready = True
        if self.settings.house_seed:
            log.warning("cards and bots repeat themselves: this server is for tests and demonstrations")
        log.info("ready")

    async def _mind_the_clock(self) -> None:
        """Pause the matches whose clocks ran while the machine's clock was moved between two runs of this server."""
        store, now = self.tables.store, self.sign(self.tables.now())
        kept = await store.recall("alive")
        if kept is not None and has_jumped(msgspec.json.decode(kept, type=Sign), now):
            log.warning("clock jumped")
            for table in await store.live_tables():
                with contextlib.suppress(Refusal):
                    await self.tables.write(table, lambda table: timekeeper.jumped(table, now.at))
        await store.remember("alive", msgspec.json.encode(now))

    async def _live_on(self) -> None:
        """Leave a sign of life now and then, by which the next start knows what the clock did."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            with contextlib.suppress(Unwritable):
                await self.tables.store.remember("alive", msgspec.json.encode(self.sign(self.tables.now())))

    def _keeping(self) -> list[Coroutine[Any, Any, None]]:
        """What a server that has its store for itself does for it."""
        settings, store = self.settings, self.tables.store
        if store.shared:
            return []
        jobs = [self._live_on()]
        if settings.archive:
            jobs.append(Archive(self.tables, Path(settings.archive), seconds_of(settings.archive_after)).run())
        if settings.backup:
            source = settings.store or default_store()
            jobs.append(Backups(source, Path(settings.backup), seconds_of(settings.backup_every), settings.backup_keep).run())
        return jobs

    async def can_write(self) -> bool:
        """Whether what is said now would be saved; asked of the store at most once a second."""
        now = time.monotonic()
        if now - self._probed >= 1:
            try:
                async with asyncio.timeout(5):
                    await self.tables.store.probe()
                self._writable = True
            except Exception as error:  # noqa: BLE001  # whatever is wrong with the store, the answer is no
                log.error("not ready", extra={"error": str(error)})  # noqa: TRY400
                self._writable = False
            self._probed = time.monotonic()
        return self._writable

    async def advise(self, job: Job) -> list[Hint]:
        """What is good in a person's own decision: by looking ahead where bots think, by rules of thumb in a process without any."""
        if self._workers is not None:
            return await self._workers.advise(job)
        game = job.played
        return plain_hints(game, game.state.from_bytes(job.redacted))

    @property
    def bots_waiting(self) -> int:
        """How many bots wait for a process to think in."""
        return self._workers.waiting if self._workers is not None else 0

    def _gauges(self) -> None:
        self.metrics.gauge("windlass_connections", lambda: len(self.connections))
        self.metrics.gauge("windlass_open_tables", lambda: len(self.tables.open_tables))
        self.metrics.gauge("windlass_frozen_tables", lambda: sum(1 for one in self.tables.open_tables if one.table.frozen is not None))

    @property
    def compiling(self) -> bool:
        """Whether rules for strong bots are still being compiled."""
        return self.warmer is not None and self.warmer.is_alive()

    async def _learn_languages(self) -> None:
        """Read the catalogues in a thread, before the first refusal in a language would make everyone wait for it."""
        for language in LANGUAGES:
            await asyncio.to_thread(catalog, language)

    async def _check_matches(self) -> None:
        """Replay every match in progress once, so that one that no longer fits is known at once, not when somebody waits."""
        for table in await self.tables.store.live_tables():
            try:
                found = await self.tables.open(table)
            except Refusal:
                continue
            if found.table.created is not None:
                self.limits.unfinished.opened(found.table, found.table.opened.by)
            if found.table.frozen is not None:
                log.error("match frozen", extra={"table": table, "code": found.table.frozen.code})
            await asyncio.sleep(0)

    async def say_goodbye(self) -> None:
        """Tell everyone that the server closes, and end the waiting of those who wait."""
        self.stopping, self.ready = True, False
        for connection in list(self.connections):
            connection.close("restarting")
        for found in self.tables.open_tables:
            found.wake()
        if self.connections:
            await asyncio.wait([connection.ended for connection in self.connections], timeout=2)

    async def sign_out(self, note: SignedOut) -> None:
        """Close the connections of sign-ins that were ended, here and in other processes."""
        self._close_signed_out(note)
        await self.tables.store.notify(note)

    def _close_signed_out(self, note: SignedOut) -> None:
        for connection in list(self.connections):
            if connection.sign_in in note.sign_ins:
                connection.close("signed-out")

    async def stop(self) -> None:
        """Finish what was begun, close the store."""
        self.stopping, self.ready = True, False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()
        await self.lab.close()
        await self.caller.close()
        if self._bots is not None:
            await self._bots.close()
        if self._workers is not None:
            await asyncio.to_thread(self._workers.close)
        if self.warmer is not None:
            self.warmer.kill()
        await self.tables.close()
        assert self._store is not None
        await self._store.close()
        log.info("stopped")

    # -- what routes and sockets ask ----------------------------------------------------------------------------------

    async def readable(self, table: str, person: Person) -> OpenTable:
        """The table, if this person may look at it. Refuses with `table.locked` or `table.no-spectators`."""
        found = await self.tables.fresh(table)
        require_readable(found.table, person.id)
        found.looked = self.tables.now()
        if self._bots is not None and found.table.bot_level is not None:
            self._bots.consider(table)  # it may have waited for somebody to look
        return found
