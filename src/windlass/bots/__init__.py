"""Bots: levels of play, and what a bot of one's own is. Their input is a redacted position, never the truth."""

from windlass.bots.player import Player, fair_choice, lots_of
from windlass.bots.registry import Level, find_player, levels

__all__ = ["Level", "Player", "fair_choice", "find_player", "levels", "lots_of"]
