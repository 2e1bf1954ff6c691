"""The past is as cheap as the present, and an action that fails leaves nothing behind. Costs are counted in rules asked, not in seconds."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from windlass.engine import past
from windlass.engine.match import Entry, Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.past import EVERY, Branch, Moment, Past
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game

SEED = bytes(range(16))


class Counted:
    """Cartagena with a count of how often each rule is asked."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        game = find_game("cartagena")
        self.game = replace(game, **{name: self.counting(name, getattr(game, name)) for name in ("apply", "outcome", "legal", "actor")})

    def counting(self, name, rule):
        def ask(*args):
            self.asked[name] += 1
            return rule(*args)

        return ask

    def cost(self, name, deed) -> int:
        before = self.asked[name]
        deed()
        return self.asked[name] - before


def match_of(game=None, **options) -> Match:
    return Match.new(game or find_game("cartagena"), seed=SEED, **options)


def forth_and_back(match: Match, count: int) -> Match:
    """That many actions more: pirates go on and fall back, so that nobody ever gets out."""
    chooser = random.Random(count)
    for _ in range(count):
        menu = match.legal()
        back = [code for code in menu if match.game.print_action(code).endswith("<")]
        match.play(chooser.choice(back if back and chooser.random() < 0.7 else menu))
    return match


def facts(match: Match) -> tuple:
    return match.state.to_bytes(), list(match.entries), list(match.line), list(match.resigned), match.legal(), match.ending, dump(match)


# -- an action that fails leaves nothing behind -------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [np.int64, np.int16, np.uint16])
def test_an_action_may_be_given_as_any_kind_of_whole_number(kind):
    match = match_of()
    ply = match.play(kind(match.legal()[0]))
    assert type(ply.action) is type(match.entries[0].value) is int
    assert parse(dump(match)).state == match.state


@pytest.mark.parametrize("action", [None, 1.5, 1.0, b"end", [1], object(), np.float64(3)])
def test_what_is_no_whole_number_and_no_text_is_refused_and_nothing_changes(action):
    match = forth_and_back(match_of(), 3)
    before = facts(match)
    with pytest.raises(Refusal) as refused:
        match.play(action)
    assert refused.value.code == "match.not-whole"
    assert facts(match) == before


@pytest.mark.parametrize("action", [-1, 10**9, 10**5000, -(10**5000)], ids=["below", "beyond", "endless", "endless-below"])
def test_a_number_that_is_no_action_is_refused_however_long_it_is(action):
    with pytest.raises(Refusal) as refused:
        match_of().play(action)
    assert refused.value.code == "action.unknown"
    assert len(str(refused.value)) < 100


@pytest.mark.parametrize("fault", [RuntimeError, MemoryError, GeneratorExit])
@pytest.mark.parametrize("plies", [0, 3, EVERY - 1])
def test_when_a_rule_fails_in_the_middle_of_an_action_nothing_has_changed(fault, plies):
    healthy = find_game("cartagena")
    broken = False

    def apply(state, action, journal):
        healthy.apply(state, action, journal)
        if broken:
            raise fault

    match = forth_and_back(match_of(replace(healthy, apply=apply)), plies)
    before, broken = facts(match), True
    with pytest.raises(fault):
        match.play(match.legal()[0])
    assert facts(match) == before
    broken = False
    match.play(match.legal()[0])
    assert parse(dump(match)).state == match.state


def test_a_position_that_cannot_be_kept_is_not_entered():
    healthy = find_game("cartagena")
    broken = False

    def apply(state, action, journal):
        healthy.apply(state, action, journal)
        if broken:
            state.round = 10**30

    match = forth_and_back(match_of(replace(healthy, apply=apply)), EVERY - 1)
    before, broken = facts(match), True
    with pytest.raises(OverflowError):
        match.play(match.legal()[0])
    assert facts(match) == before


def test_when_a_rule_fails_while_something_is_taken_back_nothing_has_changed():
    healthy = find_game("cartagena")
    broken = False

    def apply(state, action, journal):
        if broken:
            raise RuntimeError
        healthy.apply(state, action, journal)

    match = forth_and_back(match_of(replace(healthy, apply=apply)), EVERY - 1)
    before, broken = facts(match), True
    with pytest.raises(RuntimeError):
        match.undo(-1, consent=True)
    assert facts(match) == before


# -- the past is cheap --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plies", [10, 300, 1200])
def test_a_look_at_an_early_moment_and_a_take_back_cost_the_same_at_every_length(plies):
    counted = Counted()
    match = forth_and_back(match_of(counted.game), plies)
    for ply in (0, 1, plies // 2, plies - 1, plies):
        assert counted.cost("apply", lambda ply=ply: match.at(ply)) < EVERY
    assert counted.cost("apply", lambda: match.undo(-1, consent=True)) < EVERY
    assert counted.cost("apply", lambda: match.play(match.legal()[0])) == 1


def test_taking_back_many_actions_costs_a_few_rules_for_each():
    counted = Counted()
    match = forth_and_back(match_of(counted.game), 400)
    start = match.at(0).state

    def all_of_it():
        while match.line:
            match.undo(-1, consent=True)

    assert counted.cost("apply", all_of_it) <= 400 * EVERY // 2
    assert match.state == start


def test_many_actions_are_taken_back_at_once_as_if_one_after_the_other():
    counted = Counted()
    match = forth_and_back(match_of(counted.game), 100)
    early = match.at(37)
    assert counted.cost("apply", lambda: match.undo(-1, consent=True, to=37)) < EVERY
    assert match.state == early.state
    assert match.entries[100:] == [Entry("consent")] * 63
    again = parse(dump(match))
    assert (again.state, again.entries) == (match.state, match.entries)


def test_several_own_actions_are_taken_back_freely_and_only_while_all_are_ones_own():
    match = match_of()
    for _ in range(2):
        match.play(match.legal()[0])
    assert [ply.actor for ply in match.line] == [0, 0]
    match.undo(0, to=0)
    assert match.line == []
    while match.actor == 0:
        match.play(match.legal()[0])
    match.play(match.legal()[0])
    with pytest.raises(Refusal) as refused:
        match.undo(1, to=0)
    assert refused.value.code == "undo.not-yours"


@pytest.mark.parametrize("to", [-1, 3, 4])
def test_nothing_is_taken_back_to_a_moment_that_is_not_earlier(to):
    match = forth_and_back(match_of(), 3)
    with pytest.raises(Refusal) as refused:
        match.undo(0, consent=True, to=to)
    assert refused.value.code == "undo.nothing"


def test_a_file_with_many_take_backs_is_read_in_a_few_rules_a_line():
    counted = Counted()
    match = forth_and_back(match_of(counted.game), 300)
    for _ in range(100):
        match.undo(-1, consent=True)
        match.play(match.legal()[0])
    lines = len(match.entries)
    again = match_of(counted.game)

    def enter_all():
        for entry in match.entries:
            again.enter(entry)

    assert counted.cost("apply", enter_all) <= lines * EVERY
    assert again.state == match.state


@pytest.mark.parametrize("rule", ["outcome", "legal"])
def test_each_fact_of_a_position_is_worked_out_once(rule):
    counted = Counted()
    match = match_of(counted.game)

    def questions():
        for _ in range(5):
            assert match.ending is None
            assert match.actor == 0
            assert match.legal()
            assert not match.can_undo(0)

    assert counted.cost(rule, questions) <= 1
    assert counted.cost(rule, questions) == 0
    match.play(match.legal()[0])
    assert counted.cost(rule, lambda: (match.legal(), match.ending)) == 1


def test_a_menu_that_its_reader_changes_stays_as_it_was():
    match = match_of()
    menu = match.legal()
    match.legal().clear()
    assert match.legal() == menu


@pytest.mark.parametrize("ply", [-1, 4, 10**5000], ids=["before", "after", "endless"])
def test_a_moment_that_never_was_is_refused(ply):
    with pytest.raises(Refusal) as refused:
        forth_and_back(match_of(), 3).at(ply)
    assert refused.value.code == "match.no-ply"
    assert len(str(refused.value)) < 100


def test_an_earlier_moment_lives_its_own_life():
    match = forth_and_back(match_of(), 20)
    before = facts(match)
    early = match.at(11)
    assert early.entries == [Entry("play", ply.action) for ply in match.line[:11]]
    early.play(early.legal()[-1])
    early.undo(-1, consent=True)
    early.undo(-1, consent=True)
    forth_and_back(early, 9)
    assert facts(match) == before
    assert parse(dump(early)).state == early.state


def test_a_very_long_past_keeps_a_bounded_number_of_moments(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(past, "MOST", 6)
    match = forth_and_back(match_of(), 150)
    fresh = match_of()
    seen = [fresh.state]
    for ply in match.line:
        fresh.play(ply.action)
        seen.append(fresh.state)
    assert len(match._past._kept) <= 6
    assert [match.at(ply).state for ply in range(151)] == seen
    match.undo(-1, consent=True, to=3)
    assert match.state == seen[3]


def test_the_nearest_kept_moment_is_never_later_than_asked():
    kept = Past(Moment(b"", b"0"))
    for ply in range(1, 40):
        if kept.wants(ply):
            kept.keep(Moment(b"", str(ply).encode()))
    for ply in range(40):
        place, moment = kept.nearest(ply)
        assert ply - EVERY < place <= ply
        assert moment.position == str(place).encode()


@given(st.lists(st.tuples(st.sampled_from(["append", "cut", "lend"]), st.integers(0, 3), st.integers(0, 12))))
def test_branches_of_one_trunk_never_disturb_each_other(deeds):
    """Beside each branch a plain list that shares nothing."""
    branches, models = [Branch(range(5))], [list(range(5))]
    for number, (deed, chosen, size) in enumerate(deeds):
        place = chosen % len(branches)
        branch, model = branches[place], models[place]
        if deed == "append":
            branch.append(100 + number)
            model.append(100 + number)
        elif deed == "cut":
            branch.cut(min(size, len(model)))
            del model[size:]
        else:
            branches.append(branch.until(min(size, len(model))))
            models.append(model[:size])
        assert branches == models
    for branch, model in zip(branches, models, strict=True):
        assert (len(branch), repr(branch), list(reversed(branch)), branch[1:-1]) == (len(model), repr(model), model[::-1], model[1:-1])


def test_a_branch_ends_where_it_ends():
    early = Branch([1, 2, 3]).until(2)
    assert early[-1] == 2
    assert early != (1, 2)
    for place in (2, -3):
        with pytest.raises(IndexError):
            early[place]
