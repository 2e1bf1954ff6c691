"""Headers of every answer: what browsers must not do with our pages, TLS from now on, and the request's own id for the logs."""

from __future__ import annotations

import hashlib
import re
import secrets
from base64 import b64encode
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from windlass.table.live.json_lines import REQUEST

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PART_HEADERS: Final = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
HEADERS: Final = {
    **PART_HEADERS,
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
TLS_ONLY: Final = "max-age=31536000"


def policy_for(page: bytes) -> str:
    """The policy for a page of ours that brings scripts of its own within it: those very scripts may run, and no others."""
    digests = [b64encode(hashlib.sha256(script).digest()).decode() for script in re.findall(rb"<script>(.*?)</script>", page, re.DOTALL)]
    allowed = " ".join(["script-src 'self'", *(f"'sha256-{digest}'" for digest in dict.fromkeys(digests))])
    return POLICY.replace("script-src 'self'", allowed)


class SafeHeaders:
    """Adds the headers that keep a browser from doing what our pages never ask for; scripts and styles need few, and come by the dozen."""

    def __init__(self, app: ASGIApp, *, secure: bool = False) -> None:
        self._app = app
        self._secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers on answers; what is logged meanwhile bears the id that the answer tells."""
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        headers = PART_HEADERS if re.fullmatch(r"/assets/[^/]+\.(?:js|css)", scope.get("path", "")) else HEADERS
        request = secrets.token_hex(6)
        more = {"x-request-id": request}
        if self._secure or scope.get("scheme") in ("https", "wss"):
            more["strict-transport-security"] = TLS_ONLY
        added = [(name.encode(), value.encode()) for name, value in {**headers, **more}.items()]

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                said = {name for name, _ in own}  # an answer may have a policy of its own
                message["headers"] = [*own, *((name, value) for name, value in added if name not in said)]
            await send(message)

        told = REQUEST.set(request)
        try:
            await self._app(scope, receive, sending if scope["type"] == "http" else send)
        finally:
            REQUEST.reset(told)
