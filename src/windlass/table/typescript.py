"""TypeScript types of the wire and of each game, made from the structs themselves, so that no screen retypes a fact."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from windlass.engine.faces import kinds, union, words
from windlass.engine.game import Constant, Game
from windlass.engine.journal import EventKind

REF: Final = "#/components/schemas/"
HEAD: Final = "// Made by `python -m windlass.table.schema`. Do not change by hand.\n"
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
SHARED: Final = ("Text", "Seat")  # what games take from the engine; all else in a view is the game's own

Shape = dict[str, Any]


def wire_types(roots: list[Any], unions: dict[str, Any], constants: dict[str, Constant]) -> str:
    """The file of the protocol: every struct that these roots reach, and unions by name."""
    shapes = _Shapes(roots)
    named = [f"export type {name} = {' | '.join(one.__name__ for one in typing.get_args(kind))};\n" for name, kind in unions.items()]
    return "\n".join([HEAD, *shapes.declarations(), *named, *map(_constant, constants, constants.values()), *shapes.bounds()])


def game_types(game: Game) -> str:
    """The file of one game: its view, its actions and events as unions told apart by their tags, previews, options and constants."""
    view, preview = (typing.get_type_hints(function)["return"] for function in (game.view, game.preview))
    shapes = _Shapes([view, union(game), preview, game.options])
    for kind in kinds(game):
        for field in kind.__struct_fields__:
            found = words(game, kind, field)
            if found is not None:
                shapes.components[kind.__name__]["properties"][field] = {"enum": list(found)}
    view_type, _, preview_type, options_type = map(shapes.type_of, shapes.roots)
    name = game.id[0].upper() + game.id[1:]
    return "\n".join([
        HEAD,
        "import type { Text } from '../../lib/wire';\nimport type { ChoiceOf, LineOf } from '../contract';\n",
        *shapes.declarations(leaving=SHARED),
        _union("Action", "What can be done.", [kind.__name__ for kind in kinds(game)]),
        _union("GameEvent", "What happened, as the reader may know it.", map(_event, game.events)),
        f"export type Ending = {_words(game.endings)};\n",
        f"/** What a screen of this game is given. */\nexport interface {name} {{",
        f"  view: {view_type};\n  action: Action;\n  event: GameEvent;\n  preview: {preview_type};\n  options: {options_type};\n}}",
        f"export type Choice = ChoiceOf<{name}>;\nexport type Line = LineOf<{name}>;\n",
        *map(_constant, game.constants, game.constants.values()),
    ])  # fmt: skip


def _union(name: str, about: str, members: Iterable[str]) -> str:
    return "\n  | ".join([f"/** {about} */\nexport type {name} =", *members]) + ";\n"


def _event(kind: EventKind) -> str:
    values = "; ".join(f"{name}{'?' if name in kind.secret else ''}: number" for name in kind.values)
    return f"{{ kind: {_literal(kind.name)}; values: {f'{{ {values} }}' if values else 'Record<string, never>'}; text: Text }}"


def _constant(name: str, value: Constant) -> str:
    return f"export const {name} = {_literal(list(value) if isinstance(value, tuple) else value)} as const;\n"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _limits(shape: Shape) -> tuple[int, int] | None:
    """The least and the most that a field may be, where both are given."""
    for one in shape.get("anyOf", [shape]):
        for least, most in (("minLength", "maxLength"), ("minimum", "maximum")):
            if most in one:
                return one.get(least, 0), one[most]
    return None


def _words(values: Iterable[object]) -> str:
    return " | ".join(map(_literal, values))


class _Shapes:
    """JSON Schema of some types, read out as TypeScript. Enumerations with a title become types of that name."""

    def __init__(self, types: list[Any]) -> None:
        self.roots, self.components = msgspec.json.schema_components(types, ref_template=REF + "{name}")
        self.enumerations: dict[str, str] = {}

    def declarations(self, leaving: tuple[str, ...] = ()) -> list[str]:
        made = [self._declaration(name, shape) for name, shape in sorted(self.components.items()) if name not in leaving]
        return [*(f"export type {name} = {values};\n" for name, values in sorted(self.enumerations.items())), *made]

    def bounds(self) -> list[str]:
        """For each struct with limits the least and the most of its fields: a number, or the letters of a text."""
        made = []
        for name, shape in sorted(self.components.items()):
            limits = {field: found for field, kind in shape.get("properties", {}).items() if (found := _limits(kind)) is not None}
            if limits:
                inside = ", ".join(f"{field}: {_literal(found)}" for field, found in limits.items())
                constant = re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper()
                made.append(f"export const {constant}_BOUNDS = {{ {inside} }} as const;\n")
        return made

    def _declaration(self, name: str, shape: Shape) -> str:
        about = f"/** {' '.join(shape['description'].split())} */\n" if shape.get("description") else ""
        if shape.get("type") != "object" or "properties" not in shape:
            return f"{about}export type {name} = {self.type_of(shape)};\n"
        required = set(shape.get("required", ()))
        lines = [f"  {field}{'' if field in required else '?'}: {self.type_of(kind)};" for field, kind in shape["properties"].items()]
        return f"{about}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"

    def type_of(self, shape: Shape) -> str:
        """The TypeScript type of a shape."""
        if "$ref" in shape:
            return str(shape["$ref"]).removeprefix(REF)
        if "enum" in shape:
            return self._enumeration(shape)
        if "const" in shape:
            return _literal(shape["const"])
        if "anyOf" in shape:
            return " | ".join(dict.fromkeys(map(self.type_of, shape["anyOf"])))
        kind = shape.get("type")
        if kind == "array":
            return self._array(shape)
        if kind == "object":
            return f"Record<string, {self.type_of(shape.get('additionalProperties') or {})}>"
        return PLAIN.get(str(kind), "unknown")

    def _enumeration(self, shape: Shape) -> str:
        if "title" not in shape:
            return _words(shape["enum"])
        self.enumerations[shape["title"]] = _words(shape["enum"])
        return str(shape["title"])

    def _array(self, shape: Shape) -> str:
        if "prefixItems" in shape:
            return "[" + ", ".join(map(self.type_of, shape["prefixItems"])) + "]"
        inner = self.type_of(shape.get("items") or {})
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
