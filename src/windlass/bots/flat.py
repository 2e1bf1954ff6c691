"""Flat Monte Carlo: every action is played out to the end in so many worlds, and the one that wins most is chosen. A yardstick."""

from __future__ import annotations

from typing import Any, Final

from windlass.bots.look import imagine_world
from windlass.bots.playout import play_out
from windlass.bots.settings import FORWARD, TOTAL, WORLD
from windlass.bots.value import share_of_win
from windlass.engine.batch.names import APPLY
from windlass.engine.batch.players import Desk, Mind

PLAYOUTS: Final = 0  # settings: worlds in which every action is tried, the first of them, and the seats
FIRST: Final = 1
SEATS: Final = 2


def try_all(states: Any, at: int, seat: int, choices: Any, count: int, mind: Mind, desk: Desk) -> int:
    """The place of the action that won most often; worlds from 0 on begin a count, later ones carry it on. A kernel."""
    totals = desk.worth[TOTAL]
    first = mind.settings[FIRST]
    if first == 0:
        for index in range(count):
            totals[index] = 0.0
    for world in range(first, first + mind.settings[PLAYOUTS]):
        imagine_world(states, at, seat, world, desk)
        for index in range(count):
            desk.states[FORWARD] = desk.states[WORLD]
            APPLY(desk.states[FORWARD], choices[index], desk.journals[0])
            if play_out(desk, FORWARD) != 0:
                totals[index] += share_of_win(desk, seat, mind.settings[SEATS])
    best = 0
    for index in range(1, count):
        if totals[index] > totals[best]:
            best = index
    return best
