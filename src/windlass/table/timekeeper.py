"""The timekeeper: what happens when time is up, and when somebody has been gone too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from windlass.engine.refusal import Refusal
from windlass.table.entries import AnyEntry, Left, Resigned, Returned
from windlass.table.hall import Hall
from windlass.table.room import Room

log = logging.getLogger(__name__)
TICK: Final = 0.5
SWEEP: Final = 10  # ticks between looks at what others may have left lying


class Timekeeper:
    """Looks at all clocks twice a second. Several processes may do so at once: the log decides who was first."""

    def __init__(self, hall: Hall, sweep: Callable[[], Awaitable[None]] | None) -> None:
        self._hall = hall
        self._sweep = sweep
        self._began = hall.now()
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
        hall = self._hall
        for table in await hall.store.due_tables(hall.now()):
            with contextlib.suppress(Refusal):
                await hall.write(table, lambda room: time_up(room, hall.now()))
        for found in hall.open_tables:
            if found.room.status == "playing" and self.missing(found.room):
                with contextlib.suppress(Refusal):
                    await hall.write(found.room.id, lambda room: missed(room, self.missing(room), hall.now()))
        if self._ticks % SWEEP == 0:
            hall.presence.forget(hall.now())
            if self._sweep is not None:
                await self._sweep()
            if hall.store.shared:
                for note in hall.presence.notes():
                    await hall.store.notify(note)
        self._ticks += 1

    def missing(self, room: Room) -> list[int]:
        """The seats whose people have been gone for longer than the table grants, while somebody else is here and waits."""
        grace, now = room.settings.grace * 1000, self._hall.now()
        if not grace or room.settings.clock.kind == "days":
            return []
        here = self._hall.presence.here(room, now).people
        seats = []
        for seat, chair in enumerate(room.chairs):
            if chair.person and room.is_played_by_person(seat) and here - {chair.person}:
                gone = now - self._hall.presence.missing_since(room.id, chair.person, now, max(self._began, room.updated))
                if gone > grace:
                    seats.append(seat)
        return seats


def time_up(room: Room, now: int) -> list[AnyEntry]:
    """The entry for a clock that has run out, or nothing when it has not."""
    deadline, seat = room.clocks.deadline, room.clocks.running
    if room.status != "playing" or deadline is None or deadline > now:
        return []
    if room.settings.at_end_of_time == "loss":
        return [Resigned(at=now, seat=seat, cause="time")]
    return [Left(at=now, seats=[seat], cause="time")]


def missed(room: Room, seats: list[int], now: int) -> list[AnyEntry]:
    """The entry for seats that a bot keeps from now on."""
    return [Left(at=now, seats=seats, cause="absent")] if seats and room.status == "playing" else []


def welcomed(room: Room, person: str, now: int) -> list[AnyEntry]:
    """The entry for somebody who was missed and is here again; who left on purpose comes back only on purpose."""
    back = [seat for seat in room.seats_of(person) if room.away.get(seat) == "absent"]
    return [Returned(at=now, by=person, seats=back)] if back and room.live else []
