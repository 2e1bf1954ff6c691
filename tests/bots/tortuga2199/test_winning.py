"""Wins that need no luck: the search finds one exactly where trying everything does, and whoever plans plays it."""

from __future__ import annotations

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
from windlass.engine.lesson import IDLE
from windlass.engine.match import Match
from windlass.games.tortuga2199.actions import ATTACK, EXPLORE, MOVE
from windlass.games.tortuga2199.notation import parse_position
from windlass.games.tortuga2199.rules.ending import standing
from windlass.games.tortuga2199.state import ABILITY, ACT, ENTER

GAME = windlass.find_game("tortuga2199")
DESK = desk_of(Bench(GAME, compiled=False))
FIND = compile_loop(GAME, find_win, compiled=False)
MOST = 100  # positions that trying everything may meet
FEW = 3  # cards in the hand, so that it need not meet more


def found(state: Any) -> list[int]:
    """The actions of a win that the search finds."""
    DESK.states[WORLD] = state.copy()
    length = FIND(DESK, WORLD, GAME.actor(state))
    return [DESK.lines[len(DESK.weight) + place][WAY] for place in range(length)]


def legal(state: Any) -> list[int]:
    out = [0] * GAME.actions
    return out[: GAME.legal(state, out)]


def wins_somehow(state: Any, seat: int, seen: set[bytes]) -> bool | None:
    """Whether any order of any actions wins without luck or a fight; None where that is too much to try."""
    for action in legal(state):
        if action == EXPLORE or ATTACK <= action < MOVE:
            continue
        child = state.copy()
        GAME.apply(child, action, Journal())
        rank = [0] * 8
        if GAME.outcome(child, rank):
            if rank[seat] == 1:
                return True
            continue
        if GAME.actor(child) != seat or child.chance[DRAWN] != state.chance[DRAWN] or child.step not in (ACT, ABILITY, ENTER):
            continue
        key = child.key()
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > MOST:
            return None
        won = wins_somehow(child, seat, seen)
        if won or won is None:
            return won
    return False


def close_positions(scenario: str, seed: int) -> list[Any]:
    """Positions of a game by rules of thumb, within a turn with few cards left; whoever is on turn is moved close to the goal."""
    match = windlass.new("tortuga2199", seats=2, scenario=scenario, round_limit=8, seed=bytes([seed]) * 16)
    advice, chance, states = find_player(GAME, "advice"), random.Random(seed), []
    while match.legal():
        state = match.state.copy()
        if state.step == ACT and sum(state.hand[state.turn]) <= FEW and chance.random() < 0.3:
            state.influence[state.turn] += state.goal - standing(state, state.turn) - chance.randrange(1, 4)
            states.append(state)
        match.play(advice.choose(match.redacted(match.actor), match.legal(), 1.0, chance))
    return states


@pytest.mark.parametrize("scenario", ["none", "aggressive", "peaceful"])
def test_a_win_without_luck_is_found_exactly_where_trying_everything_finds_one(scenario: str):
    met = {True: 0, False: 0}
    for state in close_positions(scenario, 1):
        won = wins_somehow(state, state.turn, set())
        if won is not None:
            assert bool(found(state)) == won, GAME.print_position(state)
            met[won] += 1
    assert min(met.values()) > 1


def test_the_way_that_is_found_wins():
    ways = 0
    for state in close_positions("none", 2):
        way = found(state)
        after = state.copy()
        for action in way:
            assert action in legal(after)
            GAME.apply(after, action, Journal())
        rank = [0] * 8
        assert not way or (GAME.outcome(after, rank) and rank[state.turn] == 1)
        ways += bool(way)
    assert ways > 0


@pytest.mark.parametrize("level", ["sailor", "mate", "navigator", "captain"])
def test_from_the_second_character_on_no_win_without_luck_is_missed(level: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")
    state = next(state for state in close_positions("none", 2) if len(found(state)) > 1)
    player, seat = find_player(GAME, level), state.turn
    for _ in range(len(found(state))):
        known = state.copy()
        GAME.redact(known, seat)
        GAME.apply(state, player.choose(known, legal(known), 1.0, random.Random(1)), Journal())
    assert state.ended
    assert state.champion == seat


@pytest.mark.parametrize(
    ("line", "way"),
    [
        ("influence:14/0 crypto:7", ["influence"]),
        ("influence:14/0 crypto:6", []),
        ("influence:13/0 hands:kraken/", ["redeem kraken"]),
        ("influence:14/0 ships:hold/tortuga step:enter crypto:7", ["place tortuga", "influence"]),
        ("influence:14/0 ships:post1/tortuga crypto:7 manoeuvre:1", ["move tortuga", "influence"]),
        ("influence:14/0 reserves:mining/- fresh:1 crypto:6", ["take", "play mining", "influence"]),
        ("influence:14/0 ships:turrets1/turrets1 manoeuvre:3 turrets1:b3 turrets2:b3", []),  # guarded
        ("usurper:b tortuga:b15 influence:9/5", ["end"]),
        ("usurper:b tortuga:b15 influence:2/5", []),
        ("round_limit:3 turn:b round:3 influence:3/4", ["end"]),
        ("influence:14/0 hands:financier/", ["play financier", "influence"]),  # its price for the first one
        ("influence:12/0 manoeuvre:15", ["conquer"]),  # Tortuga's own control token reaches the goal
        ("influence:9/12 manoeuvre:15 rules:tortuga_ends_game", ["conquer"]),
        ("influence:9/13 manoeuvre:15 rules:tortuga_ends_game", []),
        ("influence:9/12 manoeuvre:14 rules:tortuga_ends_game", []),
        ("influence:9/12 crypto:15 rules:tortuga_ends_game+crypto_conquest", ["conquer-with-crypto"]),
    ],
)
def test_a_win_without_luck_is_the_way_that_was_meant(line: str, way: list[str]):
    state = parse_position(f"seats:2 {line}")
    assert [GAME.print_action(action) for action in found(state)] == way


def test_whoever_leads_in_the_aggressive_scenario_hopes_only_where_tortuga_is_within_reach():
    lesson = GAME.lesson
    assert lesson is not None
    assert not lesson.hope(parse_position("seats:2 rules:tortuga_ends_game influence:2/1 manoeuvre:13"), 0)
    assert lesson.hope(parse_position("seats:2 rules:tortuga_ends_game influence:2/1 manoeuvre:15"), 0)


def test_crypto_that_conquers_gives_no_hope_beyond_what_it_pays_for():
    lesson = GAME.lesson
    assert lesson is not None
    poor = "seats:2 rules:no_attacks+crypto_conquest hands:3mining.2impulse/"
    assert not lesson.hope(parse_position(poor), 0)
    assert lesson.hope(parse_position(f"{poor} influence:11/0"), 0)


def test_where_nobody_looks_for_wins_nothing_is_promised():
    lesson = windlass.find_game("gravity").lesson
    state = windlass.new("gravity", seed=bytes(16)).state
    assert not lesson.hope(state, 0)
    assert lesson.promise(state, 0, 0) == IDLE


def test_nobody_near_the_goal_looks_for_no_win():
    match: Match = windlass.new("tortuga2199", seats=2, seed=bytes(16))
    while match.state.step != ACT:
        match.play(match.legal()[0])
    assert found(match.state) == []
