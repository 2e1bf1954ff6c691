"""Why an action is advised, and the stages of a turn that keep weights apart."""

from __future__ import annotations

from typing import Final

REASONS: Final = (
    "rests", "ship", "place", "reserve-back", "draws", "money-first", "resources", "leap", "fight", "stronger", "spare", "hunt", "sector",
    "influence", "wins", "scout", "minerals", "target", "crew", "walls", "thinner", "keep", "prize", "wasteful",
)  # fmt: skip
RESTS: Final = REASONS.index("rests")
BEST_SHIP: Final = REASONS.index("ship")
BEST_PLACE: Final = REASONS.index("place")
RESERVE_BACK: Final = REASONS.index("reserve-back")
DRAWS: Final = REASONS.index("draws")
MONEY_FIRST: Final = REASONS.index("money-first")
RESOURCES: Final = REASONS.index("resources")
LEAP: Final = REASONS.index("leap")
FIGHT: Final = REASONS.index("fight")
STRONGER: Final = REASONS.index("stronger")
SPARE: Final = REASONS.index("spare")
HUNT: Final = REASONS.index("hunt")
SECTOR: Final = REASONS.index("sector")
GAINS: Final = REASONS.index("influence")
WINS: Final = REASONS.index("wins")
SCOUT: Final = REASONS.index("scout")
MINERALS: Final = REASONS.index("minerals")
TARGET: Final = REASONS.index("target")
CREW: Final = REASONS.index("crew")
WALLS: Final = REASONS.index("walls")
THINNER: Final = REASONS.index("thinner")
KEEP: Final = REASONS.index("keep")
PRIZE: Final = REASONS.index("prize")
WASTEFUL: Final = REASONS.index("wasteful")

# Stages of a turn, far apart: a later stage waits until the earlier ones have nothing to offer.
FIRST: Final = 9000
REDEEMING: Final = 8000
MONEY: Final = 7000
FIGHTING: Final = 6000
PLAYING: Final = 5000
TAKING: Final = 4000
BUYING: Final = 3000
MOVING: Final = 2000
LEAPING: Final = 1500
TIDYING: Final = 1000
VICTORY: Final = 20000
