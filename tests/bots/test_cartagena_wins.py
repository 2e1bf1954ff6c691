"""Wins of Cartagena that need no luck: the search finds one exactly where trying everything does, and whoever errs plays it too."""

from __future__ import annotations

import functools
import random
from typing import Any

import pytest

import windlass
from windlass.bots.registry import find_player
from windlass.bots.settings import WORLD
from windlass.bots.wins import DRAWN, WAY, find_win
from windlass.engine.batch.bench import Bench
from windlass.engine.batch.binding import compile_loop
from windlass.engine.batch.players import desk_of
from windlass.engine.journal import Journal
from windlass.engine.rule import can_compile

GAME = windlass.find_game("cartagena")
DESK = desk_of(Bench(GAME, compiled=False))
FIND = compile_loop(GAME, find_win, compiled=False)


def found(state: Any) -> list[int]:
    """The actions of a win that the search finds."""
    DESK.states[WORLD] = state.copy()
    length = FIND(DESK, WORLD, GAME.actor(state))
    return [DESK.lines[len(DESK.weight) + place][WAY] for place in range(length)]


def legal(state: Any) -> list[int]:
    out = [0] * GAME.actions
    return out[: GAME.legal(state, out)]


def after(state: Any, action: int) -> Any:
    child, journal = state.copy(), Journal()
    journal.muted = 1
    GAME.apply(child, action, journal)
    return child


def wins_somehow(state: Any, seat: int) -> bool:
    """Whether any order of any actions of the turn wins without luck."""
    for action in legal(state):
        child, rank = after(state, action), [0] * 8
        if GAME.outcome(child, rank):
            if rank[seat] == 1:
                return True
        elif GAME.actor(child) == seat and child.chance[DRAWN] == state.chance[DRAWN] and wins_somehow(child, seat):
            return True
    return False


def last_turns(variant: str, games: int) -> list[Any]:
    """The beginnings of the last turns of games by rules of thumb, and of turns shortly before."""
    player, starts = find_player(GAME, "advice"), []
    for number in range(games):
        match, mine = windlass.new("cartagena", seed=bytes([number] * 16), variant=variant), []
        while match.actor >= 0:
            if match.state.made == 0:
                mine.append(match.state.copy())
            match.play(player.choose(match.redacted(match.actor), match.legal(), 0.0, random.Random(1)))
        starts += mine[-4:]
    return starts


@pytest.mark.parametrize("variant", ["jamaica", "tortuga"])
def test_a_win_is_found_exactly_where_some_order_of_actions_wins(variant: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")
    told = set()
    for state in last_turns(variant, 4):
        seat, way = GAME.actor(state), found(state)
        told.add(bool(way))
        assert bool(way) == wins_somehow(state, seat)
        if way:
            assert GAME.actor(functools.reduce(after, way, state)) < 0
    assert told == {True, False}


@pytest.mark.skipif(not can_compile(), reason="planning is slow where nothing is compiled")
@pytest.mark.parametrize("level", ["sailor", "captain"])
def test_from_the_second_character_on_a_win_on_the_board_is_played(level: str):
    player = find_player(GAME, level)
    wins = [state for state in last_turns("tortuga", 4) if found(state)]
    assert wins
    for begin in wins:
        state, seat = begin, GAME.actor(begin)
        while GAME.actor(state) == seat:
            known = state.copy()
            GAME.redact(known, seat)
            state = after(state, player.choose(known, legal(state), 0.1, random.Random(2)))
        rank = [0] * 8
        assert GAME.outcome(state, rank)
        assert rank[seat] == 1
