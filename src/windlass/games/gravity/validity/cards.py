"""Cards lie where the phase puts them, and a line hides them as a reader sees them."""

from __future__ import annotations

from typing import Final

from windlass.games.gravity import state as s
from windlass.games.gravity.components import DRAWN, KEPT, SAVED, TURNS
from windlass.games.gravity.rules.preparation import deck_size
from windlass.games.gravity.rules.turns import CASTLING
from windlass.games.gravity.state import State
from windlass.games.gravity.validity.things import Checks

_ZONES: Final = ("hand", "discard", "saved", "laid")


def secrets(state: State) -> Checks:
    """A line tells all cards, those of one reader, or none: a seat's cards are all known or all hidden."""
    hidden = 0
    for seat in range(state.seats):
        known = sum(sum(getattr(state, zone)[seat]) for zone in _ZONES)
        sizes = sum(getattr(state, f"{zone}_size")[seat] for zone in _ZONES)
        yield "hand", deck_size(state, seat) > 0
        if any(state.deck[seat]):
            yield "hand", known == sizes
        else:
            hidden += 1
            yield "deck", known == 0
    yield "deck", hidden in (0, state.seats - 1, state.seats)


def zones(state: State) -> Checks:
    """Cards lie where the phase puts them."""
    for seat in range(state.seats):
        hand, discard, saved, laid = (getattr(state, f"{zone}_size")[seat] for zone in _ZONES)
        played = sum(state.played[seat])
        if state.step in (s.BOARDING, s.SETTLING, s.KEEPING):
            yield "played", not any(state.row[seat])
            yield "laid", laid == 0
            yield "turns", state.turns[seat] == 0
            yield from _preparing(state, seat, hand, discard, saved)
        else:
            castling = _castling(state) if seat == state.turn else 0
            yield "saved", saved == 0 or (saved <= SAVED and bool(state.passed >> seat & 1))
            yield "hand", hand + laid + played + saved <= KEPT + SAVED
            yield "laid", (laid - castling) % CASTLING == 0 and laid >= castling
            yield "played", sum(lying >= s.CASTLED for lying in state.row[seat]) == (laid - castling) // CASTLING
            yield "turns", state.turns[seat] == TURNS - state.row[seat].count(0)


def _preparing(state: State, seat: int, hand: int, discard: int, saved: int) -> Checks:
    """Before cards are drawn there are none; then each seat in turn throws some of five away and has its hand filled up."""
    waits = (seat - state.first) % state.seats - (state.mover - state.first) % state.seats
    if state.step != s.KEEPING:
        yield "hand", hand == discard == saved == 0
    elif waits < 0:
        yield "saved", saved == 0
        yield "hand", KEPT <= hand <= KEPT + SAVED
        yield "discard", DRAWN - KEPT <= discard <= DRAWN
    else:
        yield "saved", saved <= SAVED
        yield "hand", hand > 0 and hand + discard == DRAWN
        yield "discard", waits == 0 or discard == 0


def _castling(state: State) -> int:
    """Cards laid down for a castling that has not been named yet."""
    if state.step == s.LAYING:
        return CASTLING - state.need
    return CASTLING if state.step == s.CALLING else 0
