"""The review of a finished match, as the browser shows it."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from windlass.engine.text import Text
from windlass.table.wire.parts import Choice
from windlass.table.wire.words import Wire


class ReviewedDecision(Wire):
    """One decision with a choice: what it was worth by what its player could know, and what would have been best."""

    ply: int
    """Actions before it."""
    seat: int
    verdict: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    chance: float
    best_chance: float
    best: Text
    """The best action in words; of what was played the log tells."""
    choice: Choice | None = None
    """The best action as its player could have chosen it, where it was worth telling: boards light its pieces."""
    reason: Text | None = None
    gains: list[Text] = field(default_factory=list)
    """What the plan behind it would have brought."""
    hindsight: list[float] = field(default_factory=list)
    """The chances after what was played and after the best, had all cards been open."""


class ReviewedMoment(Wire):
    """Everyone's chance to win after so many actions, adding up to one."""

    ply: int
    chances: list[float]


class ReviewedSeat(Wire):
    """Where a seat's result came from: `start + decisions + luck` is `result`."""

    start: float
    decisions: float
    luck: float
    result: float


class Review(Wire):
    """A review, or how far it has come: so many of all decisions are judged."""

    status: Literal["none", "working", "done"]
    judged: int = 0
    total: int = 0
    decisions: list[ReviewedDecision] = field(default_factory=list)
    moments: list[ReviewedMoment] = field(default_factory=list)
    seats: list[ReviewedSeat] = field(default_factory=list)
    key: list[int] = field(default_factory=list)
    """The plies of the decisions that cost most."""
