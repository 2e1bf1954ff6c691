"""The desk: takes any command of a person and gives its answer, whether it came over a socket or by plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from windlass.engine.refusal import Refusal
from windlass.table import opening, people, referee, wire
from windlass.table.entries import AnyEntry, Followed
from windlass.table.hall import Hall
from windlass.table.metrics import Metrics
from windlass.table.people import People
from windlass.table.room import Room
from windlass.table.speech import refusal_info
from windlass.table.store.port import Person


class Desk:
    """Where commands arrive."""

    def __init__(self, hall: Hall, everyone: People, metrics: Metrics) -> None:
        self.hall = hall
        self.people = everyone
        self.metrics = metrics

    async def submit(self, command: wire.AnyCommand, person: Person) -> wire.Answer:
        """Do what is asked, or refuse it in the person's language. Once begun it is finished, even if nobody waits any more."""
        try:
            return await asyncio.shield(self._do(command, person))
        except Refusal as refusal:
            self.metrics.count(f'windlass_refused_total{{code="{refusal.code}"}}')
            table = getattr(command, "table", None)
            return wire.Answer(id=command.id, refusal=refusal_info(refusal, person.language), table=table)

    async def _do(self, command: wire.AnyCommand, person: Person) -> wire.Answer:
        self.metrics.count(f'windlass_commands_total{{type="{type(command).__struct_config__.tag}"}}')
        match command:
            case wire.Introduce():
                changed = await self.people.change(person, command.name, command.language)
                return wire.Answer(id=command.id, person=people.info(changed))
            case wire.Mute():
                changed = await self.people.mute(person, command.person, muted=command.muted)
                return wire.Answer(id=command.id, person=people.info(changed))
            case wire.Create():
                return await self._open(command.id, person, lambda: opening.fresh(command, person, self.hall.now()))
            case wire.PlayFrom():
                return await self._play_from(command, person)
            case wire.Import():
                made = await asyncio.to_thread(opening.from_file, command, person, self.hall.now())
                return await self._open(command.id, person, lambda: made)
            case wire.Rematch():
                return await self._rematch(command, person)
            case wire.Hint():
                return await self._hint(command, person)
        number = await self.hall.write(
            command.table, lambda room: referee.decide(room, command, person, self.hall.now()), person.id, command.id
        )
        return wire.Answer(id=command.id, table=command.table, number=number)

    async def _open(self, command: str, person: Person, make: Callable[[], list[AnyEntry]]) -> wire.Answer:
        table = self.hall.keys.derive("table", f"{person.id} {command}")
        for _ in range(3):
            try:
                await self.hall.create(table, make(), person.id, command)
                break
            except Refusal as refusal:
                if refusal.code != "table.busy":
                    raise
        return wire.Answer(id=command, table=table, number=1)

    async def _play_from(self, command: wire.PlayFrom, person: Person) -> wire.Answer:
        source = await self.hall.open(command.table)
        async with source.lock:
            referee.require_entry(source.room, person)
            made = opening.from_moment(source.room, command, person, self.hall.now())
        return await self._open(command.id, person, lambda: made)

    async def _rematch(self, command: wire.Rematch, person: Person) -> wire.Answer:
        old = await self.hall.open(command.table)
        async with old.lock:
            made = opening.again(old.room, person, self.hall.now())
        table = self.hall.keys.derive("rematch", old.room.id)
        await self.hall.create(table, made, person.id, command.id)

        def follow(room: Room) -> list[AnyEntry]:
            return [] if room.rematch else [Followed(at=self.hall.now(), by=person.id, table=table)]

        await self.hall.write(command.table, follow, person.id, command.id)
        came = f"{command.id[:50]}-come"
        number = await self.hall.write(table, lambda room: opening.come(room, person, self.hall.now()), person.id, came)
        return wire.Answer(id=command.id, table=table, number=number)

    async def _hint(self, command: wire.Hint, person: Person) -> wire.Answer:
        found = await self.hall.open(command.table)
        async with found.lock:
            advice = referee.hint(found.room, command, person)
        return wire.Answer(id=command.id, table=command.table, hint=advice)
