"""What the past costs: an action, a take-back, a look at an earlier moment, and the table's messages, at 100, 1,000 and 8,000 actions.

`python -m benchmarks past` writes results/past.json. Times are the median of a batch in microseconds of this process's CPU time. The three
lengths take turns, so that a busy machine weighs on all of them alike.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import msgspec

from benchmarks.measure import write
from windlass.engine.match import Match
from windlass.engine.matchfile import dump
from windlass.table.log.creation import from_file
from windlass.table.log.info import Here, Reader
from windlass.table.log.table import Table
from windlass.table.log.views import Views
from windlass.table.store.port import Person
from windlass.table.wire import Import

LENGTHS = (100, 1000, 8000)
ROUNDS = 150
PAGE = "table: page of the log (growth from 1,000)"
ENDLESS: dict[str, dict[str, Any]] = {"cartagena": {"stall_limit": 0}, "tortuga2199": {"round_limit": 0, "goal": 20}}


def main() -> None:
    """Measure both games that can go on for ever, and tell how much each cost grows from the shortest to the longest match."""
    results = {}
    for game, options in ENDLESS.items():
        match, works = Match.new(game, seed=bytes(16), **options), {}
        for length in LENGTHS:
            lengthen(match, length)
            works[length] = deeds(match.copy())
        costs = {length: dict[str, float]() for length in LENGTHS}
        for name in works[LENGTHS[0]]:
            for length, cost in zip(LENGTHS, medians([works[length][name] for length in LENGTHS]), strict=True):
                costs[length][name] = cost
        growth = {name: round(costs[LENGTHS[-1]][name] / costs[LENGTHS[0]][name], 2) for name in costs[LENGTHS[0]]}
        growth[PAGE] = round(costs[LENGTHS[-1]][PAGE] / costs[LENGTHS[1]][PAGE], 2)  # a match of 100 actions has no whole page
        results[game] = {"microseconds": costs, "growth from 100 to 8,000": growth}
    write("past", results)


def lengthen(match: Match, length: int) -> None:
    """Play badly enough that nobody wins: whatever would end the match is taken back."""
    chooser = random.Random(length)
    while len(match.line) < length:
        menu = match.legal()
        back = [code for code in menu if match.game.print_action(code).endswith("<")]
        code = chooser.choice(back if back and chooser.random() < 0.7 else menu)
        if ends(match, code):
            code = menu[0] if code != menu[0] else menu[-1]
        match.play(code)


def ends(match: Match, code: int) -> bool:
    """Whether an action would end the match."""
    trial = match.at(len(match.line))
    trial.play(code)
    return trial.ending is not None


def deeds(match: Match) -> dict[str, Callable[[], object]]:
    """What is measured, by name. Playing and taking back go together so that the match keeps its length."""
    chooser = random.Random(1)

    def somewhere() -> Match:
        return match.at(chooser.randrange(len(match.line)))

    def replay_step() -> bytes:
        early = somewhere()
        return msgspec.json.encode((early.view(0), early.story(0, len(early.line) - 1)))

    table, here = at_table(match), Here()
    views = Views(table)
    views.lines(-1, 0)  # every line was read once

    def act_and_undo() -> None:
        match.play(match.legal()[0])
        match.undo(-1, consent=True)

    def undo_ten_and_repeat() -> None:
        made = [ply.action for ply in match.line[-10:]]
        for _ in made:
            match.undo(-1, consent=True)
        for action in made:
            match.play(action)

    return {
        "act and undo": act_and_undo,
        "ten undos and ten acts": undo_ten_and_repeat,
        "at": somewhere,
        "replay step": replay_step,
        "table: replay step": lambda: msgspec.json.encode(views.replay(Reader(), here, 0, chooser.randrange(len(match.line)))),
        "table: snapshot": lambda: msgspec.json.encode(views.snapshot(Reader(), here, 0)),
        "table: snapshot, nothing kept": lambda: msgspec.json.encode(Views(table).snapshot(Reader(), here, 0)),
        "table: replay step, nothing kept": lambda: msgspec.json.encode(
            Views(table).replay(Reader(), here, 0, chooser.randrange(len(match.line)))
        ),
        PAGE: lambda: msgspec.json.encode(views.page(Reader(), chooser.randrange(len(match.line) // 2, len(match.line) + 1))),
    }


def at_table(match: Match) -> Table:
    """The same match at a table, as if it had been brought there in a file."""
    table = Table("past")
    for number, entry in enumerate(from_file(Import(id="1", text=dump(match)), Person("host", "Anne", "en", (), 0), 0), 1):
        table.enter(number, entry)
    assert table.frozen is None
    return table


def medians(works: list[Callable[[], object]]) -> list[float]:
    """The median CPU time of each deed in microseconds."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for work, taken in zip(works, times, strict=True):
            start = time.process_time_ns()
            work()
            taken.append((time.process_time_ns() - start) / 1000)
    return [round(statistics.median(taken), 1) for taken in times]
