"""Puzzles: wins are found by trying everything, what is shipped is solved by its line and by nothing that is said to be wrong."""

from __future__ import annotations

import datetime as dt
import random

import pytest

import windlass
from windlass.engine.lesson import HARMLESS
from windlass.engine.matchfile import dump
from windlass.games import GAMES
from windlass.lab.puzzles.collection import chosen
from windlass.lab.puzzles.exact import TooMuch, wins
from windlass.lab.puzzles.finder import find, laid_out
from windlass.lab.puzzles.rating import rated, solves
from windlass.lab.puzzles.threat import threat
from windlass.puzzles import Attempt, of_the_day, puzzles_of

ENOUGH = {"cartagena": 300, "gravity": 300, "tortuga2199": 15}


def position(line: str):
    return windlass.Match.from_position("cartagena", line, seed=bytes(16))


def test_a_win_this_turn_is_found_with_every_way_to_it():
    match = position(windlass.new("cartagena", seed=bytes(16)).position)
    assert wins(match.game, match.state, 5000) is None, "nobody wins in the first turn"
    for puzzle in [one for one in puzzles_of("cartagena").values() if one.kind == "win"][:5]:
        attempt = Attempt(puzzle)
        found = wins(attempt.match.game, attempt.match.state, 6000)
        assert found is not None
        assert len(found.line) == len(puzzle.line)
        for action in found.line:
            assert attempt.play(action)
        assert attempt.is_solved
        assert attempt.match.ending.rank[attempt.seat] == 1


def test_the_search_says_when_there_is_too_much_to_try():
    match = windlass.new("tortuga2199", seed=bytes(16))
    lots = random.Random(1)
    for _ in range(40):
        match.play(lots.choice(match.legal()))
    with pytest.raises(TooMuch):
        wins(match.game, match.state, 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_is_solved_by_its_line_and_by_no_first_action_that_is_wrong(game: str):
    shipped = puzzles_of(game)
    assert len(shipped) >= ENOUGH[game]
    assert [one.rating for one in shipped.values()] == sorted(one.rating for one in shipped.values())
    for puzzle in shipped.values():
        attempt = Attempt(puzzle)
        legal = attempt.match.legal_texts()
        assert len(legal) >= 4
        assert not any(other == puzzle.line[0] for other in puzzle.chances if puzzle.chances[other] < max(puzzle.chances.values()))
        for action in puzzle.line:
            assert not attempt.is_solved
            assert attempt.play(action)
        assert attempt.is_solved


@pytest.mark.parametrize("game", GAMES)
def test_wrong_actions_are_told_and_change_nothing(game: str):
    for puzzle in list(puzzles_of(game).values())[::6][:6]:
        attempt = Attempt(puzzle)
        before = dump(attempt.match)
        wrong = [action for action in attempt.match.legal() if not Attempt(puzzle).play(action)]
        assert wrong, "not everything is right"
        assert not attempt.play(wrong[0])
        assert dump(attempt.match) == before


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_of_a_match_are_the_same_every_time_and_rated_by_who_solves_them(game: str):
    puzzle = next(one for number in range(20) for one in find(windlass.find_game(game), number, 5))
    assert rated(puzzle) == puzzle
    assert set(puzzle.themes) >= {puzzle.kind}
    weakest = solves(puzzle, "advice")
    assert ("trap" in puzzle.themes) == (weakest < 0.5)


def test_what_stands_in_nobodys_way_is_done_before_a_win_is_looked_for():
    match, lots = windlass.new("tortuga2199", seats=2, seed=bytes(16)), random.Random(1)
    shortened = 0
    for _ in range(60):
        later = laid_out(match)
        assert later.actor == match.actor
        assert later.line[: len(match.line)] == match.line
        promise = match.game.lesson.promise
        if later is not match:
            shortened += len(later.line) > len(match.line)
            assert all(promise(later.state, later.actor, action) != HARMLESS for action in later.legal())
        match.play(lots.choice(match.legal()))
    assert shortened, "cards that only help were laid"


def test_a_threat_is_a_win_of_the_next_player_in_worlds_that_fit():
    defence = [one for game in GAMES for one in puzzles_of(game).values() if one.kind == "defence"]
    for puzzle in defence[:2]:
        moment = Attempt(puzzle).match
        first = moment.game.parse_action(puzzle.line[0])
        others = [moment.game.parse_action(text) for text in puzzle.chances if text != puzzle.line[0]]
        assert threat(moment, first, 8, random.Random(3)) < threat(moment, others[0], 8, random.Random(3))


def test_a_collection_has_no_kind_too_often_where_others_are_found():
    pool = list(puzzles_of("cartagena").values())
    kept = chosen(pool, 50)
    assert len(kept) == 50
    assert max(sum(one.kind == kind for one in kept) for kind in ("win", "defence", "best")) <= 30


def test_the_puzzle_of_the_day_comes_back_only_after_all_the_others():
    ids = list(puzzles_of("cartagena"))
    first = dt.date(2026, 1, 1)
    seen = [of_the_day("cartagena", first + dt.timedelta(days)) for days in range(len(ids))]
    assert sorted(seen) == sorted(ids)
    assert of_the_day("cartagena", first + dt.timedelta(len(ids))) == seen[0]
    assert of_the_day("no-such-game", first) is None
