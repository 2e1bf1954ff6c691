"""The protocol in writing: OpenAPI for plain HTTP and TypeScript types for the browser, both made from the structs of the wire.

`python -m windlass.table.schema` writes web/src/lib/wire.ts and every game's web/src/games/<game>/wire.ts anew.
"""

from __future__ import annotations

import functools
import re
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

import windlass
from windlass.bots.registry import USUAL
from windlass.engine.game import Constant
from windlass.engine.notation import SEAT_LETTERS
from windlass.engine.registry import find_game
from windlass.games import GAMES
from windlass.i18n.catalog import LANGUAGES
from windlass.table import wire
from windlass.table.door.routes import ROUTES, Described
from windlass.table.log.passwords import CODE_LENGTH
from windlass.table.typescript import REF, game_types, wire_types


@functools.cache
def openapi() -> dict[str, Any]:
    """The interface of plain HTTP; commands and messages of the socket are among its components."""
    kinds = [wire.AnySocketCommand, wire.AnyMessage, wire.Problem]
    kinds += [kind for route in ROUTES for kind in (route.body, route.answers) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    by_kind = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Windlass", "version": windlass.__version__, "description": "The table. The socket is at /api/socket."},
        "paths": paths,
        "components": {"schemas": components},
        "x-socket": {"path": "/api/socket", "commands": by_kind[repr(wire.AnySocketCommand)], "messages": by_kind[repr(wire.AnyMessage)]},
    }


def _operation(route: Described, by_kind: dict[str, Any]) -> dict[str, Any]:
    text = route.answers is str
    shape = {"type": "string"} if text else by_kind.get(repr(route.answers), {})
    problem = {"description": "refused", "content": {"application/json": {"schema": by_kind[repr(wire.Problem)]}}}
    good = {"description": "done", "content": {"text/plain" if text else "application/json": {"schema": shape}}}
    operation: dict[str, Any] = {
        "summary": (route.handler.__doc__ or "").split("\n")[0],
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in re.findall(r"\{(\w+)\}", route.path)
            ),
            *(
                {"name": name, "in": "query", "required": False, "schema": {"type": "integer", "minimum": low, "maximum": high}}
                for name, (low, high) in route.query.items()
            ),
        ],
        "responses": {"200": good, "default": problem},
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_kind[repr(route.body)]}}}
    return operation


# -- TypeScript ---------------------------------------------------------------------------------------------------------


CONSTANTS: Final[dict[str, Constant]] = {
    "CODE_LENGTH": CODE_LENGTH,
    "EMBLEMS": get_args(wire.Emblem),
    "LANGUAGES": LANGUAGES,
    "SEAT_LETTERS": SEAT_LETTERS,
    "USUAL_LEVEL": USUAL,
}


def typescript() -> dict[Path, str]:
    """The generated files of the browser client, by their paths in the project."""
    bodies = [kind for route in ROUTES for kind in (route.body, route.answers) if kind not in (None, str)]
    unions = {name: getattr(wire, name) for name in ("AnyCommand", "AnySocketCommand", "AnyMessage")}
    files = {Path("web/src/lib/wire.ts"): wire_types([wire.AnySocketCommand, wire.AnyMessage, *bodies], unions, CONSTANTS)}
    return files | {Path(f"web/src/games/{game}/wire.ts"): game_types(find_game(game)) for game in GAMES}


def main(root: Path | None = None) -> None:
    """Write the TypeScript types where the browser client expects them."""
    for path, text in typescript().items():
        target = (root or Path.cwd()) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        sys.stdout.write(f"{target}\n")


if __name__ == "__main__":
    main()
