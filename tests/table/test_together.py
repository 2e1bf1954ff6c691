"""People at one table: links that reach others, previews, names, marks, and answers to a rematch."""

from __future__ import annotations

import re

import httpx
import pytest
from tests.table.kit import SMALL, Client, refused, run, serving

from windlass.table.door import reach
from windlass.table.live import presence
from windlass.table.log.entries import Chair
from windlass.table.log.seats import marked, marks


@pytest.mark.parametrize(
    ("origin", "who"),
    [
        ("http://localhost:8199", "here"), ("http://127.0.0.1:8199", "here"), ("http://[::1]:8199", "here"), ("http://192.168.1.20:8199", "network"),
        ("http://10.0.0.7", "network"), ("http://den.local:8199", "network"), ("http://pi:8199", "network"), ("https://games.example.org", "everyone"),
        ("http://93.184.216.34", "everyone"), ("http://[", "here"),
    ],
)  # fmt: skip
def test_a_link_says_who_can_open_it(origin, who):
    assert reach.reach_of(origin) == who


@pytest.mark.parametrize(
    ("settings", "called", "origin", "who"),
    [
        ({"host": "0.0.0.0"}, "localhost:8199", "http://192.168.1.20:8199", "network"),
        ({"host": "0.0.0.0"}, "192.168.1.20:8199", "http://192.168.1.20:8199", "network"),
        ({"host": "127.0.0.1"}, "localhost:8199", "http://localhost:8199", "here"),
        ({"host": "0.0.0.0", "public_url": "https://games.example.org/"}, "localhost:8199", "https://games.example.org", "everyone"),
    ],
)
def test_links_carry_the_address_that_other_devices_reach(path, monkeypatch, settings, called, origin, who):
    monkeypatch.setattr(reach, "network_address", lambda: "192.168.1.20")

    async def journey():
        async with (
            serving(path, house_seed="", **settings) as server,
            httpx.AsyncClient(base_url=server.url, headers={"host": called}) as http,
        ):
            house = (await http.get("/api/house")).json()
            assert (house["origin"], house["reach"]) == (origin, who)
            await http.post("/api/guest", json={"name": "Ann"})
            assert (await http.post("/api/me/link", json={})).json()["url"].startswith(origin)

    run(journey())


def test_a_link_previews_who_invites_to_what_with_a_picture_unless_the_table_is_locked(path):
    async def journey():
        async with serving(path) as server, httpx.AsyncClient(base_url=server.url) as http:
            ann = await Client.guest(server.url, '<Ann> "A"')
            table = await ann.create(seats=("me", "open"))
            page = (await http.get(f"/t/{table}", headers={"accept-language": "fr"})).text
            tags = dict(re.findall(r'<meta property="(og:\w+)" content="([^"]*)" />', page))
            assert tags["og:title"] == "&lt;Ann&gt; &quot;A&quot; vous invite à jouer à Carthagène"
            assert tags["og:url"] == f"{server.url}/t/{table}"
            picture = await http.get(tags["og:image"])
            assert (picture.status_code, picture.headers["content-type"].split("/")[0]) == (200, "image")
            begun = await ann.create(options=SMALL, start=True)
            assert 'og:title" content="Cartagena"' in (await http.get(f"/t/{begun}")).text
            locked = await ann.create(seats=("me", "open"), password="x")
            for other in (f"/t/{locked}", "/t/none", "/game/cartagena"):
                assert "og:title" not in (await http.get(other)).text
            await ann.close()

    run(journey())


def test_a_new_name_is_told_everywhere_at_once(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = [await Client.guest(server.url, name) for name in ("Ann", "Bob")]
            table = await ann.create(options=SMALL, seats=("me", {"kind": "me", "name": "Kid"}), start=True)
            over = await ann.create(options=SMALL, seats=("me", "bot"), start=True)
            for one in (ann, bob):
                await one.watch(table)
            await ann.post({"type": "resign", "table": over, "seat": 0})
            await ann.post({"type": "introduce", "name": "Anna"})
            await bob.until(lambda: [seat["name"] for seat in bob.tables[table]["table"]["seats"]] == ["Anna", "Kid"])
            await ann.send({"type": "say", "table": table, "text": "hi"})
            await bob.until(lambda: bob.tables[table]["chat"] and bob.tables[table]["chat"][-1]["name"] == "Anna")
            assert (await ann.snapshot(over))["table"]["seats"][0]["name"] == "Ann"
            for one in (ann, bob):
                await one.close()

    run(journey())


def test_marks_are_all_different_and_stay_with_whoever_brought_them():
    chairs = [Chair(kind="person", person="a"), Chair(kind="person", person="b"), Chair()]
    assert marks(chairs) == [0, 1, 2]
    moved = marked(chairs)
    assert marks([*moved[1:], moved[0]]) == [1, 2, 0]
    assert marks([moved[1], moved[1], Chair(), moved[0]]) == [1, 3, 2, 0]


def test_everyone_sees_who_wants_a_rematch_and_who_does_not(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, cyd = [await Client.guest(server.url, name) for name in ("Ann", "Bob", "Cyd")]
            table = await ann.create(options={**SMALL, "seats": 3}, seats=("me", "open", "open"))
            for seat, one in enumerate((ann, bob, cyd)):
                await one.watch(table)
                if seat:
                    await one.send({"type": "sit", "table": table, "seat": seat})
            await ann.send({"type": "start", "table": table})
            with refused("table.nothing-asked"):
                await bob.send({"type": "decline", "table": table})
            for seat, one in ((0, ann), (1, bob)):
                await one.send({"type": "resign", "table": table, "seat": seat})
            new = (await bob.send({"type": "rematch", "table": table}))["table"]
            await cyd.send({"type": "decline", "table": table, "id": "no"})
            await cyd.send({"type": "decline", "table": table, "id": "no"})
            await ann.send({"type": "rematch", "table": table})
            await bob.until(lambda: (bob.tables[table]["table"]["agreed"], bob.tables[table]["table"]["declined"]) == ([1, 0], [2]))
            seen = (await bob.snapshot(new))["table"]
            assert [(seat["kind"], seat["name"], seat["mark"]) for seat in seen["seats"]] == [
                ("person", "Bob", 1),
                ("open", "", 2),
                ("person", "Ann", 0),
            ]
            assert seen["status"] == "waiting"
            eve = await Client.guest(server.url, "Eve")
            with refused("table.seated-only"):
                await eve.post({"type": "decline", "table": table})
            for one in (ann, bob, cyd, eve):
                await one.close()

    run(journey())


def test_strangers_who_want_the_same_are_brought_together_and_begin_by_themselves(path):
    async def journey():
        async with serving(path, house_seed="") as server:
            ann, bob, cyd = [await Client.guest(server.url, name) for name in ("Ann", "Bob", "Cyd")]
            wish = {"type": "find", "game": "cartagena", "pace": "quick"}
            table = (await ann.post({**wish, "id": "first"}))["table"]
            assert (await ann.post({**wish, "id": "first"}))["table"] == table
            assert (await ann.post(wish))["table"] == table, "who waits goes on waiting"
            await ann.watch(table)
            assert (await cyd.post({**wish, "pace": "calm"}))["table"] != table
            await cyd.post({"type": "mute", "person": ann.person})
            assert (await cyd.post(wish))["table"] != table, "nobody meets whom they do not want to hear"
            await bob.post({"type": "mute", "person": cyd.person})
            joined = await bob.post({**wish, "id": "second"})
            assert joined["table"] == table
            assert (await bob.post({**wish, "id": "second"}))["number"] == joined["number"]
            for one in (ann, bob):
                await one.watch(table)
                await one.send({"type": "contribute", "table": table, "part": "ef" * 16})
            seen = (await ann.snapshot(table))["table"]
            assert (seen["status"], seen["shuffled_by"], seen["paired"]) == ("playing", "people", True)
            with refused("game.unknown"):
                await ann.post({**wish, "game": "chess"})
            for one in (ann, bob, cyd):
                await one.close()

    run(journey())


def test_whoever_lost_on_time_is_named_as_the_reason_of_the_end(path):
    now = [1_000_000]

    async def journey():
        async with serving(path, clock=lambda: now[0]) as server:
            ann, bob = [await Client.guest(server.url, name) for name in ("Ann", "Bob")]
            settings = {"clock": {"kind": "turn", "seconds": 30}, "at_end_of_time": "loss"}
            table = await ann.create(options=SMALL, seats=("me", "open"), settings=settings)
            for one in (ann, bob):
                await one.watch(table)
            await bob.send({"type": "sit", "table": table, "seat": 1})
            await ann.send({"type": "start", "table": table})
            now[0] += 31_000
            await bob.until(lambda: bob.tables[table]["table"]["ending"])
            seen = bob.tables[table]["table"]
            assert seen["ending"]["text"] == {"type": "text", "id": "table-ending-time", "args": {"seat": {"type": "seat", "seat": 0}}}
            assert [seat["why"] for seat in seen["seats"]] == ["time", None]
            for one in (ann, bob):
                await one.close()

    run(journey())


def test_who_closes_the_table_is_elsewhere_and_who_breaks_off_is_lost_for_a_while(path):
    async def journey():
        now = 1_800_000_000_000
        async with serving(path, clock=lambda: now) as server:
            ann, bob = [await Client.guest(server.url, name) for name in ("Ann", "Bob")]
            table = await ann.create(options=SMALL, seats=("me", "open"))
            await bob.post({"type": "sit", "table": table, "seat": 1})
            await ann.post({"type": "start", "table": table})

            def state():
                seat = ann.tables[table]["table"]["seats"][1]
                return seat["present"], seat["lost"]

            async def told(present, lost):
                await ann.until(lambda: state() == (present, lost), f"present {present}, lost {lost}")

            await ann.watch(table)
            for goes in ("elsewhere", "lost", "lost, and comes back"):
                await bob.connect()
                await bob.watch(table)
                await told(present=True, lost=False)
                if goes == "elsewhere":
                    await bob.socket.close()
                else:
                    bob.socket.transport.abort()
                await told(present=False, lost=goes != "elsewhere")
                if goes == "lost":
                    now += presence.COMING_BACK
                    await told(present=False, lost=False)
            await bob.connect()
            await bob.watch(table)
            await told(present=True, lost=False)
            for one in (ann, bob):
                await one.close()

    run(journey())
