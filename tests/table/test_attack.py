"""Attacks from this machine on this machine, few and short: who floods, holds on or lies about names costs nobody else anything."""

import asyncio
import contextlib
import json
import logging
import re
import resource
import uuid

import httpx
import pytest
import websockets
from tests.table.kit import Client, eventually, refused, run, serving

import windlass
from windlass.engine.matchfile import dump
from windlass.table.door import connections, socket
from windlass.table.door.connections import raise_file_limit
from windlass.table.door.requests import is_own_name
from windlass.table.door.routes import ROUTES
from windlass.table.live.settings import ServerSettings


def socket_of(client):
    """A connection of a person that nobody reads for."""
    address = client.url.replace("http", "ws") + "/api/socket"
    return websockets.connect(address, additional_headers={"authorization": f"Bearer {client.token}"}, max_size=None)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("127.0.0.1", True), ("[::1]", True), ("localhost", True), ("my-laptop", True), ("laptop.local", True), ("games.example", True),
        ("friend.example", True), ("old.example", True), ("evil.example", False), ("games.example.evil.example", False), ("", False),
        ("127.0.0.1.evil.example", False), ("<b>", False), ("a" * 300 + ".example", False),
    ],
)  # fmt: skip
def test_a_name_is_ours_when_no_stranger_can_point_it_at_us(name, known):
    settings = ServerSettings(public_url="https://games.example", origins="https://friend.example", hosts="old.example, other.example")
    assert is_own_name(name, settings) is known


def test_who_calls_by_a_strange_name_is_refused_everywhere(path):
    async def journey():
        async with serving(path, public_url="https://games.example") as server:
            ann = await Client.guest(server.url)
            for host, status in (("games.example", 200), ("evil.example", 421), ("evil.example:80", 421), ("x" * 4000, 421), ("", 421)):
                answer = await ann.http.get("/api/me", headers={"host": host})
                assert answer.status_code == status, host
            assert (await ann.http.get("/healthz", headers={"host": "10.0.0.7:8199"})).status_code == 200
            headers, port = {"authorization": f"Bearer {ann.token}"}, int(server.url.rpartition(":")[2])
            evil = "ws://evil.example/api/socket"
            async with websockets.connect(evil, host="127.0.0.1", port=port, additional_headers=headers) as link:
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await link.recv()
                assert closed.value.rcvd.reason == "wire.host"
            await ann.close()

    run(journey())


SAFE = {"content-security-policy", "referrer-policy", "x-content-type-options", "cross-origin-opener-policy", "permissions-policy"}
PAGES = ("/", "/admin", "/ladder", "/puzzles", "/lab", "/lobby", "/t/abcdef", "/somewhere/else")  # whatever the client shows there
KEPT = {
    "/": "private, no-cache",
    "/api/catalog/{language}/{part}": "private, no-cache",
    "/healthz": None,
    "/readyz": None,
    "/metrics": None,
}


@pytest.mark.parametrize("secure", [False, True])
def test_every_route_has_its_headers(path, secure):
    async def journey():
        async with serving(path, secure=secure) as server, httpx.AsyncClient(base_url=server.url) as http:
            made = await http.post("/api/guest", json={"name": "Ann"})
            name = "__Host-windlass" if secure else "windlass"
            cookie = made.headers["set-cookie"]
            assert cookie.startswith(f"{name}=")
            assert {"httponly", "samesite=strict", "path=/"} <= set(cookie.lower().split("; "))
            assert ("secure" in cookie.lower().split("; ")) is secure
            me = {"cookie": cookie.partition(";")[0]}
            assert (await http.get("/api/me", headers=me)).status_code == 200
            if secure:  # a cookie that a neighbouring host could have set is nobody's
                plain = {"cookie": me["cookie"].removeprefix("__Host-")}
                assert (await httpx.AsyncClient().get(server.url + "/api/me", headers=plain)).status_code == 401
            seen = set()
            for page in PAGES:
                answer = await http.get(page, headers=me)
                assert answer.status_code == 200, page
                assert set(answer.headers) >= SAFE, page
                assert "'unsafe-inline'" not in re.search(r"script-src[^;]*", answer.headers["content-security-policy"])[0], page
                assert answer.headers["cache-control"] == "private, no-cache", page
            for route in [*ROUTES, None]:
                place = route.path if route else "/"
                asked = place.format(
                    code="abcdef",
                    table="none",
                    ply="0",
                    language="en",
                    part="common",
                    game="cartagena",
                    seats="2",
                    person="nobody",
                    puzzle="none",
                    run="none",
                )
                answer = await http.request(route.method if route else "GET", asked, headers=me)
                assert set(answer.headers) >= SAFE, place
                assert ("strict-transport-security" in answer.headers) is secure, place
                assert answer.headers.get("cache-control") == KEPT.get(place, "no-store") or answer.status_code == 404, place
                seen.add(answer.headers["x-request-id"])
            assert len(seen) == len(ROUTES) + 1

    run(journey())


def test_who_never_speaks_is_let_go(path, monkeypatch):
    monkeypatch.setattr(socket, "FIRST_WORD", 0.05)

    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            link = await socket_of(ann)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await link.recv()
            assert closed.value.rcvd.reason == "limit.silent"
            await ann.close()

    run(journey())


def test_a_request_that_never_arrives_is_let_go(path, monkeypatch):
    monkeypatch.setattr(connections.patient, "__defaults__", (0.05,))

    async def journey():
        async with serving(path) as server:
            port = int(server.url.rpartition(":")[2])
            whole = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
            for asked, begun in ((b"", b""), (b"", b"GET / HTTP/1.1\r\nhost: 127"), (whole, b"GET / HT")):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(asked)
                if asked:
                    assert (await reader.readuntil(b"ok\n")).startswith(b"HTTP/1.1 200")
                writer.write(begun)
                with contextlib.suppress(ConnectionResetError):
                    await reader.read()  # to the end
                writer.close()
            assert server.limits.peers._counts == {}

    run(journey())


def test_one_machine_cannot_take_all_connections(path):
    async def journey():
        async with serving(path, connections=20) as server:
            port = int(server.url.rpartition(":")[2])
            held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(40)]
            ended = await asyncio.gather(*(asyncio.wait_for(reader.read(1), 0.5) for reader, _ in held), return_exceptions=True)
            turned_away = [one for one in ended if not isinstance(one, TimeoutError)]
            assert len(turned_away) == 20
            for _, writer in held:
                writer.close()
            await eventually(lambda: not server.limits.peers._counts)
            async with httpx.AsyncClient(base_url=server.url) as http:
                assert (await http.get("/healthz")).status_code == 200

    run(journey())


def test_sockets_of_an_address_are_counted_whoever_it_says_it_is(path):
    async def journey():
        async with serving(path, connections=3, proxies="127.0.0.1") as server:
            ann, bob = await Client.guest(server.url), await Client.guest(server.url)
            links = [await socket_of(one) for one in (ann, bob, ann)]
            last = await socket_of(bob)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await last.recv()
            assert closed.value.rcvd.reason == "limit.sockets"
            for link in links:
                await link.close()
            await eventually(lambda: not server.limits.households._counts)
            assert server.limits.sockets._counts == {}
            for one in (ann, bob):
                await one.close()

    run(journey())


def test_who_floods_is_held_back_and_cut_off_while_others_play(path):
    async def flood(link):
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(5_000):
                await link.send(json.dumps({"type": "ping", "id": "x"}))

    async def hear(link):
        with contextlib.suppress(websockets.ConnectionClosed):
            async for _ in link:
                pass

    async def journey():
        async with serving(path, commands=20) as server:
            server.limits.commands.address._most = server.limits.strikes.address._most = 1_000_000
            rude, ann = await Client.guest(server.url), await Client.guest(server.url)
            table = await ann.create(start=True)
            await ann.watch(table)
            links = [await socket_of(rude) for _ in range(8)]
            floods = [asyncio.create_task(flood(link)) for link in links]
            heard = [asyncio.create_task(hear(link)) for link in links]
            await ann.turn(table)
            await ann.act(table)
            await asyncio.gather(*floods, *heard)
            late = await socket_of(rude)
            with pytest.raises(websockets.ConnectionClosed):
                await late.recv()
            assert late.close_reason == "limit.commands"
            await ann.close()
            await rude.close()

    run(journey())


def test_new_names_are_no_new_beginning_for_an_address(path):
    async def journey():
        async with serving(path, tables=2) as server:
            server.limits.tables.address._clock = lambda: 0.0
            opened = 0
            for at in range(10):
                client = await Client.guest(server.url, f"P{at}")
                for _ in range(2):
                    answer = await client.http.post("/api/command", json={"id": uuid.uuid4().hex, "type": "create", "game": "cartagena"})
                    opened += answer.json().get("refusal") is None
                await client.close()
            assert opened == 12

    run(journey())


def test_chat_has_a_budget_for_each_table(path):
    async def journey():
        async with serving(path) as server:
            server.limits.chatter._clock = server.limits.chat.person._clock = server.limits.chat.address._clock = lambda: 0.0
            ann = await Client.guest(server.url)
            table = await ann.create(seats=["me", "open"])
            said = 0
            for at in range(5):
                guest = await Client.guest(server.url, f"G{at}")
                for _ in range(15):
                    answer = await guest.http.post(
                        "/api/command", json={"id": uuid.uuid4().hex, "type": "say", "table": table, "phrase": "hello"}
                    )
                    said += answer.json().get("refusal") is None
                await guest.close()
            assert said == 40
            await ann.close()

    run(journey())


def test_who_leaves_in_the_middle_of_a_request_is_no_fault_of_ours(path, caplog):
    async def journey():
        async with serving(path) as server:
            _, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
            head = "POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"
            writer.write(head.encode())
            await writer.drain()
            await asyncio.sleep(0)
            async with httpx.AsyncClient(base_url=server.url) as http:
                await http.get("/healthz")  # by then the other was begun
            writer.close()
            await eventually(lambda: not server.limits.peers._counts)

    with caplog.at_level(logging.ERROR):
        run(journey())
    assert not caplog.records


def test_as_many_files_as_the_machine_allows():
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert (
        raise_file_limit() == min(hard if hard != resource.RLIM_INFINITY else connections.FILES, connections.FILES)
        or hard > connections.FILES
    )


def test_a_match_file_is_bounded_by_the_work_it_makes(path):
    async def journey():
        async with serving(path) as server:
            server.limits.heavy.person._clock = lambda: 0.0
            ann = await Client.guest(server.url)
            match = windlass.new("cartagena", seats=2)
            with refused("table.too-long"):
                await ann.post({"type": "import", "text": dump(match) + "1 0f\n" * 10_000})
            with refused("table.too-many-takebacks"):
                await ann.post({"type": "import", "text": dump(match) + "1 0f\nundo\n" * 1_001})
            for _ in range(8):
                await ann.post({"type": "import", "text": dump(match)})
            answer = await ann.http.post("/api/command", json={"id": "x", "type": "import", "text": dump(match)})
            assert (answer.status_code, answer.json()["refusal"]["code"]) == (429, "limit.heavy")
            await ann.close()

    run(journey())


def test_a_long_match_is_read_beside_the_loop_and_is_the_same(path):
    async def journey():
        match = windlass.new("tortuga2199", seats=2)
        while len(match.line) < 260:
            match.play(match.legal()[0])
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = (await ann.post({"type": "import", "text": dump(match)}))["table"]
            before = await ann.snapshot(table, seat=match.actor)
            assert before["play"]["ply"] >= 260
            server.tables._tables.clear()
            again = await ann.snapshot(table, seat=match.actor)
            assert (again["play"]["view"], again["log"]) == (before["play"]["view"], before["log"])
            await ann.close()

    run(journey())
