"""Messages: what a call says, in the language of the person and in the form each receiver takes."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import msgspec
from babel.dates import format_datetime

from windlass.i18n.catalog import catalog
from windlass.table.live.lobby import line_of
from windlass.table.store.port import Person, Row
from windlass.table.wire import Calling


class Kept(msgspec.Struct):
    """A calling as it is stored: with the address that was confirmed, and under which address the person reaches this server."""

    calling: Calling
    confirmed: str = ""
    site: str = ""


class Waiting(msgspec.Struct):
    """One table that waits for a person: what it is called, who else plays, until when, and the link that opens it."""

    id: str
    game: str
    name: str
    others: str
    until: str
    deadline: int | None
    url: str


class Message(NamedTuple):
    """A call: its subject, its lines, and the tables it is about."""

    subject: str
    text: str
    tables: list[Waiting]


def call(person: Person, rows: list[Row], site: str, zone: str, titles: dict[str, str]) -> Message:
    """The call of a person to their tables: every one with the link that opens it."""
    say = catalog(person.language)
    told = [waiting(row, person, site, zone, titles.get(row.table, "")) for row in rows]
    subject = say("call-subject", game=told[0].name) if len(told) == 1 else say("call-subject-many", count=len(told))
    lines = []
    for one in told:
        by = {"until": one.until} if one.until else {}
        sentence = say("call-line-until" if one.until else "call-line", game=one.name, others=one.others, **by)
        lines.append(f"{sentence}\n{one.url}")
    if len(told) > 1:
        lines.append(f"{say('call-all')}\n{site}/turn")
    return Message(subject, "\n\n".join(lines), told)


def waiting(row: Row, person: Person, site: str, zone: str, title: str) -> Waiting:
    """One table in a call, with the end of time by the person's own clock."""
    say = catalog(person.language)
    others = ", ".join(say.say(seat.label) for seat in line_of(row).seats if seat.person != person.id)
    until = ""
    if row.deadline is not None:
        until = format_datetime(datetime.fromtimestamp(row.deadline / 1000, ZoneInfo(zone)), "medium", locale=person.language)
    return Waiting(row.table, row.game, title or say(f"{row.game}-name"), others, until, row.deadline, f"{site}/t/{row.table}")


def posted(calling: Calling, message: Message) -> dict[str, Any]:
    """The same as the body for a webhook. Names are people's own: they can call nobody by a sign of the receiver's."""
    text = f"{message.subject}\n\n{message.text}"
    match calling.hook:
        case "discord":
            return {"content": text[:1900], "allowed_mentions": {"parse": []}}
        case "slack":
            return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
        case "telegram":
            return {"chat_id": calling.chat, "text": text[:4000]}
    return {"event": "turn", "subject": message.subject, "text": message.text, "tables": msgspec.to_builtins(message.tables)}


def decoded(body: bytes) -> Kept:
    """How a person wants to be called, as it is stored."""
    return msgspec.json.decode(body, type=Kept)
