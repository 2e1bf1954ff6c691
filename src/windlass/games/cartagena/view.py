"""A redacted position as a screen needs it: pieces, cards, and what each legal action would do."""

from __future__ import annotations

import msgspec

from windlass.engine.text import Seat, Text
from windlass.games.cartagena.actions import END, RETREAT, STARTS
from windlass.games.cartagena.components import BOAT, SYMBOL_NAMES
from windlass.games.cartagena.rules import actor, fallback, landing, legal, pirates_aboard, standing
from windlass.games.cartagena.state import State


class SeatView(msgspec.Struct):
    """One player's things. A hidden hand is None; `known` counts its cards that everyone saw being taken."""

    pirates: list[int]
    aboard: int
    held: int
    hand: list[int] | None
    known: list[int]


class Preview(msgspec.Struct):
    """What a legal action would do: the way of the pirate, the spaces it passes over, and how many cards it draws."""

    code: int
    symbol: int
    start: int
    target: int
    passed: list[int]
    draws: int
    ends_turn: bool


class CartagenaView(msgspec.Struct, tag="cartagena"):
    """The table as one seat sees it. Spaces count from 1; 0 is the start and `boat` the boat."""

    seat: int
    actor: int
    round: int
    actions_left: int
    boat: int
    last: int
    symbols: list[str]
    track: list[int]
    seats: list[SeatView]
    deck: int
    discard: list[int]
    row: list[int] | None
    hidden_hands: bool
    previews: list[Preview]


def view(state: State, seat: int) -> CartagenaView:
    """What a screen of this seat shows."""
    return CartagenaView(
        seat=seat,
        actor=actor(state),
        round=state.round,
        actions_left=state.actions - state.made,
        boat=BOAT,
        last=state.last,
        symbols=list(SYMBOL_NAMES[: state.symbols]),
        track=state.track[1 : state.last + 1],
        seats=[seat_view(state, owner, seat) for owner in range(state.seats)],
        deck=state.deck_left,
        discard=state.discard[: state.symbols],
        row=state.row[: state.row_left] if state.open_row else None,
        hidden_hands=bool(state.hidden_hands),
        previews=previews(state) if seat >= 0 and seat == actor(state) else [],
    )


def seat_view(state: State, owner: int, seat: int) -> SeatView:
    """One player's things as another seat sees them."""
    hidden = state.hidden_hands and owner != seat
    return SeatView(
        pirates=state.where[owner][: state.pirates],
        aboard=pirates_aboard(state, owner),
        held=state.held[owner],
        hand=None if hidden else state.hand[owner][: state.symbols],
        known=state.known[owner][: state.symbols],
    )


def previews(state: State) -> list[Preview]:
    """What each legal action of the actor would do."""
    out = [0] * (END + 1)
    return [preview(state, out[index]) for index in range(legal(state, out))]


def preview(state: State, code: int) -> Preview:
    """What one action would do."""
    last_one = state.made + 1 == state.actions
    if code == END:
        return Preview(code, -1, -1, -1, [], 0, ends_turn=True)
    if code < RETREAT:
        symbol, start = divmod(code, STARTS)
        target = landing(state, symbol, start)
        passed = [space for space in range(start + 1, min(target, state.last + 1)) if state.track[space] == symbol]
        return Preview(code, symbol, start, target, passed, 0, last_one)
    start = code - RETREAT + 1
    target = fallback(state, start)
    return Preview(code, -1, start, target, [], state.crowd[target], last_one)


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
