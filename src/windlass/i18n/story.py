"""The story of a match in texts: what happened and how it ended, as message ids with their arguments."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

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


def story_texts(game: Game, events: Sequence[Event]) -> list[Text]:
    """What happened one after the other; counted facts whose secret the reader may not know are one text with their number."""
    kinds = {kind.name: kind for kind in game.events}
    texts = []
    for event, alike in itertools.groupby(events):
        text, count, kind = event_text(game, event), len(list(alike)), kinds[event.kind]
        if kind.counted and count > 1 and len(event.values) < len(kind.values):
            texts.append(Text(f"web-{game.id}-told-{event.kind}-hidden", {**text.args, "count": count}))  # as the browser tells it
        else:
            texts += [text] * count
    return texts


def ending_text(game: Game, ending: Ending) -> Text:
    """Why a match is over."""
    return Text("ending-resigned" if ending.reason == "resigned" else f"{game.id}-ending-{ending.reason}")
