"""The long forms of the tests that attack a server on this machine: what held, and how much of it there was.

    python -m benchmarks siege --only kills --count 1000        kill -9 beside play, on SQLite and on PostgreSQL with two servers
    python -m benchmarks siege --only messages --count 1000000  messages that fit, nearly fit or are nothing at all
    python -m benchmarks siege --only schedules --count 10000   the protocol in virtual time, with crashes, lost and doubled messages

Each writes its figures after every part of the whole, so that one that was ended early tells how far it came.
Whatever does not hold ends it.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from benchmarks.load import own_postgres, own_sqlite
from benchmarks.measure import keep

KILLS = 50  # in one part
MESSAGES = 10_000
SCHEDULES = 100
Figures = dict[str, Any]


def parts(count: int, size: int) -> Iterator[tuple[int, int]]:
    """The parts of a whole: the seed of each and its size."""
    for seed, begun in enumerate(range(0, count, size), 1):
        yield seed, min(size, count - begun)


def kills(count: int) -> Iterator[Figures]:
    """Processes die while people play; every action they were told of is stored once."""
    from tests.process import Process
    from tests.table.test_kill import storm

    done: dict[str, Counter[str]] = {name: Counter() for name in ("one server, SQLite", "two servers, PostgreSQL")}
    for seed, size in parts(count, KILLS):
        for sums, stored, servers in zip(done.values(), (own_sqlite, own_postgres), (1, 2), strict=True):
            with stored() as store:
                told = asyncio.run(storm(store, [Process(store) for _ in range(servers)], size, seed))
            sums.update(kills=size, acknowledged=told, lost=0, doubled=0)  # anything else would have ended it
            yield {kind: dict(figures) for kind, figures in done.items()}


def messages(count: int) -> Iterator[Figures]:
    """Odd messages over sockets, with a tenth as many odd requests; no fault is answered or logged, a stranger's table stays as it was."""
    from tests.table.test_fuzz import odd_messages, odd_requests

    faults = Faults()
    logging.getLogger().addHandler(faults)
    sent, statuses = 0, Counter[int]()
    for seed, size in parts(count, MESSAGES):
        with tempfile.TemporaryDirectory() as folder:
            sent += asyncio.run(odd_messages(Path(folder) / "sockets.sqlite", size, seed))
            statuses += asyncio.run(odd_requests(Path(folder) / "requests.sqlite", size // 10, seed))
        yield {"messages": sent, "requests": statuses.total(), "answered": dict(sorted(statuses.items())), "faults": faults.count}
        if faults.count:
            raise SystemExit("a fault was logged")


class Faults(logging.Handler):
    """Counts what is logged as a fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.count += 1
        print(self.format(record), file=sys.stderr)


def schedules(count: int) -> Iterator[Figures]:
    """Simulated schedules; those in which a promise was broken are told by their seed."""
    from tests.table.simulation import simulate

    happened, broken = Counter[str](), []
    for at in range(count):
        try:
            happened += simulate(at)[1]
        except AssertionError as error:
            broken.append({"seed": at, "promise": str(error)})
        if (at + 1) % SCHEDULES == 0 or at + 1 == count:
            kinds = {name: number for name, number in sorted(happened.items()) if not name.startswith("stored")}
            yield {"schedules": at + 1, "broken": broken, "happened": kinds}


SIEGES: dict[str, tuple[Callable[[int], Iterator[Figures]], int]] = {
    "kills": (kills, 1_000), "messages": (messages, 1_000_000), "schedules": (schedules, 10_000),
}  # fmt: skip


def main(arguments: list[str] | None = None) -> None:
    """One siege, or all of them."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks siege", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=list(SIEGES), help="one of them; without it all, one after the other")
    parser.add_argument("--count", type=int, help="how many, instead of the usual")
    given = parser.parse_args(arguments)
    for name, (siege, usual) in SIEGES.items():
        if given.only not in (None, name):
            continue
        used, started = time.process_time(), time.perf_counter()
        for figures in siege(given.count or usual):
            keep(
                f"siege-{name}",
                {**figures, "seconds": round(time.perf_counter() - started), "cpu_seconds": round(time.process_time() - used)},
            )
            print(f"{name}: {figures}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
