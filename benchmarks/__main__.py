"""Run every benchmark: `python -m benchmarks`, or some by name: `python -m benchmarks load --tables 100`."""

from __future__ import annotations

import importlib
import sys
from itertools import takewhile

NAMES = ("speed", "strength")

chosen = list(takewhile(lambda word: not word.startswith("-"), sys.argv[1:]))
del sys.argv[1 : 1 + len(chosen)]
for name in chosen or NAMES:
    importlib.import_module(f"benchmarks.{name}").main()
