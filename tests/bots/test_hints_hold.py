"""A hint is never an action that the review would call a mistake: both are asked about the same positions, each in worlds of its own."""

from __future__ import annotations

import random

import pytest

import windlass
from windlass import games
from windlass.bots import hints as hinting
from windlass.bots import learned
from windlass.bots.hints import hints
from windlass.bots.judge import Judge
from windlass.bots.registry import find_player
from windlass.bots.thinking import _study
from windlass.engine.match import Match
from windlass.engine.rule import can_compile
from windlass.lab.review import WORLDS, judged

GAMES = [game for game in games.GAMES if game != "tortuga2199"]
MOMENTS = (4, 17, 30)  # decisions by rules of thumb before a hint is asked for


@pytest.fixture(autouse=True)
def compiled(monkeypatch):
    monkeypatch.setattr(hinting, "can_think", lambda _game, _kernel: True)
    monkeypatch.setattr(learned, "study_of", lambda game, kernel: _study(game, kernel, compiled=True))


def advanced(game: str, decisions: int) -> Match:
    """A match in which rules of thumb have made so many decisions, at one where there is something to choose."""
    match = windlass.new(game, seats=2, seed=b"hints-that-hold!")
    player = find_player(match.game, "advice")
    while len(match.line) < decisions or len(match.legal()) < 2:
        match.play(player.choose(match.redacted(match.actor), match.legal(), 1.0, random.Random(len(match.line))))
    return match


@pytest.mark.skipif(not can_compile(), reason="looking ahead is slow where nothing is compiled")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", MOMENTS)
def test_the_review_finds_no_mistake_in_a_hint(game: str, decisions: int):
    match = advanced(game, decisions)
    state, ply = match.state.copy(), len(match.line)
    first = hints(match.game, match.redacted(match.actor), 1)[0]
    assert first.chance is not None
    match.play(first.action)
    one = judged(match, Judge(match.game), ply, state, WORLDS)
    assert one is not None
    assert one.verdict not in ("mistake", "blunder"), (match.game.print_action(one.best), one.loss)
