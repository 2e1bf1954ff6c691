"""What people choose before a game: seats, the map, abilities and a limit. Defaults are the game of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from windlass.engine.game import Options

Abilities = Literal["off", "by-seat", "chosen", "random"]


class GravityOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Gravity."""

    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    islands: Annotated[str, Meta(pattern=r"^([1-6][AB][0-5] ){6}R[AB][0-5]$|^$")] = ""
    """Islands around Rundor clockwise from the north-east, then Rundor, each with its face and turns: "4A5 6B4 ... RB4"."""
    abilities: Abilities = "off"
    """Airships without abilities, with those printed for their colours, chosen by the players in turn, or dealt at random."""
    round_limit: Annotated[int, Meta(ge=0, le=1000)] = 0  # ruling gravity-20


def option_sets() -> Sequence[GravityOptions]:
    """Sets that together switch every rule on and off."""
    plain = [GravityOptions(seats=seats, abilities=abilities) for abilities in ("off", "by-seat") for seats in range(2, 5)]
    return [
        *plain,
        GravityOptions(seats=2, abilities="random"),
        GravityOptions(seats=3, abilities="chosen"),
        GravityOptions(seats=2, islands="4A5 6B4 2A1 3A3 5B2 1B3 RB4"),
        GravityOptions(seats=3, round_limit=3),
    ]


def long_game_limit(options: GravityOptions) -> GravityOptions:
    """The same game with a bound on rounds, because nothing else forces weak play to end."""
    return options if options.round_limit else msgspec.structs.replace(options, round_limit=200)
