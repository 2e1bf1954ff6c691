"""What people choose before a game: scenarios, and each of their rules singly as a house rule. Rulebook, "Extra materials"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from windlass.engine.game import Options

Scenario = Literal["none", "aggressive", "peaceful"]
SCENARIO_RULES: Final[dict[Scenario, frozenset[str]]] = {
    "none": frozenset(),
    "aggressive": frozenset({"richer_spoils", "loser_chooses_card", "barren_defence", "tortuga_ends_game"}),
    "peaceful": frozenset({"no_attacks", "crypto_conquest"}),
}
HOUSE_RULES: Final = (
    "attack_without_cards",
    "richer_spoils",
    "loser_chooses_card",
    "barren_defence",
    "tortuga_ends_game",
    "no_attacks",
    "crypto_conquest",
)


class Tortuga2199Options(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Tortuga 2199. A scenario switches its rules on; each may also be switched on by itself."""

    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    scenario: Scenario = "none"
    ships: Literal["chosen", "dealt"] = "chosen"
    goal: Annotated[int, Meta(ge=3, le=40)] = 15
    """Influence that wins at once."""
    round_limit: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Rounds after which influence decides; 0 for none."""
    attack_without_cards: bool = False
    """An attacker may commit no card at all."""  # ruling tortuga2199-10
    richer_spoils: bool = False
    """A winning attacker takes 2 from the loser or 3 from the bank."""
    loser_chooses_card: bool = False
    """The loser picks the card to destroy."""
    barren_defence: bool = False
    """A winning defender gains nothing."""
    tortuga_ends_game: bool = False
    """Conquering Tortuga ends the game at once, and only a winner may do it."""
    no_attacks: bool = False
    """Ships are not attacked, and a guarded sector cannot be conquered."""
    crypto_conquest: bool = False
    """A sector may be conquered with crypto instead of manoeuvres."""


def in_force(options: Tortuga2199Options, rule: str) -> bool:
    """Whether a house rule holds, by itself or through the scenario."""
    return bool(getattr(options, rule)) or rule in SCENARIO_RULES[options.scenario]


def option_sets() -> Sequence[Tortuga2199Options]:
    """Sets that together switch every rule on and off."""
    plain = [Tortuga2199Options(seats=seats, scenario=scenario) for scenario in SCENARIO_RULES for seats in (2, 3, 4)]
    return [
        *plain,
        Tortuga2199Options(seats=3, ships="dealt", goal=10),
        Tortuga2199Options(seats=2, attack_without_cards=True),
        Tortuga2199Options(seats=4, richer_spoils=True, crypto_conquest=True, goal=20),
        Tortuga2199Options(seats=3, loser_chooses_card=True, ships="dealt"),
        Tortuga2199Options(seats=2, barren_defence=True, tortuga_ends_game=True, round_limit=3),
        Tortuga2199Options(seats=2, no_attacks=True, goal=8),
    ]


def long_game_limit(options: Tortuga2199Options) -> Tortuga2199Options:
    """The same game with a bound on rounds, because weak play may take very long."""
    return options if options.round_limit else msgspec.structs.replace(options, round_limit=100)
