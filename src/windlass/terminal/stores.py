"""`windlass store check` and `windlass store move`: looking after the place where everything is kept, while no server uses it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import click

from windlass.table.live.inspection import inspect, repair
from windlass.table.live.settings import default_store, load
from windlass.table.store import open_store
from windlass.table.store.moving import move
from windlass.table.store.sql import SqlStore
from windlass.terminal.speech import Speaker, language_here, speaks


@click.group("store")
def store() -> None:
    """Look after the place where everything is kept."""


def opened(address: str) -> Any:
    """A store that nobody else uses: moving and checking need its connections as well as its promises."""
    found = open_store(address, alone=True)
    assert isinstance(found, SqlStore)
    return found


@speaks
@store.command("check")
@click.option("--store", "address", help="Path of the SQLite file, or postgresql://...  [default: the one `windlass serve` uses]")
@click.option(
    "--repair", "repairs", type=click.Path(path_type=Path), help="Set damaged tables aside as files in this folder; write lists anew."
)
def check(address: str | None, repairs: Path | None) -> None:
    """Read every table's log, replay every match, compare the lists."""
    say = Speaker(language_here())
    if asyncio.run(looked_through(load(flags={"store": address}).store or default_store(), repairs, say)):
        raise SystemExit(1)


async def looked_through(address: str, repairs: Path | None, say: Speaker) -> bool:
    """Tell what is wrong; whether anything remains so."""
    kept = opened(address)
    count = wrong = 0
    try:
        async for finding in inspect(kept):
            count += 1
            if finding is None:
                continue
            click.echo(say(f"store-{finding.kind}", table=finding.table, reason=say.text(finding.refusal.text) if finding.refusal else ""))
            if repairs is not None and await repair(kept, finding, repairs):
                click.echo(
                    say("store-set-aside" if finding.kind == "log" else "store-written-anew", table=finding.table, folder=str(repairs))
                )
            else:
                wrong += 1
        click.echo(say("store-checked", count=count, wrong=wrong))
    finally:
        await kept.close()
    return wrong > 0


@speaks
@store.command("move")
@click.argument("source")
@click.argument("target")
def move_all(source: str, target: str) -> None:
    """Copy everything from SOURCE to TARGET: an SQLite file or postgresql://..., either way. A move that was broken off goes on."""
    say = Speaker(language_here())
    if "://" not in source and not Path(source).is_file():
        raise click.ClickException(say("serve-nothing-to-back-up", file=source))
    asyncio.run(moved(source, target, say))


async def moved(source: str, target: str, say: Speaker) -> None:
    """Copy, compare, tell."""
    kept, other = opened(source), opened(target)
    ours, theirs = kept.connect(), other.connect()
    try:
        rows = move(ours, kept.migrations(), theirs, other.migrations(), lambda table, count: click.echo(f"{table} {count}", err=True))
    finally:
        ours.close()
        theirs.close()
        await kept.close()
        await other.close()
    click.echo(say("store-moved", count=rows, target=target))
