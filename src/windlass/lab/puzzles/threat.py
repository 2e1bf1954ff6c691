"""Threats: whether the next player could win at once, found by trying everything in worlds that fit what one knows."""

from __future__ import annotations

import random
from typing import Any, Final

from windlass.bots.registry import find_player
from windlass.engine.journal import Journal
from windlass.engine.match import Match
from windlass.lab.puzzles.exact import TooMuch, wins

WORLDS: Final = 12
GLANCE: Final = 3  # worlds after which a decision without a threat is left
SEARCHED: Final = 1500  # actions tried in each
OTHERS: Final = 3  # actions beside the best that must leave the threat
THREATENED: Final = 0.5  # share of worlds in which the next player wins after them
STOPPED: Final = 0.2  # and after the best
MOST: Final = 60  # decisions until the next player's turn


def is_defence(moment: Match, ranked: list[tuple[int, float]], lots: random.Random) -> bool:
    """Whether the best action stops the next player from winning at once, and those that come closest to it do not."""
    best, others = ranked[0][0], [action for action, _ in ranked[1 : 1 + OTHERS]]
    if threat(moment, others[0], GLANCE, lots) < THREATENED:
        return False
    return threat(moment, best, WORLDS, lots) <= STOPPED and all(threat(moment, one, WORLDS, lots) >= THREATENED for one in others)


def threat(moment: Match, action: int, worlds: int, lots: random.Random) -> float:
    """In which share of worlds the next player wins in its turn after this action and a good rest of the own turn."""
    known = moment.redacted(moment.actor)
    return sum(_loses(moment, known, action, lots) for _ in range(worlds)) / worlds


def _loses(moment: Match, known: Any, action: int, lots: random.Random) -> bool:
    game, seat = moment.game, moment.actor
    world, journal, menu = known.copy(), Journal(), [0] * moment.game.actions
    journal.muted = 1
    world.chance = [lots.getrandbits(32) for _ in range(4)]
    game.imagine(world, seat)
    game.apply(world, action, journal)
    player = find_player(game, "captain")
    for _ in range(MOST):
        actor = game.actor(world)
        if actor != seat:
            break
        legal = menu[: game.legal(world, menu)]
        seen = world.copy()
        game.redact(seen, seat)
        game.apply(world, player.choose(seen, legal, 1.0, lots), journal)
    if game.actor(world) in (-1, seat):
        return False
    try:
        return wins(game, world, SEARCHED, every=False) is not None
    except TooMuch:
        return False
