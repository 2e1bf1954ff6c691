"""Accounts: on which devices a person is signed in, and the name, password and passkeys that bring them back."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from windlass.table.store.jobs import Run
from windlass.table.store.port import Conflict, Person, StoredEntry
from windlass.table.store.ratings import PROGRAM
from windlass.table.store.session import Session

_OWNED = ("sign_in", "account", "passkey", "member", "calling", "called", "shelf", "report")  # what is deleted with a person


class SignIn(NamedTuple):
    """One device or program that is a person: what its token stands for. Without the row the token proves nothing."""

    id: str
    person: str
    device: str
    created: int
    seen: int


class Account(NamedTuple):
    """A name that is one person's here, and the hash of a password; empty where only passkeys open it."""

    person: str
    name: str
    folded: str
    """The name as it is compared: no two that look alike."""
    password: str
    created: int


class Passkey(NamedTuple):
    """The public half of a passkey."""

    id: str
    person: str
    public_key: bytes
    uses: int
    """The counter of its device, which only grows; many devices leave it at 0."""
    device: str
    created: int
    used: int


class Deed(NamedTuple):
    """An entry a person wrote, and in which table's log."""

    table: str
    entry: StoredEntry


class Accounts:
    """Sign-ins, accounts and passkeys of one store."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    # -- devices ----------------------------------------------------------------------------------------------------

    async def sign_in(self, one: SignIn) -> None:
        """Keep that a device is this person, or that it was seen again."""
        keep = (
            "INSERT INTO sign_in (id, person, device, created, seen) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, device = excluded.device"
        )
        await self._write(lambda session: session.run(keep, one))

    async def signed_in(self, sign_in: str) -> tuple[Person, SignIn] | None:
        """Who a sign-in stands for; None when it was ended."""
        ask = (
            "SELECT person.id, person.name, person.language, person.muted, person.created, person.emblem, sign_in.device, sign_in.created, "
            "sign_in.seen "
            "FROM sign_in JOIN person ON person.id = sign_in.person WHERE sign_in.id = ?"
        )
        found = await self._read(lambda session: session.run(ask, (sign_in,)))
        if not found:
            return None
        person, name, language, muted, made, emblem, device, created, seen = found[0]
        known = Person(person, name, language, tuple(msgspec.json.decode(muted, type=list[str])), made, emblem)
        return known, SignIn(sign_in, person, device, created, seen)

    async def sign_ins(self, person: str) -> list[SignIn]:
        """Everywhere a person is signed in, where they were last first."""
        ask = "SELECT id, person, device, created, seen FROM sign_in WHERE person = ? ORDER BY seen DESC, id"
        return [SignIn(*one) for one in await self._read(lambda session: session.run(ask, (person,)))]

    async def sign_out(self, person: str, sign_ins: list[str]) -> None:
        """End sign-ins of a person: their tokens prove nothing from now on."""

        def end(session: Session) -> None:
            for one in sign_ins:
                session.run("DELETE FROM sign_in WHERE id = ? AND person = ?", (one, person))

        await self._write(end)

    # -- accounts ---------------------------------------------------------------------------------------------------

    async def account(self, person: str) -> Account | None:
        """The account of a person."""
        return await self._account("person", person)

    async def account_named(self, folded: str) -> Account | None:
        """The account of this name."""
        return await self._account("folded", folded)

    async def _account(self, field: str, value: str) -> Account | None:
        ask = f"SELECT person, name, folded, password, created FROM account WHERE {field} = ?"  # noqa: S608
        found = await self._read(lambda session: session.run(ask, (value,)))
        return Account(*found[0]) if found else None

    async def keep(self, account: Account, passkey: Passkey | None = None) -> None:
        """Make an account or change its password, together with its passkey where one is given. Raises Conflict when the name, or the
        passkey, is somebody else's.
        """

        def save(session: Session) -> None:
            _require_nobodys(session, "account", "folded", account.folded, account.person)
            session.run(
                "INSERT INTO account (person, name, folded, password, created) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (person) DO UPDATE SET password = excluded.password",
                account,
            )
            if passkey is not None:
                _require_nobodys(session, "passkey", "id", passkey.id, "")
                session.run(
                    "INSERT INTO passkey (id, person, public_key, uses, device, created, used) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    passkey._replace(public_key=passkey.public_key.hex()),  # type: ignore[arg-type]  # as it is stored
                )

        await self._write(save)

    # -- passkeys ---------------------------------------------------------------------------------------------------

    async def passkeys(self, person: str) -> list[Passkey]:
        """The passkeys of a person, oldest first."""
        return await self._passkeys("person", person)

    async def passkey(self, passkey: str) -> Passkey | None:
        """A passkey by id."""
        return next(iter(await self._passkeys("id", passkey)), None)

    async def _passkeys(self, field: str, value: str) -> list[Passkey]:
        ask = f"SELECT id, person, public_key, uses, device, created, used FROM passkey WHERE {field} = ? ORDER BY created, id"  # noqa: S608
        found = [Passkey(*one) for one in await self._read(lambda session: session.run(ask, (value,)))]
        return [one._replace(public_key=bytes.fromhex(str(one.public_key))) for one in found]

    async def used(self, passkey: str, uses: int, now: int) -> None:
        """Note that a passkey opened the door."""
        note = "UPDATE passkey SET uses = ?, used = ? WHERE id = ?"
        await self._write(lambda session: session.run_all([(note, (uses, now, passkey))]))

    async def drop_passkey(self, person: str, passkey: str) -> None:
        """Forget a passkey of a person."""
        drop = "DELETE FROM passkey WHERE id = ? AND person = ?"
        await self._write(lambda session: session.run_all([(drop, (passkey, person))]))

    # -- a person's data --------------------------------------------------------------------------------------------

    async def deeds(self, person: str) -> list[Deed]:
        """Every entry a person wrote, by table and number."""
        ask = "SELECT room, number, person, command, body FROM entry WHERE person = ? AND command <> '' ORDER BY room, number"
        found = await self._read(lambda session: session.run(ask, (person,)))
        return [Deed(one[0], StoredEntry(one[1], one[2], one[3], one[4].encode())) for one in found]

    async def forget(self, person: str, rewritten: list[Deed]) -> None:
        """Delete a person and all that is theirs alone; of what they wrote in logs these bodies stay."""

        def delete(session: Session) -> None:
            rewrite = "UPDATE entry SET body = ? WHERE room = ? AND number = ?"
            session.run_all((rewrite, (one.entry.body.decode(), one.table, one.entry.number)) for one in rewritten)
            session.run_all((f"DELETE FROM {table} WHERE person = ?", (person,)) for table in _OWNED)  # noqa: S608
            session.run_all((f"DELETE FROM {table} WHERE player IN (?, ?)", (person, PROGRAM + person)) for table in ("rating", "rated"))  # noqa: S608
            own = (("report", "reporter"), ("ban", "subject"), ("person", "id"))
            session.run_all((f"DELETE FROM {table} WHERE {field} = ?", (person,)) for table, field in own)  # noqa: S608

        await self._write(delete)


def _require_nobodys(session: Session, table: str, field: str, value: str, person: str) -> None:
    """Raises Conflict where this value is another person's."""
    if session.run(f"SELECT person FROM {table} WHERE {field} = ? AND person <> ?", (value, person)):  # noqa: S608
        raise Conflict
