"""Reviews under way: one match at a time is judged in a process of its own, kept when it is done, and told how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Final

import msgspec

import windlass
from windlass.engine import matchfile
from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text
from windlass.table.live.apart import Apart, Work, settle_in
from windlass.table.log.views import choices
from windlass.table.store.port import Store
from windlass.table.wire import Review, ReviewedDecision, ReviewedMoment, ReviewedSeat

if TYPE_CHECKING:
    from windlass.lab.review import Judgement

log = logging.getLogger(__name__)

MOST_WAITING: Final = 20  # matches that may wait for their review
PATIENCE: Final = 600  # seconds without a decision judged, after which a review is given up
LATER: Final = 5  # how far behind those who play it stands
STEP: Final = 5  # decisions judged between two words about it


def judge(text: str, tell: Callable[[int], None]) -> Review:
    """The review of a match file."""
    from windlass.bots.kernels import is_ready  # heavy, and needed in this process alone
    from windlass.lab.review import review

    match = windlass.parse(text)
    if not is_ready(match.game):
        raise Refusal("review.not-ready")
    found = review(match, progress=tell)
    return Review(
        status="done",
        judged=len(match.line),
        total=len(match.line),
        decisions=[told(match, one) for one in found.judgements],
        moments=[ReviewedMoment(ply, [round(chance, 3) for chance in chances]) for ply, chances in found.chances],
        seats=[ReviewedSeat(one.start, one.decisions, one.luck, one.result) for one in found.balance],
        key=[one.ply for one in found.key_moments()],
    )


def told(match: Match, one: Judgement) -> ReviewedDecision:
    """A judgement as the browser shows it."""
    decision = ReviewedDecision(
        one.ply, one.seat, one.verdict, round(one.chance, 3), round(one.best_chance, 3), match.game.describe(one.best)
    )
    if one.reason:
        notation = match.game.print_action(one.best)
        known = match.at(one.ply).redacted(one.seat)
        decision.choice = next(choice for choice in choices(match.game, known, one.seat) if choice.notation == notation)
        decision.reason, decision.gains = Text(one.reason), list(one.gains)
        decision.hindsight = [round(chance, 3) for chance in one.hindsight or ()]
    return decision


def _work(pipe: Connection, text: str) -> None:
    settle_in(LATER)
    try:
        pipe.send(msgspec.json.encode(judge(text, lambda ply: pipe.send(ply) if ply % STEP == 0 else None)))
    except Refusal as refusal:
        pipe.send(refusal)


class Reviews:
    """The reviews of one process's tables."""

    def __init__(self, store: Store, work: Work = _work) -> None:
        self._store, self._apart = store, Apart(work, PATIENCE)
        self._under_way: dict[str, Review] = {}
        self._refused: dict[str, Refusal] = {}
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def maker(match: Match) -> str:
        """What a review follows from beside the match: another version of the program may judge otherwise."""
        return f"{windlass.__version__} {match.game.version} {match.game.components}"

    async def find(self, table: str, match: Match) -> Review:
        """The review of a table's match as far as it is. Refuses with what stopped it."""
        if table in self._refused:
            raise self._refused.pop(table)
        if table in self._under_way:
            return self._under_way[table]
        kept = await self._store.reviews.find(table, self.maker(match))
        return msgspec.json.decode(kept, type=Review) if kept else Review(status="none")

    async def begin(self, table: str, match: Match) -> Review:
        """Begin a review, unless it is there or under way. Refuses a match that goes on, and when too many wait."""
        if not match.ending:
            raise Refusal("review.going-on")
        found = await self.find(table, match)
        if found.status != "none":
            return found
        if len(self._under_way) >= MOST_WAITING:
            raise Refusal("review.busy")
        self._under_way[table] = Review(status="working", total=len(match.line))
        task = asyncio.create_task(self._do(table, matchfile.dump(match), self.maker(match), len(match.line)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return self._under_way[table]

    async def _do(self, table: str, text: str, maker: str, total: int) -> None:
        def hear(judged: int) -> None:
            self._under_way[table] = Review(status="working", judged=judged, total=total)

        try:
            async with self._turn:
                body = await asyncio.to_thread(self._apart.errand().run, text, hear)
                await self._store.reviews.keep(table, maker, body)
        except Refusal as refusal:
            self._refused[table] = refusal
        except Exception as error:
            log.exception("review failed", extra={"table": table, "error": repr(error)})
            self._refused[table] = Refusal("review.failed")
        finally:
            del self._under_way[table]

    async def close(self) -> None:
        """End what is under way."""
        for task in self._tasks:
            task.cancel()
        self._apart.end()
        await asyncio.gather(*self._tasks, return_exceptions=True)
