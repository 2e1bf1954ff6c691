"""Puzzles: positions with one clearly best way to go on, kept as data, and the judging of attempts without any bot."""

from windlass.puzzles.puzzle import Attempt, Kind, Puzzle, print_of
from windlass.puzzles.shelf import of_the_day, puzzles_of

__all__ = ["Attempt", "Kind", "Puzzle", "of_the_day", "print_of", "puzzles_of"]
