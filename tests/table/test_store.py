"""Every store keeps the same promises: durable, all or nothing, one writer wins, a command is written once."""

import asyncio
import sqlite3

import pytest
from tests.table.kit import eventually, run

from windlass.table.store import open_store
from windlass.table.store.port import Append, Attendance, Change, Conflict, Duplicate, Member, Person, Row, StoredEntry
from windlass.table.store.session import migrate
from windlass.table.store.sqlite import SqliteSession, back_up


def row(table="t1", number=1, **changes):
    base = Row(table, f"code-{table}", "cartagena", "playing", True, number, "ann", None, False, b"{}", 1, number)
    return base._replace(**changes)


def entry(number, person="ann", command="", body=b"{}"):
    return StoredEntry(number, person, command, body)


def append(table, after, *entries, members=None, **changes):
    return Append(row(table, after + len(entries), **changes), after, list(entries), members)


def with_store(address, journey):
    async def go():
        store = open_store(address)
        try:
            return await journey(store)
        finally:
            await store.close()

    return run(go())


def test_entries_are_read_back_in_order_from_any_number(address):
    async def journey(store):
        await store.append(append("t1", 0, entry(1), entry(2, body='{"ж":1}'.encode())))
        await store.append(append("t1", 2, entry(3, "bob", "c3")))
        assert await store.entries("t1", 0) == [entry(1), entry(2, body='{"ж":1}'.encode()), entry(3, "bob", "c3")]
        assert await store.entries("t1", 2) == [entry(3, "bob", "c3")]
        assert await store.entries("t2", 0) == []

    with_store(address, journey)


def test_what_was_stored_is_there_when_the_store_is_opened_again(address):
    async def first(store):
        await store.append(append("t1", 0, entry(1)))
        await store.save_person(Person("ann", "Ann", "en", ("bob",), 5))
        return await store.secret("people", b"first")

    async def second(store):
        assert await store.entries("t1", 0) == [entry(1)]
        assert await store.person("ann") == Person("ann", "Ann", "en", ("bob",), 5)
        assert await store.secret("people", b"second") == b"first"

    assert with_store(address, first) == b"first"
    with_store(address, second)


def test_of_many_writers_of_the_same_number_one_wins_and_the_others_hear_of_it(address):
    async def journey(store):
        other = open_store(address)
        await store.append(append("t1", 0, entry(1)))
        tries = [(store, other)[at % 2].append(append("t1", 1, entry(2, f"p{at}"))) for at in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(one, Conflict) for one in results) == 19
        assert len(await store.entries("t1", 0)) == 2
        await other.close()

    with_store(address, journey)


def test_a_gap_is_a_conflict_too(address):
    async def journey(store):
        with pytest.raises(Conflict):
            await store.append(append("t1", 5, entry(6)))
        assert await store.row("t1") is None

    with_store(address, journey)


def test_a_command_is_written_once_and_its_number_is_told(address):
    async def journey(store):
        await store.append(append("t1", 0, entry(1, command="make")))
        await store.append(append("t1", 1, entry(2, command="act")))
        with pytest.raises(Duplicate) as caught:
            await store.append(append("t1", 2, entry(3, command="act")))
        assert caught.value.number == 2
        await store.append(append("t1", 2, entry(3, "bob", "act")))

    with_store(address, journey)


def test_what_is_refused_in_a_group_leaves_nothing_behind_and_the_others_untouched(address):
    async def journey(store):
        await store.append(append("a", 0, entry(1)))
        batch = [append(f"t{at}", 0, entry(1)) for at in range(10)]
        batch.insert(5, append("a", 0, entry(1), members=[Member("a", "eve", (0,), None, False)], status="over"))
        results = await asyncio.gather(*(store.append(one) for one in batch), return_exceptions=True)
        assert [one for one in results if one is not None] == [results[5]]
        assert isinstance(results[5], Conflict)
        assert (await store.row("a")).status == "playing"
        assert await store.member_rows("eve", 10) == []
        assert len(await store.open_rows(100)) == 11

    with_store(address, journey)


def test_two_tables_cannot_have_the_same_short_code(address):
    async def journey(store):
        await store.append(append("t1", 0, entry(1), code="abcdef"))
        with pytest.raises(Conflict):
            await store.append(append("t2", 0, entry(1), code="abcdef"))
        assert await store.table_of_code("abcdef") == "t1"
        assert await store.table_of_code("ghijkm") is None
        assert await store.entries("t2", 0) == []

    with_store(address, journey)


def test_lists_show_what_the_rows_say(address):
    async def journey(store):
        await store.append(append("wait", 0, entry(1), status="waiting", turn=""))
        await store.append(append("due", 0, entry(1), deadline=100, public=False))
        await store.append(append("later", 0, entry(1), deadline=1000))
        await store.append(append("bot", 0, entry(1), bot=True, status="playing"))
        await store.append(append("over", 0, entry(1), status="over", members=[Member("over", "ann", (0, 2), 2, True)]))
        assert {one.table for one in await store.open_rows(10)} == {"wait", "later", "bot"}
        assert set(await store.live_tables()) == {"due", "later", "bot"}
        assert await store.due_tables(500) == ["due"]
        assert await store.bot_tables() == ["bot"]
        [(found, member)] = await store.member_rows("ann", 10)
        assert (found.table, member) == ("over", Member("over", "ann", (0, 2), 2, True))
        await store.append(append("over", 1, entry(2), members=[Member("over", "bob", (1,), None, False)]))
        assert await store.member_rows("ann", 10) == []

    with_store(address, journey)


def test_a_token_is_used_once(address):
    async def journey(store):
        assert await store.use_once("x", 100)
        assert not await store.use_once("x", 100)
        assert await store.use_once("y", 100)

    with_store(address, journey)


def test_a_job_is_claimed_by_one_until_its_time_is_over_or_the_table_moves_on(address):
    async def journey(store):
        assert await store.claim("t", 4, "a", until=100, now=10)
        assert not await store.claim("t", 4, "b", until=100, now=20)
        assert await store.claim("t", 4, "a", until=150, now=30)
        assert await store.claim("t", 4, "b", until=300, now=200)
        assert await store.claim("t", 5, "a", until=300, now=201)
        assert not await store.claim("t", 4, "b", until=300, now=202)

    with_store(address, journey)


def test_people_change_their_names(address):
    async def journey(store):
        assert await store.person("ann") is None
        await store.save_person(Person("ann", "Ann", "en", (), 5))
        await store.save_person(Person("ann", "Анна", "ru", (), 9))
        assert await store.person("ann") == Person("ann", "Анна", "ru", (), 5)

    with_store(address, journey)


def test_migrating_twice_changes_nothing(path):
    session = SqliteSession(str(path))
    migrate(session, "sqlite")
    before = session.run("SELECT sql FROM sqlite_master ORDER BY name")
    migrate(session, "sqlite")
    assert session.run("SELECT sql FROM sqlite_master ORDER BY name") == before
    session.close()


def test_processes_may_start_at_once_on_an_empty_database(address):
    async def go():
        stores = await asyncio.gather(*(asyncio.to_thread(open_store, address) for _ in range(6)))
        for store in stores:
            assert await store.entries("t1", 0) == []
            await store.close()

    run(go())


def test_both_dialects_have_the_same_migrations():
    from importlib.resources import files

    folder = files("windlass.table.store") / "migrations"
    names = [sorted(step.name for step in (folder / dialect).iterdir() if step.name.endswith(".sql")) for dialect in ("sqlite", "postgres")]
    assert names[0] == names[1]
    assert [int(name.split("-")[0]) for name in names[0]] == list(range(1, len(names[0]) + 1))


def test_sqlite_synchronises_fully_and_writes_ahead(path):
    session = SqliteSession(str(path))
    assert session.run("PRAGMA journal_mode") == [("wal",)]
    assert session.run("PRAGMA synchronous") == [(2,)]
    session.close()


def test_notes_of_one_process_reach_the_other(postgres):
    async def journey(store):
        other = open_store(postgres)
        heard = []
        other.listen(heard.append)
        await eventually(lambda: heard == [None])
        await store.append(append("t1", 0, entry(1), bot=True))
        await store.notify(Attendance("x", "t1", "ann", 1))
        await eventually(lambda: len(heard) == 3)
        assert heard[1:] == [Change("t1", 1, public=True, bot=True, turn="ann"), Attendance("x", "t1", "ann", 1)]
        await other.close()

    with_store(postgres, journey)


def test_a_backup_taken_while_the_server_writes_is_whole(path, tmp_path):
    async def journey(store):
        for at in range(50):
            await store.append(append(f"t{at}", 0, entry(1)))
        pages = await asyncio.to_thread(back_up, str(path), str(tmp_path / "copy.sqlite"))
        assert pages > 0
        for at in range(50, 60):
            await store.append(append(f"t{at}", 0, entry(1)))

    with_store(str(path), journey)
    copy = sqlite3.connect(tmp_path / "copy.sqlite")
    assert copy.execute("SELECT COUNT(*) FROM entry").fetchone() == (50,)
    copy.close()
    with pytest.raises(FileNotFoundError):
        back_up(str(tmp_path / "nothing.sqlite"), str(tmp_path / "x.sqlite"))


def test_a_writer_that_nobody_waits_for_any_more_disturbs_no_other(address):
    async def journey(store):
        waiting = [asyncio.create_task(store.append(append(f"t{at}", 0, entry(1)))) for at in range(40)]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert all(task.exception() is None for task in waiting[1::2])
        await store.append(append("last", 0, entry(1)))

    with_store(address, journey)


def test_a_broken_statement_is_told_to_its_writer_and_the_next_write_works(address):
    async def journey(store):
        with pytest.raises(Exception, match=r"nowhere|syntax"):
            await store._write(lambda session: session.run("SELECT nothing FROM nowhere"))
        await store.append(append("t1", 0, entry(1)))

    with_store(address, journey)
