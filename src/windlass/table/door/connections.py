"""Connections below what is said on them: how many a machine may have, how long a request may take to arrive, how messages go out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from windlass.table.door.compression import Framer, LeanDeflate
from windlass.table.door.requests import network_of
from windlass.table.live.limits import CALM, Count
from windlass.table.log.parcel import Parcel

HANDSHAKE: Final = 10.0  # seconds for the head of a request
FILES: Final = 65_536
POLICY: Final = 1008


def raise_file_limit() -> int:
    """Allow this process as many open files as the machine lets it; gives how many that are."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(FILES, hard) if hard != resource.RLIM_INFINITY else FILES
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def patient(peers: Count, proxies: frozenset[str], handshake: float = HANDSHAKE) -> type[H11Protocol]:
    """HTTP for a server that counts the connections of each machine, but not of its own proxies, and closes those that never ask."""

    class PatientHttp(H11Protocol):
        _counted = ""
        _waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            peer = self.client[0] if self.client else "?"
            if peer not in proxies:
                if not peers.come(network_of(peer)):
                    transport.abort()
                    return
                self._counted = network_of(peer)
            self._wait()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.conn.their_state is not h11.IDLE:
                self._heard()
            elif self._waiting is None and (self.cycle is None or self.cycle.response_complete):
                self._wait()  # the head of a further request has begun

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._heard()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            super().handle_websocket_upgrade(event)
            socket: object = self.transport.get_protocol()
            if isinstance(socket, CompressedSocket):
                socket.freed = self._free

        def connection_lost(self, exc: Exception | None) -> None:
            self._heard()
            self._free()
            super().connection_lost(exc)

        def _free(self) -> None:
            if self._counted:
                peers.go(self._counted)
                self._counted = ""

        def _wait(self) -> None:
            self._waiting = self.loop.call_later(handshake, self.transport.abort)

        def _heard(self) -> None:
            if self._waiting is not None:
                self._waiting.cancel()
                self._waiting = None

    return PatientHttp


class CompressedSocket(WebSocketsSansIOProtocol):
    """Messages in frames made once for all who are sent the same."""

    freed: Callable[[], None] | None = None
    """Called when the connection is gone."""
    _framer: Framer | None = None

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.conn.available_extensions = [LeanDeflate()]

    async def send(self, message: Any) -> None:
        """Send what the application sends. Whoever is cut off is not waited for: what they still write is not read."""
        parcels = message.get("parcels")
        if parcels is not None:
            await self._send(parcels)
            return
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") == POLICY:
            self.transport.close()
            self.loop.call_later(CALM, self.transport.abort)

    async def _send(self, parcels: list[Parcel]) -> None:
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if self._framer is None:
            self._framer = Framer(self.conn.extensions)
        self.transport.write(b"".join(map(self._framer.frame, parcels)))

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone, and counts no more."""
        super().connection_lost(exc)
        if self.freed is not None:
            self.freed()
