"""Tortuga 2199: pirate captains fight for a planet with decks of cards. Mikhail Loyko, Denis Plastinin; 2-4 players."""

from __future__ import annotations

from windlass.engine.game import Game
from windlass.games.tortuga2199 import actions, advice, forecast, inventory, notation, refusals, rules, secrecy, setup, view
from windlass.games.tortuga2199.actions import Action, Attack, ChooseShip, Move, Place, Plain, Redeem, Reinforce, WithCard
from windlass.games.tortuga2199.components import DIGEST, FORMER, messages
from windlass.games.tortuga2199.events import EVENTS
from windlass.games.tortuga2199.features import LESSON
from windlass.games.tortuga2199.options import Tortuga2199Options, long_game_limit, option_sets
from windlass.games.tortuga2199.state import HIDDEN, IN_HOLD, NOBODY, State
from windlass.games.tortuga2199.view import Tortuga2199View

__all__ = [
    "GAME",
    "Action",
    "Attack",
    "ChooseShip",
    "Move",
    "Place",
    "Plain",
    "Redeem",
    "Reinforce",
    "State",
    "Tortuga2199Options",
    "Tortuga2199View",
    "WithCard",
]

GAME = Game(
    id="tortuga2199",
    version=2,
    replays=(1,),  # what is gained after a victory is not gained any more
    package=__name__,
    components=DIGEST,
    former=FORMER,
    seat_counts=range(2, 5),
    state=State,
    options=Tortuga2199Options,
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
    lasting=("cards",),
    preview=forecast.preview,
    constants={
        "NOBODY": NOBODY,
        "IN_HOLD": IN_HOLD,
        "UNKNOWN": HIDDEN,
        "ABILITY_DEEDS": actions.ABILITY_DEEDS,
        "ABILITY_PICTURES": actions.ABILITY_PICTURES,
    },
    prompt=view.prompt,
    describe=actions.describe,
    conserved=inventory.conserved,
    scores=view.scores,
    messages=messages,
    lesson=LESSON,
)
