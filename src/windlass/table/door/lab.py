"""Routes of the lab: order, watch, stop and remove, with the operator's token; a report opens for whoever has its link."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from windlass.table.door.admin import require_operator
from windlass.table.door.requests import answer, body_of, server_of
from windlass.table.live.server import Server
from windlass.table.wire import LabOrder, LabOverview, LabWish


async def overview(request: Request) -> Response:
    """All runs of the lab, for whoever runs the server."""
    return await _overview(require_operator(request))


async def order(request: Request) -> Response:
    """Have something found out."""
    server = require_operator(request)
    await server.lab.begin(await body_of(request, LabOrder))
    return await _overview(server)


async def wish(request: Request) -> Response:
    """Stop a run, or remove it."""
    server = require_operator(request)
    asked: LabWish = await body_of(request, LabWish)
    await (server.lab.stop if asked.what == "stop" else server.lab.forget)(asked.run)
    return await _overview(server)


async def report(request: Request) -> Response:
    """The report of a run in one language: nobody finds its link by guessing."""
    page = await server_of(request).lab.page(request.path_params["run"], request.path_params["language"])
    return HTMLResponse(page, headers={"cache-control": "private, no-cache", "referrer-policy": "no-referrer"})


async def _overview(server: Server) -> Response:
    return answer(LabOverview(runs=await server.lab.runs()))
