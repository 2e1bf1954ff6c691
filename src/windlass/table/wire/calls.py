"""Bodies and answers about calls: how one is told that a slow game waits for one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from windlass.table.wire.accounts import TicketText
from windlass.table.wire.words import Wire

Hour = Annotated[int, Meta(ge=0, le=23)]


class Calling(Wire):
    """How one wants to be called: by e-mail, by a webhook or both, at every turn or once a day, and not while it is quiet."""

    email: Annotated[str, Meta(max_length=254, pattern=r"^([^@\s]+@[^@\s]+)?$")] = ""
    hook: Literal["none", "discord", "slack", "telegram", "json"] = "none"
    url: Annotated[str, Meta(max_length=500)] = ""
    chat: Annotated[str, Meta(max_length=64)] = ""
    """Which chat a Telegram bot writes to."""
    when: Literal["turn", "daily"] = "turn"
    hour: Hour = 18
    """At which hour the one message of a day comes."""
    quiet_from: Hour = 22
    quiet_to: Hour = 8
    """Between these hours nothing is sent; never quiet where they are the same."""
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The time zone of these hours, as browsers name it."""


class CallingInfo(Wire):
    """How one is called, whether the address was confirmed, what went wrong last, and whether this server sends e-mail at all."""

    calling: Calling
    confirmed: bool
    trouble: str
    mail: bool


class CallTicket(Wire):
    """What a link in a message proves."""

    ticket: TicketText


class Called(Wire):
    """What became of a ticket: the address is confirmed, or nobody is called any more."""

    done: Literal["confirmed", "stopped"]
