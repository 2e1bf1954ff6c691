"""The lab at a server: simulations and balance reports that whoever runs it orders, one at a time in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from windlass.bots.registry import find_level
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.table.live.apart import Apart, Work, settle_in
from windlass.table.store.lab import KeptRun
from windlass.table.store.port import Store, Unwritable
from windlass.table.wire import LabOrder, LabRun, RunState

log = logging.getLogger(__name__)

MOST_WAITING: Final = 10
PATIENCE: Final = 900  # seconds without a word, after which a run is given up
LATER: Final = 19  # how far behind everything else it stands
BEAT: Final = 10.0  # seconds between two signs of life
SILENT: Final = 60_000  # milliseconds without one, after which another process's run counts as broken off
NOT_READY: Final = "lab.not-ready"
OPEN: Final = ("waiting", "working")


def _work(pipe: Connection, asked: bytes) -> None:
    from windlass.bots.kernels import is_ready  # heavy, and needed in this process alone
    from windlass.lab.orders import Order, pages

    settle_in(LATER)
    order = msgspec.json.decode(asked, type=Order)
    last = 0.0

    def tell(part: str, done: int, total: int) -> None:
        nonlocal last
        if done == total or time.monotonic() - last > 0.25:
            last = time.monotonic()
            pipe.send((part, done, total))

    if not is_ready(find_game(order.game)):
        pipe.send(Refusal(NOT_READY))
    else:
        pipe.send(msgspec.json.encode(pages(order, tell)))


class Lab:
    """The runs of one process, and what is kept of all."""

    def __init__(self, store: Store, now: Callable[[], int], work: Work = _work) -> None:
        self._store, self._now = store, now
        self._apart = Apart(work, PATIENCE)
        self._held: dict[str, LabRun] = {}
        self._turn = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    async def runs(self) -> list[LabRun]:
        """Every run, the latest first. One under way that nobody works on any more is broken off."""
        return [self._held.get(kept.id) or self._read(kept) for kept in await self._store.lab.all()]

    def _read(self, kept: KeptRun) -> LabRun:
        run = msgspec.json.decode(kept.body, type=LabRun)
        elsewhere = self._store.shared and self._now() - kept.heard < SILENT
        return run if run.state not in OPEN or elsewhere else replace(run, state="broken", left=None)

    async def begin(self, order: LabOrder) -> None:
        """Put an order behind those that wait. Refuses options or players that the game has not, and when too many wait."""
        game = find_game(order.game)
        seats = convert_options(game, order.options).seats
        for player in order.players:
            find_level(player)
        if len(order.players) not in (1, seats):
            raise Refusal("simulate.players", seats=seats, given=len(order.players))
        if len(self._held) >= MOST_WAITING:
            raise Refusal("lab.busy")
        run = LabRun(id=secrets.token_urlsafe(16), at=self._now(), order=order, state="waiting")
        await self._store.lab.keep(self._kept(run))
        self._held[run.id] = run
        self._tasks[run.id] = asyncio.create_task(self._do(run.id))

    async def stop(self, run: str) -> None:
        """End a run of this process. Refuses with `lab.unknown` one that is not under way here."""
        task = self._tasks.get(run)
        if task is None:
            raise Refusal("lab.unknown")
        task.cancel()
        if self._held[run].state == "working":
            self._apart.end()
        await asyncio.gather(task, return_exceptions=True)

    async def forget(self, run: str) -> None:
        """Remove a run with its pages, ended first where it is under way here."""
        if run in self._tasks:
            await self.stop(run)
        await self._store.lab.forget(run)

    async def page(self, run: str, language: str) -> str:
        """The page of a run that is done. Refuses with `lab.unknown`."""
        kept = await self._store.lab.pages(run)
        found = msgspec.json.decode(kept, type=dict[str, str]) if kept else {}
        if language not in found:
            raise Refusal("lab.unknown")
        return found[language]

    async def _do(self, run: str) -> None:
        beat = asyncio.create_task(self._beat(run))
        state: RunState = "stopped"
        pages, why = None, ""
        try:
            async with self._turn:
                await self._keep(replace(self._held[run], state="working"))
                order = msgspec.json.encode(self._held[run].order)
                pages = await asyncio.to_thread(self._apart.errand().run, order, self._listener(run))
                state = "done"
        except Refusal as refusal:
            state, why = "failed", "not-ready" if refusal.code == NOT_READY else "failed"
        except Exception as error:
            log.exception("lab run failed", extra={"run": run, "error": repr(error)})
            state, why = "failed", "failed"
        finally:
            beat.cancel()
            await self._end(replace(self._held[run], state=state, why=why, left=None, ended=self._now()), pages)

    async def _end(self, run: LabRun, pages: bytes | None) -> None:
        """Keep what became of a run, and hold it no longer. When the server ends it stays as it was, which tells that it was broken off."""
        self._held[run.id] = run
        try:
            if not self._closing:
                await self._store.lab.keep(self._kept(run), pages)
        except Unwritable:
            log.exception("lab run not kept", extra={"run": run.id})
        finally:
            del self._held[run.id], self._tasks[run.id]

    def _listener(self, run: str) -> Callable[[tuple[str, int, int]], None]:
        """Hears in its thread how far a run is, reckons how long it will take, and tells the loop."""
        began: dict[str, float] = {}
        loop = asyncio.get_running_loop()

        def hear(told: tuple[str, int, int]) -> None:
            part, done, total = told
            now = time.monotonic()
            spent = now - began.setdefault(part, now)
            left = round(spent * (total - done) / done) if spent else None
            loop.call_soon_threadsafe(note, {"part": part, "done": done, "total": total, "left": left})

        def note(progress: dict[str, Any]) -> None:
            if run in self._held:
                self._held[run] = replace(self._held[run], **progress)

        return hear

    async def _beat(self, run: str) -> None:
        """Show now and then that somebody works on a run, or will."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Unwritable):
                await self._keep(self._held[run])

    async def _keep(self, run: LabRun) -> None:
        self._held[run.id] = run
        await self._store.lab.keep(self._kept(run))

    def _kept(self, run: LabRun) -> KeptRun:
        return KeptRun(run.id, run.at, self._now(), msgspec.json.encode(run))

    async def close(self) -> None:
        """Leave what is under way: the next start tells that it was broken off."""
        self._closing, tasks = True, list(self._tasks.values())
        for task in tasks:
            task.cancel()
        self._apart.end()
        await asyncio.gather(*tasks, return_exceptions=True)
