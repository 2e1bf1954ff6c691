"""Lines: the log of play as one viewer reads it, encoded; made when somebody asks for them, and packed away but for the latest."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Final

import msgspec

BLOCK: Final = 12  # lines packed together
BETWEEN: Final = b"\n"  # which encoded lines do not hold
LEVEL: Final = 1


class Lines:
    """Encoded lines by their place, in little memory and at no more work than was asked for."""

    def __init__(self, make: Callable[[int], bytes]) -> None:
        self._make = make
        self._packed: dict[int, bytes] = {}
        self._open: dict[int, list[bytes]] = {}

    def cut(self, length: int) -> None:
        """Forget all but the first so many."""
        for place in [place for place in self._packed if (place + 1) * BLOCK > length]:
            del self._packed[place]
        for place, lines in list(self._open.items()):
            del lines[max(0, length - place * BLOCK) :]
            if not lines:
                del self._open[place]

    def between(self, start: int, end: int, length: int) -> list[msgspec.Raw]:
        """The lines from one place up to another, of so many that there are."""
        first = start // BLOCK
        found = [line for place in range(first, -(-end // BLOCK)) for line in self._block(place, length)]
        self._pack(length)
        return [msgspec.Raw(line) for line in found[start - first * BLOCK : max(0, end - first * BLOCK)]]

    def _block(self, place: int, length: int) -> list[bytes]:
        """The lines of one block, as far as they are there."""
        if place in self._packed:
            return zlib.decompress(self._packed[place]).split(BETWEEN)
        lines = self._open.setdefault(place, [])
        at = place * BLOCK
        lines += [self._make(one) for one in range(at + len(lines), min(at + BLOCK, length))]
        return lines

    def _pack(self, length: int) -> None:
        """Pack every block that another whole one follows."""
        for place in [place for place in self._open if (place + 2) * BLOCK <= length]:
            self._packed[place] = zlib.compress(BETWEEN.join(self._block(place, length)), LEVEL)
            del self._open[place]
