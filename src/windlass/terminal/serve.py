"""`windlass serve`, `windlass bots` and `windlass backup`: the table for people in browsers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import Queue
from typing import Any

import click
import msgspec
import segno

from windlass.bots import own
from windlass.bots.kernels import is_ready
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game, game_ids
from windlass.engine.rule import can_compile
from windlass.table.door.app import Host, listen
from windlass.table.door.pages import STATIC
from windlass.table.door.reach import EVERYWHERE, network_address
from windlass.table.live import json_lines
from windlass.table.live.server import Server
from windlass.table.live.settings import ServerSettings, default_store, load
from windlass.table.store import open_store
from windlass.terminal.client import client
from windlass.terminal.speech import Speaker, language_here, speaks
from windlass.terminal.warm import warm

__all__ = ["backup", "bots", "client", "serve"]

log = logging.getLogger(__name__)


def setting_flags(*names: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Flags for settings, with their own words as help; without names, for all of them."""

    def give(command: Callable[..., Any]) -> Callable[..., Any]:
        for field in reversed(msgspec.structs.fields(ServerSettings)):
            if names and field.name not in names:
                continue
            kind = msgspec.inspect.type_info(field.type)
            about = kind.extra_json_schema["description"] if isinstance(kind, msgspec.inspect.Metadata) and kind.extra_json_schema else ""
            flag, default = "--" + field.name.replace("_", "-"), field.default
            about = f"{about[0].upper()}{about[1:]}.  [default: {default!r}; WINDLASS_{field.name.upper()}]"
            if isinstance(default, bool):
                flag += f"/--no-{field.name.replace('_', '-')}"
            kind_of = None if isinstance(default, bool) else type(default)
            command = click.option(flag, field.name, type=kind_of, default=None, help=about)(command)
        return click.option("--settings", "file", type=click.Path(path_type=Path), help="TOML file with any of these settings.")(command)

    return give


@speaks
@click.command("serve")
@setting_flags()
@click.option("--open/--no-open", "opens", default=True, help="Open the browser.")
def serve(file: Path | None, opens: bool, **flags: Any) -> None:
    """Set the table: a server for people in browsers, with bots. Needs nothing else; every match is kept."""
    settings = load(file, flags=flags)
    bring_own(settings)
    say = Speaker(language_here())
    if settings.backup and settings.store.startswith(("postgresql://", "postgres://")):
        raise Refusal("settings.value", reason="backup: pg_dump")
    json_lines.set_up(settings.log)
    server = Server(settings, store=open_store(settings.store or default_store(), alone=True))
    listener = listen(settings.host, settings.port)
    port = listener.getsockname()[1]
    log.info("listening", extra={"port": port})
    here = settings.public_url or f"http://localhost:{port}"
    greet(say, settings, here, port)
    if settings.warm and settings.bots:
        server.warmer = warmer(say)
    if opens and (STATIC / "index.html").is_file():
        threading.Timer(1.0, webbrowser.open, (here,)).start()
    Host(server).run([listener])


def bring_own(settings: ServerSettings) -> None:
    """Make the owner's bots known here and in the processes in which bots think. Refuses with `bot.unknown` one that is not there."""
    os.environ[own.VARIABLE] = settings.own_bots
    own.makers()


def greet(say: Speaker, settings: ServerSettings, here: str, port: int) -> None:
    """Say where the table is, with a QR code for phones on the same network."""
    click.echo(say("serve-here", url=here))
    address = network_address()
    if settings.host in EVERYWHERE and address is not None:
        url = settings.public_url or f"http://{address}:{port}"
        click.echo(say("serve-network", url=url))
        if sys.stdout.isatty():
            segno.make(url, micro=False).terminal(compact=True, border=2)
    if not (STATIC / "index.html").is_file():
        click.echo(say("serve-no-client"))
    click.echo(say("serve-stop"))


def warmer(say: Speaker) -> BaseProcess | None:
    """A process that compiles what is not compiled yet, said aloud, so that nobody wonders why the machine is busy; else None."""
    cold = [game for game in game_ids() if can_compile() and not is_ready(find_game(game))]
    if not cold:
        return None
    click.echo(say("serve-compiling"))
    process = multiprocessing.get_context("spawn").Process(target=compile_quietly, args=(cold,), daemon=True)
    process.start()
    threading.Thread(target=tell_when_compiled, args=(process, say), daemon=True).start()
    return process


def tell_when_compiled(process: BaseProcess, say: Speaker) -> None:
    """Say aloud that compiling is done; where it failed or was ended nothing is promised."""
    process.join()
    if process.exitcode == 0:
        click.echo(say("serve-compiled"))


def compile_quietly(games: list[str]) -> None:
    """Compile games one after the other, giving way to everything else on the machine."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    for game in games:
        warm(game, Queue())


@speaks
@click.command("bots")
@setting_flags("store", "bots", "bot_pause", "bot_limit", "own_bots", "log")
def bots(file: Path | None, **flags: Any) -> None:
    """Let bots think here for servers on the same PostgreSQL store, which then run with --bots 0."""
    settings = load(file, flags=flags)
    bring_own(settings)
    say = Speaker(language_here())
    json_lines.set_up(settings.log)
    if not settings.store.startswith(("postgresql://", "postgres://")):
        raise click.ClickException(say("serve-needs-shared"))
    click.echo(say("serve-bots", count=settings.bots))
    asyncio.run(work(Server(settings)))


async def work(server: Server) -> None:
    """Run a server without routes until it is told to stop."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C ends it all the same
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await server.start()
    await stop.wait()
    await server.stop()


@speaks
@click.command("backup")
@click.argument("target", type=click.Path(path_type=Path))
@click.option("--store", help="Path of the SQLite file.  [default: the one `windlass serve` uses]")
def backup(target: Path, store: str | None) -> None:
    """Copy the SQLite database to TARGET while the server runs, whole and consistent."""
    from windlass.table.store.sqlite import back_up

    say = Speaker(language_here())
    source = load(flags={"store": store}).store or default_store()
    try:
        copied = back_up(source, str(target))
    except FileNotFoundError:
        raise click.ClickException(say("serve-nothing-to-back-up", file=source)) from None
    click.echo(say("serve-backed-up", file=str(target), pages=copied))
