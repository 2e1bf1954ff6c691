"""Compiled rules and interpreted rules are the same rules, bit for bit."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.cases import Case, dealt, each_case, readers, redacted, samples, words
from tests.conformance.loops import ASKED, DEALT, KNOWN, Runner, runner

from windlass.bots.advice import follow_advice
from windlass.engine.batch import Series
from windlass.engine.journal import Journal, events

GAMES = 2


def both(case: Case) -> tuple[Runner, Runner]:
    return runner(case.game, True), runner(case.game, False)


def told(journals: Any) -> list[tuple[int, ...]]:
    """The events of a journal in either form."""
    return events(journals[0] if isinstance(journals, list) else Journal.from_array(journals))


def whole(numbers: Any) -> list[Any]:
    """Numbers of either form as plain ones."""
    return [list(map(int, one)) if hasattr(one, "__len__") else int(one) for one in numbers]


@each_case()
@pytest.mark.parametrize("kernel", [None, follow_advice], ids=["uniform", "advised"])
def test_whole_games_are_the_same(case: Case, kernel: Any):
    start, played = case.game.prepare(case.options), Series(11, 5, GAMES, 3000, 1)
    scores = [one.arena.play(start, played, [(kernel, (), ())] * case.seats) for one in both(case)]
    assert [whole(part) for part in scores[0]] == [whole(part) for part in scores[1]]


@each_case()
def test_a_deal_is_the_same(case: Case):
    expected, rows = dealt(case, 9)
    for one in both(case):
        start = case.game.prepare(case.options)
        start.chance = words(9)
        positions, journals, _, _ = one.ask(DEALT, start, 0)
        assert one.bench.plain(positions, 0) == expected
        assert told(journals) == rows


@each_case()
def test_single_questions_and_actions_are_the_same(case: Case):
    for step in samples(case):
        for one in both(case):
            positions, journals, rows, (actor, count, ended) = one.ask(ASKED, step.before, step.action)
            assert actor == step.actor
            assert tuple(int(rows[0][index]) for index in range(count)) == step.menu
            assert ended == 0
            assert one.bench.plain(positions, 0) == step.after
            assert told(journals) == list(step.rows)


@each_case()
def test_what_a_seat_may_know_imagines_and_prefers_is_the_same(case: Case):
    for step in samples(case):
        for seat in readers(case):
            results = []
            for one in both(case):
                positions, _, rows, answers = one.ask(KNOWN, step.before, seat)
                assert one.bench.plain(positions, 1) == redacted(case, step.before, seat)
                results.append((one.bench.plain(positions, 0).to_bytes(), whole(rows), int(answers[1])))
            assert results[0] == results[1]
