"""Refusals are coded and as specific as a good referee's."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.gravity.play import menu, walk
from tests.rulebook.gravity.board import acting, table

from windlass.games.gravity import GAME
from windlass.games.gravity.options import option_sets
from windlass.games.gravity.refusals import WHEN, why_not


def test_an_unknown_code_is_refused():
    state = table("1=a2 4=b2").state
    assert why_not(state, -1).code == "action.unknown"
    assert why_not(state, GAME.actions).code == "action.unknown"


def test_an_action_of_another_moment_is_not_for_now():
    refused = why_not(table("1=a2 4=b2", hand="1/2").state, GAME.parse_action("take3"))
    assert refused.code == "gravity.not-now"


def test_every_kind_of_action_has_its_moment():
    assert len(WHEN) == len({type(GAME.face(code)) for code in range(GAME.actions)})


@settings(max_examples=6)
@given(st.integers(0, 2**32), st.sampled_from(option_sets()))
def test_every_illegal_action_gets_a_reason(seed, options):
    for number, state in enumerate(walk(options, seed, most=300)):
        if number % 7 == 0:
            legal = set(menu(state))
            for code in range(GAME.actions):
                if code not in legal:
                    assert why_not(state, code).code.startswith("gravity.")


def test_a_refusal_names_what_it_is_about():
    assert why_not(acting("1=a2 4=b2", 1).state, GAME.parse_action("muster")).args_by_name["action"].id == "gravity-act-muster"
