"""Sectors: moving between them, their powers, conquest and reinforcement. Rulebook, actions 5, 12 and 13, "Sector descriptions"."""

from __future__ import annotations

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.rule import rule
from windlass.games.tortuga2199.components import (
    DISTANCE,
    FIRST_POST,
    FIRST_PRICE,
    FIRST_TURRETS,
    FORTRESS,
    LAB,
    MAXIMUM,
    MINES,
    SECTORS,
    TORTUGA,
    VORTEX,
)
from windlass.games.tortuga2199.events import (
    CONQUERED,
    FORTRESS_HELPED,
    MOVED,
    PLACED,
    POST_PAID,
    REINFORCED,
    SECTOR_LOST,
)
from windlass.games.tortuga2199.layouts import NOWHERE
from windlass.games.tortuga2199.rules.ending import check_goal, is_council, usurp, would_usurp
from windlass.games.tortuga2199.state import (
    FORTRESS_POWER,
    IN_HOLD,
    LAB_POWER,
    MINES_POWER,
    NOBODY,
    VORTEX_POWER,
    State,
)

# -- The ship ---------------------------------------------------------------------------------------------------------


@rule
def sector_of(state: State, seat: int) -> int:
    """The sector of a seat's ship, or IN_HOLD."""
    return state.ship[seat]


@rule
def moves_to(state: State, seat: int, sector: int) -> int:
    """How many moves away a sector lies from a seat's ship; NOWHERE when it is not in this game."""
    if state.spot[sector] == NOWHERE:
        return NOWHERE
    return DISTANCE[state.seats - 2][state.spot[state.ship[seat]]][state.spot[sector]]


@rule
def move_ship(state: State, seat: int, sector: int, journal: Journal) -> None:
    """The ship moves; nothing stands in its way."""
    tell(journal, MOVED, EVERYONE, seat, state.ship[seat], sector)
    state.ship[seat] = sector
    claim_fortress(state, seat, journal)


@rule
def can_place(state: State, seat: int, sector: int) -> bool:
    """Whether a beaten ship may return here: to Tortuga or to a sector of its own."""
    return sector == TORTUGA or state.controller[sector] == seat


@rule
def place_ship(state: State, seat: int, sector: int, journal: Journal) -> None:
    """A beaten ship returns to the map."""
    state.ship[seat] = sector
    tell(journal, PLACED, EVERYONE, seat, sector)
    claim_fortress(state, seat, journal)


# -- Powers -----------------------------------------------------------------------------------------------------------


@rule
def has_power(state: State, seat: int, sector: int, power: int) -> bool:
    """Whether a seat controls a sector, has its ship there and has not used its power this turn."""
    return state.ship[seat] == sector and state.controller[sector] == seat and (state.used & power) == 0


@rule
def claim_fortress(state: State, seat: int, journal: Journal) -> None:
    """The Fortress gives its controller's ship a manoeuvre, once a turn and by itself."""  # ruling tortuga2199-04
    if has_power(state, seat, FORTRESS, FORTRESS_POWER):
        state.used |= FORTRESS_POWER
        state.manoeuvre += 1
        tell(journal, FORTRESS_HELPED, EVERYONE, seat)


@rule
def has_lab_power(state: State, seat: int) -> bool:
    """Whether the Lab reserves a card without payment now."""
    return has_power(state, seat, LAB, LAB_POWER)


@rule
def has_mines_power(state: State, seat: int) -> bool:
    """Whether the Mines give a minerals token from their cache now."""
    return state.cache > 0 and has_power(state, seat, MINES, MINES_POWER)


@rule
def has_vortex_power(state: State, seat: int) -> bool:
    """Whether the Vortex destroys a played card without payment now."""
    return has_power(state, seat, VORTEX, VORTEX_POWER)


@rule
def trading_posts(state: State, seat: int) -> int:
    """How many Trading Post tokens lie in a seat's hold."""
    posts = 0
    for sector in range(FIRST_POST, FIRST_TURRETS):
        if state.controller[sector] == seat:
            posts += 1
    return posts


@rule
def turrets(state: State, seat: int) -> int:
    """How many Turrets tokens lie in a seat's hold."""
    tokens = 0
    for sector in range(FIRST_TURRETS, FORTRESS):
        if state.controller[sector] == seat:
            tokens += 1
    return tokens


@rule
def collect_from_posts(state: State, seat: int, journal: Journal) -> None:
    """At the start of a turn every Trading Post token pays one crypto."""
    posts = trading_posts(state, seat)
    state.crypto += posts
    if posts > 0:
        tell(journal, POST_PAID, EVERYONE, seat, posts)


# -- Conquest ---------------------------------------------------------------------------------------------------------


@rule
def conquest_price(state: State, sector: int) -> int:
    """What a conquest takes: the first printed number; once someone holds the sector, its defence and one more."""  # ruling tortuga2199-07
    if state.controller[sector] == NOBODY:
        return FIRST_PRICE[sector]
    return state.defence[sector] + 1


@rule
def is_guarded(state: State, sector: int) -> bool:
    """Whether the ship of a sector's controller stands in it."""  # ruling tortuga2199-08
    return state.controller[sector] != NOBODY and state.ship[state.controller[sector]] == sector


@rule
def may_conquer(state: State, seat: int) -> bool:
    """Whether a seat's ship stands in an unguarded sector that it may take now if it can pay."""
    sector = sector_of(state, seat)
    if sector == IN_HOLD or state.controller[sector] == seat or is_guarded(state, sector) or is_council(state):
        return False
    return sector != TORTUGA or state.tortuga_ends_game == 0 or would_usurp(state, seat)


@rule
def conquer(state: State, seat: int, journal: Journal) -> None:
    """The marker goes to the price just paid, at most to the maximum."""
    sector = sector_of(state, seat)
    level = min(conquest_price(state, sector), MAXIMUM[sector])
    take_control(state, seat, sector, level, journal)


@rule
def take_control(state: State, seat: int, sector: int, level: int, journal: Journal) -> None:
    """Control and bonus tokens change hands; their worth counts from now on; nothing follows a victory."""  # ruling tortuga2199-24
    before = state.controller[sector]
    state.controller[sector] = seat
    state.defence[sector] = level
    if before != NOBODY:
        tell(journal, SECTOR_LOST, EVERYONE, before, sector)
    tell(journal, CONQUERED, EVERYONE, seat, sector, level)
    if FIRST_POST <= sector < FIRST_TURRETS:
        state.crypto += 1
        tell(journal, POST_PAID, EVERYONE, seat, 1)
    check_goal(state, seat, journal)
    if state.ended == 0 and sector == TORTUGA:
        usurp(state, seat, journal)
    if state.ended == 0:
        claim_fortress(state, seat, journal)


# -- Reinforcement ----------------------------------------------------------------------------------------------------


@rule
def can_reinforce_any(state: State, seat: int) -> bool:
    """Whether a seat controls a sector below its maximum."""
    for sector in range(FIRST_POST, SECTORS):
        if state.controller[sector] == seat and state.defence[sector] < MAXIMUM[sector]:
            return True
    return False


@rule
def reinforce(state: State, seat: int, sector: int, level: int, journal: Journal) -> None:
    """The marker rises to the level."""
    state.defence[sector] = level
    tell(journal, REINFORCED, EVERYONE, seat, sector, level)
