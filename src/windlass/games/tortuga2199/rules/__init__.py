"""The rules, one module a chapter of the rulebook. Here they are joined: who decides, what is allowed, what follows, who wins."""

from __future__ import annotations

from windlass.engine.journal import Journal
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.actions import COMMIT, DESTROY, DONE, PLACE, PLUNDER, SHIP
from windlass.games.tortuga2199.rules.abilities import offer_abilities, use
from windlass.games.tortuga2199.rules.acting import act
from windlass.games.tortuga2199.rules.combat import announce, choose_spoils, commit, fight, sacrifice
from windlass.games.tortuga2199.rules.ending import ENDINGS, outcome
from windlass.games.tortuga2199.rules.offers import (
    offer_fighters,
    offer_places,
    offer_sacrifices,
    offer_ships,
    offer_spoils,
    offer_turn,
)
from windlass.games.tortuga2199.rules.sectors import place_ship
from windlass.games.tortuga2199.rules.turn import choose_next_ship
from windlass.games.tortuga2199.state import ABILITY, ACT, CHOOSE, ENTER, MUSTER, PARRY, SACRIFICE, SPOILS, State

__all__ = ["ENDINGS", "actor", "apply", "legal", "outcome"]


@rule
def actor(state: State) -> int:
    """The seat to decide: the defender parries, the loser sacrifices, all else is for the seat on turn."""
    if state.ended != 0:
        return -1
    if state.step == PARRY:
        return state.foe
    if state.step == SACRIFICE:
        return state.beaten
    return state.turn


@rule
def legal(state: State, out: Row) -> int:
    """The actions of the decision at hand."""
    if state.ended != 0:
        return 0
    seat = actor(state)
    if state.step == ACT:
        return offer_turn(state, seat, out)
    if state.step == ABILITY:
        return offer_abilities(state, seat, out)
    if state.step == MUSTER or state.step == PARRY:
        return offer_fighters(state, seat, out)
    if state.step == ENTER:
        return offer_places(state, seat, out)
    if state.step == CHOOSE:
        return offer_ships(state, out)
    if state.step == SACRIFICE:
        return offer_sacrifices(state, out)
    return offer_spoils(out)


@rule
def apply(state: State, action: int, journal: Journal) -> None:
    """Play one action: before the turn, within it, with the laid card, or in combat."""
    seat = actor(state)
    step = state.step
    if step == ACT:
        state.fresh = 0
        act(state, seat, action, journal)
    elif step == ABILITY:
        use(state, seat, action, journal)
    elif step == CHOOSE:
        choose_next_ship(state, seat, action - SHIP, journal)
    elif step == ENTER:
        place_ship(state, seat, action - PLACE, journal)
        state.step = ACT
    else:
        clash(state, seat, action, journal)


@rule
def clash(state: State, seat: int, action: int, journal: Journal) -> None:
    """One decision of a combat; the seat on turn is the attacker."""
    attacker = state.turn
    if state.step == SACRIFICE:
        sacrifice(state, attacker, action - DESTROY, journal)
    elif state.step == SPOILS:
        choose_spoils(state, attacker, action == PLUNDER, journal)
    elif action != DONE:
        commit(state, seat, action - COMMIT, journal)
    elif state.step == MUSTER:
        announce(state, seat, journal)
    else:
        fight(state, attacker, journal)
