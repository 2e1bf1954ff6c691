"""Skill against luck: how often each level beats each other, and how much of who wins the deal and the seat decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from windlass.lab.arena import PART, Part, contest_of, play_part
from windlass.lab.hands import LocalHands
from windlass.lab.results import wilson


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """One level against another at every other seat: its share of the win and the interval; a fair share is one over the seats."""

    level: str
    other: str
    share: float
    low: float
    high: float
    luck: float | None
    """The share of the variance of a seat's result that the deal explains, whoever of the two sits there."""
    games: int


def meetings(
    game_id: str,
    options: dict[str, Any],
    levels: Sequence[str],
    blocks: int,
    workers: int | None,
    progress: Callable[[int], None] = lambda _blocks: None,
) -> tuple[Meeting, ...]:
    """Every level against every weaker one, levels given weakest first, each deal in all rotations."""
    found = []
    for stronger in range(1, len(levels)):
        for weaker in range(stronger):
            pair = (levels[stronger], levels[weaker])
            contest = contest_of(game_id, options, pair, 1)
            lineup = (0, *[1] * (int(contest.options["seats"]) - 1))
            parts = [Part(lineup, first, min(PART, blocks - first)) for first in range(0, blocks, PART)]
            ranks: list[list[list[int]]] = []
            for report in LocalHands(workers, threads=True).map(_Play(contest), parts):
                ranks += report.ranks
                progress(report.part.blocks)
            found.append(_meeting(pair, np.array(sorted(ranks))))
    return tuple(found)


class _Play(msgspec.Struct, frozen=True):
    contest: Any

    def __call__(self, part: Part) -> Any:
        return play_part(self.contest, part)


def _meeting(pair: tuple[str, str], ranks: Any) -> Meeting:
    """From ranks[block][rotation][seat]; in rotation r the first of the pair sits at seat -r."""
    shares = (ranks == 1) / np.maximum((ranks == 1).sum(axis=2, keepdims=True), 1)
    rotations = ranks.shape[1]
    own = sum(shares[:, rotation, -rotation % rotations] for rotation in range(rotations))
    games = ranks.shape[0] * rotations
    low, high = wilson(float(own.sum()), games)
    return Meeting(
        level=pair[0], other=pair[1], share=float(own.sum()) / games, low=low, high=high, luck=_explained(shares[:, :, 0]), games=games
    )  # fmt: skip


def _explained(results: Any) -> float | None:
    """The intraclass correlation of the first seat's results within deals, at least 0."""
    blocks, rotations = results.shape
    if blocks < 2:
        return None
    between = rotations * results.mean(axis=1).var(ddof=1)
    within = results.var(axis=1, ddof=1).mean()
    total = between + (rotations - 1) * within
    return max(0.0, float((between - within) / total)) if total else None
