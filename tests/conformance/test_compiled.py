"""Compiled rules and interpreted rules are the same rules, bit for bit."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.cases import Case, dealt, each_case, machine, readers, redacted, samples, words

from windlass.engine.journal import Journal, events
from windlass.engine.machine import Machine

GAMES = 2


def both(case: Case) -> tuple[Machine, Machine]:
    return machine(case.game, True), machine(case.game, False)


def told(journals: Any) -> list[tuple[int, ...]]:
    """The events of a journal in either form."""
    return events(journals[0] if isinstance(journals, list) else Journal.from_array(journals))


def play(runner: Machine, case: Case, advised: int) -> tuple[object, ...]:
    """Whole games from one seed: the last position, places, endings, decisions and options."""
    game = case.game
    positions = runner.positions([game.prepare(case.options)] * 3)
    players = runner.numbers(case.seats + 1)
    for seat in range(case.seats):
        players[seat] = advised
    players[case.seats] = 1
    choices, weight, reason = (runner.numbers(game.actions) for _ in range(3))
    rank, ending, decisions, options = runner.numbers(GAMES, 8), runner.numbers(GAMES), runner.numbers(GAMES), runner.numbers(GAMES)
    runner.play_games(
        positions, 11, 5, GAMES, players, choices, weight, reason, runner.journals(muted=True), 3000, rank, ending, decisions, options
    )
    return (
        runner.plain(positions, 1).to_bytes(),
        [[int(place) for place in row] for row in rank],
        [int(code) for code in ending],
        [int(made) for made in decisions],
        [int(offered) for offered in options],
    )


@each_case()
@pytest.mark.parametrize("advised", [0, 1], ids=["uniform", "advised"])
def test_whole_games_are_the_same(case: Case, advised: int):
    fast, slow = both(case)
    assert play(fast, case, advised) == play(slow, case, advised)


@each_case()
def test_a_deal_is_the_same(case: Case):
    expected, rows = dealt(case, 9)
    for runner in both(case):
        start = case.game.prepare(case.options)
        start.chance = words(9)
        positions, journals = runner.positions([start]), runner.journals(muted=False)
        runner.deal(positions, 0, journals)
        assert runner.plain(positions, 0) == expected
        assert told(journals) == rows


@each_case()
def test_single_questions_and_actions_are_the_same(case: Case):
    game = case.game
    for step in samples(case):
        for runner in both(case):
            positions, journals = runner.positions([step.before, step.before]), runner.journals(muted=False)
            choices, rank = runner.numbers(game.actions), runner.numbers(8)
            assert runner.actor(positions, 0) == step.actor
            count = runner.legal(positions, 0, choices)
            assert tuple(int(choices[index]) for index in range(count)) == step.menu
            assert runner.outcome(positions, 0, rank) == 0
            runner.apply(positions, 0, step.action, journals)
            assert runner.plain(positions, 0) == step.after
            assert told(journals) == list(step.rows)
            runner.step(positions, 1, step.action, journals, choices)
            assert runner.plain(positions, 1) == step.after
            assert told(journals) == list(step.rows)


@each_case()
def test_play_outs_are_the_same(case: Case):
    ends = []
    for runner in both(case):
        positions = runner.positions([samples(case)[0].before])
        made = runner.play_out(positions, 0, runner.numbers(case.game.actions), runner.journals(muted=True), 200)
        ends.append((made, runner.plain(positions, 0).to_bytes()))
    assert ends[0] == ends[1]


@each_case()
def test_what_a_seat_may_know_imagines_and_prefers_is_the_same(case: Case):
    game = case.game
    for step in samples(case):
        for seat in readers(case):
            results = []
            for runner in both(case):
                positions = runner.positions([step.before])
                runner.redact(positions, 0, seat)
                assert runner.plain(positions, 0) == redacted(case, step.before, seat)
                advice = []
                if seat == step.actor:
                    choices, weight, reason = (runner.numbers(game.actions) for _ in range(3))
                    count = runner.weigh(positions, 0, choices, weight, reason)
                    advice = [(int(choices[index]), int(weight[index]), int(reason[index])) for index in range(count)]
                runner.imagine(positions, 0, seat, 77, 3)
                results.append((runner.plain(positions, 0).to_bytes(), advice))
            assert results[0] == results[1]
