"""What somebody writes who imports Windlass first: read by the strict type checker, and run."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import assert_type

import numpy as np
from numpy.typing import NDArray

import windlass
from windlass.bots.player import Player
from windlass.bots.registry import find_player
from windlass.engine.record import Record
from windlass.games.cartagena import Advance, CartagenaView, State


class Hurried(Player):
    """A bot of one's own: the pirate nearest to the boat, by the first card that moves it."""

    def choose(self, redacted: Record, legal: Sequence[int], seconds: float, chance: random.Random) -> int:
        assert isinstance(redacted, State)
        advances = [(face.space, code) for code in legal if isinstance(face := self.game.face(code), Advance)]
        return max(advances)[1] if advances else legal[0]


def evening(folder: Path) -> tuple[float, ...]:
    """A match from deal to file, told apart by types all the way."""
    match = windlass.new("cartagena", seats=3, seed=bytes(16), names=["Anne", "Ben", "Cas"])
    assert_type(match, windlass.Match)
    assert_type(match.legal(), list[int])
    assert_type(match.mask(), NDArray[np.bool_])
    assert_type(match.observation(0), NDArray[np.int32])
    assert_type(match.features, tuple[str, ...])
    assert_type(match.play(match.legal()[0]), windlass.Ply)
    view = match.view(seat=1)
    assert isinstance(view, CartagenaView)
    assert_type(view.seats[0].pirates, list[int])
    bot, other = Hurried(match.game, "hurried"), find_player(match.game, "advice")
    lots = random.Random(1)
    while not match.ending:
        player = bot if match.actor == 0 else other
        match.play(player.choose(match.redacted(match.actor), match.legal(), 1.0, lots))
    assert_type(match.ending, windlass.Ending)
    for ply in match.line:
        assert_type(ply.actor, int)
    for position in match.positions():
        assert_type(position.key(), bytes)
    windlass.save(match, folder / "evening.match")
    assert windlass.load(folder / "evening.match") == match
    try:
        match.play("0f")
    except windlass.Refusal as refusal:
        assert_type(refusal.said("ru"), str)
    return match.returns
