"""Whole games between named players: in one loop where all of them have kernels, else asked decision by decision."""

from __future__ import annotations

import functools
import logging
import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windlass.bots.player import Player, fair_choice
from windlass.bots.registry import USUAL, find_or_import_level, find_player
from windlass.engine.batch import Arena, Bench, Series
from windlass.engine.batch.players import RANKS
from windlass.engine.chance import key
from windlass.engine.game import Game, places_with
from windlass.engine.journal import Journal
from windlass.engine.refusal import Refusal
from windlass.engine.rule import can_compile

Numbers = NDArray[np.int64]
log = logging.getLogger(__name__)
SECONDS: Final = 1.0  # for each decision of a player without a kernel


class Played(NamedTuple):
    """What came of each game: places by seat, how it ended (0 for one cut off, one more than the game's endings when all but one gave up),
    decisions, actions to choose from in all, and by seat whose player lost by rule: silent, gone, or against the rules.
    """

    rank: Numbers
    ending: Numbers
    decisions: Numbers
    offered: Numbers
    forfeits: NDArray[np.bool_]


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
    rank = np.asarray(score.rank)[:, : len(levels)]
    ending, decisions, offered = (np.asarray(part) for part in score[1:])
    return Played(rank, ending, decisions, offered, np.zeros(rank.shape, np.bool_))


def has_kernels(game: Game, start: Any, levels: Sequence[str]) -> bool:
    """Whether games between these levels run in one loop."""
    return all(find_player(game, level).chair(start) is not None for level in levels)


@functools.cache
def arena_of(game: Game, *, compiled: bool) -> Arena:
    """The loop over whole games of this process."""
    return Arena(Bench(game, compiled))


def play_asking(game: Game, start: Any, series: Series, players: Sequence[Player], seconds: float = SECONDS) -> Played:
    """The same games, every decision asked of its player: any player can sit here, and the deals are those of the loop.

    A player that fails gives up: it is placed behind all others and the usual one plays its seat. One is left alone: the game is over.
    """
    shape = series.games, len(players)
    ending, decisions, offered = (np.zeros(series.games, np.int64) for _ in range(3))
    played = Played(np.zeros(shape, np.int64), ending, decisions, offered, np.zeros(shape, np.bool_))
    for place in range(series.games):
        _play_one(game, start, series, players, seconds, played, place)
    return played


def _play_one(game: Game, start: Any, series: Series, players: Sequence[Player], seconds: float, played: Played, place: int) -> None:
    """One game of a series, written into its place."""
    out, rank, journal = [0] * game.actions, [0] * RANKS, Journal()
    journal.muted = 1
    seats, number, made = len(players), series.first + place, 0
    sitting = [players[(seat + number * series.rotate) % seats] for seat in range(seats)]
    given_up: list[int] = []
    state = start.copy()
    key(state.chance, series.seed, number)
    game.deal(state, journal)
    while made < series.most and len(given_up) < seats - 1 and (count := game.legal(state, out)) > 0:
        seat = game.actor(state)
        known = state.copy()
        game.redact(known, seat)
        lots = random.Random(f"{series.seed} {number} {made}")  # noqa: S311  # play, not secrecy
        try:
            action = fair_choice(sitting[seat], known, out[:count], seconds, lots)
        except Exception as error:  # noqa: BLE001  # whatever a player does wrong, the others play on
            _tell(sitting[seat].level, str(error) or repr(error))
            given_up.append(seat)
            sitting[seat] = find_player(game, USUAL)
            continue
        game.apply(state, action, journal)
        made += 1
        played.offered[place] += count
    alone = seats > 1 and len(given_up) == seats - 1
    ending = len(game.endings) + 1 if alone else game.outcome(state, rank)
    played.ending[place] = ending
    if ending:
        played.rank[place] = places_with(rank, given_up, seats)
    played.forfeits[place, given_up] = True
    played.decisions[place] = made


@functools.cache
def _tell(level: str, reason: str) -> None:
    """Say once why a player lost by rule: its author wants to know, thousands of games do not."""
    log.warning("%s: %s", level, reason)
