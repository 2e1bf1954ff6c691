"""Looking ahead: the best few plans are tried in the same imagined worlds, everyone else answering by the value of what they know."""

from __future__ import annotations

from typing import Any, Final

from windlass.bots.network import begin
from windlass.bots.plan import glance, plan, stir
from windlass.bots.settings import (
    ACTIONS,
    BEST,
    CANDIDATES,
    CHOSEN,
    FIRST_WORLD,
    FORWARD,
    FORWARDED,
    GUESS,
    HORIZON,
    INPUTS,
    LENGTH,
    LONGEST,
    STAGE,
    TOTAL,
    TRYING,
    WHOLE,
    WORLD,
    WORLDS,
)
from windlass.bots.value import finish, value
from windlass.bots.wins import WAY, find_win
from windlass.engine.batch.names import ACTOR, APPLY, IMAGINE, LEGAL, REDACT
from windlass.engine.batch.players import Desk, Mind
from windlass.engine.chance import next_word
from windlass.engine.rule import rule

FARTHEST: Final = 120  # actions after which a world is judged as it stands
CERTAIN: Final = 2.0  # worth more than any hope: a win that needs no luck
NARROW: Final = 4  # worlds after which half of the candidates are left, at least two, and so on


def think(states: Any, at: int, seat: int, choices: Any, count: int, mind: Mind, desk: Desk) -> int:
    """The place of the action to play: the best plan or, with worlds, the one that does best in them. A kernel."""
    stage = mind.settings[STAGE]
    most = min(mind.settings[CANDIDATES], count)
    first = mind.settings[FIRST_WORLD]
    begin(mind.weights, desk.sheet, mind.settings[INPUTS])
    if stage != TRYING:
        imagine_world(states, at, seat, 0, desk)
        plan(mind, desk, seat, choices, count)
        if note_win(desk, seat, choices, count):
            choose_candidates(desk, count)
            return int(desk.menus[CHOSEN][0])
        choose_candidates(desk, count)
    for world in range(first, first + mind.settings[WORLDS]):
        if stage == WHOLE and world > 0 and world % NARROW == 0:
            most = narrow(desk, most)
        try_world(states, at, seat, choices, mind, desk, world, most)
    return best_choice(mind, desk, most)


@rule
def imagine_world(states: Any, at: int, seat: int, number: int, desk: Desk) -> None:
    """World `number` of those that fit what the seat knows: always the same for the same knowledge and stream."""
    desk.states[WORLD] = states[at]
    stir(desk.states[WORLD].chance, number)
    IMAGINE(desk.states[WORLD], seat)


@rule
def note_win(desk: Desk, seat: int, choices: Any, count: int) -> bool:
    """Whether the world in states[WORLD] can be won in this turn without luck; then that line is better than any other."""
    length = find_win(desk, WORLD, seat)
    if length == 0:
        return False
    spare = len(desk.weight)
    for index in range(count):
        if choices[index] == desk.lines[spare][WAY]:
            line = desk.lines[index]
            line[LENGTH] = min(length, LONGEST)
            for place in range(line[LENGTH]):
                line[ACTIONS + place] = desk.lines[spare + place][WAY]
            desk.worth[BEST][index] = CERTAIN
    return True


@rule
def choose_candidates(desk: Desk, count: int) -> None:
    """Put the choices with the best plans into menus[CHOSEN], best first, with nothing in their totals."""
    chosen = desk.menus[CHOSEN]
    for place in range(count):
        index = place
        slot = place
        while slot > 0 and desk.worth[BEST][chosen[slot - 1]] < desk.worth[BEST][index]:
            chosen[slot] = chosen[slot - 1]
            slot -= 1
        chosen[slot] = index
        desk.worth[TOTAL][place] = 0.0


@rule
def narrow(desk: Desk, most: int) -> int:
    """Keep the better half of the candidates, at least two: their order becomes that of their totals. Gives how many are left."""
    chosen = desk.menus[CHOSEN]
    for place in range(1, most):
        index = chosen[place]
        slot = place
        while slot > 0 and desk.worth[TOTAL][chosen[slot - 1]] < desk.worth[TOTAL][index]:
            chosen[slot] = chosen[slot - 1]
            slot -= 1
        chosen[slot] = index
    return min(max(2, (most + 1) // 2), most)


@rule
def best_choice(mind: Mind, desk: Desk, most: int) -> int:
    """The candidate that did best in the worlds; the best plan where none were tried."""
    best = int(desk.menus[CHOSEN][0])
    if desk.worth[BEST][best] == CERTAIN:
        return best
    if mind.settings[WORLDS] > 0:
        for place in range(1, most):
            index = int(desk.menus[CHOSEN][place])
            if desk.worth[TOTAL][index] > desk.worth[TOTAL][best]:
                best = index
    return best


@rule
def try_world(states: Any, at: int, seat: int, choices: Any, mind: Mind, desk: Desk, number: int, most: int) -> None:
    """Try the first candidates in one world and add what each is worth there."""
    imagine_world(states, at, seat, number + 1, desk)
    for place in range(most):
        index = desk.menus[CHOSEN][place]
        desk.states[FORWARD] = desk.states[WORLD]
        APPLY(desk.states[FORWARD], choices[index], desk.journals[0])
        follow_line(desk, seat, index)
        play_on(mind, desk, seat)
        finish(desk, FORWARD)
        follower = ACTOR(desk.states[FORWARD])
        if follower < 0 or follower == seat or find_win(desk, FORWARD, follower) == 0:
            desk.worth[TOTAL][index] += value(mind, desk, FORWARD, seat)


@rule
def follow_line(desk: Desk, seat: int, index: int) -> None:
    """Play the rest of a planned line as far as this world allows."""
    state = desk.states[FORWARD]
    menu = desk.menus[FORWARDED]
    line = desk.lines[index]
    for place in range(1, line[LENGTH]):
        if ACTOR(state) != seat:
            return
        count = LEGAL(state, menu)
        is_legal = False
        for option in range(count):
            if menu[option] == line[ACTIONS + place]:
                is_legal = True
        if not is_legal:
            return
        APPLY(state, line[ACTIONS + place], desk.journals[0])


@rule
def play_on(mind: Mind, desk: Desk, seat: int) -> None:
    """Play the world on to the horizon: the own turn to its end, then as settings say; everyone by a glance at what they know."""
    state = desk.states[FORWARD]
    menu = desk.menus[FORWARDED]
    turns = 0  # 0 in the own turn, 1 in others', 2 in the own next one
    for _ in range(FARTHEST):
        actor = ACTOR(state)
        if actor < 0:
            return
        if turns == 0 and actor != seat:
            turns = 1
        elif turns == 1 and actor == seat:
            turns = 2
        elif turns == 2 and actor != seat:
            return
        if turns > mind.settings[HORIZON]:
            return
        count = LEGAL(state, menu)
        chosen = 0
        if count > 1:
            desk.states[GUESS] = desk.states[FORWARD]
            REDACT(desk.states[GUESS], actor)
            for word in range(4):
                desk.states[GUESS].chance[word] = next_word(state.chance)
            chosen = glance(mind, desk, actor, menu, count)
        APPLY(state, menu[chosen], desk.journals[0])
