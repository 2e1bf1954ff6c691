"""What whoever runs the server orders of the lab, and how far it is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from windlass.table.wire.words import Wire, Word

RunState = Literal["waiting", "working", "done", "stopped", "failed", "broken"]
RunId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class LabOrder(Wire):
    """A simulation between these players, or a balance report of games of the first of them."""

    kind: Literal["simulation", "balance"]
    game: Word
    players: Annotated[list[Word], Meta(min_length=1, max_length=8)]
    games: Annotated[int, Meta(ge=4, le=100_000)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 1
    pairs: Annotated[int, Meta(ge=0, le=100)] = 0
    """For a balance report: pairs of games for every card, place or piece, with it and without."""
    deals: Annotated[int, Meta(ge=0, le=1000)] = 0
    """For a balance report: deals for each pair of levels."""


class LabRun(Wire):
    """One order and what became of it: so much of a part is done, and so many seconds are left for it."""

    id: RunId
    at: int
    order: LabOrder
    state: RunState
    part: Literal["games", "pairs", "levels"] = "games"
    done: int = 0
    total: int = 0
    left: int | None = None
    ended: int | None = None
    why: Literal["", "not-ready", "failed"] = ""
    """What stopped a run that failed."""


class LabWish(Wire):
    """Stop a run, or remove it with its report."""

    what: Literal["stop", "forget"]
    run: RunId


class LabOverview(Wire):
    """All runs, the latest first."""

    runs: list[LabRun]
