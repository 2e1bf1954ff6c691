"""Workers: processes in which bots think, with a time limit; whoever's tables were served least comes first, one job a table at a time.

A bot that nobody has begun to think for after a while plays by rules of thumb, and it is said that it did: weaker, but not late.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import threading
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from windlass.bots.hints import Hint, hints, plain_hints
from windlass.bots.player import fair_choice
from windlass.bots.registry import USUAL, find_player
from windlass.engine.editions import edition
from windlass.engine.game import Game
from windlass.engine.registry import find_game
from windlass.table.live.metrics import Metrics

log = logging.getLogger(__name__)
GIVES_WAY: Final = 10  # by how much thinking gives way to serving people on a busy machine


@dataclass(frozen=True, slots=True)
class Job:
    """A decision for a bot: the game and its components, the level, and the position as its seat may know it. Never the truth."""

    table: str
    game: str
    components: str
    level: str
    redacted: bytes
    seed: int
    seconds: float = 1.0
    hint: bool = False  # a person asks what is good here
    owner: str = ""  # whose table it is: nobody's tables are served before those of others who wait

    @property
    def played(self) -> Game:
        """The game in the edition that is played."""
        return edition(find_game(self.game), self.components)


class Chosen(NamedTuple):
    """The action a bot plays, and whether there was no time to think about it."""

    action: int
    hurried: bool = False


Answer = int | list[Hint]


@dataclass(slots=True)
class _Waiting:
    job: Job
    answer: asyncio.Future[Answer]


def think(job: Job) -> int:
    """The action a level chooses."""
    game = job.played
    known = game.state.from_bytes(job.redacted)
    out = [0] * game.actions
    lots = random.Random(job.seed)  # noqa: S311  # play, not secrecy
    return fair_choice(find_player(game, job.level), known, out[: game.legal(known, out)], job.seconds, lots)


def advise(job: Job) -> list[Hint]:
    """All actions of a person's own decision, best first."""
    game = job.played
    return hints(game, game.state.from_bytes(job.redacted), job.seed)


def quick(job: Job) -> Answer:
    """A legal action without thinking long, for a bot whose time is up; for a person what rules of thumb say."""
    if job.hint:
        game = job.played
        return plain_hints(game, game.state.from_bytes(job.redacted))
    return think(Job(job.table, job.game, job.components, USUAL, job.redacted, job.seed))


def _work(pipe: Connection) -> None:
    import signal  # only the workers ignore the interrupt

    import windlass.games  # noqa: F401  # makes the games known in a fresh process

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(GIVES_WAY)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(advise(job) if job.hint else think(job))
        except Exception as error:  # noqa: BLE001  # told to the server, which plays a quick action instead
            pipe.send(repr(error))


class _Worker:
    """One process and the thread that talks to it. A process that thinks too long is ended and replaced."""

    def __init__(self, workers: Workers, number: int) -> None:
        self._workers = workers
        self._process: Any = None
        self._pipe: Connection | None = None
        self.thread = threading.Thread(target=self._serve, name=f"bot-worker-{number}", daemon=True)
        self.thread.start()

    def _serve(self) -> None:
        while (waiting := self._workers.take()) is not None:
            self._workers.give(waiting, self._ask(waiting.job))
        self._end()

    def _ask(self, job: Job) -> Answer:
        try:
            if self._process is None or not self._process.is_alive():
                self._begin()
            assert self._pipe is not None
            self._pipe.send(job)
            if self._pipe.poll(self._workers.limit):
                answer: Answer | str = self._pipe.recv()
                if not isinstance(answer, str):
                    return answer
                log.error("bot failed", extra={"level": job.level, "game": job.game, "error": answer})
            else:
                log.warning("bot out of time", extra={"level": job.level, "game": job.game})
        except (EOFError, OSError) as error:
            log.warning("bot worker lost", extra={"error": repr(error)})
        self._end()
        self._workers.metrics.count("windlass_bot_fallbacks_total")
        return quick(job)

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


class Workers:
    """So many workers, serving owners of tables in turn, and each one's tables in the order in which they asked; a table that asks again
    gives up its former wish.
    """

    def __init__(self, workers: int, limit: float, metrics: Metrics, overload: float) -> None:
        self.limit = limit
        self.overload = overload
        self.metrics = metrics
        self._ready = threading.Condition()
        self._queue: OrderedDict[str, OrderedDict[str, _Waiting]] = OrderedDict()
        """What waits of each owner, by place; the owner who was served longest ago first."""
        self._closed = False
        self._workers = [_Worker(self, number) for number in range(workers)]
        metrics.gauge("windlass_bots_waiting", lambda: self.waiting)

    @property
    def waiting(self) -> int:
        """How many decisions nobody thinks about yet."""
        return sum(map(len, self._queue.values()))

    async def choose(self, job: Job) -> Chosen:
        """The action a bot chooses. Cancelled while it waits, it is never begun; while it runs, its answer is dropped."""
        answer = await self._answer(job, job.table)
        if answer is None:
            self.metrics.count("windlass_bots_hurried_total")
            answer, hurried = await asyncio.to_thread(quick, job), True
        else:
            hurried = False
        assert isinstance(answer, int)
        return Chosen(answer, hurried)

    async def advise(self, job: Job) -> list[Hint]:
        """What is good in a person's own decision, best first."""
        answer = await self._answer(job, f"{job.table} {id(job)}")
        if answer is None:
            answer = await asyncio.to_thread(quick, job)
        assert not isinstance(answer, int)
        return answer

    async def _answer(self, job: Job, place: str) -> Answer | None:
        """What a worker answers; None where none had begun after a while."""
        waiting = _Waiting(job, asyncio.get_running_loop().create_future())
        with self._ready:
            self._queue.setdefault(job.owner, OrderedDict())[place] = waiting
            self._ready.notify()
        try:
            await asyncio.wait([waiting.answer], timeout=self.overload)
            return None if self._withdraw(job.owner, place, waiting) else await waiting.answer
        finally:
            self._withdraw(job.owner, place, waiting)

    def _withdraw(self, owner: str, place: str, waiting: _Waiting) -> bool:
        """Have a job done by nobody; whether it still waited."""
        with self._ready:
            own = self._queue.get(owner, OrderedDict())
            found = own.get(place) is waiting
            if found:
                del own[place]
                if not own:
                    del self._queue[owner]
            return found

    def take(self) -> _Waiting | None:
        """The next job, waited for; None when the workers are to end."""
        with self._ready:
            while not self._queue and not self._closed:
                self._ready.wait()
            if self._closed:
                return None
            owner, own = self._queue.popitem(last=False)
            waiting = own.popitem(last=False)[1]
            if own:
                self._queue[owner] = own  # behind everybody else
            return waiting

    def give(self, waiting: _Waiting, answer: Answer) -> None:
        """Hand an answer to whoever still waits for it."""

        def settle() -> None:
            if not waiting.answer.done():
                waiting.answer.set_result(answer)

        loop = waiting.answer.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle)

    def close(self) -> None:
        """End all workers."""
        with self._ready:
            self._closed = True
            self._ready.notify_all()
        for worker in self._workers:
            worker.thread.join(timeout=self.limit + 1)
