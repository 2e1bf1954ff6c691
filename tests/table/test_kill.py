"""kill -9 at random moments: no acknowledged action is lost, none is made twice, and every match replays.

A few kills keep it under a minute; `python -m benchmarks siege --only kills` is the long form.
"""

import asyncio
import contextlib
import random
import uuid

import httpx
import msgspec
import websockets
from tests.process import Process
from tests.table.kit import TINY, Client, eventually, run_long

from windlass.engine.registry import game_ids
from windlass.table.log import entries
from windlass.table.log.table import Table
from windlass.table.store import open_store

KILLS = 3
ME = {"kind": "me"}
OTHERS = (ME, {"kind": "bot", "level": "uniform"})
LOST = (
    ConnectionError,
    OSError,
    TimeoutError,
    AssertionError,
    websockets.ConnectionClosed,
    websockets.InvalidHandshake,
    httpx.TransportError,
)


class Player:
    """One person who plays all seats but one of a table, sends every command until it is answered, and remembers what was."""

    def __init__(self, processes, game, chance, others):
        self.processes, self.game, self.chance, self.others = processes, game, chance, others
        self.acknowledged = []
        self.done = False

    async def again(self, job):
        """Do something until a server lets it be done."""
        while True:
            try:
                async with asyncio.timeout(8):
                    return await job()
            except LOST:
                await asyncio.sleep(0.05)

    async def run(self):
        async def arrive():
            return await Client.guest(self.chance.choice(self.processes).url)

        self.client = await self.again(arrive)
        while not self.done:
            await self.match()

    async def reconnect(self):
        client = Client(self.chance.choice(self.processes).url)
        client.token, client.person = self.client.token, self.client.person
        client.http.headers["authorization"] = f"Bearer {client.token}"
        old, self.client = self.client, client
        with contextlib.suppress(*LOST):
            await old.close()

    async def match(self):
        options = TINY if self.game == "cartagena" and self.chance.random() < 0.5 else {}
        create = {"type": "create", "id": uuid.uuid4().hex, "game": self.game, "options": options, "start": True}
        create["seats"] = [{"kind": "me"}, self.chance.choice(self.others)]

        async def opened():
            try:
                return (await self.client.post(create))["table"]
            except LOST:
                await self.reconnect()
                raise

        table = await self.again(opened)
        while not self.done:
            command = await self.again(lambda: self.turn(table))
            if command is None:
                return
            answer = await self.again(lambda command=command: self.sent(command))
            self.acknowledged.append((table, answer["number"], command["seat"], command["action"], command["id"]))

    async def turn(self, table):
        """The next command, made for the position as it is now; nothing once the match is over."""
        try:
            if table not in self.client.tables or self.client.socket is None or self.client._reader.done():
                await self.client.watch(table)
            if not await self.client.turn(table):
                return None
        except LOST:
            await self.reconnect()
            raise
        seen = self.client.tables[table]
        choice = self.chance.choice(seen["play"]["choices"])
        return {
            "type": "act", "id": uuid.uuid4().hex, "table": table, "seat": seen["play"]["seat"], "action": choice["face"], "seen": seen["number"],
        }  # fmt: skip

    async def sent(self, command):
        """Send over the socket, or by plain HTTP after a new connection; the same id each time."""
        try:
            if self.client.socket is not None:
                answer = await self.client.send(command)
                await self.client.reach(command["table"], answer["number"])
                return answer
            return await self.client.post(command)
        except LOST:
            await self.reconnect()
            raise


async def storm(store, processes, kills, seed, *, waits=1.5, others=OTHERS):
    """Let people play every game while processes are killed, some time after they are ready; gives how many actions people were told of,
    every one of which is stored once.
    """
    try:
        return await play_and_kill(store, processes, kills, seed, waits, others)
    finally:
        for process in processes:
            if process.runs:
                process.kill()


async def play_and_kill(store, processes, kills, seed, waits, others):
    chance = random.Random(seed)
    for process in processes:
        process.start()
    for process in processes:
        await asyncio.to_thread(process.ready)
    players = [Player(processes, game, random.Random(chance.random()), others) for game in game_ids() for _ in range(2)]
    tasks = [asyncio.create_task(player.run()) for player in players]
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.05, waits))
        process = chance.choice(processes)
        process.kill()
        process.start()
        await asyncio.to_thread(process.ready)
    await eventually(lambda: all(player.acknowledged for player in players), "an answer to everyone")
    for player in players:
        player.done = True
    await asyncio.gather(*tasks)
    for player in players:
        await player.client.close()
    for process in processes:
        assert await asyncio.to_thread(process.stop), process.output()
        assert '"level":"error"' not in process.output(), process.output()
    return await compare(store, players)


async def compare(address, players):
    store = open_store(address)
    told = 0
    for player in players:
        assert player.acknowledged
        for table in {one[0] for one in player.acknowledged}:
            stored = await store.entries(table, 0)
            fold = Table(table)
            for one in stored:
                fold.read(one)
            assert fold.frozen is None
            plays = {one.number: entries.read(one.body) for one in stored if one.command and one.number > 1}
            expected = {number: (seat, action) for name, number, seat, action, _ in player.acknowledged if name == table}
            face = fold.match.game.face
            assert {number: (one.seat, msgspec.to_builtins(face(one.action))) for number, one in plays.items()} == expected
            told += len(expected)
    await store.close()
    return told


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_on_sqlite(path):
    run_long(storm(str(path), [Process(str(path))], KILLS, seed=1))


def test_nothing_acknowledged_is_lost_when_one_of_two_servers_is_killed_on_postgres(postgres):
    run_long(storm(postgres, [Process(postgres), Process(postgres)], KILLS, seed=2))
