"""The tunnel and who stands where: sets of places, questions about them, and the one way a pirate moves.

A set of places is a whole number with one bit a place: bit 0 is the start, bit BOAT the boat, those between are the spaces.
"""

from __future__ import annotations

from typing import Final

from windlass.engine.bits import highest, lowest
from windlass.engine.rule import rule
from windlass.games.cartagena.components import BOAT, CROWD, START
from windlass.games.cartagena.state import State

ABOARD: Final = 1 << BOAT

# -- Spaces ----------------------------------------------------------------------------------------------------------


@rule
def symbol_at(state: State, space: int) -> int:
    """The symbol that a space shows."""
    symbol = 0
    while state.spots[symbol] >> space & 1 == 0:
        symbol += 1
    return symbol


@rule
def crowd(state: State, space: int) -> int:
    """How many pirates stand on a space; of the start and the boat it says 0."""
    return state.crowd[space]


@rule
def landing(state: State, symbol: int, space: int) -> int:
    """The space a pirate reaches with this card: the next empty one that shows its symbol, else the boat."""
    ahead = (state.spots[symbol] & ~state.taken[0]) >> (space + 1)
    return BOAT if ahead == 0 else space + 1 + lowest(ahead)


@rule
def shelters(state: State) -> int:
    """The set of spaces to which pirates fall back: somebody stands there, and there is room."""
    return state.taken[0] & ~state.taken[CROWD - 1]


@rule
def fallback(state: State, space: int) -> int:
    """The nearest space behind where somebody stands and there is room, or 0 when there is none."""
    behind = shelters(state) & ((1 << space) - 1)
    return START if behind == 0 else highest(behind)


# -- Pirates ---------------------------------------------------------------------------------------------------------


@rule
def pirates_at(state: State, seat: int, place: int) -> int:
    """How many pirates of a seat are in this place."""
    return state.pirates_on[seat][place]


@rule
def pirates_aboard(state: State, seat: int) -> int:
    """How many pirates of a seat sit in the boat."""
    return state.pirates_on[seat][BOAT]


@rule
def rearmost(state: State, seat: int) -> int:
    """The place of a seat's last pirate."""
    return lowest(state.crew[seat])


@rule
def movers(state: State, seat: int) -> int:
    """The set of places from which a seat's pirates can go forward: all but the boat."""
    return state.crew[seat] & ~ABOARD


@rule
def retreaters(state: State, seat: int) -> int:
    """The set of places from which a seat's pirates can fall back: those beyond the first shelter."""
    all_shelters = shelters(state)
    beyond = state.crew[seat] & ~(all_shelters ^ (all_shelters - 1))  # rulings cartagena-02, cartagena-03
    return beyond if state.boat_retreat == 1 else beyond & ~ABOARD


@rule
def enter(state: State, seat: int, place: int) -> None:
    """A pirate of a seat comes to this place."""
    state.pirates_on[seat][place] += 1
    state.crew[seat] |= 1 << place
    if place != START and place != BOAT:
        state.taken[state.crowd[place]] |= 1 << place
        state.crowd[place] += 1


@rule
def leave(state: State, seat: int, place: int) -> None:
    """A pirate of a seat goes from this place."""
    state.pirates_on[seat][place] -= 1
    if state.pirates_on[seat][place] == 0:
        state.crew[seat] ^= 1 << place
    if place != START and place != BOAT:
        state.crowd[place] -= 1
        state.taken[state.crowd[place]] ^= 1 << place


@rule
def move(state: State, seat: int, place: int, target: int) -> None:
    """Take one pirate from a place to another."""
    leave(state, seat, place)
    enter(state, seat, target)


@rule
def standing(state: State, seat: int) -> int:
    """How far a seat has come: pirates aboard first, then the sum of the spaces reached."""
    total = 1000 * pirates_aboard(state, seat)
    places = movers(state, seat)
    while places != 0:
        place = lowest(places)
        total += place * pirates_at(state, seat, place)
        places &= places - 1
    return total


def track(state: State) -> list[int]:
    """The symbols of the spaces from the first to the last."""
    return [symbol_at(state, space) for space in range(START + 1, state.last + 1)]


def places_of(state: State, seat: int) -> list[int]:
    """The place of each pirate of a seat, ascending."""
    return [place for place, pirates in enumerate(state.pirates_on[seat]) for _ in range(pirates)]
