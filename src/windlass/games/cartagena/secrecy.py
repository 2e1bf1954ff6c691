"""What a seat may know: in hidden play its own hand, everyone's number of cards, the discard and the row."""

from __future__ import annotations

from windlass.engine.chance import pick_counted
from windlass.engine.rule import rule
from windlass.games.cartagena.state import State


@rule
def redact(state: State, seat: int) -> None:
    """Blank the generator and, where hands are hidden, the other hands and the deck, keeping their sizes."""
    for word in range(4):
        state.chance[word] = 0
    if state.hidden_hands == 0:
        return
    for symbol in range(state.symbols):
        state.deck[symbol] = 0
        for other in range(state.seats):
            if other != seat:
                state.hand[other][symbol] = 0


@rule
def imagine(state: State, seat: int) -> None:
    """Deal the cards nobody has shown to the other hands, which hold at least what was seen taken, and to the deck."""
    if state.hidden_hands == 0:
        return
    unseen = 0
    for symbol in range(state.symbols):
        left = state.copies - state.discard[symbol]
        for place in range(state.row_left):
            if state.row[place] == symbol:
                left -= 1
        for other in range(state.seats):
            if other == seat:
                left -= state.hand[other][symbol]
            else:
                left -= state.known[other][symbol]
        state.deck[symbol] = left
        unseen += left
    for other in range(state.seats):
        if other != seat:
            missing = state.held[other]
            for symbol in range(state.symbols):
                state.hand[other][symbol] = state.known[other][symbol]
                missing -= state.known[other][symbol]
            for _ in range(missing):
                symbol = pick_counted(state.chance, state.deck, unseen)
                state.deck[symbol] -= 1
                unseen -= 1
                state.hand[other][symbol] += 1
