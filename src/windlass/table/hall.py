"""The hall: all tables this process has open. It writes entries before anyone is told, and wakes those who read."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

import msgspec

from windlass.engine.refusal import Refusal
from windlass.table import entries
from windlass.table.entries import AnyEntry
from windlass.table.eyes import Here, Sight, table_line
from windlass.table.metrics import Metrics
from windlass.table.people import Keys, short
from windlass.table.presence import Presence
from windlass.table.room import Room
from windlass.table.store.port import Append, Conflict, Duplicate, Member, Row, Store, StoredEntry

log = logging.getLogger(__name__)
TRIES: Final = 8  # how often a writer that lost a race decides again

Decide = Callable[[Room], list[AnyEntry]]


class Note(NamedTuple):
    """That a table changed: up to which number, whether it is public, whether a bot is to act, or which person."""

    table: str
    number: int
    public: bool
    bot: bool
    turn: str


class OpenTable:
    """A room in memory: read and changed only under its lock, so nobody sees an entry before it is stored."""

    def __init__(self, table: str) -> None:
        self.room = Room(table)
        self.sight = Sight(self.room)
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[], None]] = set()
        self.used = 0.0
        self.line = b""
        self.members: list[Member] | None = None

    def wake(self) -> None:
        """Tell everyone who watches that there is something new."""
        for watcher in list(self.watchers):
            watcher()


class Hall:
    """All open tables of this process, over one store."""

    def __init__(
        self, store: Store, keys: Keys, metrics: Metrics, *, clock: Callable[[], int] | None = None, most_open: int = 2000
    ) -> None:
        self.store = store
        self.keys = keys
        self.metrics = metrics
        self.process = short(secrets.token_bytes(6))
        self.presence = Presence(self.process)
        self.now = clock or (lambda: int(time.time() * 1000))
        self.moved: list[Callable[[Room], None]] = []
        """Called after a table changed: bots and lists listen."""
        self.noted: list[Callable[[Note], None]] = []
        """Called with what changed, whichever process changed it."""
        self._tables: dict[str, OpenTable] = {}
        self._most_open = most_open
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def listen(self) -> None:
        """Begin to hear what other processes write."""
        loop = self._loop = asyncio.get_running_loop()

        def heard(note: str) -> None:
            loop.call_soon_threadsafe(self._hear, note)

        self.store.listen(heard)

    # -- reading ----------------------------------------------------------------------------------------------------

    async def open(self, table: str) -> OpenTable:
        """The table, read from the store if it is not open yet. Refuses with `table.unknown`."""
        found = self._tables.get(table)
        if found is None:
            found = self._tables.setdefault(table, OpenTable(table))
        found.used = time.monotonic()
        if found.room.number == 0:
            async with found.lock:
                await self._catch_up(found)
            if found.room.number == 0:
                self._tables.pop(table, None)
                raise Refusal("table.unknown")
            self._forget_some()
        return found

    async def fresh(self, table: str) -> OpenTable:
        """The table with everything that any process has stored by now."""
        found = await self.open(table)
        if self.store.shared:
            await self._follow(table, None)
        return found

    async def _catch_up(self, table: OpenTable) -> bool:
        """Take in what others wrote; whether there was anything."""
        new = await self.store.entries(table.room.id, table.room.number)
        for stored in new:
            table.room.enter(stored)
        return bool(new)

    def _forget_some(self) -> None:
        """Close tables nobody watches when too many are open; they are read again when needed."""
        if len(self._tables) <= self._most_open:
            return
        idle = sorted((one.used, name) for name, one in self._tables.items() if not one.watchers and not one.lock.locked())
        for _, name in idle[: len(self._tables) - self._most_open * 3 // 4]:
            del self._tables[name]

    @property
    def open_tables(self) -> list[OpenTable]:
        """Every table in memory."""
        return list(self._tables.values())

    def here(self, room: Room) -> Here:
        """Who is connected to a table."""
        return self.presence.here(room, self.now())

    # -- writing ----------------------------------------------------------------------------------------------------

    async def write(self, table: str, decide: Decide, person: str = "", command: str = "") -> int:
        """Decide about a table and store what was decided; gives its number. Sending the same command again gives the same number."""
        for _ in range(TRIES):
            found = await self.open(table)
            async with found.lock:
                if found.room.number == 0:
                    continue
                known = found.room.commands.get((person, command)) if command else None
                if known is not None:
                    return known
                try:
                    made = decide(found.room)
                except Refusal:
                    if await self._catch_up(found):  # another process may have written what this one has not heard of yet
                        self._news(found)
                        continue
                    raise
                if not made:
                    return found.room.number
                try:
                    return await self._store(found, made, person, command)
                except Conflict:
                    self.metrics.count("windlass_conflicts_total")
                    await self._start_over(found)
                except Duplicate as duplicate:
                    await self._start_over(found)
                    return duplicate.number
        raise Refusal("table.busy")

    async def create(self, table: str, made: list[AnyEntry], person: str, command: str) -> bool:
        """Open a new table; whether it is new. The same id again finds the table that is there."""
        found = self._tables.setdefault(table, OpenTable(table))
        async with found.lock:
            if found.room.number or await self._catch_up(found):
                return False
            try:
                await self._store(found, made, person, command)
            except (Conflict, Duplicate):
                self._tables.pop(table, None)
                if await self.store.row(table) is None:
                    raise Refusal("table.busy") from None  # the short code was taken
                return False
        self._forget_some()
        return True

    async def _store(self, found: OpenTable, made: list[AnyEntry], person: str, command: str) -> int:
        """Fold first, under the lock, so that the row goes with the entries; forget it all if the store refuses."""
        room = found.room
        after, was_frozen = room.number, room.frozen is not None
        stored = [StoredEntry(after + at, person, command if at == 1 else "", entries.write(entry)) for at, entry in enumerate(made, 1)]
        for one in stored:
            room.enter(one)
        if room.frozen is not None and not was_frozen:
            frozen = room.frozen
            await self._start_over(found)
            raise frozen
        row, members = row_of(room), members_of(room)
        try:
            started = time.perf_counter()
            await self.store.append(Append(row, after, stored, members if members != found.members else None))
            self.metrics.observe("windlass_store_seconds", time.perf_counter() - started)
        except (Conflict, Duplicate):
            raise
        except BaseException:
            await asyncio.shield(self._start_over(found))
            raise
        found.members = members
        self.metrics.count("windlass_entries_total", len(stored))
        self._changed(found, row)
        return after + 1

    async def _start_over(self, found: OpenTable) -> None:
        """Read the room again: what was folded is not what was stored."""
        found.room = Room(found.room.id)
        found.sight = Sight(found.room)
        found.members = None
        try:
            await self._catch_up(found)
        finally:
            if found.room.number == 0:
                self._tables.pop(found.room.id, None)
        self._news(found)  # what others wrote is news here too

    def _changed(self, found: OpenTable, row: Row) -> None:
        self._news(found)
        for noted in self.noted:
            noted(Note(row.table, row.number, row.public, row.bot, row.turn))

    # -- other processes --------------------------------------------------------------------------------------------

    def _hear(self, note: str) -> None:
        if note == "reconnected":
            for table in self._tables:
                self._later(self._follow(table, None))
        elif note.startswith("p "):
            about = self.presence.hear(note, self.now())
            if about in self._tables:
                self._tables[about].wake()
        elif note.startswith("t "):
            _, table, number, public, bot, turn = note.split(" ")
            news = Note(table, int(number), public == "1", bot == "1", turn.replace("-", ""))
            self._later(self._follow(table, news.number))
            for noted in self.noted:
                noted(news)

    async def _follow(self, table: str, number: int | None) -> None:
        found = self._tables.get(table)
        if found is None or (number is not None and found.room.number >= number):
            return
        async with found.lock:
            news = await self._catch_up(found)
        if news:
            self._news(found)

    def _news(self, found: OpenTable) -> None:
        found.wake()
        for listener in self.moved:
            listener(found.room)

    def _later(self, job: Coroutine[Any, Any, None]) -> None:
        assert self._loop is not None
        task = self._loop.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def row_of(room: Room) -> Row:
    """What lists need to know of a room."""
    actor = room.actor
    person = room.chairs[actor].person if actor >= 0 and room.is_played_by_person(actor) else ""
    opened = room.opened
    return Row(
        room.id, opened.code, opened.game, room.status, room.settings.public, room.number, person,
        room.clocks.deadline if room.status == "playing" else None, room.bot_level is not None,
        msgspec.json.encode(table_line(room)), opened.at, room.updated,
    )  # fmt: skip


def members_of(room: Room) -> list[Member]:
    """Everyone's part in a table; the place is known once the match is over."""
    people = dict.fromkeys(chair.person for chair in room.chairs if chair.person)
    ending = room.match.ending if room.match is not None and room.status == "over" else None
    resigned = room.match.resigned if room.match is not None else []
    members = []
    for person in people:
        own = room.seats_of(person)
        place = min(ending.rank[seat] for seat in own) if ending is not None else None
        members.append(Member(room.id, person, tuple(own), place, all(seat in resigned for seat in own)))
    return members
