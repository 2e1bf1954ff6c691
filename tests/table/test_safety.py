"""Safety: limits, origins, headers, cookies, tokens, logs without secrets, and the numbers for those who watch over a server."""

import json
import logging
import re

import httpx
import pytest
import websockets
from tests.table.kit import QUICK, Client, refused, run, serving
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from windlass.engine.refusal import Refusal
from windlass.table.live.json_lines import JsonLines
from windlass.table.live.limits import Bucket
from windlass.table.live.metrics import Metrics
from windlass.table.live.people import Keys
from windlass.table.live.settings import ServerSettings, default_store, load
from windlass.table.log.passwords import hash_password, is_password


def test_a_bucket_refills_steadily():
    now = 0.0
    bucket = Bucket("chat", 3, 30, lambda: now)
    for _ in range(3):
        bucket.take("ann")
    with pytest.raises(Refusal, match=r"10 s\. \[limit\.chat\]"):
        bucket.take("ann")
    bucket.take("bob")
    now = 10.0
    bucket.take("ann")
    with pytest.raises(Refusal):
        bucket.take("ann")


def test_people_addresses_and_connections_are_limited(path):
    async def journey():
        limits = {"commands": 5, "requests": 40, "guests": 3, "tables": 2, "sockets": 2}
        async with serving(path, **limits) as server:
            for bucket in (server.limits.commands, server.limits.requests, server.limits.guests, server.limits.tables):
                bucket._clock = lambda: 0.0  # nothing comes back while a slow machine is at it
            ann = await Client.guest(server.url)
            for _ in range(2):
                await ann.create()
            with refused("limit.tables"):
                await ann.create()
            await ann.connect()
            for _ in range(2):
                await ann.send({"type": "ping"})
            with refused("limit.commands"):
                await ann.send({"type": "ping"})
            second, third = await Client.guest(server.url), await Client.guest(server.url)
            answer = await second.http.post("/api/guest", json={"bearer": True})
            assert (answer.status_code, answer.json()["refusal"]["code"]) == (429, "limit.guests")
            for _ in range(2):
                await third.connect()
            await third.connect()
            await third._reader
            assert third.socket.close_code == 1008
            assert third.socket.close_reason == "limit.sockets"
            statuses = {(await ann.http.get("/api/house")).status_code for _ in range(40)}
            assert statuses == {200, 429}
            assert (await ann.http.get("/healthz")).status_code == 200
            for one in (ann, second, third):
                await one.http.aclose()

    run(journey())


def test_another_sites_page_is_not_served(path):
    async def journey():
        async with serving(path, origins="https://friend.example") as server:
            ann = await Client.guest(server.url)
            for origin, status in (("https://evil.example", 403), (server.url, 200), ("https://friend.example", 200), (None, 200)):
                headers = {"origin": origin} if origin else {}
                answer = await ann.http.post("/api/guest", json={"bearer": True}, headers=headers)
                assert answer.status_code == status
            socket = await websockets.connect(
                server.url.replace("http", "ws") + "/api/socket",
                origin="https://evil.example",
                additional_headers={"authorization": f"Bearer {ann.token}"},
            )
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd.reason == "wire.origin"
            await ann.close()

    run(journey())


def test_nobody_gets_in_with_a_wrong_token(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            person, signature = ann.token.split(".")
            for token in ("x", f"{person}.", f"{person}.{signature[:-1]}", f"other.{signature}", f"{person}.{signature}x", "ж.ж"):
                answer = await httpx.AsyncClient().get(server.url + "/api/me", headers={"authorization": f"Bearer {token}".encode()})
                assert answer.status_code == 401, token
            await ann.close()

    run(journey())


def test_tokens_of_one_server_prove_nothing_at_another():
    one, other = Keys(b"a" * 32), Keys(b"b" * 32)
    assert one.sign_in_of(one.token_of("ann")) == "ann"
    assert other.sign_in_of(one.token_of("ann")) is None
    ticket = one.ticket("carry", "ann", 100)
    assert one.redeem("carry", ticket, 99).subject == "ann"
    for keys, purpose, now in ((one, "carry", 101), (other, "carry", 99), (one, "enter", 99)):
        assert keys.redeem(purpose, ticket, now) is None
    assert one.sign_in_of(ticket) is None


def test_passwords_are_kept_as_hashes_with_salt():
    stored = hash_password("tides")
    assert "tides" not in stored
    assert stored != hash_password("tides")
    assert is_password(stored, "tides")
    assert not is_password(stored, "Tides")


def test_pages_carry_headers_that_forbid_what_they_never_need(path):
    async def journey():
        async with serving(path) as server, httpx.AsyncClient(base_url=server.url) as http:
            for place in ("/", "/api/house", "/healthz", "/api/nothing", "/t/xyz"):
                headers = (await http.get(place)).headers
                policy = headers["content-security-policy"]
                assert "script-src 'self';" in policy
                assert "default-src 'none'" in policy
                assert "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
            assert (await http.get("/api/nothing")).json()["refusal"]["code"] == "wire.no-such-route"
            assert (await http.delete("/api/me")).status_code == 405
            assert (await http.get("/../../etc/passwd")).status_code in (200, 404)
            assert (await http.get("/%2e%2e/app.py")).status_code == 404

    run(journey())


def test_catalogues_are_served_once_and_then_only_checked(path):
    async def journey():
        async with serving(path) as server, httpx.AsyncClient(base_url=server.url) as http:
            first = await http.get("/api/catalog/ru/front")
            assert "cartagena-name" in first.text
            assert (await http.get("/api/catalog/ru/front", headers={"if-none-match": first.headers["etag"]})).status_code == 304
            assert "phrase-hello = Привет!" in (await http.get("/api/catalog/ru/common")).text
            assert "cartagena-event-retreated" in (await http.get("/api/catalog/fr/cartagena")).text
            for nothing in ("la/common", "ru/nothing", "ru/rules-", "ru/rules-nothing"):
                assert (await http.get(f"/api/catalog/{nothing}")).status_code == 404

    run(journey())


def test_an_invitation_is_a_picture_of_the_link(path):
    async def journey():
        async with serving(path, public_url="https://games.example/") as server, httpx.AsyncClient(base_url=server.url) as http:
            picture = await http.get("/api/tables/abc/qr")
            assert picture.headers["content-type"] == "image/svg+xml"
            assert picture.text.startswith("<svg")
            assert (await http.get("/api/tables/a%20b/qr")).status_code == 404

    run(journey())


def test_messages_are_compressed_with_a_memory_for_whoever_offers_it(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create("tortuga2199", start=True)
            address, headers = server.url.replace("http", "ws") + "/api/socket", {"authorization": f"Bearer {ann.token}"}
            offer = ClientPerMessageDeflateFactory(client_max_window_bits=True)  # as browsers do
            async with websockets.connect(address, additional_headers=headers, extensions=[offer], compression=None) as link:
                (deflate,) = link.protocol.extensions
                assert not deflate.remote_no_context_takeover
                assert deflate.remote_max_window_bits == 15
                await link.send(json.dumps({"type": "watch", "id": "w", "table": table}))
                kinds = [json.loads(await link.recv())["type"] for _ in range(2)]
                assert kinds == ["answer", "snapshot"]
            async with websockets.connect(address, additional_headers=headers, compression=None) as link:
                assert link.protocol.extensions == []
                await link.send(json.dumps({"type": "ping", "id": "p"}))
                assert json.loads(await link.recv())["id"] == "p"
            await ann.close()

    run(journey())


def test_health_readiness_and_metrics(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(start=True)
            with refused("table.already-started"):
                await ann.post({"type": "start", "table": table})
            assert (await ann.http.get("/healthz")).text == "ok\n"
            assert (await ann.http.get("/readyz")).status_code == 200
            text = (await ann.http.get("/metrics")).text
            for line in (
                'windlass_commands_total{type="create"} 1',
                'windlass_refused_total{code="table.already-started"} 1',
                "windlass_open_tables 1",
                "windlass_store_seconds_count 1",
            ):
                assert line in text
            assert all(re.fullmatch(r'# TYPE \w+ \w+|[a-z_]+(\{[a-z]+="[^"]+"\})? [\d.e+-]+', line) for line in text.strip().splitlines())
            server.ready = False
            assert (await ann.http.get("/readyz")).status_code == 503
            server.ready = True
            await ann.close()

    run(journey())


def test_metrics_are_for_whoever_watches_over_the_server(path):
    async def asked(server, **headers):
        async with httpx.AsyncClient(base_url=server.url) as http:
            return (await http.get("/metrics", headers=headers)).status_code

    async def journey():
        async with serving(path) as server:
            assert await asked(server) == 200
            assert await asked(server, **{"x-forwarded-for": "203.0.113.7"}) == 403
            assert await asked(server, forwarded="for=127.0.0.1") == 403
        async with serving(path, metrics_token="s3cret") as server:
            assert await asked(server) == 403
            assert await asked(server, authorization="Bearer guess") == 403
            assert await asked(server, authorization="Bearer s3cret") == 200

    run(journey())


def test_metrics_add_up():
    metrics = Metrics()
    metrics.count("a_total", 2)
    metrics.count("a_total")
    metrics.gauge("b", lambda: 2.5)
    for seconds in (0.0005, 0.02, 99):
        metrics.observe("c_seconds", seconds)
    text = metrics.text()
    assert "a_total 3\n" in text
    assert "b 2.5\n" in text
    assert 'c_seconds_bucket{le="0.001"} 1\n' in text
    assert 'c_seconds_bucket{le="+Inf"} 3\n' in text


def test_logs_are_json_without_secrets(caplog):
    record = logging.makeLogRecord({"msg": "hello %s", "args": ("you",), "name": "x", "levelname": "INFO"})
    record.table, record.token, record.cookie_value, record.seed = "t1", "s3cret", "s3cret", "s3cret"
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["table"], line["level"]) == ("hello you", "t1", "info")
    assert "s3cret" not in str(line)
    record.exc_info = ValueError, ValueError("oh"), None
    assert "ValueError: oh" in json.loads(JsonLines().format(record))["trace"]


def test_settings_come_from_file_environment_and_flags_the_later_winning(tmp_path):
    file = tmp_path / "windlass.toml"
    file.write_text('port = 1\nbots = 3\nbot_pause = 0.5\nhost = "::1"\n')
    found = load(
        file, {"WINDLASS_PORT": "2", "WINDLASS_BOTS": "4", "WINDLASS_SECURE": "true", "WINDLASS_JIT": "0"}, {"port": 3, "bots": None}
    )
    assert (found.port, found.bots, found.bot_pause, found.secure, found.host) == (3, 4, 0.5, True, "::1")
    assert load(None, {}) == ServerSettings()
    for bad, code in (({"port": 99999}, "settings.value"), ({"log": "loud"}, "settings.value"), ({"king": 1}, "settings.value")):
        with pytest.raises(Refusal, match=code):
            load(None, {}, bad)
    file.write_text("port = ")
    for path in (file, tmp_path / "none.toml"):
        with pytest.raises(Refusal, match=r"settings\.file"):
            load(path, {})
    assert default_store().endswith("table.sqlite")
    assert set(QUICK) <= set(ServerSettings.__struct_fields__)
