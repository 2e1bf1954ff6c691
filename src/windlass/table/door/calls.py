"""Routes about calls: how one is told of one's turn, an address confirmed, a message to try it, and an end to them."""

from __future__ import annotations

import zoneinfo

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import catalog
from windlass.table import wire
from windlass.table.door.reach import link_origin
from windlass.table.door.requests import address_of, answer, body_of, server_of, somebody
from windlass.table.live import messages, outward
from windlass.table.live.caller import CONFIRM, STOP, whose
from windlass.table.live.messages import Kept, Message
from windlass.table.store.port import Person


async def _kept(request: Request, person: Person) -> tuple[Kept, str]:
    found = await server_of(request).tables.store.callings.calling(person.id)
    return (messages.decoded(found.body), found.trouble) if found is not None else (Kept(wire.Calling()), "")


def _told(request: Request, kept: Kept, trouble: str) -> Response:
    confirmed = bool(kept.confirmed) and kept.confirmed == kept.calling.email
    mail = bool(server_of(request).settings.mail_host)
    return answer(wire.CallingInfo(calling=kept.calling, confirmed=confirmed, trouble=trouble, mail=mail))


async def calling(request: Request) -> Response:
    """How the person who asks is called to slow games."""
    return _told(request, *await _kept(request, await somebody(request)))


async def change(request: Request) -> Response:
    """Be called so from now on; a new e-mail address gets a link to confirm it."""
    asked: wire.Calling = await body_of(request, wire.Calling)
    server, person = server_of(request), await somebody(request)
    before, _ = await _kept(request, person)
    check(asked)
    if asked.hook != "none":
        await outward.address_of(outward.parsed(asked.url, private=server.settings.private_hooks), private=server.settings.private_hooks)
    confirmed = before.confirmed if before.confirmed == asked.email else ""
    kept = Kept(asked, confirmed, link_origin(request))
    if asked.email and not confirmed and asked.email != before.calling.email:
        if not server.settings.mail_host:
            raise Refusal("calls.no-mail")
        server.limits.letters.take(person.id, address_of(request))
        await server.caller.ask_to_confirm(person, kept)
    await server.tables.store.callings.keep(person.id, msgspec.json.encode(kept))
    return _told(request, kept, "")


def check(asked: wire.Calling) -> None:
    """Refuses an unknown time zone, or a Telegram bot that is told no chat."""
    try:
        zoneinfo.ZoneInfo(asked.zone)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal("calls.zone", zone=asked.zone) from None
    if asked.hook == "telegram" and not asked.chat:
        raise Refusal("calls.chat")


async def attempt(request: Request) -> Response:
    """Send a message now, so that one sees that it arrives."""
    server, person = server_of(request), await somebody(request)
    server.limits.letters.take(person.id, address_of(request))
    kept, _ = await _kept(request, person)
    say = catalog(person.language)
    message = Message(say("call-attempt-subject"), f"{say('call-attempt')}\n{server.caller.site(kept)}/turn", [])
    trouble = await server.caller.send(person, kept, message, patient=False)
    return _told(request, kept, trouble)


async def confirm(request: Request) -> Response:
    """Confirm an address, or stop all messages: what a link in one of them proves, whoever opens it."""
    asked: wire.CallTicket = await body_of(request, wire.CallTicket)
    server = server_of(request)
    keys, callings, now = server.people.keys, server.tables.store.callings, server.tables.now()
    stop, own = keys.redeem(STOP, asked.ticket, now), keys.redeem(CONFIRM, asked.ticket, now)
    if stop is not None:
        await callings.keep(stop.subject, msgspec.json.encode(Kept(wire.Calling())))
        return answer(wire.Called(done="stopped"))
    person = own.subject.partition(".")[0] if own is not None else ""
    found = await callings.calling(person)
    kept = messages.decoded(found.body) if found is not None else None
    if own is None or kept is None or whose(person, kept.calling.email) != own.subject:
        raise Refusal("person.link")
    await callings.keep(person, msgspec.json.encode(msgspec.structs.replace(kept, confirmed=kept.calling.email)))
    return answer(wire.Called(done="confirmed"))
