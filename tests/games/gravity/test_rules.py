"""Laws of the whole game: it ends, conserves its components, keeps its derived facts true and its numbers in range."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.gravity.play import menu, walk
from tests.rulebook.gravity.board import table

from windlass.engine.journal import CAPACITY, Journal
from windlass.games.gravity import GAME
from windlass.games.gravity.components import SIDES, STEP_Q, STEP_R
from windlass.games.gravity.options import GravityOptions, long_game_limit, option_sets
from windlass.games.gravity.rules.geography import survey, yield_at
from windlass.games.gravity.state import CLOSING, NOTHING, STEP_NAMES


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.sampled_from(option_sets()))
def test_components_are_conserved_and_derived_facts_stay_true(seed, options):
    first = None
    for number, state in enumerate(walk(options, seed, most=400)):
        if number % 4:
            continue
        kept = GAME.conserved(state)
        first = first or kept
        assert kept == first
        fresh = state.copy()
        survey(fresh)
        assert fresh == state
        state.to_bytes()  # raises where a number does not fit


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.sampled_from(option_sets()))
def test_random_games_end_with_a_ranking(seed, options):
    *_, last = walk(long_game_limit(options), seed, most=20_000)
    rank = [0] * 8
    assert GAME.outcome(last, rank) in (1, 2)
    assert min(rank[: last.seats]) == 1
    assert GAME.actor(last) == -1
    assert menu(last) == []


def test_the_limit_for_simulation_leaves_a_limit_that_was_set():
    assert long_game_limit(GravityOptions()).round_limit == 200
    assert long_game_limit(GravityOptions(round_limit=3)).round_limit == 3


def test_between_turns_nothing_of_the_last_action_is_left():
    for state in walk(GravityOptions(seats=4, abilities="by-seat"), 5):
        if STEP_NAMES[state.step] in ("turn", "keeping"):
            assert (state.card, state.doing, state.origin, state.target, state.strongest) == (NOTHING,) * 5
            assert (state.done, state.force, state.toll, state.need, state.visited, state.scope, state.taken, state.fleeing) == (0,) * 8
            assert not any(state.lifted)
            assert not any(state.lost)


def test_the_same_map_is_the_same_position_wherever_it_drifted():
    one = table("1=a2 4=b2", hand="1/", passed=2).play("idle1")
    other = table("1=a2 4=b2", hand="1/", passed=2, cells="R@3,2 1@4,1 2@4,2 3@3,3 4@2,3 5@2,2 6@3,1").play("idle1")
    assert other.cell("R") == (0, 0)
    assert one.state == other.state


def test_opposite_sides_agree_on_who_is_beside():
    state = table().state
    for island in range(7):
        for side in range(SIDES):
            other = state.beside[island][side]
            if other != NOTHING:
                assert (state.q[island] + STEP_Q[side], state.r[island] + STEP_R[side]) == (state.q[other], state.r[other])
                assert state.beside[other][(side + 3) % SIDES] == island


def test_turning_the_whole_world_changes_no_yield():
    state = table(tiles="4A5 6B4 2A1 3A3 5B2 1B3 RB4").state
    turned = state.copy()
    for island in range(7):
        turned.q[island], turned.r[island] = -state.r[island], state.q[island] + state.r[island]
        turned.rotation[island] = (state.rotation[island] + 1) % SIDES
    survey(turned)
    assert turned.flow == state.flow
    assert [yield_at(turned, 0, turned.rotation[0])] == [yield_at(state, 0, state.rotation[0])]


def test_no_action_tells_more_than_a_journal_holds():
    most = 0
    for seed in range(5):
        for number, state in enumerate(walk(GravityOptions(seats=4), seed)):
            for action in menu(state)[:1] if number % 9 == 0 else ():
                ahead, journal = state.copy(), Journal()
                GAME.apply(ahead, action, journal)
                most = max(most, journal.count)
    assert most < CAPACITY // 2


def test_every_step_has_a_name():
    assert len(STEP_NAMES) == CLOSING
