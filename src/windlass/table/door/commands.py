"""Commands: takes any command of a person and gives its answer, whether it came over a socket or by plain HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from windlass.bots.player import lots_of
from windlass.engine.refusal import Refusal
from windlass.table import wire
from windlass.table.live import people
from windlass.table.live.lobby import LOBBY
from windlass.table.live.server import Server
from windlass.table.live.tables import same_wish
from windlass.table.live.words import words_of
from windlass.table.live.workers import Job
from windlass.table.log import creation, decisions, order
from windlass.table.log.entries import AnyEntry, Created, Renamed, Started
from windlass.table.log.passwords import hash_password, is_password
from windlass.table.log.seats import clean
from windlass.table.log.speech import advice_info, refusal_info
from windlass.table.log.table import Table
from windlass.table.store.port import Person, Unwritable

log = logging.getLogger(__name__)
JUST_COME: Final = 10_000  # milliseconds in which somebody who opened a table comes to it
LATEST: Final = 8  # tables of a person among which a command that was sent again is looked for
RENAMED: Final = 50  # a person's latest tables, at which a new name is told at once


def take_limits(server: Server, command: wire.AnyCommand, person: Person, network: str) -> None:
    """Refuses with `limit.` what a person or their network asks for too often: tables, chat, guesses."""
    limits = server.limits
    if isinstance(command, wire.Create | wire.PlayFrom | wire.Import | wire.Rematch | wire.Find):
        limits.tables.take(person.id, network)
        if isinstance(command, wire.PlayFrom | wire.Import):
            limits.heavy.take(person.id, network)
    elif isinstance(command, wire.Say | wire.React):
        limits.chat.take(person.id, network)
        limits.chatter.take(command.table)
    elif isinstance(command, wire.Report):
        limits.reports.take(person.id, network)
    elif isinstance(command, wire.Enter):
        for key in (person.id, f"{network} {command.table}"):
            limits.guesses.take(key)
        limits.strangers.take(command.table)


async def submit(server: Server, command: wire.AnyCommand, person: Person, network: str) -> wire.Answer:
    """Do what is asked, or refuse it in the person's language. Once begun it is finished, even if nobody waits any more."""
    take_limits(server, command, person, network)
    doing = asyncio.ensure_future(_do(server, _worded(server, command), person, network))
    doing.add_done_callback(_told)
    try:
        return await asyncio.shield(doing)
    except Unwritable:
        refusal = Refusal("table.cannot-save")
    except Refusal as refused:
        refusal = refused
    server.metrics.count(f'windlass_refused_total{{code="{refusal.code}"}}')
    table = getattr(command, "table", None)
    return wire.Answer(id=command.id, refusal=refusal_info(refusal, person.language), table=table)


def _told(doing: asyncio.Task[wire.Answer]) -> None:
    """A refusal that nobody waits for any more is no fault; a fault is one all the same."""
    error = None if doing.cancelled() else doing.exception()
    if error is not None and not isinstance(error, Refusal | Unwritable):
        log.error("command failed", exc_info=error)


def wish_of(command: wire.AnyCommand) -> str:
    """A digest of everything a command asks for: the same id with another wish is another command."""
    return hashlib.blake2b(msgspec.json.encode(command), digest_size=8).hexdigest()


def _worded(server: Server, command: wire.AnyCommand) -> wire.AnyCommand:
    """The command with words hidden that nobody is to read. Refuses with `person.name-words` a name that has some."""
    words = words_of(server.settings.words)
    match command:
        case wire.Say() if command.text is not None:
            return replace(command, text=words.hide(command.text))
        case wire.Introduce() if command.name is not None:
            words.check(command.name)
        case wire.Sit():
            words.check(command.name)
        case wire.Create() | wire.PlayFrom() | wire.Import():
            for plan in command.seats:
                words.check(plan.name)
    return command


async def _do(server: Server, command: wire.AnyCommand, person: Person, network: str) -> wire.Answer:
    server.metrics.count(f'windlass_commands_total{{type="{type(command).__struct_config__.tag}"}}')
    now = server.tables.now
    match command:
        case wire.Introduce():
            changed = await server.people.change(person, command.name, command.language, command.emblem)
            if (changed.name, changed.emblem) != (person.name, person.emblem):
                await _rename(server, person, changed)
            return wire.Answer(id=command.id, person=people.info(changed))
        case wire.Mute():
            changed = await server.people.mute(person, command.person, muted=command.muted)
            return wire.Answer(id=command.id, person=people.info(changed))
        case wire.Shelve():
            await server.tables.store.callings.mark(person.id, command.table, command.archived, command.title and clean(command.title))
            server.feeds.tell({person.id})
            return wire.Answer(id=command.id, table=command.table)
        case wire.Create():
            password = await asyncio.to_thread(hash_password, command.password) if command.password else ""
            return await _open(
                server, command, person, network, lambda: creation.fresh(command, person, password, now(), server.settings.house_seed)
            )
        case wire.PlayFrom():
            return await _play_from(server, command, person, network)
        case wire.Import():
            made = await asyncio.to_thread(creation.from_file, command, person, now(), words_of(server.settings.words).hide)
            return await _open(server, command, person, network, lambda: made)
        case wire.Find():
            return await _find(server, command, person, network)
        case wire.Rematch():
            return await _rematch(server, command, person, network)
        case wire.Decline():
            return await _decline(server, command, person)
        case wire.Hint():
            return await _hint(server, command, person)
        case wire.Enter():
            return await _enter(server, command, person)
        case wire.Report():
            return await _report(server, command, person)
        case wire.Start():
            await _require_bots_allowed(server, command)
    number = await server.tables.write(
        command.table, lambda table: decisions.decide(table, command, person, now()), person.id, command.id, wish_of(command)
    )  # fmt: skip
    return wire.Answer(id=command.id, table=command.table, number=number, receipt=await _receipt(server, command))


async def _receipt(server: Server, command: wire.TableCommands) -> str | None:
    """The table's receipt for a command about the match."""
    if isinstance(command, wire.Say | wire.React):
        return None
    found = await server.tables.open(command.table)
    async with found.lock:  # so that it never speaks of what is not stored
        return found.table.shuffles.receipt(found.table.match) if found.table.match is not None else None


async def _require_bots_allowed(server: Server, command: wire.Start) -> None:
    """Refuses with `limit.bot-tables` a start at which bots would play at one table too many of whoever opened it."""
    table = (await server.tables.open(command.table)).table
    if table.status == "waiting" and any(chair.kind == "bot" for chair in table.chairs):
        server.limits.unfinished.require_bots(table.id)


async def _open(
    server: Server, command: wire.OpeningCommands, person: Person, network: str, make: Callable[[], list[AnyEntry]]
) -> wire.Answer:
    tables, wish = server.tables, wish_of(command)
    table = tables.keys.derive("table", f"{person.id} {command.id}")
    for _ in range(3):
        try:
            made = make()
            if await tables.store.row(table) is None:
                server.limits.unfinished.require(person.id, network, bots=begins_with_bots(made))
            if await tables.create(table, made, person.id, command.id, wish):
                server.limits.unfinished.opened((await tables.open(table)).table, person.id, network)
            break
        except Refusal as refusal:
            if refusal.code != "table.busy":
                raise
    same_wish(wish, 1, (await tables.open(table)).table.opened.wish)
    return wire.Answer(id=command.id, table=table, number=1)


def begins_with_bots(made: list[AnyEntry]) -> bool:
    """Whether these first entries of a table begin a match in which bots play."""
    begun = any(isinstance(entry, Started) for entry in made)
    return begun and isinstance(made[0], Created) and any(chair.kind == "bot" for chair in made[0].chairs)


async def _report(server: Server, command: wire.Report, person: Person) -> wire.Answer:
    """Keep what a person tells about another who is at a table they may read."""
    found = await server.tables.open(command.table)
    async with found.lock:
        decisions.require_readable(found.table, person.id)
        if command.person == person.id:
            raise Refusal("table.yourself")
        name = order.name_at(found.table, command.person)
        await server.warden.report(found.table, command, person, name)
    return wire.Answer(id=command.id, table=command.table)


async def _enter(server: Server, command: wire.Enter, person: Person) -> wire.Answer:
    """Let somebody in who gives the right password; it is looked at beside the loop, because that takes long on purpose."""
    found = await server.tables.open(command.table)
    if not decisions.may_enter(found.table, person.id):
        stored = found.table.opened.password
        if not await asyncio.to_thread(is_password, stored, command.password):
            raise Refusal("table.wrong-password")
    number = await server.tables.write(
        command.table, lambda table: decisions.admit(table, person, server.tables.now()), person.id, command.id, wish_of(command)
    )  # fmt: skip
    return wire.Answer(id=command.id, table=command.table, number=number)


async def _play_from(server: Server, command: wire.PlayFrom, person: Person, network: str) -> wire.Answer:
    source = await server.tables.open(command.table)
    async with source.lock:
        decisions.require_readable(source.table, person.id)
        made = creation.from_moment(source.table, command, person, server.tables.now())
    return await _open(server, command, person, network, lambda: made)


async def _find(server: Server, command: wire.Find, person: Person, network: str) -> wire.Answer:
    """A table among strangers; people are paired one after the other, so that two who ask at once find each other."""
    tables, wish = server.tables, wish_of(command)
    async with server.pairing:
        for row, _ in await tables.store.member_rows(person.id, LATEST):
            known = (await tables.open(row.table)).table.commands.get((person.id, command.id))
            if known is not None:
                return wire.Answer(id=command.id, table=row.table, number=same_wish(wish, *known))
        for row in await tables.store.open_rows(LOBBY):
            if row.game != command.game or row.status != "waiting":
                continue
            found = await tables.open(row.table)
            if not creation.suits(found.table, command, person) or not somebody_waits(server, found.table):
                continue
            with contextlib.suppress(Refusal):
                number = await tables.write(
                    row.table, lambda table: creation.join(table, command, person, tables.now()), person.id, command.id, wish
                )  # fmt: skip
                return wire.Answer(id=command.id, table=row.table, number=number)
        return await _open(
            server, command, person, network, lambda: creation.among_strangers(command, person, tables.now(), server.settings.house_seed)
        )


def somebody_waits(server: Server, table: Table) -> bool:
    """Whether whoever waits at this table is still there, or need not be: they have just come, or a turn takes days."""
    now = server.tables.now()
    if table.settings.clock.kind == "days" or now - table.opened.at < JUST_COME:
        return True
    return server.tables.presence.people(table.id, now)[table.opened.by] > 0


async def _rematch(server: Server, command: wire.Rematch, person: Person, network: str) -> wire.Answer:
    tables = server.tables
    old = await tables.open(command.table)
    async with old.lock:
        made = creation.again(old.table, person, tables.now(), server.settings.house_seed)
    new = tables.keys.derive("rematch", command.table)
    wish = wish_of(command)
    if await tables.store.row(new) is None:
        server.limits.unfinished.require(person.id, network, bots=False)
    if await tables.create(new, made, person.id, command.id, wish):
        server.limits.unfinished.opened((await tables.open(new)).table, person.id, network)

    await tables.write(command.table, lambda table: creation.offer(table, person, tables.now(), new), person.id, command.id, wish)
    came = f"{command.id[:50]}-come"
    number = await tables.write(new, lambda table: creation.come(table, person, tables.now()), person.id, came, wish)
    return wire.Answer(id=command.id, table=new, number=number)


async def _decline(server: Server, command: wire.Decline, person: Person) -> wire.Answer:
    tables, wish = server.tables, wish_of(command)
    number = await tables.write(
        command.table, lambda table: creation.decline(table, person, tables.now()), person.id, command.id, wish
    )  # fmt: skip
    new = (await tables.open(command.table)).table.rematch
    assert new is not None
    await tables.write(new, lambda table: creation.stay_away(table, person, tables.now()), person.id, command.id, wish)
    return wire.Answer(id=command.id, table=command.table, number=number)


async def _rename(server: Server, person: Person, changed: Person) -> None:
    """Call a person by their new name at every table that goes on, and on all their connections here."""

    def rename(table: Table) -> list[AnyEntry]:
        entry = Renamed(at=server.tables.now(), by=person.id, was=person.name, name=changed.name, emblem=changed.emblem)
        return [entry] if table.seats_of(person.id) else []

    for connection in server.connections:
        connection.know(changed)
    for row, _ in await server.tables.store.member_rows(person.id, RENAMED):
        if row.status in ("waiting", "playing", "paused"):
            with contextlib.suppress(Refusal):
                await server.tables.write(row.table, rename)


async def _hint(server: Server, command: wire.Hint, person: Person) -> wire.Answer:
    found = await server.tables.open(command.table)
    async with found.lock:
        decisions.require_readable(found.table, person.id)
        match = decisions.may_ask_hint(found.table, command, person)
        known, game = match.redacted(command.seat).to_bytes(), match.game
        job = Job(command.table, game.id, game.components, "", known, lots_of(match), hint=True)
    advice = [advice_info(game, one) for one in await server.advise(job)]
    return wire.Answer(id=command.id, table=command.table, hint=advice)
