"""Moments worth looking at: matches played by the rules of thumb up to a certain decision, as match files to be opened at a table."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from windlass.bots.advice import weigh
from windlass.engine import matchfile
from windlass.engine.match import Match

MOST = 900  # decisions


@dataclass(frozen=True)
class Moment:
    """The first wanted decision of a match; `wanted` is asked with the actor's view and the number of actions played."""

    game: str
    seed: int
    wanted: Callable[[Any, int], bool]
    options: dict[str, Any] = field(default_factory=dict)


KEPT = Path(__file__).with_name("kept")  # what journeys know to the last card stays as it is, with the component values of its time

MOMENTS = {
    "cartagena": Moment("cartagena", 5, lambda view, ply: ply > 30 and view.actions_left == 2, {"seats": 4, "variant": "tortuga"}),
    "tortuga2199-choosing": Moment("tortuga2199", 3, lambda view, ply: ply == 1, {"seats": 3}),
    "gravity-settling": Moment("gravity", 2, lambda view, ply: ply == 1, {"seats": 3}),
    "gravity": Moment("gravity", 2, lambda view, ply: view.step == "turn" and view.round > 2, {"seats": 3}),
    "gravity-rotating": Moment("gravity", 2, lambda view, ply: view.step == "rotating", {"seats": 3}),
    "gravity-transport": Moment("gravity", 2, lambda view, ply: view.step == "acting" and view.card == 3 and _carries(view), {"seats": 3}),
    "gravity-capture": Moment("gravity", 2, lambda view, ply: view.step == "turn" and _mixes(view), {"seats": 3}),
    "gravity-islands": Moment("gravity", 2, lambda view, ply: view.step == "placing" and view.round > 2, {"seats": 3}),
}


def _carries(view: Any) -> bool:
    """Whether there are two islands to move gravity of both kinds between."""
    own = [island for island in view.islands if island.owner == view.seat]
    return len(own) == 2 and any(island.temporary for island in own)


def _mixes(view: Any) -> bool:
    """Whether hunters and mercenaries may set out together from the airship, in several numbers, against defenders."""
    own = view.seats[view.seat]
    foes = [island.hunters + island.mercenaries for island in view.islands if island.owner != view.seat]
    return bool(own.hand and own.hand[0]) and own.hired > 0 and any(0 < foe < own.crew for foe in foes)


def best(match: Match) -> int:
    """What the rules of thumb would do."""
    return weigh(match.game, match.redacted(match.actor))[0].action


@functools.cache
def moment(name: str) -> str:
    """The match file of a moment, kept or from the first seed in which it comes; whoever opens it decides next."""
    kept = KEPT / f"{name}.match"
    if kept.is_file():
        return kept.read_text("utf-8")
    wish = MOMENTS[name]
    for seed in range(wish.seed, wish.seed + 20):
        match = _new(wish.game, seed, wish.options)
        while match.actor >= 0 and len(match.line) < MOST:
            if wish.wanted(match.view(match.actor), len(match.line)):
                return matchfile.dump(match)
            match.play(best(match))
    raise AssertionError(f"{name} does not come")


@functools.cache
def last_moment(game: str, seed: int = 2) -> tuple[str, str]:
    """A match before its last action, and that action in the notation."""
    match = _new(game, seed, {"seats": 2 if game == "cartagena" else 3})
    while match.actor >= 0:
        match.play(best(match))
        assert len(match.line) < MOST, f"{game} does not end"
    action = match.game.print_action(match.line[-1].action)
    return matchfile.dump(match.at(len(match.line) - 1)), action


def _new(game: str, seed: int, options: dict[str, Any]) -> Match:
    return Match.new(game, seed=seed.to_bytes(16, "big"), **options)
