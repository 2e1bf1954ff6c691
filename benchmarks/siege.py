"""The long forms of the tests that attack a server on this machine: what held, and how much of it there was.

    python -m benchmarks siege --only kills --count 1000        kill -9 beside play, on SQLite and on PostgreSQL with two servers
    python -m benchmarks siege --only messages --count 1000000  messages that fit, nearly fit or are nothing at all
    python -m benchmarks siege --only schedules --count 10000   the protocol in virtual time, with crashes, lost and doubled messages

Each goes on where it was left, part by part, until so many are done, and writes after every part what each commit has held so far;
`--anew` begins again, `--minutes` leaves it earlier. Whatever does not hold ends it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.load import own_postgres, own_sqlite
from benchmarks.measure import RESULTS, commit, keep

Figures = Counter[str]
WAITS = 1.0  # seconds at most until a server that is ready is killed


def kills(seed: int, size: int) -> Figures:
    """Processes die while people play, in every fourth part against bots too; every action they were told of is stored once."""
    from tests.table.test_kill import ME, OTHERS, storm

    from benchmarks.nursery import BornProcess

    others = (ME,) if seed % 4 else OTHERS

    async def storms(*worlds: tuple[str, int]) -> list[int]:
        beside = (
            storm(store, [BornProcess(store) for _ in range(servers)], size, seed, waits=WAITS, others=others) for store, servers in worlds
        )
        return await asyncio.gather(*beside)

    with own_sqlite() as file, own_postgres() as service:
        told = asyncio.run(storms((file, 1), (service, 2)))
    figures = Figures()
    for name, count in zip(("SQLite", "PostgreSQL"), told, strict=True):
        figures.update({f"{name}: kills": size, f"{name}: actions acknowledged, stored once": count})  # anything else would have ended it
    return figures


def messages(seed: int, size: int) -> Figures:
    """Odd messages over sockets, with a tenth as many odd requests; no fault is answered or logged, a stranger's table stays as it was."""
    from tests.table.test_fuzz import odd_messages, odd_requests

    faults = Faults()
    logging.getLogger().addHandler(faults)
    with tempfile.TemporaryDirectory() as folder:
        sent = asyncio.run(odd_messages(Path(folder) / "sockets.sqlite", size, seed))
        statuses = asyncio.run(odd_requests(Path(folder) / "requests.sqlite", size // 10, seed))
    if faults.count:
        raise SystemExit("a fault was logged")
    answered = {f"requests answered {status}": count for status, count in sorted(statuses.items())}
    return Figures({"messages": sent, "requests": statuses.total(), **answered})


class Faults(logging.Handler):
    """Counts what is logged as a fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.count += 1
        print(self.format(record), file=sys.stderr)


def schedules(seed: int, size: int) -> Figures:
    """Simulated schedules; one in which a promise is broken is told by its seed."""
    from tests.table.simulation import simulate

    logging.disable(logging.ERROR)  # disks that are full are part of the play
    figures = Figures()
    for at in range((seed - 1) * size, seed * size):
        try:
            happened = simulate(at)[1]
        except AssertionError as error:
            raise SystemExit(f"schedule {at}: {error}") from error
        figures.update({name: count for name, count in happened.items() if not name.startswith("stored")})
    figures["schedules"] += size
    return figures


class Siege(NamedTuple):
    """One kind of attack: what a part of it does, how large one is, and of what there shall be how many."""

    part: Callable[[int, int], Figures]
    size: int
    counts: str
    usual: int


SIEGES = {
    "kills": Siege(kills, 25, "PostgreSQL: kills", 1_000),
    "messages": Siege(messages, 10_000, "messages", 1_000_000),
    "schedules": Siege(schedules, 100, "schedules", 10_000),
}  # fmt: skip


def kept(name: str) -> dict[str, Any]:
    """What was done before: by commit, and in all."""
    path = RESULTS / f"siege-{name}.json"
    found = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return {"parts": found.get("parts", 0), "all": found.get("all", {}), "commits": found.get("commits", {})}


def lay(name: str, count: int, until: float) -> None:
    """Go on with one siege until so many are done or it is late."""
    siege, done, here = SIEGES[name], kept(name), commit()
    while done["all"].get(siege.counts, 0) < count and time.monotonic() < until:
        used, started = time.process_time(), time.perf_counter()
        figures = siege.part(done["parts"] + 1, siege.size)
        figures.update(seconds=round(time.perf_counter() - started), cpu_seconds=round(time.process_time() - used))
        done["parts"] += 1
        done["all"] = dict(Figures(done["all"]) + figures)
        done["commits"][here] = dict(Figures(done["commits"].get(here, {})) + figures)
        keep(f"siege-{name}", done)
        print(f"{name}: {done['all']}", file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> None:
    """One siege, or all of them."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks siege", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=list(SIEGES), help="one of them; without it all, one after the other")
    parser.add_argument("--count", type=int, help="how many there shall be in all, instead of the usual")
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no further part after that many")
    parser.add_argument("--anew", action="store_true", help="forget what was done before")
    given = parser.parse_args(arguments)
    until = time.monotonic() + 60 * given.minutes
    for name in [given.only] if given.only else SIEGES:
        if given.anew:
            (RESULTS / f"siege-{name}.json").unlink(missing_ok=True)
        lay(name, given.count or SIEGES[name].usual, until)


if __name__ == "__main__":
    main()
