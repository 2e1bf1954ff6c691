"""Calls to slow games: mail by a real SMTP server, webhooks at a real HTTP receiver, once a turn, when people want them, and never inwards."""

import asyncio
import contextlib
import email
import json
import re
import socket
from datetime import UTC, datetime
from email import policy

import pytest
from aiosmtpd.controller import Controller
from tests.table.kit import SMALL, Client, eventually, refused, run, serving
from tests.table.test_accounts import ask
from tests.table.test_store import append, entry, with_store

from windlass.engine.refusal import Refusal
from windlass.table.live import outward
from windlass.table.live.caller import Caller, is_time
from windlass.table.live.messages import Kept, Message, posted
from windlass.table.store.callings import Mark
from windlass.table.wire import Calling

NOON = int(datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp() * 1000)
HOUR = 3_600_000
ALWAYS = {"quiet_from": 0, "quiet_to": 0}


class Post:
    """A receiver of webhooks: keeps what it is sent and answers as it is told."""

    def __init__(self):
        self.got, self.status = [], 204

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/hook"
        return self

    async def __aexit__(self, *_):
        self._server.close()
        await self._server.wait_closed()

    async def _answer(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(re.search(r"content-length: (\d+)", head, re.IGNORECASE)[1])
        self.got.append((head, json.loads(await reader.readexactly(length))))
        writer.write(
            f"HTTP/1.1 {self.status} .\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()


class Box:
    """What an SMTP server was given."""

    def __init__(self):
        self.letters = []

    async def handle_DATA(self, _server, _session, envelope):
        self.letters.append((envelope.rcpt_tos, email.message_from_bytes(envelope.content, policy=policy.default)))
        return "250 OK"


@contextlib.contextmanager
def smtp():
    box = Box()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, {"mail_host": "127.0.0.1", "mail_port": port, "mail_security": "none", "mail_from": "table@games.example"}
    finally:
        controller.stop()


async def slow_table(first, second, **settings):
    """A match of two people at which the first is to act."""
    table = await first.create(options=SMALL, seats=("me", "open"), settings={"clock": {"kind": "days", "days": 3}, **settings})
    await second.post({"type": "sit", "table": table, "seat": 1})
    await first.post({"type": "start", "table": table})
    return table


async def look(server):
    await server.caller.look()
    await server.caller.settle()


# -- the store ----------------------------------------------------------------------------------------------------------


def test_a_turn_is_called_once_until_its_person_does_something(address):
    async def journey(store):
        kept = store.callings
        await kept.keep("ann", b"{}")
        await store.append(append("t1", 0, entry(1)))
        assert [row.table for row, _ in await kept.waiting(0)] == []
        [(row, calling)] = await kept.waiting(10)
        assert (row.table, calling.person, calling.body) == ("t1", "ann", b"{}")
        assert [await kept.claim(row) for _ in range(2)] == [True, False]
        assert await kept.waiting(10) == []
        await store.append(append("t1", 1, entry(2, person="bob", command="b")))
        assert await kept.waiting(10) == [], "what others do is no new turn"
        await store.append(append("t1", 2, entry(3, person="ann", command="a")))
        [(row, _)] = await kept.waiting(10)
        assert await kept.claim(row)
        await kept.told("ann", 77, "full")
        assert (await kept.calling("ann")).told == 77
        await kept.keep("ann", b'{"a":1}')
        assert await kept.calling("ann") == ("ann", b'{"a":1}', 77, "")
        assert await kept.calling("bob") is None

    with_store(address, journey)


def test_a_list_is_its_persons_own(address):
    async def journey(store):
        kept = store.callings
        await kept.mark("ann", "t1", None, "the long one")
        await kept.mark("ann", "t1", True, None)
        await kept.mark("ann", "t2", False, None)
        assert await kept.marks("ann") == {"t1": Mark("t1", True, "the long one"), "t2": Mark("t2", False, "")}
        assert await kept.marks("bob") == {}

    with_store(address, journey)


# -- webhooks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hook", ["discord", "slack", "telegram", "json"])
def test_a_webhook_is_called_once_a_turn_and_links_to_the_table(path, hook):
    async def journey():
        async with Post() as there, serving(path, private_hooks=True, call_after=0) as server:
            ann, bob = await Client.guest(server.url, "Ann", language="fr"), await Client.guest(server.url, "<@everyone>")
            await ask(ann, "calls", hook=hook, url=there.url, chat="42", **ALWAYS)
            table = await slow_table(ann, bob)
            await look(server)
            await look(server)
            [(head, body)] = there.got
            assert head.startswith("POST /hook HTTP/1.1") and there.url.split("/")[2] in head
            text = body.get("content") or body["text"]
            assert f"{server.url}/t/{table}" in text
            assert "C’est à vous de jouer à Carthagène" in text
            own = {
                "discord": body.get("allowed_mentions") == {"parse": []},
                "slack": "&lt;@everyone&gt;" in text,
                "telegram": body.get("chat_id") == "42",
            }
            assert own.get(hook, body.get("tables", [{}])[0].get("id") == table)
            assert (await ann.get("/api/calls"))["trouble"] == ""
            for client in (ann, bob):
                await client.watch(table)
            while ann.tables[table]["play"]["choices"]:
                await ann.act(table)
            while not ann.tables[table]["play"]["choices"]:
                await bob.turn(table)
                await bob.act(table)
                await ann.reach(table, bob.tables[table]["number"])
            await look(server)
            assert len(there.got) == 1, "who is at the table is not called"
            await ann.close()
            await eventually(lambda: not server.tables.presence.people(table, server.tables.now())[ann.person])
            await look(server)
            assert len(there.got) == 2
            await bob.close()

    run(journey())


def test_a_receiver_that_fails_is_tried_again_and_then_told_of(path):
    async def journey():
        async with Post() as there, serving(path, private_hooks=True, call_after=0) as server:
            server.caller = Caller(server.tables, server.settings, again=(0, 0, 0))
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            await ask(ann, "calls", hook="json", url=there.url, **ALWAYS)
            there.status = 302  # and nobody is followed elsewhere
            await slow_table(ann, bob)
            await look(server)
            assert len(there.got) == 3
            assert (await ann.get("/api/calls"))["trouble"] == "127.0.0.1 did not take the message (status 302)."
            there.status = 200
            assert (await ask(ann, "calls/attempt"))["trouble"] == ""
            assert there.got[-1][1]["text"].endswith(f"{server.url}/turn")
            for client in (ann, bob):
                await client.close()

    run(journey())


INWARDS = (
    "127.0.0.1", "[::1]", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "[::ffff:127.0.0.1]", "[fd00::1]",
    "[fe80::1]", "[2002:7f00:1::]", "[64:ff9b::7f00:1]", "localhost", "2130706433", "224.0.0.1", "[::]", "0x7f.1",
)  # fmt: skip


@pytest.mark.parametrize("host", INWARDS)
def test_no_webhook_reaches_inwards(host):
    async def journey():
        with pytest.raises(Refusal, match=r"calls\.(private|nowhere)"):
            await outward.post(f"https://{host}/", {}, private=False)

    run(journey())


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org",
        "https://ann:secret@example.org/",
        "https://example.org:22/",
        "https://",
        "nonsense",
        "//x",
        "https://example.org:99999/",
    ],
)
def test_only_usual_addresses_are_webhooks(url):
    with pytest.raises(Refusal, match=r"calls\.url"):
        outward.parsed(url, private=False)


def test_a_name_is_asked_for_once_and_every_address_of_it_must_be_public(monkeypatch):
    async def journey():
        asked, loop = [], asyncio.get_running_loop()
        answers = [["93.184.215.14"], ["127.0.0.1"]]

        async def getaddrinfo(host, port, **_):
            asked.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in answers[min(len(asked), 2) - 1]]

        monkeypatch.setattr(loop, "getaddrinfo", getaddrinfo)
        assert await outward.address_of(outward.parsed("https://rebinding.example/", private=False), private=False) == "93.184.215.14"
        answers[0] = ["93.184.215.14", "10.0.0.1"]
        asked.clear()
        with pytest.raises(Refusal, match=r"calls\.private"):
            await outward.address_of(outward.parsed("https://both.example/", private=False), private=False)
        assert asked == ["both.example"]

    run(journey())


def test_a_server_lets_no_hook_inwards_unless_it_is_told_to(path):
    async def journey():
        async with Post() as there, serving(path) as server:
            ann = await Client.guest(server.url)
            assert await ask(ann, "calls", hook="json", url=there.url) == "calls.url"
            assert (
                await ask(
                    ann,
                    "calls",
                    hook="json",
                    url=there.url.replace("http:", "https:").replace(there.url.split(":")[2].split("/")[0], "443"),
                )
                == "calls.private"
            )
            assert await ask(ann, "calls", hook="telegram", url="https://example.org/") == "calls.chat"
            assert await ask(ann, "calls", zone="Atlantis/Capital") == "calls.zone"
            assert await ask(ann, "calls", email="ann@example.org") == "calls.no-mail"
            assert there.got == []
            await ann.http.aclose()

    run(journey())


# -- mail ---------------------------------------------------------------------------------------------------------------


def test_mail_goes_to_a_confirmed_address_only_and_can_be_stopped_by_its_link(path):
    async def journey():
        with smtp() as (box, settings):
            async with serving(path, call_after=0, **settings) as server:
                ann, bob = await Client.guest(server.url, "Анна", language="ru"), await Client.guest(server.url, "Bob")
                told = await ask(ann, "calls", email="ann@example.org", **ALWAYS)
                assert (told["confirmed"], told["mail"]) == (False, True)
                [(to, letter)] = box.letters
                assert (to, letter["From"], letter["Subject"]) == (["ann@example.org"], "table@games.example", "Это ваш адрес?")
                table = await slow_table(ann, bob)
                await look(server)
                assert len(box.letters) == 1, "nothing before the address is confirmed"
                ticket = re.search(r"/calls/confirm#(\S+)", letter.get_content())[1]
                assert await ask(bob, "calls/confirm", ticket=ticket[:-1] + "x") == "person.link"
                assert await ask(bob, "calls/confirm", ticket=ticket) == {"done": "confirmed"}, "whoever opens it: the ticket proves it"
                other = await slow_table(ann, bob)
                await look(server)
                to, letter = box.letters[-1]
                assert (len(box.letters), to, letter["Subject"], letter["Auto-Submitted"]) == (
                    2,
                    ["ann@example.org"],
                    "Ваш ход: Картахена",
                    "auto-generated",
                )
                text = letter.get_content()
                assert f"{server.url}/t/{other}" in text and table not in text
                stop = re.search(r"/calls/stop#(\S+)", text)[1]
                assert letter["List-Unsubscribe"] == f"<{server.url}/calls/stop#{stop}>"
                assert await ask(bob, "calls/confirm", ticket=stop) == {"done": "stopped"}
                await slow_table(ann, bob)
                await look(server)
                assert len(box.letters) == 2
                assert (await ask(ann, "calls", email="ann@example.org"))["confirmed"] is False
                for client in (ann, bob):
                    await client.close()

    run(journey())


def test_nobody_floods_an_address_with_questions(path):
    async def journey():
        with smtp() as (box, settings):
            async with serving(path, **settings) as server:
                ann = await Client.guest(server.url)
                answers = [await ask(ann, "calls", email=f"x{at}@example.org") for at in range(8)]
                assert [answer for answer in answers if isinstance(answer, str)] == ["limit.letters"] * 2
                assert len(box.letters) == 6
                assert await ask(ann, "calls", email="a@b.org\r\nBcc: c@d.org") == "wire.invalid"
                await ann.http.aclose()

    run(journey())


# -- when ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("calling", "hour", "told", "wanted"),
    [
        ({}, 12, 0, True),
        ({}, 23, 0, False),
        ({}, 7, 0, False),
        ({}, 8, 0, True),
        ({"quiet_from": 9, "quiet_to": 17}, 12, 0, False),
        ({"quiet_from": 9, "quiet_to": 17}, 3, 0, True),
        ({"zone": "Asia/Tokyo"}, 12, 0, True),
        ({"zone": "Asia/Tokyo"}, 14, 0, False),
        ({"when": "daily", "hour": 18}, 17, 18 - 24, False),
        ({"when": "daily", "hour": 18}, 19, 18 - 24, True),
        ({"when": "daily", "hour": 18}, 19, 18, False),
        ({"when": "daily", "hour": 0}, 0, 0 - 24, True),
    ],
)
def test_calls_keep_quiet_hours_and_a_digest_comes_once_a_day(calling, hour, told, wanted):
    at = NOON + (hour - 12) * HOUR
    last = NOON + (told - 12) * HOUR if told or calling.get("when") else 0
    assert is_time(Kept(Calling(**calling)), last, at) is wanted


def test_a_digest_names_every_table_by_the_name_its_person_gave_it(path):
    async def journey():
        now = NOON
        async with Post() as there, serving(path, private_hooks=True, call_after=60, clock=lambda: now) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            await ask(ann, "calls", hook="json", url=there.url, when="daily", hour=18)
            tables = [await slow_table(ann, bob) for _ in range(3)]
            fast = await slow_table(ann, bob, clock={"kind": "turn", "seconds": 60})
            alone = await ann.create(options=SMALL, seats=("me", "bot"), start=True)
            await ann.post({"type": "shelve", "table": tables[1], "title": "The long one"})
            await look(server)
            assert there.got == []
            now = NOON + 6 * HOUR
            await look(server)
            [(_, body)] = there.got
            assert body["subject"] == "3 tables wait for you"
            assert [one["id"] for one in body["tables"]] == tables
            assert "The long one with Bob, until Jun 4, 2026" in body["text"]
            assert f"{server.url}/turn" in body["text"]
            assert fast not in body["text"] and alone not in body["text"]
            now += 24 * HOUR
            await look(server)
            assert len(there.got) == 1, "nothing new, nothing sent"
            for client in (ann, bob):
                await client.close()

    run(journey())


def test_a_hook_is_told_in_the_form_it_knows():
    message = Message("Your turn", "a <b> & @everyone", [])
    assert posted(Calling(hook="slack"), message) == {"text": "Your turn\n\na &lt;b&gt; &amp; @everyone"}
    assert len(posted(Calling(hook="discord"), Message("s", "x" * 9000, []))["content"]) <= 2000


# -- one's own list -----------------------------------------------------------------------------------------------------


def test_tables_are_put_away_and_come_back_when_it_is_ones_turn(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table, mine = await slow_table(bob, ann), await slow_table(ann, bob)
            for one in (table, mine):
                await ann.post({"type": "shelve", "table": one, "archived": True, "title": "  by \n the sea "})
            me = await ann.get("/api/me")
            assert [(one["table"]["id"], one["title"]) for one in me["archive"]] == [(table, "by the sea")]
            assert [one["table"]["id"] for one in me["tables"]] == [mine]
            assert (await bob.get("/api/me"))["archive"] == []
            await bob.watch(table)
            while bob.tables[table]["play"]["choices"]:
                await bob.act(table)
            assert {one["table"]["id"] for one in (await ann.get("/api/me"))["tables"]} == {mine, table}
            with refused("wire.invalid"):
                await ann.post({"type": "shelve", "table": table, "title": "x" * 61})
            for client in (ann, bob):
                await client.close()

    run(journey())
