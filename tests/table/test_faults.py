"""Faults around a server: a full disk, files that cannot be used, a second server, logs that would fill a disk."""

import asyncio
import json
import logging
import sqlite3
import uuid

import pytest
from tests.table.kit import SMALL, Client, refused, run, serving
from tests.table.test_serve import windlass

from windlass.engine.refusal import Refusal
from windlass.table.live import json_lines
from windlass.table.store import open_store


async def full(server, *, yes=True):
    """Let the SQLite file grow no more, or again."""
    store = server.tables.store

    pages = (await store._read(lambda session: session.run("PRAGMA page_count")))[0][0] if yes else 1 << 30
    make = type(store).connect

    def connect():
        session = make(store)
        session.run(f"PRAGMA max_page_count = {pages}")
        return session

    store.connect = connect
    await store._write(lambda session: session.run(f"PRAGMA max_page_count = {pages}"))
    server._probed = -1.0


def test_a_full_disk_is_told_loses_nothing_and_is_not_ready(path, caplog):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url, language="ru")
            table = await ann.create(seats=("me", "me"), start=True)
            await ann.watch(table)
            assert (await ann.http.get("/readyz")).status_code == 200
            await full(server)
            with refused("table.cannot-save"):
                while True:  # until the pages that are there are full
                    await ann.act(table)
            before = ann.tables[table]["number"]
            play = ann.tables[table]["play"]
            act = {"type": "act", "table": table, "seat": play["seat"], "action": play["choices"][0]["face"], "id": uuid.uuid4().hex}
            told = (await ann.http.post("/api/command", json=act)).json()["refusal"]
            assert "сохранить" in told["said"]
            assert (await ann.http.get("/readyz")).status_code == 503
            assert (await ann.http.get("/healthz")).status_code == 200
            held = (await ann.snapshot(table))["number"]
            assert held >= before
            await full(server, yes=False)
            await ann.act(table)
            assert (await ann.http.get("/readyz")).status_code == 200
            number = ann.tables[table]["number"]
            await ann.close()
            return table, number

    table, number = run(journey())
    assert not [record for record in caplog.records if record.exc_info], "a full disk is no traceback"

    async def look():
        store = open_store(str(path))
        entries = await store.entries(table, 0)
        await store.close()
        assert [one.number for one in entries] == list(range(1, number + 1))

    asyncio.run(look())


def test_a_person_that_cannot_be_saved_hears_why(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            await full(server)
            codes = set()
            for _ in range(300):
                answer = await ann.http.post("/api/guest", json={"name": "B" * 32, "bearer": True})
                codes.add((answer.status_code, (answer.json().get("refusal") or {}).get("code")))
                if answer.status_code != 200:
                    break
            assert codes == {(200, None), (503, "table.cannot-save")}
            await full(server, yes=False)
            await ann.close()

    run(journey())


@pytest.fixture
def good(path):
    """A database with one table of one match."""

    async def begin():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(options=SMALL, seats=("me", "me"), start=True)
            await ann.close()
            return table

    run(begin())
    return path


def spoil_foreign(path):
    path.write_bytes(b"PK\x03\x04 something else")


def spoil_other(path):
    path.unlink()
    sqlite3.connect(path).executescript("CREATE TABLE cats (name)")


def spoil_truncated(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def spoil_pages(path):
    data = bytearray(path.read_bytes())
    data[4096 : len(data) : 7] = b"x" * len(data[4096 : len(data) : 7])
    path.write_bytes(data)


def spoil_newer(path):
    with sqlite3.connect(path) as store:
        store.execute("INSERT INTO migration VALUES (9999)")
    store.close()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (spoil_foreign, "is no data file of Windlass"), (spoil_other, "is no data file of Windlass"), (spoil_truncated, "is damaged"),
        (spoil_pages, "is damaged"), (spoil_newer, "newer Windlass"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used_is_told_in_a_sentence(good, spoil, said):
    spoil(good)
    before = good.read_bytes()
    done = windlass("serve", "--host", "127.0.0.1", "--port", "0", "--store", str(good), "--no-open")
    assert done.exit_code == 2, done.output
    assert said in done.output
    assert "Traceback" not in done.output
    assert len(done.output.strip().splitlines()) == 1
    if spoil is not spoil_newer:
        assert good.read_bytes() == before


def test_a_place_that_cannot_be_written_is_told_in_a_sentence():
    for place in ("/proc/version", "/proc/none/table.sqlite", "postgresql://nobody@127.0.0.1:9/none"):
        done = windlass("serve", "--host", "127.0.0.1", "--port", "0", "--store", place, "--no-open")
        assert done.exit_code == 2, done.output
        assert len(done.output.strip().splitlines()) == 1, done.output


def test_a_second_server_on_one_file_is_refused_until_the_first_has_ended(path):
    async def journey():
        async with serving(path):
            done = await asyncio.to_thread(windlass, "serve", "--host", "127.0.0.1", "--port", "0", "--store", str(path), "--no-open")
            assert done.exit_code == 2
            assert "Another server already uses" in done.output
            with pytest.raises(Refusal, match=r"store\.in-use"):
                open_store(str(path), alone=True)
        store = open_store(str(path), alone=True)
        await store.close()

    run(journey())


def test_a_fault_that_repeats_is_logged_once_a_minute_with_a_count():
    now = 0.0
    seldom = json_lines.Seldom(lambda: now)
    records = []
    for at in range(1000):
        now = at * 0.1
        record = logging.makeLogRecord({"name": "x", "msg": "cannot save", "levelno": logging.ERROR, "levelname": "ERROR"})
        if seldom.filter(record):
            records.append(json.loads(json_lines.JsonLines().format(record)))
    assert [record.get("repeated", 0) for record in records] == [0, 599]
    assert all(seldom.filter(logging.makeLogRecord({"msg": "ready", "levelno": logging.INFO})) for _ in range(3))
    assert seldom.filter(logging.makeLogRecord({"name": "x", "msg": "something else", "levelno": logging.ERROR}))
