"""What lies ahead: what a choice would do, what the islands phase would do if it came now, where a redistribution may put things."""

from windlass.games.gravity.forecast.phase import Forecast, SpreadView, forecast, spread, winner
from windlass.games.gravity.forecast.previews import Preview, preview

__all__ = ["Forecast", "Preview", "SpreadView", "forecast", "preview", "spread", "winner"]
