"""What a screen receives: the map with its flows, everyone's things, and what can be chosen."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.gravity.play import walk
from tests.rulebook.gravity.board import acting, table
from tests.rulebook.gravity.test_islands_phase import phase

from windlass.engine.text import Seat, Text
from windlass.games.gravity import GAME
from windlass.games.gravity.forecast import SpreadView
from windlass.games.gravity.options import GravityOptions
from windlass.games.gravity.state import STEP_NAMES
from windlass.games.gravity.view import prompt, scores, view


def seen(board, seat=0):
    state = board.state.copy()
    GAME.redact(state, seat)
    return view(state, seat)


def test_an_island_shows_its_cell_sources_and_what_flows():
    board = table("1=a2 6+2.0=b2", tiles="4A5 6B4 2A1 3A3 5B2 1B3 RB4")
    island = seen(board).islands[6]
    assert (island.id, island.q, island.r, island.face, island.rotation, island.edges) == ("six", 1, 0, "B", 4, "RBBRBR")
    assert island.sources == ["B", "R", "B", "R", "R", "B"]
    assert island.lent[1] == "-"  # no neighbour to the east
    assert island.flow == 2
    assert island.circuits == ["inner-blue", "outer-red"]
    assert island.flows[4] == 2
    assert (island.permanent, island.owner, island.hunters) == (2, 1, 2)


def test_conduits_show_which_colours_reach_them():
    island = seen(table("1=a2 6=b2", tiles="4A5 6B4 2A1 3A3 5B2 1B3 RB4")).islands[6]
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
    board = table("1=a2 4=b2", hand="15/234", played="1/2", saved="/1", passed=2, turns="1/1", ability="1/3")
    own, other = seen(board).seats
    assert (own.hand, own.deck) == ([1, 0, 0, 0, 1, 0], [0, 2, 2, 2, 1, 2])
    assert (other.hand, other.hand_size, other.saved, other.saved_size, other.deck_size) == (None, 3, None, 1, 7)
    assert (own.ability, own.ability_action, other.ability) == ("drill", "mine", "tavern")
    assert (own.colour, own.islands, own.turns_left, own.closeness) == ("blue", [1], 3, 3)


def flows(board, *actions):
    """The yields that are told with each of these legal actions."""
    assert set(actions) <= set(board.legal())
    return [GAME.preview(board.state, GAME.parse_action(action)).flows for action in actions]


def test_turning_placing_and_orienting_show_the_flows_that_follow():
    turning = acting("1=a2 4=b2", 5, ability="4/1").play("rotate")
    assert [told[1] for told in flows(turning, *(f"turn1.{sides}" for sides in range(1, 6)))] == [0, 0, 1, 1, 2]
    tugging = acting("1=a2 4=b2", 5, ability="4/1")
    assert flows(tugging, *(action for action in tugging.legal() if action.startswith("tug")))
    pulling = phase("1+1.3=a2 2+2.0 3+0.2 4+4.0=b2")
    assert flows(pulling, *pulling.legal())
    placed = pulling.play("side3")
    for action, told in zip(placed.legal(), flows(placed, *placed.legal()), strict=True):
        assert phase("1+1.3=a2 2+2.0 3+0.2 4+4.0=b2").play("side3", action).state.flow == told


def test_what_moves_no_island_tells_no_flows():
    assert GAME.preview(table("1=a2 4=b2", hand="15/2").state, GAME.parse_action("pass")) is None


def preview(board, action):
    assert action in board.legal()
    return GAME.preview(board.state, GAME.parse_action(action))


def test_a_place_to_set_out_from_tells_which_islands_it_reaches():
    board = acting("R=m4 1=a3 2=m1 4=b2 6=b1", 1).play("capture")
    assert preview(board, "from1").targets == [2, 6]
    assert preview(board, "fromA").targets == [2, 3, 5, 6]


def test_sending_hunters_tells_who_must_join_what_is_lost_and_what_is_abandoned():
    board = acting("R=m1 1=a3m2 2=m3 4=b2", 1).play("capture", "from1", "take2")
    few, some, all_ = (preview(board, f"send{hunters}") for hunters in (2, 3, 3))
    assert (few.joins, few.losses, few.abandons) == ([2, 2], 2, -1)
    assert (some.joins, some.losses, all_.abandons) == ([1, 2], 2, 1)


def test_turning_against_an_island_warns_where_all_must_go():
    raid = acting("R=m1 1=a2 2=m1 6=m3 4=b2 3=a1", 1).play("capture", "from1")
    assert preview(raid, "take2").abandons == 1
    aboard = acting("R=m2 1=a2 4=b2", 1).play("capture", "fromA")
    assert (preview(aboard, "takeR").losses, preview(aboard, "takeR").abandons) == (1, -1)
    assert preview(acting("R=m1 1=a3 2=m1 4=b2", 1).play("capture", "from1"), "takeR") is None


def test_losing_all_hunters_sent_warns_that_the_island_becomes_neutral():
    board = acting("1=a1m2 2=m1 3=a2 4=b2", 1).play("capture", "from1", "take2", "join2")
    assert board.legal() == ["lose0", "lose1"]
    assert (preview(board, "lose0"), preview(board, "lose1").abandons) == (None, 2)


def test_the_actions_that_could_change_something_are_told():
    possible = seen(table("1=a2 4=b2")).possible
    assert "illegal_mining" in possible
    assert "muster" not in possible
    assert seen(table("1=a2 4=b2"), -1).possible == []
    assert seen(acting("1=a2m1 2=a1 4=b2", 5).play("support")).possible == []  # all pieces are in hand, so no island is held


def test_an_enclosed_island_is_told():
    assert seen(table("1=a2 4=b2")).enclosed == 0
    assert seen(table("1=a2 4=b2", cells="6@3,3")).enclosed == -1


def test_whoever_lost_the_last_island_is_told_so_first():
    free = acting("R=m1 1=a5 2=b1 4=m1 5=m1 6=m1", 1).play("capture", "from1", "take2", "send2", "enough")
    assert prompt(free.state, 1) == Text("gravity-prompt-refuge")
    full = acting("R=m1 1=a5 2=b1 3=m1 4=m1 5=m1 6=m1", 1).play("capture", "from1", "take2", "send2", "enough")
    assert prompt(full.state, 1) == Text("gravity-prompt-haven")


def test_a_step_belongs_to_its_phase():
    assert [seen(board).phase for board in (table("1=a2 4=b2", hand="15/2"), phase("1+1.3=a2 2+2.0 3+0.2 4+4.0=b2"))] == [
        "corporations",
        "islands",
    ]


def test_what_is_being_done_is_shown():
    shown = seen(acting("1+3.0=a1 2=a1 4=b2", 3).play("transport"))
    assert (shown.card, shown.doing, shown.done, shown.target, shown.lifted) == (3, "transport", ["transport"], 1, [0, 0, 3, 0])


def test_a_redistribution_shows_where_everything_may_go_until_something_is_put_down():
    carrying = acting("1+3.0=a1 2=a1 4=b2", 3).play("transport")
    assert seen(carrying).spread == SpreadView(places=[1, 2], berths=2, anchor=False)
    posting = acting("1=a2m1 2=a1 4=b2", 5).play("support")
    assert seen(posting).spread == SpreadView(places=[1, 2, 7], berths=2, anchor=True)
    assert seen(posting.play("h1")).spread is None
    assert seen(posting.play("m0")).spread is None
    assert seen(table("1=a2 4=b2", hand="1/2")).spread is None


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
    assert prompt(table("1=a2 4=b2", hand="1/2").state, 1) == Text("gravity-prompt-wait", {"seat": Seat(0)})


@pytest.mark.parametrize(("islands", "expected"), [("1=a2 4=b2", [3, 3]), ("R=a2 4+5.0=b2", [0, 3])])
def test_scores_tell_on_how_many_sides_the_best_island_is_enclosed(islands, expected):
    assert scores(table(islands).state) == expected


def test_played_cards_and_castlings_lie_in_the_order_they_were_laid():
    board = table("1=a2 4=b2", hand="1356/22").play("play1", "illegal-mining", "tap1", "finish", "idle2")
    board.play("castle", "lay3", "lay6", "call4", "recruit", "hire1")
    for seat in (0, 1):
        row = seen(board, seat).seats[0].row
        assert [(lying.card, lying.castled) for lying in row] == [(1, False), (4, True)]
    assert board.part("played") == "1c4/"
