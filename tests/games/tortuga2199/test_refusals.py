"""Refusals that the rulebook tests do not meet."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.games.tortuga2199.actions import ACTIONS
from windlass.games.tortuga2199.notation import parse_action
from windlass.games.tortuga2199.refusals import why_not


@pytest.mark.parametrize(
    ("line", "action", "code"),
    [
        ("step:choose vessels:razorback/- turn:b hands:razorback/", "ship razorback", "ship-taken"),
        ("step:choose", "end", "asked-choose"),
        ("step:ability laid:booster asks:1 played:booster", "end", "asked-ability"),
        ("step:parry foe:b attack:impulse", "end", "asked-parry"),
        ("step:muster foe:b hands:impulse/", "end", "asked-muster"),
        ("rules:richer_spoils step:spoils foe:b beaten:b ships:tortuga/hold attack:impulse", "end", "asked-spoils"),
        ("", "ship razorback", "not-now"),
        ("", "done", "not-now"),
        ("", "draw", "not-now"),
        ("hands:mining/", "scrap mining", "not-now"),
        ("hands:impulse/", "commit impulse", "not-now"),
        ("", "play hacker", "not-in-hand"),
        ("rules:crypto_conquest ships:post1/post1 post1:b3 crypto:9 hands:impulse/", "conquer-with-crypto", "guarded"),
        ("ships:vortex/tortuga", "buy hacker", "not-on-sale"),
    ],
)
def test_the_reason_is_as_specific_as_a_referees(line: str, action: str, code: str):
    assert why_not(table(line).state, parse_action(action)).code == f"tortuga2199.{code}"


@pytest.mark.parametrize("number", [-1, ACTIONS])
def test_a_code_that_is_none_is_unknown(number: int):
    assert why_not(table("").state, number).code == "action.unknown"
