"""A whole server in the test's own loop, and protocol clients that check every message they receive."""

from __future__ import annotations

import asyncio
import contextlib
import json
import uuid

import httpx
import pytest
import websockets

from windlass.table.door.app import Host, listen
from windlass.table.door.commands import submit
from windlass.table.live.clock import Sign
from windlass.table.live.limits import Limits
from windlass.table.live.metrics import Metrics
from windlass.table.live.people import Keys, People
from windlass.table.live.server import Server
from windlass.table.live.settings import ServerSettings
from windlass.table.live.tables import Tables
from windlass.table.live.workers import Chosen, think

QUICK = {
    "bot_pause": 0, "warm": False, "commands": 1_000_000, "requests": 1_000_000, "guests": 1_000_000, "tables": 1_000_000, "unfinished": 1_000_000, "bot_tables": 1_000_000, "host": "127.0.0.1",
    "sockets": 1000, "connections": 10_000, "house_seed": "tests",
}  # fmt: skip
LONGEST = 300  # seconds that anything may take on a busy machine
TINY = {"seats": 2, "segments": 1, "symbols": 2, "copies": 3, "pirates": 1, "actions": 1, "hand": 1, "stall_limit": 20}
SMALL = {"seats": 2, "segments": 2, "symbols": 3, "copies": 6, "pirates": 2, "stall_limit": 20}


def followed(log, message):
    """The log a reader has after a snapshot or an update: what stands of the one it had, and the lines that came. It has no gaps."""
    stands = [] if message.get("anew", True) else [line for line in log if line["ply"] < message["log_from"]]
    log = stands + message["log"]
    assert [line["ply"] for line in log] == list(range(log[0]["ply"], log[0]["ply"] + len(log))) if log else True
    return log


class Process:
    """What commands need of a server: one process on a store that others may share, with limits that nobody meets."""

    def __init__(self, store, now):
        self.store, self.metrics, self.settings = store, Metrics(), ServerSettings(house_seed="tests")
        keys = Keys(b"k" * 32)
        self.people = People(store, keys)
        self.tables = Tables(store, keys, self.metrics, clock=lambda: now)
        self.limits = Limits(
            commands=1_000_000,
            requests=1_000_000,
            guests=1_000_000,
            tables=1_000_000,
            unfinished=1_000_000,
            bot_tables=1_000_000,
            sockets=1000,
            connections=10_000,
        )

    async def tell(self, person, command):
        return await submit(self, command, person, "127.0.0.1")


class Inline:
    """Bots that think in the loop: tests need no processes."""

    async def choose(self, job):
        await asyncio.sleep(0)
        return Chosen(think(job))


class Refused(Exception):
    """A command was refused with this code."""


@contextlib.contextmanager
def refused(code):
    """What is done inside is refused with this code, or one that begins so."""
    with pytest.raises(Refused) as caught:
        yield
    assert str(caught.value).startswith(code)


def run(journey):
    """Run a journey with a limit, so that a test that waits for ever fails."""

    async def limited():
        async with asyncio.timeout(LONGEST):
            return await journey

    return asyncio.run(limited())


def run_long(journey):
    """Run a journey that may take as long as it needs."""
    return asyncio.run(journey)


@contextlib.asynccontextmanager
async def serving(path, *, thinker=None, clock=None, sign=None, **settings):
    """A server on a free port of this machine."""
    server = Server(ServerSettings(**{**QUICK, "store": str(path), **settings}), thinker=thinker or Inline(), clock=clock)
    if clock is not None:
        server.sign = sign or (lambda at: Sign(at, 0.0, ""))  # a machine that knows nothing else of the time
    listener = listen("127.0.0.1", 0)
    house = Host(server)
    house.capture_signals = contextlib.nullcontext
    task = asyncio.create_task(house.serve([listener]))
    while not server.ready:
        if task.done():
            task.result()
        await asyncio.sleep(0.005)
    server.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        yield server
    finally:
        house.should_exit = True
        await task


async def eventually(happened, what="something to happen"):
    """Wait until a condition holds of something that tells nobody when it changes."""
    for _ in range(100 * LONGEST):
        if happened():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"waited in vain for {what}")


class Client:
    """One person over HTTP, and over a socket once it watches something."""

    def __init__(self, url, language="en"):
        self.url = url
        self.language = language
        self.http = httpx.AsyncClient(base_url=url, timeout=LONGEST)
        self.socket = None
        self.answers = {}
        self.tables = {}
        self.lobby = self.me = self.gone = None
        self.raw = []
        self._news = asyncio.Event()
        self._reader = None

    @classmethod
    async def guest(cls, url, name="Ann", language="en"):
        client = cls(url, language)
        made = (await client.http.post("/api/guest", json={"name": name, "language": language, "bearer": True})).json()
        client.person, client.token = made["person"]["id"], made["token"]
        client.http.headers["authorization"] = f"Bearer {client.token}"
        return client

    async def close(self):
        if self.socket is not None:
            await self.socket.close()
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
            self.socket = None
        await self.http.aclose()

    # -- plain HTTP

    async def post(self, command):
        answer = (await self.http.post("/api/command", json={"id": uuid.uuid4().hex, **command})).json()
        if answer["refusal"]:
            raise Refused(answer["refusal"]["code"])
        return answer

    async def get(self, path):
        response = await self.http.get(path)
        assert response.status_code < 500, response.text
        return response.json()

    async def create(self, game="cartagena", seats=("me", "bot"), **rest):
        plans = [{"kind": kind} if isinstance(kind, str) else kind for kind in seats]
        rest["settings"] = {"lots": False, **rest.get("settings", {})}  # tests choose their seats
        return (await self.post({"type": "create", "game": game, "seats": plans, **rest}))["table"]

    async def snapshot(self, table, **query):
        return await self.get(f"/api/tables/{table}?" + "&".join(f"{key}={value}" for key, value in query.items()))

    # -- the socket

    async def connect(self):
        self.socket = await websockets.connect(
            self.url.replace("http", "ws") + "/api/socket", additional_headers={"authorization": f"Bearer {self.token}"}, max_size=None
        )
        self._reader = asyncio.create_task(self._read())

    async def _read(self):
        try:
            async for text in self.socket:
                self.raw.append(text)
                self._take(json.loads(text))
                self._news.set()
        except websockets.ConnectionClosed:
            pass
        finally:
            self._news.set()

    def _take(self, message):
        match message["type"]:
            case "answer":
                self.answers[message["id"]] = message
            case "snapshot":
                self.tables[message["table"]["id"]] = message
            case "update":
                known = self.tables[message["id"]]
                assert message["since"] == known["number"], "no gap and no repetition"
                assert message["number"] >= message["since"]
                known["log"] = followed(known["log"], message)
                lines = {line["id"]: line for line in [*known["chat"], *message["chat"]]}
                known["chat"] = list(lines.values())
                for name in message["same"]:
                    message["play"]["view"][name] = known["play"]["view"][name]
                known |= {name: message[name] for name in ("number", "now", "you", "table", "play")}
            case "presence":
                for seat, present, lost in zip(
                    self.tables[message["id"]]["table"]["seats"], message["present"], message["lost"], strict=True
                ):
                    seat["present"], seat["lost"] = present, lost
                self.tables[message["id"]]["table"]["spectators"] = message["spectators"]
            case "lobby":
                self.lobby = message
            case "me":
                self.me = message
            case "gone":
                self.gone = message

    async def until(self, happened, what="something to happen", within=LONGEST):
        """Wait until a condition holds."""
        try:
            async with asyncio.timeout(within):
                while not happened():
                    self._news.clear()
                    if self._reader.done() and not happened():
                        raise self._reader.exception() or ConnectionError("the connection ended")
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"waited in vain for {what}") from None

    async def send(self, command):
        """Send a command over the socket and give its answer."""
        command = {"id": uuid.uuid4().hex, **command}
        await self.socket.send(json.dumps(command))
        await self.until(lambda: command["id"] in self.answers, command)
        answer = self.answers.pop(command["id"])
        if answer["refusal"]:
            raise Refused(answer["refusal"]["code"])
        return answer

    async def watch(self, table, **rest):
        if self.socket is None:
            await self.connect()
        if "since" not in rest:
            self.tables.pop(table, None)
        await self.send({"type": "watch", "table": table, **rest})
        await self.until(lambda: table in self.tables, "the table")
        return self.tables[table]

    async def act(self, table, choice=0, seat=None):
        """Play one of the choices offered."""
        known = self.tables[table]
        play = known["play"]
        seat = play["seat"] if seat is None else seat
        face = play["choices"][choice]["face"]
        answer = await self.send({"type": "act", "table": table, "seat": seat, "action": face, "seen": known["number"]})
        await self.reach(table, answer["number"])
        return face

    async def reach(self, table, number):
        await self.until(lambda: self.tables[table]["number"] >= number, f"number {number}")

    async def turn(self, table):
        """Wait until this client may choose, or the match is over."""
        await self.until(lambda: self.tables[table]["play"]["choices"] or self.tables[table]["table"]["status"] == "over", "a turn")
        return self.tables[table]["table"]["status"] != "over"

    async def play_out(self, table, chance):
        """Play at random to the end."""
        while await self.turn(table):
            await self.act(table, chance.randrange(len(self.tables[table]["play"]["choices"])))
        return self.tables[table]
