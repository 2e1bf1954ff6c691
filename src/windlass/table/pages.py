"""Pages: the built browser client with its headers, catalogues for the browser, and QR pictures."""

from __future__ import annotations

import functools
import hashlib
import io
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import LANGUAGES, sources

STATIC: Final = Path(str(files("windlass.table") / "static"))
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class SafeHeaders:
    """Adds the headers that keep a browser from doing what our pages never ask for."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers on answers."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        await self._app(scope, receive, sending if scope["type"] == "http" else send)


async def page(request: Request) -> Response:
    """A file of the built client, or its start page for any other path: the client knows what to show there."""
    asked = request.path_params.get("path", "")
    if asked.startswith("api/"):
        raise Refusal("wire.no-such-route")
    target = (STATIC / asked).resolve()
    if asked and target.is_file() and target.is_relative_to(STATIC.resolve()):
        lasting = asked.startswith("assets/")  # Vite puts a digest into these names
        return FileResponse(target, headers={"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"})
    if "." in asked.rpartition("/")[2] or not (STATIC / "index.html").is_file():
        return PlainTextResponse("", 404)
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


@functools.cache
def catalogue(language: str) -> tuple[bytes, str]:
    """All Fluent messages of a language as one text, and its digest."""
    text = "\n".join(sources(language).values()).encode()
    return text, f'"{hashlib.sha256(text).hexdigest()[:20]}"'


async def catalog(request: Request) -> Response:
    """The messages of a language for the browser; not sent again while they are the same."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refusal("wire.no-such-language", language=language)
    text, tag = catalogue(language)
    headers = {"etag": tag, "cache-control": "no-cache", "content-type": "text/plain; charset=utf-8"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", 304, headers)
    return Response(text, headers=headers)


def qr_picture(text: str) -> str:
    """A QR code as SVG, dark on light whatever the page's colours are."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=4, border=3, dark="#000", light="#fff", xmldecl=False, nl=False)
    return out.getvalue().decode()
