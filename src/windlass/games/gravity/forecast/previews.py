"""What a choice would do: yields after an action that moves or turns an island, what a capture reaches, needs and costs."""

from __future__ import annotations

from typing import Final

import msgspec

from windlass.games.gravity.actions import face
from windlass.games.gravity.components import ACTION_NAMES, AIRSHIP, ISLANDS, SIDES, STEP_Q, STEP_R
from windlass.games.gravity.faces import Action, Against, Castle, From, Lose, Orient, Place, Rotate, Send, Tug
from windlass.games.gravity.rules.capture import hunters_at, mercenaries_at, prey
from windlass.games.gravity.rules.control import own_islands, pieces_on
from windlass.games.gravity.rules.geography import survey
from windlass.games.gravity.rules.gravitation import turn_island
from windlass.games.gravity.rules.turns import can_choose
from windlass.games.gravity.state import NOTHING, State

MOVING: Final = (Rotate, Tug, Orient, Place)


class Preview(msgspec.Struct, omit_defaults=True):
    """What an action would do, as far as it is of that kind; the rest is left out."""

    flows: list[int] | None = None  # the yields of all islands once one has moved or turned
    targets: list[int] | None = None  # the islands that can be captured from there
    joins: list[int] | None = None  # the fewest and the most mercenaries that may go with so many hunters
    acts: list[str] | None = None  # the actions that castling may be for
    tolls: list[int] | None = None  # pieces of one's own that would be lost with each of these numbers of mercenaries
    losses: int = 0  # pieces of one's own that would be lost with the fewest mercenaries
    abandons: int = NOTHING  # the own island that would become neutral


def preview(state: State, code: int) -> Preview | None:
    """What an action would do that moves or turns an island, is a step of a capture, or may stand for others."""
    action = face(code)
    if isinstance(action, MOVING):
        return Preview(flows=flows_after(state, action))
    if isinstance(action, Castle):
        return Preview(acts=[name for number, name in enumerate(ACTION_NAMES) if can_choose(state, state.mover, number)])
    if isinstance(action, From):
        reached = prey(state, state.mover, action.place, own_islands(state, state.mover))
        return Preview(targets=[island for island in range(ISLANDS) if reached >> island & 1])
    if isinstance(action, Against):
        return landing(state, action.island)
    if isinstance(action, Send):
        return sending(state, action.hunters)
    if isinstance(action, Lose) and action.hunters == state.hunters[state.target]:
        return Preview(abandons=state.target)
    return None


def landing(state: State, island: int) -> Preview | None:
    """What turning against an island would cost where nobody is asked how many go: all must."""
    hunters, hirelings = hunters_at(state, state.mover, state.origin), mercenaries_at(state, state.mover, state.origin)
    defenders = pieces_on(state, island)
    if max(1, defenders + 1 - hirelings) < hunters:
        return None
    sent = hunters + max(0, defenders + 1 - hunters)
    return Preview(losses=sent // 2 if defenders else 0, abandons=NOTHING if state.origin == AIRSHIP else state.origin)


def sending(state: State, hunters: int) -> Preview:
    """What sending so many hunters would need and cost."""
    defenders = pieces_on(state, state.target)
    least, most = max(0, defenders + 1 - hunters), mercenaries_at(state, state.mover, state.origin)
    leaves = state.origin != AIRSHIP and hunters == state.hunters[state.origin]
    return Preview(
        joins=[least, most],
        tolls=[(hunters + joining) // 2 if defenders else 0 for joining in range(least, most + 1)],
        losses=(hunters + least) // 2 if defenders else 0,
        abandons=state.origin if leaves else NOTHING,
    )


def flows_after(state: State, action: Action) -> list[int]:
    """The yields of all islands once an action has moved or turned one."""
    ahead = state.copy()
    if isinstance(action, Rotate):
        turn_island(ahead, action.island, action.sides)
    elif isinstance(action, Tug):
        turn_island(ahead, action.island, 1 if action.clockwise else SIDES - 1)
    elif isinstance(action, Orient):
        turn_island(ahead, state.target, (action.side - state.rotation[state.target]) % SIDES)
    elif isinstance(action, Place):
        ahead.q[state.target] = state.q[state.strongest] + STEP_Q[action.side]
        ahead.r[state.target] = state.r[state.strongest] + STEP_R[action.side]
        survey(ahead)
    return ahead.flow
