"""Fuzz: whatever arrives, the server answers, stays up, logs no fault, and a table that was not meant to change does not.

Some thousand messages; `python -m benchmarks siege --only messages` is the long form.
"""

import asyncio
import json
import logging
import random
import string
from collections import Counter

import msgspec
import pytest
import websockets
from tests.table.kit import SMALL, Client, run_long, serving

from windlass.engine.registry import game_ids
from windlass.table import wire
from windlass.table.door.routes import ROUTES
from windlass.table.schema import openapi

COUNT = 1500
ODD = [
    "",
    "0",
    "-1",
    "null",
    "\x00",
    "\ud800",
    "ж" * 40,
    "{}",
    "../..",
    "' OR 1=1",
    "a" * 33,
    "table",
    0,
    -1,
    7,
    8,
    10**9,
    2**63,
    1.5,
    True,
    None,
    [],
    {},
    [[]],
]


def value(chance, depth=0):
    """Any JSON value."""
    kind = chance.randrange(8)
    if kind < 5 or depth > 3:
        return chance.choice(ODD)
    if kind == 5:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    if kind == 6:
        return {str(chance.choice(ODD))[:10]: value(chance, depth + 1) for _ in range(chance.randrange(4))}
    return "".join(chance.choice(string.printable) for _ in range(chance.randrange(60)))


def fitting(chance, shape, components, tables, depth=0):
    """A value that fits a JSON Schema, more or less."""
    if chance.random() < 0.06:
        return value(chance)
    if "$ref" in shape:
        return fitting(chance, components[shape["$ref"].rpartition("/")[2]], components, tables, depth)
    if "anyOf" in shape:
        return fitting(chance, chance.choice(shape["anyOf"]), components, tables, depth)
    if "enum" in shape:
        return chance.choice(shape["enum"])
    if "const" in shape:
        return shape["const"]
    match shape.get("type"):
        case "object" if "properties" in shape:
            names = [name for name in shape["properties"] if name in shape.get("required", ()) or chance.random() < 0.4]
            return {
                name: chance.choice(tables)
                if name == "table"
                else fitting(chance, shape["properties"][name], components, tables, depth + 1)
                for name in names
            }
        case "object":
            return {} if depth > 4 else {chance.choice(["seats", "variant", "x"]): value(chance) for _ in range(chance.randrange(3))}
        case "array":
            return [fitting(chance, shape.get("items") or {}, components, tables, depth + 1) for _ in range(chance.randrange(4))]
        case "integer":
            low, high = shape.get("minimum", -3), shape.get("maximum", 9)
            return chance.choice([low, high, chance.randint(low, min(high, low + 50)), low - 1])
        case "string":
            return "".join(chance.choice("abcdef0123456789-ж ") for _ in range(chance.randrange(1, 33)))
        case "boolean":
            return chance.random() < 0.5
    return value(chance)


def mangled(chance, text):
    """Text that may be broken somewhere."""
    if chance.random() < 0.8:
        return text
    at = chance.randrange(len(text) + 1)
    return chance.choice([text[:at], text[:at] + chance.choice('{}[]",:\\\x01') + text[at:], text * 2, text[:at] + "\\ud800" + text[at:]])


def commands(chance, tables):
    """Commands without end; an eighth of them are any JSON at all."""
    document = openapi()
    components = document["components"]["schemas"]
    kinds = [kind.__name__ for kind in wire.AnySocketCommand.__args__]
    while True:
        if chance.random() < 0.12:
            yield mangled(chance, json.dumps(value(chance)))
        else:
            made = fitting(chance, components[chance.choice(kinds)], components, tables)
            yield mangled(chance, json.dumps(made))


async def quiet_table(server):
    """A table of two people that strangers must not change, and everything it is."""
    ann = await Client.guest(server.url)
    table = await ann.create(seats=("me", "me"), options=SMALL, password="locked", start=True)
    return ann, table, await ann.snapshot(table)


async def odd_messages(path, count, seed):
    """Send so many odd messages over sockets; gives how many were sent. A table they were not meant for is as it was."""
    chance = random.Random(seed)
    async with serving(path) as server:
        ann, quiet, before = await quiet_table(server)
        eve = await Client.guest(server.url, "Eve")
        tables = [quiet, "nowhere", *[await eve.create(game, ("me", "bot"), start=True) for game in game_ids()]]
        tables.append(await eve.create(seats=("me", "open"), options=SMALL))
        stream = commands(chance, tables)
        sent = 0
        while sent < count:
            async with websockets.connect(
                server.url.replace("http", "ws") + "/api/socket",
                additional_headers={"authorization": f"Bearer {eve.token}"},
                max_size=None,
            ) as socket:
                try:
                    for _ in range(200):
                        await socket.send(next(stream).encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
                        sent += 1
                    await socket.send('{"type":"ping","id":"done"}')
                    while json.loads(await socket.recv()).get("id") != "done":
                        pass
                except websockets.ConnectionClosed as closed:
                    assert closed.rcvd.code in (1007, 1009), closed
        after = await ann.snapshot(quiet)
        before.pop("now"), after.pop("now")
        assert after == before
        await ann.close()
        await eve.close()
    return sent


async def odd_requests(path, count, seed):
    """Make so many odd requests; gives how often each status was answered, none of them a fault."""
    chance = random.Random(seed)
    components = openapi()["components"]["schemas"]
    async with serving(path) as server:
        ann, quiet, before = await quiet_table(server)
        eve = await Client.guest(server.url, "Eve")
        own = await eve.create(seats=("me", "bot"), options=SMALL, start=True)
        words = {
            "table": [quiet, own, "nowhere", "%00", "a b"],
            "code": ["abcdef", "ABCDEF", "......", "ж"],
            "ply": ["0", "3", "x", "-1", "9" * 30],
            "language": ["ru", "xx", "..%2f"],
        }
        stream = commands(chance, [quiet, own, "nowhere"])
        bodies = [route.body for route in ROUTES if route.body is not None]
        made, _ = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
        shapes = dict(zip(map(repr, bodies), made, strict=True))
        statuses = Counter()
        for _ in range(count):
            route = chance.choice(ROUTES)
            place = route.path
            for name, choices in words.items():
                place = place.replace(f"{{{name}}}", chance.choice(choices))
            query = "&".join(
                f"{name}={chance.choice([low, high, low - 1, 'x', ''])}" for name, (low, high) in route.query.items() if name != "wait"
            )
            body = None
            if route.body is not None:
                shape = shapes[repr(route.body)]
                body = next(stream) if route.body is wire.AnyCommand else json.dumps(fitting(chance, shape, components, [own]))
                body = body.encode("utf-8", "surrogatepass")
            headers = (
                {"content-type": chance.choice(["application/json", "application/json", "application/json", "text/plain", ""])}
                if body
                else {}
            )
            answer = await eve.http.request(
                chance.choice([route.method] * 5 + ["PUT", "POST", "GET"]), f"{place}?{query}", content=body, headers=headers
            )
            assert answer.status_code < 500, (route.path, body, answer.text)
            statuses[answer.status_code] += 1
            if answer.status_code == 401:  # she had herself deleted
                await eve.close()
                eve = await Client.guest(server.url, "Eve")
        after = await ann.snapshot(quiet)
        before.pop("now"), after.pop("now")
        assert after == before
        await ann.close()
        await eve.close()
    return statuses


@pytest.fixture
def faultless(caplog):
    """Nothing is logged as a fault meanwhile."""
    caplog.set_level(logging.ERROR)
    yield
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.usefixtures("faultless")
def test_no_message_over_a_socket_is_too_odd(path):
    assert run_long(odd_messages(path, COUNT, seed=7)) >= COUNT


@pytest.mark.usefixtures("faultless")
def test_no_request_is_too_odd(path):
    assert run_long(odd_requests(path, COUNT // 3, seed=8)).total() == COUNT // 3


def test_many_messages_at_once_from_one_person_are_answered_one_by_one(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            await ann.connect()
            await asyncio.gather(*(ann.send({"type": "ping", "id": f"p{at}"}) for at in range(300)))
            await ann.close()

    run_long(journey())
