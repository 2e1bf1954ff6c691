"""How a player sits in a loop over whole games: by a kernel, a mind of numbers, and a desk to think at.

A kernel is a function `choose(states, at, seat, choices, count, mind, desk) -> index`: states[at] is the position as the seat may know
it, its field `chance` started from a stream of the player's own, and choices[:count] are the legal actions. The truth is nowhere in its
reach. It is compiled by itself; loops call it through a pointer, so a new kind of player recompiles nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from windlass.engine.batch.bench import Bench
from windlass.engine.batch.binding import compile_loop

Kernel = Callable[..., int]
SCRATCH: Final = 64  # positions on a desk
ASKED: Final = 0  # the position and the menu on it that a player is asked about
MENUS: Final = 8  # menus on a desk
SHEETS: Final = 5
SHEET: Final = 1024  # fractions on each sheet of a desk
LINE: Final = 18  # whole numbers in a line of play
SPARE_LINES: Final = 48  # lines on a desk beside one for each action
RANKS: Final = 8  # room for places


class Mind(NamedTuple):
    """What a player knows before it sees a position: settings, and weights it has learned. Never changed by a kernel."""

    settings: Any  # whole numbers
    weights: Any  # fractions


class Desk(NamedTuple):
    """Room to think. Nothing in it means anything from one decision to the next."""

    states: Any  # the first is for whoever asks the player
    journals: Any  # one, muted
    menus: Any  # whole numbers [MENUS][actions]; the first is for whoever asks the player
    weight: Any  # whole numbers [actions]: what rules of thumb say
    reason: Any
    worth: Any  # fractions [MENUS][actions]
    lines: Any  # whole numbers [actions + SPARE_LINES][LINE]: lines of play
    rank: Any  # whole numbers [RANKS]
    sheet: Any  # fractions [SHEETS][SHEET]: the layers of a network


def desk_of(bench: Bench) -> Desk:
    """A desk for one player at a time."""
    actions = bench.game.actions
    return Desk(
        states=bench.blank_positions(SCRATCH),
        journals=bench.journals(muted=True),
        menus=bench.numbers(MENUS, actions),
        weight=bench.numbers(actions),
        reason=bench.numbers(actions),
        worth=bench.fractions(MENUS, actions),
        lines=bench.numbers(actions + SPARE_LINES, LINE),
        rank=bench.numbers(RANKS),
        sheet=bench.fractions(SHEETS, SHEET),
    )


def compile_kernel(bench: Bench, kernel: Kernel) -> Kernel:
    """A kernel bound to the game's rules, ready to be called by any loop."""
    return compile_loop(bench.game, kernel, compiled=bench.compiled, signature=signature_of(bench) if bench.compiled else None)


def signature_of(bench: Bench) -> Any:
    """The types of a compiled kernel."""
    import numba

    types: Any = numba.core.types
    type_of: Any = numba.typeof
    mind = Mind(bench.numbers(1), bench.fractions(1))
    row, number = type_of(bench.numbers(1)), types.int64
    return number(type_of(bench.blank_positions(1)), number, number, row, number, type_of(mind), type_of(desk_of(bench)))
