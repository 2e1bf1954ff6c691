"""Who would win if the islands phase came now: exact, over every way of choosing, placing and attaching islands."""

from __future__ import annotations

from typing import Final

from windlass.engine.rule import rule
from windlass.games.gravity.components import ALL_ISLANDS, ISLANDS, RUNDOR, SIDES, STEP_Q, STEP_R
from windlass.games.gravity.rules.adrift import dock_worth, gap
from windlass.games.gravity.rules.attraction import gravity_on, least_stable, pull_strength, strongest_island
from windlass.games.gravity.rules.control import lowest
from windlass.games.gravity.rules.geography import COUNT, distance
from windlass.games.gravity.state import NOBODY, NOTHING, SEATS, State

NOBODY_WINS: Final = 1 << SEATS  # the bit beside those of the seats


@rule
def missing(state: State, island: int) -> int:
    """Islands that do not touch this one yet."""
    return SIDES - COUNT[state.touch[island]]


@rule
def phase_winners(state: State) -> int:
    """The seats that win the islands phase, if it came now, by some way of choosing, one bit each; NOBODY_WINS is the bit for none."""
    strongest = strongest_island(state)
    if strongest == NOTHING:
        return NOBODY_WINS
    left = ALL_ISLANDS & ~state.touch[strongest] & ~(1 << strongest)
    need = min(pull_strength(gravity_on(state, strongest)), COUNT[left])
    if need == COUNT[left]:  # then all touch the strongest, and no other island can be enclosed
        owner = state.owner[strongest]
        return NOBODY_WINS if strongest == RUNDOR or owner == NOBODY else 1 << owner
    pulled = 0
    weakest = least_stable(state, left)
    while COUNT[weakest] <= need:
        pulled |= weakest
        left &= ~weakest
        need -= COUNT[weakest]
        weakest = least_stable(state, left)
    winners = 0
    for chosen in range(1 << ISLANDS):
        if chosen & ~weakest == 0 and COUNT[chosen] == need:
            winners |= winners_pulling(state, strongest, pulled | chosen)
    return winners


@rule
def winners_pulling(state: State, strongest: int, pulled: int) -> int:
    """The seats that may win once these islands are pulled."""
    return winners_placing(state, strongest, pulled) if could_enclose(state, strongest, pulled) else NOBODY_WINS


@rule
def could_enclose(state: State, strongest: int, pulled: int) -> bool:
    """Whether anything but the strongest island might be enclosed by pulling these: a bound by the neighbours that miss."""
    staying = ALL_ISLANDS & ~pulled
    for island in range(ISLANDS):
        if staying >> island & 1 == 1:
            if state.touch[island] & staying == 0:
                return True  # it may come adrift and be attached anywhere
            if island != RUNDOR and staying & ~(1 << island) & ~state.touch[island] == 0:
                return True
    for side in range(SIDES):
        if state.beside[strongest][side] == NOTHING:
            around = True
            for island in range(ISLANDS):
                if staying >> island & 1 == 1:
                    around = around and distance(state, island, state.q[strongest] + STEP_Q[side], state.r[strongest] + STEP_R[side]) == 1
            if around:
                return True
    return False


@rule
def winners_placing(state: State, strongest: int, pulled: int) -> int:
    """The seats that win by some way of laying these islands beside the strongest; the map is left as it was."""
    if pulled == 0:
        return winners_attaching(state)
    island = lowest(pulled)
    q = state.q[island]
    r = state.r[island]
    winners = 0
    for side in range(SIDES):
        ahead = state.q[strongest] + STEP_Q[side]
        down = state.r[strongest] + STEP_R[side]
        if is_open(state, ahead, down):
            state.q[island] = ahead
            state.r[island] = down
            winners |= winners_placing(state, strongest, pulled & ~(1 << island))
            state.q[island] = q
            state.r[island] = r
    return winners


@rule
def winners_attaching(state: State) -> int:
    """The seats that win on this map, or after its islands adrift are attached in some way; the map is left as it was."""
    owner = owner_enclosed(state)
    if owner != NOBODY:
        return 1 << owner
    winners = 0
    for island in range(ISLANDS):
        away = gap(state, island)
        if away > 1:
            q = state.q[island]
            r = state.r[island]
            best = 0
            for other in range(ISLANDS):
                for side in range(SIDES):
                    best = max(best, worth_of_dock(state, island, other, side, away))
            for other in range(ISLANDS):
                for side in range(SIDES):
                    if worth_of_dock(state, island, other, side, away) == best:
                        state.q[island] = state.q[other] + STEP_Q[side]
                        state.r[island] = state.r[other] + STEP_R[side]
                        winners |= winners_attaching(state)
                        state.q[island] = q
                        state.r[island] = r
    return NOBODY_WINS if winners == 0 else winners


@rule
def worth_of_dock(state: State, island: int, other: int, side: int, away: int) -> int:
    """How many nearest islands an island adrift would touch on a side of another; 0 beside itself."""
    return 0 if other == island else dock_worth(state, island, other, side, away)


@rule
def is_open(state: State, q: int, r: int) -> bool:
    """Whether no island lies in a cell."""
    for island in range(ISLANDS):
        if state.q[island] == q and state.r[island] == r:
            return False
    return True


@rule
def owner_enclosed(state: State) -> int:
    """The owner of an island but Rundor that has all others around it, NOBODY where there is none; told from the cells alone."""
    for island in range(1, ISLANDS):
        if state.owner[island] != NOBODY:
            beside = 0
            for other in range(ISLANDS):
                if distance(state, other, state.q[island], state.r[island]) == 1:
                    beside += 1
            if beside == SIDES:
                return state.owner[island]
    return NOBODY
