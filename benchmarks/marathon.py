"""A marathon: ten thousand games of every game between all characters, at all seat counts, none of which may go wrong.

`python -m benchmarks marathon [--games N] [--only GAME]`: one compiled loop plays and checks every choice against the legal actions; some
games more are asked decision by decision, and their time is taken against the limit given. An exception ends the run.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import time
from typing import Any, Final

import numpy as np

import windlass
from benchmarks.measure import RESULTS, write
from windlass.bots.characters import CHARACTERS
from windlass.bots.player import fair_choice
from windlass.bots.registry import find_player
from windlass.engine.batch.bench import Bench
from windlass.engine.batch.binding import compile_loop
from windlass.engine.batch.names import ACTOR, APPLY, DEAL, LEGAL, OUTCOME, REDACT
from windlass.engine.batch.players import ASKED, Mind, compile_kernel, desk_of
from windlass.engine.chance import key, next_word
from windlass.engine.game import Game
from windlass.engine.journal import Journal
from windlass.lab.games import arena_of

NAME: Final = "marathon"
GAMES: Final = 10_000
BATCH: Final = 20  # games of one line-up
MOST: Final = 20_000  # decisions after which a game counts as unfinished
MASTERS: Final = 50  # every so many line-ups the strongest plays too: it takes as long as all others together
LUCK: Final = 1 << 40
LIMIT: Final = 0.1  # seconds for a decision
GRACE: Final = 0.05
SUMS: Final = ("finished", "decisions", "illegal", "longest")


def play_checked(states: Any, kernels: Any, minds: Any, series: Any, desk: Any, sums: Any) -> None:
    """Games of one line-up from the prepared position states[0], counted in `sums`: every choice is held against the menu."""
    seed, first, games, most = series
    state = states[1]
    choices = desk.menus[ASKED]
    for game in range(games):
        states[1] = states[0]
        key(state.chance, seed, first + game)
        key(states[2].chance, seed, first + game + LUCK)
        DEAL(state, desk.journals[0])
        made = 0
        while made < most:
            count = LEGAL(state, choices)
            if count == 0:
                break
            seat = ACTOR(state)
            chosen = 0
            if count > 1:
                desk.states[ASKED] = states[1]
                REDACT(desk.states[ASKED], seat)
                for word in range(4):
                    desk.states[ASKED].chance[word] = next_word(states[2].chance)
                chosen = kernels[seat](desk.states, ASKED, seat, choices, count, Mind(minds[0][seat], minds[1][seat]), desk)
                if chosen < 0 or chosen >= count or LEGAL(state, choices) != count:
                    sums[2] += 1
                    break
            APPLY(state, choices[chosen], desk.journals[0])
            made += 1
        sums[0] += int(OUTCOME(state, desk.rank) != 0)
        sums[1] += made
        sums[3] = max(sums[3], made)


def line_ups(game: Game, lots: random.Random) -> Any:
    """Options and the level at every seat, without end: all courses and seat counts, all characters, the strongest now and then."""
    assert game.lesson is not None
    levels = [level for level in CHARACTERS if level != "master"]
    for number in itertools.count():
        seats = lots.choice(list(game.seat_counts))
        sets = [one for options in game.lesson.courses(seats).values() for one in options]
        sets += [game.long_game_limit(one) for one in game.option_sets() if one.seats == seats]
        named = [lots.choice(levels) for _ in range(seats)]
        if number % MASTERS == 0:
            named[lots.randrange(seats)] = "master"
        yield lots.choice(sets), named


def run(game: Game, games: int) -> dict[str, Any]:
    """So many games in the loop."""
    bench = Bench(game, compiled=True)
    loop, desk = compile_loop(game, play_checked, compiled=True), desk_of(bench)
    sums, began = bench.numbers(len(SUMS)), time.process_time()
    met: dict[str, int] = dict.fromkeys(CHARACTERS, 0)
    for number, (options, named) in enumerate(itertools.islice(line_ups(game, random.Random(5)), -(-games // BATCH))):
        start = game.prepare(options)
        chairs = [find_player(game, level).chair(start) for level in named]
        for level in named:
            met[level] += BATCH
        settings = bench.numbers(len(chairs), max(1, *(len(chair.settings) for chair in chairs if chair)))
        weights = bench.fractions(len(chairs), max(1, *(len(chair.weights) for chair in chairs if chair)))
        for place, chair in enumerate(chairs):
            assert chair is not None
            settings[place][: len(chair.settings)], weights[place][: len(chair.weights)] = chair.settings, chair.weights
        kernels = tuple(compile_kernel(bench, chair.kernel) for chair in chairs if chair and chair.kernel)
        loop(bench.positions([start] * 3), kernels, (settings, weights), (9, number * BATCH, BATCH, MOST), desk, sums)
    return {"games": -(-games // BATCH) * BATCH, **dict(zip(SUMS, np.asarray(sums).tolist(), strict=True)), "seats taken by": met,
            "CPU seconds": round(time.process_time() - began)}  # fmt: skip


def timed(game: Game, games: int) -> dict[str, Any]:
    """Games asked decision by decision; a decision missed its limit when it took more CPU time than that and a grace."""
    lots, journal, spent = random.Random(6), Journal(), []
    journal.muted = 1
    arena_of(game, compiled=True)  # nobody waits for a compiler
    for options, named in itertools.islice(line_ups(game, lots), games):
        state, out, made = game.prepare(options), [0] * game.actions, 0
        key(state.chance, 9, made)
        game.deal(state, journal)
        named[lots.randrange(len(named))] = "master"
        while (count := game.legal(state, out)) > 0 and made < MOST:
            seat = game.actor(state)
            game.redact(known := state.copy(), seat)
            player, began = find_player(game, named[seat]), time.thread_time()
            action = fair_choice(player, known, out[:count], LIMIT, random.Random(f"{made}"))
            spent.append(time.thread_time() - began)
            game.apply(state, action, journal)
            made += 1
    return {"games": games, "decisions": len(spent), "limit": LIMIT, "missed": sum(one > LIMIT + GRACE for one in spent),
            "longest": round(max(spent), 4)}  # fmt: skip


def main() -> None:
    """Run what is asked for and keep what came of it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks marathon", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--timed", type=int, default=10, help="games asked decision by decision")
    parser.add_argument("--only", help="this game alone")
    asked = parser.parse_args()
    file = RESULTS / f"{NAME}.json"
    kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    kept.pop("machine", None)
    for game_id in (asked.only,) if asked.only else windlass.game_ids():
        game = windlass.find_game(game_id)
        kept[game_id] = {"in a loop": run(game, asked.games), "decision by decision": timed(game, asked.timed)}
        write(NAME, kept)


if __name__ == "__main__":
    main()
