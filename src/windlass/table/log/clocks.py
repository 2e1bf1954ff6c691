"""Clocks: how much time each seat has. A fold over entries and their times, so every process reckons the same."""

from __future__ import annotations

from typing import Final

from windlass.table.wire import Clock, ClockInfo

DAY: Final = 86_400_000


class Clocks:
    """The time of every seat, in milliseconds. At most one clock runs: that of the person who is to act."""

    def __init__(self, plan: Clock, seats: int) -> None:
        self.plan = plan
        self.left = [self._full()] * seats
        self.running = -1
        self.since = 0
        self._turn = -1

    def _full(self) -> int:
        return self.plan.days * DAY if self.plan.kind == "days" else self.plan.seconds * 1000

    @property
    def kept(self) -> bool:
        """Whether time is kept at this table."""
        return self.plan.kind != "none"

    def settle(self, at: int) -> None:
        """Take the time that has run by now off the running clock."""
        if self.running >= 0:
            self.left[self.running] = max(0, self.left[self.running] - max(0, at - self.since))
        self.since = at

    def forgive(self, at: int) -> None:
        """Let the time until now count for nobody."""
        self.since = at

    def turn_to(self, seat: int, at: int, *, runs: bool) -> None:
        """The turn is this seat's now; its clock runs unless a bot plays it or the table pauses."""
        self.settle(at)
        if seat != self._turn:
            if self.plan.kind == "game" and self._turn >= 0:
                self.left[self._turn] += self.plan.increment * 1000
            elif self.kept and seat >= 0:
                self.left[seat] = self.left[seat] if self.plan.kind == "game" else self._full()
            self._turn = seat
        self.running = seat if self.kept and runs else -1

    def refill(self, seat: int, at: int) -> None:
        """Whoever comes back has a full turn again; a clock for the whole game stays as it is."""
        self.settle(at)
        if self.plan.kind != "game":
            self.left[seat] = self._full()

    @property
    def deadline(self) -> int | None:
        """When the running time ends, or None while none runs."""
        return self.since + self.left[self.running] if self.running >= 0 else None

    def info(self, seat: int, now: int) -> ClockInfo | None:
        """One seat's clock at this moment, or None where no time is kept."""
        if not self.kept:
            return None
        running = seat == self.running
        left = max(0, self.left[seat] - (max(0, now - self.since) if running else 0))
        return ClockInfo(left=left, running=running, deadline=self.deadline if running else None)
