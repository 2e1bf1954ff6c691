"""The rules: who decides, what is allowed, what happens, who wins. One module a chapter of the rulebook."""

from windlass.games.tortuga2199.rules.course import actor, apply, legal
from windlass.games.tortuga2199.rules.ending import ENDINGS, outcome

__all__ = ["ENDINGS", "actor", "apply", "legal", "outcome"]
