"""Every registered game with every option set it names, and random games of each to look at.

A new game meets the whole suite by registering: nothing here knows a title.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

import windlass.games  # noqa: F401  # registers the games
from windlass.engine.game import Game, Options
from windlass.engine.journal import Journal, events
from windlass.engine.match import Match
from windlass.engine.registry import find_game, game_ids

MOST_DECISIONS = 20_000  # a random game that needs more does not end
SAMPLES = 10
ILLEGAL = 60


@dataclass(frozen=True)
class Case:
    """One game with one set of options, bounded so that weak play ends."""

    game: Game
    number: int
    options: Options

    def __str__(self) -> str:
        return f"{self.game.id}-{self.number}-{self.options.seats}"

    @property
    def seats(self) -> int:
        return self.options.seats

    def match(self, seed: int = 0) -> Match:
        """A fresh match of these options."""
        chosen: dict[str, Any] = msgspec.to_builtins(self.options)
        return Match.new(self.game, seed=seed.to_bytes(16, "big"), names=["Anne", "Bartholomew"], **chosen)


@dataclass(frozen=True)
class Step:
    """One decision of a random game: the position, the menu, what was chosen, what it caused and the position after."""

    before: Any
    actor: int
    menu: tuple[int, ...]
    action: int
    rows: tuple[tuple[int, ...], ...]
    after: Any

    @property
    def drew(self) -> bool:
        """Whether the action drew from chance."""
        return bool(self.before.chance != self.after.chance)


@functools.cache
def cases_of(game_id: str) -> tuple[Case, ...]:
    game = find_game(game_id)
    return tuple(Case(game, number, game.long_game_limit(options)) for number, options in enumerate(game.option_sets()))


def each_case() -> Any:
    """Parametrise a test by every case of every game."""
    return pytest.mark.parametrize("case", [case for game in game_ids() for case in cases_of(game)], ids=str)


def each_game() -> Any:
    """Parametrise a test by every game."""
    return pytest.mark.parametrize("game", [find_game(game) for game in game_ids()], ids=lambda game: game.id)


def menu(game: Game, state: Any) -> list[int]:
    """The legal actions of a position."""
    out = [0] * game.actions
    return out[: game.legal(state, out)]


def dealt(case: Case, seed: int) -> tuple[Any, list[tuple[int, ...]]]:
    """The first position of a seed and what its deal told."""
    state, journal = case.game.prepare(case.options), Journal()
    state.chance = words(seed)
    case.game.deal(state, journal)
    return state, events(journal)


def words(seed: int) -> list[int]:
    """Four words of chance."""
    chooser = random.Random(seed)
    return [chooser.getrandbits(32) for _ in range(4)]


def walk(case: Case, seed: int) -> Iterator[Step]:
    """A random game, decision by decision; `after` is the living position and changes with the next step."""
    state, _ = dealt(case, seed)
    chooser = random.Random(seed)
    for _ in range(MOST_DECISIONS):
        choices = menu(case.game, state)
        if not choices:
            return
        before, actor, journal = state.copy(), case.game.actor(state), Journal()
        action = chooser.choice(choices)
        case.game.apply(state, action, journal)
        yield Step(before, actor, tuple(choices), action, tuple(events(journal)), state)
    pytest.fail(f"{case}: seed {seed} goes on after {MOST_DECISIONS} decisions")


@functools.cache
def samples(case: Case, seed: int = 1) -> tuple[Step, ...]:
    """Steps spread over a random game, the first and the last among them."""
    kept: list[Step] = []
    chooser = random.Random(seed)
    last: Step | None = None
    for number, step in enumerate(walk(case, seed)):
        last = step
        place = number if number < SAMPLES else chooser.randrange(number + 1)
        if place < SAMPLES:
            frozen = Step(step.before, step.actor, step.menu, step.action, step.rows, step.after.copy())
            kept[place : place + 1] = [frozen]
    assert last is not None, f"{case}: no decision at all"
    return (*kept, last)


def illegal_codes(case: Case, menu: tuple[int, ...], seed: int) -> list[int]:
    """Some codes that are not in the menu, two of them no codes at all."""
    codes = sorted(set(range(case.game.actions)) - set(menu))
    return [-1, case.game.actions, *random.Random(seed).sample(codes, min(ILLEGAL, len(codes)))]


def readers(case: Case) -> range:
    """Everyone who may look: a spectator and every seat."""
    return range(-1, case.seats)


def redacted(case: Case, state: Any, seat: int) -> Any:
    """A copy of a position as a seat may know it."""
    copy = state.copy()
    case.game.redact(copy, seat)
    return copy


def imagined(case: Case, known: Any, seat: int, seed: int) -> Any:
    """A world that the seat cannot tell from the true one."""
    copy = known.copy()
    copy.chance = words(seed)
    case.game.imagine(copy, seat)
    return copy
