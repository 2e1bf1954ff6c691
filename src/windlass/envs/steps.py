"""Loops that step many games at once: lanes, each a game after the other, drawn from a stream of chance of its own."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from windlass.engine.batch.names import ACTOR, APPLY, DEAL, FEATURES, LEGAL, OUTCOME, REDACT
from windlass.engine.chance import below, key
from windlass.engine.record import Record, Row, i64, record
from windlass.engine.rule import rule
from windlass.envs.schema import share

ENDED: Final = 1
CUT: Final = 2  # the game was given up after the most decisions
ILLEGAL: Final = 3  # the learner chose what it may not, and lost
LOTS: Final = 1 << 62  # keeps the streams of players apart from the deals'
BLOCK: Final = 8  # menus are searched in whole blocks, which the machine does at once; the last is filled up with the first action
DEAL_ANEW: Final = -1  # in place of an action


@record
class Lane(Record):
    """One game after the other. `lots` are the caller's and the players' own chance."""

    lots: Row = i64(4)
    episode: int = i64()
    made: int = i64()  # decisions in this game
    count: int = i64()  # actions on the menu


class Plan(NamedTuple):
    """What holds for all lanes of a run."""

    seed: int
    seats: int
    most: int  # decisions after which a game is cut off


class Room(NamedTuple):
    """Where one worker works."""

    redacted: Any  # one position
    journals: Any  # one, muted
    choices: Any  # whole numbers [actions], and room for the places at the end


class Shown(NamedTuple):
    """What the caller sees of every lane: arrays of the caller's or of the environment, written over by every step."""

    observations: Any
    """Fractions [lanes][features]: the flat form for the actor, from a redacted position."""
    masks: Any
    """0 or 1 [lanes][actions]: what the actor may choose."""
    rewards: Any
    """Fractions [lanes][seats]: 0 until a game ends, then zero-sum between -1 and 1."""
    done: Any
    """[lanes]: 0 while a game goes on; ENDED, CUT or ILLEGAL where the lane has just begun its next one."""
    actor: Any
    """[lanes]: the seat to decide."""


@rule
def begin(states: Any, at: int, lanes: Any, seed: int, journal: Any) -> None:
    """Deal the next game of a lane; the prepared position stands behind the last one."""
    lane = lanes[at]
    states[at] = states[len(lanes)]
    stream = (at << 32) + lane.episode
    key(states[at].chance, seed, stream)
    key(lane.lots, seed, LOTS + stream)
    DEAL(states[at], journal)
    lane.episode += 1
    lane.made = 0


@rule
def observe(states: Any, at: int, seat: int, room: Room, row: Any) -> None:
    """Write what a seat observes of a position."""
    room.redacted[0] = states[at]
    REDACT(room.redacted[0], seat)
    FEATURES(room.redacted[0], seat, row)


@rule
def show(states: Any, at: int, count: int, seat: int, lanes: Any, menus: Any, room: Room, shown: Shown) -> None:
    """Write what the actor of a lane sees and may choose."""
    shown.actor[at] = seat
    lanes[at].count = count
    for place in range(-(-count // BLOCK) * BLOCK):
        menus[at, place] = room.choices[place if place < count else 0]
    if shown.masks.shape[1] > 0:
        for action in range(shown.masks.shape[1]):
            shown.masks[at, action] = False
        for place in range(count):
            shown.masks[at, room.choices[place]] = True
    if shown.observations.shape[1] > 0:
        observe(states, at, seat, room, shown.observations[at])


@rule
def pay(state: Any, at: int, seats: int, rank: Any, shown: Shown) -> None:
    """Write what a finished game gives to each seat; `rank` is room for the places."""
    OUTCOME(state, rank)
    for seat in range(seats):
        shown.rewards[at, seat] = share(rank, seats, seat)


@rule
def clear_rewards(at: int, shown: Shown) -> None:
    """Nothing has been won yet."""
    for seat in range(shown.rewards.shape[1]):
        shown.rewards[at, seat] = 0


@rule
def is_on_menu(menus: Any, at: int, count: int, action: int) -> bool:
    """Whether the menu of a lane has an action. Every place is looked at: that is faster than to search."""
    found = 0
    for start in range(0, count, BLOCK):
        for place in range(BLOCK):
            found |= int(menus[at, start + place] == action)
    return found > 0


def first_illegal(low: int, high: int, lanes: Any, menus: Any, actions: Any) -> int:
    """The first lane whose action is not on its menu, or -1."""
    for at in range(low, high):
        if not is_on_menu(menus, at, lanes[at].count, actions[at]):
            return at
    return -1


def choose_any(low: int, high: int, lanes: Any, menus: Any, actions: Any) -> None:
    """For every lane a legal action by lot."""
    for at in range(low, high):
        actions[at] = menus[at, below(lanes[at].lots, lanes[at].count)]


def step_all(low: int, high: int, plan: Plan, states: Any, lanes: Any, menus: Any, room: Room, actions: Any, shown: Shown) -> None:
    """Play one legal action in each of these lanes; where a game ends, and where the action is DEAL_ANEW, the next one begins.

    A menu has room for a block more than there are actions. Every array is a name of its own here, and nothing that is done in each lane
    is a rule apart: handing bundles of arrays on would cost as much as the rules of a game.
    """
    journal = room.journals[0]
    masks = shown.masks
    rewards = shown.rewards
    done = shown.done
    actor = shown.actor
    is_masked = masks.shape[1] > 0
    is_observed = shown.observations.shape[1] > 0
    for at in range(low, high):
        state = states[at]
        lane = lanes[at]
        menu = menus[at]
        action = int(actions[at])
        if is_masked:
            for code in range(masks.shape[1]):
                masks[at, code] = False
        for seat in range(plan.seats):
            rewards[at, seat] = 0
        ended = 0
        begins = action == DEAL_ANEW
        count = 0
        while count == 0:
            if begins:
                begin(states, at, lanes, plan.seed, journal)
            else:
                APPLY(state, action, journal)
                lane.made += 1
            count = LEGAL(state, menu)
            if begins:
                break
            if count == 0:
                ended = ENDED
                pay(state, at, plan.seats, room.choices, shown)
            elif lane.made >= plan.most:
                ended = CUT
                count = 0
            begins = True
        seat = ACTOR(state)
        done[at] = ended
        actor[at] = seat
        lane.count = count
        for place in range(BLOCK):
            menu[count + place] = menu[0]
        if is_masked:
            for place in range(count):
                masks[at, menu[place]] = True
        if is_observed:
            observe(states, at, seat, room, shown.observations[at])
