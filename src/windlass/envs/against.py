"""The loop that steps many games for one learner's seat: the other seats are played by bots within the same compiled call."""

from __future__ import annotations

from typing import Any, NamedTuple

from windlass.engine.batch.names import ACTOR, APPLY, LEGAL, REDACT
from windlass.engine.batch.players import ASKED, Desk, Mind
from windlass.engine.batch.whole_games import UNIFORM, Seating
from windlass.engine.chance import below, next_word
from windlass.engine.rule import rule
from windlass.envs.steps import CUT, DEAL_ANEW, ENDED, ILLEGAL, Plan, Room, Shown, begin, clear_rewards, is_on_menu, observe, pay, show

MOVES_ON = -1  # in place of the learner's seat: it moves on by one from game to game


class Rivals(NamedTuple):
    """Who plays the other seats, in turn order after the learner's."""

    kernels: Any  # a tuple of them, as long as a loop takes
    seating: Seating
    desk: Desk


class Learner(NamedTuple):
    """Whose decisions the caller makes, and what it is shown beside what all callers are."""

    seat: int  # or MOVES_ON
    last: Any  # fractions [lanes][features]: what the learner observes at the end of a game, before the next one begins


@rule
def learner_of(lanes: Any, at: int, learner: Learner, seats: int) -> int:
    """The learner's seat in the present game of a lane."""
    return learner.seat if learner.seat != MOVES_ON else (at + lanes[at].episode) % seats


@rule
def answer(states: Any, at: int, seat: int, player: int, count: int, lots: Any, kernels: Any, seating: Seating, desk: Desk) -> int:
    """What the player of a seat chooses; the menu lies on its desk."""
    if seating.kernel[player] == UNIFORM:
        return below(lots, count)
    if count == 1:
        return 0
    desk.states[ASKED] = states[at]
    REDACT(desk.states[ASKED], seat)
    for word in range(4):
        desk.states[ASKED].chance[word] = next_word(lots)
    mind = Mind(seating.settings[player], seating.weights[player])
    return kernels[seating.kernel[player]](desk.states, ASKED, seat, desk.menus[ASKED], count, mind, desk)  # type: ignore[no-any-return]


@rule
def concede(at: int, loser: int, shown: Shown) -> None:
    """One seat loses to all others."""
    seats = shown.rewards.shape[1]
    for seat in range(seats):
        shown.rewards[at, seat] = -1 if seat == loser else 1 / (seats - 1)


def step_against(
    low: int, high: int, plan: Plan, states: Any, lanes: Any, menus: Any, room: Room, actions: Any, shown: Shown,
    learner: Learner, rivals: Rivals,
) -> None:  # fmt: skip
    """Play the learner's action in each of these lanes, then the others' until the learner is asked again, in this game or the next.

    `room.choices` is the menu on the desk. Decisions are counted for the learner alone.
    """
    kernels = rivals.kernels
    seating = rivals.seating
    desk = rivals.desk
    journal = room.journals[0]
    for at in range(low, high):
        state = states[at]
        lane = lanes[at]
        clear_rewards(at, shown)
        seat = learner_of(lanes, at, learner, plan.seats)
        over = actions[at] == DEAL_ANEW
        owed = not over  # whether the learner has yet to hear how this game ended, if it does
        ended = 0
        if owed:
            if is_on_menu(menus, at, lane.count, actions[at]):
                APPLY(state, int(actions[at]), journal)
                lane.made += 1
            else:
                ended = ILLEGAL
                over = True
                concede(at, seat, shown)
        asked = False
        count = 0
        while not asked:
            count = 0 if over else LEGAL(state, room.choices)
            if count == 0 or lane.made >= plan.most:
                if owed:
                    if ended == 0:
                        ended = ENDED if count == 0 else CUT
                        if ended == ENDED:
                            pay(state, at, plan.seats, room.choices, shown)
                    if learner.last.shape[1] > 0:
                        observe(states, at, seat, room, learner.last[at])
                begin(states, at, lanes, plan.seed, journal)
                seat = learner_of(lanes, at, learner, plan.seats)
                over = False
                owed = False
            elif ACTOR(state) == seat:
                asked = True
            else:
                actor = ACTOR(state)
                player = (actor - seat + plan.seats - 1) % plan.seats
                chosen = answer(states, at, actor, player, count, lane.lots, kernels, seating, desk)
                APPLY(state, int(room.choices[chosen]), journal)
        shown.done[at] = ended
        show(states, at, count, seat, lanes, menus, room, shown)
