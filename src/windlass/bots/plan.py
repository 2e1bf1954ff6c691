"""A plan over the own turn: actions are tried one after the other, the best lines carried on, and lines that look alike merged.

A line stops where another seat is to act or chance has been drawn: what lies behind is nobody's to choose. What is judged half-way
counts only until the line is known to its end, for the best of many judgements half-way is mostly the one that errs most.
"""

from __future__ import annotations

from typing import Any, Final

from windlass.bots.settings import (
    ACTIONS,
    BEST,
    CHILD,
    DEPTH,
    DRAWS,
    EXPANDED,
    GLANCED,
    GUESS,
    LENGTH,
    LONGEST,
    MOST_WIDTH,
    NODE,
    NODES,
    OPTION,
    ROOT,
    WHOLLY,
    WIDTH,
    WORLD,
)
from windlass.bots.value import value
from windlass.engine.batch.names import ACTOR, APPLY, IMAGINE, IS_QUIET, LEGAL
from windlass.engine.batch.players import Desk, Mind
from windlass.engine.chance import next_word
from windlass.engine.rule import rule

DRAWN: Final = 3  # the word of a generator that counts its draws
BEHIND: Final = 1e-3  # of a win
ALIKE: Final = 1e-6  # worths so close are those of the same position, reached by other ways and rounded otherwise


@rule
def glance(mind: Mind, desk: Desk, seat: int, choices: Any, count: int) -> int:
    """The place of the action with the best value after it, in one world that fits what the seat knows of states[GUESS]."""
    IMAGINE(desk.states[GUESS], seat)
    worth = desk.worth[GLANCED]
    chosen = 0
    for index in range(count):
        worth[index] = worth_after(mind, desk, seat, GUESS, choices[index])
        if worth[index] > worth[chosen]:
            chosen = index
    return chosen


@rule
def worth_after(mind: Mind, desk: Desk, seat: int, parent: int, action: int) -> float:
    """What an action is worth to the seat, on average over some draws where it draws by chance; leaves states[CHILD] as it is after it."""
    before = desk.states[parent].chance[DRAWN]
    desk.states[CHILD] = desk.states[parent]
    APPLY(desk.states[CHILD], action, desk.journals[0])
    desk.states[OPTION] = desk.states[CHILD]
    worth = value(mind, desk, OPTION, seat)
    draws = mind.settings[DRAWS]
    if draws > 1 and desk.states[CHILD].chance[DRAWN] != before:
        for number in range(1, draws):
            desk.states[OPTION] = desk.states[parent]
            stir(desk.states[OPTION].chance, number)
            APPLY(desk.states[OPTION], action, desk.journals[0])
            worth += value(mind, desk, OPTION, seat)
        worth /= draws
    return worth


@rule
def stir(chance: Any, number: int) -> None:
    """Let a generator draw otherwise, in the same way for the same number."""
    chance[2] = (chance[2] + number * 0x9E3779B1) & 0xFFFFFFFF
    for _ in range(8):
        next_word(chance)


@rule
def plan(mind: Mind, desk: Desk, seat: int, choices: Any, count: int) -> None:
    """Fill worth[BEST] and the lines of all choices, from the world in states[WORLD]."""
    width = min(mind.settings[WIDTH], MOST_WIDTH)
    spare = len(desk.weight)
    live = 0
    for index in range(count):
        desk.lines[index][ROOT] = index
        desk.lines[index][LENGTH] = 0
        desk.worth[BEST][index] = -1.0
        desk.worth[WHOLLY][index] = 0.0
    for index in range(count):
        live = try_action(mind, desk, seat, WORLD, index, choices[index], 0, live, width)
    depth = 1
    now = 0
    menu = desk.menus[EXPANDED]
    while live > 0 and depth < mind.settings[DEPTH]:
        parents = live
        live = 0
        for node in range(parents):
            at = NODES + now * MOST_WIDTH + node
            options = LEGAL(desk.states[at], menu)
            for option in range(options):
                line = spare + now * MOST_WIDTH + node
                live = try_action(mind, desk, seat, at, line, menu[option], 1 - now, live, width)
        now = 1 - now
        depth += 1
    prefer_whole(desk, count)


@rule
def prefer_whole(desk: Desk, count: int) -> None:
    """Put actions that were only judged half-way behind the best that is known to the end of its line, in their order."""
    best = -1.0
    for index in range(count):
        if desk.worth[WHOLLY][index] > 0.0:
            best = max(best, desk.worth[BEST][index])
    for index in range(count):
        worth = desk.worth[BEST][index]
        if desk.worth[WHOLLY][index] == 0.0 and worth >= best >= 0.0:
            desk.worth[BEST][index] = best - BEHIND * (2.0 - worth)


@rule
def try_action(mind: Mind, desk: Desk, seat: int, parent: int, line: int, action: int, side: int, live: int, width: int) -> int:
    """Try an action after a line: note what it is worth, and carry the longer line on if it is among the best. Gives how many are."""
    before = desk.states[parent].chance[DRAWN]
    worth = worth_after(mind, desk, seat, parent, action)
    child = desk.states[CHILD]
    root = desk.lines[line][ROOT]
    length = desk.lines[line][LENGTH]
    longest = min(LONGEST, mind.settings[DEPTH])
    ends = width == 0 or length + 1 >= longest or ACTOR(child) != seat or child.chance[DRAWN] != before
    if is_better(desk, root, worth, ends or not IS_QUIET(child)):
        if line != root:
            for place in range(length):
                desk.lines[root][ACTIONS + place] = desk.lines[line][ACTIONS + place]
        desk.lines[root][ACTIONS + length] = action
        desk.lines[root][LENGTH] = length + 1
    if ends:
        return live
    return keep_line(desk, line, root, length, action, worth, side, live, width)


@rule
def is_better(desk: Desk, root: int, worth: float, whole: bool) -> bool:
    """Note a line's worth if it is the best that begins with its first action; one to its end is better than any judged half-way."""
    settled = desk.worth[WHOLLY][root] > 0.0
    if (settled and not whole) or (settled == whole and worth <= desk.worth[BEST][root]):
        return False
    desk.worth[BEST][root] = worth
    if whole:
        desk.worth[WHOLLY][root] = 1.0
    return True


@rule
def keep_line(desk: Desk, line: int, root: int, length: int, action: int, worth: float, side: int, live: int, width: int) -> int:
    """Keep the line to the position in states[CHILD] among the best of its length, unless one that looks the same is there."""
    kept = desk.worth[NODE + side]
    slot = 0
    for place in range(live):
        if abs(kept[place] - worth) < ALIKE:
            return live
        if kept[place] < kept[slot]:
            slot = place
    if live < width:
        slot = live
        live += 1
    elif worth <= kept[slot]:
        return live
    kept[slot] = worth
    desk.states[NODES + side * MOST_WIDTH + slot] = desk.states[CHILD]
    target = desk.lines[len(desk.weight) + side * MOST_WIDTH + slot]
    for place in range(length):
        target[ACTIONS + place] = desk.lines[line][ACTIONS + place]
    target[ACTIONS + length] = action
    target[ROOT] = root
    target[LENGTH] = length + 1
    return live
