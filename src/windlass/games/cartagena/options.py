"""What people choose before a game: variant, sizes and house rules. Defaults are the game of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from windlass.engine.game import Options
from windlass.games.cartagena.components import COPIES

Variant = Literal["jamaica", "tortuga", "hispaniola"]


class CartagenaOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Cartagena. Sizes may shrink the game for children or for a solver, up to what the position can hold."""

    seats: Annotated[int, Meta(ge=2, le=5)] = 2
    variant: Variant = "jamaica"
    track: Annotated[str, Meta(pattern=r"^([1-6]r?( [1-6]r?)*)?$")] = ""
    """Segments from the start on, `r` for one laid backwards: "1 2r 5 3r 4r 6r". Empty: at random."""
    segments: Annotated[int, Meta(ge=1, le=6)] = 6
    symbols: Annotated[int, Meta(ge=1, le=6)] = 6
    copies: Annotated[int, Meta(ge=1, le=20)] = COPIES
    pirates: Annotated[int, Meta(ge=1, le=8)] = 6
    actions: Annotated[int, Meta(ge=1, le=6)] = 3
    hand: Annotated[int, Meta(ge=1, le=12)] = 6  # without a card nobody could begin
    boat_retreat: bool = True  # ruling cartagena-03
    skip_draws: bool = False  # ruling cartagena-05
    stall_limit: Annotated[int, Meta(ge=0, le=1000)] = 0  # ruling cartagena-07


TINY: Final = CartagenaOptions(variant="tortuga", segments=2, symbols=2, copies=2, pirates=2, actions=2, hand=2)
"""Small enough to be solved (`windlass.lab.tiny`), so that what is learned can be held against the truth."""


def option_sets() -> Sequence[CartagenaOptions]:
    """Sets that together switch every rule on and off."""
    plain = [CartagenaOptions(seats=seats, variant=variant) for variant in ("jamaica", "tortuga", "hispaniola") for seats in range(2, 6)]
    special = [
        CartagenaOptions(seats=3, track="1 2r 5 3r 4r 6r", variant="tortuga"),
        CartagenaOptions(seats=2, boat_retreat=False, skip_draws=True),
        CartagenaOptions(seats=2, segments=2, symbols=3, copies=4, pirates=2, actions=2, hand=2),
        CartagenaOptions(seats=5, pirates=8, copies=10, hand=12, actions=6, variant="hispaniola", skip_draws=True),
        CartagenaOptions(seats=2, segments=1, symbols=2, copies=3, pirates=1, actions=1, hand=1, variant="tortuga"),
    ]
    return [*plain, *special]


def long_game_limit(options: CartagenaOptions) -> CartagenaOptions:
    """The same game with a bound on rounds without progress, because weak play need not end."""
    return options if options.stall_limit else msgspec.structs.replace(options, stall_limit=100)
