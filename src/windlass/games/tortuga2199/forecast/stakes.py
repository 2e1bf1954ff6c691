"""What a legal action brings, and what a combat is about: told before anybody commits to it. Rulebook, "Conquest", "Combat result"."""

from __future__ import annotations

import msgspec

from windlass.games.tortuga2199.actions import CAPTURE, CONQUER, CONQUER_WITH_CRYPTO, INFLUENCE, Attack, Redeem, face
from windlass.games.tortuga2199.components import CONTROL, FIRST_HUNT, FIRST_POST, FIRST_TURRETS, MAXIMUM, REDEEM
from windlass.games.tortuga2199.forecast.prices import prices_of
from windlass.games.tortuga2199.rules import actor
from windlass.games.tortuga2199.rules.combat import BOUNTY_INFLUENCE, PLUNDER_INFLUENCE
from windlass.games.tortuga2199.rules.hunt import CAPTURE_INFLUENCE
from windlass.games.tortuga2199.rules.sectors import conquest_price, is_guarded
from windlass.games.tortuga2199.state import ACT, NOBODY, State


class Stakes(msgspec.Struct):
    """What a combat is about: the influence won, with the sector if one passes on, and lost besides ship and card."""

    win: int
    lose: int
    sector: bool


class Preview(msgspec.Struct, omit_defaults=True):
    """What a legal action takes from the purse and what it brings."""

    crypto: int
    manoeuvre: int
    influence: int = 0
    income: int = 0  # crypto at once and at the start of every turn
    defence: int = 0  # of the sector it takes
    loser: int = NOBODY  # the seat that loses the sector
    stakes: Stakes | None = None


def preview(state: State, code: int) -> Preview | None:
    """What a legal action costs and brings, or None when its words say it all."""
    told = Preview(*prices_of(state, code))
    if state.step == ACT:
        _gains(state, code, told)
    return None if told == Preview(0, 0) else told


def _gains(state: State, code: int, told: Preview) -> None:
    seat, asked = actor(state), face(code)
    here = state.ship[seat]
    if isinstance(asked, Attack):
        told.stakes = stakes(state, seat, asked.seat)
    elif isinstance(asked, Redeem):
        told.influence = REDEEM[FIRST_HUNT + asked.hunt]
    elif code == INFLUENCE:
        told.influence = 1
    elif code == CAPTURE:
        told.influence = CAPTURE_INFLUENCE
    elif code == CONQUER and is_guarded(state, here):
        told.stakes = stakes(state, seat, state.controller[here])
    elif code in (CONQUER, CONQUER_WITH_CRYPTO):
        told.influence, told.income = CONTROL[here], int(FIRST_POST <= here < FIRST_TURRETS)
        told.defence, told.loser = min(conquest_price(state, here), MAXIMUM[here]), state.controller[here]


def stakes(state: State, seat: int, foe: int) -> Stakes:
    """What a combat of two seats is about; tokens are taken as far as there are any."""
    sector = state.ship[foe]
    held = state.controller[sector] == foe
    prize = max(min(PLUNDER_INFLUENCE, state.influence[foe]), BOUNTY_INFLUENCE) if state.richer_spoils else min(1, state.influence[foe]) + 1
    return Stakes(
        win=prize + (CONTROL[sector] if held else 0),
        lose=0 if state.barren_defence else min(1, state.influence[seat]),
        sector=held,
    )
