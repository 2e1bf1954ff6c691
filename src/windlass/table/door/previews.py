"""Previews: what a messenger shows of a link to a table, as tags in its page: who invites, to which game, with its picture."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Final

from windlass.engine.registry import find_game
from windlass.engine.text import Text
from windlass.table.live.lobby import line_of
from windlass.table.log.speech import say
from windlass.table.store.port import Store
from windlass.table.wire import TableLine

TABLE: Final = re.compile(r"t/([A-Za-z0-9_-]{1,32})/?")


async def preview(store: Store, asked: str, origin: str, language: str, static: Path) -> str:
    """The tags for the page of this path; nothing for pages that are not a table's, or whose table asks for a password."""
    found = TABLE.fullmatch(asked)
    row = await store.row(found[1]) if found else None
    if row is None or (line := line_of(row)).locked or line.status == "frozen":
        return ""
    picture = f"share/{line.game}.jpg"
    if not (static / picture).is_file():
        picture = "icon-512.png"
    tags = {
        "og:type": "website",
        "og:site_name": say(Text("web-title"), language),
        "og:title": title(line, language),
        "og:description": say(Text(f"{find_game(line.game).id}-tagline"), language),
        "og:url": f"{origin}/t/{line.id}",
        "og:image": f"{origin}/{picture}",
    }
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'<meta name="description" content="{html.escape(tags["og:description"])}" />')
    return "".join(lines)


def title(line: TableLine, language: str) -> str:
    """Who invites to what; only the game where nobody is invited any more."""
    game = Text(f"{line.game}-name")
    if line.status != "waiting" or not line.host:
        return say(game, language)
    return say(Text("web-invited", {"host": line.host, "game": game}), language)
