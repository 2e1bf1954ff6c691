"""Weight: the bytes a browser without any cache receives, as they come over the wire, by kind."""

from __future__ import annotations

import secrets
from typing import Any

from playwright.sync_api import Browser, BrowserContext

from windlass.games import GAMES

KINDS = {"Document": "page", "Script": "scripts", "Stylesheet": "styles", "Fetch": "data", "Image": "pictures", "Font": "fonts"}
BOT = {"kind": "bot", "level": "advice"}


def measure(browser: Browser, house: str) -> dict[str, Any]:
    """The first page, and a table of every game opened by its link; fonts are counted apart."""
    first = load(browser, house, house)
    found: dict[str, Any] = {"first page": told(first)}
    for game in GAMES:
        print(f"  a table of {game}", flush=True)
        table = load(browser, house, f"{house}/t/{open_table(browser, house, game)}")
        more = {address: one for address, one in table.items() if address not in first}
        found[f"a table of {game}"] = told(table)
        found[f"a table of {game} after the first page"] = told(more)
    return found


def load(browser: Browser, house: str, address: str) -> dict[str, tuple[str, int]]:
    """Every answer of one visit until the network rests: its kind and its bytes with headers."""
    context = browser.new_context(locale="en", service_workers="block")  # the worker would keep parts before they are counted
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    asked: dict[str, tuple[str, str]] = {}
    came: dict[str, tuple[str, int]] = {}

    def answered(event: dict[str, Any]) -> None:
        asked[event["requestId"]] = (event["response"]["url"].removeprefix(house), KINDS.get(event["type"], "other"))

    def finished(event: dict[str, Any]) -> None:
        if event["requestId"] in asked:
            name, kind = asked[event["requestId"]]
            came[name] = (kind, came.get(name, ("", 0))[1] + int(event["encodedDataLength"]))

    devtools.on("Network.responseReceived", answered)
    devtools.on("Network.loadingFinished", finished)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    page.wait_for_load_state("networkidle")
    context.close()
    return came


def told(came: dict[str, tuple[str, int]]) -> dict[str, Any]:
    """Bytes by kind, and together without fonts."""
    kinds: dict[str, int] = {}
    for kind, size in came.values():
        kinds[kind] = kinds.get(kind, 0) + size
    return {"bytes without fonts": sum(kinds.values()) - kinds.get("fonts", 0), "requests": len(came), "bytes by kind": kinds}


def open_table(browser: Browser, house: str, game: str) -> str:
    """A table that bots play; anyone may watch."""
    context: BrowserContext = browser.new_context()
    context.request.post(f"{house}/api/guest", data={"name": "Ann", "language": "en"})
    wish = {"type": "create", "id": secrets.token_hex(8), "game": game, "seats": [BOT] * 3, "seed": "0" * 31 + "7", "start": True}
    answer = context.request.post(f"{house}/api/command", data=wish).json()
    context.close()
    if answer["refusal"]:
        raise RuntimeError(answer["refusal"]["said"])
    return str(answer["table"])
