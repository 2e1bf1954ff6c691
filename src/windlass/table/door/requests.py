"""Requests: who asks, from where, in which language, and what the body says; the same checks for every route."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import re
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import LANGUAGES
from windlass.table.live.limits import MESSAGE_BYTES
from windlass.table.live.server import Server
from windlass.table.live.settings import ServerSettings
from windlass.table.store.port import Person

COOKIE: Final = "windlass"
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
BOUND_COOKIE: Final = "__Host-windlass"  # browsers take it from this very host only, over TLS
BODY_SECONDS: Final = 20  # for sending what a request holds
LOCAL_ENDS: Final = (".local", ".lan", ".home.arpa", ".localhost")  # names no public DNS gives out
NUMBER: Final = re.compile(r"-?[0-9]{1,10}")
LONGEST_WAIT: Final = 25  # seconds a request may wait for news
STATUS: Final = {
    "person.nobody": 404, "person.agent": 403, "person.unknown": 401, "person.link": 403,
    "person.banned": 403, "person.address-banned": 403,    "admin.token": 403, "admin.nothing": 404, "account.wrong": 403,
    "account.passkey": 403, "account.passkey-unknown": 403,
    "table.unknown": 404, "table.locked": 403, "table.no-spectators": 403,
    "wire.no-such-route": 404, "wire.no-such-language": 404, "wire.no-such-part": 404, "wire.too-long": 413, "wire.origin": 403,
    "wire.not-json": 415, "wire.metrics": 403, "wire.host": 421, "game.unknown": 404, "puzzle.unknown": 404, "lab.unknown": 404,
}  # fmt: skip


def server_of(connection: HTTPConnection) -> Server:
    """The server behind a request."""
    server: Server = connection.app.state.server
    return server


def status_of(code: str) -> int:
    """The HTTP status that goes with a refusal."""
    return STATUS.get(code) or (429 if code.startswith("limit.") else 400 if code.startswith("wire.") else 409)


def answer(body: object, status: int = 200) -> Response:
    """A struct as a JSON answer that no cache keeps."""
    return Response(msgspec.json.encode(body), status, {"cache-control": "no-store"}, "application/json")


# -- who asks -----------------------------------------------------------------------------------------------------------


def token_in(connection: HTTPConnection) -> str | None:
    """The token a request carries: in the cookie of a browser, or as the bearer of a program."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else connection.cookies.get(cookie_of(connection))


def is_secure(connection: HTTPConnection) -> bool:
    """Whether people reach this server by TLS."""
    return server_of(connection).settings.secure or connection.url.scheme in ("https", "wss")


def cookie_of(connection: HTTPConnection) -> str:
    """The name of the cookie: behind TLS one that no other host of the same domain can set."""
    return BOUND_COOKIE if is_secure(connection) else COOKIE


async def whoever(connection: HTTPConnection) -> Person | None:
    """The person who asks, or None."""
    server = server_of(connection)
    return await server.people.find(token_in(connection), server.tables.now())


async def somebody(connection: HTTPConnection) -> Person:
    """The person who asks. Refuses with `person.unknown`, or `person.banned` whoever may not come."""
    person = await whoever(connection)
    if person is None:
        raise Refusal("person.unknown")
    server_of(connection).warden.check_person(person.id)
    return person


def is_overseer(connection: HTTPConnection) -> bool:
    """Whether somebody watches over the server: they have the token for it or, where none is set, ask on this machine, through no proxy."""
    token = server_of(connection).settings.metrics_token
    if token:
        return hmac.compare_digest((token_in(connection) or "").encode(), token.encode())
    here = connection.client is not None and connection.client.host in ("127.0.0.1", "::1")
    return here and not {"forwarded", "x-forwarded-for"} & set(connection.headers)


def check_host(connection: HTTPConnection) -> None:
    """Refuses a call by a name that is not ours: a page of that name would be let into this server, wherever its DNS points today."""
    called = connection.headers.get("host", "")
    name = called.rpartition(":")[0] if re.search(r":[0-9]*$", called) and not called.endswith("]") else called
    if len(called) > 255 or not is_own_name(name.lower().rstrip("."), server_of(connection).settings):
        raise Refusal("wire.host")


def is_own_name(name: str, settings: ServerSettings) -> bool:
    """Whether this is an address, a name of the local network, or one of the names this server was given."""
    given = [urlsplit(place).hostname or "" for place in (settings.public_url, *settings.origins.split(","))]
    if name in {*given, *(host.strip().lower() for host in settings.hosts.split(","))}:
        return bool(name)
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return bool(re.fullmatch(r"[a-z0-9-]+", name)) or (name.endswith(LOCAL_ENDS) and bool(re.fullmatch(r"[a-z0-9.-]+", name)))
    return True


def check_origin(connection: HTTPConnection) -> None:
    """Refuses what another site's page asks for in a person's name."""
    origin = connection.headers.get("origin")
    settings = server_of(connection).settings
    if origin is None:
        return
    allowed = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}
    try:
        own = urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # not an address at all
        own = False
    if not own and origin != settings.public_url.rstrip("/") and origin not in allowed:
        raise Refusal("wire.origin")


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it: an address of IPv4, or the network of 64 bits that IPv6 gives to one household."""
    return network_of(connection.client.host if connection.client else "?")


def network_of(host: str) -> str:
    """An address of IPv4 as it is, one of IPv6 as its network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))


def language_of(connection: HTTPConnection, person: Person | None = None) -> str:
    """The language to refuse in: the person's, else the browser's."""
    if person is not None:
        return person.language
    wished = [part.split(";")[0].strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")]
    return next((one for one in wished if one in LANGUAGES), "en")


async def body_of(request: Request, kind: Any, most: int = MESSAGE_BYTES) -> Any:
    """The body, read no further than allowed and decoded strictly."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("wire.not-json")
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    raise Refusal("wire.too-long", most=most)
    except TimeoutError:
        raise Refusal("wire.too-slow") from None
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("wire.invalid", reason=str(error)) from None


def number_in(request: Request, name: str, low: int, high: int) -> int | None:
    """A whole number of the query, or None. Refuses with `wire.invalid` what is none or out of bounds."""
    text = request.query_params.get(name)
    if not text:
        return None
    return checked_number(text, name, low, high)


def checked_number(text: str, name: str, low: int, high: int) -> int:
    """A whole number in digits, within bounds. Refuses with `wire.invalid` naming it."""
    if not NUMBER.fullmatch(text) or not low <= int(text) <= high:
        raise Refusal("wire.invalid", reason=name)
    return int(text)


def table_in(request: Request) -> str:
    """The id of the table a path names. Refuses with `table.unknown` what can be none."""
    table: str = request.path_params["table"]
    if not TABLE.fullmatch(table):
        raise Refusal("table.unknown")
    return table


def origin_of(request: Request) -> str:
    """The address under which this server was called, or the public one where it is set."""
    return server_of(request).settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"
