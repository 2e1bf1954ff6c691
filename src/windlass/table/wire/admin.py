"""What whoever runs the server asks and is told on the page for it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from windlass.table.wire.messages import TableLine
from windlass.table.wire.words import Grievance, PersonId, TableId, Wire

Deed = Literal["ban", "lift", "ban-address", "lift-address", "sign-out", "close-table", "settle"]
Subject = Annotated[str, Meta(min_length=1, max_length=128)]


class AdminAct(Wire):
    """Do something: to a person, an address, a table or a report. It is noted with its reason, for everyone who runs the server."""

    what: Deed
    subject: Subject
    reason: Annotated[str, Meta(max_length=200)] = ""
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class AdminSearch(Wire):
    """Look for people by a part of their name or by id, or for tables by id, code or somebody's id. Nothing gives the latest."""

    what: Literal["people", "tables"]
    text: Annotated[str, Meta(max_length=64)] = ""


class ResourceUse(Wire):
    """What this process uses and serves."""

    version: str
    since: int
    processor: float
    """Seconds of processor time an hour of running took, on average."""
    memory: int
    free: int | None
    """Bytes free where the store lies; unknown for a server of its own."""
    connections: int
    open_tables: int
    bots_waiting: int
    people: int
    tables: int
    live: int


class AddressUse(Wire):
    """How many connections come from one address, and whose they are."""

    address: str
    connections: int
    people: list[str]


class ReportInfo(Wire):
    """What somebody told about somebody else."""

    id: str
    at: int
    reporter: PersonId
    person: PersonId
    name: str
    table: TableId
    why: Grievance
    said: str
    text: str
    settled: int | None
    banned: bool


class BanInfo(Wire):
    """Who may not come, until when (or for good) and why."""

    kind: Literal["person", "address"]
    subject: str
    name: str
    at: int
    until: int | None
    reason: str


class DeedInfo(Wire):
    """What was done."""

    id: str
    at: int
    what: Deed
    subject: str
    name: str
    reason: str


class AdminOverview(Wire):
    """Everything at one glance: what is used, what was reported, who is banned, and what was done."""

    now: int
    use: ResourceUse
    addresses: list[AddressUse]
    reports: list[ReportInfo]
    bans: list[BanInfo]
    deeds: list[DeedInfo]


class KnownPerson(Wire):
    """A person as whoever runs the server sees them."""

    id: PersonId
    name: str
    created: int
    seen: int | None
    account: str | None
    tables: int
    address: str | None
    """Where they are connected from just now."""
    banned: bool


class KnownTable(Wire):
    """A table as whoever runs the server sees it, with how many people are there."""

    table: TableLine
    here: int


class AdminFound(Wire):
    """What was found."""

    people: list[KnownPerson]
    tables: list[KnownTable]
