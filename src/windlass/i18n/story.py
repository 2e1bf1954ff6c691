"""The story of a match in texts: what happened and how it ended, as message ids with their arguments."""

from __future__ import annotations

from windlass.engine.game import Game
from windlass.engine.journal import Event
from windlass.engine.match import Ending
from windlass.engine.text import Text


def event_text(game: Game, event: Event) -> Text:
    """What happened, as its reader may know it: without the secret values the message ends in `-hidden`."""
    kind = next(kind for kind in game.events if kind.name == event.kind)
    hidden = "-hidden" if len(event.values) < len(kind.values) else ""
    shown = {name: kind.values[name](value) for name, value in event.values.items()}
    return Text(f"{game.id}-event-{event.kind}{hidden}", shown)


def ending_text(game: Game, ending: Ending) -> Text:
    """Why a match is over."""
    return Text("ending-resigned" if ending.reason == "resigned" else f"{game.id}-ending-{ending.reason}")
