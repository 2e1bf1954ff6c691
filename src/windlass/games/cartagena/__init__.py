"""Cartagena: pirates race through a tunnel to the boat. Leo Colovini; 2-5 players."""

from __future__ import annotations

from windlass.engine.game import Game
from windlass.games.cartagena import actions, advice, forecast, inventory, notation, refusals, rules, secrecy, setup, view
from windlass.games.cartagena.actions import Action, Advance, EndTurn, Retreat
from windlass.games.cartagena.components import DIGEST, FACTS, FORMER
from windlass.games.cartagena.events import EVENTS
from windlass.games.cartagena.features import LESSON
from windlass.games.cartagena.options import CartagenaOptions, long_game_limit, option_sets
from windlass.games.cartagena.state import State
from windlass.games.cartagena.view import CartagenaView

__all__ = ["GAME", "Action", "Advance", "CartagenaOptions", "CartagenaView", "EndTurn", "Retreat", "State"]

GAME = Game(
    id="cartagena",
    version=1,
    package=__name__,
    components=DIGEST,
    former=FORMER,
    seat_counts=range(2, 6),
    state=State,
    options=CartagenaOptions,
    option_sets=option_sets,
    long_game_limit=long_game_limit,  # type: ignore[arg-type]  # takes this game's own options
    actions=actions.ACTIONS,
    events=EVENTS,
    prepare=setup.prepare,
    deal=setup.deal,
    actor=rules.actor,
    legal=rules.legal,
    apply=rules.apply,
    outcome=rules.outcome,
    redact=secrecy.redact,
    imagine=secrecy.imagine,
    weigh=advice.weigh,
    endings=rules.ENDINGS,
    reasons=advice.REASONS,
    face=actions.face,
    print_action=notation.print_action,
    parse_action=notation.parse_action,
    print_position=notation.print_position,
    parse_position=notation.parse_position,
    why_not=refusals.why_not,
    view=view.view,
    preview=forecast.preview,
    prompt=view.prompt,
    describe=actions.describe,
    conserved=inventory.conserved,
    scores=view.scores,
    facts=FACTS,
    lesson=LESSON,
)
