"""Whether reviews find a blunder put in by hand, and how often they cry wolf: `python -m benchmarks blunders --of gravity --games 50`.

Captains play. One decision, drawn by lot, is replaced by an action, drawn by lot among those that look worse, of which the strongest
estimate says, in many worlds of its own, that it loses at least 15 points; captains play on. The review, which knows nothing of it, judges
that decision and those around it. A false alarm is a mistake or blunder told of a captain's decision that loses less than 5 points in as
many worlds.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any, Final, NamedTuple

from benchmarks.measure import RESULTS, keep, wilson
from windlass.bots.judge import Judge
from windlass.bots.kernels import is_ready, warm_up
from windlass.engine.batch import mark_warm
from windlass.engine.game import Game
from windlass.engine.match import Match
from windlass.engine.registry import find_game, game_ids
from windlass.lab.matches import field_of, finish, play_match
from windlass.lab.review import WORLDS, judged

LEAST: Final = 0.15  # chance to win that a planted blunder loses
SLIGHT: Final = 0.05  # what a decision may lose and yet be told as a mistake only by a false alarm
MANY: Final = 400  # worlds in which that is found out
FIRST: Final = 8  # worlds for a first look
PROMISING: Final = 0.12
AROUND: Final = 8  # decisions before and after that are judged too
BAD: Final = ("mistake", "blunder")
KEPT: Final = RESULTS / "blunders.json"


class Planted(NamedTuple):
    """A match with a blunder, where it is, and what it loses."""

    match: Match
    ply: int
    loss: float


def plant(game: Game, number: int, seats: int = 2, many: int = MANY) -> Planted | None:
    """The match of this number with a blunder in it; None where no lot fell on one."""
    field, judge = field_of(game.id, {"seats": seats}, ["captain"], 15), Judge(game)
    match, lots = play_match(field, number), random.Random(number)
    plies = list(range(len(match.line)))
    lots.shuffle(plies)
    for ply in plies:
        moment = match.at(ply)
        legal = moment.legal()
        if len(legal) < 2:
            continue
        known = moment.redacted(moment.actor)
        ranked = judge.rank(known, legal, FIRST, lots)
        worse = [action for action, worth in ranked if ranked[0][1] - worth >= PROMISING and action != match.line[ply].action]
        if not worse:
            continue
        bad = lots.choice(worse)
        again = judge.again(known, legal, (bad, ranked[0][0]), many, lots)
        if (loss := again[ranked[0][0]] - again[bad]) >= LEAST:
            moment.play(bad)
            finish(moment, field, number)
            return Planted(moment, ply, loss)
    return None


def told(planted: Planted, many: int = MANY) -> tuple[bool, int, int, int]:
    """Whether the review calls the blunder one; and of the decisions around it how many were judged, told as bad, and falsely so."""
    match, judge, lots = planted.match, Judge(planted.match.game), random.Random(planted.ply)
    found, around, alarms, false = False, 0, 0, 0
    for ply, state in enumerate(match.positions()):
        if ply == len(match.line) or abs(ply - planted.ply) > AROUND:
            continue
        one = judged(match, judge, ply, state, WORLDS)
        if one is None:
            continue
        if ply == planted.ply:
            found = one.verdict in BAD
            continue
        around += 1
        if one.verdict in BAD:
            alarms += 1
            moment = match.at(ply)
            legal, known = moment.legal(), moment.redacted(moment.actor)
            judge.rank(known, legal, FIRST, lots, sure=(one.action, one.best))
            again = judge.again(known, legal, (one.action, one.best), many, lots)
            false += again[one.best] - again[one.action] < SLIGHT
    return found, around, alarms, false


def measured(game: Game, games: int, minutes: float) -> dict[str, Any]:
    """So many planted blunders of one game, or as many as the time allows."""
    sums, losses, number = [0, 0, 0, 0], [], 0
    until = time.monotonic() + 60 * minutes
    while len(losses) < games and time.monotonic() < until:
        planted = plant(game, number)
        number += 1
        if planted is None:
            continue
        losses.append(planted.loss)
        sums = [before + more for before, more in zip(sums, told(planted), strict=True)]
        print(f"{game.id} {sums[0]}/{len(losses)} {sums[1:]}", flush=True)
    found, around, alarms, false = sums
    return {
        "planted": len(losses), "found": found, "interval": [round(end, 3) for end in wilson(found, len(losses))], "matches": number,
        "least loss": round(min(losses), 3), "median loss": round(sorted(losses)[len(losses) // 2], 3),
        "decisions around": around, "told as mistakes or blunders": alarms, "falsely": false,
        "false alarms": round(false / around, 4), "false alarms interval": [round(end, 4) for end in wilson(false, around)],
    }  # fmt: skip


def main() -> None:
    """Plant and look."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--of", default=",".join(game_ids()), help="games, with commas")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=60, help="for each game, after which no more are planted")
    asked = parser.parse_args()
    known = json.loads(KEPT.read_text("utf-8"))["games"] if KEPT.exists() else {}
    for game in map(find_game, asked.of.split(",")):
        if not is_ready(game):
            warm_up(game, print)
            mark_warm(game)
        known[game.id] = measured(game, asked.games, asked.minutes)
        keep("blunders", {"worlds of the review": WORLDS, "worlds of the check": MANY, "games": known})
        print(json.dumps(known[game.id], indent=1))
