"""Looking after a house: backups that rotate and restore, stores that are checked, repaired and moved, clocks that jump."""

import os
import sqlite3

from tests.table.kit import SMALL, Client, eventually, run, serving
from tests.table.test_serve import windlass
from tests.table.test_time import Hands

from windlass.table.live.backups import Backups, seconds_of
from windlass.table.live.clock import JUMP, Sign, SteadyClock, has_jumped, sign


def tables_of(path, count=3):
    """A file with some tables of matches in progress."""

    async def begin():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            tables = [await ann.create(options=SMALL, seats=("me", "me"), start=True) for _ in range(count)]
            for table in tables:
                await ann.watch(table)
                await ann.act(table)
            await ann.close()
            return tables, ann.token

    return run(begin())


async def snapshots(store, tables, token):
    async with serving(store) as server:
        ann = Client(server.url)
        ann.http.headers["authorization"] = f"Bearer {token}"
        found = [await ann.snapshot(table) for table in tables]
        await ann.http.aclose()
        return [(one["number"], one["log"], one["play"]["view"]) for one in found]


# -- backups


def test_copies_are_made_rotated_and_play_on(path, tmp_path):
    tables, token = tables_of(path, 1)
    now = 1_800_000_000.0
    backups = Backups(str(path), tmp_path / "copies", 3600, 3, lambda: now)
    assert backups.due_in() == 0
    for hour in range(5):
        now = 1_800_000_000.0 + 3600 * hour
        made = backups.make()
        os.utime(made, (now, now))
        assert backups.due_in() == 3600
    assert len(backups.kept()) == 3
    assert made == backups.kept()[-1]
    assert oct(made.stat().st_mode & 0o777) == "0o600"
    assert run(snapshots(made, tables, token)) == run(snapshots(path, tables, token))
    assert [seconds_of(every) for every in ("30m", "1h", "7d")] == [1800, 3600, 604_800]


def test_a_server_makes_copies_by_itself(path, tmp_path):
    async def journey():
        async with serving(path, backup=str(tmp_path / "copies"), backup_every="1h"):
            await eventually(lambda: (tmp_path / "copies").is_dir() and list((tmp_path / "copies").glob("*.sqlite")))

    run(journey())
    (copy,) = (tmp_path / "copies").glob("*.sqlite")
    assert sqlite3.connect(copy).execute("PRAGMA integrity_check").fetchone() == ("ok",)


# -- checking and moving


def test_a_store_is_checked_and_what_is_damaged_is_set_aside(path, tmp_path):
    tables, token = tables_of(path)
    done = windlass("store", "check", "--store", str(path))
    assert done.exit_code == 0, done.output
    with sqlite3.connect(path) as store:
        store.execute("UPDATE entry SET body = '{' WHERE room = ? AND number = 2", (tables[0],))
        store.execute("UPDATE room SET line = '{', status = 'over' WHERE id = ?", (tables[1],))
    store.close()
    done = windlass("store", "check", "--store", str(path))
    assert done.exit_code == 1
    assert all(table in done.output for table in tables[:2])
    assert tables[2] not in done.output
    done = windlass("store", "check", "--store", str(path), "--repair", str(tmp_path / "aside"))
    assert done.exit_code == 0, done.output
    assert (tmp_path / "aside" / f"{tables[0]}.jsonl").read_text().count("\n") == 3
    assert windlass("store", "check", "--store", str(path)).exit_code == 0

    async def look():
        async with serving(path) as server:
            ann = Client(server.url)
            ann.http.headers["authorization"] = f"Bearer {token}"
            me = await ann.get("/api/me")
            assert {one["table"]["id"]: one["table"]["status"] for one in me["tables"]} == dict.fromkeys(tables[1:], "playing")
            assert (await ann.http.get(f"/api/tables/{tables[0]}")).status_code == 404
            await ann.http.aclose()

    run(look())


def test_a_store_is_moved_to_postgresql_and_back_and_nothing_is_different(path, postgres, tmp_path):
    tables, token = tables_of(path)
    before = run(snapshots(path, tables, token))
    back = tmp_path / "back.sqlite"
    for source, target in ((str(path), postgres), (str(path), postgres), (postgres, str(back))):  # a second time nothing is doubled
        done = windlass("store", "move", source, target)
        assert done.exit_code == 0, done.output
    assert run(snapshots(back, tables, token)) == before
    with sqlite3.connect(back) as store:
        store.execute("UPDATE entry SET body = '{}' WHERE number = 1")
    store.close()
    done = windlass("store", "move", str(path), str(back))
    assert done.exit_code == 2
    assert "entry" in done.output


# -- clocks


def test_time_goes_on_steadily_while_the_machines_clock_is_moved():
    wall, steady = 1_000_000.0, 50.0
    clock = SteadyClock(lambda: wall, lambda: steady)
    assert clock() == 1_000_000_000
    wall, steady = 1_003_600.0, 51.0
    assert clock() == 1_000_001_000
    wall, steady = 990_000.0, 52.0
    assert clock() == 1_000_002_000


def test_a_jump_between_two_runs_is_seen_where_it_can_be():
    then = Sign(1_000_000, 100.0, "a")
    assert not has_jumped(then, Sign(1_000_000 + 600_000, 700.0, "a"))
    assert has_jumped(then, Sign(1_000_000 + 600_000 + 2 * JUMP, 700.0, "a"))
    assert has_jumped(then, Sign(1_000_000 + 600_000 - 2 * JUMP, 700.0, "a"))
    assert has_jumped(then, Sign(1_000_000 - 2 * JUMP, 5.0, "b"))
    assert not has_jumped(then, Sign(1_000_000 + 9_000_000, 5.0, "b"))
    assert not has_jumped(sign(1000), sign(1005))


def test_after_a_jump_clocks_pause_and_people_are_told(path):
    hands = Hands()

    async def begin():
        async with serving(path, clock=hands) as server:
            ann = await Client.guest(server.url)
            bob = await Client.guest(server.url)
            clock = {"kind": "game", "seconds": 600}
            table = await ann.create(seats=("me", "open"), options={"seats": 2}, settings={"clock": clock, "grace": 0})
            await bob.post({"type": "sit", "table": table, "seat": 1})
            await ann.post({"type": "start", "table": table})
            await ann.close()
            await bob.close()
            return table, ann.token

    async def come_back(table, token, seconds, sign):
        hands.turn(seconds)
        async with serving(path, clock=hands, sign=sign) as server:
            ann = Client(server.url)
            ann.http.headers["authorization"] = f"Bearer {token}"
            seen = await ann.snapshot(table)
            if seen["table"]["status"] == "paused":
                await ann.post({"type": "resume", "table": table})
                seen["resumed"] = (await ann.snapshot(table))["table"]["status"]
            await ann.http.aclose()
            return seen

    table, token = run(begin())
    moment = Sign(hands(), 1000.0, "a")
    seen = run(come_back(table, token, 5, lambda at: Sign(at, moment.up + (at - moment.at) / 1000, "a")))
    assert seen["table"]["status"] == "playing"
    seen = run(come_back(table, token, 3600, lambda at: Sign(at, moment.up + 10, "a")))
    assert seen["table"]["status"] == "paused"
    assert seen["resumed"] == "playing"
    assert seen["chat"][-1]["message"]["id"] == "table-notice-clock-jumped"
    assert max(seat["clock"]["left"] for seat in seen["table"]["seats"]) == 600_000
    assert min(seat["clock"]["left"] for seat in seen["table"]["seats"]) > 590_000


# -- the set-up


def test_the_doctor_names_what_is_wrong_with_a_set_up(path, tmp_path):
    tables_of(path, 1)
    behind = ("--store", str(path), "--public-url", "https://games.example", "--host", "127.0.0.1")
    done = windlass("doctor", *behind)
    assert done.exit_code == 1
    wrong = {line for line in done.output.splitlines() if line.startswith("✗")}
    assert any("“secure” is off" in line for line in wrong)
    assert any("No copies are made" in line for line in wrong)
    assert not any("store" in line.lower() for line in wrong)
    done = windlass("doctor", *behind, "--secure", "--proxies", "127.0.0.1", "--backup", str(tmp_path))
    assert not {
        line for line in done.output.splitlines() if line.startswith("✗") and any(word in line for word in ("secure", "copies", "proxies"))
    }
    path.write_bytes(b"something else")
    assert "✗" in windlass("doctor", "--store", str(path)).output.splitlines()[0]
