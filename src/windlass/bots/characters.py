"""Characters: six opponents for every game, from a first one to a master, each with a strength, a way of erring and a taste.

Who is weaker misjudges more, always in the same way, and likes some things beyond their worth; nobody throws dice over a choice. How far
each one errs is measured, so that neighbours win 60 to 75 of 100 games against each other (`python -m benchmarks ladder`).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from windlass.bots import settings as places
from windlass.bots.advice import AdvicePlayer
from windlass.bots.learned import PLANNING, LookingPlayer, PlanningPlayer

Taste = tuple[tuple[str, int], ...]  # features and what one of each seems to be worth, in ten-thousandths of a win


class Nature(NamedTuple):
    """How a character errs at one game: in thousandths of a win, and by what it likes."""

    error: int = 0
    taste: Taste = ()


NATURES: Final[dict[str, dict[str, Nature]]] = {
    "cartagena": {
        "sailor": Nature(100, (("crew 0: to go in all", -10),)),  # the racer
        "mate": Nature(85, (("crew 0: cards", 60),)),  # the hoarder
        "navigator": Nature(46, (("crew 1: to go in all", 8),)),  # the blocker
    },
    "gravity": {
        "sailor": Nature(266, (("seat 0: gravity", 60),)),  # the miner
        "mate": Nature(135, (("seat 0: islands", 150),)),  # the warlord
        "navigator": Nature(57, (("seat 0: pieces", 60),)),  # the gardener
    },
    "tortuga2199": {
        "sailor": Nature(140, (("captain 0: attack of all cards", 40),)),  # the raider
        "mate": Nature(85, (("captain 0: crypto of all cards", 40),)),  # the merchant
        "navigator": Nature(40, (("captain 0: redeemable influence", 60),)),  # the hunter
    },
}


class StrictPlanner(PlanningPlayer):
    """One who plans its own turn to the end and tries nothing in worlds."""

    effort = PLANNING._replace(candidates=0, worlds=0)


class ErringPlayer(StrictPlanner):
    """One who plans, but misjudges what it sees."""

    def _settings(self, state: Any, **changed: int) -> list[int]:
        settings = super()._settings(state, **changed)
        assert self.game.lesson is not None
        nature = NATURES.get(self.game.id, {}).get(self.level, Nature())
        settings[places.ERROR] = nature.error
        for number, (feature, weight) in enumerate(nature.taste):
            place = places.TASTES + 2 * number
            settings[place : place + 2] = [self.game.lesson.names.index(feature), weight]
        return settings


CHARACTERS: Final = {
    "advice": AdvicePlayer,
    "sailor": ErringPlayer,
    "mate": ErringPlayer,
    "navigator": ErringPlayer,
    "captain": StrictPlanner,
    "master": LookingPlayer,
}  # weakest first


def has_character(game: str, level: str) -> bool:
    """Whether a level has a character of its own at a game."""
    return game in NATURES and level in CHARACTERS
