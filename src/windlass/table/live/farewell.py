"""Farewell: everything that is kept about a person, given out as data or deleted, with the matches of others left whole."""

from __future__ import annotations

import msgspec

from windlass.engine.refusal import Refusal
from windlass.table import wire
from windlass.table.live import lobby, people
from windlass.table.live.tables import Tables
from windlass.table.log import entries
from windlass.table.log.entries import Abandoned, AnyEntry, Forgotten, Left, Said, Seated
from windlass.table.log.seats import OPEN
from windlass.table.log.table import Table
from windlass.table.store.accounts import Deed
from windlass.table.store.port import ALL, Person, Store


async def account_info(store: Store, person: str, here: str | None = None) -> wire.AccountInfo:
    """How a person is known, and where they are signed in; `here` is the sign-in that asks."""
    kept = store.accounts
    account = await kept.account(person)
    return wire.AccountInfo(
        name=account.name if account is not None else None,
        password=account is not None and bool(account.password),
        passkeys=[
            wire.PasskeyInfo(id=one.id, device=one.device, created=one.created, used=one.used) for one in await kept.passkeys(person)
        ],
        devices=[
            wire.DeviceInfo(id=one.id, device=one.device, created=one.created, seen=one.seen, here=one.id == here)
            for one in await kept.sign_ins(person)
        ],
    )


async def everything(store: Store, person: Person) -> wire.MyData:
    """All that is kept about a person, but for hashes and keys."""
    deeds, calling = await store.accounts.deeds(person.id), await store.callings.calling(person.id)
    return wire.MyData(
        person=people.info(person),
        created=person.created,
        account=await account_info(store, person.id),
        calling=msgspec.json.decode(calling.body) if calling is not None else None,
        tables=[lobby.my_table(row, member) for row, member in await store.member_rows(person.id, ALL)],
        reports=[
            wire.MyReport(at=one.at, table=one.table, name=one.name, why=one.why, text=one.text)
            for one in await store.moderation.reported_by(person.id)
        ],
        deeds=[wire.MyDeed(table=deed.table, number=deed.entry.number, entry=public(deed.entry.body)) for deed in deeds],
    )


def public(body: bytes) -> object:
    """An entry without what the table keeps to itself: the secret of its shuffles and its password."""
    entry = msgspec.json.decode(body)
    return {name: value for name, value in entry.items() if name not in ("root", "seed", "password")} if isinstance(entry, dict) else None


async def forget(tables: Tables, person: Person) -> list[str]:
    """Delete a person; gives the sign-ins that ended. They leave every table; what they said is deleted from its log, and their seats
    belong to nobody from now on. Actions stay, and with them the matches of everyone else.
    """
    store = tables.store
    signed = [one.id for one in await store.accounts.sign_ins(person.id)]
    deeds = await store.accounts.deeds(person.id)
    there = {row.table for row, _ in await store.member_rows(person.id, ALL)} | {deed.table for deed in deeds}
    for table in sorted(there):
        try:
            await tables.write(table, lambda table: gone(table, person.id, tables.now()))
        except Refusal:  # a damaged table takes nothing in, and shows nobody
            continue
    await store.accounts.forget(person.id, [one for deed in deeds if (one := silenced(deed)) is not None])
    return signed


def gone(table: Table, person: str, now: int) -> list[AnyEntry]:
    """The entries by which somebody is no longer at a table."""
    made: list[AnyEntry] = []
    own = table.seats_of(person)
    if table.status == "waiting" and table.opened.by == person:
        made.append(Abandoned(at=now, by=person))
    elif table.status == "waiting" and own:
        made.append(Seated(at=now, by=person, chairs=dict.fromkeys(own, OPEN)))
    elif table.live:
        left = [seat for seat in own if table.is_played_by_person(seat)]
        made += [Left(at=now, by=person, seats=left)] if left else []
    return [*made, Forgotten(at=now, by=person)]


def silenced(deed: Deed) -> Deed | None:
    """A line of chat without its words and without a name; None for any other entry, which stays."""
    try:
        entry = entries.read(deed.entry.body)
    except msgspec.DecodeError:
        return None
    if not isinstance(entry, Said):
        return None
    quiet = msgspec.structs.replace(entry, name="", text=None if entry.text is None else "")
    return deed._replace(entry=deed.entry._replace(body=entries.write(quiet)))
