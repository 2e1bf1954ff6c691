"""Lines: the log of play as one viewer reads it, encoded; all but the latest are packed away, for they are seldom asked for again."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

BLOCK: Final = 12  # lines packed together
BETWEEN: Final = b"\n"  # which encoded lines do not hold
LEVEL: Final = 1


class Lines:
    """A list of encoded lines that takes little memory."""

    def __init__(self) -> None:
        self._blocks: list[bytes] = []
        self._latest: list[bytes] = []

    def __len__(self) -> int:
        return len(self._blocks) * BLOCK + len(self._latest)

    def append(self, line: bytes) -> None:
        """One more line."""
        self._latest.append(line)
        if len(self._latest) == 2 * BLOCK:
            self._blocks.append(zlib.compress(BETWEEN.join(self._latest[:BLOCK]), LEVEL))
            del self._latest[:BLOCK]

    def cut(self, length: int) -> None:
        """Forget all but the first so many."""
        while len(self._blocks) * BLOCK > length:
            self._latest = self._block(len(self._blocks) - 1)
            del self._blocks[-1]
        del self._latest[length - len(self._blocks) * BLOCK :]

    def between(self, start: int, end: int) -> list[msgspec.Raw]:
        """The lines from one place up to another."""
        first = min(start // BLOCK, len(self._blocks))
        found = [line for place in range(first, min(-(-end // BLOCK), len(self._blocks))) for line in self._block(place)]
        if end > len(self._blocks) * BLOCK:
            found += self._latest
        return [msgspec.Raw(line) for line in found[start - first * BLOCK : max(0, end - first * BLOCK)]]

    def _block(self, place: int) -> list[bytes]:
        return zlib.decompress(self._blocks[place]).split(BETWEEN)
