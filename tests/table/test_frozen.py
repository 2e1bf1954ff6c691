"""A match that no longer fits the rules is frozen with a clear message, and nothing of it is lost."""

import dataclasses
import sqlite3

from tests.table.kit import SMALL, Client, refused, run, serving

from windlass.engine import registry
from windlass.engine.registry import find_game


def test_a_match_of_other_rules_is_frozen_until_they_are_back(path, monkeypatch):
    async def begin():
        async with serving(path) as server:
            ann = await Client.guest(server.url, language="ru")
            table = await ann.create(options=SMALL, seats=("me", "me"), start=True)
            await ann.watch(table)
            await ann.act(table)
            seen = ann.tables[table]
            await ann.close()
            return table, ann.token, seen

    async def come_back(table, token):
        async with serving(path) as server:
            ann = Client(server.url)
            ann.token = token
            ann.http.headers["authorization"] = f"Bearer {token}"
            seen = dict(await ann.watch(table))
            if seen["table"]["status"] == "frozen":
                for command in ({"type": "act", "seat": 0, "action": "end"}, {"type": "resign", "seat": 0}, {"type": "abandon"}):
                    with refused("table.frozen"):
                        await ann.send({"table": table, **command})
                await ann.send({"type": "say", "table": table, "text": "what happened?"})
                assert (await ann.http.get(f"/api/tables/{table}/replay/0")).status_code == 409
                assert (await ann.http.get(f"/api/tables/{table}/export")).status_code == 409
            else:
                await ann.act(table)
            await ann.close()
            return seen

    table, token, before = run(begin())
    real = find_game("cartagena")
    monkeypatch.setitem(registry._LOADED, "cartagena", dataclasses.replace(real, version=real.version + 1))
    frozen = run(come_back(table, token))
    assert frozen["table"]["status"] == "frozen"
    assert frozen["table"]["frozen"]["code"] == "match.version"
    assert "правил" in frozen["table"]["frozen"]["said"]
    assert frozen["play"] is None
    monkeypatch.setitem(registry._LOADED, "cartagena", real)
    again = run(come_back(table, token))
    assert (again["table"]["status"], again["log"]) == ("playing", before["log"])


def test_an_entry_of_another_program_or_that_cannot_be_replayed_freezes_the_table_only(path):
    async def begin():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            tables = [await ann.create(options=SMALL, seats=("me", "me"), start=True) for _ in range(3)]
            await ann.close()
            return tables, ann.token

    async def look(tables, token):
        async with serving(path) as server:
            ann = Client(server.url)
            ann.http.headers["authorization"] = f"Bearer {token}"
            seen = [await ann.snapshot(table) for table in tables]
            metrics = (await ann.http.get("/metrics")).text
            await ann.close()
            return [(one["table"]["status"], (one["table"]["frozen"] or {}).get("code")) for one in seen], metrics

    tables, token = run(begin())
    store = sqlite3.connect(path)
    for table, body in ((tables[0], '{"type":"conjured","at":1}'), (tables[1], '{"type":"played","at":1,"seat":1,"action":3}')):
        store.execute("INSERT INTO entry VALUES (?, 3, '', '', ?)", (table, body))
    store.commit()
    store.close()
    seen, metrics = run(look(tables, token))
    assert seen == [("frozen", "table.unreadable"), ("frozen", "table.not-your-turn"), ("playing", None)]
    assert "windlass_frozen_tables 2" in metrics


def test_a_damaged_row_is_shown_as_damaged_and_hides_nothing_else(path):
    async def begin():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            tables = [await ann.create(options=SMALL, seats=("me", "open"), settings={"public": True}) for _ in range(3)]
            await ann.close()
            return tables, ann.token

    async def look(tables, token):
        async with serving(path) as server:
            ann = Client(server.url)
            ann.http.headers["authorization"] = f"Bearer {token}"
            lobby, me = await ann.get("/api/lobby"), await ann.get("/api/me")
            first = await ann.http.get(f"/api/tables/{tables[1]}")
            await ann.snapshot(tables[2])
            await ann.http.aclose()
            return lobby, me, first

    tables, token = run(begin())
    store = sqlite3.connect(path)
    store.execute("UPDATE room SET line = '{' WHERE id = ?", (tables[0],))
    store.execute("UPDATE entry SET body = '{' WHERE room = ? AND number = 1", (tables[1],))
    store.commit()
    store.close()
    lobby, me, first = run(look(tables, token))
    assert {line["id"] for line in lobby["waiting"]} == {tables[1], tables[2]}
    assert {one["table"]["id"]: one["table"]["status"] for one in me["tables"]}[tables[0]] == "frozen"
    assert len(me["tables"]) == 3
    assert (first.status_code, first.json()["refusal"]["code"]) == (409, "table.unreadable")
