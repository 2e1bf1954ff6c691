"""Crypto, minerals and what they buy. Rulebook, actions 3, 4 and 6, "Tortuga sector"."""

from __future__ import annotations

from typing import Final

from windlass.engine.chance import below
from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.rule import rule
from windlass.games.tortuga2199.abilities import INFLUENCE_PRICE
from windlass.games.tortuga2199.components import FIRST_OF_MARKET, FIRST_SPECIAL, FIRST_TRADE, FORTRESS, PRICE, TORTUGA
from windlass.games.tortuga2199.events import (
    BOUGHT,
    CACHE_TAKEN,
    COLLECTED,
    INFLUENCE_BOUGHT,
    OPENED,
    REFRESHED,
    SPENT,
)
from windlass.games.tortuga2199.rules.ending import gain_influence
from windlass.games.tortuga2199.rules.sectors import sector_of
from windlass.games.tortuga2199.state import IN_HOLD, OPEN, State

REFRESH_PRICE: Final = 1

# -- Paying -----------------------------------------------------------------------------------------------------------


@rule
def wealth(state: State, seat: int) -> int:
    """What the seat on turn can pay: crypto, and minerals as crypto."""
    return state.crypto + state.minerals[seat]


@rule
def spend_minerals(state: State, seat: int, tokens: int, journal: Journal) -> None:
    """Minerals become crypto and go to the cache of the Mines."""
    state.minerals[seat] -= tokens
    state.cache += tokens
    state.crypto += tokens
    tell(journal, SPENT, EVERYONE, seat, tokens)


@rule
def pay(state: State, seat: int, price: int, journal: Journal) -> None:
    """Pay with crypto, and with minerals for what is missing."""  # ruling tortuga2199-02
    if state.crypto < price:
        spend_minerals(state, seat, price - state.crypto, journal)
    state.crypto -= price


# -- Minerals ---------------------------------------------------------------------------------------------------------


@rule
def has_minerals_here(state: State, seat: int) -> bool:
    """Whether a minerals token lies in the sector of a seat's ship; the cache of the Mines is not such a token."""
    sector = sector_of(state, seat)
    return sector != IN_HOLD and state.mineral[sector] == 1


@rule
def collect(state: State, seat: int, journal: Journal) -> None:
    """The minerals token of the ship's sector goes to the hold."""
    sector = sector_of(state, seat)
    state.mineral[sector] = 0
    state.minerals[seat] += 1
    tell(journal, COLLECTED, EVERYONE, seat, sector)


@rule
def take_from_cache(state: State, seat: int, tokens: int, journal: Journal) -> None:
    """Minerals go from the cache of the Mines to the hold, as many as there are."""
    taken = min(tokens, state.cache)
    state.cache -= taken
    state.minerals[seat] += taken
    tell(journal, CACHE_TAKEN, EVERYONE, seat, taken)


# -- Cards ------------------------------------------------------------------------------------------------------------


@rule
def is_on_sale(state: State, seat: int, kind: int) -> bool:
    """Whether a card of this kind is sold where a seat's ship stands: an open pile, or an open card beside a deck."""
    sector = sector_of(state, seat)
    if sector < FORTRESS:
        return FIRST_TRADE <= kind < FIRST_SPECIAL and state.stock[kind] > 0
    return place_of(state, sector - FORTRESS, kind) < OPEN


@rule
def place_of(state: State, market: int, kind: int) -> int:
    """The place of an open card of this kind in a special market, or OPEN when there is none."""
    place = 0
    while place < OPEN and state.market[market][place] != kind + 1:
        place += 1
    return place


@rule
def deck_left(state: State, market: int) -> int:
    """How many cards a special deck holds."""
    return state.unseen[market] + state.under_size[market]


@rule
def buy(state: State, seat: int, kind: int, journal: Journal) -> None:
    """The card goes to the discard; beside a special deck the next card takes its place."""
    sector = sector_of(state, seat)
    state.discard[seat][kind] += 1
    tell(journal, BOUGHT, EVERYONE, seat, kind, PRICE[kind])
    if sector < FORTRESS:
        state.stock[kind] -= 1
    else:
        turn_up(state, sector - FORTRESS, place_of(state, sector - FORTRESS, kind), journal)


@rule
def refresh(state: State, seat: int, kind: int, journal: Journal) -> None:
    """The open card goes under its deck, in sight of everyone, and the next card takes its place."""
    market = sector_of(state, seat) - FORTRESS
    state.under[market][state.under_size[market]] = kind + 1
    state.under_size[market] += 1
    tell(journal, REFRESHED, EVERYONE, seat, kind)
    turn_up(state, market, place_of(state, market, kind), journal)


@rule
def turn_up(state: State, market: int, place: int, journal: Journal) -> None:
    """Open the top card of a special deck: one that nobody has seen while there are any, then those put under it in order."""
    if deck_left(state, market) == 0:
        state.market[market][place] = 0  # ruling tortuga2199-18
        return
    kind = draw_unseen(state, market) if state.unseen[market] > 0 else draw_from_under(state, market)
    state.market[market][place] = kind + 1
    tell(journal, OPENED, EVERYONE, market + FORTRESS, kind)


@rule
def draw_unseen(state: State, market: int) -> int:
    """The kind of the top card, which is any card of the unseen part: nobody knows their order."""
    place = below(state.chance, state.unseen[market])
    kind = FIRST_OF_MARKET[market]
    while place >= state.stock[kind]:
        place -= state.stock[kind]
        kind += 1
    state.stock[kind] -= 1
    state.unseen[market] -= 1
    return kind


@rule
def draw_from_under(state: State, market: int) -> int:
    """The kind of the first card that was put under a deck whose unseen part is used up."""
    under = state.under[market]
    kind = under[0] - 1
    state.under_size[market] -= 1
    for place in range(state.under_size[market]):
        under[place] = under[place + 1]
    under[state.under_size[market]] = 0
    return kind


# -- Influence --------------------------------------------------------------------------------------------------------


@rule
def influence_price(state: State) -> int:
    """Crypto for one influence at Tortuga: seven, or the bargain a card has struck for the next one."""
    return state.bargain if state.bargain > 0 else INFLUENCE_PRICE


@rule
def can_buy_influence(state: State, seat: int) -> bool:
    """Whether the ship stands at Tortuga and the seat can pay."""
    return state.ship[seat] == TORTUGA and wealth(state, seat) >= influence_price(state)


@rule
def buy_influence(state: State, seat: int, journal: Journal) -> None:
    """Pay for one influence; a bargain is good for one only."""
    price = influence_price(state)
    pay(state, seat, price, journal)
    state.bargain = 0
    tell(journal, INFLUENCE_BOUGHT, EVERYONE, seat, price)
    gain_influence(state, seat, 1, journal)
