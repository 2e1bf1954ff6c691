"""What a choice would do: what it takes from the purse."""

from windlass.games.tortuga2199.forecast.prices import Preview, preview, prices_of

__all__ = ["Preview", "preview", "prices_of"]
