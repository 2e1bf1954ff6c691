"""A machine: the kernels of one game, ready to run, compiled where that can be and interpreted elsewhere."""

from __future__ import annotations

import functools
import importlib.util
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from windlass.engine import kernel
from windlass.engine.game import Game
from windlass.engine.journal import Journal
from windlass.engine.record import Record
from windlass.engine.rule import Compiler, bind, cache_root, can_compile, digest

_RULES = ("actor", "legal", "apply", "deal", "outcome", "redact", "imagine", "weigh")
KERNELS = ("actor", "legal", "apply", "step", "deal", "outcome", "redact", "imagine", "weigh", "play_out", "play_games")


class Positions(list[Any]):
    """Plain positions that kernels treat like an array of records: storing copies the values."""

    def __setitem__(self, at: Any, state: Any) -> None:
        self[at].assign(state)


class Machine:
    """The kernels of one game over arrays of its positions."""

    def __init__(self, game: Game, *, compiled: bool | None = None) -> None:
        self.game = game
        self.compiled = can_compile() if compiled is None else compiled
        rules = {name.upper(): getattr(game, name) for name in _RULES}
        if self.compiled:
            compiler = Compiler(folder_of(game))
            made = {name: compiler.entry(getattr(kernel, name), rules) for name in KERNELS}
        else:
            made = {name: bind(getattr(kernel, name), rules) for name in KERNELS}
        self.actor: Callable[..., int] = made["actor"]
        self.legal: Callable[..., int] = made["legal"]
        self.apply: Callable[..., None] = made["apply"]
        self.step: Callable[..., int] = made["step"]
        self.deal: Callable[..., None] = made["deal"]
        self.outcome: Callable[..., int] = made["outcome"]
        self.redact: Callable[..., None] = made["redact"]
        self.imagine: Callable[..., None] = made["imagine"]
        self.weigh: Callable[..., int] = made["weigh"]
        self.play_out: Callable[..., int] = made["play_out"]
        self.play_games: Callable[..., None] = made["play_games"]

    def positions(self, states: Sequence[Record]) -> Any:
        """These plain positions in the form the kernels take; they are copied."""
        if not self.compiled:
            return Positions(state.copy() for state in states)
        array = self.game.state.zeros(len(states))
        for at, state in enumerate(states):
            state.store(array, at)
        return array

    def plain(self, positions: Any, at: int) -> Any:
        """The plain twin of one of the positions, independent of it."""
        return self.game.state.from_array(positions, at) if self.compiled else positions[at].copy()

    def journals(self, *, muted: bool) -> Any:
        """One journal in the form the kernels take."""
        journal = Journal()
        journal.muted = int(muted)
        return journal.to_array() if self.compiled else [journal]

    def numbers(self, *shape: int) -> Any:
        """Zeroed whole numbers in the form the kernels take."""
        zeros = np.zeros(shape, np.int64)
        return zeros if self.compiled else zeros.tolist()

    def warm(self, done: Callable[[str], None]) -> None:
        """Compile every kernel, or load it from the cache, telling `done` its name after each."""
        game = self.game
        seats = game.seat_counts[0]
        positions = self.positions([game.prepare(game.option_sets()[0])] * 3)
        journals, rank = self.journals(muted=True), self.numbers(8)
        choices, weight, reason = (self.numbers(game.actions) for _ in range(3))
        uses: dict[str, Callable[[], Any]] = {
            "play_games": lambda: self.play_games(
                positions,
                1,
                0,
                1,
                self.numbers(seats + 1),
                choices,
                weight,
                reason,
                journals,
                2000,
                self.numbers(1, 8),
                self.numbers(1),
                self.numbers(1),
                self.numbers(1),
            ),
            "deal": lambda: self.deal(positions, 0, journals),
            "legal": lambda: self.legal(positions, 0, choices),
            "apply": lambda: self.apply(positions, 0, int(choices[0]), journals),
            "step": lambda: self.step(positions, 0, int(choices[self.legal(positions, 0, choices) - 1]), journals, choices),
            "actor": lambda: self.actor(positions, 0),
            "outcome": lambda: self.outcome(positions, 0, rank),
            "redact": lambda: self.redact(positions, 0, 0),
            "weigh": lambda: self.weigh(positions, 0, choices, weight, reason),
            "imagine": lambda: self.imagine(positions, 0, 0, 1, 1),
            "play_out": lambda: self.play_out(positions, 0, choices, journals, 1),
        }
        for name, use in uses.items():
            use()
            done(name)


@functools.cache
def machine_of(game: Game) -> Machine:
    """The one machine of a game in this process."""
    return Machine(game)


def sources_of(package: str) -> list[Path]:
    """The files that decide what a package's rules do: its Python sources and its component data."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    folder = Path(spec.submodule_search_locations[0])
    return [path for kind in ("**/*.py", "**/*.toml") for path in folder.glob(kind)]


def folder_of(game: Game) -> Path:
    """Where a game's compiled rules lie: named by a digest of all that decides them, so stale code cannot be met."""
    stamp = digest([*sources_of("windlass.engine"), *sources_of(game.package)])
    return cache_root() / f"{game.id}-{stamp}-{game.components[:8]}"


def forget_others(game: Game) -> None:
    """Remove compiled rules of earlier sources of this game."""
    keep = folder_of(game)
    for folder in cache_root().glob(f"{game.id}-*"):
        if folder != keep:
            shutil.rmtree(folder, ignore_errors=True)
