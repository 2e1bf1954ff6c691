"""Binding: a loop written once for all games becomes a loop over one game's rules, compiled into a folder that cannot be stale."""

from __future__ import annotations

import functools
import importlib.metadata
import importlib.util
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from windlass.engine.batch.names import rules_of
from windlass.engine.game import Game
from windlass.engine.rule import Compiler, Interpreter, cache_root, can_compile, digest

F = TypeVar("F", bound=Callable[..., Any])
MARKER: Final = "warm"  # the file that says a folder of compiled loops is complete


def compile_loop(game: Game, loop: F, *, compiled: bool | None = None, signature: Any = None) -> F:
    """The same loop over one game's rules: names such as LEGAL in it, and in rules it calls, mean the game's (see `names`).

    It is compiled unless `compiled` says otherwise or nothing can be compiled here. The cache folder is named by a digest of the
    engine, the game, and every file whose functions the loop reaches, so an edit of any of them recompiles it.
    """
    if not (can_compile() if compiled is None else compiled):
        return _interpreter(game).entry(loop)
    return _compiler(game).compile(loop, _place_of(game, loop), signature)  # type: ignore[no-any-return]


def is_compiled(game: Game, loop: Callable[..., Any]) -> bool:
    """Whether this loop has been compiled here for what its sources and the game's are now."""
    return is_warm(game) and any(_place_of(game, loop).glob("*.nbi"))


def _place_of(game: Game, loop: Callable[..., Any]) -> Path:
    files = {Path(function.__code__.co_filename) for function in _compiler(game).reached(loop)}
    return folder_of(game) / digest(path for path in files if path.is_file())  # generated functions follow from files of the game


@functools.cache
def _interpreter(game: Game) -> Interpreter:
    return Interpreter(rules_of(game))


@functools.cache
def _compiler(game: Game) -> Compiler:
    """One compiler a game and process: what several loops call is compiled once."""
    return Compiler(rules_of(game))


def sources_of(package: str) -> list[Path]:
    """The files that decide what a package's rules do: its Python sources and its component data."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    folder = Path(spec.submodule_search_locations[0])
    return [path for kind in ("**/*.py", "**/*.toml") for path in folder.glob(kind)]


def folder_of(game: Game) -> Path:
    """Where a game's compiled loops lie: named by a digest of all that decides its rules, so stale code cannot be met."""
    stamp = digest([*sources_of("windlass.engine"), *sources_of(game.package)])
    return cache_root() / f"{game.id}-{stamp}-{game.components[:8]}"


def forget_others(game: Game) -> None:
    """Remove compiled loops of earlier sources of this game."""
    keep = folder_of(game)
    for folder in cache_root().glob(f"{game.id}-*"):
        if folder != keep:
            shutil.rmtree(folder, ignore_errors=True)


def is_warm(game: Game) -> bool:
    """Whether what this version of the game usually needs has been compiled here, by this Python and this Numba."""
    marker = folder_of(game) / MARKER
    return marker.is_file() and marker.read_text("utf-8") == _compilers()


def mark_warm(game: Game) -> None:
    """Say that all is compiled, and forget what earlier sources needed."""
    forget_others(game)
    (folder_of(game) / MARKER).write_text(_compilers(), "utf-8")


def _compilers() -> str:
    return f"{sys.implementation.cache_tag} numba {importlib.metadata.version('numba')}"
