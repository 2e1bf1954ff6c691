"""Makes golden matches: `python -m tests.golden.make cartagena`, or only some: `python -m tests.golden.make cartagena "seats-2.*"`.

Those that still end as they did stay. The moves of others are made again as far as the rules allow; for an ending that so does not come
about seeds are searched.
Each is a match file; `ends.txt` beside them has a line for each: name, ending, places and the final position.
"""

from __future__ import annotations

import os
import random
import re
import sys
from fnmatch import fnmatch
from importlib import resources
from pathlib import Path

import msgspec
from tests.golden.players import PLAYERS, SPECIALISTS, Player

import windlass.games  # noqa: F401  # registers the games
from windlass.engine.data import ComponentFiles
from windlass.engine.game import Game, Options
from windlass.engine.match import Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game

FOLDER = Path(__file__).parent
TRIES = 3  # seeds for each kind of players; the shortest match of each ending is kept
MORE_TRIES = 800  # seeds for the specialist while an ending is missing
MOST_PLIES = 2500
FEW_PLIES = 400  # for the specialist: a short match or none


def main(game_id: str, wanted: str = "*") -> None:
    game = find_game(game_id)
    folder = FOLDER / game_id
    folder.mkdir(exist_ok=True)
    keep_edition(game)
    before = ends_of(folder)
    standing = {name for name, end in before.items() if stands(game, folder / f"{name}.match", end)}
    ends = {}
    for options in game.option_sets():
        names = {ending: f"{slug(game, options)}.{ending}" for ending in (*game.endings, "resigned")}
        ends |= {name: before.get(name, "") for name in sorted(names.values())}
        due = {ending: name for ending, name in names.items() if fnmatch(name, wanted) and name not in standing}
        if not due or (set(due.values()).isdisjoint(before) and not before.keys().isdisjoint(names.values())):
            continue  # none of these, or only endings that were searched for in vain
        found = remade(game, options, [folder / f"{name}.match" for name in due.values() if name in before])
        if not found.keys() >= {ending for ending, name in due.items() if name in before} or not before:
            found |= search(game, game.long_game_limit(options))
        print(slug(game, options), *sorted(found), *(f"(no {ending})" for ending in sorted(due.keys() - found)), flush=True)
        for ending, name in due.items():
            (folder / f"{name}.match").unlink(missing_ok=True)
            ends[name] = ""
            if ending in found:
                (folder / f"{name}.match").write_text(dump(found[ending]), "utf-8")
                ends[name] = end_line(found[ending])
    (folder / "ends.txt").write_text("".join(f"{name} {end}\n" for name, end in ends.items() if end), "utf-8")


def keep_edition(game: Game) -> None:
    """Keep today's values of the components, so that today's matches can be read when they have changed."""
    file = editions_of(game) / f"{game.components}.json"
    if not os.environ.get("WINDLASS_COMPONENTS") and not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(ComponentFiles(game.package).kept())


def editions_of(game: Game) -> Path:
    """Where the values of a game's editions lie."""
    return Path(str(resources.files(game.package))) / "data" / "editions"


def ends_of(folder: Path) -> dict[str, str]:
    """The end of each match of a game by its name."""
    file = folder / "ends.txt"
    return dict(line.split(" ", 1) for line in file.read_text("utf-8").splitlines()) if file.exists() else {}


def stands(game: Game, file: Path, end: str) -> bool:
    """Whether a match is of today's edition and still ends as it did. One that does not stops everything: rules first need a new version."""
    try:
        match = parse(file.read_text("utf-8"))
        found = end_line(match) if match.game is game else "refusal-match-components"
    except Refusal as refusal:
        found = refusal.args_by_name["reason"].id
    if found in (end, "refusal-match-version", "refusal-match-components"):
        return found == end
    return sys.exit(f"{file.stem} ends otherwise than version {game.version} of the rules promised: {raise_version(game.id)}")


def raise_version(game_id: str) -> str:
    """What to do once a match replays differently."""
    return f"raise `version` in src/windlass/games/{game_id}/__init__.py, then run: {make_of(game_id)}"


def make_of(game_id: str) -> str:
    """The command that makes the matches of a game anew."""
    return f"python -m tests.golden.make {game_id}"


def remade(game: Game, options: Options, files: list[Path]) -> dict[str, Match]:
    """These matches begun again from their seeds: the same moves as far as they are legal, then common sense."""
    found: dict[str, Match] = {}
    for file in files:
        text = file.read_text("utf-8")
        seed = bytes.fromhex(re.search(r"^seed: (\w+)$", text, re.MULTILINE)[1])
        match = Match.new(game, seed=seed, **msgspec.to_builtins(game.long_game_limit(options)))
        chooser = random.Random(seed)
        for line in text.partition("\n\n")[2].splitlines():
            if match.ending or not follow(match, line):
                break
        while not match.ending and len(match.line) < MOST_PLIES:
            match.play(PLAYERS[0](match, chooser))
        keep(found, match)
    return found


def follow(match: Match, line: str) -> bool:
    """Whether a line of a match file could be done again."""
    word, _, rest = line.partition(" ")
    try:
        match.resign(int(rest)) if word == "resign" else match.play(match.game.parse_action(rest))
    except Refusal:
        return False
    return True


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
    main(*sys.argv[1:])
