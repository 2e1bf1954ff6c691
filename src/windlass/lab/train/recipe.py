"""Recipes: how long traces are, how much is played before learning begins, and how steps shrink. Measured, one a game."""

from __future__ import annotations

from typing import Final

import msgspec

PAIR: Final = 2


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """How a network is taught. Shares are of the time given."""

    trace: float = 0.8  # TD(lambda)
    warm_games: int = 3000  # games by rules of thumb, from which the first network learns who won
    batch_games: int = 300  # games between two fits
    passes: int = 2  # how often a fit goes through them: with many seats a pass takes as long as playing
    rate: tuple[float, float] = (1e-3, 1e-4)  # of learning, at the beginning and at the end
    gentle: float = 0.4  # share of the first rate with which one goes on that has learned before
    explore: tuple[int, int] = (60, 10)  # decisions by lot, in thousandths
    league: float = 0.2  # share of games against others than oneself
    advised: float = 0.4  # how often such another follows rules of thumb; else it is an earlier self
    curious: float = 0.0  # share of players that like something beyond its worth, where a game names such things
    selves: int = 6  # earlier selves that are kept
    planned: float = 0.6  # from this share of the time on players plan
    width: int = 3  # lines a planning player carries on
    depth: int = 8
    draws: int = 0  # of chance over which they average
    most: int = 3000  # decisions after which a game is cut off


RECIPES: Final = {
    "cartagena": Recipe(trace=0.85, warm_games=2000, draws=3),
    "tortuga2199": Recipe(trace=0.9, warm_games=9000, passes=4, planned=1.0, curious=0.3),
    "gravity": Recipe(trace=0.8, warm_games=4000, most=1200),
}
# With more than two seats: who sits among its kind wins by luck mostly; among rules of thumb it learns faster what choices are worth.
MANY: Final[dict[str, dict[str, float]]] = {"cartagena": {"league": 1.0, "advised": 1.0, "planned": 0.5}}


def recipe_of(game: str, seats: int) -> Recipe:
    """The recipe of a game at so many seats, or the usual one."""
    usual = RECIPES.get(game, Recipe())
    return msgspec.structs.replace(usual, **MANY.get(game, {})) if seats > PAIR else usual
