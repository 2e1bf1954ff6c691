"""The application: routes, socket and pages around one server, with refusals as answers and limits before everything."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from windlass.engine.refusal import Refusal
from windlass.table.door import pages
from windlass.table.door.connections import POLICY, CompressedSocket, patient, raise_file_limit
from windlass.table.door.headers import SafeHeaders
from windlass.table.door.requests import (
    address_of,
    answer,
    check_host,
    check_origin,
    language_of,
    server_of,
    somebody,
    status_of,
    token_in,
    whoever,
)
from windlass.table.door.routes import ROUTES
from windlass.table.door.socket import Connection
from windlass.table.live.limits import MESSAGE_BYTES
from windlass.table.live.server import Server
from windlass.table.log.speech import refusal_info
from windlass.table.store.port import Unwritable
from windlass.table.wire import Problem

log = logging.getLogger(__name__)
ADMIN = "/api/admin"  # whoever runs the server may always come
Handler = Callable[[Request], Awaitable[Response]]


def guarded(handler: Handler, *, limited: bool = True) -> Handler:
    """The handler behind the checks every request passes: how often this address asks, and from which site."""

    async def guard(request: Request) -> Response:
        if limited:
            server_of(request).limits.requests.take(address_of(request))
            check_host(request)
            if request.url.path.startswith("/api/") and not request.url.path.startswith(ADMIN):
                server_of(request).warden.check_address(address_of(request))
        if request.method != "GET":
            check_origin(request)
        return await handler(request)

    return guard


async def refused(request: Request, refusal: Exception) -> Response:
    """A refusal as an answer, in the person's language."""
    assert isinstance(refusal, Refusal)
    with contextlib.suppress(Exception):
        return answer(Problem(refusal=refusal_info(refusal, language_of(request, await whoever(request)))), status_of(refusal.code))
    return answer(Problem(refusal=refusal_info(refusal, language_of(request))), status_of(refusal.code))


async def unwritable(request: Request, _error: Exception) -> Response:
    """The store cannot write just now: nothing was changed, and later it may work."""
    return answer(Problem(refusal=refusal_info(Refusal("table.cannot-save"), language_of(request))), 503)


async def no_such_route(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: an unknown path or method."""
    assert isinstance(error, HTTPException)
    refusal = Refusal("wire.no-such-route")
    response = answer(Problem(refusal=refusal_info(refusal, language_of(request))), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def left(_request: Request, _error: Exception) -> Response:
    """Nobody waits for this answer any more: no fault of ours."""
    return Response(b"", 499)


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours: logged, and told without any detail."""
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return answer(Problem(refusal=refusal_info(Refusal("wire.fault"), language_of(request))), 500)


async def connect(websocket: WebSocket) -> None:
    """One connection of one person."""
    server, address = server_of(websocket), address_of(websocket)
    try:
        server.limits.requests.take(address)
        server.warden.check_address(address)
        check_host(websocket)
        check_origin(websocket)
        person = await somebody(websocket)
        server.limits.connect(person.id, address)
    except Refusal as refusal:
        await websocket.accept()
        await websocket.close(POLICY, refusal.code)
        return
    sign_in = server.people.keys.sign_in_of(token_in(websocket) or "") or ""
    connection = Connection(server, websocket, person, address, sign_in)
    try:
        await websocket.accept()
        server.connections.add(connection)
        await connection.run()
    finally:
        server.connections.discard(connection)
        server.limits.disconnect(person.id, address)


class Host(uvicorn.Server):
    """Uvicorn, but people are told before their connections are closed."""

    def __init__(self, server: Server, **config: Any) -> None:
        settings = server.settings
        proxies = frozenset(one.strip() for one in settings.proxies.split(",") if one.strip())
        raise_file_limit()
        super().__init__(
            uvicorn.Config(
                make_app(server), log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=5,
                http=patient(server.limits.peers, proxies), ws=CompressedSocket,
                ws_max_size=2 * MESSAGE_BYTES, ws_ping_interval=20, ws_ping_timeout=20,
                proxy_headers=bool(settings.proxies), forwarded_allow_ips=settings.proxies or None, **config,
            )
        )  # fmt: skip
        self._house = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say good-bye, then close."""
        await self._house.say_goodbye()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """The socket people connect to. Refuses with `settings.value` an address that cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # the protocol named: else asyncio leaves Nagle's delay on
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise Refusal("settings.value", reason=f"{host}:{port}: {error.strerror}") from None
    listener.listen(1024)
    return listener


def make_app(server: Server) -> Starlette:
    """The ASGI application of a server, which starts and stops with it."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    unlimited = ("/healthz", "/readyz", "/metrics")
    routes: list[Route | WebSocketRoute] = [
        Route(one.path, guarded(one.handler, limited=one.path not in unlimited), methods=[one.method]) for one in ROUTES
    ]
    routes.append(WebSocketRoute("/api/socket", connect))
    routes.append(Route("/{path:path}", guarded(pages.page)))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders, secure=server.settings.secure), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            Refusal: refused, ClientDisconnect: left, Unwritable: unwritable, HTTPException: no_such_route, Exception: failed,
        },
    )  # fmt: skip
    app.state.server = server
    return app
