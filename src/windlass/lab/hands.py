"""Hands for many pieces of work: threads or processes of this machine, or a Ray cluster. A piece whose worker died is done again."""

from __future__ import annotations

import importlib
import itertools
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from windlass.engine.refusal import Refusal

T = TypeVar("T")
AHEAD: Final = 2  # pieces under way for each worker
TRIES: Final = 5  # times that a piece is begun before its worker's death counts as its fault


class LocalHands:
    """Workers of this machine: threads for compiled loops, which hold no lock and need no start, processes for all else."""

    def __init__(self, workers: int | None = None, *, threads: bool = False, environment: Mapping[str, str] | None = None) -> None:
        self.workers, self.threads = workers or os.cpu_count() or 1, threads
        self.environment = dict(environment or {})

    def _executor(self) -> Executor:
        if self.threads:
            return ThreadPoolExecutor(self.workers)
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=set_up, initargs=(self.environment,))

    def map(self, work: Callable[[Any], T], items: Iterable[Any]) -> Iterator[T]:
        """The results as they come. When a process dies, what was under way is begun anew in new processes."""
        waiting, tried = iter(items), 0
        under_way: list[Any] = []
        while True:
            with self._executor() as executor:
                try:
                    for item, result in self._mapped(executor, work, itertools.chain(list(under_way), waiting), under_way):
                        under_way.remove(item)
                        tried = 0
                        yield result
                except BrokenProcessPool:
                    tried += 1
                    if tried == TRIES:
                        raise
                    continue
            return

    def _mapped(self, executor: Executor, work: Callable[[Any], T], items: Iterator[Any], under_way: list[Any]) -> Iterator[tuple[Any, T]]:
        pending: dict[Future[T], Any] = {}
        begun = len(under_way)
        for number, item in enumerate(items):
            if number >= begun:
                under_way.append(item)
            pending[executor.submit(work, item)] = item
            while len(pending) >= AHEAD * self.workers:
                yield from self._ended(pending)
        while pending:
            yield from self._ended(pending)

    def _ended(self, pending: dict[Future[T], Any]) -> Iterator[tuple[Any, T]]:
        for future in wait(pending, return_when=FIRST_COMPLETED).done:
            yield pending.pop(future), future.result()


class OwnHands:
    """This very process, one piece after the other: for work that is in the background already."""

    def map(self, work: Callable[[Any], T], items: Iterable[Any]) -> Iterator[T]:
        """The results in their order."""
        return map(work, items)


class RayHands:
    """The workers of a Ray cluster, which does a piece again elsewhere when a node dies."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = importlib.import_module("ray")
        except ImportError:
            raise Refusal("hands.no-ray") from None
        if not self._ray.is_initialized():
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")

    def map(self, work: Callable[[Any], T], items: Iterable[Any]) -> Iterator[T]:
        """The results as they come."""
        remote = self._ray.remote(max_retries=-1)(work_on)
        waiting = iter(items)
        most = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        pending = [remote.remote(work, item) for item in itertools.islice(waiting, most)]
        while pending:
            done, pending = self._ray.wait(pending, num_returns=1)
            yield self._ray.get(done[0])
            pending += [remote.remote(work, item) for item in itertools.islice(waiting, 1)]


def set_up(environment: dict[str, str]) -> None:
    """What a worker's process is told before it loads anything of ours."""
    os.environ.update(environment)


def work_on(work: Callable[[Any], T], item: Any) -> T:
    """One piece of work."""
    return work(item)


def hands(workers: int | None, ray: str | None) -> LocalHands | RayHands:
    """A cluster where an address is given, else this machine."""
    return RayHands(ray) if ray else LocalHands(workers)
