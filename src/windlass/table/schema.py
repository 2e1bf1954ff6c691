"""The protocol in writing: OpenAPI for plain HTTP and TypeScript types for the browser, both made from the structs of the wire.

`python -m windlass.table.schema` writes web/src/lib/wire.ts anew.
"""

from __future__ import annotations

import functools
import re
import sys
import typing
from pathlib import Path
from typing import Any, Final

import msgspec

import windlass
from windlass.engine.registry import find_game, game_ids
from windlass.table import wire
from windlass.table.routes import ROUTES, Described

TARGET: Final = Path("web/src/lib/wire.ts")
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
SHARED: Final = ("Text", "Seat")  # what games take from the engine; all else in a view is the game's own
REF: Final = "#/components/schemas/"


def game_types(game_id: str) -> tuple[Any, Any, Any]:
    """The types of a game's view, of its actions' faces and of its options."""
    game = find_game(game_id)
    view = typing.get_type_hints(game.view)["return"]
    face = typing.get_type_hints(game.face)["return"]
    return view, face, game.options


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


def typescript() -> str:
    """The structs of the wire and of every game's view and actions as TypeScript types."""
    bodies = [kind for route in ROUTES for kind in (route.body, route.answers) if kind not in (None, str)]
    kinds = [wire.AnySocketCommand, wire.AnyMessage, *bodies]
    _, components = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    parts = ["// Made by `python -m windlass.table.schema`. Do not change by hand.\n"]
    parts += [_declaration(name, shape, "") for name, shape in sorted(components.items())]
    for name, kind in (("AnyCommand", wire.AnyCommand), ("AnySocketCommand", wire.AnySocketCommand), ("AnyMessage", wire.AnyMessage)):
        parts.append(f"export type {name} = {' | '.join(one.__name__ for one in typing.get_args(kind))};\n")
    views, faces = [], []
    for game in game_ids():
        text, view, face = _game_types(game)
        parts.append(text)
        views.append(view)
        faces.append(face)
    parts.append(f"export type GameView = {' | '.join(views)};\n")
    parts.append(f"export type GameFace = {' | '.join(faces)};\n")
    return "\n".join(parts)


def _game_types(game: str) -> tuple[str, str, str]:
    view, face, options = game_types(game)
    (view_shape, face_shape, _), components = msgspec.json.schema_components((view, face, options), ref_template=REF + "{name}")
    prefix = game[0].upper() + game[1:]
    renamed = {name: name if name in SHARED or name.startswith(prefix) else prefix + name for name in components}
    shapes = {name: shape for name, shape in components.items() if name not in SHARED}
    parts = [f"// {game}\n", *(_declaration(renamed[name], shape, "", renamed) for name, shape in sorted(shapes.items()))]
    names = f"{prefix}GameView", f"{prefix}GameFace"
    parts.append(f"export type {names[0]} = {_type(view_shape, renamed)};\n")
    parts.append(f"export type {names[1]} = {_type(face_shape, renamed)};\n")
    return "\n".join(parts), *names


def _declaration(name: str, shape: dict[str, Any], indent: str, renamed: dict[str, str] | None = None) -> str:
    about = f"/** {' '.join(shape['description'].split())} */\n" if shape.get("description") else ""
    if shape.get("type") != "object" or "properties" not in shape:
        return f"{about}export type {name} = {_type(shape, renamed)};\n"
    required = set(shape.get("required", ()))
    lines = [
        f"  {field if field.isidentifier() else repr(field)}{'' if field in required else '?'}: {_type(kind, renamed)};"
        for field, kind in shape["properties"].items()
    ]
    return f"{about}export interface {name} {{\n" + "\n".join(lines) + f"\n{indent}}}\n"


def _type(shape: dict[str, Any], renamed: dict[str, str] | None = None) -> str:
    renamed = renamed or {}
    if "$ref" in shape:
        name = shape["$ref"].removeprefix(REF)
        return str(renamed.get(name, name))
    if "enum" in shape:
        return " | ".join(msgspec.json.encode(value).decode() for value in shape["enum"])
    if "const" in shape:
        return msgspec.json.encode(shape["const"]).decode()
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(_type(one, renamed) for one in shape["anyOf"]))
    kind = shape.get("type")
    if kind == "array":
        if "prefixItems" in shape:
            return "[" + ", ".join(_type(one, renamed) for one in shape["prefixItems"]) + "]"
        inner = _type(shape.get("items") or {}, renamed)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(shape.get('additionalProperties') or {}, renamed)}>"
    return PLAIN.get(str(kind), "unknown")


def main(root: Path | None = None) -> None:
    """Write the TypeScript types where the browser client expects them."""
    target = (root or Path.cwd()) / TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), "utf-8")
    sys.stdout.write(f"{target}\n")


if __name__ == "__main__":
    main()
