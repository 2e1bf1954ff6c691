"""Who controls what: hunters, mercenaries and the islands they stand on. Rulebook, "Fighting forces"."""

from __future__ import annotations

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.components import AIRSHIP, BERTHS, ISLANDS
from windlass.games.gravity.events import HUNTERS_FELL, MERCENARIES_FELL, NEUTRAL
from windlass.games.gravity.state import NOBODY, State


@rule
def own_islands(state: State, seat: int) -> int:
    """The islands a seat controls, one bit each."""
    mask = 0
    for island in range(ISLANDS):
        if state.owner[island] == seat:
            mask |= 1 << island
    return mask


@rule
def neighbours(state: State, own: int) -> int:
    """The islands that touch one of these and are none of these."""
    mask = 0
    for island in range(ISLANDS):
        if own >> island & 1 == 1:
            mask |= state.touch[island]
    return mask & ~own


@rule
def pieces_on(state: State, island: int) -> int:
    """Hunters and mercenaries on an island."""
    return state.hunters[island] + state.mercenaries[island]


@rule
def islands_holding(pieces: Row, among: int) -> int:
    """Those of these islands that hold anything of this kind."""
    mask = 0
    for island in range(ISLANDS):
        if among >> island & 1 == 1 and pieces[island] > 0:
            mask |= 1 << island
    return mask


@rule
def berth(state: State, seat: int) -> int:
    """The airship as a place, as a bit, if it has room for a mercenary; else 0."""
    return 1 << AIRSHIP if state.hired[seat] < BERTHS else 0


@rule
def lowest(mask: int) -> int:
    """The first island of a mask that is not empty."""
    island = 0
    while mask >> island & 1 == 0:
        island += 1
    return island


@rule
def garrison(state: State, island: int, seat: int, hunters: int, mercenaries: int) -> None:
    """Put pieces of a seat on an island that is free, its own or neutral; hunters take control."""
    state.hunters[island] += hunters
    state.mercenaries[island] += mercenaries
    if hunters > 0:
        state.owner[island] = seat


@rule
def withdraw(state: State, island: int, hunters: int, mercenaries: int) -> None:
    """Take pieces off an island; without its last hunter it is neutral at once."""
    state.hunters[island] -= hunters
    state.mercenaries[island] -= mercenaries
    if state.hunters[island] == 0:
        state.owner[island] = NOBODY


@rule
def tell_if_neutral(state: State, island: int, journal: Journal) -> None:
    """Say that an island which had an owner before has none now."""
    if state.owner[island] == NOBODY:
        tell(journal, NEUTRAL, EVERYONE, island)


@rule
def destroy(state: State, island: int, hunters: int, mercenaries: int, journal: Journal) -> None:
    """Destroyed hunters lie beside their airship, mercenaries return to the reserve."""
    seat = state.owner[island]
    if hunters > 0:
        state.fallen[seat] += hunters
        tell(journal, HUNTERS_FELL, EVERYONE, seat, island, hunters)
        if hunters == state.hunters[island]:
            state.lost[seat] |= 1 << island
    if mercenaries > 0:
        state.reserve += mercenaries
        tell(journal, MERCENARIES_FELL, EVERYONE, island, mercenaries)
    withdraw(state, island, hunters, mercenaries)


@rule
def go_aboard(state: State, seat: int, place: int, mercenaries: int) -> None:
    """Bring mercenaries to a seat's airship or to one of its islands."""
    if place == AIRSHIP:
        state.hired[seat] += mercenaries
    else:
        state.mercenaries[place] += mercenaries


@rule
def return_fallen(state: State, seat: int) -> int:
    """All destroyed hunters of a seat return to its airship; gives how many."""
    hunters = state.fallen[seat]
    state.crew[seat] += hunters
    state.fallen[seat] = 0
    return hunters


@rule
def offer(mask: int, first: int, out: Row, count: int) -> int:
    """Put the action for each island or place of a mask on the menu; gives the new length."""
    for place in range(ISLANDS + 1):
        if mask >> place & 1 == 1:
            out[count] = first + place
            count += 1
    return count


@rule
def offer_range(first: int, low: int, high: int, out: Row) -> int:
    """A menu of the amounts from low to high, where `first` stands for amount 0; gives its length."""
    for amount in range(low, high + 1):
        out[amount - low] = first + amount
    return high - low + 1
