"""The arena: every deal is played by the same players in all seat rotations, so that neither cards nor seats flatter anybody.

Such a block is the unit of everything: of work, of what is kept in the folder, and of the resampling behind every interval.
"""

from __future__ import annotations

import itertools
import math
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

import windlass
from windlass.bots.registry import find_or_import_level
from windlass.engine.batch import Series
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.lab.games import play
from windlass.lab.ratings import Places, Rating, rate
from windlass.lab.sprt import Verdict, judge

MOST: Final = 20_000  # decisions after which a game is cut off
PART: Final = 5  # blocks played at once
KEPT: Final = "blocks.jsonl"
SAMPLE_SECONDS: Final = 0.3  # CPU time for which each player plays itself, to see what a decision costs


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: the game, its options, the players, and the seed of all deals."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int


class Part(msgspec.Struct, frozen=True):
    """Some blocks of one line-up: deals `first` to `first + blocks - 1`, in every rotation."""

    lineup: tuple[int, ...]
    first: int
    blocks: int


class Report(msgspec.Struct, frozen=True):
    """What came of a part: ranks[block][rotation][seat]; in rotation r the line-up's player p sits at seat p - r. 0 where cut off."""

    part: Part
    ranks: list[list[list[int]]]
    forfeits: list[list[list[bool]]] | None = None
    """Whose player lost by rule, laid out the same; None where nobody did."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One player's row of the table."""

    bot: str
    rating: Rating
    games: int
    wins: float
    share: float
    microseconds: float  # of CPU time a decision
    forfeits: int = 0  # games lost by rule: silent, gone, or against the rules


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table. Ratings are points around the field's mean; seats likewise."""

    contest: Contest
    version: int
    components: str
    blocks: int
    games: int
    unfinished: int
    entries: tuple[Entry, ...]
    seats: tuple[Rating, ...]
    sprt: Verdict | None = None


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who meets whom: every choice of players where there are enough, else each player among copies of the others."""
    if bots >= seats:
        return list(itertools.combinations(range(bots), seats))
    if bots == 1:
        return [(0,) * seats]
    others = [[other for other in range(bots) if other != own] for own in range(bots)]
    return [(own, *itertools.islice(itertools.cycle(rest), seats - 1)) for own, rest in enumerate(others)]


def contest_of(game_id: str, options: Mapping[str, object], bots: Sequence[str], seed: int) -> Contest:
    """A contest whose options and players exist. Refuses others, and a field of fewer than two with `arena.alone`."""
    game = windlass.find_game(game_id)
    chosen = game.long_game_limit(convert_options(game, dict(options)))
    for bot in bots:
        find_or_import_level(bot)
    if len(bots) < 2:
        raise Refusal("arena.alone")
    return Contest(game=game_id, options=msgspec.to_builtins(chosen), bots=tuple(bots), seed=seed)


def play_part(contest: Contest, part: Part) -> Report:
    """Play some blocks."""
    game = windlass.find_game(contest.game)
    start = game.prepare(msgspec.convert(contest.options, game.options))
    seats = len(part.lineup)
    ranks = np.zeros((part.blocks, seats, seats), np.int64)
    forfeits = np.zeros((part.blocks, seats, seats), np.bool_)
    for rotation in range(seats):
        levels = [contest.bots[part.lineup[(seat + rotation) % seats]] for seat in range(seats)]
        played = play(game, start, Series(contest.seed, part.first, part.blocks, MOST, 0), levels)
        ranks[:, rotation, :] = played.rank * (played.ending != 0)[:, None]
        forfeits[:, rotation, :] = played.forfeits
    return Report(part, ranks.tolist(), forfeits.tolist() if forfeits.any() else None)


class Arena:
    """A contest under way. With a folder every part is kept as it ends, and a contest that was ended is carried on."""

    def __init__(self, contest: Contest, folder: Path | None = None) -> None:
        self.contest, self.folder = contest, folder
        self.reports: list[Report] = []
        self._seats = int(contest.options["seats"])
        if folder is not None:
            self._open(folder)

    def run(self, blocks: int, *, workers: int | None = None, progress: Callable[[int], None] = lambda _blocks: None,
            enough: Callable[[], bool] = lambda: False) -> None:  # fmt: skip
        """Play until every line-up has had so many blocks, or `enough` says so; `progress` hears how many blocks more are done."""
        done = {(report.part.lineup, report.part.first) for report in self.reports}
        parts = (part for part in self._parts(blocks) if (part.lineup, part.first) not in done)
        workers = workers or os.cpu_count() or 1
        with ThreadPoolExecutor(workers) as executor:
            pending: set[Future[Report]] = {executor.submit(play_part, self.contest, part) for part in itertools.islice(parts, workers)}
            while pending:
                ended, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in ended:
                    self._keep(future.result())
                    progress(self.reports[-1].part.blocks)
                if not enough():
                    pending |= {executor.submit(play_part, self.contest, part) for part in itertools.islice(parts, len(ended))}

    def total(self, blocks: int) -> int:
        """How many blocks such a run has in all."""
        return blocks * len(line_ups(len(self.contest.bots), self._seats))

    def _parts(self, blocks: int) -> Iterator[Part]:
        for first in range(0, blocks, PART):
            for lineup in line_ups(len(self.contest.bots), self._seats):
                yield Part(lineup, first, min(PART, blocks - first))

    # -- keeping ----------------------------------------------------------------------------------------------------

    def _open(self, folder: Path) -> None:
        """Read what was played before. Refuses a folder of another contest with `arena.other`; a half-written last line is played again."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / KEPT
        if not file.exists():
            file.write_bytes(msgspec.json.encode(self.contest) + b"\n")
        head, *lines = file.read_bytes().split(b"\n")
        if msgspec.json.decode(head, type=Contest) != self.contest:
            raise Refusal("arena.other", folder=str(folder))
        whole = [line for line in lines[:-1] if line]
        self.reports = [msgspec.json.decode(line, type=Report) for line in whole]
        file.write_bytes(b"\n".join([head, *whole]) + b"\n")

    def _keep(self, report: Report) -> None:
        self.reports.append(report)
        if self.folder is not None:
            with (self.folder / KEPT).open("ab") as file:
                file.write(msgspec.json.encode(report) + b"\n")
                file.flush()
                os.fsync(file.fileno())

    # -- figures ----------------------------------------------------------------------------------------------------

    def shares(self) -> list[float]:
        """The first player's share of wins in each block of the first line-up."""
        found = []
        for report in self.reports:
            for block in report.ranks:
                own = [_share(ranks, (-rotation) % len(ranks)) for rotation, ranks in enumerate(block)]
                found.append(sum(own) / len(own))
        return found

    def verdict(self, weak: float, strong: float) -> Verdict:
        """Where a test of the first against the second player stands."""
        return judge(self.shares(), weak, strong)

    def _places(self) -> Places:
        """All games in one table."""
        players: list[list[int]] = []
        ranks: list[list[int]] = []
        blocks: list[int] = []
        for number, report in enumerate(self.reports):
            seats = len(report.part.lineup)
            for block, rotations in enumerate(report.ranks):
                for rotation, places in enumerate(rotations):
                    players.append([report.part.lineup[(seat + rotation) % seats] for seat in range(seats)])
                    ranks.append(places)
                    blocks.append(number * PART + block)
        return Places(np.array(players), np.array(ranks), np.array(blocks))

    def _forfeits(self) -> list[int]:
        """How many games each player lost by rule."""
        lost = [0] * len(self.contest.bots)
        for report in self.reports:
            for block in report.forfeits or ():
                for rotation, seats in enumerate(block):
                    for seat, is_lost in enumerate(seats):
                        lost[report.part.lineup[(seat + rotation) % len(seats)]] += is_lost
        return lost

    def standings(self, sprt: Verdict | None = None) -> Standings:
        """Ratings with intervals, the seats' effect, and what a decision costs."""
        game, bots = windlass.find_game(self.contest.game), self.contest.bots
        places = self._places()
        finished = places.ranks.max(axis=1) > 0
        ratings, seat_ratings = rate(Places(places.players[finished], places.ranks[finished], places.blocks[finished]), len(bots))
        games, wins, forfeits = np.zeros(len(bots)), np.zeros(len(bots)), self._forfeits()
        for seated, row in zip(places.players[finished].tolist(), places.ranks[finished].tolist(), strict=True):
            for seat, player in enumerate(seated):
                games[player] += 1
                wins[player] += _share(row, seat)
        entries = [
            Entry(
                bot=bot, rating=ratings[place], games=int(games[place]), wins=float(wins[place]),
                share=float(wins[place] / max(games[place], 1)), microseconds=decision_cost(self.contest, bot), forfeits=forfeits[place],
            )
            for place, bot in enumerate(bots)
        ]  # fmt: skip
        return Standings(
            contest=self.contest, version=game.version, components=game.components,
            blocks=sum(report.part.blocks for report in self.reports), games=len(finished), unfinished=int((~finished).sum()),
            entries=tuple(sorted(entries, key=lambda entry: -entry.rating.points)), seats=tuple(seat_ratings), sprt=sprt,
        )  # fmt: skip


def _share(ranks: Sequence[int], seat: int) -> float:
    """A seat's share of the win."""
    return 1 / list(ranks).count(1) if ranks[seat] == 1 else 0.0


def decision_cost(contest: Contest, bot: str) -> float:
    """Microseconds of this process's CPU time that a decision of the player costs among its like."""
    game = windlass.find_game(contest.game)
    start = game.prepare(msgspec.convert(contest.options, game.options))
    levels, spent, decisions = [bot] * start.seats, 0.0, 0
    since = time.monotonic()
    for number in itertools.count():
        began = time.thread_time()
        decisions += int(play(game, start, Series(contest.seed, number, 1, MOST, 0), levels).decisions.sum())
        spent += time.thread_time() - began
        if spent >= SAMPLE_SECONDS or time.monotonic() - since >= 10 * SAMPLE_SECONDS:  # one who thinks elsewhere costs nothing here
            return spent / max(decisions, 1) * 1e6
    raise AssertionError(math.inf)
