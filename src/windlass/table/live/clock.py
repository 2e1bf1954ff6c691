"""The clock of a server: steady while it runs whatever happens to the machine's, and how it tells a jump between two runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

JUMP: Final = 60_000  # milliseconds by which the machine's clock may be corrected without anybody noticing
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")


class SteadyClock:
    """Milliseconds since 1970: the machine's time at the start, and from then on only what has really passed."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._begun = wall() - steady()

    def __call__(self) -> int:
        """The time now."""
        return int((self._begun + self._steady()) * 1000)


class Sign(msgspec.Struct, frozen=True):
    """A sign of life that a server leaves: its time, the seconds since the machine was started, and which start that was."""

    at: int
    up: float
    boot: str


def sign(at: int) -> Sign:
    """The sign of life of this moment."""
    up = time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else 0.0
    return Sign(at, up, BOOT.read_text("utf-8").strip() if BOOT.is_file() else "")


def has_jumped(then: Sign, now: Sign) -> bool:
    """Whether the machine's clock was moved between two signs: against the time it was up or, across a restart of it, backwards."""
    passed = now.at - then.at
    if now.boot and now.boot == then.boot:
        return abs(passed - (now.up - then.up) * 1000) > JUMP
    return passed < -JUMP
