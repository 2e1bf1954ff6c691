"""Whether a position could stand on a table: what is being decided agrees with everything else in it."""

from __future__ import annotations

from typing import Final

from windlass.games.gravity import state as s
from windlass.games.gravity.components import ACTION_NAMES, CARD_ACTION, ISLANDS
from windlass.games.gravity.rules import legal
from windlass.games.gravity.rules.control import own_islands
from windlass.games.gravity.rules.preparation import deck_size
from windlass.games.gravity.state import NOTHING, State

_MENU: Final = 64  # more than any decision offers

# The action of a card each step belongs to.
_DOING: Final = {
    "capture": (s.ORIGIN, s.TARGET, s.FORCE, s.HIRELINGS, s.LOSSES),
    "superiority": (s.STRIKING, s.SLAYING),
    "recruit": (s.RECRUITING,),
    "support": (s.HUNTER_POST, s.MERCENARY_POST),
    "bribe": (s.BRIBING, s.LODGING),
    "illegal_mining": (s.TAPPING,),
    "mine": (s.MINING,),
    "transport": (s.PERMANENT, s.TEMPORARY),
    "convert": (s.CONVERTING,),
    "rotate": (s.ROTATING,),
    "speculate": (s.SPECULATING,),
}
_ACTION: Final = {step: ACTION_NAMES.index(name) for name, steps in _DOING.items() for step in steps}
_ISLAND: Final = range(ISLANDS)
_ORIGIN: Final = (s.TARGET, s.FORCE, s.HIRELINGS, s.LOSSES, s.LODGING)
_TARGET: Final = (
    s.FORCE, s.HIRELINGS, s.LOSSES, s.SLAYING, s.HUNTER_POST, s.MERCENARY_POST, s.PERMANENT, s.TEMPORARY, s.PLACING, s.ORIENTING, s.DOCKING,
)  # fmt: skip
_STRONGEST: Final = (s.PULLING, s.PLACING, s.ORIENTING, s.ENDOWING)
_FILLING: Final = (s.HUNTER_POST, s.MERCENARY_POST, s.PERMANENT, s.TEMPORARY)


def flaw(state: State) -> str:
    """The name of a part that contradicts the rest, empty when all agree."""
    if state.step == s.OVER:
        return "" if bool(state.ended) == bool(state.round) else "step"
    if state.ended:
        return "ended"
    return _flaw_of_cards(state) or _flaw_of_decision(state) or _flaw_of_mover(state) or ("" if _has_choice(state) else "step")


def _flaw_of_cards(state: State) -> str:
    for seat in range(state.seats):
        if deck_size(state, seat) < 0:
            return "hand"
    return ""


def _flaw_of_decision(state: State) -> str:
    """What a step needs to have been decided before it."""
    step = state.step
    if (step == s.REFUGE or s.ACTING <= step <= s.SPECULATING) != (state.card != NOTHING):
        return "card"
    action = _ACTION.get(step, state.doing)
    if action != NOTHING and not state.fleeing and action not in CARD_ACTION[state.card]:
        return "doing"
    if step in _ORIGIN and state.origin == NOTHING:
        return "origin"
    if step in _TARGET and state.target not in _ISLAND:
        return "target"
    if step in _STRONGEST and state.strongest not in _ISLAND:
        return "strongest"
    if step in _FILLING and not state.scope >> state.target & 1:
        return "scope"
    return ""


def _flaw_of_mover(state: State) -> str:
    """Whoever decides has an island, but before settling, while looking for a refuge, and with all pieces lifted."""
    away = state.step in (s.SETTLING, s.HUNTER_POST, s.MERCENARY_POST) or state.fleeing
    return "" if away or own_islands(state, state.mover) else "pieces"


def _has_choice(state: State) -> bool:
    """Whether there is anything to decide; of a hidden hand nobody can say."""
    if sum(state.hand[state.mover]) < state.hand_size[state.mover]:
        return True
    return legal(state, [0] * _MENU) > 0
