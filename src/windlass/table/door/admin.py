"""Routes of whoever runs the server: people, tables, reports, bans and what the server uses, behind a token of its own."""

from __future__ import annotations

import asyncio
import hmac
import os
import shutil
import time
from collections import defaultdict
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import windlass
from windlass.engine.refusal import Refusal
from windlass.table import wire
from windlass.table.door.requests import address_of, answer, body_of, server_of
from windlass.table.live.lobby import line_of
from windlass.table.live.server import Server
from windlass.table.live.settings import default_store
from windlass.table.store.moderation import Known

MOST: Final = 100  # of each list
REPORTS: Final = 200
HOUR: Final = 3600.0


def require_operator(request: Request) -> Server:
    """The server, for whoever proves to run it. Refuses with `admin.token`, or `limit.guesses` whoever goes on guessing."""
    server = server_of(request)
    token = server.settings.admin_token
    _, _, given = request.headers.get("authorization", "").partition(" ")
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        server.limits.guesses.take(f"{address_of(request)} admin")
        raise Refusal("admin.token")
    return server


async def overview(request: Request) -> Response:
    """Everything at one glance, for whoever runs the server."""
    return answer(await _overview(require_operator(request)))


async def search(request: Request) -> Response:
    """People or tables, for whoever runs the server."""
    server = require_operator(request)
    asked: wire.AdminSearch = await body_of(request, wire.AdminSearch)
    kept = server.tables.store.moderation
    if asked.what == "people":
        found = await kept.people(asked.text.strip(), MOST)
        places = {one.person.id: one.network for one in server.connections}
        return answer(wire.AdminFound(people=[_known(server, one, places) for one in found], tables=[]))
    rows, now = await kept.tables(asked.text.strip(), MOST), server.tables.now()
    here = [wire.KnownTable(table=line_of(row), here=server.tables.presence.people(row.table, now).total()) for row in rows]
    return answer(wire.AdminFound(people=[], tables=here))


async def act(request: Request) -> Response:
    """Ban, sign out, close, settle: noted with its reason, and told as the overview is then."""
    server = require_operator(request)
    asked: wire.AdminAct = await body_of(request, wire.AdminAct)
    await server.warden.act(asked)
    if asked.what == "ban-address":
        for connection in list(server.connections):
            if connection.network == asked.subject:
                connection.close("person.address-banned")
    return answer(await _overview(server))


async def _overview(server: Server) -> wire.AdminOverview:
    kept = server.tables.store.moderation
    return wire.AdminOverview(
        now=server.tables.now(),
        use=await _use(server),
        addresses=_addresses(server),
        reports=[
            msgspec.convert({**one._asdict(), "banned": server.warden.is_banned(one.person)}, wire.ReportInfo)
            for one in await kept.reports(REPORTS)
        ],
        bans=[msgspec.convert(ban._asdict(), wire.BanInfo) for ban in await kept.bans()],
        deeds=[msgspec.convert(deed._asdict(), wire.DeedInfo) for deed in await kept.deeds(REPORTS)],
    )  # fmt: skip


async def _use(server: Server) -> wire.ResourceUse:
    people, tables, live = await server.tables.store.moderation.counts()
    ran = max(1.0, time.monotonic() - server.since)
    store = server.settings.store or default_store()
    return wire.ResourceUse(
        version=windlass.__version__,
        since=server.tables.now() - int(ran * 1000),
        processor=round(sum(os.times()[:2]) / ran * HOUR, 1),
        memory=resident(),
        free=await asyncio.to_thread(free_at, store),
        connections=len(server.connections),
        open_tables=len(server.tables.open_tables),
        bots_waiting=server.bots_waiting,
        people=people, tables=tables, live=live,
    )  # fmt: skip


def free_at(store: str) -> int | None:
    """Bytes free where a store's file lies; unknown for a server of its own."""
    return None if "://" in store else shutil.disk_usage(Path(store).resolve().parent).free


def resident() -> int:
    """Bytes of memory this process has; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0


def _addresses(server: Server) -> list[wire.AddressUse]:
    people: defaultdict[str, dict[str, str]] = defaultdict(dict)
    counts: defaultdict[str, int] = defaultdict(int)
    for connection in server.connections:
        counts[connection.network] += 1
        people[connection.network][connection.person.id] = connection.person.name
    busiest = sorted(counts, key=lambda address: (-counts[address], address))[:MOST]
    return [wire.AddressUse(address=one, connections=counts[one], people=sorted(people[one].values())[:MOST]) for one in busiest]


def _known(server: Server, known: Known, places: dict[str, str]) -> wire.KnownPerson:
    return wire.KnownPerson(**known._asdict(), address=places.get(known.id), banned=server.warden.is_banned(known.id))
