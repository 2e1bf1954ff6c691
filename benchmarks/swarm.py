"""A swarm: real protocol clients, one connection a seat, that measure how long an action takes to reach every seat."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import websockets
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory


class Choice(msgspec.Struct):
    """Of a choice the swarm needs the action as it is played, nothing else."""

    face: msgspec.Raw


class Play(msgspec.Struct):
    """Of a position: what may be chosen."""

    choices: list[Choice]


class News(msgspec.Struct):
    """Of any message: what kind it is, its number and the position."""

    type: str
    number: int | None = None
    play: Play | None = None
    refusal: Any = None


NEWS = msgspec.json.Decoder(News)
COMPRESSION = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]  # as browsers offer it


@dataclass
class Swarm:
    """What all clients saw while it counted."""

    think: float
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    deliveries: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    refused: int = 0
    bytes: int = 0
    counting: bool = False
    begun: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class SwarmTable:
    """One table: when the action that became each number was sent."""

    id: str
    sent: dict[int, float] = field(default_factory=dict)


class Sitter:
    """One seat of one table with a connection of its own."""

    def __init__(self, swarm: Swarm, table: SwarmTable, url: str, token: str, seat: int) -> None:
        self.swarm, self.table, self.token, self.seat = swarm, table, token, seat
        self.address = url.replace("http", "ws") + "/api/socket"
        self.here = asyncio.Event()
        self._seen = 0
        self._asked = 0.0

    async def run(self) -> None:
        """Watch, and act whenever it is this seat's turn, once the swarm has begun."""
        headers = {"authorization": f"Bearer {self.token}"}
        opening = websockets.connect(
            self.address, additional_headers=headers, extensions=COMPRESSION, compression=None, max_size=None, open_timeout=60
        )
        async with opening as link:
            await link.send(json.dumps({"type": "watch", "id": "w", "table": self.table.id, "seat": self.seat}))
            acting: asyncio.Task[None] | None = None
            async for data in link:
                play = self._hear(NEWS.decode(data), time.perf_counter())
                self.swarm.bytes += len(data)
                if play is not None and play.choices and (acting is None or acting.done()):
                    acting = asyncio.create_task(self._act(link, play))

    def _hear(self, news: News, now: float) -> Play | None:
        """Take a message in; gives the position if there is a new one."""
        swarm = self.swarm
        if news.type == "answer" and self._asked and swarm.counting:
            swarm.answers.append(now - self._asked)
            swarm.refused += news.refusal is not None
        if news.type not in ("snapshot", "update") or news.number is None:
            return None
        if swarm.counting:
            for number in range(self._seen + 1, news.number + 1):
                if number in self.table.sent:
                    swarm.deliveries.append(now - self.table.sent[number])
        self._seen = news.number
        self.here.set()
        return news.play

    async def _act(self, link: Any, play: Play) -> None:
        """Think a little, then act."""
        swarm = self.swarm
        await swarm.begun.wait()
        await asyncio.sleep(swarm.chance.expovariate(1 / swarm.think) if swarm.think else 0)
        action = swarm.chance.choice(play.choices).face
        command = {"type": "act", "id": uuid.uuid4().hex, "table": self.table.id, "seat": self.seat, "action": action, "seen": self._seen}
        self._asked = time.perf_counter()
        self.table.sent = {self._seen + 1: self._asked}
        with contextlib.suppress(websockets.ConnectionClosed):
            await link.send(msgspec.json.encode(command).decode())


async def seated(
    swarm: Swarm, urls: list[str], http: httpx.AsyncClient, game: str, at: int, seats: int, bot: str | None = None
) -> list[asyncio.Task[None]]:
    """A table that has begun, one connected person a seat, over all servers in turn, the last seat a bot's where a level is told;
    gives the tasks of its sitters.
    """
    people = seats - (bot is not None)
    tokens = [await _guest(http, urls[at % len(urls)], f"P{at}-{seat}") for seat in range(people)]
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *([{"kind": "bot", "level": bot}] if bot is not None else [])]
    table = SwarmTable(await _open_table(http, urls[at % len(urls)], game, tokens, chairs))
    sitters = [Sitter(swarm, table, urls[(at + seat) % len(urls)], token, seat) for seat, token in enumerate(tokens)]
    tasks = [asyncio.create_task(sitter.run()) for sitter in sitters]
    for sitter in sitters:
        await asyncio.wait_for(sitter.here.wait(), 60)
    return tasks


async def _guest(http: httpx.AsyncClient, url: str, name: str) -> str:
    return str((await http.post(f"{url}/api/guest", json={"name": name, "bearer": True})).json()["token"])


async def _open_table(http: httpx.AsyncClient, url: str, game: str, tokens: list[str], chairs: list[dict[str, str]]) -> str:
    async def tell(token: str, command: dict[str, Any]) -> dict[str, Any]:
        body = {"id": uuid.uuid4().hex, **command}
        answer: dict[str, Any] = (await http.post(f"{url}/api/command", json=body, headers={"authorization": f"Bearer {token}"})).json()
        if answer["refusal"] is not None:
            raise RuntimeError(answer["refusal"])
        return answer

    create = {
        "type": "create", "game": game, "options": {"seats": len(chairs)}, "seats": chairs, "settings": {"grace": 0, "lots": False},
    }  # fmt: skip
    table = (await tell(tokens[0], create))["table"]
    for seat, token in enumerate(tokens[1:], 1):
        await tell(token, {"type": "sit", "table": table, "seat": seat})
    await tell(tokens[0], {"type": "start", "table": table})
    return str(table)
