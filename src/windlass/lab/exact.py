"""Exact values of a small game whose positions are open to both seats: value iteration over everything that can be reached.

A game that never ends is worth nothing to whoever one asks for. Actions may go in circles, so values are found by sweeping over all
positions from nothing up, until they stay.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

EXACT: Final = 1e-9  # change in a sweep below which values are exact
MOST_SWEEPS: Final = 10_000

Outcomes = list[tuple[float, Any]]  # how likely each position is after an action


class Rules(NamedTuple):
    """What the solver asks of a game for two."""

    key: Callable[[Any], Hashable]  # (position) -> what tells positions apart
    actor: Callable[[Any], int]  # (position) -> 0, 1, or -1 when it is over
    actions: Callable[[Any], Sequence[int]]
    after: Callable[[Any, int], Outcomes]  # (position, action) -> what may come of it
    result: Callable[[Any], tuple[float, float]]  # (position that is over) -> each seat's share of the win


class Solution:
    """The value to each seat of every position that can be reached."""

    def __init__(self, rules: Rules, starts: Iterable[Any], progress: Callable[[int], None] = lambda _found: None) -> None:
        self._rules = rules
        self.positions: list[Any] = []
        self._number: dict[Hashable, int] = {}
        for start in starts:
            self._note(start)
        actors, results, options = [], [], []
        branches: list[tuple[int, float]] = []
        first_branch: list[int] = []
        place = 0
        while place < len(self.positions):
            position = self.positions[place]
            actor = rules.actor(position)
            actors.append(actor)
            results.append(rules.result(position) if actor < 0 else (0.0, 0.0))
            options.append(len(first_branch))
            for action in rules.actions(position) if actor >= 0 else ():
                first_branch.append(len(branches))
                branches += [(self._note(found), share) for share, found in rules.after(position, action)]
            place += 1
            progress(place)
        self._actor, self.values = np.array(actors), np.array(results).T.copy()
        self._option = np.array([*options, len(first_branch)])
        self._branch = np.array([*first_branch, len(branches)])
        self._target = np.array([target for target, _ in branches], np.int64)
        self._share = np.array([share for _, share in branches])
        self.sweeps = max(self._sweep(seat) for seat in range(2))

    def _note(self, position: Any) -> int:
        """The number of a position, a new one for one not met before."""
        key = self._rules.key(position)
        number = self._number.setdefault(key, len(self.positions))
        if number == len(self.positions):
            self.positions.append(position)
        return number

    def _sweep(self, seat: int) -> int:
        """Better values for a seat until they stay; gives how often."""
        moves, values = np.flatnonzero(self._actor >= 0), self.values[seat]
        own, starts = self._actor[moves] == seat, self._option[moves]
        for sweep in range(MOST_SWEEPS):
            worths = np.add.reduceat(self._share * values[self._target], self._branch[:-1])
            best = np.where(own, np.maximum.reduceat(worths, starts), np.minimum.reduceat(worths, starts))
            change = float(np.abs(best - values[moves]).max())
            values[moves] = best
            if change < EXACT:
                return sweep + 1
        raise ArithmeticError(MOST_SWEEPS)

    def value(self, position: Any, seat: int) -> float:
        """What a position is worth to a seat: its share of the win when both play as well as can be."""
        return float(self.values[seat][self._number[self._rules.key(position)]])

    def losses(self, position: Any) -> dict[int, float]:
        """What each action gives away of the actor's value."""
        number = self._number[self._rules.key(position)]
        values, found = self.values[self._actor[number]], {}
        options = range(self._option[number], self._option[number + 1])
        for option, action in zip(options, self._rules.actions(position), strict=True):
            branches = slice(self._branch[option], self._branch[option + 1])
            worth = float(self._share[branches] @ values[self._target[branches]])
            found[action] = max(0.0, float(values[number]) - worth)
        return found
