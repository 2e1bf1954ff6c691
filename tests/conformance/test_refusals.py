"""What is not legal is refused with a code, and nothing changes."""

from __future__ import annotations

import random

import pytest
from tests.conformance.cases import Case, each_case, illegal_codes, redacted, samples

from windlass.engine.refusal import Refusal


@each_case()
def test_every_illegal_action_has_a_reason(case: Case):
    for number, step in enumerate(samples(case)):
        before = step.before.to_bytes()
        for code in illegal_codes(case, step.menu, number):
            refusal = case.game.why_not(step.before, code)
            assert isinstance(refusal, Refusal)
            assert refusal.code.startswith((case.game.id + ".", "action."))
        assert step.before.to_bytes() == before


@each_case()
def test_the_reason_tells_the_actor_nothing_it_may_not_know(case: Case):
    for number, step in enumerate(samples(case)):
        known = redacted(case, step.before, step.actor)
        for code in illegal_codes(case, step.menu, number):
            told, allowed = case.game.why_not(step.before, code), case.game.why_not(known, code)
            assert (told.code, told.args_by_name) == (allowed.code, allowed.args_by_name)


@each_case()
def test_a_match_refuses_illegal_actions_and_stays_as_it_was(case: Case):
    match = case.match(5)
    chooser = random.Random(5)
    for number in range(20):
        if match.ending:
            break
        before, entries = match.state.to_bytes(), list(match.entries)
        for code in illegal_codes(case, tuple(match.legal()), number)[:8]:
            with pytest.raises(Refusal):
                match.play(code)
        assert match.state.to_bytes() == before
        assert match.entries == entries
        match.play(chooser.choice(match.legal()))
