"""A redacted position as a screen needs it: pieces, cards, and what each legal action would do."""

from __future__ import annotations

from typing import Annotated

import msgspec

from windlass.engine.text import Seat, Text
from windlass.engine.words import one_of
from windlass.games.cartagena.components import BOAT, CROWD, SYMBOL_NAMES
from windlass.games.cartagena.rules import actor
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import pirates_aboard, places_of, standing, track


class SeatView(msgspec.Struct):
    """One player's things. A hidden hand is None; `known` counts its cards that everyone saw being taken."""

    pirates: list[int]
    aboard: int
    held: int
    hand: list[int] | None
    known: list[int]


class CartagenaView(msgspec.Struct, tag="cartagena"):
    """The table as one seat sees it. Spaces count from 1; 0 is the start and `boat` the boat."""

    seat: int
    actor: int
    round: int
    actions: int
    actions_left: int
    boat: int
    last: int
    symbols: list[Annotated[str, one_of("SymbolName", SYMBOL_NAMES)]]
    track: list[int]
    seats: list[SeatView]
    deck: int
    discard: list[int]
    row: list[int] | None
    hidden_hands: bool
    crowd: int


def view(state: State, seat: int) -> CartagenaView:
    """What a screen of this seat shows."""
    return CartagenaView(
        seat=seat,
        actor=actor(state),
        round=state.round,
        actions=state.actions,
        actions_left=state.actions - state.made,
        boat=BOAT,
        last=state.last,
        symbols=list(SYMBOL_NAMES[: state.symbols]),
        track=track(state),
        seats=[seat_view(state, owner, seat) for owner in range(state.seats)],
        deck=state.deck_left,
        discard=state.discard[: state.symbols],
        row=state.row[: state.row_left] if state.open_row else None,
        hidden_hands=bool(state.hidden_hands),
        crowd=CROWD,
    )


def seat_view(state: State, owner: int, seat: int) -> SeatView:
    """One player's things as another seat sees them."""
    hidden = state.hidden_hands and owner != seat
    return SeatView(
        pirates=places_of(state, owner),
        aboard=pirates_aboard(state, owner),
        held=state.held[owner],
        hand=None if hidden else state.hand[owner][: state.symbols],
        known=state.known[owner][: state.symbols],
    )


def prompt(state: State, seat: int) -> Text:
    """What is asked of the actor; everyone else reads whom they wait for."""
    deciding = actor(state)
    if deciding != seat:
        return Text("cartagena-prompt-wait", {"seat": Seat(deciding)})
    if state.made == 0:
        return Text("cartagena-prompt-first", {"left": state.actions})
    return Text("cartagena-prompt-more", {"left": state.actions - state.made})


def scores(state: State) -> list[int]:
    """Per seat the sum of the spaces reached, the boat counting one more than the last."""
    return [standing(state, seat) % 1000 + pirates_aboard(state, seat) * (state.last + 1) for seat in range(state.seats)]
