"""How hard a puzzle is: by the weakest player that solves it more often than not, and by how much there is to choose from."""

from __future__ import annotations

import math
import random
from typing import Final

import msgspec
from msgspec.structs import replace

from windlass.bots.characters import CHARACTERS
from windlass.bots.registry import find_player
from windlass.engine.registry import find_game
from windlass.puzzles.puzzle import Attempt, Puzzle

LEVELS: Final = tuple(level for level in CHARACTERS if level != "master")  # weakest first; a master thinks too long to be asked so often
TRIES: Final = 4
EASIEST: Final = 800
STEP: Final = 160  # from one level to the next
DOUBLED: Final = 20  # for twice as many ways to go
DEEDS: Final = {
    "cartagena": {"retreat": "retreat"},
    "gravity": {"mine": "mine", "from": "capture", "against": "capture", "rotate": "rotate", "recruit": "recruit", "dock": "dock"},
    "tortuga2199": {"attack": "attack", "move": "move", "redeem": "hunt", "buy": "buy", "conquer": "conquer", "capture": "hunt"},
}  # what the deciding action is, by its type or its first word


def rated(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its rating and themes."""
    solved = [solves(puzzle, level) for level in LEVELS]
    weakest = next((place for place, share in enumerate(solved) if share >= 0.5), len(LEVELS))
    attempt, ways = Attempt(puzzle), 0.0
    for action in puzzle.line:
        ways += math.log2(len(attempt.match.legal()))
        attempt.play(action)
    themes = [puzzle.kind, *deeds(puzzle)]
    if len(puzzle.line) > 1:
        themes.append("combination")
    if solved[0] < 0.5:
        themes.append("trap")
    return replace(puzzle, rating=round(EASIEST + STEP * weakest + DOUBLED * ways), themes=tuple(themes))


def deeds(puzzle: Puzzle) -> list[str]:
    """What sort of action solves it, for those that players look for."""
    known, game = DEEDS.get(puzzle.game, {}), find_game(puzzle.game)
    kinds = [(msgspec.to_builtins(game.face(game.parse_action(text)))["type"], text.partition(" ")[0]) for text in puzzle.line]
    return list(dict.fromkeys(known[name] for pair in kinds for name in pair if name in known))[-1:]


def solves(puzzle: Puzzle, level: str) -> float:
    """In how many of a few tries a player finds the whole way."""
    return sum(_tries(puzzle, level, number) for number in range(TRIES)) / TRIES


def _tries(puzzle: Puzzle, level: str, number: int) -> bool:
    attempt = Attempt(puzzle)
    player, lots = find_player(attempt.match.game, level), random.Random(number)  # noqa: S311  # play, not secrecy
    while not attempt.is_solved:
        match = attempt.match
        if match.actor != attempt.seat or not attempt.play(player.choose(match.redacted(attempt.seat), match.legal(), 1.0, lots)):
            return False
    return True
