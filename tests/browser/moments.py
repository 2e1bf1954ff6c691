"""Moments worth looking at: matches played by the rules of thumb up to a certain decision, as match files to be opened at a table."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, field
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
    opening: bool = False  # whether it is the first decision since somebody else's


MOMENTS = {
    "cartagena": Moment("cartagena", 5, lambda view, ply: ply > 30 and view.actions_left == 2, {"seats": 4, "variant": "tortuga"}),
    "tortuga2199-choosing": Moment("tortuga2199", 3, lambda view, ply: ply == 1, {"seats": 3}),
    "tortuga2199": Moment(
        "tortuga2199",
        3,
        lambda view, ply: ply > 150 and view.step == "act" and len(_hand(view)) > 3 and _meets(view),
        {"seats": 4},
        opening=True,
    ),
    "tortuga2199-muster": Moment("tortuga2199", 3, lambda view, ply: view.step == "muster" and view.combat.committed > 1, {"seats": 3}),
    "tortuga2199-parry": Moment("tortuga2199", 3, lambda view, ply: view.step == "parry", {"seats": 3}),
    "tortuga2199-spoils": Moment("tortuga2199", 3, lambda view, ply: view.step in ("enter", "spoils"), {"seats": 3}),
    "gravity-settling": Moment("gravity", 2, lambda view, ply: ply == 1, {"seats": 3}),
    "gravity": Moment("gravity", 2, lambda view, ply: view.step == "turn" and view.round > 2, {"seats": 3}),
    "gravity-rotating": Moment("gravity", 2, lambda view, ply: view.step == "rotating", {"seats": 3}),
    "gravity-transport": Moment("gravity", 2, lambda view, ply: view.step == "acting" and view.card == 3 and _carries(view), {"seats": 3}),
    "gravity-capture": Moment("gravity", 2, lambda view, ply: view.step == "turn" and _mixes(view), {"seats": 3}),
    "gravity-islands": Moment("gravity", 2, lambda view, ply: view.step == "placing" and view.round > 2, {"seats": 3}),
}


def _hand(view: Any) -> list[int]:
    return view.holds[view.seat].hand or []


def _meets(view: Any) -> bool:
    """Whether another ship is in the sector of one's own, and may be attacked."""
    own = view.holds[view.seat].ship
    return own > 0 and any(hold.ship == own for hold in view.holds if hold.seat != view.seat)


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
    """The match file of a moment, from the first seed in which it comes; whoever opens it decides next."""
    wish = MOMENTS[name]
    for seed in range(wish.seed, wish.seed + 20):
        match = _new(wish.game, seed, wish.options)
        before = -1
        while match.actor >= 0 and len(match.line) < MOST:
            if not (wish.opening and before == match.actor) and wish.wanted(match.view(match.actor), len(match.line)):
                return matchfile.dump(match)
            before = match.actor
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
