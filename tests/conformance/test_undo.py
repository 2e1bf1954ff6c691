"""Fair undo: free while nothing came to light, and never further."""

from __future__ import annotations

import random

import pytest
from tests.conformance.cases import Case, each_case

from windlass.engine.refusal import Refusal

PLIES = 40


@each_case()
def test_an_action_is_taken_back_freely_only_where_nothing_came_to_light(case: Case):
    match = case.match(6)
    chooser = random.Random(6)
    while not match.ending and len(match.line) < PLIES:
        before, entries = match.state.copy(), len(match.entries)
        ply = match.play(chooser.choice(match.legal()))
        after, story = match.state.copy(), match.story(ply.actor)
        lit = before.chance != after.chance and _drew(case, before, ply.action, after)
        if ply.barrier or match.ending:
            assert not match.can_undo(ply.actor)
            with pytest.raises(Refusal):
                match.undo(ply.actor)
            assert match.state == after
            continue
        assert not lit
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


def _drew(case: Case, before: object, action: int, after: object) -> bool:
    """Whether the generator would have decided anything: the same action with another generator ends elsewhere."""
    from windlass.engine.journal import Journal

    ends = []
    for seed in range(6):
        state = before.copy()
        state.chance = [seed, 17, 5, 9]
        case.game.apply(state, action, Journal())
        state.chance = [0, 0, 0, 0]
        ends.append(state.to_bytes())
    return len(set(ends)) > 1


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
