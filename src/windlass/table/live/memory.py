"""Memory: what lives long is not looked through again and again for rubbish, and what a crowd used goes back when it has left.

Python looks through everything whenever enough is new: 0.6 s with 1,500 tables, in which nobody is served. Tables hold no cycles and go
when they are let go; cycles are made by connections that break, and those are young.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
from collections.abc import Callable
from typing import Final

PERIOD: Final = 10.0  # seconds between two looks
YOUNG: Final = 20_000  # objects made before the young are looked through
NEVER: Final = 1_000_000
CROWD: Final = 100  # connections that leave something worth giving back


class Memory:
    """The memory of this process, tidied while it serves."""

    def __init__(self, connections: Callable[[], int]) -> None:
        self._connections = connections
        self._most = 0

    async def run(self) -> None:
        """Tidy now and then until cancelled."""
        before = gc.get_threshold()
        gc.set_threshold(YOUNG, 10, NEVER)
        try:
            while True:
                self.look()
                await asyncio.sleep(PERIOD)
        finally:
            gc.set_threshold(*before)
            gc.unfreeze()

    def look(self) -> None:
        """Put away what has grown old; give back what a crowd used once most of it has left."""
        here = self._connections()
        self._most = max(self._most, here)
        if self._most >= CROWD and here * 4 <= self._most:
            self._most = here
            gc.unfreeze()
            gc.collect()
            give_back()
        else:
            gc.collect(1)
        gc.freeze()


def give_back() -> None:
    """Have the C library return what is free to the machine, where it can."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
