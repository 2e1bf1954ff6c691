"""The server: store, hall, desk, bots and timekeeper put together, with their life from start to graceful end."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from multiprocessing.process import BaseProcess

from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.table import wire
from windlass.table.board import Board
from windlass.table.desk import Desk
from windlass.table.hall import Hall, OpenTable
from windlass.table.limits import Limits
from windlass.table.metrics import Metrics
from windlass.table.people import Keys, People
from windlass.table.players import Players, Thinker
from windlass.table.pool import Pool
from windlass.table.referee import may_enter
from windlass.table.room import Room
from windlass.table.settings import ServerSettings, default_store
from windlass.table.socket import Connection
from windlass.table.store import open_store
from windlass.table.store.port import Person, Store
from windlass.table.timekeeper import Timekeeper

log = logging.getLogger(__name__)


class Server:
    """Everything behind the routes."""

    hall: Hall
    people: People
    desk: Desk
    board: Board

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
            commands=settings.commands, requests=settings.requests, guests=settings.guests, tables=settings.tables, sockets=settings.sockets
        )
        self.connections: set[Connection] = set()
        self.ready = False
        self.stopping = False
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._pool: Pool | None = None
        self._players: Players | None = None
        self.warmer: BaseProcess | None = None
        """The process that compiles rules for strong bots, where somebody started one."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the store, begin to keep time and let bots play. Matches in progress are checked in the background."""
        store = self._store
        if store is None:
            store = self._store = await asyncio.to_thread(open_store, self.settings.store or default_store())
        keys = Keys(await store.secret("people", secrets.token_bytes(32)))
        self.hall = Hall(store, keys, self.metrics, clock=self._clock)
        self.people = People(store, keys)
        self.desk = Desk(self.hall, self.people, self.metrics)
        self.board = Board(self.hall)
        if self._thinker is None and self.settings.bots:
            self._thinker = self._pool = Pool(self.settings.bots, self.settings.bot_limit, self.metrics)
        if self._thinker is not None:
            self._players = Players(self.hall, self._thinker, self.settings.bot_pause)
        self.hall.listen()
        keeper = Timekeeper(self.hall, self._players.sweep if self._players is not None else None)
        self._tasks = [asyncio.create_task(job) for job in (keeper.run(), self.board.run(), self._learn_languages(), self._check_matches())]
        self._gauges()
        self.ready = True
        log.info("ready")

    def _gauges(self) -> None:
        self.metrics.gauge("windlass_connections", lambda: len(self.connections))
        self.metrics.gauge("windlass_open_tables", lambda: len(self.hall.open_tables))
        self.metrics.gauge("windlass_frozen_tables", lambda: sum(1 for one in self.hall.open_tables if one.room.frozen is not None))

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
        for table in await self.hall.store.live_tables():
            try:
                found = await self.hall.open(table)
            except Refusal:
                continue
            if found.room.frozen is not None:
                log.error("match frozen", extra={"table": table, "code": found.room.frozen.code})
            await asyncio.sleep(0)

    async def say_goodbye(self) -> None:
        """Tell everyone that the server closes, and end the waiting of those who wait."""
        self.stopping, self.ready = True, False
        for connection in list(self.connections):
            connection.close("restarting")
        for found in self.hall.open_tables:
            found.wake()
        if self.connections:
            await asyncio.wait([connection.ended for connection in self.connections], timeout=2)

    async def stop(self) -> None:
        """Finish what was begun, close the store."""
        self.stopping, self.ready = True, False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._players is not None:
            await self._players.close()
        if self._pool is not None:
            await asyncio.to_thread(self._pool.close)
        if self.warmer is not None:
            self.warmer.kill()
        assert self._store is not None
        await self._store.close()
        log.info("stopped")

    # -- what routes and sockets ask ----------------------------------------------------------------------------------

    async def submit(self, command: wire.AnyCommand, person: Person) -> wire.Answer:
        """Do what a person asks, within the limits of tables, chat and guesses."""
        if isinstance(command, wire.Create | wire.PlayFrom | wire.Import | wire.Rematch):
            self.limits.tables.take(person.id)
        elif isinstance(command, wire.Say | wire.React):
            self.limits.chat.take(person.id)
        elif isinstance(command, wire.Enter):
            self.limits.guesses.take(person.id)
        return await self.desk.submit(command, person)

    async def readable(self, table: str, person: Person) -> OpenTable:
        """The table, if this person may look at it. Refuses with `table.locked` or `table.no-spectators`."""
        found = await self.hall.fresh(table)
        require_readable(found.room, person.id)
        return found


def require_readable(room: Room, person: str) -> None:
    """Refuses whoever may not look at a room."""
    if not may_enter(room, person):
        raise Refusal("table.locked")
    if not (room.settings.spectators or room.status == "waiting" or room.seats_of(person) or room.opened.by == person):
        raise Refusal("table.no-spectators")
