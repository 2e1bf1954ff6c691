"""Results of a simulation: what came of many games, counted so that parts add up in any order, and figures with intervals."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Final, Self

import msgspec
import numpy as np

import windlass
from windlass.engine.game import Game
from windlass.lab.games import Played

SHARE: Final = 840  # parts of a win: every number of winners up to eight shares them exactly


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A run of games anyone may play: `first` is the number of its first game in the whole simulation."""

    game: str
    options: dict[str, Any]
    seed: int
    players: tuple[str, ...]
    rotate: bool
    first: int
    games: int


class Tally(msgspec.Struct):
    """Sums over games. Tallies add up in any order to the same totals."""

    seat_wins: list[int]  # in parts of a win
    player_wins: list[int]
    seat_ranks: list[int]
    player_ranks: list[int]
    endings: Counter[int]
    decisions: Counter[int]  # games by their number of decisions
    offered: int  # actions to choose from, over all decisions
    forfeits: list[int]  # by player, games lost by rule

    @classmethod
    def empty(cls, seats: int) -> Self:
        """The tally of no games."""
        return cls([0] * seats, [0] * seats, [0] * seats, [0] * seats, Counter(), Counter(), 0, [0] * seats)

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        for name in ("seat_wins", "player_wins", "seat_ranks", "player_ranks", "forfeits"):
            setattr(self, name, [own + theirs for own, theirs in zip(getattr(self, name), getattr(other, name), strict=True)])
        self.endings.update(other.endings)
        self.decisions.update(other.decisions)
        self.offered += other.offered


class Standing(msgspec.Struct, frozen=True):
    """How one seat or one player did: wins (shared ones in parts), their share with its Wilson interval, and the mean place."""

    wins: float
    share: float
    low: float
    high: float
    mean_place: float


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation found. Everything but `seconds` follows from the first seven fields."""

    game: str
    version: int
    options: dict[str, Any]
    games: int
    seed: int
    players: tuple[str, ...]
    rotate: bool
    seats: tuple[Standing, ...]
    by_player: tuple[Standing, ...]
    endings: dict[str, int]
    """By name; `resigned` when players lost by rule until one was left."""
    unfinished: int
    forfeits: tuple[int, ...]
    """Games each player lost by rule: silent, gone, or against the rules."""
    decisions: int
    mean_decisions: float
    median_decisions: int
    low_decisions: int
    """One game in twenty has fewer."""
    high_decisions: int
    """One game in twenty has more."""
    branching: float
    """Actions to choose from at a decision, on average."""
    compiled: bool
    seconds: float


def count(task: Task, played: Played) -> Tally:
    """The tally of played games; only finished ones count for wins and places."""
    ranks, ending, decisions, offered, forfeits = played
    finished = ending != 0
    winners = np.maximum((ranks == 1).sum(axis=1, keepdims=True), 1)
    places = ranks * finished[:, None]
    wins = (places == 1) * (SHARE // winners)
    seats = np.arange(len(task.players))
    turned = (task.first + np.arange(task.games)) % len(seats) * task.rotate
    seat_of = (seats[None, :] - turned[:, None]) % len(seats)  # where each player sat: the loop turns them by the game's number
    return Tally(
        seat_wins=wins.sum(axis=0).tolist(),
        player_wins=np.take_along_axis(wins, seat_of, axis=1).sum(axis=0).tolist(),
        seat_ranks=places.sum(axis=0).tolist(),
        player_ranks=np.take_along_axis(places, seat_of, axis=1).sum(axis=0).tolist(),
        endings=Counter(ending.tolist()),
        decisions=Counter(decisions.tolist()),
        offered=int(offered.sum()),
        forfeits=np.take_along_axis(forfeits, seat_of, axis=1).sum(axis=0).tolist(),
    )


def wilson(wins: float, games: int, deviations: float = 1.959964) -> tuple[float, float]:
    """The Wilson interval of a share: 95 % by default."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, deviations**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = deviations * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that this share of the counted things does not exceed; 0 when there are none."""
    left = share * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return 0


def _standings(wins: list[int], ranks: list[int], finished: int) -> tuple[Standing, ...]:
    standings = []
    for parts, places in zip(wins, ranks, strict=True):
        won = parts / SHARE
        standings.append(Standing(won, won / max(finished, 1), *wilson(won, finished), places / max(finished, 1)))
    return tuple(standings)


def results_of(task: Task, tally: Tally, *, compiled: bool, seconds: float) -> Results:
    game = windlass.find_game(task.game)
    games, decisions = tally.decisions.total(), sum(value * count for value, count in tally.decisions.items())
    finished = games - tally.endings[0]
    return Results(
        game=game.id,
        version=game.version,
        options=task.options,
        games=games,
        seed=task.seed,
        players=task.players,
        rotate=task.rotate,
        seats=_standings(tally.seat_wins, tally.seat_ranks, finished),
        by_player=_standings(tally.player_wins, tally.player_ranks, finished),
        endings=_endings(game, tally),
        unfinished=tally.endings[0],
        forfeits=tuple(tally.forfeits),
        decisions=decisions,
        mean_decisions=decisions / max(games, 1),
        median_decisions=quantile(tally.decisions, 0.5),
        low_decisions=quantile(tally.decisions, 0.05),
        high_decisions=quantile(tally.decisions, 0.95),
        branching=tally.offered / max(decisions, 1),
        compiled=compiled,
        seconds=seconds,
    )


def _endings(game: Game, tally: Tally) -> dict[str, int]:
    """How many games ended how."""
    found = {name: tally.endings[code] for code, name in enumerate(game.endings, 1)}
    alone = tally.endings[len(game.endings) + 1]
    return {**found, "resigned": alone} if alone else found
