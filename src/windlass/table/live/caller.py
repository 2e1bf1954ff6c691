"""The caller: tells people who are elsewhere that a slow game waits for them, when and how they want to be told."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import defaultdict
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import catalog
from windlass.table.live import mail, messages, outward
from windlass.table.live.lobby import line_of
from windlass.table.live.messages import Kept, Message
from windlass.table.live.settings import ServerSettings
from windlass.table.live.tables import Tables
from windlass.table.log.speech import refusal_info
from windlass.table.store.callings import Calling
from windlass.table.store.port import Person, Row

log = logging.getLogger(__name__)
PACE: Final = 5  # seconds between two looks
AGAIN: Final = (0, 5, 60)  # seconds before each attempt
STOP, CONFIRM = "stop", "mail"
LONG: Final = 400 * 86_400_000  # milliseconds for which the link that stops messages holds
DAYS: Final = 2 * 86_400_000  # and the one that confirms an address


class Caller:
    """Looks for turns nobody takes. Several processes may: the store decides who calls."""

    def __init__(self, tables: Tables, settings: ServerSettings, again: tuple[float, ...] = AGAIN) -> None:
        self._tables = tables
        self._settings = settings
        self._again = again
        self._sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Call until cancelled; a fault in one look does not end it."""
        while True:
            try:
                await self.look()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("caller")
            await asyncio.sleep(PACE)

    async def close(self) -> None:
        """Give up what is being sent."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until everything under way was sent or given up."""
        while self._sending:
            await asyncio.gather(*self._sending, return_exceptions=True)

    async def look(self) -> None:
        """One look at all turns."""
        tables, now = self._tables, self._tables.now()
        by_person: defaultdict[str, list[tuple[Row, Calling]]] = defaultdict(list)
        for row, calling in await tables.store.callings.waiting(now - self._settings.call_after * 1000):
            if is_slow(row) and not tables.presence.people(row.table, now)[row.turn]:
                by_person[row.turn].append((row, calling))
        for found in by_person.values():
            kept = messages.decoded(found[0][1].body)
            if not is_time(kept, found[0][1].told, now):
                continue
            mine = [row for row, _ in found if await tables.store.callings.claim(row)]
            if mine:
                task = asyncio.create_task(self._call(mine, kept))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def _call(self, rows: list[Row], kept: Kept) -> None:
        store = self._tables.store
        person = await store.person(rows[0].turn)
        if person is None:
            return
        titles = {mark.table: mark.title for mark in (await store.callings.marks(person.id)).values() if mark.title}
        message = messages.call(person, rows, self.site(kept), kept.calling.zone, titles)
        trouble = await self.send(person, kept, message)
        await store.callings.told(person.id, self._tables.now(), trouble)

    def site(self, kept: Kept) -> str:
        """The address under which a person reaches this server."""
        return self._settings.public_url.rstrip("/") or kept.site

    async def send(self, person: Person, kept: Kept, message: Message, *, patient: bool = True) -> str:
        """Send a message in every way the person wants, and again if it does not arrive; gives what went wrong, in their words."""
        troubles = []
        for way in (self._mail, self._post):
            trouble = None
            for pause in self._again if patient else (0,):
                await asyncio.sleep(pause)
                try:
                    await way(person, kept, message)
                except Refusal as refusal:
                    trouble = refusal
                else:
                    trouble = None
                    break
            if trouble is not None:
                log.warning("call not delivered", extra={"code": trouble.code})
                troubles.append(refusal_info(trouble, person.language).said)
        return " ".join(troubles)

    async def _mail(self, person: Person, kept: Kept, message: Message) -> None:
        email = kept.calling.email
        if not email or email != kept.confirmed or not self._settings.mail_host:
            return
        stop = self.link(STOP, person.id, kept, LONG)
        text = f"{message.text}\n\n-- \n{catalog(person.language)('call-stop')}\n{stop}\n"
        await mail.send(self._settings, email, message.subject, text, stop)

    async def _post(self, _person: Person, kept: Kept, message: Message) -> None:
        if kept.calling.hook != "none":
            await outward.post(kept.calling.url, messages.posted(kept.calling, message), private=self._settings.private_hooks)

    def link(self, purpose: str, subject: str, kept: Kept, lasting: int) -> str:
        """A link in a message that proves what it is for."""
        ticket = self._tables.keys.ticket(purpose, subject, self._tables.now() + lasting)
        return f"{self.site(kept)}/calls/{'confirm' if purpose == CONFIRM else 'stop'}#{ticket}"

    async def ask_to_confirm(self, person: Person, kept: Kept) -> None:
        """Send the link by which a person shows that an address is theirs; nothing else goes there before."""
        say = catalog(person.language)
        link = self.link(CONFIRM, whose(person.id, kept.calling.email), kept, DAYS)
        text = f"{say('call-confirm', name=person.name)}\n{link}\n\n{say('call-confirm-not')}\n"
        await mail.send(self._settings, kept.calling.email, say("call-confirm-subject"), text, self.link(STOP, person.id, kept, LONG))


def whose(person: str, email: str) -> str:
    """A person together with an address, fit for a link that does not show the address."""
    return f"{person}.{hashlib.blake2b(email.encode(), digest_size=12).hexdigest()}"


def is_slow(row: Row) -> bool:
    """Whether people may be elsewhere while this game goes on: days for a turn, or no clock, and somebody else plays."""
    line = line_of(row)
    people = {seat.person for seat in line.seats if seat.person}
    return len(people) > 1 and line.settings.clock.kind in ("days", "none")


def is_time(kept: Kept, told: int, now: int) -> bool:
    """Whether a person wants to hear of their turns now: not while it is quiet, and with a digest once a day from its hour on."""
    calling, zone = kept.calling, ZoneInfo(kept.calling.zone)
    here = datetime.fromtimestamp(now / 1000, zone)
    if calling.when == "daily":
        due = here.replace(hour=calling.hour, minute=0, second=0, microsecond=0)
        due = due if due <= here else due - timedelta(days=1)
        return told < due.timestamp() * 1000
    since_quiet = (here.hour - calling.quiet_from) % 24
    return since_quiet >= (calling.quiet_to - calling.quiet_from) % 24
