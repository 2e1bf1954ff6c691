"""Editions: a game with the values its components had formerly, so that matches of then still open and play on.

A game keeps the values of every edition in `data/editions`, each file named by its digest. A former edition is the game's package read
once more with those values, beside the one in use: its modules are its own, and nobody else can import them.
"""

from __future__ import annotations

import builtins
import functools
import importlib.util
import types
from importlib.resources import files
from typing import Any

from windlass.engine.data import former_edition
from windlass.engine.game import Game


def edition(game: Game, components: str) -> Game:
    """The game as it was when its components had this digest; the game itself where it has them now, or never had them."""
    wanted = game.former.get(components, components)
    known = wanted != game.components and wanted.isalnum() and (files(game.package) / "data" / "editions" / f"{wanted}.json").is_file()
    return _former(game.package, wanted) if known else game


@functools.cache
def _former(package: str, digest: str) -> Game:
    with former_edition(digest):
        found: Game = _Package(package).module(package).GAME
    return found


class _Package:
    """A package read once more: its modules import one another's twins, and everything else as usual."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._modules: dict[str, types.ModuleType] = {}
        self._builtins = {**vars(builtins), "__import__": self._import}

    def module(self, name: str) -> types.ModuleType:
        """The twin of one module, read when it is first asked for."""
        if name not in self._modules:
            spec = importlib.util.find_spec(name)
            assert spec is not None
            loader: Any = spec.loader
            module = self._modules[name] = importlib.util.module_from_spec(spec)
            vars(module)["__builtins__"] = self._builtins
            exec(loader.get_code(name), vars(module))  # noqa: S102  # the module's own text
        return self._modules[name]

    def _import(self, name: str, *rest: Any) -> types.ModuleType:
        if name != self.name and not name.startswith(f"{self.name}."):
            return builtins.__import__(name, *rest)
        module = self.module(name)
        for part in rest[2] or ():
            if not hasattr(module, part):
                setattr(module, part, self.module(f"{name}.{part}"))
        return module
