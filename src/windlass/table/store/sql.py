"""What both SQL stores share: the statements, one writer thread that commits in groups, and one reader thread."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec

from windlass.table.store.accounts import Accounts
from windlass.table.store.callings import Callings
from windlass.table.store.lab import LabRuns
from windlass.table.store.moderation import Moderation
from windlass.table.store.port import ALL, Append, Conflict, Duplicate, Member, Note, Person, Row, StoredEntry, Unwritable
from windlass.table.store.ratings import Ratings, rate
from windlass.table.store.reviews import Reviews
from windlass.table.store.session import Session, migrate
from windlass.table.store.writes import ROW_FIELDS, Statement, entry_writes, member_writes, row_from

T = TypeVar("T")
Done = tuple[asyncio.Future[Any], Any, Exception | None]
Job = tuple[Callable[[Session], Any], asyncio.Future[Any]]
PROBE: Final = 12_000  # characters that do not fit into a page
GROUP: Final = 64  # the most jobs one commit carries


class SqlStore:
    """A store over some SQL connection. Subclasses say how to connect and which errors mean what."""

    shared = False
    broken: type[Exception]
    """Raised by a write that meets a row already there."""
    lost: type[Exception]
    """Raised when the connection is gone and a new one may help."""
    fault: type[Exception]
    """Raised by anything that goes wrong in the database."""
    begin = "BEGIN"

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reads = ThreadPoolExecutor(1, "store-reader")
        self._local = threading.local()
        self._sessions: list[Session] = []
        self._closed = False
        self.accounts = Accounts(self._read, self._write)
        self.reviews = Reviews(self._read, self._write)
        self.callings = Callings(self._read, self._write)
        self.ratings = Ratings(self._read)
        self.moderation = Moderation(self._read, self._write)
        self.lab = LabRuns(self._read, self._write)
        session = self.connect()
        migrate(session, self.migrations())
        session.close()
        self._writer = threading.Thread(target=self._write_groups, name="store-writer", daemon=True)
        self._writer.start()

    def connect(self) -> Session:
        """A new connection."""
        raise NotImplementedError

    def migrations(self) -> str:
        """The folder of this dialect's migrations."""
        raise NotImplementedError

    def told(self, note: Note) -> list[Statement]:  # noqa: ARG002
        """What sends a note to other processes with the transaction; a store of one process has nobody to tell."""
        return []

    # -- threads ----------------------------------------------------------------------------------------------------

    def _session(self) -> Session:
        if not hasattr(self._local, "session"):
            self._local.session = self.connect()
            self._sessions.append(self._local.session)
        session: Session = self._local.session
        return session

    def _drop_session(self) -> None:
        session = self._local.__dict__.pop("session", None)
        if session is not None:
            self._sessions.remove(session)
            session.close()

    async def _read(self, job: Callable[[Session], T]) -> T:
        def run() -> T:
            try:
                return job(self._session())
            except self.lost:
                self._drop_session()
                return job(self._session())

        return await asyncio.get_running_loop().run_in_executor(self._reads, run)

    async def _write(self, job: Callable[[Session], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, done))
        return await done

    def _write_groups(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return self._drop_session()
            group, last = [first], False
            while len(group) < GROUP and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                    break
                group.append(job)
            self._commit(group)
            if last:
                return self._drop_session()

    def _commit(self, asked: list[Job]) -> None:
        group = [(job, done) for job, done in asked if not done.cancelled()]
        if not group:
            return
        for attempt in (1, 2):
            try:
                answers = self._run(group)
                break
            except Exception as error:  # noqa: BLE001  # whatever went wrong, everyone who waits must hear of it
                self._abort()
                if len(group) > 1:
                    for one in group:
                        self._commit([one])
                    return
                if attempt == 2 or not isinstance(error, self.lost):
                    unwritable = isinstance(error, self.fault) and not isinstance(error, self.broken)
                    answers = [(group[0][1], None, Unwritable(str(error)) if unwritable else error)]
                    break
        for loop, settled in itertools.groupby(answers, lambda answer: answer[0].get_loop()):
            with contextlib.suppress(RuntimeError):  # a loop that is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, list(settled))

    def _run(self, group: list[Job]) -> list[Done]:
        """One transaction of many jobs: a refused one is undone alone, the others are committed together."""
        answers: list[Done] = []
        session = self._session()
        session.run(self.begin)
        if len(group) == 1:
            return [self._run_alone(session, *group[0])]
        for job, done in group:
            session.run("SAVEPOINT job")
            try:
                answers.append((done, job(session), None))
                session.run("RELEASE SAVEPOINT job")
            except (Conflict, Duplicate) as refused:
                session.run("ROLLBACK TO SAVEPOINT job")
                answers.append((done, None, refused))
        session.run("COMMIT")
        return answers

    def _run_alone(self, session: Session, job: Callable[[Session], Any], done: asyncio.Future[Any]) -> Done:
        """One transaction of one job: a refused one is undone with it."""
        try:
            result = job(session)
        except (Conflict, Duplicate) as refused:
            session.run("ROLLBACK")
            return done, None, refused
        session.run("COMMIT")
        return done, result, None

    def _abort(self) -> None:
        try:
            self._session().run("ROLLBACK")
        except Exception:  # noqa: BLE001  # a broken connection is replaced by a new one
            self._drop_session()

    async def close(self) -> None:
        """Finish what was begun and let go."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reads.shutdown)
        for session in self._sessions[:]:
            session.close()

    # -- logs -------------------------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Write entries durably, all or none. Raises Conflict or Duplicate."""
        await self._write(lambda session: self._append(session, append))

    def _append(self, session: Session, append: Append) -> None:
        row, first = append.row, append.entries[0]
        standing = (
            "SELECT (SELECT number FROM entry WHERE room = ? AND person = ? AND command = ? AND command <> ''), "
            "(SELECT MAX(number) FROM entry WHERE room = ?)"
        )
        known, last = session.run(standing, (row.table, first.person, first.command, row.table))[0]
        if known is not None:
            raise Duplicate(known)
        if (last or 0) != append.after:
            raise Conflict
        try:
            session.run_all([*entry_writes(append), *member_writes(append), *self.told(row.change)])
        except self.broken as error:
            raise Conflict from error
        if append.result is not None:
            rate(session, append.result)

    async def entries(self, table: str, after: int, most: int = ALL) -> list[StoredEntry]:
        """The log from the entry after this number on, in order, at most so many."""
        ask = "SELECT number, person, command, body FROM entry WHERE room = ? AND number > ? ORDER BY number LIMIT ?"
        rows = await self._read(lambda session: session.run(ask, (table, after, most)))
        return [StoredEntry(number, person, command, body.encode()) for number, person, command, body in rows]

    # -- lists ------------------------------------------------------------------------------------------------------

    async def _rows(self, rest: str, values: Sequence[Any] = ()) -> list[Row]:
        found = await self._read(lambda session: session.run(f"SELECT {ROW_FIELDS} FROM room {rest}", values))  # noqa: S608
        return [row_from(one) for one in found]

    async def row(self, table: str) -> Row | None:
        """The row of a table."""
        found = await self._rows("WHERE id = ?", (table,))
        return found[0] if found else None

    async def table_of_code(self, code: str) -> str | None:
        """The table with this short code."""
        found = await self._rows("WHERE code = ?", (code,))
        return found[0].table if found else None

    async def open_rows(self, limit: int) -> list[Row]:
        """Public tables that wait or are played, newest first."""
        return await self._rows("WHERE public = 1 AND status IN ('waiting', 'playing') ORDER BY updated DESC LIMIT ?", (limit,))

    async def _ids(self, rest: str, values: Sequence[Any] = ()) -> list[str]:
        return [one[0] for one in await self._read(lambda session: session.run(f"SELECT id FROM room {rest}", values))]  # noqa: S608

    async def live_tables(self) -> list[str]:
        """Ids of all tables with a match in progress."""
        return await self._ids("WHERE status IN ('playing', 'paused') ORDER BY updated DESC")

    async def due_tables(self, now: int) -> list[str]:
        """Ids of tables whose time is up."""
        return await self._ids("WHERE deadline IS NOT NULL AND deadline <= ?", (now,))

    async def bot_tables(self, since: int = 0) -> list[str]:
        """Ids of tables where a bot is to act, of those changed since then."""
        return await self._ids("WHERE bot = 1 AND updated >= ? ORDER BY updated", (since,))

    async def forsaken_tables(self, public: int, private: int, most: int) -> list[str]:
        """Ids of tables that wait for people and were not changed since."""
        old = "((public = 1 AND updated < ?) OR (public = 0 AND updated < ?))"
        return await self._ids(f"WHERE status = 'waiting' AND {old} ORDER BY updated LIMIT ?", (public, private, most))

    async def member_rows(self, person: str, limit: int) -> list[tuple[Row, Member]]:
        """The tables of a person, latest first."""
        fields = ", ".join(f"room.{name}" for name in ROW_FIELDS.split(", "))
        ask = (
            f"SELECT {fields}, member.seats, member.place, member.resigned FROM member JOIN room ON room.id = member.room "  # noqa: S608
            "WHERE member.person = ? ORDER BY room.updated DESC LIMIT ?"
        )
        found = await self._read(lambda session: session.run(ask, (person, limit)))
        return [(row_from(one[:12]), Member(one[0], person, _numbers(one[12]), one[13], bool(one[14]))) for one in found]

    # -- people and secrets -----------------------------------------------------------------------------------------

    async def person(self, person: str) -> Person | None:
        """A person by id."""
        ask = "SELECT name, language, muted, created, emblem FROM person WHERE id = ?"
        found = await self._read(lambda session: session.run(ask, (person,)))
        if not found:
            return None
        name, language, muted, created, emblem = found[0]
        return Person(person, name, language, tuple(msgspec.json.decode(muted, type=list[str])), created, emblem)

    async def save_person(self, person: Person) -> None:
        """Make or change a person."""
        values = (person.id, person.name, person.language, msgspec.json.encode(person.muted).decode(), person.created, person.emblem)
        save = (
            "INSERT INTO person (id, name, language, muted, created, emblem) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, muted = excluded.muted, "
            "emblem = excluded.emblem"
        )
        await self._write(lambda session: session.run(save, values))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret kept under this name; the fresh one becomes it if there is none."""

        def keep(session: Session) -> bytes:
            session.run("INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, fresh.hex()))
            return bytes.fromhex(session.run("SELECT value FROM secret WHERE name = ?", (name,))[0][0])

        return await self._write(keep)

    async def use_once(self, token: str, until: int) -> bool:
        """Whether this token was not used before; now it is."""
        use = "INSERT INTO used (token, until) VALUES (?, ?) ON CONFLICT (token) DO NOTHING RETURNING token"
        return bool(await self._write(lambda session: session.run(use, (token, until))))

    async def claim(self, table: str, number: int, owner: str, until: int, now: int) -> bool:
        """Whether this owner may do the one job of this table at this number."""
        claim = (
            "INSERT INTO claim (room, number, owner, until) VALUES (?, ?, ?, ?) ON CONFLICT (room) DO UPDATE SET "
            "number = excluded.number, owner = excluded.owner, until = excluded.until "
            "WHERE claim.number < excluded.number OR claim.until < ? OR claim.owner = excluded.owner RETURNING room"
        )
        return bool(await self._write(lambda session: session.run(claim, (table, number, owner, until, now))))

    async def all_tables(self) -> list[str]:
        """Ids of all tables there ever were, damaged ones too."""
        ask = "SELECT id FROM room UNION SELECT room FROM entry ORDER BY 1"
        return [one[0] for one in await self._read(lambda session: session.run(ask))]

    async def write_row(self, append: Append) -> None:
        """Put down row and members alone."""
        row_only = list(entry_writes(append))[1:]
        await self._write(lambda session: session.run_all([*row_only, *member_writes(append)]))

    async def remove(self, table: str) -> None:
        """Forget a table."""
        statements: list[Statement] = [(f"DELETE FROM {name} WHERE room = ?", (table,)) for name in ("entry", "member", "claim")]  # noqa: S608
        await self._write(lambda session: session.run_all([*statements, ("DELETE FROM room WHERE id = ?", (table,))]))

    async def remember(self, name: str, value: bytes) -> None:
        """Keep something under a name."""
        keep = "INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._write(lambda session: session.run(keep, (name, value.hex())))

    async def recall(self, name: str) -> bytes | None:
        """What was kept under a name."""
        found = await self._read(lambda session: session.run("SELECT value FROM secret WHERE name = ?", (name,)))
        return bytes.fromhex(found[0][0]) if found else None

    async def probe(self) -> None:
        """Write more than a page and forget it again."""

        def write(session: Session) -> None:
            session.run("INSERT INTO secret (name, value) VALUES ('probe', ?) ON CONFLICT (name) DO NOTHING", ("." * PROBE,))
            session.run("DELETE FROM secret WHERE name = 'probe'")

        await self._write(write)

    async def notify(self, note: Note) -> None:
        """Tell all processes on a shared store; nothing elsewhere."""
        if self.shared:
            await self._write(lambda session: session.run_all(self.told(note)))


def _settle(answers: list[Done]) -> None:
    """Tell those who still wait, all at once."""
    for done, result, refused in answers:
        if done.cancelled():
            continue
        if refused is None:
            done.set_result(result)
        else:
            done.set_exception(refused)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(",") if part)
