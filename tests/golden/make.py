"""Makes golden matches: `python -m tests.golden.make cartagena` searches seeds until every ending of every option set is met.

Each is a match file; `ends.txt` beside them has a line for each: name, ending, places and the final position.
"""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import msgspec
from tests.golden.players import PLAYERS, SPECIALISTS, Player

import windlass.games  # noqa: F401  # registers the games
from windlass.engine.game import Game, Options
from windlass.engine.match import Match
from windlass.engine.matchfile import dump
from windlass.engine.registry import find_game

FOLDER = Path(__file__).parent
TRIES = 3  # seeds for each kind of players; the shortest match of each ending is kept
MORE_TRIES = 800  # seeds for the specialist while an ending is missing
MOST_PLIES = 2500
FEW_PLIES = 400  # for the specialist: a short match or none


def main(game_id: str) -> None:
    game = find_game(game_id)
    folder = FOLDER / game_id
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    ends = []
    for options in game.option_sets():
        found = search(game, game.long_game_limit(options))
        missing = {*game.endings, "resigned"} - set(found)
        print(slug(game, options), *sorted(found), *(f"(no {ending})" for ending in sorted(missing)), flush=True)
        for ending, match in sorted(found.items()):
            name = f"{slug(game, options)}.{ending}"
            (folder / f"{name}.match").write_text(dump(match), "utf-8")
            ends.append(f"{name} {end_line(match)}")
    (folder / "ends.txt").write_text("\n".join(ends) + "\n", "utf-8")


def search(game: Game, options: Options) -> dict[str, Match]:
    """The shortest match met for each ending."""
    found: dict[str, Match] = {}
    for seed in range(TRIES):
        for number, player in enumerate(PLAYERS):
            keep(found, play(game, options, 10 * seed + number, player))
        keep(found, play(game, options, seed, PLAYERS[0], giving_up=True))
    specialist = SPECIALISTS.get(game.id)
    for seed in range(MORE_TRIES if specialist else 0):
        if set(game.endings) <= set(found):
            break
        keep(found, play(game, options, seed, specialist, most=FEW_PLIES))
    return found


def keep(found: dict[str, Match], match: Match) -> None:
    reason = match.ending.reason if match.ending else None
    if reason and (reason not in found or len(match.line) < len(found[reason].line)):
        found[reason] = match


def play(game: Game, options: Options, seed: int, player: Player, *, giving_up: bool = False, most: int = MOST_PLIES) -> Match:
    """One match, to its end unless it takes too long; with `giving_up` seats resign one after the other."""
    match = Match.new(game, seed=seed.to_bytes(16, "big"), **msgspec.to_builtins(options))
    chooser = random.Random(seed)
    while not match.ending and len(match.line) < most:
        if giving_up and chooser.random() < 0.1:
            match.resign(chooser.choice([seat for seat in range(match.seats) if seat not in match.resigned]))
        else:
            match.play(player(match, chooser))
    return match


def end_line(match: Match) -> str:
    """How a match ended: the reason, the place of every seat and the final position."""
    assert match.ending is not None
    return f"{match.ending.reason} {'/'.join(map(str, match.ending.rank))} {match.position}"


def slug(game: Game, options: Options) -> str:
    """The options that are not the usual ones, as a file name."""
    chosen, usual = msgspec.to_builtins(options), msgspec.to_builtins(game.options())
    parts = [f"{name}-{value}" for name, value in chosen.items() if name == "seats" or value != usual[name]]
    return re.sub(r"[^a-z0-9]+", "-", "-".join(parts).lower())


if __name__ == "__main__":
    main(sys.argv[1])
