"""The hunt: exploring, capturing and redeeming creatures. Rulebook, actions 7, 10 and 11."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.rule import rule
from windlass.games.tortuga2199.components import DIFFICULTY, FIRST_HUNT, REDEEM
from windlass.games.tortuga2199.events import CAPTURED, EXPLORED, REDEEMED
from windlass.games.tortuga2199.rules.decks import leave_hand, put_in_box
from windlass.games.tortuga2199.rules.ending import gain_influence
from windlass.games.tortuga2199.rules.sectors import sector_of
from windlass.games.tortuga2199.state import IN_HOLD, State

CAPTURE_INFLUENCE: Final = 1  # whatever the target


@rule
def has_explored(state: State, seat: int, sector: int) -> bool:
    """Whether a seat's marker lies on the hunt token of a sector."""
    return (state.explored[sector] >> seat) & 1 == 1


@rule
def has_unexplored(state: State, seat: int) -> bool:
    """Whether a hunt token without this seat's marker lies where its ship stands."""
    sector = sector_of(state, seat)
    return sector != IN_HOLD and state.hunt[sector] != 0 and not has_explored(state, seat, sector)


@rule
def explore(state: State, seat: int, journal: Journal) -> None:
    """Look at the token secretly and leave a marker on it."""
    sector = sector_of(state, seat)
    state.explored[sector] |= 1 << seat
    tell(journal, EXPLORED, 1 << seat, seat, sector, state.hunt[sector] - 1)


@rule
def has_quarry(state: State, seat: int) -> bool:
    """Whether a hunt token with this seat's marker lies where its ship stands."""
    sector = sector_of(state, seat)
    return sector != IN_HOLD and state.hunt[sector] != 0 and has_explored(state, seat, sector)


@rule
def capture_price(state: State, seat: int) -> int:
    """The difficulty of the quarry where the ship stands."""
    return DIFFICULTY[state.hunt[state.ship[seat]] - 1]


@rule
def capture(state: State, seat: int, journal: Journal) -> None:
    """The token goes to the hold, its card to the discard, all markers home, and one influence is earned."""
    sector = sector_of(state, seat)
    hunt = state.hunt[sector] - 1
    state.hunt[sector] = 0
    state.explored[sector] = 0
    state.captured[hunt] = seat + 1
    state.stock[FIRST_HUNT + hunt] -= 1
    state.discard[seat][FIRST_HUNT + hunt] += 1
    tell(journal, CAPTURED, EVERYONE, seat, hunt, sector)
    gain_influence(state, seat, CAPTURE_INFLUENCE, journal)


@rule
def redeem(state: State, seat: int, hunt: int, journal: Journal) -> None:
    """A hunt card in the hand leaves the game for the influence printed on it."""
    kind = FIRST_HUNT + hunt
    leave_hand(state, seat, kind)
    put_in_box(state, kind)
    tell(journal, REDEEMED, EVERYONE, seat, hunt)
    gain_influence(state, seat, REDEEM[kind], journal)
