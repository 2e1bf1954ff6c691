"""Component data: TOML files of a game, each replaceable by a file of the same name in a folder of the user's.

Beside them lie the values of every edition there was, one file each, so that matches of then can still be read.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")
_READ: Final[ContextVar[str]] = ContextVar("edition whose values are read", default="")
SAID: Final = {"name", "status", "known", "likely"}  # keys of what is said about a component: names for people, and how sure a value is


class BadComponents(Exception):  # noqa: N818  # says what is bad, which reads better than an Error suffix
    """A data file says something impossible. The message names the file and the entry."""


@contextmanager
def former_edition(digest: str) -> Iterator[None]:
    """While this lasts, a game that is read takes the values of a former edition."""
    token = _READ.set(digest)
    try:
        yield
    finally:
        _READ.reset(token)


class ComponentFiles:
    """The data files of one game, as chosen when the process started; or those of a former edition."""

    def __init__(self, package: str) -> None:
        if former := _READ.get():
            self._tables = msgspec.json.decode((files(package) / "data" / "editions" / f"{former}.json").read_bytes())
            return
        game = package.rpartition(".")[2]
        texts = {item.name: item.read_text("utf-8") for item in (files(package) / "data").iterdir() if item.name.endswith(".toml")}
        given = os.environ.get("WINDLASS_COMPONENTS")
        for path in sorted((Path(given) / game).glob("*.toml")) if given else ():
            if path.name not in texts:
                raise BadComponents(f"{path}: no such file is known, only {', '.join(sorted(texts))}")
            try:
                texts[path.name] = path.read_text("utf-8")
            except UnicodeDecodeError as error:
                raise BadComponents(f"{path}: not UTF-8: {error}") from None
        self._tables = {name: _decoded(name, text) for name, text in texts.items()}

    @property
    def digest(self) -> str:
        """Sixteen hex digits over the values of all files: comments, order of keys, names and provenance do not count."""
        return hashlib.sha256(msgspec.json.encode(_values(self._tables), order="deterministic")).hexdigest()[:16]

    def kept(self) -> bytes:
        """All files as one, in the form in which an edition is kept."""
        return msgspec.json.encode(self._tables, order="deterministic") + b"\n"

    def read(self, name: str, kind: type[T]) -> T:
        """One file as a checked structure. Raises BadComponents naming the file, the place and the reason."""
        try:
            return msgspec.convert(self._tables[name], kind)
        except msgspec.ValidationError as error:
            raise BadComponents(f"{name}: {error}") from None


def _decoded(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{name}: {error}") from None


def _values(value: Any) -> Any:
    """The same without what is only said about components."""
    if isinstance(value, dict):
        return {key: _values(inside) for key, inside in value.items() if key not in SAID}
    return [_values(inside) for inside in value] if isinstance(value, list) else value


def read_entries(file: str, key: str, table: Any, kind: type[T]) -> list[T]:
    """The list of entries that is all a file holds. Raises BadComponents naming the file, the entry by its id or place, and the field."""
    if not isinstance(table, dict) or set(table) != {key} or not isinstance(table[key], list):
        raise BadComponents(f"{file}: expected a list of [[{key}]] and nothing else")
    entries = []
    for place, entry in enumerate(table[key], 1):
        try:
            entries.append(msgspec.convert(entry, kind))
        except msgspec.ValidationError as error:
            name = entry.get("id", place) if isinstance(entry, dict) else place
            raise BadComponents(f"{file}: {key} {name}: {error}") from None
    return entries
