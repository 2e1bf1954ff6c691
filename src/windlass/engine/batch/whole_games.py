"""Whole games between any players, in one loop."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from windlass.engine.batch.bench import Bench
from windlass.engine.batch.binding import compile_loop
from windlass.engine.batch.names import ACTOR, APPLY, DEAL, LEGAL, OUTCOME, REDACT
from windlass.engine.batch.players import ASKED, RANKS, Desk, Kernel, Mind, compile_kernel, desk_of, signature_of
from windlass.engine.chance import below, key, next_word
from windlass.engine.rule import through_pointers

UNIFORM: Final = -1  # the kernel of a player that draws lots: no function at all, because speed is its only virtue
CHAIRS: Final = 5  # kernels a loop takes: it is compiled once for all numbers of seats
START: Final = 0  # places of positions
PLAYED: Final = 1
LOTS: Final = 2  # its generator is the players' own
PLACES: Final = 3
LUCK: Final = 1 << 40  # keeps the players' streams of a seed apart from the deals'


class Series(NamedTuple):
    """Which games: game `first + n` draws stream `first + n` of the seed wherever it is played."""

    seed: int
    first: int
    games: int
    most: int  # decisions after which a game is cut off
    rotate: int  # 1 when players move on by a seat from game to game


class Seating(NamedTuple):
    """Who plays: for each player its kernel among those of the loop, or UNIFORM, and its mind."""

    kernel: Any  # whole numbers [players]
    settings: Any  # whole numbers [players][...]
    weights: Any  # fractions [players][...]


class Score(NamedTuple):
    """What came of each game."""

    rank: Any  # whole numbers [games][RANKS]
    ending: Any  # 0 for a game cut off
    decisions: Any
    offered: Any  # actions to choose from, over all decisions


def play_games(states: Any, kernels: Any, series: Series, seating: Seating, desk: Desk, score: Score) -> None:
    """Play from the prepared position states[START]; player p of game g sits at seat p - g where players rotate."""
    state = states[PLAYED]
    journal = desk.journals[0]
    choices = desk.menus[ASKED]
    kernel = seating.kernel
    seats = len(kernel)
    most = series.most
    for game in range(series.games):
        number = series.first + game
        states[PLAYED] = states[START]
        key(state.chance, series.seed, number)
        key(states[LOTS].chance, series.seed, number + LUCK)
        DEAL(state, journal)
        moved_on = number * series.rotate % seats
        made = 0
        offered = 0
        while made < most:
            count = LEGAL(state, choices)
            if count == 0:
                break
            seat = ACTOR(state)
            player = seat + moved_on
            if player >= seats:
                player -= seats
            chosen = 0
            if kernel[player] == UNIFORM:
                chosen = below(state.chance, count)
            elif count > 1:
                desk.states[ASKED] = states[PLAYED]
                REDACT(desk.states[ASKED], seat)
                for word in range(4):
                    desk.states[ASKED].chance[word] = next_word(states[LOTS].chance)
                mind = Mind(seating.settings[player], seating.weights[player])
                chosen = kernels[kernel[player]](desk.states, ASKED, seat, choices, count, mind, desk)
            APPLY(state, choices[chosen], journal)
            made += 1
            offered += count
        score.ending[game] = OUTCOME(state, score.rank[game])
        score.decisions[game] = made
        score.offered[game] = offered


def empty_chair(states: Any, at: int, seat: int, choices: Any, count: int, mind: Mind, desk: Desk) -> int:  # noqa: ARG001  # a kernel
    """The first action: the kernel of chairs in which nobody sits."""
    return 0


class Arena:
    """Whole games of one game, ready to be played, one series at a time."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self._desk = desk_of(bench)
        self._empty = compile_kernel(bench, empty_chair)
        self._kernels: dict[Kernel, Kernel] = {}
        signature = self._signature() if bench.compiled else None
        self._play: Callable[..., None] = compile_loop(bench.game, play_games, compiled=bench.compiled, signature=signature)

    def play(self, start: Any, series: Series, players: Sequence[tuple[Kernel | None, Sequence[int], Any]]) -> Score:
        """Play a series from a prepared position; a player is its kernel, None to draw lots, with its settings and weights."""
        bench = self.bench
        kernels = [kernel for kernel in dict.fromkeys(player[0] for player in players) if kernel is not None]
        seating = Seating(
            bench.numbers(len(players)),
            bench.numbers(len(players), max(1, *(len(player[1]) for player in players))),
            bench.fractions(len(players), max(1, *(len(player[2]) for player in players))),
        )
        for place, (kernel, settings, weights) in enumerate(players):
            seating.kernel[place] = UNIFORM if kernel is None else kernels.index(kernel)
            seating.settings[place][: len(settings)] = settings
            seating.weights[place][: len(weights)] = weights
        chairs = [*(self._compiled(kernel) for kernel in kernels), *[self._empty] * (CHAIRS - len(kernels))]
        score = Score(bench.numbers(series.games, RANKS), *(bench.numbers(series.games) for _ in range(3)))
        with through_pointers() if bench.compiled else contextlib.nullcontext():
            self._play(bench.positions([start] * PLACES), tuple(chairs), series, seating, self._desk, score)
        return score

    def _compiled(self, kernel: Kernel) -> Kernel:
        if kernel not in self._kernels:
            self._kernels[kernel] = compile_kernel(self.bench, kernel)
        return self._kernels[kernel]

    def _signature(self) -> Any:
        """The types of the compiled loop: kernels are pointers, whatever functions they are."""
        import numba

        types: Any = numba.core.types
        type_of: Any = numba.typeof
        bench = self.bench
        kernels = types.UniTuple(types.FunctionType(signature_of(bench)), CHAIRS)
        seating = Seating(bench.numbers(1), bench.numbers(1, 1), bench.fractions(1, 1))
        score = Score(bench.numbers(1, 1), *(bench.numbers(1) for _ in range(3)))
        parts = (bench.blank_positions(1), Series(0, 0, 0, 0, 0), seating, desk_of(bench), score)
        states, *rest = (type_of(part) for part in parts)
        return types.void(states, kernels, *rest)
