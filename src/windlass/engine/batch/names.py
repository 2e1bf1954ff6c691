"""The names by which loops call a game's rules. In a loop bound to a game each means the rule of that game; here they mean nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from windlass.engine.game import Game

ACTOR = LEGAL = APPLY = DEAL = OUTCOME = REDACT = IMAGINE = WEIGH = FEATURES = IS_QUIET = cast(Callable[..., Any], None)


def rules_of(game: Game) -> Mapping[str, Callable[..., Any]]:
    """What the names mean in one game. A game that nobody can learn lacks the last two."""
    meanings: dict[str, Callable[..., Any]] = {
        "ACTOR": game.actor,
        "LEGAL": game.legal,
        "APPLY": game.apply,
        "DEAL": game.deal,
        "OUTCOME": game.outcome,
        "REDACT": game.redact,
        "IMAGINE": game.imagine,
        "WEIGH": game.weigh,
    }
    if game.lesson is not None:
        meanings |= {"FEATURES": game.lesson.features, "IS_QUIET": game.lesson.is_quiet}
    return meanings
