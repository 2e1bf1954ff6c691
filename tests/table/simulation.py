"""A simulator of the table's protocol: real tables, views and connections on a store and a network that fail as a seed says.

Time is virtual, so a schedule takes milliseconds and the same seed gives the same schedule. `python -m tests.table.simulation SEED` runs one and
tells what happened; `python -m benchmarks siege --only schedules` runs thousands and writes its figures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import random
import selectors
from collections import Counter

import msgspec
from tests.table.kit import TINY, followed

from windlass.engine.refusal import Refusal
from windlass.table import wire
from windlass.table.door.commands import submit
from windlass.table.door.socket import Connection
from windlass.table.live.feeds import Feeds
from windlass.table.live.limits import Limits
from windlass.table.live.metrics import Metrics
from windlass.table.live.people import Keys, People
from windlass.table.live.settings import ServerSettings
from windlass.table.live.tables import Tables
from windlass.table.log.decisions import require_readable
from windlass.table.log.info import Here, Reader
from windlass.table.log.table import Table
from windlass.table.log.views import Views
from windlass.table.store.port import Conflict, Duplicate, Person, Unwritable

START = 1_800_000_000_000
MOST = 1_000_000_000
COMMANDS = msgspec.json.Decoder(wire.AnyCommand)


class Selector(selectors.BaseSelector):
    """Waits for nothing: when nobody has anything to do, it is later."""

    def __init__(self):
        self.now = 0.0
        self._keys = {}

    def register(self, fileobj, events, data=None):
        self._keys[fileobj] = selectors.SelectorKey(fileobj, 0, events, data)
        return self._keys[fileobj]

    def unregister(self, fileobj):
        return self._keys.pop(fileobj)

    def select(self, timeout=None):
        assert timeout is not None, "everybody waits for ever"
        self.now += max(0.0, timeout)
        return []

    def get_map(self):
        return self._keys


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in which no time passes but what somebody waits for."""

    def __init__(self):
        self.selector = Selector()
        super().__init__(self.selector)

    def time(self):
        return self.selector.now


class Disk:
    """What is durable, and every process that is told of changes."""

    def __init__(self):
        self.logs, self.rows, self.members, self.people, self.codes = {}, {}, {}, {}, {}
        self.ears = {}

    def write(self, append):
        """Put entries down, all or none, as a store promises."""
        log, first = self.logs.get(append.row.table, []), append.entries[0]
        for one in log:
            if first.command and (one.person, one.command) == (first.person, first.command):
                raise Duplicate(one.number)
        if len(log) != append.after:
            raise Conflict
        self.logs[append.row.table] = [*log, *append.entries]
        self.rows[append.row.table] = append.row
        if append.members is not None:
            self.members[append.row.table] = append.members


class SimStore:
    """One process's way to the disk: slow, sometimes unable to write, and lost with the process."""

    shared = True

    def __init__(self, disk, name, chance, faults):
        self.disk, self.name, self._chance, self._faults = disk, name, chance, faults

    async def _wait(self):
        await asyncio.sleep(self._chance.choice((0, 0.001, 0.01, 0.1)))

    async def append(self, append):
        await self._wait()
        if self._faults.on and self._chance.random() < 0.03:
            raise Unwritable("full")
        self.disk.write(append)
        self._tell(append.row.change)
        await self._wait()

    def _tell(self, note):
        for name, ear in list(self.disk.ears.items()):
            if name != self.name:
                lost = self._faults.on and self._chance.random() < 0.1  # a broken connection: what was missed is looked for later
                delay = self._chance.choice((0, 0.002, 0.05)) + (0.5 if lost else 0)
                asyncio.get_running_loop().call_later(delay, ear, None if lost else note)

    async def entries(self, table, after, most=MOST):
        await self._wait()
        return self.disk.logs.get(table, [])[after : after + most]

    async def row(self, table):
        return self.disk.rows.get(table)

    async def member_rows(self, person, limit):
        return [(self.disk.rows[table], one) for table, members in self.disk.members.items() for one in members if one.person == person]

    async def open_rows(self, limit):
        return [row for row in self.disk.rows.values() if row.public]

    async def person(self, person):
        return self.disk.people.get(person)

    async def save_person(self, person):
        self.disk.people[person.id] = person

    async def notify(self, note):
        self._tell(note)

    def listen(self, heard):
        self.disk.ears[self.name] = heard


class SimServer:
    """A server process without routes."""

    def __init__(self, disk, name, chance, faults):
        loop = asyncio.get_running_loop()
        self.name, self.settings, self.metrics = name, ServerSettings(house_seed="simulation"), Metrics()
        keys = Keys(b"k" * 32)
        store = SimStore(disk, name, chance, faults)
        self.people = People(store, keys)
        self.tables = Tables(store, keys, self.metrics, clock=lambda: START + int(loop.time() * 1000))
        self.tables.listen()
        self.feeds = Feeds(self.tables)
        self.limits = Limits(
            commands=MOST, requests=MOST, guests=MOST, tables=MOST, unfinished=MOST, bot_tables=MOST, sockets=1000, connections=1000
        )
        self.limits.chat.person._most = self.limits.chat.address._most = self.limits.chatter._most = MOST
        self.stopping, self.tasks = False, {}  # in the order in which they began: a set's would be another in every run

    async def readable(self, table, person):
        found = await self.tables.fresh(table)
        require_readable(found.table, person.id)
        return found

    def spawn(self, job):
        task = asyncio.create_task(job)
        self.tasks[task] = None
        task.add_done_callback(lambda done: self.tasks.pop(done, None))
        return task

    async def crash(self, disk):
        """Like kill -9: whatever it was at is never finished; what reached the disk stays."""
        disk.ears.pop(self.name, None)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.tables.close()


class Link:
    """The server's side of a connection: both directions take time, and what is on its way when it breaks is lost."""

    def __init__(self, chance, take):
        self._chance, self._take = chance, take
        self._up, self.cut, self._due = asyncio.Queue(), False, 0.0

    def say(self, text):
        """What the client sends."""
        self._later(lambda: self._up.put_nowait({"type": "websocket.receive", "text": text}))

    def _later(self, arrive):
        loop = asyncio.get_running_loop()
        self._due = max(self._due + 1e-6, loop.time() + self._chance.choice((0, 0.001, 0.02, 0.2)))  # in order, as on any connection
        loop.call_at(self._due, lambda: None if self.cut else arrive())

    def end(self):
        self.cut = True
        self._up.put_nowait({"type": "websocket.disconnect"})

    async def receive(self):
        return await self._up.get()

    async def send(self, message):
        if not self.cut:
            for parcel in message["parcels"]:
                text = b"".join(parcel).decode()
                self._later(lambda text=text: self._take(text))
        await asyncio.sleep(0)

    async def close(self, code=1000, reason=""):
        self.end()


class SimClient:
    """A person whose program watches, acts at random, sends again what was not answered, and checks every message."""

    def __init__(self, world, name, seed):
        self.world, self.chance = world, random.Random(seed)
        self.person = Person(name, name, "en", (), 0)
        world.disk.people[name] = self.person
        self.link = self.known = self.server = None
        self.asked, self.count = {}, 0

    # -- connections

    def connect(self):
        self.server = self.chance.choice([one for one in self.world.servers if one])
        self.link = link = Link(self.chance, lambda text: link is self.link and self.take(json.loads(text)))
        self.server.spawn(self._serve(self.server, link))
        since = self.known["number"] if self.known and self.chance.random() < 0.7 else None
        if since is None:
            self.known = None
        self.send({"type": "watch", "table": self.world.table, "since": since})
        for command in list(self.asked.values()):  # what was perhaps done is asked for again, under the same id
            link.say(json.dumps(command))

    async def _serve(self, server, link):
        await Connection(server, link, self.person, "127.0.0.1", "").run()

    def cut(self):
        if self.link:
            self.link.end()
        self.link = None

    def send(self, command):
        self.count += 1
        command = {"id": f"c{self.count}", **command}
        if command["type"] != "watch":
            self.asked[command["id"]] = command
            if self.world.faults.on and self.chance.random() < 0.15:  # sent twice at once, the second time to any process
                self.chance.choice([one for one in self.world.servers if one]).spawn(self._post(command))
        self.link.say(json.dumps(command))

    async def _post(self, command):
        server = self.chance.choice([one for one in self.world.servers if one])
        await asyncio.sleep(self.chance.choice((0, 0.01, 0.3)))
        await submit(server, COMMANDS.decode(json.dumps(command)), self.person, "127.0.0.1")

    # -- what it hears

    def take(self, message):
        world = self.world
        world.count(message["type"])
        if message["type"] == "answer":
            wish = self.asked.pop(message["id"], None)
            if wish and message["refusal"] is None:
                world.acknowledged(self.person.id, wish, message["number"])
            elif message["refusal"] is not None:
                world.count(message["refusal"]["code"])
        elif message["type"] in ("snapshot", "update"):
            self._follow(message)
            world.check_seen(self, message)
        elif message["type"] == "gone" and self.known:
            self.known = None

    def _follow(self, message):
        if message["type"] == "snapshot":
            self.known = message
            return
        known = self.known
        assert known, "an update before the whole"
        assert message["since"] == known["number"], "no gap and no repetition"
        known["log"] = followed(known["log"], message)
        known["chat"] = list({line["id"]: line for line in [*known["chat"], *message["chat"]]}.values())
        known.update({name: message[name] for name in ("number", "you", "table", "play")})

    # -- what it does

    def step(self):
        """Something a person might do now."""
        roll, known, faults = self.chance.random(), self.known, self.world.faults.on
        if self.link is None or self.link.cut:
            self.connect()
        elif faults and roll < 0.12:
            self.cut()
        elif known and not self.asked:
            self._wish(roll, known)

    def _wish(self, roll, known):
        table, play = {"table": self.world.table}, known["play"]
        if play and play["choices"]:
            face = self.chance.choice(play["choices"])["face"]
            self.send({"type": "act", **table, "seat": play["seat"], "action": face, "seen": known["number"]})
        elif play and play["can_undo"] and roll < 0.5:
            self.send({"type": "undo", **table, "seat": play["seat"], "seen": known["number"]})
        elif roll < 0.3:
            self.send({"type": "say", **table, "text": f"{self.person.id} {self.count}"})
        elif roll < 0.35 and known["you"]["seats"]:
            self.send({"type": "leave" if self.chance.random() < 0.4 else "return", **table})
        elif roll < 0.4 and known["you"]["seats"] and known["table"]["asking"] is None:
            self.send({"type": "ask", **table, "seat": known["you"]["seats"][0], "what": "undo"})
        elif roll < 0.6 and known["you"]["seats"] and known["table"]["asking"]:
            self.send({"type": "reply", **table, "seat": known["you"]["seats"][0], "agree": self.chance.random() < 0.7})


class Faults:
    """Whether anything goes wrong now."""

    on = True


class World:
    """One schedule: processes on one store, people at one table, and what may never happen."""

    def __init__(self, seed):
        self.chance = random.Random(f"world {seed}")
        self.seed, self.faults, self.disk = seed, Faults(), Disk()
        self.servers, self.clients = [None, None], []
        self.told, self.trace, self.counts = {}, hashlib.blake2b(digest_size=16), Counter()
        self.table = ""
        self._folds = {}

    def count(self, what):
        self.counts[what] += 1
        self.trace.update(f"{asyncio.get_running_loop().time():.4f} {what}\n".encode())

    # -- what may never happen

    def acknowledged(self, person, wish, number):
        """What was acknowledged is stored."""
        stored = [one.number for one in self.disk.logs[self.table] if (one.person, one.command) == (person, wish["id"])]
        assert len(stored) <= 1, "never twice"
        assert number is not None and number <= len(self.disk.logs[self.table]), "acknowledged is stored"
        self.told[(person, wish["id"])] = stored

    def fold(self, number):
        """The table after so many stored entries, folded anew by nobody's process."""
        if number not in self._folds:
            table = Table(self.table)
            for stored in self.disk.logs[self.table][:number]:
                table.read(stored)
            self._folds[number] = Views(table)
        return self._folds[number]

    def expected(self, client, number):
        """What this person may know after so many entries, from the stored log alone."""
        views = self.fold(number)
        snapshot = views.snapshot(Reader(client.person.id, "en"), Here(), START)
        return json.loads(msgspec.json.encode(snapshot))

    def check_seen(self, client, message):
        """Nobody sees what is not stored, nor more of it than the stored log would show them."""
        number = message["number"]
        assert number <= len(self.disk.logs[self.table]), "seen is stored"
        assert number >= client.__dict__.get("_seen", 0) or message["type"] == "snapshot", "numbers go on"
        client._seen = number
        whole = self.expected(client, number)
        assert client.known["play"] == whole["play"], "the position of the stored log, for this viewer"
        assert [line for line in client.known["log"] if line["ply"] >= whole["log_from"]] == whole["log"]
        assert client.known["chat"] == whole["chat"]
        assert client.known["table"]["seed"] == whole["table"]["seed"]

    # -- the schedule

    async def run(self):
        """Trouble for a while, then quiet; then everyone must know the same."""
        for place in range(2):
            self.restart(place)
        self.clients = [SimClient(self, name, f"{self.seed} {name}") for name in ("Ann", "Bob", "Cid")]
        await self.open_table()
        steps = self.chance.randrange(60, 160)
        for _ in range(steps):
            await asyncio.sleep(self.chance.choice((0.001, 0.02, 0.1, 0.4)))
            if self.chance.random() < 0.06:
                place = self.chance.randrange(2)
                await self.servers[place].crash(self.disk)
                self.count("crash")
                for client in self.clients:
                    if client.server is self.servers[place]:
                        client.cut()
                self.restart(place)
            self.chance.choice(self.clients).step()
        self.faults.on = False
        await self.quiet()

    def restart(self, place):
        self.servers[place] = SimServer(self.disk, f"p{place}-{self.chance.random()}", random.Random(f"{self.seed} {place}"), self.faults)

    async def open_table(self):
        self.faults.on = False
        settings = wire.Settings(lots=False, spectators=self.chance.random() < 0.7, grace=0, hints=False)
        plans = [wire.SeatPlan(kind="me"), wire.SeatPlan(kind="open")]
        ann, bob = self.clients[:2]
        create = wire.Create(id="create", game="cartagena", options=TINY, seats=plans, settings=settings)
        self.table = (await submit(self.servers[0], create, ann.person, "-")).table
        await submit(self.servers[1], wire.Sit(id="sit", table=self.table, seat=1), bob.person, "-")
        answer = await submit(self.servers[0], wire.Start(id="start", table=self.table), ann.person, "-")
        assert answer.refusal is None, answer.refusal
        self.faults.on = True

    async def quiet(self):
        """Everyone connects again, and after a while knows all that is stored."""
        for client in self.clients:
            client.step = lambda: None
            client.cut()
            client.connect()
        await asyncio.sleep(10)
        stored = len(self.disk.logs[self.table])
        for client in self.clients:
            try:
                require_readable(self.fold(stored).table, client.person.id)
            except Refusal:
                assert client.known is None, "who may not watch knows nothing"
                continue
            assert client.known and client.known["number"] == stored, "everyone converges"
            assert not client.asked, "everything was answered in the end"
            whole = self.expected(client, stored)
            for part in ("play", "log", "chat"):
                assert client.known[part] == whole[part], part
        assert self.fold(stored).table.frozen is None
        commands = Counter((one.person, one.command) for one in self.disk.logs[self.table] if one.command)
        assert not commands or max(commands.values()) == 1, "nothing is done twice"
        self.count(f"stored {stored}")
        for server in self.servers:
            await server.crash(self.disk)


def simulate(seed):
    """One schedule; gives a digest of what happened and how often. Raises AssertionError when a promise was broken."""
    loop, broken = VirtualLoop(), []
    loop.set_exception_handler(lambda _loop, context: broken.append(context.get("exception") or AssertionError(context["message"])))
    asyncio.set_event_loop(loop)
    world = World(seed)
    try:
        loop.run_until_complete(world.run())
        if broken:
            raise broken[0]
    finally:
        with contextlib.suppress(Exception):
            rest = asyncio.all_tasks(loop)
            for task in rest:
                task.cancel()
            loop.run_until_complete(asyncio.gather(*rest, return_exceptions=True))
        asyncio.set_event_loop(None)
        loop.close()
    return world.trace.hexdigest(), world.counts


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed", type=int, help="the schedule to run")
    print(json.dumps(simulate(parser.parse_args().seed)[1], indent=1))


if __name__ == "__main__":
    main()
