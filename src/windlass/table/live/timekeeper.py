"""The timekeeper: what happens when time is up, and when somebody has been gone too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from windlass.engine.refusal import Refusal
from windlass.table.live.tables import Tables
from windlass.table.log.entries import Abandoned, AnyEntry, Jumped, Left, Resigned, Returned
from windlass.table.log.table import Table

log = logging.getLogger(__name__)
TICK: Final = 0.5
HOUR: Final = 3_600_000
PUBLIC_WAIT: Final = 6 * HOUR  # for which a public table may wait for people while nobody looks
PRIVATE_WAIT: Final = 30 * 24 * HOUR
AT_ONCE: Final = 50  # tables closed in one look
BREATH: Final = 100  # tables looked at before somebody else is served
SWEEP: Final = 10  # ticks between looks at what others may have left lying


class Timekeeper:
    """Looks at all clocks twice a second. Several processes may do so at once: the log decides who was first."""

    def __init__(self, tables: Tables, sweep: Callable[[], Awaitable[None]] | None) -> None:
        self._tables = tables
        self._sweep = sweep
        self._began = tables.now()
        self._ticks = 0

    async def run(self) -> None:
        """Keep time until cancelled; a fault in one look does not stop the clock."""
        while True:
            try:
                await self.tick()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("timekeeper")
            await asyncio.sleep(TICK)

    async def tick(self) -> None:
        """One look at everything."""
        tables = self._tables
        for table in await tables.store.due_tables(tables.now()):
            with contextlib.suppress(Refusal):
                await tables.write(table, lambda table: time_up(table, tables.now()))
        for at, found in enumerate(tables.open_tables):
            if at % BREATH == 0:
                await asyncio.sleep(0)
            if found.table.status == "playing" and self.missing(found.table):
                with contextlib.suppress(Refusal):
                    await tables.write(found.table.id, lambda table: missed(table, self.missing(table), tables.now()))
        given_up = tables.presence.give_up(tables.now())
        for found in tables.open_tables:
            if found.table.id in given_up:
                found.wake()
        if self._ticks % SWEEP == 0:
            tables.presence.forget(tables.now())
            await self._clear_away()
            if self._sweep is not None:
                await self._sweep()
            if tables.store.shared:
                for note in tables.presence.notes():
                    await tables.store.notify(note)
        self._ticks += 1

    async def _clear_away(self) -> None:
        """Close tables that waited long for people while nobody looked."""
        tables, now = self._tables, self._tables.now()
        for table in await tables.store.forsaken_tables(now - PUBLIC_WAIT, now - PRIVATE_WAIT, AT_ONCE):
            if not tables.presence.people(table, now):
                with contextlib.suppress(Refusal):
                    await tables.write(table, lambda table: forsaken(table, now))

    def missing(self, table: Table) -> list[int]:
        """The seats whose people have been gone for longer than the table grants, while somebody else is here and waits."""
        grace, now = table.settings.grace * 1000, self._tables.now()
        if not grace or table.settings.clock.kind == "days":
            return []
        here = self._tables.presence.here(table, now).people
        seats = []
        for seat, chair in enumerate(table.chairs):
            if chair.person and table.is_played_by_person(seat) and here - {chair.person}:
                gone = now - self._tables.presence.missing_since(table.id, chair.person, now, max(self._began, table.updated))
                if gone > grace:
                    seats.append(seat)
        return seats


def time_up(table: Table, now: int) -> list[AnyEntry]:
    """The entry for a clock that has run out, or nothing when it has not."""
    deadline, seat = table.clocks.deadline, table.clocks.running
    if table.status != "playing" or deadline is None or deadline > now:
        return []
    if table.settings.at_end_of_time == "loss":
        return [Resigned(at=now, seat=seat, cause="time")]
    return [Left(at=now, seats=[seat], cause="time")]


def forsaken(table: Table, now: int) -> list[AnyEntry]:
    """The entry for a table to which nobody came."""
    return [Abandoned(at=now)] if table.status == "waiting" and table.frozen is None else []


def jumped(table: Table, now: int) -> list[AnyEntry]:
    """The entry for a match whose clocks ran while the machine's clock was moved."""
    return [Jumped(at=now)] if table.status == "playing" and table.clocks.running >= 0 else []


def missed(table: Table, seats: list[int], now: int) -> list[AnyEntry]:
    """The entry for seats that a bot keeps from now on."""
    return [Left(at=now, seats=seats, cause="absent")] if seats and table.status == "playing" else []


def welcomed(table: Table, person: str, now: int) -> list[AnyEntry]:
    """The entry for somebody who was missed and is here again; who left on purpose comes back only on purpose."""
    back = [seat for seat in table.seats_of(person) if table.away.get(seat) == "absent"]
    return [Returned(at=now, by=person, seats=back)] if back and table.live else []
