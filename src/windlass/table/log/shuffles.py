"""Shuffles: how the cards of a table come about, from what it committed to and the bytes that people's clients added."""

from __future__ import annotations

from collections.abc import Sequence

from windlass.engine.match import Match
from windlass.engine.proof import Pledge, Shuffle
from windlass.table.log.entries import Chair, Created
from windlass.table.wire import ShuffledBy


class Shuffles:
    """The pledge of one table, where it made one, and the bytes people added to it."""

    def __init__(self, opened: Created) -> None:
        self._opened = opened
        self.pledge = Pledge(bytes.fromhex(opened.root)) if opened.root else None
        self.parts: dict[str, bytes] = {}
        self._made: list[bytes] | None = None

    @property
    def secret(self) -> bytes:
        """What only the table knows before the end."""
        return self.pledge.secret if self.pledge is not None else bytes.fromhex(self._opened.seed)

    def contributions(self, chairs: Sequence[Chair]) -> list[bytes]:
        """The bytes of every seat in order; none of a bot, or of somebody whose client added none. Once the seed is made they stay."""
        return self._made or [self.parts.get(chair.person, b"") for chair in chairs]

    def made(self, chairs: Sequence[Chair]) -> tuple[bytes, Shuffle | None]:
        """The seed of a match that starts now, and where it came from; nothing to show for it where somebody chose it."""
        if self.pledge is None:
            return bytes.fromhex(self._opened.seed), None
        self._made = self.contributions(chairs)
        shuffle = self.pledge.shuffle(self._made)
        return shuffle.seed, shuffle

    def by(self, chairs: Sequence[Chair]) -> ShuffledBy:
        """Who makes the cards: somebody who may know them, the table alone, or the table and people together."""
        if self._opened.seeded or self._opened.repeated:
            return "known"
        return "people" if self.pledge is not None and any(self.contributions(chairs)) else "table"

    def receipt(self, match: Match) -> str | None:
        """A signed line about the log of play so far, for whoever wants to prove later that nothing of it was changed."""
        return str(self.pledge.receipt(len(match.entries), match.head)) if self.pledge is not None else None
