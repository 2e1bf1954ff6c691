"""A puzzle: a position, the ways that solve it, and how hard it is. An attempt is judged by comparing positions, never by a bot.

It names the values of the components it was made with, so that it stays what it was when these change.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, Literal

import msgspec

from windlass.engine.editions import edition
from windlass.engine.game import Game
from windlass.engine.match import SEED_BYTES, Match
from windlass.engine.registry import find_game

Kind = Literal["win", "defence", "best"]
SEED: Final = b"puzzle".ljust(SEED_BYTES, b"\0")  # everyone who tries a puzzle draws the same cards


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position in which the seat to act has one clearly best way."""

    id: str
    game: str
    components: str
    """Digest of the values of the component data."""
    position: str
    kind: Kind
    """What there is to find: a win this turn, what alone keeps the next player from winning, or the best action by far."""
    line: tuple[str, ...]
    """A solution as players type it, the shortest one."""
    right: frozenset[str]
    """Prints of all positions on ways that solve it."""
    goal: str = ""
    """The print at which it is solved; none where it is a won match."""
    rating: int
    themes: tuple[str, ...] = ()
    reason: str = ""
    """The message of why the first action is good, for people."""
    gains: tuple[tuple[str, int], ...] = ()
    """What the line brings: messages with a number each."""
    chances: dict[str, float] = {}
    """The chance to win after the first action and after those that come closest to it."""


class Attempt:
    """Somebody at a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        game = edition(find_game(puzzle.game), puzzle.components)
        self.match = Match.from_position(game, puzzle.position, seed=SEED)
        self.seat = self.match.actor

    def play(self, action: int | str) -> bool:
        """Whether the action is right; a wrong one leaves the position as it is. Refuses what is not legal."""
        before = self.match
        after = before.copy()
        after.play(action)
        if print_of(after.game, after.state) not in self.puzzle.right:
            return False
        self.match = after
        return True

    @property
    def is_solved(self) -> bool:
        """Whether there is nothing more to find."""
        if self.puzzle.goal:
            return bool(self.match.line) and print_of(self.match.game, self.match.state) == self.puzzle.goal
        return self.match.ending is not None and self.match.ending.rank[self.seat] == 1


def print_of(game: Game, state: Any) -> str:
    """Few letters that tell one position from another, chance apart."""
    bare = state.copy()
    bare.chance = [0, 0, 0, 0]
    return hashlib.blake2b(game.print_position(bare).encode(), digest_size=4).hexdigest()
