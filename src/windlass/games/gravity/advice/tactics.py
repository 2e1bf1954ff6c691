"""How good each choice inside an action looks: targets, amounts, rotations, and where pulled islands go."""

from __future__ import annotations

from windlass.engine.rule import rule
from windlass.games.gravity.actions import (
    AGAINST,
    BRIBE,
    CHOOSE,
    CONVERT,
    DO,
    DOCK,
    DRILL,
    ENDOW,
    FINISH,
    FROM,
    HIRE,
    JOIN,
    LODGE,
    LOSE,
    MINE,
    MINE_ALL,
    NURSE,
    ORIENT,
    PLACE,
    POST_HUNTERS,
    POST_MERCENARIES,
    PULL,
    PUT_PERMANENT,
    PUT_TEMPORARY,
    RECRUIT,
    ROTATE,
    SEND,
    SLAY,
    SPOIL,
    STRIKE,
    SWAP,
    TAP,
    TUG,
)
from windlass.games.gravity.advice.judgement import (
    ALARM,
    GUARD,
    UNIT,
    best_capture,
    home_among,
    home_of,
    is_winning,
    worth_of_action,
    worth_of_capture,
    worth_of_gain,
    worth_of_map,
    worth_of_swap,
)
from windlass.games.gravity.components import AIRSHIP, ISLANDS, SIDES, STEP_Q, STEP_R
from windlass.games.gravity.rules.capture import hunters_at, mercenaries_at
from windlass.games.gravity.rules.control import pieces_on
from windlass.games.gravity.rules.geography import survey
from windlass.games.gravity.rules.gravitation import TURNS_OF_ONE, turn_island
from windlass.games.gravity.state import NOBODY, State


@rule
def weigh_deed(state: State, seat: int, action: int) -> int:
    """How good a choice inside an action looks; stopping is worth 0, ending the turn a little more."""
    if action < FROM:
        if action < FINISH:
            return worth_of_action(state, seat, action - DO)
        return 1 if action == FINISH else 0
    if action < TAP:
        return weigh_capture(state, seat, action)
    if action < STRIKE or PUT_PERMANENT <= action < RECRUIT or CONVERT <= action < POST_HUNTERS:
        return weigh_gravity(state, seat, action)
    if action < ROTATE or BRIBE <= action < SWAP:
        return weigh_pieces(state, seat, action)
    if action < BRIBE:
        return weigh_turning(state, seat, (action - ROTATE) // TURNS_OF_ONE, (action - ROTATE) % TURNS_OF_ONE + 1)
    if action < DRILL:
        return weigh_speculation(state, seat, action)
    return weigh_ability(state, seat, action)


# -- Captures --------------------------------------------------------------------------------------------------------


@rule
def weigh_capture(state: State, seat: int, action: int) -> int:
    """From where, against whom, with how many and at whose expense."""
    if action < AGAINST:
        return best_capture(state, seat, action - FROM)
    if action < SEND:
        return worth_of_capture(state, seat, state.origin, action - AGAINST)
    if action < JOIN:
        return -abs(action - SEND + 1 - max(1, wanted_force(state, seat) - mercenaries_at(state, seat, state.origin)))
    if action < LOSE:
        return -abs(action - JOIN - (wanted_force(state, seat) - state.force))
    return LOSE - action  # mercenaries are easier to replace


@rule
def wanted_force(state: State, seat: int) -> int:
    """Pieces to send: just enough, or one more where an odd number loses no more."""
    enough = pieces_on(state, state.target) + 1
    available = hunters_at(state, seat, state.origin) + mercenaries_at(state, seat, state.origin)
    return enough + 1 if enough % 2 == 0 and enough < available else enough


# -- Gravity ---------------------------------------------------------------------------------------------------------


@rule
def weigh_gravity(state: State, seat: int, action: int) -> int:
    """Gravity belongs on the home island."""
    home = home_of(state, seat)
    if action < MINE:
        return UNIT if action - TAP == home else 0
    if action < MINE_ALL:
        return state.flow[action - MINE] * UNIT
    if action == MINE_ALL:
        return 100
    if action < PUT_TEMPORARY:
        return carried(state, action - PUT_PERMANENT)
    if action < RECRUIT:
        return carried(state, action - PUT_TEMPORARY)
    return state.temporary[action - CONVERT] * 2 + int(action - CONVERT == home)


@rule
def carried(state: State, units: int) -> int:
    """All to the home island, nothing elsewhere."""
    return units if state.target == home_among(state, state.visited) else -units


@rule
def weigh_speculation(state: State, seat: int, action: int) -> int:
    """Swap at home where that pulls one more island; spoil what rivals have mined."""
    if action < SPOIL:
        return worth_of_swap(state, action - SWAP) if action - SWAP == home_of(state, seat) else -UNIT
    return 3 + state.permanent[action - SPOIL] if state.owner[action - SPOIL] != NOBODY else 1


@rule
def weigh_turning(state: State, seat: int, island: int, sides: int) -> int:
    """How much better the map is after turning an island; the map is left as it was."""
    before = worth_of_map(state, seat)
    turn_island(state, island, sides)
    after = worth_of_map(state, seat)
    turn_island(state, island, SIDES - sides)
    return after - before


# -- Pieces ----------------------------------------------------------------------------------------------------------


@rule
def weigh_pieces(state: State, seat: int, action: int) -> int:
    """Strike at rivals, guard the home, hold every other island with one hunter."""
    if action < SLAY:
        island = action - STRIKE
        worth = int(state.owner[island] != NOBODY) * 5
        return worth + ALARM if is_winning(state, island) else worth
    if action < PUT_PERMANENT:
        return action - SLAY
    if action < CONVERT:
        return worth_of_place(state, seat, action - RECRUIT)
    if action < POST_MERCENARIES:
        wish = GUARD if state.target == home_among(state, state.visited) else 1
        return -abs(action - POST_HUNTERS - wish)
    if action < ROTATE:
        return carried(state, action - POST_MERCENARIES)
    if action < LODGE:
        return 3 + int(state.owner[action - BRIBE] != NOBODY) * 3
    return worth_of_place(state, seat, action - LODGE)


@rule
def worth_of_place(state: State, seat: int, place: int) -> int:
    """Where one more mercenary is best: at home, then aboard."""
    if place == home_of(state, seat):
        return 5
    return 3 if place == AIRSHIP else 1


@rule
def weigh_ability(state: State, seat: int, action: int) -> int:
    """Use the airship's ability where it helps."""
    if action < NURSE:
        return worth_of_gain(state, action - DRILL, 1) if action - DRILL == home_of(state, seat) else 1
    if action <= HIRE:
        return 5
    return weigh_turning(state, seat, (action - TUG) // 2, 1 if (action - TUG) % 2 == 1 else SIDES - 1)


# -- The islands phase -----------------------------------------------------------------------------------------------


@rule
def weigh_island(state: State, seat: int, action: int) -> int:
    """Which islands to pull, where to put them, which way round, and whom to endow."""
    if action < PLACE:
        return company(state, seat, action - PULL)
    if action < ORIENT:
        return weigh_cell(state, seat, state.strongest, action - PLACE)
    if action < ENDOW:
        sides = (action - ORIENT + SIDES - state.rotation[state.target]) % SIDES
        return weigh_turning(state, seat, state.target, sides)
    if action < CHOOSE:
        owner = state.owner[action - ENDOW]
        return 2 if owner == seat else int(owner == NOBODY)
    if action < DOCK:
        return 0
    return weigh_cell(state, seat, (action - DOCK) // SIDES, (action - DOCK) % SIDES)


@rule
def company(state: State, seat: int, island: int) -> int:
    """How many rivals' islands would lose a neighbour, less own ones, if this island moved away."""
    worth = 0
    for other in range(ISLANDS):
        if state.touch[island] >> other & 1 == 1 and state.owner[other] != NOBODY:
            worth += -1 if state.owner[other] == seat else 1
    return worth


@rule
def weigh_cell(state: State, seat: int, other: int, side: int) -> int:
    """How good the map would be with the island in question on this side of another; the map is left as it was."""
    island = state.target
    q = state.q[island]
    r = state.r[island]
    state.q[island] = state.q[other] + STEP_Q[side]
    state.r[island] = state.r[other] + STEP_R[side]
    survey(state)
    worth = worth_of_map(state, seat)
    state.q[island] = q
    state.r[island] = r
    survey(state)
    return worth
