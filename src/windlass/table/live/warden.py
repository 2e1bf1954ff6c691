"""The warden: who may not come to this server, and what whoever runs it does about people, tables and reports; every deed is kept."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from windlass.engine.refusal import Refusal
from windlass.table.live.people import short
from windlass.table.live.tables import Tables
from windlass.table.log.entries import Abandoned, AnyEntry
from windlass.table.log.table import Table
from windlass.table.store.moderation import Ban, Deed, Report
from windlass.table.store.port import Person, SignedOut
from windlass.table.wire import AdminAct
from windlass.table.wire import Report as Told

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)
PERSON: Final = "person"
ADDRESS: Final = "address"
PACE: Final = 10.0  # seconds after which a ban made by another process holds here too
DAY: Final = 86_400_000


class Warden:
    """Bans in memory, kept like those in the store, and the deeds of whoever runs the server."""

    def __init__(self, tables: Tables, sign_out: Callable[[SignedOut], Awaitable[None]]) -> None:
        self._tables = tables
        self._store = tables.store.moderation
        self._sign_out = sign_out
        self._bans: dict[tuple[str, str], Ban] = {}

    async def run(self) -> None:
        """Learn now and then what other processes decided, until cancelled."""
        while True:
            try:
                await self.learn()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("warden")
            await asyncio.sleep(PACE)

    async def learn(self) -> None:
        """Read who may not come."""
        self._bans = {(ban.kind, ban.subject): ban for ban in await self._store.bans()}

    def _banned(self, kind: str, subject: str) -> Ban | None:
        ban = self._bans.get((kind, subject))
        return ban if ban is not None and (ban.until is None or ban.until > self._tables.now()) else None

    def is_banned(self, person: str) -> bool:
        """Whether a person may not come."""
        return self._banned(PERSON, person) is not None

    def check_person(self, person: str) -> None:
        """Refuses with `person.banned` whoever may not come, and says why."""
        ban = self._banned(PERSON, person) if self._bans else None
        if ban is not None:
            raise Refusal("person.banned", reason=ban.reason or "—")

    def check_address(self, address: str) -> None:
        """Refuses with `person.address-banned` everybody from an address that may not come."""
        if self._bans and self._banned(ADDRESS, address) is not None:
            raise Refusal("person.address-banned")

    # -- reports ----------------------------------------------------------------------------------------------------

    async def report(self, table: Table, told: Told, person: Person, name: str) -> None:
        """Keep what a person told about another, with the words it is about as they were."""
        line = table.chat.lines.get(told.line) if told.line is not None else None
        said = line.text or "" if line is not None and line.person == told.person else ""
        text = " ".join(told.text.split())
        await self._store.report(
            Report(f"{person.id}.{told.id}", self._tables.now(), person.id, told.person, name, table.id, told.why, said, text)
        )
        log.warning("reported", extra={"table": table.id, "why": told.why})

    # -- deeds ------------------------------------------------------------------------------------------------------

    async def act(self, act: AdminAct) -> None:
        """Do what whoever runs the server wants, and note it. Refuses with `admin.` what cannot be done."""
        name = await self._do(act)
        await self._store.note(Deed(short(secrets.token_bytes(12)), self._tables.now(), act.what, act.subject, name, act.reason))
        log.warning("moderated", extra={"what": act.what, "subject": act.subject})

    async def _do(self, act: AdminAct) -> str:
        store, now = self._tables.store, self._tables.now()
        until = now + act.days * DAY if act.days is not None else None
        match act.what:
            case "ban":
                person = await self._known(act.subject)
                await self._store.ban(Ban(PERSON, person.id, person.name, now, until, act.reason))
                await self.learn()
                await self._part(person.id)
                return person.name
            case "ban-address":
                await self._store.ban(Ban(ADDRESS, act.subject, "", now, until, act.reason))
                await self.learn()
                return ""
            case "lift" | "lift-address":
                found = await self._store.lift(PERSON if act.what == "lift" else ADDRESS, act.subject)
                await self.learn()
                if not found:
                    raise Refusal("admin.nothing")
                return ""
            case "sign-out":
                person = await self._known(act.subject)
                signed = [one.id for one in await store.accounts.sign_ins(person.id)]
                await store.accounts.sign_out(person.id, signed)
                await self._sign_out(SignedOut(tuple(signed)))
                return person.name
            case "close-table":
                await self._tables.write(act.subject, lambda table: closed(table, now))
                return ""
            case "settle":
                if not await self._store.settle(act.subject, now):
                    raise Refusal("admin.nothing")
                return ""

    async def _known(self, person: str) -> Person:
        found = await self._tables.store.person(person)
        if found is None:
            raise Refusal("person.nobody")
        return found

    async def _part(self, person: str) -> None:
        """Close the connections of somebody who may not come any more; they keep their sign-ins, for when they may."""
        await self._sign_out(SignedOut(tuple(one.id for one in await self._tables.store.accounts.sign_ins(person))))


def closed(table: Table, now: int) -> list[AnyEntry]:
    """The entry that ends a table without a result. Refuses one that has ended, or that nobody can change."""
    if table.frozen is not None:
        raise Refusal("table.frozen")
    if table.status in ("over", "abandoned"):
        raise Refusal("admin.nothing")
    return [Abandoned(at=now)]
