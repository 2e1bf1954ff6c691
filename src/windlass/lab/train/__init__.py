"""Learning to value positions: self-play recorded by compiled loops, a small network fitted with NumPy, selection by play."""
