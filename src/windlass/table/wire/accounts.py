"""Bodies and answers about who one is: accounts, passkeys, devices."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from windlass.table.wire.messages import MyTable
from windlass.table.wire.parts import PersonInfo
from windlass.table.wire.words import Wire

AccountName = Annotated[str, Meta(min_length=1, max_length=32)]
NewPassword = Annotated[str, Meta(min_length=8, max_length=128)]
OldPassword = Annotated[str, Meta(max_length=128)]
TicketText = Annotated[str, Meta(min_length=8, max_length=400)]
Credential = dict[str, Any]
"""What a browser's passkey answers, as `PublicKeyCredential.toJSON()` gives it."""


class PasskeyInfo(Wire):
    """A passkey: on which device it was made, when, and when it last opened the door."""

    id: str
    device: str
    created: int
    used: int


class DeviceInfo(Wire):
    """A device on which one is signed in; its name is empty for a program."""

    id: str
    device: str
    created: int
    seen: int
    here: bool


class AccountInfo(Wire):
    """How one is known here: the account's name where there is one, what opens it, and where one is signed in."""

    name: str | None
    password: bool
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]


class PasskeyOffer(Wire):
    """What `navigator.credentials` needs, and the ticket that goes back with its answer."""

    options: Any
    ticket: str


class NamePasskey(Wire):
    """Wish for a passkey; the name is needed with the first one."""

    name: AccountName | None = None


class AddPasskey(Wire):
    """The passkey that was made."""

    ticket: TicketText
    credential: Credential
    name: AccountName | None = None


class SetPassword(Wire):
    """Open the account with a password from now on; the name is needed for a new account, `current` to replace a password."""

    password: NewPassword
    name: AccountName | None = None
    current: OldPassword | None = None


class EnterByPasskey(Wire):
    """Become the person of a passkey."""

    ticket: TicketText
    credential: Credential
    bearer: bool = False


class EnterByPassword(Wire):
    """Become the person of an account."""

    name: AccountName
    password: OldPassword
    bearer: bool = False


class Drop(Wire):
    """Which passkey, or which device; for devices nothing means everywhere else."""

    id: Annotated[str, Meta(max_length=1400)] | None = None


class Forget(Wire):
    """Delete me: said in so many words, because it cannot be undone."""

    sure: Literal[True]


class Forgotten(Wire):
    """Nothing of the person is left but matches of others."""


class MyDeed(Wire):
    """An entry one wrote in a table's log, as it is stored."""

    table: str
    number: int
    entry: Any


class MyReport(Wire):
    """What one told whoever runs the server about somebody."""

    at: int
    table: str
    name: str
    why: str
    text: str


class MyData(Wire):
    """Everything kept about a person: account, devices, how they are called, tables, and every entry they wrote."""

    person: PersonInfo
    created: int
    account: AccountInfo
    calling: Any
    tables: list[MyTable]
    deeds: list[MyDeed]
    reports: list[MyReport]
