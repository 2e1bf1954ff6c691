"""Random games for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from windlass.engine.chance import key
from windlass.engine.journal import Journal
from windlass.games.gravity import GAME
from windlass.games.gravity.options import GravityOptions
from windlass.games.gravity.state import State


def menu(state: State) -> list[int]:
    """The legal actions of a position."""
    out = [0] * GAME.actions
    return out[: GAME.legal(state, out)]


def walk(options: GravityOptions, seed: int, most: int = 3000) -> Iterator[State]:
    """The positions of a random game, the last one included; each is the living position and changes with the next."""
    state = GAME.prepare(options)
    key(state.chance, seed, 1)
    journal = Journal()
    GAME.deal(state, journal)
    chooser = random.Random(seed)
    for _ in range(most):
        yield state
        choices = menu(state)
        if not choices:
            return
        journal.count = 0
        GAME.apply(state, chooser.choice(choices), journal)
    yield state
