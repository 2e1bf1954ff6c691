"""What a choice would do: what it takes from the purse, what it brings, and what a combat is about."""

from windlass.games.tortuga2199.forecast.prices import prices_of
from windlass.games.tortuga2199.forecast.stakes import Preview, Stakes, preview, stakes

__all__ = ["Preview", "Stakes", "preview", "prices_of", "stakes"]
