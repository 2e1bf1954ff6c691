"""The routes of plain HTTP, each described once: served, documented and fuzzed from that description."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from windlass.bots import protocol
from windlass.engine import matchfile
from windlass.engine.refusal import Refusal
from windlass.table import wire
from windlass.table.door import accounts, admin, agents, calls, lab, pages, puzzles, ratings
from windlass.table.door.accounts import known
from windlass.table.door.commands import submit
from windlass.table.door.offer import offer_of
from windlass.table.door.reach import link_origin
from windlass.table.door.requests import (
    LONGEST_WAIT,
    address_of,
    answer,
    body_of,
    checked_number,
    is_overseer,
    number_in,
    server_of,
    somebody,
    table_in,
    whoever,
)
from windlass.table.live import lobby as lists
from windlass.table.live.limits import IMPORT_BYTES
from windlass.table.live.people import CARRY, CARRY_MINUTES
from windlass.table.live.words import words_of
from windlass.table.log.decisions import require_readable
from windlass.table.log.info import Reader
from windlass.table.log.passwords import CODE_LENGTH, LETTERS

# -- people -------------------------------------------------------------------------------------------------------------


async def guest(request: Request) -> Response:
    """Become a guest, or change name and language of the one this browser is."""
    asked: wire.Guest = await body_of(request, wire.Guest)
    server = server_of(request)
    words_of(server.settings.words).check(asked.name)
    person = None if asked.bearer else await whoever(request)
    if person is not None:
        server.warden.check_person(person.id)
        return await known(request, await server.people.change(person, asked.name, asked.language), bearer=False, anew=False)
    server.limits.guests.take(address_of(request))
    return await known(request, await server.people.make(asked.name, asked.language, server.tables.now()), bearer=asked.bearer)


async def me(request: Request) -> Response:
    """The person who asks, with tables, history and statistics."""
    return answer(await lists.me(server_of(request).tables.store, await somebody(request)))


async def link(request: Request) -> Response:
    """A private link that carries the person to another device."""
    person, server = await somebody(request), server_of(request)
    expires = server.tables.now() + CARRY_MINUTES * 60_000
    token = server.people.keys.ticket(CARRY, person.id, expires)
    url = f"{link_origin(request)}/carry#{token}"
    return answer(wire.CarryLink(url=url, token=token, expires=expires, qr=pages.qr_picture(url)))


async def carry(request: Request) -> Response:
    """Become the person of a private link."""
    asked: wire.Carried = await body_of(request, wire.Carried)
    server = server_of(request)
    server.limits.guesses.take(address_of(request))
    return await known(request, await server.people.carried(asked.token, server.tables.now()), bearer=asked.bearer)


# -- the house ----------------------------------------------------------------------------------------------------------


async def house(request: Request) -> Response:
    """What this server offers."""
    return answer(offer_of(request))


async def lobby(request: Request) -> Response:
    """The open tables."""
    return answer(await server_of(request).feeds.lobby())


async def code(request: Request) -> Response:
    """The table behind a short code."""
    server = server_of(request)
    server.limits.guesses.take(address_of(request))
    asked = request.path_params["code"].lower()
    legible = len(asked) == CODE_LENGTH and all(letter in LETTERS for letter in asked)
    table = await server.tables.store.table_of_code(asked) if legible else None
    if table is None:
        raise Refusal("table.unknown")
    return answer(wire.Found(table=table))


async def command(request: Request) -> Response:
    """Any command but those of the socket."""
    server = server_of(request)
    person = await somebody(request)
    server.limits.commands.take(person.id, address_of(request))
    asked: wire.AnyCommand = await body_of(request, wire.AnyCommand, IMPORT_BYTES)
    return answer(await submit(server, asked, person, address_of(request)))


# -- tables -------------------------------------------------------------------------------------------------------------


async def table(request: Request) -> Response:
    """A whole table as the person may know it."""
    server, person = server_of(request), await somebody(request)
    seat = number_in(request, "seat", -1, 7)
    found = await server.readable(table_in(request), person)
    async with found.lock:
        reader = Reader(person.id, person.language, person.muted, seat)
        return answer(found.views.snapshot(reader, server.tables.here(found.table), server.tables.now()))


async def updates(request: Request) -> Response:
    """What is new since a number, waited for if asked: for programs without a socket."""
    server, person = server_of(request), await somebody(request)
    since = number_in(request, "since", 0, 1_000_000_000) or 0
    wait = number_in(request, "wait", 0, LONGEST_WAIT) or 0
    reader = Reader(person.id, person.language, person.muted, number_in(request, "seat", -1, 7))
    found = await server.readable(table_in(request), person)
    if wait and found.table.number <= since:
        changed = asyncio.Event()
        found.watchers[changed.set] = None
        try:
            async with asyncio.timeout(wait):
                while found.table.number <= since and not server.stopping:
                    await changed.wait()
                    changed.clear()
        except TimeoutError:
            pass
        finally:
            found.watchers.pop(changed.set, None)
    async with found.lock:
        require_readable(found.table, person.id)
        return answer(found.views.update(reader, server.tables.here(found.table), server.tables.now(), since))


async def log(request: Request) -> Response:
    """A page of the log of play: the lines before one that the reader has."""
    server, person = server_of(request), await somebody(request)
    before = number_in(request, "before", 0, MOST_PLIES)
    reader = Reader(person.id, person.language, person.muted, number_in(request, "seat", -1, 7))
    found = await server.readable(table_in(request), person)
    async with found.lock:
        return answer(found.views.page(reader, MOST_PLIES if before is None else before))


async def replay(request: Request) -> Response:
    """The table as it stood after so many actions."""
    server, person = server_of(request), await somebody(request)
    ply = checked_number(request.path_params["ply"], "ply", 0, MOST_PLIES)
    reader = Reader(person.id, person.language, person.muted, number_in(request, "seat", -1, 7))
    found = await server.readable(table_in(request), person)
    async with found.lock:
        if found.table.match is None or found.table.frozen is not None:
            raise Refusal("table.not-started")
        return answer(found.views.replay(reader, server.tables.here(found.table), server.tables.now(), ply))


async def export(request: Request) -> Response:
    """A finished match as a text file, its seed included."""
    server, person = server_of(request), await somebody(request)
    found = await server.readable(table_in(request), person)
    async with found.lock:
        if found.table.match is None or found.table.status not in ("over", "abandoned"):
            raise Refusal("table.not-over")
        text = matchfile.dump(found.table.match)
    name = f"{found.table.opened.game}-{found.table.opened.code}.match"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"})


async def review(request: Request) -> Response:
    """The review of a finished match: asked for, or how far it has come."""
    server, person = server_of(request), await somebody(request)
    found = await server.readable(table_in(request), person)
    async with found.lock:
        if found.table.match is None or found.table.status not in ("over", "abandoned"):
            raise Refusal("table.not-over")
        match = found.table.match
    if request.method == "POST":
        server.limits.commands.take(person.id, address_of(request))
        return answer(await server.reviews.begin(found.table.id, match))
    return answer(await server.reviews.find(found.table.id, match))


async def invite(request: Request) -> Response:
    """The link to a table as a QR picture."""
    picture = pages.qr_picture(f"{link_origin(request)}/t/{table_in(request)}")
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


# -- for those who watch over the server --------------------------------------------------------------------------------


async def healthz(_request: Request) -> Response:
    """Alive."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Whether what people do now would be saved, and nobody is closing the server."""
    server = server_of(request)
    ready = server.ready and await server.can_write()
    return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    if not is_overseer(request):
        raise Refusal("wire.metrics")
    return PlainTextResponse(server_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


async def schema(_request: Request) -> Response:
    """This interface as OpenAPI."""
    from windlass.table.schema import openapi

    return answer(openapi())


@dataclass(frozen=True, slots=True)
class Described:
    """One route: method, path, handler, and the types of body and answer for the documentation."""

    method: str
    path: str
    handler: Callable[[Request], Awaitable[Response]]
    body: Any = None
    answers: Any = None
    query: dict[str, tuple[int, int]] = field(default_factory=dict)


SEAT: Final = {"seat": (-1, 7)}
MOST_PLIES: Final = 1_000_000  # more than any match has
ROUTES: Final = (
    Described("GET", "/api/house", house, answers=wire.House),
    Described("POST", "/api/guest", guest, wire.Guest, wire.GuestMade),
    Described("GET", "/api/me", me, answers=wire.Me),
    Described("POST", "/api/me/link", link, answers=wire.CarryLink),
    Described("POST", "/api/carry", carry, wire.Carried, wire.GuestMade),
    Described("GET", "/api/account", accounts.account, answers=wire.AccountInfo),
    Described("POST", "/api/account/passkey/offer", accounts.offer_passkey, wire.NamePasskey, wire.PasskeyOffer),
    Described("POST", "/api/account/passkey", accounts.add_passkey, wire.AddPasskey, wire.AccountInfo),
    Described("POST", "/api/account/passkey/drop", accounts.drop_passkey, wire.Drop, wire.AccountInfo),
    Described("POST", "/api/account/password", accounts.set_password, wire.SetPassword, wire.AccountInfo),
    Described("POST", "/api/account/sign-out", accounts.sign_out, wire.Drop, wire.AccountInfo),
    Described("GET", "/api/account/data", accounts.data, answers=wire.MyData),
    Described("POST", "/api/account/delete", accounts.delete, wire.Forget, wire.Forgotten),
    Described("GET", "/api/calls", calls.calling, answers=wire.CallingInfo),
    Described("POST", "/api/calls", calls.change, wire.Calling, wire.CallingInfo),
    Described("POST", "/api/calls/attempt", calls.attempt, answers=wire.CallingInfo),
    Described("POST", "/api/calls/confirm", calls.confirm, wire.CallTicket, wire.Called),
    Described("GET", "/api/ladder/{game}/{seats}", ratings.ladder, answers=wire.Ladder),
    Described("GET", "/api/tables/{table}/ratings", ratings.changes, answers=wire.RatingChanges),
    Described("GET", "/api/people/{person}", ratings.profile, answers=wire.Profile),
    Described("POST", "/api/enter/offer", accounts.offer_entry, answers=wire.PasskeyOffer),
    Described("POST", "/api/enter/passkey", accounts.enter_by_passkey, wire.EnterByPasskey, wire.GuestMade),
    Described("POST", "/api/enter/password", accounts.enter_by_password, wire.EnterByPassword, wire.GuestMade),
    Described("GET", "/api/lobby", lobby, answers=wire.Lobby),
    Described("GET", "/api/codes/{code}", code, answers=wire.Found),
    Described("POST", "/api/command", command, wire.AnyCommand, wire.Answer),
    Described("GET", "/api/tables/{table}", table, answers=wire.Snapshot, query=SEAT),
    Described(
        "GET", "/api/tables/{table}/updates", updates, answers=wire.Update | wire.Snapshot,
        query={**SEAT, "since": (0, 1_000_000_000), "wait": (0, LONGEST_WAIT)},
    ),
    Described("GET", "/api/tables/{table}/log", log, answers=wire.LogPage, query={**SEAT, "before": (0, MOST_PLIES)}),
    Described("GET", "/api/tables/{table}/replay/{ply}", replay, answers=wire.Snapshot, query=SEAT),
    Described("GET", "/api/tables/{table}/export", export, answers=str),
    Described("GET", "/api/tables/{table}/review", review, answers=wire.Review),
    Described("POST", "/api/tables/{table}/review", review, answers=wire.Review),
    Described("GET", "/api/tables/{table}/qr", invite, answers=str),
    Described("POST", "/api/tables/{table}/agent", agents.appoint, wire.AgentAsked, wire.AgentMade),
    Described("GET", "/api/agent", agents.ask, answers=agents.Told, query={"wait": (0, LONGEST_WAIT)}),
    Described("POST", "/api/agent", agents.play, protocol.Decision, agents.Told),
    Described("GET", "/api/puzzles/{game}", puzzles.puzzles, answers=wire.Puzzles),
    Described("POST", "/api/puzzles/{game}/{puzzle}", puzzles.attempt, wire.Trying, wire.PuzzleStep),
    Described("GET", "/api/admin", admin.overview, answers=wire.AdminOverview),
    Described("POST", "/api/admin/search", admin.search, wire.AdminSearch, wire.AdminFound),
    Described("POST", "/api/admin/act", admin.act, wire.AdminAct, wire.AdminOverview),
    Described("GET", "/api/lab", lab.overview, answers=wire.LabOverview),
    Described("POST", "/api/lab", lab.order, wire.LabOrder, wire.LabOverview),
    Described("POST", "/api/lab/wish", lab.wish, wire.LabWish, wire.LabOverview),
    Described("GET", "/api/lab/{run}/{language}", lab.report, answers=str),
    Described("GET", "/api/catalog/{language}/{part}", pages.catalog, answers=str),
    Described("GET", "/api/schema", schema),
    Described("GET", "/healthz", healthz, answers=str),
    Described("GET", "/readyz", readyz, answers=str),
    Described("GET", "/metrics", metrics, answers=str),
)  # fmt: skip
