"""Run every benchmark: `python -m benchmarks`, or some by name."""

from __future__ import annotations

import importlib
import sys

NAMES = ("speed", "strength")

for name in sys.argv[1:] or NAMES:
    importlib.import_module(f"benchmarks.{name}").main()
