"""Rulebook, "Setting up": the map, the first player, hunters and mercenaries."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import Board, table

from windlass.engine.chance import key
from windlass.engine.journal import Journal
from windlass.engine.refusal import Refusal
from windlass.games.gravity import GAME
from windlass.games.gravity.options import GravityOptions


def dealt(seed: int = 1, **options: object) -> Board:
    state = GAME.prepare(GravityOptions(**options))  # type: ignore[arg-type]
    key(state.chance, seed, 0)
    GAME.deal(state, Journal())
    board = Board.__new__(Board)
    board.state, board.told = state, []
    return board


def test_rundor_lies_in_the_centre_and_each_outer_island_has_three_neighbours():
    board = dealt()
    assert board.touches("R") == "123456"
    assert all(len(board.touches(island)) == 3 and "R" in board.touches(island) for island in "123456")


def test_places_faces_and_rotations_are_random():
    lines = [GAME.print_position(dealt(seed).state) for seed in range(20)]
    assert len({line.partition(" R:")[2] for line in lines}) == 20
    assert {dealt(seed).state.face[0] for seed in range(20)} == {0, 1}
    assert {dealt(seed).state.rotation[3] for seed in range(60)} == set(range(6))
    assert len({dealt(seed).cell("1") for seed in range(60)}) == 6


def test_the_first_player_is_random():
    assert {dealt(seed, seats=4).actor() for seed in range(40)} == set("abcd")


def test_the_map_may_be_given():
    board = dealt(islands="4A5 6B4 2A1 3A3 5B2 1B3 RB4")
    assert board.part("4") == "A5@1,-1"
    assert board.part("1") == "B3@0,-1"
    assert board.part("R") == "B4@0,0"


def test_a_given_map_that_shows_an_island_twice_is_refused():
    with pytest.raises(Refusal, match=r"gravity\.bad-map"):
        GAME.prepare(GravityOptions(islands="4A5 4B4 2A1 3A3 5B2 1B3 RB4"))


def test_seats_settle_clockwise_from_the_first_with_two_hunters_on_a_free_island_but_rundor():
    board = table(seats=3, step="settling", round=0, first="b", mover="b")
    assert board.legal() == [f"settle{island}" for island in "123456"]
    with pytest.raises(Refusal, match=r"gravity\.rundor-later"):
        board.play("settleR")
    board.play("settle3")
    assert (board.actor(), board.pieces("3"), board.airship("b")) == ("c", "b2", (3, 0, 0))
    with pytest.raises(Refusal, match=r"gravity\.not-free"):
        board.play("settle3")
    board.play("settle1")
    assert board.actor() == "a"


@pytest.mark.parametrize(("seats", "on_map", "reserve"), [(2, 5, 3), (3, 4, 4), (4, 3, 5)])
def test_a_mercenary_stands_on_every_island_without_hunters_rundor_included(seats, on_map, reserve):
    board = table(seats=seats, step="settling", round=0)
    for island in "1246"[:seats]:
        board.play(f"settle{island}")
    assert board.pieces("R") == "m1"
    assert sum(board.state.mercenaries) == on_map
    assert board.state.reserve == reserve
    assert board.part("step") == "keeping"
    assert board.part("round") == "1"


def test_airships_have_no_abilities_unless_people_agree_on_them():
    assert dealt(seats=4).state.ability == [0, 0, 0, 0]
    assert dealt(seats=4, abilities="by-seat").state.ability == [1, 2, 3, 4]
    assert dealt(seats=2, abilities="by-seat").state.ability == [1, 2, 0, 0]


def test_abilities_may_be_dealt_at_random_no_two_the_same():
    dealings = {tuple(dealt(seed, seats=4, abilities="random").state.ability) for seed in range(60)}
    assert len(dealings) > 10
    assert all(sorted(dealing) == [1, 2, 3, 4] for dealing in dealings)


def test_a_game_begins_with_nobody_on_the_islands_and_nothing_decided():
    board = dealt(seats=4)
    assert all(board.pieces(island) == "" and board.gravity(island) == "0.0" for island in "R123456")
    assert [board.airship(seat) for seat in "abcd"] == [(5, 0, 0)] * 4
    for part in ("card", "doing", "origin", "target", "strongest", "winner", "hand", "turns", "passed"):
        assert board.part(part) == ""


def test_what_the_islands_yield_is_known_before_anyone_settles():
    board = dealt(islands="4A5 6B4 2A1 3A3 5B2 1B3 RB4")
    assert {island: board.flow(island) for island in "R462351"} == {"R": 0, "4": 1, "6": 2, "2": 0, "3": 0, "5": 1, "1": 2}


def test_the_limit_of_rounds_is_that_of_the_options():  # ruling gravity-20
    assert dealt().state.round_limit == 0
    assert dealt(round_limit=7).state.round_limit == 7


def test_every_island_lies_once_on_a_random_map():
    for seed in range(30):
        board = dealt(seed)
        assert {board.cell(island) for island in "123456"} == {(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)}
        assert board.cell("R") == (0, 0)


# -- Choosing airships (ruling gravity-22) -----------------------------------------------------------------------------


def test_where_airships_are_chosen_the_first_player_begins_and_each_takes_another():
    board = table(seats=3, step="boarding", round=0, first="b", mover="b", chosen_abilities=1)
    assert board.legal() == ["board-drill", "board-infirmary", "board-tavern", "board-tug"]
    board.play("board-tug")
    assert (board.actor(), board.kinds()) == ("c", ["boarded"])
    with pytest.raises(Refusal, match=r"gravity\.airship-taken"):
        board.play("board-tug")
    board.play("board-drill", "board-infirmary")
    assert board.part("ability") == "2/4/1"


def test_after_airships_are_chosen_all_settle():
    board = dealt(seats=2, abilities="chosen")
    first = board.actor()
    assert board.part("step") == "boarding"
    board.play("board-drill", "board-tug")
    assert (board.actor(), board.part("step")) == (first, "settling")


def test_no_airship_is_chosen_where_abilities_are_printed_dealt_or_left_out():
    for abilities in ("off", "by-seat", "random"):
        assert dealt(seats=2, abilities=abilities).part("step") == "settling"
