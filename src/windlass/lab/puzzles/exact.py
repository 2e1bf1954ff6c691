"""Wins within the own turn, found by trying everything: no bot, no chance and nothing that is hidden has a say in them."""

from __future__ import annotations

import marshal
from typing import Any, Final, NamedTuple

from windlass.engine.game import Game
from windlass.engine.journal import Journal, events

ROOM: Final = 8  # for places
PLAIN: Final = 2  # the version of marshal that writes what is equal alike


class Wins(NamedTuple):
    """Every way to win a turn: the shortest one, and all positions on any of them with the actions that keep the win."""

    line: tuple[int, ...]
    first: tuple[int, ...]
    """The actions that may come first."""
    ways: dict[bytes, tuple[Any, tuple[int, ...]]]


class TooMuch(Exception):  # noqa: N818  # not an error: an answer
    """There is more to try than was allowed."""


def name_of(state: Any) -> bytes:
    """What tells positions apart within one search; much faster than their bytes."""
    return marshal.dumps([getattr(state, name) for name in state.fields], PLAIN)


class Search:
    """One search through the turn of the seat to act. A line stops where chance is drawn, something comes to light or others decide."""

    def __init__(self, game: Game, most: int) -> None:
        self.game, self.left = game, most
        self._journal = Journal()
        self._shortest: dict[bytes, tuple[int, ...] | None] = {}
        self._ways: dict[bytes, tuple[Any, tuple[int, ...]]] = {}

    def wins(self, state: Any, *, every: bool) -> Wins | None:
        """How the seat to act wins in this turn, or None where it cannot; without `every` the first way found will do."""
        line = self._solve(start := _bare(state), self.game.actor(state), every=every)
        if line is None:
            return None
        return Wins(line, self._ways[name_of(start)][1], self._ways)

    def _solve(self, state: Any, seat: int, *, every: bool) -> tuple[int, ...] | None:
        """The shortest line that wins from here."""
        name = name_of(state)
        if name in self._shortest:
            return self._shortest[name]
        menu, found, keeping = [0] * self.game.actions, None, []
        for action in menu[: self.game.legal(state, menu)]:
            rest = self._after(state, action, seat, every=every)
            if rest is None:
                continue
            keeping.append(action)
            if found is None or len(rest) + 1 < len(found):
                found = (action, *rest)
            if not every:
                break
        self._shortest[name] = found
        if found is not None:
            self._ways[name] = state, tuple(keeping)
        return found

    def _after(self, state: Any, action: int, seat: int, *, every: bool) -> tuple[int, ...] | None:
        """The shortest line that wins after an action; an empty one where it has won."""
        if self.left == 0:
            raise TooMuch
        self.left -= 1
        child, rank = state.copy(), [0] * ROOM
        self._journal.count = 0
        self.game.apply(child, action, self._journal)
        open_still = child.chance == state.chance and not any(self.game.events[row[0]].reveals for row in events(self._journal))
        if not open_still:
            return None
        if self.game.outcome(child, rank):
            return () if rank[seat] == 1 and rank[: child.seats].count(1) == 1 else None
        return self._solve(child, seat, every=every) if self.game.actor(child) == seat else None


def wins(game: Game, state: Any, most: int, *, every: bool = True) -> Wins | None:
    """How the seat to act wins within its turn. Raises TooMuch after so many actions tried."""
    return Search(game, most).wins(state, every=every)


def _bare(state: Any) -> Any:
    """The position with a generator that anybody could have."""
    bare = state.copy()
    bare.chance = [1, 2, 3, 0]
    return bare
