"""Routes about who one is: entering with a passkey or a password, devices, one's data and its deletion."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from windlass.table import wire
from windlass.table.door.requests import address_of, answer, body_of, cookie_of, is_secure, origin_of, server_of, somebody, token_in
from windlass.table.live import farewell, people
from windlass.table.live.accounts import Offer, Site, fold
from windlass.table.store.port import Person, SignedOut

YEAR: Final = 365 * 86_400
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung"), ("Firefox|FxiOS", "Firefox"), ("Chrome|CriOS", "Chrome"),
    ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "macOS"), ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)  # fmt: skip


def device_of(request: Request) -> str:
    """What a browser says it is, in two names; empty for a program."""
    said = request.headers.get("user-agent", "")
    found = [next((name for sign, name in known if re.search(sign, said)), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))


async def known(request: Request, person: Person, *, bearer: bool, anew: bool = True) -> Response:
    """The person, with the cookie of a browser or the token of a program; unless it is anew, a browser keeps the one it has."""
    server = server_of(request)
    had = token_in(request)
    token = await server.people.sign_in(person.id, device_of(request), server.tables.now()) if anew or had is None else had
    response = answer(wire.GuestMade(person=people.info(person), token=token if bearer else None))
    if not bearer:
        response.set_cookie(cookie_of(request), token, max_age=YEAR, httponly=True, samesite="strict", secure=is_secure(request))
    return response


def forget_cookie(request: Request, response: Response) -> None:
    """Have the browser forget who it was."""
    response.delete_cookie(cookie_of(request), httponly=True, samesite="strict", secure=is_secure(request))


def site_of(request: Request) -> Site:
    """The address under which this browser knows the server: the page's own, which was checked before anything else."""
    origin = request.headers.get("origin") or origin_of(request)
    return Site(urlsplit(origin).hostname or "localhost", origin)


def offered(offer: Offer) -> Response:
    """What a browser needs for a passkey."""
    return answer(wire.PasskeyOffer(options=msgspec.Raw(offer.options.encode()), ticket=offer.ticket))


# -- one's own account --------------------------------------------------------------------------------------------------


async def account(request: Request) -> Response:
    """How one is known here, and on which devices."""
    return await _told(request, await somebody(request))


async def _told(request: Request, person: Person) -> Response:
    server = server_of(request)
    here = server.people.keys.sign_in_of(token_in(request) or "")
    return answer(await farewell.account_info(server.tables.store, person.id, here))


async def offer_passkey(request: Request) -> Response:
    """What makes a passkey for the person who asks."""
    asked: wire.NamePasskey = await body_of(request, wire.NamePasskey)
    server, person = server_of(request), await somebody(request)
    return offered(await server.accounts.offer_passkey(person, asked.name, site_of(request), server.tables.now()))


async def add_passkey(request: Request) -> Response:
    """Keep the passkey that was made."""
    asked: wire.AddPasskey = await body_of(request, wire.AddPasskey)
    server, person = server_of(request), await somebody(request)
    await server.accounts.add_passkey(
        person, asked.name, asked.ticket, asked.credential, device_of(request), site_of(request), server.tables.now()
    )  # fmt: skip
    return await _told(request, person)


async def drop_passkey(request: Request) -> Response:
    """Forget a passkey."""
    asked: wire.Drop = await body_of(request, wire.Drop)
    person = await somebody(request)
    await server_of(request).accounts.drop_passkey(person, asked.id or "")
    return await _told(request, person)


async def set_password(request: Request) -> Response:
    """Give the account a password."""
    asked: wire.SetPassword = await body_of(request, wire.SetPassword)
    server, person = server_of(request), await somebody(request)
    server.limits.guesses.take(person.id)
    await server.accounts.set_password(person, asked.name, asked.password, asked.current, server.tables.now())
    return await _told(request, person)


# -- coming back --------------------------------------------------------------------------------------------------------


async def offer_entry(request: Request) -> Response:
    """What lets a browser show a passkey."""
    server = server_of(request)
    return offered(server.accounts.offer_entry(site_of(request), server.tables.now()))


async def enter_by_passkey(request: Request) -> Response:
    """Become the person of a passkey."""
    asked: wire.EnterByPasskey = await body_of(request, wire.EnterByPasskey)
    server = server_of(request)
    server.limits.guesses.take(address_of(request))
    person = await server.accounts.enter_by_passkey(asked.ticket, asked.credential, site_of(request), server.tables.now())
    return await known(request, person, bearer=asked.bearer)


async def enter_by_password(request: Request) -> Response:
    """Become the person of an account."""
    asked: wire.EnterByPassword = await body_of(request, wire.EnterByPassword)
    server = server_of(request)
    server.limits.guesses.take(address_of(request))
    server.limits.strangers.take(f"account {fold(asked.name)}")
    return await known(request, await server.accounts.enter(asked.name, asked.password), bearer=asked.bearer)


# -- devices and data ---------------------------------------------------------------------------------------------------


async def sign_out(request: Request) -> Response:
    """End one sign-in, or all but this one."""
    asked: wire.Drop = await body_of(request, wire.Drop)
    server, person = server_of(request), await somebody(request)
    here = server.people.keys.sign_in_of(token_in(request) or "")
    mine = [one.id for one in await server.tables.store.accounts.sign_ins(person.id)]
    ended = [one for one in mine if (one == asked.id if asked.id is not None else one != here)]
    await server.tables.store.accounts.sign_out(person.id, ended)
    await server.sign_out(SignedOut(tuple(ended)))
    response = await _told(request, person)
    if here in ended:
        forget_cookie(request, response)
    return response


async def data(request: Request) -> Response:
    """Everything kept about the person who asks, as a file."""
    server, person = server_of(request), await somebody(request)
    response = answer(await farewell.everything(server.tables.store, person))
    response.headers["content-disposition"] = 'attachment; filename="windlass.json"'
    return response


async def delete(request: Request) -> Response:
    """Delete the person who asks and what is theirs alone. Matches with others stay whole, without the name."""
    await body_of(request, wire.Forget)
    server, person = server_of(request), await somebody(request)
    signed = await farewell.forget(server.tables, person)
    await server.sign_out(SignedOut(tuple(signed)))
    response = answer(wire.Forgotten())
    forget_cookie(request, response)
    return response
