"""The names by which loops call a game's rules. In a loop bound to a game each means the rule of that game; here they mean nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from windlass.engine.game import Game

ACTOR = LEGAL = APPLY = DEAL = OUTCOME = REDACT = IMAGINE = WEIGH = cast(Callable[..., Any], None)
FEATURES = IS_QUIET = HOPE = PROMISE = cast(Callable[..., Any], None)


def rules_of(game: Game) -> Mapping[str, Callable[..., Any]]:
    """What the names mean in one game. A game that nobody can learn lacks the last four."""
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
        lesson = game.lesson
        meanings |= {"FEATURES": lesson.features, "IS_QUIET": lesson.is_quiet, "HOPE": lesson.hope, "PROMISE": lesson.promise}
    return meanings
