from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import Board, table

from windlass.bots.advice import follow_advice
from windlass.engine.batch import Arena, Bench, Series
from windlass.games.tortuga2199 import GAME
from windlass.games.tortuga2199.advice import REASONS
from windlass.games.tortuga2199.options import Tortuga2199Options, long_game_limit


def advice(board: Board) -> dict[str, tuple[int, str]]:
    """Weight and reason of each legal action, as its actor sees the position."""
    menu, weight, reason = ([0] * GAME.actions for _ in range(3))
    known = board.state.copy()
    GAME.redact(known, GAME.actor(known))
    count = GAME.legal(known, menu)
    GAME.weigh(known, menu, count, weight, reason)
    return {GAME.print_action(menu[index]): (weight[index], REASONS[reason[index]]) for index in range(count)}


def best(board: Board) -> tuple[str, str]:
    """The preferred action and its reason."""
    given = advice(board)
    action = max(given, key=lambda name: given[name][0])
    return action, given[action][1]


@pytest.mark.parametrize(
    ("line", "action", "reason"),
    [
        ("step:choose ships:hold/hold", "ship stonewake", "ship"),
        ("step:enter ships:hold/tortuga post1:a3", "place post1", "place"),
        ("fresh:1 hands:mining/ reserves:booster/-", "take", "reserve-back"),
        ("hands:coprocessor.mining/ decks:2mining/", "play coprocessor", "draws"),
        ("hands:mining.impulse/", "play mining", "money-first"),
        ("hands:impulse/ ships:vortex/tortuga", "play impulse", "resources"),
        ("hands:smuggler/ ships:vortex/tortuga", "play smuggler", "resources"),
        ("hands:booster/ manoeuvre:3 ships:tortuga/tortuga", "play booster", "leap"),
        ("hands:kraken/", "redeem kraken", "influence"),
        ("influence:11/0 hands:kraken/", "redeem kraken", "wins"),
        ("hands:3bodyguard/ ships:post1/post1 decks:/5mining", "attack b", "fight"),
        ("hands:3bodyguard/ ships:post1/post1 post1:b3 influence:0/2 decks:/5mining", "attack b", "fight"),
        ("ships:post1/tortuga manoeuvre:3", "conquer", "sector"),
        ("ships:post1/tortuga post1:b3 manoeuvre:4", "conquer", "sector"),
        ("influence:14/0 ships:post1/tortuga manoeuvre:3", "conquer", "wins"),
        ("rules:crypto_conquest ships:lab/tortuga crypto:5", "conquer-with-crypto", "sector"),
        ("influence:12/0 manoeuvre:15", "conquer", "wins"),
        ("influence:9/0 manoeuvre:15", "conquer", "sector"),
        ("ships:post1/tortuga post1:h=bot.x=a manoeuvre:2", "capture", "hunt"),
        ("influence:14/0 ships:post1/tortuga post1:h=bot.x=a manoeuvre:2", "capture", "wins"),
        ("influence:14/0 crypto:7", "influence", "wins"),
        ("round:20 crypto:7", "influence", "influence"),
        ("ships:mines/tortuga mines:a5 cache:1", "cache", "minerals"),
        ("ships:post1/tortuga post1:a3.h=bot manoeuvre:1", "explore", "scout"),
        ("ships:post1/tortuga post1:a3.m manoeuvre:1", "collect", "minerals"),
        ("ships:fortress/tortuga fortress:a5 manoeuvre:5", "move post1", "target"),
        ("crypto:5", "buy bodyguard", "crew"),
        ("ships:hold/tortuga lab:a5 post1:a3 crypto:6", "reinforce lab 6", "walls"),
        ("ships:vortex/post1 vortex:a5 played:mining.bodyguard", "destroy mining", "thinner"),
        ("ships:hold/post1 hands:booster/ crypto:2", "reserve booster", "keep"),
        ("", "end", "rests"),
        # what the laid card can do
        ("step:ability laid:lab-aide asks:1 played:lab-aide decks:mining/", "draw", "draws"),
        ("step:ability laid:deep-lode asks:1 played:deep-lode ships:post1/tortuga post1:m", "collect", "minerals"),
        ("step:ability laid:prospector asks:1 played:prospector cache:1", "cache", "minerals"),
        ("step:ability laid:far-lantern asks:2 played:far-lantern ships:post1/tortuga post1:h=bot", "explore", "scout"),
        ("step:ability laid:broker asks:1 played:broker influence:14/0", "cash", "wins"),
        ("step:ability laid:broker asks:1 played:broker round:9", "cash", "influence"),
        ("step:ability laid:broker asks:1 played:broker", "done", "rests"),
        ("step:ability laid:booster asks:1 played:booster manoeuvre:5", "move fortress", "leap"),
        ("step:ability laid:shield-rigger asks:1 played:shield-rigger post1:a3 lab:a5", "reinforce lab 6", "walls"),
        ("step:ability laid:wrecker asks:1 played:wrecker.mining hands:impulse/", "destroy mining", "thinner"),
        ("step:ability laid:archivist asks:1 played:archivist hands:mining/", "done", "rests"),
        ("step:ability laid:lab-aide asks:1 played:lab-aide decks:mining/ ships:hold/tortuga", "draw", "draws"),
        # combat
        ("step:muster foe:b hands:bodyguard.impulse/ decks:/2bodyguard.3mining", "commit bodyguard", "stronger"),
        ("step:muster foe:b hands:impulse/ attack:4bodyguard decks:/5mining", "done", "spare"),
        ("turn:b step:parry attack:?1 hands:impulse.dock-runner/ decks:/3impulse", "commit dock-runner", "stronger"),
        ("turn:b step:parry attack:?3 hands:impulse/ decks:/5bodyguard", "done", "spare"),
        ("rules:loser_chooses_card step:sacrifice foe:b beaten:a attack:impulse.bodyguard", "destroy impulse", "thinner"),
        ("rules:richer_spoils step:spoils foe:b beaten:b ships:tortuga/hold attack:impulse influence:0/5", "plunder", "prize"),
        ("rules:richer_spoils step:spoils foe:b beaten:b ships:tortuga/hold attack:impulse influence:0/1", "bounty", "prize"),
    ],
)
def test_the_hint_and_its_reason(line: str, action: str, reason: str):
    assert best(table(line)) == (action, reason)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("hands:impulse/ decks:/5bodyguard ships:post1/post1", "attack b"),
        ("hands:impulse/ decks:/5bodyguard ships:post1/post1 post1:b8", "conquer"),
        ("influence:0/9 manoeuvre:15", "conquer"),
        ("minerals:1/0", "spend"),
        ("minerals:4/0 post1:a3 ships:hold/tortuga", "reinforce post1 4"),
        ("manoeuvre:2 played:bodyguard ships:hold/tortuga", "destroy bodyguard"),
        ("round:20 crypto:2", "buy hacker"),
        ("ships:vortex/tortuga crypto:1 market:-.-/-.-/-.-/wrecker.-", "refresh wrecker"),
        ("step:ability laid:wrecker asks:1 played:wrecker hands:bodyguard/", "scrap bodyguard"),
        ("ships:hold/tortuga hands:booster/", "play booster"),
    ],
)
def test_what_would_be_wasteful_is_worth_less_than_nothing(line: str, action: str):
    weight, reason = advice(table(line))[action]
    assert weight < 0
    assert reason in ("wasteful", "keep")


def test_the_position_that_is_weighed_never_holds_the_truth():
    one = table("hands:impulse.mining/bodyguard.mining decks:/2mining ships:post1/post1 post1:b4")
    other = table("hands:impulse.mining/2mining decks:/mining.bodyguard ships:post1/post1 post1:b4")
    assert advice(one) == advice(other)


def test_common_sense_beats_chance():
    start, games = GAME.prepare(long_game_limit(Tortuga2199Options())), 20
    seated = [(follow_advice, (), ()), (None, (), ())]
    rank, ending, _, _ = Arena(Bench(GAME, compiled=False)).play(start, Series(3, 0, games, 5000, 1), seated)
    assert sum(rank[game][game % 2] == 1 for game in range(games)) >= 19
    assert set(ending) == {1}
