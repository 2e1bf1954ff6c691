"""Puzzles are found in simulated matches, checked by a deeper search or, where that can be, exactly, and rated by who solves them."""
