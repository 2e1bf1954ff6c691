"""Whether a position could stand on a table: pirates find room, cards are those of the box, and what is being decided agrees with it."""

from __future__ import annotations

from windlass.games.cartagena.rules import BY_ESCAPE, BY_FREEZE, BY_STALL, can_act
from windlass.games.cartagena.secrecy import certain, counted_in_others, out_of_sight
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import pirates_aboard


def flaw(state: State) -> str:
    """The name of a part that contradicts the rest, empty when all agree. A line may leave cards out, but never add any."""
    return _flaw_of_places(state) or _flaw_of_cards(state) or _flaw_of_knowledge(state) or _flaw_of_turn(state)


def _flaw_of_places(state: State) -> str:
    """More pirates aboard than ever."""
    return "best" if any(state.best[seat] < pirates_aboard(state, seat) for seat in range(state.seats)) else ""


# -- Cards -----------------------------------------------------------------------------------------------------------


def _flaw_of_cards(state: State) -> str:
    """Sizes that do not fit what is shown, more cards than there are, or a row that should have been laid."""
    zones = [("deck", state.deck, state.deck_left), *(("held", state.hand[seat], state.held[seat]) for seat in range(state.seats))]
    for name, cards, size in zones:
        if size != sum(cards) and (any(cards) or not state.hidden_hands):
            return name
    seen = [sum(column) for column in zip(state.deck, state.discard, *map(_shown, state.hand, state.known), strict=True)]
    for symbol in state.row[: state.row_left]:
        seen[symbol] += 1
    total = state.deck_left + sum(state.discard) + state.row_left + sum(state.held)
    if max(seen) > state.copies or total > state.copies * state.symbols:
        return "copies"
    if state.opening * state.seats > state.copies * state.symbols:
        return "opening"
    return "row" if state.open_row and not state.row_left and state.deck_left else ""


def _shown(hand: list[int], known: list[int]) -> list[int]:
    """The cards of a hand that are certain: those in sight, and of each symbol at least those seen being taken."""
    return [max(pair) for pair in zip(hand, known, strict=True)]


# -- Who may know it -------------------------------------------------------------------------------------------------


def _flaw_of_knowledge(state: State) -> str:
    """Something remembered that cannot be, or blanks that are nobody's: a position is the truth or what one reader knows."""
    if any(map(any, state.known)) and not (state.hidden_hands and state.open_row):
        return "known"
    if any(sum(_shown(hand, known)) > held for hand, known, held in zip(state.hand, state.known, state.held, strict=True)):
        return "known"
    if state.reshuffled and not state.hidden_hands:
        return "counted"
    for symbol, lying in enumerate(state.discard):  # what was played since a reshuffle lies there
        if sum(min(0, row[symbol]) for row in state.counted) < -lying:
            return "counted"
        if any(counted_in_others(state, seat, symbol) < -lying for seat in range(-1, state.seats)):
            return "counted_all"
    hidden = state.deck_left != sum(state.deck) or any(held != sum(hand) for held, hand in zip(state.held, state.hand, strict=True))
    if not hidden and state.counted_all == [sum(column) for column in zip(*state.counted, strict=True)]:
        return _flaw_of_truth(state)
    readers = [seat for seat in range(-1, state.seats) if _is_what_it_knows(state, seat)]
    if not readers:
        return "hands" if hidden else "counted_all"
    return next((found for found in (_flaw_of_reader(state, seat) for seat in readers) if found), "")


def _flaw_of_truth(state: State) -> str:
    """What was remembered or counted in a hand that does not hold it."""
    for seat in range(state.seats):
        for symbol in range(state.symbols):
            if state.known[seat][symbol] > state.hand[seat][symbol]:
                return "known"
            if state.counted[seat][symbol] > state.hand[seat][symbol]:
                return "counted"
    return ""


def _is_what_it_knows(state: State, seat: int) -> bool:
    """Whether this reader's own hand is shown, and nothing that this reader may not know."""
    if seat >= 0 and sum(state.hand[seat]) != state.held[seat]:
        return False
    others = [other for other in range(state.seats) if other != seat]
    return not any(state.deck) and not any(any(state.hand[other]) or any(state.counted[other]) for other in others)


def _flaw_of_reader(state: State, seat: int) -> str:
    """Cards certain to be in the other hands that find no room there or are in sight elsewhere."""
    floors = [certain(state, seat, symbol) for symbol in range(state.symbols)]
    if any(floor > out_of_sight(state, seat, symbol) for symbol, floor in enumerate(floors)):
        return "counted_all"
    room = sum(state.held[other] for other in range(state.seats) if other != seat)
    own = zip(state.counted[seat], state.hand[seat], strict=True) if seat >= 0 else ()
    if sum(floors) > room or any(counted > held for counted, held in own):
        return "counted_all"
    return ""


# -- What is being decided -------------------------------------------------------------------------------------------


def _flaw_of_turn(state: State) -> str:
    """An end that did not come or should have, actions made beyond the turn, or a seat to act that cannot."""
    escaped = [seat for seat in range(state.seats) if pirates_aboard(state, seat) == state.pirates]
    stalled = 0 < state.stall_limit < state.round - state.progress
    frozen = not any(can_act(state, seat) for seat in range(state.seats))
    if state.progress > state.round:
        return "progress"
    if state.ended == BY_ESCAPE:
        return "made" if state.made == 0 else "" if escaped == [state.turn] else "ended"
    if escaped or (state.ended == BY_FREEZE and not frozen) or (state.ended == BY_STALL) != stalled:
        return "ended"
    if state.made >= (1 if state.ended else state.actions):
        return "made"
    return "turn" if not state.ended and state.made == 0 and not can_act(state, state.turn) else ""
