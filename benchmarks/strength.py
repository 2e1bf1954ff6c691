"""Strength: every claim about the bots, measured. Each deal is played from every seat; what counts is the lower end of the interval.

`python -m benchmarks strength` measures all that `results/strength.json` does not hold yet, and keeps each result as it comes;
`--only WORD` measures the claims whose name has that word, again; `--deals N` plays so many deals for each.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

import windlass
from benchmarks.duels import LOOK, PLAN, cost_of, duel, learned
from benchmarks.measure import RESULTS, write
from windlass.bots.advice import follow_advice
from windlass.bots.baselines import FlatPlayer, TreePlayer
from windlass.bots.flat import try_all
from windlass.bots.ismcts import search_tree
from windlass.bots.library import load, stem_of
from windlass.bots.player import Chair
from windlass.engine.game import Game

NAME: Final = "strength"
STRANGERS: Final = Path(__file__).parent / "strangers"  # networks of other seeds, which nobody plays with but here
COURSES: Final = (
    ("cartagena", "jamaica"),
    ("cartagena", "tortuga"),
    ("cartagena", "hispaniola"),
    ("tortuga2199", "usual"),
    ("gravity", "usual"),
)
EMPTY: Final = np.zeros(0, np.float32)
ADVICE: Final = Chair(follow_advice, (), EMPTY)
SLOW: Final = {"cartagena": 2, "tortuga2199": 1, "gravity": 2}  # worlds for each of `LOOK`'s where yardsticks get as much time


class Claim(NamedTuple):
    """What is claimed, how much of it is wanted, how many deals are played, and the measurement."""

    name: str
    wanted: float
    deals: int
    measure: Callable[[int], dict[str, Any]]


def start_of(game: Game, course: str, seats: int) -> Any:
    """The prepared position of a course's usual game."""
    assert game.lesson is not None
    return game.prepare(game.lesson.courses(seats)[course][0])


def plan_among_advice(game_id: str, course: str, seats: int, deals: int) -> dict[str, Any]:
    """A planned value alone among rules of thumb."""
    game = windlass.find_game(game_id)
    start = start_of(game, course, seats)
    own = learned(game, seats, load(game, course, seats), PLAN)
    return {**duel(game, start, own, [ADVICE] * (seats - 1), deals), "microseconds a decision": round(cost_of(game, start, own))}


def plan_in_scenario(scenario: str, deals: int) -> dict[str, Any]:
    """A planned value against rules of thumb in a scenario of Tortuga 2199."""
    game = windlass.find_game("tortuga2199")
    assert game.lesson is not None
    options = next(one for one in game.lesson.courses(2)["usual"] if getattr(one, "scenario", "") == scenario)
    return duel(game, game.prepare(options), learned(game, 2, load(game, "usual", 2), PLAN), [ADVICE], deals)


def look_against_playouts(game_id: str, course: str, yardstick: str, deals: int) -> dict[str, Any]:
    """Looking ahead against Monte Carlo by rules of thumb that gets at least as much CPU time a decision."""
    game = windlass.find_game(game_id)
    start = start_of(game, course, 2)
    own = learned(game, 2, load(game, course, 2), LOOK._replace(worlds=LOOK.worlds * SLOW[game_id]))
    budget = cost_of(game, start, own)
    rival, paid = as_slow_as(game, start, yardstick, budget)
    return {**duel(game, start, own, [rival], deals), "microseconds a decision": round(budget), "the rival's": round(paid),
            "the rival's effort": rival.settings[0]}  # fmt: skip


def as_slow_as(game: Game, start: Any, yardstick: str, budget: float) -> tuple[Chair, float]:
    """A yardstick whose decisions cost at least so many microseconds, and what they cost."""
    effort = FlatPlayer.playouts if yardstick == "flat" else TreePlayer.descents
    while True:
        chair = Chair(try_all, (effort, 0, 2), EMPTY) if yardstick == "flat" else Chair(search_tree, (effort, 2), EMPTY)
        paid = cost_of(game, start, chair)
        if paid >= budget:
            return chair, paid
        effort = round(effort * max(1.1, 1.05 * budget / paid))


def look_against_stranger(game_id: str, course: str, deals: int) -> dict[str, Any]:
    """Looking ahead against a planned value that another seed learned."""
    game = windlass.find_game(game_id)
    start = start_of(game, course, 2)
    own = learned(game, 2, load(game, course, 2), LOOK)
    rival = learned(game, 2, load(game, course, 2, STRANGERS), PLAN)
    return duel(game, start, own, [rival], deals)


def claims() -> Sequence[Claim]:
    """All claims, in the order in which they are measured."""

    def claim(name: str, wanted: float, deals: int, measure: Callable[..., dict[str, Any]], *about: Any) -> Claim:
        return Claim(name, wanted, deals, lambda deals: measure(*about, deals))

    two = {"tortuga2199": 0.95}
    four = {"tortuga2199": 0.75}
    ahead = {"cartagena": 0.75}
    found = []
    for game, course in COURSES:
        where = f"{game} {course}"
        found.append(claim(f"plan against advice, {where}, 2 seats", two.get(game, 0.97), 500, plan_among_advice, game, course, 2))
        if (STRANGERS / f"{stem_of(game, course, 2)}.npz").exists():
            found.append(claim(f"look against a stranger's plan, {where}", ahead.get(game, 0.6), 150, look_against_stranger, game, course))
    found += [
        claim(f"plan against advice, tortuga2199 {scenario}, 2 seats", two["tortuga2199"], 150, plan_in_scenario, scenario)
        for scenario in ("aggressive", "peaceful")
    ]
    for game, course in COURSES:
        found.append(claim(f"plan among advice, {game} {course}, 4 seats", four.get(game, 0.85), 100, plan_among_advice, game, course, 4))
    for game, course in COURSES:
        if course != "hispaniola":
            for yardstick in ("flat", "tree"):
                name = f"look against {yardstick} at equal time, {game} {course}"
                found.append(claim(name, 0.95, 60, look_against_playouts, game, course, yardstick))
    return found


def main() -> None:
    """Measure what is asked for, or what is missing."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks strength", description=__doc__)
    parser.add_argument("--only", help="claims whose name has this word")
    parser.add_argument("--deals", type=int, help="deals for each claim")
    asked = parser.parse_args()
    file = RESULTS / f"{NAME}.json"
    kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    kept.pop("machine", None)  # written anew
    for claim in claims():
        if asked.only in claim.name if asked.only else claim.name not in kept:
            found = claim.measure(asked.deals or claim.deals)
            kept[claim.name] = {"wanted": claim.wanted, "holds": found["low"] >= claim.wanted, **found}
            write(NAME, kept)


if __name__ == "__main__":
    main()
