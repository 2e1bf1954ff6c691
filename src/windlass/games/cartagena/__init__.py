"""Cartagena: pirates race through a tunnel to the boat. Leo Colovini; 2-5 players."""

from __future__ import annotations

from typing import Any

from windlass.engine.game import Game
from windlass.engine.refusal import Refusal
from windlass.games.cartagena import actions, advice, notation, rules, secrecy, setup, view
from windlass.games.cartagena.components import BOAT, CROWD, DIGEST, START
from windlass.games.cartagena.events import EVENTS
from windlass.games.cartagena.options import CartagenaOptions, long_game_limit, option_sets
from windlass.games.cartagena.state import State


def why_not(state: State, action: int) -> Refusal:
    """Why an action is not legal now."""
    if not 0 <= action < actions.ACTIONS:
        return Refusal("action.unknown", code=action)
    asked = actions.face(action)
    if isinstance(asked, actions.EndTurn):
        return Refusal("cartagena.first-action")
    if asked.space not in state.where[state.turn][: state.pirates]:
        return Refusal("cartagena.no-pirate", place=actions.place(asked.space))
    if isinstance(asked, actions.Advance):
        return Refusal("cartagena.no-such-card", symbol=actions.symbol_text(asked.symbol))
    if asked.space == BOAT and not state.boat_retreat:
        return Refusal("cartagena.boat-is-final")
    return Refusal("cartagena.nobody-behind", place=actions.place(asked.space))


def conserved(state: State) -> Any:
    """Pirates of each seat, cards of each symbol and cards in all, and that crowds and memories agree with them."""
    pirates = [sum(1 for space in state.where[seat][: state.pirates] if START <= space <= BOAT) for seat in range(state.seats)]
    row = state.row[: state.row_left]
    cards = [
        state.deck[symbol] + state.discard[symbol] + row.count(symbol) + sum(hand[symbol] for hand in state.hand)
        for symbol in range(state.symbols)
    ]
    total = state.deck_left + sum(state.discard) + state.row_left + sum(state.held)
    on_track = [sum(1 for row in state.where for space in row[: state.pirates] if space == at) for at in range(1, state.last + 1)]
    remembered = all(state.known[seat][symbol] <= hand[symbol] for seat, hand in enumerate(state.hand) for symbol in range(state.symbols))
    return pirates, cards, total, on_track == state.crowd[1 : state.last + 1], max(state.crowd) <= CROWD, remembered


GAME = Game(
    id="cartagena",
    version=1,
    package=__name__,
    components=DIGEST,
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
    code=actions.code,
    print_action=notation.print_action,
    parse_action=notation.parse_action,
    print_position=notation.print_position,
    parse_position=notation.parse_position,
    why_not=why_not,
    view=view.view,
    prompt=view.prompt,
    describe=actions.describe,
    conserved=conserved,
    scores=view.scores,
)
