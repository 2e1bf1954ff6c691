"""What a table and a step of its replay bring costs the same early and late: the position and the last lines; others come page by page."""

from __future__ import annotations

import random

from windlass.engine.match import Match
from windlass.engine.matchfile import dump
from windlass.table.log import views
from windlass.table.log.creation import from_file
from windlass.table.log.entries import Played
from windlass.table.log.info import Here, Reader
from windlass.table.log.lines import BLOCK
from windlass.table.log.table import Table
from windlass.table.store.port import Person
from windlass.table.wire import Import

PLIES = 12


def test_a_step_brings_the_last_lines_before_its_moment(monkeypatch):
    monkeypatch.setattr(views, "LATEST", 5)
    seen = views.Views(long_table(PLIES))
    whole = seen.lines(-1, 0)
    for ply in (0, 1, 4, 5, PLIES):
        step = seen.replay(Reader(), Here(), 0, ply)
        assert step.play.ply == ply
        assert step.log == whole[max(0, ply - 4) : ply + 1]


def long_table(plies):
    match, chooser = Match.new("cartagena", seed=bytes(16)), random.Random(1)
    while len(match.line) < plies:
        match.play(chooser.choice(match.legal()))
    table = Table("replay")
    for number, entry in enumerate(from_file(Import(id="1", text=dump(match)), Person("host", "Anne", "en", (), 0), 0), 1):
        table.enter(number, entry)
    return table


def test_a_snapshot_brings_the_last_lines_and_pages_bring_the_others(monkeypatch):
    monkeypatch.setattr(views, "LATEST", 5)
    monkeypatch.setattr(views, "PAGE", 3)
    seen = views.Views(long_table(PLIES))
    whole = seen.lines(-1, 0)
    snapshot = seen.snapshot(Reader(), Here(), 0)
    assert (snapshot.log_from, snapshot.log) == (PLIES - 4, whole[-5:])
    read, pages = list(snapshot.log), [snapshot.log_from]
    while pages[-1] > 0:
        page = seen.page(Reader(), pages[-1])
        assert (page.number, page.seat) == (snapshot.number, -1)
        read[:0] = page.log
        pages.append(page.log_from)
    assert (read, pages) == (whole, [PLIES - 4, PLIES - 7, PLIES - 10, 0])
    assert seen.page(Reader(), 1_000_000).log == whole[-3:]
    assert seen.page(Reader(), 0).log == []


def test_an_update_after_many_actions_brings_the_last_ones_and_says_that_the_others_are_to_be_asked_for(monkeypatch):
    monkeypatch.setattr(views, "LATEST", 5)
    table = long_table(2)
    while table.lines <= PLIES:
        table.enter(table.number + 1, Played(at=0, seat=table.actor, action=table.match.legal()[0]))
    seen = views.Views(table)
    few = seen.update(Reader(), Here(), 0, table.number - 4)
    assert (few.anew, few.log_from, few.new_from, len(few.log)) == (False, PLIES - 3, PLIES - 3, 4)
    many = seen.update(Reader(), Here(), 0, table.number - 7)
    assert (many.anew, many.log_from, many.new_from, len(many.log)) == (True, PLIES - 4, PLIES - 4, 5)
    other_eyes = seen.update(Reader(), Here(), 0, table.number - 2, viewer_then=0)
    assert (other_eyes.anew, other_eyes.log_from, other_eyes.new_from, len(other_eyes.log)) == (True, PLIES - 4, PLIES - 1, 5)


def test_whoever_comes_to_a_long_table_does_not_wait_for_lines_nobody_reads(monkeypatch):
    made = []
    monkeypatch.setattr(views, "line_of", lambda *args, _of=views.line_of, **rest: made.append(args) or _of(*args, **rest))
    seen = views.Views(long_table(300))
    seen.snapshot(Reader(), Here(), 0)
    assert len(made) <= views.LATEST + BLOCK
