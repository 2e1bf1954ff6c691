"""The vocabulary of abilities: what a card can say, and how its words become numbers. Rulebook, "Card breakdown"."""

from __future__ import annotations

from typing import Final, NamedTuple

# Abilities a captain decides about when the card is laid down.
NO_ABILITY: Final = 0
MOVE_ABILITY: Final = 1
DRAW_ABILITY: Final = 2
COLLECT_ABILITY: Final = 3
EXPLORE_ABILITY: Final = 4
CACHE_ABILITY: Final = 5
RESERVE_ABILITY: Final = 6
DESTROY_ABILITY: Final = 7
REINFORCE_ABILITY: Final = 8
CASH_ABILITY: Final = 9

# Abilities that only ever help and happen by themselves (ruling tortuga2199-03).
SIEGE_ABILITY: Final = 10
BARGAIN_ABILITY: Final = 11
COMBAT_ABILITY: Final = 12
ATTACK_ABILITY: Final = 13
DEFEND_ABILITY: Final = 14
WEAKEN_ABILITY: Final = 15

FROM_HAND: Final = 1
FROM_PLAYED: Final = 2

NUMBERED: Final = {
    "move": MOVE_ABILITY,
    "draw": DRAW_ABILITY,
    "cache": CACHE_ABILITY,
    "reinforce": REINFORCE_ABILITY,
    "cash": CASH_ABILITY,
    "siege": SIEGE_ABILITY,
    "bargain": BARGAIN_ABILITY,
    "combat": COMBAT_ABILITY,
    "attack": ATTACK_ABILITY,
    "defend": DEFEND_ABILITY,
    "weaken": WEAKEN_ABILITY,
}
PLAIN: Final = {
    "collect": (COLLECT_ABILITY, 1),
    "explore": (EXPLORE_ABILITY, 1),
    "reserve": (RESERVE_ABILITY, 1),
    "destroy hand": (DESTROY_ABILITY, FROM_HAND),
    "destroy played": (DESTROY_ABILITY, FROM_PLAYED),
    "destroy hand or played": (DESTROY_ABILITY, FROM_HAND | FROM_PLAYED),
}
MOST: Final = 9  # the largest number an ability may carry


class Ability(NamedTuple):
    """One ability: its words for people's files, its operation and its number."""

    words: str
    operation: int
    number: int

    @property
    def is_chosen(self) -> bool:
        """Whether its captain is asked when the card is laid down."""
        return self.operation <= CASH_ABILITY

    @property
    def word(self) -> str:
        """The name of its message: the words without the number, joined."""
        return "-".join(part for part in self.words.split() if not part.isdigit())


def parse_ability(words: str) -> Ability | None:
    """The ability these words stand for, or None when they are not of the vocabulary."""
    if words in PLAIN:
        operation, number = PLAIN[words]
        return Ability(words, operation, number)
    name, _, digits = words.partition(" ")
    if name in NUMBERED and digits.isascii() and digits.isdigit() and 1 <= int(digits) <= MOST:
        return Ability(words, NUMBERED[name], int(digits))
    return None
