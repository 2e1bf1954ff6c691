"""The forecast of the islands phase is what the phase would do: whom it would pull, and who would win."""

from __future__ import annotations

import random

import pytest
from tests.games.gravity.play import menu, walk
from tests.rulebook.gravity.board import table

from windlass.engine.journal import Journal
from windlass.games.gravity import GAME
from windlass.games.gravity.actions import ORIENT
from windlass.games.gravity.components import ISLANDS, STEP_Q, STEP_R
from windlass.games.gravity.forecast import forecast, winner
from windlass.games.gravity.forecast.enclosure import NOBODY_WINS, could_enclose, missing, phase_winners
from windlass.games.gravity.notation import parse_position
from windlass.games.gravity.options import GravityOptions
from windlass.games.gravity.rules.attraction import begin_attraction
from windlass.games.gravity.rules.geography import survey
from windlass.games.gravity.state import NOBODY, OVER, PARTING, TURN, State


def play_out(state: State) -> int:
    """The seats that win by some way of playing the islands phase that has begun, by the rules themselves."""
    if state.step == PARTING:
        return NOBODY_WINS
    if state.step == OVER:
        return NOBODY_WINS if state.winner == NOBODY else 1 << state.winner
    winners = 0
    for action in menu(state):
        if ORIENT < action < ORIENT + 6:
            continue  # the way round wins nobody the game
        ahead = state.copy()
        ahead.round_limit = ahead.round  # so that the phase is followed by the end
        GAME.apply(ahead, action, Journal())
        winners |= play_out(ahead)
    return winners


def by_the_rules(state: State) -> int:
    """The seats that win if the islands phase comes now, tried out."""
    ahead = state.copy()
    begin_attraction(ahead, Journal())
    return play_out(ahead)


def scattered(seed: int) -> State:
    """A position of a random game whose islands are thrown about in a few cells, with little gravity that differs."""
    chooser = random.Random(seed)
    state = next(state for state in walk(GravityOptions(seats=2 + seed % 3), seed % 40) if state.step == TURN)
    cells = {(0, 0)}
    while len(cells) < ISLANDS:
        q, r = chooser.choice(sorted(cells))
        side = chooser.randrange(6)
        steps = chooser.choice((1, 1, 1, 1, 2))
        cells.add((q + STEP_Q[side] * steps, r + STEP_R[side] * steps))
    for island, (q, r) in enumerate(chooser.sample(sorted(cells), ISLANDS)):
        state.q[island], state.r[island] = q, r
        state.permanent[island] = chooser.choice((0, 0, 1, 2))
        state.temporary[island] = chooser.choice((0, 0, 1))
    state.permanent[chooser.randrange(ISLANDS)] += chooser.choice((2, 6, 11))
    survey(state)
    return state


@pytest.mark.parametrize("share", range(8))
def test_who_may_win_the_islands_phase_is_known_exactly(share: int):
    for seed in range(share, 96, 8):
        state = scattered(seed)
        before = state.to_bytes()
        found = phase_winners(state)
        assert state.to_bytes() == before
        assert found == by_the_rules(state), GAME.print_position(state)


def test_maps_on_which_something_may_come_adrift_are_among_those_tried():
    assert any(
        forecast(state).pulls and any(state.touch[island].bit_count() == 1 for island in range(ISLANDS))
        for state in map(scattered, range(40))
    )


def enclosing(gravity: str, **parts: object) -> State:
    """A map on which island 1 touches three others, with gravity as given."""
    return table(f"1+{gravity}=a2 4=b2", **parts).state


def test_an_island_strong_enough_for_all_that_miss_would_win():
    assert forecast(enclosing("11.0")).winner == 0
    assert forecast(enclosing("10.0")).winner == NOBODY
    assert missing(enclosing("11.0"), 1) == 3


def test_rundor_and_neutral_islands_would_win_nobody_the_game():
    for islands in ("1=a2 4=b2 R+11.0=a1", "1=a2 4=b2 2+11.0"):
        assert forecast(table(islands).state).winner == NOBODY


def test_equal_islands_are_told_apart_from_those_pulled_for_certain():
    seen = forecast(table("1+6.0=a2 3+1.0 4+1.0=b2 5").state)
    assert (seen.strongest, seen.gravity, seen.pulls, seen.decider) == (1, 6, 2, 0)
    assert (seen.sure, seen.either) == ([5], [3, 4])
    assert forecast(table("1+6.0=a2 3+1.0 4+2.0=b2 5").state).either == []


def test_the_first_player_would_decide_for_a_neutral_island():
    assert forecast(table("1=a2 4=b2 2+3.0", first="b").state).decider == 1


def test_where_no_island_is_strongest_nothing_would_happen():
    seen = forecast(table("1=a2 4=b2").state)
    assert (seen.strongest, seen.pulls, seen.sure, seen.either, seen.decider, seen.winner) == (-1, 0, [], [], -1, -1)


def test_a_victory_that_others_would_have_to_give_is_not_counted_on():
    certain = [state for state in map(scattered, range(160)) if phase_winners(state).bit_count() > 1]
    assert certain, "no map leaves anything open"
    for state in certain:
        chooses = forecast(state).decider
        assert winner(state, chooses) == (chooses if phase_winners(state) >> chooses & 1 else NOBODY)


def test_an_island_far_from_nobody_that_stays_might_be_enclosed_by_what_is_pulled():
    state = parse_position(
        "seats:2 round:6 step:orienting first:b turn:a mover:b R:B1@3,0 1:B0@1,-1=a1m1 2:A2@0,1+1.0=a2 3:B1@1,0 4:B4@-1,1 5:B3@2,0+1.1=b1 "
        "6:A5@2,-1+1.0=a1 turns:0/3 hired:0/2 hand:123456/ discard:3456/223356 played:/511 passed:3 round_limit:6 visited:R scope:R target:R "
        "strongest:5"
    )
    assert could_enclose(state, 4, 97)
