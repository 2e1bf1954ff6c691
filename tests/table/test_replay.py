"""A step of a replay costs the same early and late: it brings the position and the last lines, whose reader has the others."""

from __future__ import annotations

import random

from windlass.engine.match import Match
from windlass.engine.matchfile import dump
from windlass.table.log import views
from windlass.table.log.creation import from_file
from windlass.table.log.info import Here, Reader
from windlass.table.log.table import Table
from windlass.table.store.port import Person
from windlass.table.wire import Import

PLIES = 12


def test_a_step_brings_the_last_lines_before_its_moment(monkeypatch):
    monkeypatch.setattr(views, "LATEST", 5)
    match, chooser = Match.new("cartagena", seed=bytes(16)), random.Random(1)
    while len(match.line) < PLIES:
        match.play(chooser.choice(match.legal()))
    table = Table("replay")
    for number, entry in enumerate(from_file(Import(id="1", text=dump(match)), Person("host", "Anne", "en", (), 0), 0), 1):
        table.enter(number, entry)
    seen = views.Views(table)
    whole = seen.lines(-1, 0)
    for ply in (0, 1, 4, 5, PLIES):
        step = seen.replay(Reader(), Here(), 0, ply)
        assert step.play.ply == ply
        assert step.log == whole[max(0, ply - 4) : ply + 1]
