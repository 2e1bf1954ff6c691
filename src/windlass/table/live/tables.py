"""All tables this process has open. Entries are written before anyone is told, then those who read are woken."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from windlass.engine.refusal import Refusal
from windlass.table.live.clock import SteadyClock
from windlass.table.live.metrics import Metrics
from windlass.table.live.people import Keys, short
from windlass.table.live.presence import Presence
from windlass.table.log import entries
from windlass.table.log.entries import AnyEntry, Chair
from windlass.table.log.info import Here, table_line
from windlass.table.log.table import Table
from windlass.table.log.views import Views
from windlass.table.store.port import (
    Append,
    Attendance,
    Change,
    Conflict,
    Duplicate,
    Member,
    Note,
    Row,
    SignedOut,
    Store,
    StoredEntry,
    Unwritable,
)
from windlass.table.store.ratings import BOT, PROGRAM, Result

log = logging.getLogger(__name__)
LONG: Final = 200  # entries or actions that are folded beside the loop, so that nobody else waits for them
CROWD: Final = 30  # watchers from whom on it is told now and then only who came and went
PACE: Final = 0.5  # seconds between two such tellings
_ENCODER: Final = msgspec.json.Encoder()
TRIES: Final = 8  # how often a writer that lost a race decides again

Decide = Callable[[Table], list[AnyEntry]]


class OpenTable:
    """A table in memory: read and changed only under its lock, so nobody sees an entry before it is stored."""

    def __init__(self, table: str) -> None:
        self.table = Table(table)
        self.views = Views(self.table)
        self.lock = asyncio.Lock()
        self.watchers: dict[Callable[[], None], None] = {}  # in the order in which they came
        self.used = 0.0
        self.looked = 0
        """When somebody last asked to see it."""
        self.members: list[Member] | None = None
        self._line: tuple[Table, int, bytes] | None = None
        self._soon: asyncio.TimerHandle | None = None

    def line(self) -> bytes:
        """The table in a list, encoded anew only when it may be another."""
        table = self.table
        if self._line is None or self._line[0] is not table or self._line[1] != table.reshaped:
            self._line = table, table.reshaped, _ENCODER.encode(table_line(table))
        return self._line[2]

    def wake(self) -> None:
        """Tell everyone who watches that there is something new."""
        for watcher in list(self.watchers):
            watcher()

    def came_or_went(self) -> None:
        """Tell everyone who watches that somebody came or went; a crowd not each time, or a thousand who come tell a million times."""
        if len(self.watchers) <= CROWD:
            self.wake()
        elif self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(PACE, self._wake_crowd)

    def _wake_crowd(self) -> None:
        self._soon = None
        self.wake()


class Tables:
    """All open tables of this process, over one store."""

    def __init__(
        self, store: Store, keys: Keys, metrics: Metrics, *, clock: Callable[[], int] | None = None, most_open: int = 2000
    ) -> None:
        self.store = store
        self.keys = keys
        self.metrics = metrics
        self.process = short(secrets.token_bytes(6))
        self.presence = Presence(self.process)
        self.now = clock or SteadyClock()
        self.moved: list[Callable[[Table], None]] = []
        """Called after a table changed: bots and lists listen."""
        self.noted: list[Callable[[Change], None]] = []
        """Called with what changed, whichever process changed it."""
        self.signed_out: list[Callable[[SignedOut], None]] = []
        """Called when another process ended sign-ins."""
        self._tables: dict[str, OpenTable] = {}
        self._most_open = most_open
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._loop: asyncio.AbstractEventLoop | None = None

    def listen(self) -> None:
        """Begin to hear what other processes write."""
        loop = self._loop = asyncio.get_running_loop()

        def heard(note: Note | None) -> None:
            loop.call_soon_threadsafe(self._hear, note)

        self.store.listen(heard)

    # -- reading ----------------------------------------------------------------------------------------------------

    async def open(self, table: str) -> OpenTable:
        """The table, read from the store if it is not open yet. Refuses with `table.unknown`."""
        found = self._tables.get(table)
        if found is None:
            found = self._tables.setdefault(table, OpenTable(table))
        found.used = time.monotonic()
        if found.table.number == 0:
            async with found.lock:
                await self._catch_up(found)
            if found.table.number == 0:
                self._tables.pop(table, None)
                raise Refusal("table.unknown")
            self._forget_some()
        if found.table.created is None and found.table.frozen is not None:
            raise found.table.frozen  # its first entry is damaged: nothing is known of it
        return found

    async def fresh(self, table: str) -> OpenTable:
        """The table with everything that any process has stored by now."""
        found = await self.open(table)
        if self.store.shared:
            await self._follow(table, None)
        return found

    async def _catch_up(self, found: OpenTable) -> bool:
        """Take in what others wrote; whether there was anything."""
        new = await self.store.entries(found.table.id, found.table.number)
        if len(new) > LONG and found.table.number == 0:
            table = Table(found.table.id)
            await asyncio.to_thread(_read_all, table, new)  # into a table that nobody sees yet
            found.table, found.views = table, Views(table)
        else:
            _read_all(found.table, new)
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

    def here(self, table: Table) -> Here:
        """Who is connected to a table."""
        return self.presence.here(table, self.now())

    # -- writing ----------------------------------------------------------------------------------------------------

    async def write(self, table: str, decide: Decide, person: str = "", command: str = "", wish: str = "") -> int:
        """Decide about a table and store what was decided; gives its number. Sending the same command again gives the same number,
        and the same command id with another wish is refused.
        """
        for _ in range(TRIES):
            found = await self.open(table)
            async with found.lock:
                if found.table.number == 0:
                    continue
                known = found.table.commands.get((person, command)) if command else None
                if known is not None:
                    return same_wish(wish, *known)
                try:
                    made = decide(found.table)
                except Refusal:
                    if await self._catch_up(found):  # another process may have written what this one has not heard of yet
                        self._news(found)
                        continue
                    raise
                if not made:
                    return found.table.number
                try:
                    return await self._store(found, made, person, command, wish)
                except Conflict:
                    self.metrics.count("windlass_conflicts_total")
                    await self._start_over(found)
                except Duplicate as duplicate:
                    await self._start_over(found)
                    first = await self.store.entries(table, duplicate.number - 1, 1)
                    return same_wish(wish, duplicate.number, entries.read(first[0].body).wish)
        raise Refusal("table.busy")

    async def create(self, table: str, made: list[AnyEntry], person: str, command: str, wish: str) -> bool:
        """Open a new table; whether it is new. The same id again finds the table that is there."""
        found = self._tables.setdefault(table, OpenTable(table))
        async with found.lock:
            if found.table.number or await self._catch_up(found):
                return False
            try:
                await self._store(found, made, person, command, wish)
            except (Conflict, Duplicate):
                self._tables.pop(table, None)
                if await self.store.row(table) is None:
                    raise Refusal("table.busy") from None  # the short code was taken
                return False
        self._forget_some()
        return True

    async def _store(self, found: OpenTable, made: list[AnyEntry], person: str, command: str, wish: str) -> int:
        """Fold first, under the lock, so that the row goes with the entries; forget it all if the store refuses."""
        table = found.table
        after, was_frozen, was_over = table.number, table.frozen is not None, table.status == "over"
        made[0].wish = wish
        stored = []
        for at, entry in enumerate(made, 1):
            name = command if at == 1 else ""
            stored.append(StoredEntry(after + at, person, name, entries.write(entry)))
            if isinstance(entry, entries.Started) and len(table.opened.line) > LONG:
                await asyncio.to_thread(table.enter, after + at, entry, person, name)  # a match that others played is played again here
            else:
                table.enter(after + at, entry, person, name)
        if table.frozen is not None and not was_frozen:
            frozen = table.frozen
            await self._start_over(found)
            raise frozen
        row, members = row_of(table, found.line()), members_of(table)
        try:
            started = time.perf_counter()
            result = result_of(table) if table.status == "over" and not was_over else None
            await self.store.append(Append(row, after, stored, members if members != found.members else None, result))
            self.metrics.observe("windlass_store_seconds", time.perf_counter() - started)
        except (Conflict, Duplicate):
            raise
        except Unwritable as error:
            self.metrics.count("windlass_unwritable_total")
            log.error("cannot save", extra={"error": str(error)})  # noqa: TRY400  # where in the program is of no interest
            await asyncio.shield(self._start_over(found))
            raise Refusal("table.cannot-save") from None
        except BaseException:
            await asyncio.shield(self._start_over(found))
            raise
        found.members = members
        self.metrics.count("windlass_entries_total", len(stored))
        self._changed(found, row)
        return after + 1

    async def remove(self, found: OpenTable) -> None:
        """Forget a table that is kept elsewhere; whoever asks for it later finds none. The caller holds its lock."""
        await self.store.remove(found.table.id)
        self._tables.pop(found.table.id, None)

    async def _start_over(self, found: OpenTable) -> None:
        """Read the table again: what was folded is not what was stored."""
        found.table = Table(found.table.id)
        found.views = Views(found.table)
        found.members = None
        try:
            await self._catch_up(found)
        finally:
            if found.table.number == 0:
                self._tables.pop(found.table.id, None)
        self._news(found)  # what others wrote is news here too

    def _changed(self, found: OpenTable, row: Row) -> None:
        self._news(found)
        for noted in self.noted:
            noted(row.change)

    # -- other processes --------------------------------------------------------------------------------------------

    def _hear(self, note: Note | None) -> None:
        if self._closed:
            return
        if note is None:
            for table in self._tables:
                self._later(self._follow(table, None))
        elif isinstance(note, Attendance):
            if self.presence.hear(note, self.now()) and note.table in self._tables:
                self._tables[note.table].came_or_went()
        elif isinstance(note, SignedOut):
            for signed_out in self.signed_out:
                signed_out(note)
        else:
            self._later(self._follow(note.table, note.number))
            for noted in self.noted:
                noted(note)

    async def _follow(self, table: str, number: int | None) -> None:
        found = self._tables.get(table)
        if found is None or (number is not None and found.table.number >= number):
            return
        async with found.lock:
            news = await self._catch_up(found)
        if news:
            self._news(found)

    def _news(self, found: OpenTable) -> None:
        found.wake()
        for listener in self.moved:
            listener(found.table)

    def _later(self, job: Coroutine[Any, Any, None]) -> None:
        assert self._loop is not None
        task = self._loop.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Hear of other processes no more, and let go of what is being read because of them: the store is about to close."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _read_all(table: Table, stored: list[StoredEntry]) -> None:
    for one in stored:
        table.read(one)


def same_wish(wish: str, number: int, wished: str) -> int:
    """The number of a command that was done before. Refuses with `wire.another-wish` one that only bears its id."""
    if wished and wish != wished:
        raise Refusal("wire.another-wish")
    return number


def row_of(table: Table, line: bytes | None = None) -> Row:
    """What lists need to know of a table, with its line where that is known."""
    actor = table.actor
    person = table.chairs[actor].person if actor >= 0 and table.is_played_by_person(actor) else ""
    opened = table.opened
    return Row(
        table.id, opened.code, opened.game, table.status, table.settings.public, table.number, person,
        table.clocks.deadline if table.status == "playing" else None, table.bot_level is not None,
        line or _ENCODER.encode(table_line(table)), opened.at, table.updated,
    )  # fmt: skip


def player_of(chair: Chair) -> str:
    """Whose strength a seat tells of: a person's, that of their program, or a bot's."""
    return (PROGRAM if chair.program else "") + chair.person if chair.kind == "person" else BOT + chair.level


def result_of(table: Table) -> Result | None:
    """The result of a rated match, where it can be one: everyone played for themselves, on cards that nobody chose."""
    match, chairs = table.match, table.chairs
    if not table.settings.rated or match is None or match.ending is None or table.opened.seeded or table.opened.line:
        return None
    people = [chair.person for chair in chairs if chair.kind == "person"]
    if not people or not all(people) or len(set(people)) < len(people):
        return None
    return Result(table.id, table.opened.game, tuple(map(player_of, chairs)), tuple(match.ending.rank), table.updated)


def members_of(table: Table) -> list[Member]:
    """Everyone's part in a table; the place is known once the match is over."""
    people = dict.fromkeys(chair.person for chair in table.chairs if chair.person)
    ending = table.match.ending if table.match is not None and table.status == "over" else None
    resigned = table.match.resigned if table.match is not None else []
    members = []
    for person in people:
        own = table.seats_of(person)
        place = min(ending.rank[seat] for seat in own) if ending is not None else None
        members.append(Member(table.id, person, tuple(own), place, all(seat in resigned for seat in own)))
    return members
