"""A collection: matches looked through until enough puzzles were found, and the best of those, of every kind and strength."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import windlass
from windlass.lab.hands import LocalHands
from windlass.lab.puzzles.finder import find
from windlass.puzzles.puzzle import Puzzle

MOST_OF_A_KIND: Final = 0.6  # share of the collection, where there are enough others
Progress = Callable[[int], None]
SPARE: Final = 1.25  # times as many are found as are kept


class Prospector(NamedTuple):
    """Looks through matches of a game. It travels to workers."""

    game: str
    seed: int

    def puzzles(self, number: int) -> list[Puzzle]:
        """The puzzles of one match."""
        return list(find(windlass.find_game(self.game), number, self.seed))


def ignored(_found: int) -> None:
    """Nobody wants to know how far it is."""


def collect(game: str, count: int, seed: int, workers: int | None = None, progress: Progress = ignored) -> list[Puzzle]:
    """So many puzzles, easiest first; `progress` is told how many more were found."""
    found: dict[str, Puzzle] = {}
    for batch in LocalHands(workers).map(Prospector(game, seed).puzzles, itertools.count()):
        for puzzle in batch:
            if puzzle.id not in found:
                found[puzzle.id] = puzzle
                progress(1)
        if len(found) >= count * SPARE:
            break
    return chosen(found.values(), count)


def chosen(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """The best of them: those that rules of thumb get wrong and those of several actions first, and none of the kinds too often."""
    first: list[Puzzle] = []
    spare: list[Puzzle] = []
    kinds: Counter[str] = Counter()
    for puzzle in sorted(found, key=lambda one: (-_worth(one), one.id)):
        kinds[puzzle.kind] += 1
        (first if kinds[puzzle.kind] <= count * MOST_OF_A_KIND else spare).append(puzzle)
    return sorted([*first, *spare][:count], key=lambda one: (one.rating, one.id))


def _worth(puzzle: Puzzle) -> int:
    """How much there is to find."""
    return 2 * ("trap" in puzzle.themes) + ("combination" in puzzle.themes) + 2 * (puzzle.kind == "defence")
