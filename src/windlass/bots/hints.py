"""Hints: the best actions of a decision with the chance to win after each, a reason, and what the plan behind it brings.

They come from a player that looks ahead with a fixed effort, so asking twice gives the same; where nothing is compiled or learned,
from rules of thumb, which tell no chances and have no plan.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from windlass.bots.advice import weigh
from windlass.bots.judge import Judge
from windlass.bots.look import think
from windlass.bots.thinking import WORD, can_think
from windlass.engine.game import Game
from windlass.engine.journal import Journal
from windlass.engine.text import Text

WORLDS: Final = 24  # in which the candidates are tried
AGAIN: Final = 48  # in which those that did best are tried once more: what looks best of many does so by luck too
CLOSE: Final = 0.04  # chance to win within which the first ranking cannot tell actions apart
SHOWN: Final = 3  # further actions of a plan that are told
WINS: Final = "hint-wins"
ROOM: Final = 8  # for places


class Hint(NamedTuple):
    """A suggested action, its reason as a message id, and where somebody looked ahead the chance to win, the plan and what it brings."""

    action: int
    reason: str
    chance: float | None
    then: tuple[int, ...] = ()
    gains: tuple[Text, ...] = ()


def plain_hints(game: Game, redacted: Any) -> list[Hint]:
    """What rules of thumb say of all legal actions, best first."""
    return [Hint(one.action, one.reason, None) for one in weigh(game, redacted)]


def hints(game: Game, redacted: Any, seed: int) -> list[Hint]:
    """All legal actions of a redacted position, best first; the first two with their plans."""
    plain, player = plain_hints(game, redacted), Judge(game)
    if len(plain) == 1 or not can_think(game, think) or player.excuse(redacted) is not None:
        return plain
    reasons = {one.action: one.reason for one in plain}
    legal = sorted(reasons)
    chance = random.Random(seed)  # noqa: S311  # play, not secrecy
    found = player.rank(redacted, legal, WORLDS, chance)
    sure = [action for action, worth in found if worth > found[0][1] - CLOSE][: player.effort.candidates]
    if len(sure) > 1:
        again = player.again(redacted, legal, sure, AGAIN, chance)
        rest = [(action, min(worth, *again.values())) for action, worth in found if action not in again]
        found = [*sorted(again.items(), key=lambda one: -one[1]), *rest]
    told = [Hint(action, reasons[action], worth) for action, worth in found]
    for place in range(2):
        told[place] = with_plan(game, redacted, told[place], player.then(legal, told[place].action), chance)
    return told


def with_plan(game: Game, redacted: Any, hint: Hint, then: Sequence[int], lots: random.Random) -> Hint:
    """The hint with its plan and what that brings, found by playing it in a world that fits what the seat knows."""
    assert game.lesson is not None
    seat, world, journal, menu = game.actor(redacted), redacted.copy(), Journal(), [0] * game.actions
    journal.muted = 1
    world.chance = [lots.getrandbits(WORD) for _ in range(4)]
    game.imagine(world, seat)
    before, done = _seen(game, world, seat), []
    for action in (hint.action, *then):
        drawn = world.chance[-1]
        if game.actor(world) != seat or action not in menu[: game.legal(world, menu)]:
            break
        game.apply(world, action, journal)
        done.append(action)
        if world.chance[-1] != drawn:
            break  # what follows depends on luck
    rank = [0] * ROOM
    if game.outcome(world, rank) != 0:
        return hint._replace(reason=WINS if rank[seat] == 1 else hint.reason, then=tuple(done[1 : SHOWN + 1]))
    after = _seen(game, world, seat)
    gains = []
    for word, (feature, sign) in game.lesson.gains.items():
        place = game.lesson.names.index(feature)
        if (gained := (after[place] - before[place]) * sign) > 0:
            gains.append(Text(f"{game.id}-gain-{word}", {"count": gained}))
    return hint._replace(then=tuple(done[1 : SHOWN + 1]), gains=tuple(gains))


def _seen(game: Game, world: Any, seat: int) -> list[int]:
    """The features of a world as its seat may know it."""
    assert game.lesson is not None
    known, out = world.copy(), [0] * len(game.lesson.names)
    game.redact(known, seat)
    game.lesson.features(known, seat, out)
    return out
