"""The rules of Gravity, a module for each chapter of the rulebook. Here they are joined: who decides, what, and what follows."""

from __future__ import annotations

from windlass.engine.journal import Journal
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import BOARD, SETTLE
from windlass.games.gravity.rules.adrift import apply_adrift, legal_adrift
from windlass.games.gravity.rules.attraction import apply_attraction, begin_attraction, legal_attraction
from windlass.games.gravity.rules.capture import apply_capture, legal_capture
from windlass.games.gravity.rules.ending import ENDINGS, outcome
from windlass.games.gravity.rules.forces import apply_forces, legal_forces
from windlass.games.gravity.rules.gravitation import apply_gravitation, legal_gravitation
from windlass.games.gravity.rules.preparation import apply_keeping, legal_keeping
from windlass.games.gravity.rules.refuge import seek_refuge, settle_refuge
from windlass.games.gravity.rules.settling import board, legal_boarding, legal_settling, settle_at_start
from windlass.games.gravity.rules.transition import end_round
from windlass.games.gravity.rules.turns import apply_turn, close_action, legal_turn, next_turn, resume_turn
from windlass.games.gravity.state import (
    ATTRACTING,
    BOARDING,
    CHOOSING,
    CLOSING,
    EXTRA,
    KEEPING,
    LODGING,
    LOSSES,
    OVER,
    PARTING,
    PASSING_ON,
    PULLING,
    REFUGE,
    RESUMING,
    SETTLING,
    State,
)

__all__ = ["ENDINGS", "actor", "apply", "legal", "outcome"]


@rule
def actor(state: State) -> int:
    """The seat to decide, or -1 once the game is over."""
    return -1 if state.step == OVER else state.mover


@rule
def legal(state: State, out: Row) -> int:
    """The actions to choose from, ascending."""
    step = state.step
    if step == OVER:
        return 0
    if step == BOARDING:
        return legal_boarding(state, out)
    if step <= REFUGE:
        return legal_settling(state, out)
    if step == KEEPING:
        return legal_keeping(state, out)
    if step <= EXTRA:
        return legal_turn(state, out)
    if step <= LOSSES:
        return legal_capture(state, out)
    if step <= LODGING:
        return legal_forces(state, out)
    if step < PULLING:
        return legal_gravitation(state, out)
    return legal_attraction(state, out) if step < CHOOSING else legal_adrift(state, out)


@rule
def apply(state: State, action: int, journal: Journal) -> None:
    """Play an action, then whatever follows from it without a question."""
    step = state.step
    if step == BOARDING:
        board(state, action - BOARD, journal)
    elif step == SETTLING:
        settle_at_start(state, action - SETTLE, journal)
    elif step == REFUGE:
        settle_refuge(state, action - SETTLE, journal)
    elif step == KEEPING:
        apply_keeping(state, action, journal)
    elif step <= EXTRA:
        apply_turn(state, action, journal)
    elif step <= LOSSES:
        apply_capture(state, action, journal)
    elif step <= LODGING:
        apply_forces(state, action, journal)
    elif step < PULLING:
        apply_gravitation(state, action, journal)
    elif step < CHOOSING:
        apply_attraction(state, action, journal)
    else:
        apply_adrift(state, action, journal)
    go_on(state, journal)


@rule
def go_on(state: State, journal: Journal) -> None:
    """Follow the course of the game to the next decision."""
    if state.step == CLOSING:
        close_action(state)
    if state.step == RESUMING and not seek_refuge(state, journal):
        resume_turn(state)
    if state.step == PASSING_ON:
        next_turn(state, journal)
    if state.step == ATTRACTING:
        begin_attraction(state, journal)
    if state.step == PARTING:
        end_round(state, journal)
