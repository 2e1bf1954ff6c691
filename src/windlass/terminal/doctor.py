"""`windlass doctor`: looks at a host's set-up before people come, and says what is well and what is not."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import click

from windlass.engine.refusal import Refusal
from windlass.engine.text import Text
from windlass.table.door.connections import raise_file_limit
from windlass.table.door.pages import STATIC
from windlass.table.live.settings import LOOPBACK, ServerSettings, default_store, load
from windlass.table.store import open_store
from windlass.terminal.serve import setting_flags
from windlass.terminal.speech import Speaker, language_here, speaks

ROOM: Final = 1 << 30  # bytes of disk below which a host should do something
FILES: Final = 4096  # files a server of some hundred people needs
BEGUN: Final = 1_735_689_600  # the first second of 2025: a clock before it is wrong


class Found(NamedTuple):
    """One thing that was looked at: whether it is well, and what there is to say."""

    well: bool
    told: Text


@speaks
@click.command("doctor")
@setting_flags()
def command(file: Path | None, **flags: object) -> None:
    """Look at this host's set-up: store, disk, files, clock, TLS, proxy, backups. Exit code 1 when something is wrong."""
    say = Speaker(language_here())
    settings = load(file, flags=flags)
    found = list(examine(settings))
    for one in found:
        click.echo(f"{'✓' if one.well else '✗'} {say.text(one.told)}")
    if not all(one.well for one in found):
        raise SystemExit(1)


def examine(settings: ServerSettings) -> Iterator[Found]:
    """Everything that is looked at, in the order in which it matters."""
    address = settings.store or default_store()
    shared = address.startswith(("postgresql://", "postgres://"))
    yield _store(address)
    if not shared:
        yield _disk(Path(address))
        yield Found(bool(settings.backup), Text("doctor-backup" if settings.backup else "doctor-no-backup", {"folder": settings.backup}))
    files = raise_file_limit()
    yield Found(files >= FILES, Text("doctor-files" if files >= FILES else "doctor-few-files", {"count": files, "needed": FILES}))
    yield Found(time.time() > BEGUN, Text("doctor-clock" if time.time() > BEGUN else "doctor-no-clock"))
    yield _tls(settings)
    if settings.secure:
        yield Found(bool(settings.proxies), Text("doctor-proxy" if settings.proxies else "doctor-no-proxy", {"proxies": settings.proxies}))
    built = (STATIC / "index.html").is_file()
    yield Found(built, Text("doctor-client" if built else "serve-no-client"))


def _store(address: str) -> Found:
    try:
        store = open_store(address, alone=True)
    except Refusal as refusal:
        if refusal.code == "store.in-use":
            return Found(well=True, told=Text("doctor-store-in-use", {"store": address}))
        return Found(well=False, told=refusal.text)
    import asyncio

    asyncio.run(store.close())
    return Found(well=True, told=Text("doctor-store", {"store": address.rpartition("@")[2]}))


def _disk(path: Path) -> Found:
    free = shutil.disk_usage(path.parent).free if path.parent.is_dir() else 0
    return Found(free >= ROOM, Text("doctor-disk" if free >= ROOM else "doctor-little-disk", {"megabytes": free >> 20}))


def _tls(settings: ServerSettings) -> Found:
    if urlsplit(settings.public_url).scheme == "https":
        return Found(settings.secure, Text("doctor-tls" if settings.secure else "doctor-not-secure", {"url": settings.public_url}))
    at_home = not settings.public_url or settings.host in LOOPBACK
    return Found(at_home, Text("doctor-at-home" if at_home else "doctor-no-tls", {"url": settings.public_url}))
