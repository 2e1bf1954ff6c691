"""The abilities of cards, one row each; rules, advice, view and screens follow from the table. Rulebook, "Card breakdown".

A new ability is a row here, its rule in rules/abilities.py (`use_<verb>`, or `lay_<word>` when it works by itself), and its messages
`tortuga2199-ability-<word>` and `tortuga2199-action-<verb>`. `can_<verb>` and `weigh_<verb>` are written only where the usual will not do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

MOST: Final = 9  # the largest number an ability may carry
INFLUENCE_PRICE: Final = 7  # crypto for one influence at Tortuga

Target = Literal["nothing", "sector in reach", "own sector", "hand card", "played card"]
Urge = Literal["first", "soon", "tidying", "never"]


class Use(NamedTuple):
    """One way to use an ability: the verb of its action, what is pointed at, and how advice thinks of it."""

    verb: str
    target: Target
    urge: Urge
    reason: str


class Ability(NamedTuple):
    """One ability. In `words` the sign # is its number; without `uses` it works by itself, in combat or when its card is laid down."""

    words: str
    sign: str
    """The picture beside it on screens."""
    worth: int
    """What it adds to a card, in hundredths of an influence."""
    counted: bool = False
    """Whether that is for each of its number."""
    most: int = MOST
    uses: tuple[Use, ...] = ()
    attack: int = 0
    """What each of its number adds when attacking; likewise when defending; what it takes from the other side."""
    defence: int = 0
    weaken: int = 0

    @property
    def word(self) -> str:
        """The name of its message: its words joined, without the number."""
        return "-".join(part for part in self.words.split() if part != "#")

    @property
    def is_laid(self) -> bool:
        """Whether it works by itself when its card is laid down."""
        return not (self.uses or self.attack or self.defence or self.weaken)


DESTROY_PLAYED: Final = Use("destroy", "played card", "tidying", "thinner")
DESTROY_FROM_HAND: Final = Use("scrap", "hand card", "tidying", "thinner")

TABLE: Final = (
    # Used by choice when the card is laid down.
    Ability("collect", "collect", 5, uses=(Use("collect", "nothing", "soon", "minerals"),)),
    Ability("explore", "explore", 5, uses=(Use("explore", "nothing", "soon", "scout"),)),
    Ability("cache #", "cache", 4, uses=(Use("cache", "nothing", "soon", "minerals"),)),
    Ability("draw #", "draw", 13, counted=True, uses=(Use("draw", "nothing", "first", "draws"),)),
    Ability("cash #", "influence", 12, uses=(Use("cash", "nothing", "tidying", "influence"),)),
    Ability("move #", "move", 4, counted=True, uses=(Use("move", "sector in reach", "soon", "leap"),)),
    Ability("reinforce #", "reinforce", 4, uses=(Use("reinforce", "own sector", "soon", "walls"),)),
    Ability("reserve", "reserve", 6, uses=(Use("reserve", "hand card", "never", "wasteful"),)),
    Ability("destroy hand", "destroy", 10, uses=(DESTROY_FROM_HAND,)),
    Ability("destroy played", "destroy", 12, uses=(DESTROY_PLAYED,)),
    Ability("destroy hand or played", "destroy", 14, uses=(DESTROY_PLAYED, DESTROY_FROM_HAND)),
    # They only ever help, so they work by themselves (ruling tortuga2199-03): when the card is laid down ...
    Ability("siege #", "conquer", 8),
    Ability("bargain #", "influence", 1, most=INFLUENCE_PRICE),
    # ... and in combat.
    Ability("combat #", "attack", 5, attack=1, defence=1),
    Ability("attack #", "attack", 3, attack=1),
    Ability("defend #", "shield", 3, defence=1),
    Ability("weaken #", "attack", 4, weaken=1),
)
LAID: Final = tuple(ability for ability in TABLE if ability.is_laid)
LAID_COUNT: Final = len(LAID)
USES: Final = tuple(dict.fromkeys(use for ability in TABLE for use in ability.uses))  # each once


class Written(NamedTuple):
    """An ability as a card has it: the row of the table and its number."""

    ability: Ability
    number: int


def parse_ability(words: str) -> Written | None:
    """The ability these words of a data file stand for, or None when they are not of the table."""
    for ability in TABLE:
        start, counted, _ = ability.words.partition("#")
        if not counted and words == ability.words:
            return Written(ability, 1)
        digit = words.removeprefix(start)
        if counted and words != digit and digit.isascii() and digit.isdigit() and 1 <= int(digit) <= MOST:
            return Written(ability, int(digit))
    return None


def find_rules(
    module: Mapping[str, Any], prefix: str, words: Sequence[str], arguments: str, usual: Callable[..., Any] | None = None
) -> list[Callable[..., Any]]:
    """The function `<prefix>_<word>` of a module for every word, or the usual one. Raises TypeError saying which is to be written."""
    found = []
    for word in words:
        name = f"{prefix}_{word.replace('-', '_')}"
        function = module.get(name, usual)
        if function is None:
            raise TypeError(f"an ability says '{word}': write its rule {name}({arguments}) in {module['__name__']}")
        found.append(function)
    return found
