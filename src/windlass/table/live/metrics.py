"""Metrics in the text form that Prometheus reads: counters, gauges asked when read, and histograms of seconds."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self._counters: Counter[str] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}
        self._histograms: dict[str, list[int]] = {}
        self._sums: Counter[str] = Counter()

    def count(self, name: str, by: int = 1) -> None:
        """Raise a counter. The name may carry labels: `refused_total{code="x"}`."""
        self._counters[name] += by

    def gauge(self, name: str, ask: Callable[[], float]) -> None:
        """Have a number asked for whenever the metrics are read."""
        self._gauges[name] = ask

    def observe(self, name: str, seconds: float) -> None:
        """Put a duration into a histogram."""
        self._histograms.setdefault(name, [0] * (len(BOUNDS) + 1))[bisect_left(BOUNDS, seconds)] += 1
        self._sums[name] += seconds  # type: ignore[assignment]  # a Counter adds fractions as well

    def text(self) -> str:
        """Everything, one number a line."""
        lines = []
        for name, value in sorted(self._counters.items()):
            lines += [f"# TYPE {name.partition('{')[0]} counter", f"{name} {value}"]
        for name, ask in sorted(self._gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {ask():g}"]
        for name, heaps in sorted(self._histograms.items()):
            lines.append(f"# TYPE {name} histogram")
            total = 0
            for bound, heap in zip((*(f"{one:g}" for one in BOUNDS), "+Inf"), heaps, strict=True):
                total += heap
                lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"{name}_sum {self._sums[name]:g}", f"{name}_count {total}"]
        return "\n".join(dict.fromkeys(lines)) + "\n"
