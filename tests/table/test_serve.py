"""The commands around the server: `windlass serve`, `windlass client`, `windlass backup`, `windlass bots`."""

import asyncio
import sqlite3
import threading
from types import SimpleNamespace

import pytest
from click.testing import CliRunner
from tests.process import Process
from tests.table.kit import LONGEST, SMALL, Client, Inline, run_long, serving

from windlass.engine.registry import game_ids
from windlass.games import GAMES
from windlass.table.live.settings import ServerSettings
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
    assert started.wait(LONGEST)
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
            await asyncio.to_thread(process.ready)
            assert "http://games.example" in process.output()
            ann = await Client.guest(process.url)
            table = await ann.create(options=SMALL, start=True)
            await ann.watch(table)
            await ann.turn(table)
            copy = path.with_name("copy.sqlite")
            done = windlass("backup", str(copy), "--store", str(path))
            assert done.exit_code == 0, done.output
            assert sqlite3.connect(copy).execute("SELECT id FROM room").fetchall() == [(table,)]
            assert {oct(file.stat().st_mode & 0o777) for file in path.parent.iterdir()} == {"0o600"}, "nobody else reads the secrets"
            assert await asyncio.to_thread(process.stop), process.output()
            await ann.until(lambda: ann.gone)
            assert ann.gone["code"] == "restarting"
            await ann.close()
        finally:
            if process.runs:
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


class Compiler:
    """A process that only notes what it was asked to do."""

    started = ()

    def __init__(self, target, args, daemon):
        self.job, self.daemon = (target, args), daemon

    def start(self):
        Compiler.started = (*Compiler.started, self.job)

    def join(self):
        self.exitcode = 1  # nothing was compiled, so nothing is said


@pytest.mark.parametrize(("exitcode", "told"), [(0, True), (1, False), (-9, False)])
def test_when_compiling_is_done_it_is_said_and_when_it_failed_nothing_is_promised(capsys, exitcode, told):
    serve.tell_when_compiled(SimpleNamespace(join=lambda: None, exitcode=exitcode), serve.Speaker("en"))
    assert (serve.Speaker("en")("serve-compiled") in capsys.readouterr().out) == told


def test_what_is_not_compiled_yet_is_compiled_in_the_background_and_said_aloud(monkeypatch, capsys):
    monkeypatch.setattr(Compiler, "started", ())
    monkeypatch.setattr(serve.multiprocessing, "get_context", lambda _way: SimpleNamespace(Process=Compiler))
    monkeypatch.setattr(serve, "can_compile", lambda: True)
    monkeypatch.setattr(serve, "is_ready", lambda game: game.id == "cartagena")
    process = serve.warmer(serve.Speaker("en"))
    assert isinstance(process, Compiler)
    assert process.daemon, "it ends with the server"
    assert Compiler.started == ((serve.compile_quietly, ([game for game in game_ids() if game != "cartagena"],)),)
    assert capsys.readouterr().out.strip() == serve.Speaker("en")("serve-compiling")


@pytest.mark.parametrize("able", [True, False])
def test_nothing_is_said_when_there_is_nothing_to_compile(monkeypatch, capsys, able):
    monkeypatch.setattr(serve, "can_compile", lambda: able)
    monkeypatch.setattr(serve, "is_ready", lambda _game: able)
    assert serve.warmer(serve.Speaker("en")) is None
    assert capsys.readouterr().out == ""


def test_games_are_compiled_one_after_the_other_giving_way_to_all_else(monkeypatch):
    done = []
    monkeypatch.setattr(serve, "warm", lambda game, _said: done.append(game))
    monkeypatch.setattr(serve.os, "nice", done.append)
    serve.compile_quietly(list(GAMES[:2]))
    assert done == [10, *GAMES[:2]]


def test_the_house_says_that_rules_are_being_compiled(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            assert not (await ann.get("/api/house"))["compiling"]
            server.warmer = SimpleNamespace(is_alive=lambda: True, kill=lambda: None)
            assert (await ann.get("/api/house"))["compiling"]
            await ann.close()

    run_long(journey())


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
