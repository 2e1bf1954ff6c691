"""The commands around the server: `windlass serve`, `windlass client`, `windlass backup`, `windlass bots`."""

import asyncio
import sqlite3
import threading

import pytest
from click.testing import CliRunner
from tests.table.kit import SMALL, Client, Inline, run_long, serving
from tests.table.processes import Process

from windlass.table.settings import ServerSettings
from windlass.terminal import serve
from windlass.terminal.cli import main


@pytest.fixture
def house(path):
    """A server in a thread of its own."""
    started, stop = threading.Event(), threading.Event()
    made = {}

    async def go():
        async with serving(path, thinker=Inline()) as server:
            made["server"], made["loop"] = server, asyncio.get_running_loop()
            started.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(go()))
    thread.start()
    started.wait(20)
    yield made["server"]
    stop.set()
    thread.join()


def windlass(*words, typed=()):
    return CliRunner().invoke(main, words, input="\n".join([*typed, ""]) if typed else "", env={"COLUMNS": "200", "LANG": "C"})


def test_serve_says_where_it_is_keeps_everything_and_ends_politely(path):
    async def journey():
        process = Process(str(path), public_url="http://games.example")
        process.start()
        try:
            await process.ready()
            assert "http://games.example" in process.output()
            ann = await Client.guest(process.url)
            table = await ann.create(options=SMALL, start=True)
            await ann.watch(table)
            await ann.turn(table)
            copy = path.with_name("copy.sqlite")
            done = windlass("backup", str(copy), "--store", str(path))
            assert done.exit_code == 0, done.output
            assert sqlite3.connect(copy).execute("SELECT id FROM room").fetchall() == [(table,)]
            assert await asyncio.to_thread(process.stop), process.output()
            await ann.until(lambda: ann.gone)
            assert ann.gone["code"] == "restarting"
            await ann.close()
        finally:
            if process.process.poll() is None:
                process.kill()

    run_long(journey())


def test_help_explains_every_setting():
    text = " ".join(windlass("serve", "--help").output.split())
    for name in ServerSettings.__struct_fields__:
        assert f"--{name.replace('_', '-')}" in text
        assert f"WINDLASS_{name.upper()}" in text


def test_what_cannot_be_done_is_said(path, tmp_path):
    taken = serve.listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    for words, said in (
        (("serve", "--host", "127.0.0.1", "--port", str(port), "--store", str(path), "--no-open"), "A setting is wrong"),
        (("serve", "--settings", str(tmp_path / "none.toml")), "cannot be read"),
        (("backup", str(tmp_path / "x"), "--store", str(tmp_path / "none.sqlite")), "There is no database"),
        (("bots", "--store", str(path)), "postgresql://"),
        (("client", "http://127.0.0.1:9"), "127.0.0.1:9"),
    ):
        done = windlass(*words)
        assert done.exit_code == 1, done.output
        assert said in done.output
    taken.close()


def test_greeting_names_the_address_for_phones(capsys):
    say = serve.Speaker("en")
    serve.greet(say, ServerSettings(), "http://localhost:1", 1)
    said = capsys.readouterr().out
    assert "http://localhost:1" in said
    address = serve.network_address()
    assert address is None or address in said


def test_a_whole_match_is_played_in_the_terminal(house):
    done = windlass(
        "client", house.url, "--name", "Ann", "--game", "cartagena", typed=["hint", "1", "nonsense", "say hello", "1", "undo", "resign"]
    )
    assert done.exit_code == 0, done.output
    assert "Hint:" in done.output
    assert "“nonsense” is not an action." in done.output
    assert "Ann: hello" in done.output
    assert "The match is over." in done.output


def test_a_table_is_found_by_its_code_and_watched_in_another_language(house):
    async def journey():
        ann = await Client.guest(house.url)
        table = await ann.create(options=SMALL, seats=("me", "open"))
        code = (await ann.snapshot(table))["table"]["code"]
        done = asyncio.create_task(
            asyncio.to_thread(windlass, "client", house.url, "--lang", "fr", "--table", code, "--name", "Zoé", typed=["1", "quit"])
        )
        await ann.watch(table)
        await ann.until(lambda: ann.tables[table]["table"]["seats"][1]["name"] == "Zoé")
        await ann.send({"type": "start", "table": table})
        await ann.until(lambda: ann.tables[table]["play"])
        while ann.tables[table]["play"]["actor"] == 0:
            await ann.act(table)
        result = await done
        await ann.close()
        return result

    done = asyncio.run(journey())
    assert done.exit_code == 0, done.output
    assert "Table" in done.output
    assert "Votre choix" in done.output
