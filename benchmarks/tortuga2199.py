"""What happens in Tortuga 2199 under strong play: ships, purchases, fights, ways of winning. Planned values play one another.

`python -m benchmarks tortuga2199` plays what `results/tortuga2199.json` does not hold yet; `--seats N` plays so many seats again,
`--games N` so many games.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

import windlass
from benchmarks.duels import PLAN, learned
from benchmarks.measure import RESULTS, wilson, write
from windlass.bots import settings as places
from windlass.bots.library import load
from windlass.bots.look import think
from windlass.bots.player import Fractions
from windlass.engine.batch.bench import Bench
from windlass.engine.batch.binding import compile_loop
from windlass.engine.batch.names import ACTOR, APPLY, DEAL, LEGAL, OUTCOME, REDACT
from windlass.engine.batch.players import ASKED, RANKS, Desk, Mind, compile_kernel, desk_of, signature_of
from windlass.engine.batch.whole_games import LOTS, LUCK, PLACES, PLAYED, START
from windlass.engine.chance import key, next_word
from windlass.engine.game import Game
from windlass.engine.rule import rule
from windlass.games.tortuga2199.actions import ATTACK, CARD_VERBS, INFLUENCE, KINDS, MOVE, PLAIN_NAMES, REDEEM, REINFORCE
from windlass.games.tortuga2199.components import COPIES, FIRST_HUNT, FIRST_SHIP, FIRST_SPECIAL, FIRST_TRADE, KIND_NAMES, SHIPS
from windlass.games.tortuga2199.layouts import SPECIALS
from windlass.games.tortuga2199.state import NOBODY, OPEN

NAME: Final = "tortuga2199"
GAMES: Final = {2: 2000, 3: 600, 4: 600}
MOST: Final = 5000
FEWER: Final = 400  # games of a scenario, or with somebody who has a taste
SCENARIOS: Final = ("aggressive", "peaceful")
Taste = tuple[str, int]
NOTHING: Final[Taste] = ("", 0)
TASTES: Final[tuple[Taste, ...]] = (  # what strong play hardly does, and by how many ten-thousandths of a win somebody overrates it
    ("captain 0: has Tortuga", 1000),
    ("captain 0: has Tortuga", 3000),
    ("captain 0: influence tokens", 300),
    ("captain 0: owns financier", 300),
)
FIRST_BUY: Final = CARD_VERBS["buy"]
Numbers = NDArray[np.int64]


class Found(NamedTuple):
    """What came of each game."""

    done: Any  # whole numbers [games][actions]: how often each action was taken
    ships: Any  # [games][RANKS]: each seat's
    rank: Any  # [games][RANKS]
    ending: Any
    rounds: Any
    left: Any  # [games][kinds]: cards nobody bought
    shown: Any  # [games][kinds]: 1 for one that lay open for sale
    bought: Any  # [games][kinds]
    beaten: Any  # [games]: fights the attacker lost
    usurped: Any  # [games]: 1 where Tortuga was conquered, 2 where its conqueror won


def play_and_count(states: Any, chooser: Any, seed: int, first: int, most: int, minds: Any, desk: Desk, found: Found) -> None:
    """Games from the prepared position states[START]."""
    state = states[PLAYED]
    journal = desk.journals[0]
    choices = desk.menus[ASKED]
    for game in range(len(found.ending)):
        states[PLAYED] = states[START]
        key(state.chance, seed, first + game)
        key(states[LOTS].chance, seed, first + game + LUCK)
        DEAL(state, journal)
        for _ in range(most):
            count = LEGAL(state, choices)
            if count == 0:
                break
            seat = ACTOR(state)
            chosen = 0
            if count > 1:
                desk.states[ASKED] = states[PLAYED]
                REDACT(desk.states[ASKED], seat)
                for word in range(4):
                    desk.states[ASKED].chance[word] = next_word(states[LOTS].chance)
                chosen = chooser(desk.states, ASKED, seat, choices, count, minds[seat], desk)
            found.done[game][choices[chosen]] += 1
            note_market(state, choices[chosen], found, game)
            home = state.ship[state.turn] < 0
            fought = state.step >= 4
            APPLY(state, choices[chosen], journal)
            if fought and not home and state.ship[state.turn] < 0:
                found.beaten[game] += 1
        found.ending[game] = OUTCOME(state, found.rank[game])
        found.rounds[game] = state.round
        if state.usurper != NOBODY:
            found.usurped[game] = 1 + int(found.rank[game][state.usurper] == 1)
        for seat in range(state.seats):
            found.ships[game][seat] = state.vessel[seat] - 1
        for kind in range(len(found.left[game])):
            found.left[game][kind] = state.stock[kind]
        for market in range(SPECIALS):
            for place in range(OPEN):
                if state.market[market][place] > 0:
                    found.left[game][state.market[market][place] - 1] += 1
            for place in range(state.under_size[market]):
                found.left[game][state.under[market][place] - 1] += 1


@rule
def note_market(state: Any, action: int, found: Found, game: int) -> None:
    """Note which cards of the special decks lie open, and which card is bought."""
    for market in range(SPECIALS):
        for place in range(OPEN):
            if state.market[market][place] > 0:
                found.shown[game][state.market[market][place] - 1] = 1
    if FIRST_BUY <= action < FIRST_BUY + KINDS:
        found.bought[game][action - FIRST_BUY] = 1


def watch(
    game: Game, options: Mapping[str, Any], weights: Fractions, games: int, *, seed: int = 21, fond: int = -1, of: Taste = NOTHING
) -> Found:
    """So many games between players that plan; the one at seat `fond`, if any, likes something beyond its worth."""
    assert game.lesson is not None
    bench = Bench(game, compiled=True)
    start = game.prepare(game.long_game_limit(msgspec.convert(options, game.options)))
    chair = learned(game, start.seats, weights, PLAN)
    found = Found(
        bench.numbers(games, game.actions), bench.numbers(games, RANKS), bench.numbers(games, RANKS),
        bench.numbers(games), bench.numbers(games), bench.numbers(games, KINDS), bench.numbers(games, KINDS),
        bench.numbers(games, KINDS), bench.numbers(games), bench.numbers(games),
    )  # fmt: skip
    settings = np.array([chair.settings] * start.seats, np.int64)
    if fond >= 0:
        settings[fond, places.TASTES : places.TASTES + 2] = game.lesson.names.index(of[0]), of[1]
    minds = tuple(Mind(row, chair.weights) for row in settings)
    desk, kernel = desk_of(bench), compile_kernel(bench, think)
    states = bench.positions([start] * PLACES)
    compile_loop(game, play_and_count, signature=_signature(bench, states, minds, desk, found))(
        states, kernel, seed, 0, MOST, minds, desk, found
    )
    return found


def _signature(bench: Bench, states: Any, minds: Any, desk: Desk, found: Found) -> Any:
    import numba

    types: Any = numba.core.types
    type_of: Any = numba.typeof
    kernel, number = types.FunctionType(signature_of(bench)), types.int64
    return types.void(type_of(states), kernel, number, number, number, type_of(minds), type_of(desk), type_of(found))


def share(won: Numbers, of: Numbers, fair: float) -> dict[str, float]:
    """A share of games won as a multiple of the fair one, with its 95 % interval."""
    low, high = wilson(float(won.sum()), max(len(of), 1))
    return {"games": len(of), "of its share": round(float(won.sum()) / max(len(of), 1) / fair, 3), "low": round(low / fair, 3),
            "high": round(high / fair, 3)}  # fmt: skip


def told(found: Found, seats: int) -> dict[str, Any]:
    """The figures of many games."""
    rank, ships, done = (np.asarray(part) for part in (found.rank, found.ships, found.done))
    games = len(rank)
    won = (rank[:, :seats] == 1) / np.maximum((rank[:, :seats] == 1).sum(axis=1, keepdims=True), 1)
    per_game = done.mean(axis=0)

    def verb(name: str) -> Numbers:
        first = CARD_VERBS[name]
        return np.asarray(done[:, first : first + KINDS])

    def mean(values: Any) -> float:
        return round(float(np.asarray(values).sum()) / games, 3)

    owned: dict[int, list[float]] = {ship: [] for ship in range(SHIPS)}
    for number in range(games):
        for seat in range(seats):
            owned[int(ships[number, seat])].append(float(won[number, seat]))
    names = KIND_NAMES
    rounds, ending = np.asarray(found.rounds), np.asarray(found.ending)
    bought, left, shown, taken = verb("buy"), np.asarray(found.left), np.asarray(found.shown), np.asarray(found.bought)
    shown[:, FIRST_TRADE:FIRST_SPECIAL] = 1
    usurped = np.asarray(found.usurped)
    return {
        "games": games,
        "rounds": {"mean": round(float(rounds.mean()), 2), **{f"{part} %": int(np.percentile(rounds, part)) for part in (5, 50, 95)}},
        "endings": {name: round(float((ending == place + 1).mean()), 4) for place, name in enumerate(("influence", "usurpation", "limit"))},
        "Tortuga conquered": round(float((usurped > 0).mean()), 4),
        "its conqueror won": round(float((usurped == 2).sum()) / max(int((usurped > 0).sum()), 1), 3),
        "ships": {names[FIRST_SHIP + ship]: share(np.array(ones), np.array(ones), 1 / seats) for ship, ones in owned.items()},
        "seats": [share(won[:, seat], won, 1 / seats) for seat in range(seats)],
        "a game": {
            "attacks": mean(done[:, ATTACK:MOVE]),
            "attacks that failed": mean(found.beaten),
            "reinforcements": mean(done[:, REINFORCE : CARD_VERBS["play"]]),
            "hunts redeemed": mean(done[:, REDEEM:]),
            **{name: round(float(per_game[place]), 3) for place, name in enumerate(PLAIN_NAMES)},
            **{name: mean(verb(name)) for name in CARD_VERBS},
        },
        "bought": {
            names[kind]: {
                "a game": mean(bought[:, kind]),
                "copies": COPIES[kind],
                "sold out": round(float((left[:, kind] == 0).mean()), 3),
                "bought where it lay open": round(float(taken[:, kind].sum()) / max(int(shown[:, kind].sum()), 1), 3),
            }
            for kind in range(FIRST_TRADE, FIRST_HUNT)
        },
    }


def watched(seats: int, games: int, **options: Any) -> dict[str, Any]:
    """The figures with the network that is shipped; ships are dealt."""
    game = windlass.find_game("tortuga2199")
    chosen = {"seats": seats, "ships": "dealt", **options}
    return {"components": game.components, **told(watch(game, chosen, load(game, "usual", seats), games), seats)}


def fond_of(taste: Taste, seats: int, games: int) -> dict[str, Any]:
    """What becomes of one who likes something beyond its worth among others who do not, at each seat in turn, and how often it is done."""
    game = windlass.find_game("tortuga2199")
    won, bought, usurped, played = 0.0, 0.0, 0, 0
    for seat in range(seats):
        found = watch(game, {"seats": seats, "ships": "dealt"}, load(game, "usual", seats), games, fond=seat, of=taste)
        rank = np.asarray(found.rank)[:, :seats]
        won += float(((rank[:, seat] == 1) / np.maximum((rank == 1).sum(axis=1), 1)).sum())
        bought += float(np.asarray(found.done)[:, INFLUENCE].sum())
        usurped += int((np.asarray(found.usurped) > 0).sum())
        played += games
    low, high = wilson(won, played)
    return {"games": played, "share": round(won / played, 3), "low": round(low, 3), "high": round(high, 3),
            "influence bought a game": round(bought / played, 3), "Tortuga conquered": round(usurped / played, 3)}  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is asked for, or what is missing."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks tortuga2199", description=__doc__)
    parser.add_argument("--seats", type=int, choices=GAMES, help="play so many seats again")
    parser.add_argument("--games", type=int, help="so many games")
    asked = parser.parse_args(arguments)
    file = RESULTS / f"{NAME}.json"
    kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    kept.pop("machine", None)
    for scenario in SCENARIOS:
        if not asked.seats and scenario not in kept:
            kept[scenario] = watched(2, asked.games or FEWER, scenario=scenario)
            write(NAME, kept)
    for feature, worth in TASTES:
        name = f"who likes '{feature}' by {worth / 100:g} points, 2 seats"
        if not asked.seats and name not in kept:
            kept[name] = fond_of((feature, worth), 2, (asked.games or FEWER) // 2)
            write(NAME, kept)
    for seats in [asked.seats] if asked.seats else GAMES:
        if asked.seats or f"{seats} seats" not in kept:
            kept[f"{seats} seats"] = watched(seats, asked.games or GAMES[seats])
            write(NAME, kept)


if __name__ == "__main__":
    main()
