"""Fair undo: free while nothing came to light, and never further."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.conformance.cases import Case, each_case, words

from windlass.engine.foresight import final_actions
from windlass.engine.journal import Journal
from windlass.engine.refusal import Refusal

PLIES = 40


@each_case()
def test_it_is_foreseen_which_actions_reveal_something_or_pass_the_decision_on(case: Case):
    match = case.match(8)
    chooser = random.Random(8)
    while not match.ending and len(match.line) < PLIES:
        seat, legal = match.actor, match.legal()
        foreseen = final_actions(match.game, match.redacted(seat), seat, legal)
        ply = match.play(chooser.choice(legal))
        assert (ply.action in foreseen) == (ply.barrier or match.actor != seat)


@each_case()
def test_an_action_is_taken_back_freely_only_where_nothing_came_to_light(case: Case):
    match = case.match(6)
    chooser = random.Random(6)
    while not match.ending and len(match.line) < PLIES:
        before, entries = match.state.copy(), len(match.entries)
        ply = match.play(chooser.choice(match.legal()))
        after, story = match.state.copy(), match.story(ply.actor)
        if ply.barrier or match.ending:
            assert not match.can_undo(ply.actor)
            with pytest.raises(Refusal):
                match.undo(ply.actor)
            assert match.state == after
            continue
        assert not is_random(case, before, ply.action)
        assert match.can_undo(ply.actor)
        for other in set(range(case.seats)) - {ply.actor}:
            assert not match.can_undo(other)
            with pytest.raises(Refusal, match=r"undo\.not-yours"):
                match.undo(other)
        match.undo(ply.actor)
        assert match.state == before
        assert len(match.entries) == entries + 2
        match.play(ply.action)
        assert match.state == after
        assert match.story(ply.actor) == story


def is_random(case: Case, before: Any, action: int) -> bool:
    """Whether chance decides what the action does: with another generator it leads elsewhere."""
    ends = set()
    for seed in range(4):
        state = before.copy()
        state.chance = words(seed)
        case.game.apply(state, action, Journal())
        state.chance = [0, 0, 0, 0]
        ends.add(state.to_bytes())
    return len(ends) > 1


@each_case()
def test_taking_back_by_consent_and_playing_the_same_again_draws_the_same(case: Case):
    match = case.match(7)
    chooser = random.Random(7)
    while not match.ending and len(match.line) < 12:
        before = match.state.copy()
        ply = match.play(chooser.choice(match.legal()))
        if match.ending:
            break
        after = match.state.copy()
        match.undo(-1, consent=True)
        assert match.state == before
        match.play(ply.action)
        assert match.state == after
