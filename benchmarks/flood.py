"""Floods on this machine alone: what somebody who plays honestly notices while sockets of others write as fast as they can.

    python -m benchmarks flood --people 60 --sockets 4 --seconds 20

Every flooding person comes from an address of their own, as a proxy would tell it; so does the honest one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import httpx
import websockets

from benchmarks.load import ServerProcess, own_sqlite, spread
from benchmarks.measure import write

PAUSE = 0.05  # seconds between two commands of the honest person
PING = '{"type":"ping","id":"p"}'
LIMITS = {"COMMANDS": "100", "PROXIES": "127.0.0.1"}


async def person(http: httpx.AsyncClient, url: str, address: str) -> dict[str, str]:
    """Somebody new from an address; gives the headers that prove it."""
    made = await http.post(f"{url}/api/guest", json={"bearer": True}, headers={"x-forwarded-for": address})
    return {"authorization": f"Bearer {made.json()['token']}", "x-forwarded-for": address}


async def flood(address: str, headers: dict[str, str], until: float) -> tuple[int, int]:
    """Write without a pause, and come back when cut off; gives what was written and how often it was cut off."""
    written = cut = 0
    while time.perf_counter() < until:
        try:
            async with websockets.connect(address, additional_headers=headers, max_queue=None, open_timeout=10, close_timeout=1) as link:
                while time.perf_counter() < until:
                    await link.send(PING)
                    written += 1
                    if written % 50 == 0:
                        await asyncio.sleep(0)
        except (websockets.WebSocketException, OSError, TimeoutError):
            cut += 1
            await asyncio.sleep(0.2)
    return written, cut


async def honest(address: str, headers: dict[str, str], seconds: float) -> list[float]:
    """Ask something now and then, in a process that does nothing else; gives how long each answer took."""
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as alone:
        return await loop.run_in_executor(alone, asking, address, headers, seconds)


def asking(address: str, headers: dict[str, str], seconds: float) -> list[float]:
    """Ask for so many seconds."""
    return asyncio.run(_ask(address, headers, time.perf_counter() + seconds))


async def _ask(address: str, headers: dict[str, str], until: float) -> list[float]:
    waits = []
    async with websockets.connect(address, additional_headers=headers) as link:
        while time.perf_counter() < until:
            started = time.perf_counter()
            await link.send(json.dumps({"type": "ping", "id": "h"}))
            await link.recv()
            waits.append(time.perf_counter() - started)
            await asyncio.sleep(PAUSE)
    return waits


async def measure(given: argparse.Namespace, store: str) -> dict[str, Any]:
    """One flood."""
    server = ServerProcess(store, **LIMITS)
    address = server.url.replace("http", "ws") + "/api/socket"
    try:
        await server.ready()
        async with httpx.AsyncClient(timeout=60) as http:
            ann = await person(http, server.url, "198.51.100.1")
            rude = [await person(http, server.url, f"203.0.113.{at + 1}") for at in range(given.people)]
        quiet = await honest(address, ann, 3)
        before, until = server.megabytes(), time.perf_counter() + given.seconds
        floods = [asyncio.create_task(flood(address, one, until)) for one in rude for _ in range(given.sockets)]
        waits = await honest(address, ann, given.seconds)
        during = server.megabytes()
        with contextlib.suppress(asyncio.CancelledError):
            done = await asyncio.gather(*floods)
        return {
            "sockets": len(floods), "people": given.people, "seconds": given.seconds, "written": sum(written for written, _ in done),
            "cut_off": sum(cut for _, cut in done), "sockets_cut_off": sum(cut > 0 for _, cut in done),
            "quiet_ms": spread(quiet), "answer_ms": spread(waits), "answers": len(waits),
            "memory_before_megabytes": round(before), "memory_megabytes": round(during),
        }  # fmt: skip
    finally:
        server.stop()


def main(arguments: list[str] | None = None) -> None:
    """Flood, and write what was noticed."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks flood", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args(arguments)
    with own_sqlite() as store:
        write("flood", asyncio.run(measure(given, store)))


if __name__ == "__main__":
    main()
