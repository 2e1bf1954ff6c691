"""Component data: TOML files of a game, each replaceable by a file of the same name in a folder of the user's."""

from __future__ import annotations

import hashlib
import os
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class BadComponents(Exception):  # noqa: N818  # says what is bad, which reads better than an Error suffix
    """A data file says something impossible. The message names the file and the entry."""


class ComponentFiles:
    """The data files of one game, as chosen when the process started."""

    def __init__(self, package: str) -> None:
        game = package.rpartition(".")[2]
        self._texts = {item.name: item.read_text("utf-8") for item in (files(package) / "data").iterdir() if item.name.endswith(".toml")}
        given = os.environ.get("WINDLASS_COMPONENTS")
        for path in sorted((Path(given) / game).glob("*.toml")) if given else ():
            if path.name not in self._texts:
                raise BadComponents(f"{path}: no such file is known, only {', '.join(sorted(self._texts))}")
            try:
                self._texts[path.name] = path.read_text("utf-8")
            except UnicodeDecodeError as error:
                raise BadComponents(f"{path}: not UTF-8: {error}") from None

    @property
    def digest(self) -> str:
        """Sixteen hex digits over all files: the same components, the same digits."""
        total = hashlib.sha256()
        for name in sorted(self._texts):
            total.update(name.encode() + b"\0" + hashlib.sha256(self._texts[name].encode()).digest())
        return total.hexdigest()[:16]

    def read(self, name: str, kind: type[T]) -> T:
        """One file as a checked structure. Raises BadComponents naming the file, the place and the reason."""
        try:
            return msgspec.convert(tomllib.loads(self._texts[name]), kind)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadComponents(f"{name}: {error}") from None


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
