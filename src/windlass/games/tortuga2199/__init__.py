"""Tortuga 2199: pirate captains fight for a planet with decks of cards. Mikhail Loyko, Denis Plastinin; 2-4 players."""

from __future__ import annotations

from typing import Any

from windlass.engine.game import Game
from windlass.games.tortuga2199 import actions, advice, notation, referee, rules, secrecy, setup, view
from windlass.games.tortuga2199.components import DIGEST, HUNTS, KINDS, messages
from windlass.games.tortuga2199.events import EVENTS
from windlass.games.tortuga2199.options import Tortuga2199Options, long_game_limit, option_sets
from windlass.games.tortuga2199.state import State


def conserved(state: State) -> Any:
    """Cards of each kind, hunt tokens, minerals tokens, and whether every noted size is true: constant throughout a match."""
    cards = [notation.cards_laid_out(state, kind) + state.stock[kind] for kind in range(KINDS)]
    tokens = [sum(hunt > 0 for hunt in state.hunt) + sum(holder > 0 for holder in state.captured), HUNTS]
    minerals = sum(state.mineral) + sum(state.minerals) + state.cache
    sizes = [
        all(
            sum(state.hand[seat]) == state.hand_size[seat] and sum(state.deck[seat]) == state.deck_size[seat] for seat in range(state.seats)
        ),
        sum(state.attack) == state.committed,
    ]
    return cards, tokens, minerals, sizes


GAME = Game(
    id="tortuga2199",
    version=1,
    package=__name__,
    components=DIGEST,
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
    code=actions.code,
    print_action=notation.print_action,
    parse_action=notation.parse_action,
    print_position=notation.print_position,
    parse_position=notation.parse_position,
    why_not=referee.why_not,
    view=view.view,
    prompt=view.prompt,
    describe=actions.describe,
    conserved=conserved,
    scores=view.scores,
    messages=messages,
)
