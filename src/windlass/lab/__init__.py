"""The laboratory: games by the thousand, contests between bots, and what a finished match teaches."""

from windlass.lab.arena import Arena, Contest, Standings, contest_of
from windlass.lab.results import Results, Standing
from windlass.lab.review import Balance, Judgement, Review, review
from windlass.lab.simulate import simulate

__all__ = ["Arena", "Balance", "Contest", "Judgement", "Results", "Review", "Standing", "Standings", "contest_of", "review", "simulate"]
