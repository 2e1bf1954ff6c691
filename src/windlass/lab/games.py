"""Whole games between named players: in one loop where all of them have kernels, else asked decision by decision."""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windlass.bots.player import Player
from windlass.bots.registry import find_or_import_level, find_player
from windlass.engine.batch import Arena, Bench, Series
from windlass.engine.batch.players import RANKS
from windlass.engine.chance import key
from windlass.engine.game import Game
from windlass.engine.journal import Journal
from windlass.engine.refusal import Refusal
from windlass.engine.rule import can_compile

Numbers = NDArray[np.int64]
SECONDS: Final = 1.0  # for each decision of a player without a kernel


class Played(NamedTuple):
    """What came of each game: places by seat, how it ended (0 for one cut off), decisions, and actions to choose from in all."""

    rank: Numbers
    ending: Numbers
    decisions: Numbers
    offered: Numbers


def seated(players: Sequence[str], seats: int) -> tuple[str, ...]:
    """A level for every seat; one may be named for all. Refuses levels nobody knows, and too many or too few."""
    for level in players:
        find_or_import_level(level)
    named = tuple(players) * seats if len(players) == 1 else tuple(players)
    if len(named) != seats:
        raise Refusal("simulate.players", seats=seats, given=len(players))
    return named


def play(game: Game, start: Any, series: Series, levels: Sequence[str]) -> Played:
    """Play a series of games from a prepared position. A level is found as people at this machine may name it."""
    players = [find_player(game, level) for level in levels]
    chairs = [player.chair(start) for player in players]
    if None in chairs:
        return play_asking(game, start, series, players)
    sitting = [chair for chair in chairs if chair is not None]
    score = arena_of(game, compiled=can_compile()).play(start, series, sitting)
    return Played(np.asarray(score.rank)[:, : len(levels)], *(np.asarray(part) for part in score[1:]))


def has_kernels(game: Game, start: Any, levels: Sequence[str]) -> bool:
    """Whether games between these levels run in one loop."""
    return all(find_player(game, level).chair(start) is not None for level in levels)


@functools.cache
def arena_of(game: Game, *, compiled: bool) -> Arena:
    """The loop over whole games of this process."""
    return Arena(Bench(game, compiled))


def play_asking(game: Game, start: Any, series: Series, players: Sequence[Player], seconds: float = SECONDS) -> Played:
    """The same games, every decision asked of its player: any player can sit here, and the deals are those of the loop."""
    seats = len(players)
    played = Played(np.zeros((series.games, seats), np.int64), *(np.zeros(series.games, np.int64) for _ in range(3)))
    out, rank, journal = [0] * game.actions, [0] * RANKS, Journal()
    journal.muted = 1
    for place in range(series.games):
        number = series.first + place
        state = start.copy()
        key(state.chance, series.seed, number)
        game.deal(state, journal)
        made = 0
        while made < series.most and (count := game.legal(state, out)) > 0:
            seat = game.actor(state)
            known = state.copy()
            game.redact(known, seat)
            lots = random.Random(f"{series.seed} {number} {made}")  # noqa: S311  # play, not secrecy
            player = players[(seat + number * series.rotate) % seats]
            game.apply(state, player.choose(known, out[:count], seconds, lots), journal)
            made += 1
            played.offered[place] += count
        played.ending[place] = game.outcome(state, rank)
        played.rank[place] = rank[:seats]
        played.decisions[place] = made
    return played
