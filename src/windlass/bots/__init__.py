"""Bots: levels of play. Their input is a redacted position, never the truth."""
