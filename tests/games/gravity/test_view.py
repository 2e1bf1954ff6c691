"""What a screen receives: the map with its flows, everyone's things, and what can be chosen."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.gravity.play import walk
from tests.rulebook.gravity.board import acting, table
from tests.rulebook.gravity.test_islands_phase import phase

from windlass.engine.text import Seat, Text
from windlass.games.gravity import GAME
from windlass.games.gravity.options import GravityOptions
from windlass.games.gravity.outlook import SpreadView
from windlass.games.gravity.state import STEP_NAMES
from windlass.games.gravity.view import prompt, scores, view


def seen(board, seat=0):
    state = board.state.copy()
    GAME.redact(state, seat)
    return view(state, seat)


def test_an_island_shows_its_cell_sources_and_what_flows():
    board = table("1=b2 6+2.0=r2", tiles="4A5 6B4 2A1 3A3 5B2 1B3 RB4")
    island = seen(board).islands[6]
    assert (island.id, island.q, island.r, island.face, island.rotation, island.edges) == ("six", 1, 0, "B", 4, "RBBRBR")
    assert island.sources == ["B", "R", "B", "R", "R", "B"]
    assert island.lent[1] == "-"  # no neighbour to the east
    assert island.flow == 2
    assert island.circuits == ["inner-blue", "outer-red"]
    assert island.flows[4] == 2
    assert (island.permanent, island.owner, island.hunters) == (2, 1, 2)


def test_conduits_show_which_colours_reach_them():
    island = seen(table("1=b2 6=r2", tiles="4A5 6B4 2A1 3A3 5B2 1B3 RB4")).islands[6]
    assert [conduit.circuit for conduit in island.conduits] == ["inner"] * 3 + ["outer"] * 3
    assert all(conduit.blue for conduit in island.conduits[:3])
    assert all(conduit.red for conduit in island.conduits[3:])
    assert sorted(side for conduit in island.conduits for side in conduit.sides) == list(range(6))


def test_the_flows_at_each_rotation_agree_with_turning():
    for turned in range(6):
        board = table(tiles=f"1A{turned} 2A0 3A0 4A0 5A0 6A0 RA0")
        assert seen(table()).islands[1].flows[turned] == board.flow("1")


def test_rundor_flows_nowhere():
    island = seen(table()).islands[0]
    assert (island.flow, island.flows) == (0, [0] * 6)


def test_own_cards_are_seen_and_those_of_others_are_not():
    board = table("1=b2 4=r2", hand="15/234", played="1/2", saved="/1", ability="1/0")
    own, other = seen(board).seats
    assert (own.hand, own.deck) == ([1, 0, 0, 0, 1, 0], [0, 2, 2, 2, 1, 2])
    assert (other.hand, other.hand_size, other.saved, other.saved_size, other.deck_size) == (None, 3, None, 1, 7)
    assert (own.ability, own.ability_action, other.ability) == ("drill", "mine", None)
    assert (own.colour, own.islands, own.turns_left, own.closeness) == ("blue", [1], 4, 3)


def test_the_forecast_says_what_the_islands_phase_would_do_now():
    forecast = seen(table("1+6.0=b2 3+1.0 4+2.0=r2 5")).forecast
    assert (forecast.strongest, forecast.gravity, forecast.pulls) == (1, 6, 2)
    assert forecast.candidates == [5, 3, 4]
    assert forecast.certain == [5]
    assert seen(table("1=b2 4=r2")).forecast.strongest == -1


def test_only_the_actor_gets_a_menu():
    board = table("1=b2 4=r2", hand="15/2")
    assert [choice.action["type"] for choice in seen(board, 0).choices] == ["play", "play", "castle", "idle", "idle", "pass"]
    assert seen(board, 1).choices == []
    assert seen(board, -1).choices == []


def test_turning_placing_and_orienting_show_the_flows_that_follow():
    choices = seen(acting("1=b2 4=r2", 5, ability="4/0").play("rotate")).choices
    assert [choice.flows[1] for choice in choices] == [0, 0, 1, 1, 2]
    tugs = seen(acting("1=b2 4=r2", 5, ability="4/0")).choices
    assert all(choice.flows for choice in tugs if choice.action["type"] == "tug")
    pulling = phase("1+1.3=b2 2+2.0 3+0.2 4+4.0=r2")
    sides = seen(pulling, 1).choices
    turns = seen(pulling.play("side3"), 1).choices
    assert all(choice.flows for choice in [*sides, *turns])
    for choice in turns:
        after = phase("1+1.3=b2 2+2.0 3+0.2 4+4.0=r2").play("side3", f"look{choice.action['side']}")
        assert after.state.flow == choice.flows


def test_what_is_being_done_is_shown():
    shown = seen(acting("1+3.0=b1 2=b1 4=r2", 3).play("transport"))
    assert (shown.card, shown.doing, shown.done, shown.target, shown.lifted) == (3, "transport", ["transport"], 1, [0, 0, 3, 0])


def test_a_redistribution_shows_where_everything_may_go_until_something_is_put_down():
    carrying = acting("1+3.0=b1 2=b1 4=r2", 3).play("transport")
    assert seen(carrying).spread == SpreadView(places=[1, 2], berths=2, anchor=False)
    posting = acting("1=b2m1 2=b1 4=r2", 5).play("support")
    assert seen(posting).spread == SpreadView(places=[1, 2, 7], berths=2, anchor=True)
    assert seen(posting.play("h1")).spread is None
    assert seen(posting.play("m0")).spread is None
    assert seen(table("1=b2 4=r2", hand="1/2")).spread is None


def test_every_question_has_its_own_prompt():
    met = set()
    for seed in range(8):
        for state in walk(GravityOptions(seats=3, abilities="random"), seed):
            actor = GAME.actor(state)
            if state.step not in met or actor < 0:
                met.add(state.step)
                asked = prompt(state, actor)
                assert asked.id == ("gravity-prompt-over" if actor < 0 else f"gravity-prompt-{STEP_NAMES[state.step]}")
                msgspec.json.encode(view(state, actor))
    assert len(met) > 30


def test_the_others_read_whom_they_wait_for():
    assert prompt(table("1=b2 4=r2", hand="1/2").state, 1) == Text("gravity-prompt-wait", {"seat": Seat(0)})


@pytest.mark.parametrize(("islands", "expected"), [("1=b2 4=r2", [30, 30]), ("R=b2 4+5.0=r2", [0, 35]), ("1+12.0=b2 4=r2", [39, 30])])
def test_scores_tell_how_near_the_best_island_is_to_being_enclosed(islands, expected):
    assert scores(table(islands).state) == expected
