"""Moderation: reports of people about others, bans, and the log of what whoever runs the server did."""

from __future__ import annotations

from typing import NamedTuple

from windlass.table.store.jobs import Run
from windlass.table.store.port import Row
from windlass.table.store.session import Session
from windlass.table.store.writes import ROW_FIELDS, row_from


class Report(NamedTuple):
    """What one person told about another, and when it was settled."""

    id: str
    at: int
    reporter: str
    person: str
    name: str
    table: str
    why: str
    said: str
    """The line of chat it is about, as it was."""
    text: str
    settled: int | None = None


class Ban(NamedTuple):
    """A person or an address that may not come: until when, or for good, and why."""

    kind: str
    subject: str
    name: str
    at: int
    until: int | None
    reason: str


class Deed(NamedTuple):
    """Something that was done by whoever runs the server."""

    id: str
    at: int
    what: str
    subject: str
    name: str
    reason: str


class Known(NamedTuple):
    """A person as whoever runs the server sees them: when they came and were here last, their account, and how many tables they have."""

    id: str
    name: str
    created: int
    seen: int | None
    account: str | None
    tables: int


def _pattern(text: str) -> str:
    """What LIKE finds this text with, anywhere."""
    for sign in "\\%_":
        text = text.replace(sign, "\\" + sign)
    return f"%{text.lower()}%"


class Moderation:
    """The moderation of one store."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    # -- reports ----------------------------------------------------------------------------------------------------

    async def report(self, report: Report) -> None:
        """Keep a report; the same again changes nothing."""
        keep = (
            "INSERT INTO report (id, at, reporter, person, name, room, why, said, text, settled) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        )
        await self._write(lambda session: session.run_all([(keep, report)]))

    async def reports(self, most: int) -> list[Report]:
        """Reports that wait, oldest first, then those settled last."""
        ask = (
            "SELECT id, at, reporter, person, name, room, why, said, text, settled FROM report "
            "ORDER BY settled IS NOT NULL, CASE WHEN settled IS NULL THEN at ELSE -settled END, id LIMIT ?"
        )
        return [Report(*one) for one in await self._read(lambda session: session.run(ask, (most,)))]

    async def reported_by(self, person: str) -> list[Report]:
        """What a person told about others."""
        ask = "SELECT id, at, reporter, person, name, room, why, said, text, settled FROM report WHERE reporter = ? ORDER BY at, id"
        return [Report(*one) for one in await self._read(lambda session: session.run(ask, (person,)))]

    async def settle(self, report: str, now: int) -> bool:
        """Note that a report needs nothing any more; whether there was one."""
        note = "UPDATE report SET settled = ? WHERE id = ? AND settled IS NULL RETURNING id"
        return bool(await self._write(lambda session: session.run(note, (now, report))))

    # -- bans -------------------------------------------------------------------------------------------------------

    async def ban(self, ban: Ban) -> None:
        """Let somebody or some address come no more."""
        keep = (
            "INSERT INTO ban (kind, subject, name, at, until, reason) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (kind, subject) DO UPDATE SET "
            "name = excluded.name, at = excluded.at, until = excluded.until, reason = excluded.reason"
        )
        await self._write(lambda session: session.run_all([(keep, ban)]))

    async def lift(self, kind: str, subject: str) -> bool:
        """Let them come again; whether they were banned."""
        lift = "DELETE FROM ban WHERE kind = ? AND subject = ? RETURNING subject"
        return bool(await self._write(lambda session: session.run(lift, (kind, subject))))

    async def bans(self) -> list[Ban]:
        """Everyone who may not come, the latest first."""
        ask = "SELECT kind, subject, name, at, until, reason FROM ban ORDER BY at DESC, kind, subject"
        return [Ban(*one) for one in await self._read(lambda session: session.run(ask))]

    # -- deeds ------------------------------------------------------------------------------------------------------

    async def note(self, deed: Deed) -> None:
        """Keep what was done."""
        keep = "INSERT INTO deed (id, at, what, subject, name, reason) VALUES (?, ?, ?, ?, ?, ?)"
        await self._write(lambda session: session.run_all([(keep, deed)]))

    async def deeds(self, most: int) -> list[Deed]:
        """What was done, the latest first."""
        ask = "SELECT id, at, what, subject, name, reason FROM deed ORDER BY at DESC, id LIMIT ?"
        return [Deed(*one) for one in await self._read(lambda session: session.run(ask, (most,)))]

    # -- looking around ---------------------------------------------------------------------------------------------

    async def people(self, text: str, most: int) -> list[Known]:
        """People with this in their name, or with this id; those who came last first."""
        ask = (
            "SELECT person.id, person.name, person.created, (SELECT MAX(seen) FROM sign_in WHERE sign_in.person = person.id), "
            "(SELECT account.name FROM account WHERE account.person = person.id), "
            "(SELECT COUNT(*) FROM member WHERE member.person = person.id) FROM person "
            "WHERE LOWER(person.name) LIKE ? ESCAPE '\\' OR person.id = ? ORDER BY person.created DESC, person.id LIMIT ?"
        )
        return [Known(*one) for one in await self._read(lambda session: session.run(ask, (_pattern(text), text, most)))]

    async def tables(self, text: str, most: int) -> list[Row]:
        """Tables with this id or code, or of the person with this id; every table where nothing is asked for. Latest first."""
        asked = "WHERE id = ? OR code = ? OR id IN (SELECT room FROM member WHERE person = ?)" if text else ""
        ask = f"SELECT {ROW_FIELDS} FROM room {asked} ORDER BY updated DESC, id LIMIT ?"  # noqa: S608
        values = (text, text.lower(), text, most) if text else (most,)
        return [row_from(one) for one in await self._read(lambda session: session.run(ask, values))]

    async def counts(self) -> tuple[int, int, int]:
        """How many people and tables there are, and how many tables are played now."""

        def count(session: Session) -> tuple[int, int, int]:
            ask = (
                "SELECT (SELECT COUNT(*) FROM person), (SELECT COUNT(*) FROM room), "
                "(SELECT COUNT(*) FROM room WHERE status IN ('playing', 'paused'))"
            )
            people, tables, live = session.run(ask)[0]
            return people, tables, live

        return await self._read(count)

    async def outdated(self, before: int, most: int) -> list[str]:
        """Ids of tables that ended before this moment and at which nobody with an account sat."""
        ask = (
            "SELECT id FROM room WHERE status IN ('over', 'abandoned') AND updated < ? AND NOT EXISTS (SELECT 1 FROM member "
            "JOIN account ON account.person = member.person WHERE member.room = room.id) ORDER BY updated LIMIT ?"
        )
        return [one[0] for one in await self._read(lambda session: session.run(ask, (before, most)))]
