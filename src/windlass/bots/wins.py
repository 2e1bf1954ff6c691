"""Wins that need no luck: every way through the own turn is tried, as far as it can still win. Games say what has promise."""

from __future__ import annotations

from typing import Any, Final

from windlass.bots.settings import EXPANDED, NODES
from windlass.engine.batch.names import ACTOR, APPLY, HOPE, LEGAL, OUTCOME, PROMISE
from windlass.engine.batch.players import SCRATCH, SPARE_LINES, Desk
from windlass.engine.lesson import HARMLESS, IDLE
from windlass.engine.rule import rule

DRAWN: Final = 3  # the word of a generator that counts its draws
DEEPEST: Final = min(SCRATCH - NODES, SPARE_LINES) - 1  # actions of a way
MOST_TRIED: Final = 30_000  # actions after which the search is given up: some 20 ms
WAY: Final = 0  # of a step: the action done
NEXT: Final = 1  # of a step: the place of the action to try next


@rule
def find_win(desk: Desk, at: int, seat: int) -> int:
    """How many actions win states[at] for the seat in its own turn whatever is drawn; 0 where none do. They stand in the spare lines."""
    if not HOPE(desk.states[at], seat):
        return 0
    spare = len(desk.weight)
    menu = desk.menus[EXPANDED]
    desk.states[NODES] = desk.states[at]
    desk.lines[spare][NEXT] = 0
    depth = 0
    tried = 0
    while depth >= 0 and tried < MOST_TRIED:
        step = desk.lines[spare + depth]
        count = LEGAL(desk.states[NODES + depth], menu)
        place = next_try(desk, NODES + depth, seat, menu, count, step[NEXT])
        if place >= count:
            depth -= 1
            continue
        step[WAY] = menu[place]
        step[NEXT] = place + 1
        if PROMISE(desk.states[NODES + depth], seat, menu[place]) == HARMLESS:
            step[NEXT] = count  # nothing else is to be tried here
        tried += 1
        before = desk.states[NODES + depth].chance[DRAWN]
        desk.states[NODES + depth + 1] = desk.states[NODES + depth]
        child = desk.states[NODES + depth + 1]
        APPLY(child, menu[place], desk.journals[0])
        if OUTCOME(child, desk.rank) != 0:
            if desk.rank[seat] == 1:
                return depth + 1
        elif depth + 1 < DEEPEST and ACTOR(child) == seat and child.chance[DRAWN] == before and HOPE(child, seat):
            depth += 1
            desk.lines[spare + depth][NEXT] = 0
    return 0


@rule
def next_try(desk: Desk, at: int, seat: int, menu: Any, count: int, first: int) -> int:
    """The place of the next action worth trying; at first one that does no harm, if there is any."""
    state = desk.states[at]
    if first == 0:
        for place in range(count):
            if PROMISE(state, seat, menu[place]) == HARMLESS:
                return place
    for place in range(first, count):
        if PROMISE(state, seat, menu[place]) != IDLE:
            return place
    return count
