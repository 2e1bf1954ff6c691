"""What only Tortuga 2199 asks of a player: combat as a solved game."""
