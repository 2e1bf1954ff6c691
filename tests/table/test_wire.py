"""The protocol's promises: numbers without gaps, resuming, commands that may be sent twice, stale clients, strict decoding."""

import asyncio
import json

import msgspec
from tests.table.kit import SMALL, TINY, Client, refused, run, serving

from windlass.table import wire
from windlass.table.door.socket import Connection


def test_sending_a_command_twice_does_it_once(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            command = {"type": "create", "id": "one", "game": "cartagena", "options": SMALL, "seats": [{"kind": "me"}, {"kind": "open"}]}
            first, second = await ann.post(command), await ann.post(command)
            assert first == second
            table = first["table"]
            await ann.watch(table)
            numbers = {(await ann.send({"type": "say", "id": "hi", "table": table, "text": "hi"}))["number"] for _ in range(3)}
            numbers |= {
                answer["number"]
                for answer in await asyncio.gather(*(ann.post({"type": "say", "id": "hi", "table": table, "text": "hi"}) for _ in range(5)))
            }
            assert len(numbers) == 1
            assert len((await ann.snapshot(table))["chat"]) == 1
            await ann.close()

    run(journey())


def test_the_same_command_id_is_known_after_a_restart(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(options=SMALL, seats=("me", "me"), start=True)
            choice = (await ann.snapshot(table))["play"]["choices"][0]["face"]
            act = {"type": "act", "id": "first", "table": table, "seat": 0, "action": choice}
            first = await ann.post(act)
            token = ann.token
        async with serving(path) as server:
            ann = Client(server.url)
            ann.http.headers["authorization"] = f"Bearer {token}"
            assert await ann.post(act) == first
            assert (await ann.snapshot(table))["play"]["ply"] == 1
            await ann.close()

    run(journey())


def test_a_client_resumes_from_its_number_and_gets_everything_anew_when_that_cannot_be(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table = await ann.create(seats=("me", "me"), options=SMALL, start=True)
            await bob.watch(table)
            number = bob.tables[table]["number"]
            await bob.socket.close()
            await ann.watch(table)
            for _ in range(3):
                await ann.act(table)
            await bob.connect()
            bob.raw.clear()
            await bob.watch(table, since=number)
            await bob.until(lambda: bob.tables[table]["number"] == ann.tables[table]["number"])
            kinds = [json.loads(text)["type"] for text in bob.raw]
            assert "update" in kinds
            assert "snapshot" not in kinds
            assert len(bob.tables[table]["log"]) == 4
            for beyond in (10_000, 0):
                bob.raw.clear()
                await bob.send({"type": "watch", "table": table, "since": beyond})
                await bob.until(lambda: any(json.loads(text)["type"] == "snapshot" for text in bob.raw))
            missed = await bob.get(f"/api/tables/{table}/updates?since={number}")
            assert (missed["type"], missed["since"], len(missed["log"])) == ("update", number, 3)
            assert (await bob.get(f"/api/tables/{table}/updates?since=99999"))["type"] == "snapshot"
            await ann.close()
            await bob.close()

    run(journey())


def test_what_lasts_through_a_match_is_sent_to_a_connection_once(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table = await ann.create("tortuga2199", seats=("me", "me"))
            for one in (ann, bob):  # to one the match begins with an update, to the other with the whole
                if one is bob:
                    await ann.post({"type": "start", "table": table})
                await one.watch(table)
            for _ in range(2):
                await ann.act(table)
            number = ann.tables[table]["number"]
            await bob.reach(table, number)
            whole = await ann.snapshot(table)
            for one in (ann, bob):
                sent = [message for message in map(json.loads, one.raw) if (message.get("play") or {}).get("view", {}).get("cards")]
                assert len(sent) == 1
                assert one.tables[table]["play"]["view"]["cards"] == whole["play"]["view"]["cards"]
            assert ann.tables[table]["play"] == whole["play"]
            polled = await bob.get(f"/api/tables/{table}/updates?since={number - 1}")
            assert (polled["same"], polled["play"]["view"]["cards"]) == ([], whole["play"]["view"]["cards"])
            await ann.close()
            await bob.close()

    run(journey())


def test_what_a_command_brought_about_goes_out_with_its_answer(path, monkeypatch):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(seats=("me", "me"), options=SMALL, start=True)
            await ann.watch(table)
            handed, real = [], Connection._hand_over

            async def hand_over(self, parcels):
                handed.append([json.loads(b"".join(parcel))["type"] for parcel in parcels])
                await real(self, parcels)

            monkeypatch.setattr(Connection, "_hand_over", hand_over)
            for _ in range(3):
                await ann.act(table)
            assert handed == [["answer", "update"]] * 3
            await ann.close()

    run(journey())


def test_the_long_poll_waits_for_what_is_new(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(seats=("me", "open"), options=SMALL)
            poll = asyncio.create_task(ann.get(f"/api/tables/{table}/updates?since=1&wait=20"))
            await asyncio.sleep(0.1)
            assert not poll.done()
            await ann.post({"type": "say", "table": table, "text": "here"})
            news = await poll
            assert [line["text"] for line in news["chat"]] == ["here"]
            nothing = await ann.get(f"/api/tables/{table}/updates?since={news['number']}&wait=1")
            assert nothing["number"] == nothing["since"]
            await ann.close()

    run(journey())


def test_an_action_for_a_position_that_has_changed_is_refused(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(seats=("me", "me"), options=SMALL, start=True)
            await ann.watch(table)
            seen = ann.tables[table]["number"]
            await ann.send({"type": "say", "table": table, "text": "talk changes no position"})
            code = ann.tables[table]["play"]["choices"][0]["face"]
            await ann.send({"type": "act", "table": table, "seat": 0, "action": code, "seen": seen})
            with refused("table.stale"):
                await ann.send({"type": "act", "table": table, "seat": 0, "action": code, "seen": seen})
            await ann.close()

    run(journey())


def test_actions_are_taken_as_faces_or_by_notation_and_illegal_ones_explained(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(seats=("me", "me"), options=TINY, start=True)
            seen = await ann.snapshot(table)
            await ann.post({"type": "act", "table": table, "seat": 0, "action": seen["play"]["choices"][0]["notation"]})
            advance = {"type": "advance", "symbol": 0, "space": 30}
            for action, code in (
                ("what", "notation.action"),
                (999_999, "wire.invalid"),
                ({"type": "fly"}, "notation.action"),
                ({"type": "advance", "symbol": 0, "space": 3_000}, "notation.action"),
                ({"type": "advance", "symbol": 0}, "notation.action"),
                (advance | {"more": 1}, "notation.action"),
                (advance, "cartagena.no-pirate"),
            ):
                with refused(code):
                    await ann.post({"type": "act", "table": table, "seat": 1, "action": action})
            with refused("table.not-your-turn"):
                await ann.post({"type": "act", "table": table, "seat": 0, "action": "end"})
            with refused("table.unknown"):
                await ann.post({"type": "start", "table": "nowhere"})
            await ann.close()

    run(journey())


def test_what_is_not_a_command_is_refused_with_the_field_that_is_wrong(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url, language="fr")
            await ann.connect()
            for text, reason in (
                ("{", "truncated"),
                ('{"type":"act","id":"x1"}', "table"),
                ('{"type":"sit","id":"x2","table":"t","seat":9}', "seat"),
                ('{"type":"sit","id":"x3","table":"t","seat":0,"king":true}', "king"),
                ('{"type":"nothing","id":"x4"}', "nothing"),
                ("[" * 5000, ""),
            ):
                await ann.socket.send(text)
                key = json.loads(text)["id"] if text.endswith("}") else ""
                await ann.until(lambda key=key: key in ann.answers)
                refusal = ann.answers.pop(key)["refusal"]
                assert refusal["code"] == "wire.invalid"
                assert refusal["said"].startswith("Ce message est incompréhensible")
                assert reason in refusal["args"]["reason"]
            await ann.socket.send("x" * 20_000)
            await ann.until(lambda: "" in ann.answers)
            assert ann.answers.pop("")["refusal"]["code"] == "wire.too-long"
            assert (await ann.send({"type": "ping"}))["refusal"] is None
            assert (await ann.http.post("/api/command", content=b"{", headers={"content-type": "application/json"})).status_code == 400
            assert (await ann.http.post("/api/command", content=b"{}", headers={"content-type": "text/plain"})).status_code == 415
            assert (await ann.http.post("/api/guest", json={"name": "x" * 20_000})).status_code == 413
            await ann.close()

    run(journey())


def test_who_watches_sees_who_is_here(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table = await ann.create(seats=("me", "open"), options=SMALL)
            await bob.post({"type": "sit", "table": table, "seat": 1})
            await ann.watch(table)
            assert [seat["present"] for seat in ann.tables[table]["table"]["seats"]] == [True, False]
            await bob.watch(table)
            await ann.until(lambda: ann.tables[table]["table"]["seats"][1]["present"])
            await bob.send({"type": "unwatch", "table": table})
            await ann.until(lambda: not ann.tables[table]["table"]["seats"][1]["present"])
            await bob.watch(table)
            await ann.until(lambda: ann.tables[table]["table"]["seats"][1]["present"])
            await bob.close()
            await ann.until(lambda: not ann.tables[table]["table"]["seats"][1]["present"])
            await ann.close()

    run(journey())


def test_whoever_asks_is_told_when_their_tables_change(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            await bob.connect()
            await bob.send({"type": "watch-me"})
            await bob.until(lambda: bob.me is not None)
            table = await ann.create(seats=("me", "open"), options=TINY)
            await bob.send({"type": "sit", "table": table, "seat": 1})
            await ann.post({"type": "start", "table": table})
            await ann.watch(table)
            await ann.act(table)
            await bob.until(lambda: bob.me["tables"] and bob.me["tables"][0]["your_turn"])
            await ann.close()
            await bob.close()

    run(journey())


def test_a_server_that_closes_says_so(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            await ann.connect()
            await ann.send({"type": "ping"})
        assert ann.gone == {"type": "gone", "id": None, "code": "restarting"}
        await ann.close()

    run(journey())


def test_every_command_and_message_survives_the_wire():
    for kind in wire.AnySocketCommand.__args__:
        fields = {name.name for name in msgspec.structs.fields(kind)}
        assert "id" in fields
    answer = wire.Answer(id="x")
    assert msgspec.json.decode(msgspec.json.encode(answer), type=wire.AnyMessage) == answer
