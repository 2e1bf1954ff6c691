"""Pages: the built browser client with its headers and first data, catalogues for the browser, and QR pictures."""

from __future__ import annotations

import functools
import hashlib
import io
import mimetypes
import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response

from windlass.engine.refusal import Refusal
from windlass.engine.registry import game_ids
from windlass.i18n.catalog import LANGUAGES, sources
from windlass.i18n.rulebook import rules_source
from windlass.table.door.headers import policy_for
from windlass.table.door.offer import offer_of
from windlass.table.door.previews import preview
from windlass.table.door.reach import link_origin
from windlass.table.door.requests import language_of, server_of, whoever
from windlass.table.live import lobby

STATIC: Final = Path(str(files("windlass.table") / "static"))
SITE: Final = Path(str(files("windlass.table") / "site"))  # the documentation, where somebody built it
LONGEST_LINK: Final = 500
FIRST_PARTS: Final = ("common", "table-web")
ELSEWHERE: Final = ("balance", "client", "doctor", "proof", "serve", "store", "terminal")  # what is only said in a terminal
LEAVING: Final = ("table-locked", "table-no-spectators", "table-banned")  # why a table is shown no more; the server says all other refusals
SCREENS: Final = ("account", "puzzles", "ratings", "admin", "lab")  # whose messages come with them

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


async def page(request: Request) -> Response:
    """A file of the built client, or its start page for any other path: the client knows what to show there."""
    asked = request.path_params.get("path", "")
    if asked.startswith("api/"):
        raise Refusal("wire.no-such-route")
    if re.match(r"docs(/|$)", asked) and (SITE / "index.html").is_file():
        return _documentation(request, asked.partition("/")[2])
    target = _static(STATIC, asked)
    if target is not None:
        return _file(request, target, lasting=asked.startswith("assets/"))  # Vite puts a digest into these names
    if "." in asked.rpartition("/")[2] or not (STATIC / "index.html").is_file():
        return PlainTextResponse("", 404)
    return await _start(request)


def _documentation(request: Request, asked: str) -> Response:
    """A page of the documentation or a file of one; its start for the bare address."""
    if not asked:
        return RedirectResponse("/docs/index.html")
    target = _static(SITE, asked)
    if target is None:
        return PlainTextResponse("", 404)
    answer = _file(request, target, lasting=False)
    if target.suffix == ".html":
        answer.headers["content-security-policy"] = policy_for(target.read_bytes())
    return answer


def _static(folder: Path, asked: str) -> Path | None:
    """The file of this folder with this name, or None: whatever else is asked for, nothing outside the folder is looked at."""
    try:
        target = (folder / asked).resolve()
        return target if asked and target.is_file() and target.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # a name longer than files may have, or with a zero byte
        return None


def _file(request: Request, target: Path, *, lasting: bool) -> Response:
    """A file as it is, or as it was compressed when the client was built."""
    headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    packed = target.with_name(target.name + ".br")
    if not packed.is_file():
        return FileResponse(target, headers=headers)
    headers["vary"] = "accept-encoding"
    if not re.search(r"\bbr\b", request.headers.get("accept-encoding", "")):
        return FileResponse(target, headers=headers)
    kind = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
    return FileResponse(packed, headers={**headers, "content-encoding": "br"}, media_type=kind)


async def _start(request: Request) -> Response:
    """The start page with what its first screen needs: the house, the first messages and the visitor's own tables. It need not ask for
    anything before it is seen, and nothing moves when it is touched.
    """
    server, person = server_of(request), await whoever(request)
    language = language_of(request, person)
    me = await lobby.me(server.tables.store, person) if person else None
    first = {"house": offer_of(request), "language": language, "messages": first_messages(language), "me": me}
    data = msgspec.json.encode(first).replace(b"<", b"\\u003c")  # nothing in it can end the element it stands in
    text = (STATIC / "index.html").read_bytes().replace(b'<html lang="en">', f'<html lang="{language}">'.encode(), 1)
    text = text.replace(b"</body>", b'<script type="application/json" id="first">' + data + b"</script></body>", 1)
    tags = await preview(server.tables.store, request.path_params.get("path", ""), link_origin(request), language, STATIC)
    text = text.replace(b"</head>", tags.encode() + b"</head>", 1)
    return _tagged(request, text, "text/html; charset=utf-8")


def _tagged(request: Request, text: bytes, kind: str) -> Response:
    """An answer that is not sent again while it is the same."""
    tag = f'"{hashlib.sha256(text).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "content-type": kind}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", 304, headers)
    return Response(text, headers=headers)


@functools.cache
def first_messages(language: str) -> str:
    """What the front page says: the page's own messages and the games' names."""
    parts = sources(language)
    games = "|".join(map(re.escape, game_ids()))
    named = re.compile(rf"^(?:(?:{games})-(?:name|tagline|bot-[a-z]+)|web-(?:{games})-length) = .*(?:\n[ \t]+.*)*", re.MULTILINE)
    found = [message for name, text in parts.items() if name not in FIRST_PARTS for message in named.findall(text)]
    return "\n".join([*(shown(parts[name]) for name in FIRST_PARTS), *found])


def shown(source: str) -> str:
    """The messages of a source that a browser says itself."""
    found = re.finditer(r"^-?([a-z0-9]+)-([\w-]+) = ?.*(?:\n(?:[ \t]+|\}).*)*", source, re.MULTILINE)
    return "\n".join(one[0] for one in found if (one[2] in LEAVING if one[1] == "refusal" else one[1] not in ELSEWHERE))


@functools.cache
def catalogue(language: str, part: str) -> bytes:
    """The Fluent messages of a language for a part of the client: the front page, any screen, one of its own, a game, a game's rules."""
    parts = sources(language)
    if part == "front":
        return first_messages(language).encode()
    if part == "common":
        return shown(parts["table-"]).encode()
    if part in SCREENS:
        return parts[f"table-{part}"].encode()
    if part in game_ids():
        return "\n".join([shown(parts[part]), parts[f"web-{part}"]]).encode()
    game = part.removeprefix("rules-")
    if game == part or game not in game_ids():
        raise Refusal("wire.no-such-part", part=part)
    return rules_source(game, language).encode()


async def catalog(request: Request) -> Response:
    """The messages of a language for a part of the browser's client; not sent again while they are the same."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refusal("wire.no-such-language", language=language)
    return _tagged(request, catalogue(language, request.path_params["part"]), "text/plain; charset=utf-8")


def qr_picture(text: str) -> str:
    """A QR code as SVG, dark on light whatever the page's colours are. Refuses with `wire.invalid` what no QR code can hold."""
    if len(text) > LONGEST_LINK:
        raise Refusal("wire.invalid", reason="host")
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=4, border=3, dark="#000", light="#fff", xmldecl=False, nl=False)
    return out.getvalue().decode()
