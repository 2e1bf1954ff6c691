"""What a learner sees of a position: for every crew how far each pirate has to go, where its cards lead and what a retreat would yield.

No number names a space or a segment, so what is learned on one tunnel holds on all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from windlass.engine.bits import lowest
from windlass.engine.lesson import Lesson
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.cartagena.components import BOAT, COPIES, SEGMENTS, START, SYMBOL_NAMES, SYMBOLS
from windlass.games.cartagena.options import TINY, CartagenaOptions, long_game_limit
from windlass.games.cartagena.state import PIRATES, SEATS, State
from windlass.games.cartagena.tunnel import crowd, fallback, landing, pirates_aboard, pirates_at
from windlass.games.cartagena.winning import hope, promise

VISIBLE: Final = 4  # cards of the open row that count
OF_PIRATE: Final = ("to go", *(f"jump by {symbol}" for symbol in SYMBOL_NAMES), "cards for a retreat", "way of a retreat")
OF_CREW: Final = (
    *(f"pirate {number} {name}" for number in range(PIRATES) for name in OF_PIRATE),
    *(f"cards of {symbol}" for symbol in SYMBOL_NAMES),
    "cards", "aboard", "to go in all", "on turn",
)  # fmt: skip
OF_TABLE: Final = (
    "actions left",
    *(f"row {place} is {symbol}" for place in range(VISIBLE) for symbol in SYMBOL_NAMES),
    "cards in the row", "cards in the deck",
    *(f"unseen {symbol}" for symbol in SYMBOL_NAMES),
    "rounds without progress",
)  # fmt: skip
FEATURES: Final = (*(f"crew {crew}: {name}" for crew in range(SEATS) for name in OF_CREW), *OF_TABLE)
CREW_WIDTH: Final = len(OF_CREW)
PIRATE_WIDTH: Final = len(OF_PIRATE)
TABLE_START: Final = SEATS * CREW_WIDTH
COUNT: Final = len(FEATURES)
COURSES: Final = ("jamaica", "tortuga", "hispaniola")


@rule
def features(state: State, seat: int, out: Row) -> None:
    """Describe a position as a seat may know it: its own crew first, then the others in turn order, then the table."""
    for place in range(COUNT):
        out[place] = 0
    for crew in range(state.seats):
        describe_crew(state, seat, (seat + crew) % state.seats, out, crew * CREW_WIDTH)
    describe_table(state, seat, out)


@rule
def suits_of(state: State, reader: int, seat: int) -> int:
    """The symbols a seat may hold for all the reader knows, one bit each."""
    if seat == reader or state.hidden_hands == 0:
        return state.suits[seat]
    unknown = state.held[seat]
    suits = 0
    for symbol in range(state.symbols):
        unknown -= state.known[seat][symbol]
        if state.known[seat][symbol] > 0:
            suits |= 1 << symbol
    return (1 << state.symbols) - 1 if unknown > 0 else suits


@rule
def describe_crew(state: State, reader: int, seat: int, out: Row, start: int) -> None:
    """Pirates from the rearmost on, then the cards known to be in the hand, then sums."""
    suits = suits_of(state, reader, seat)
    at = start
    total = 0
    places = state.crew[seat]
    while places != 0:
        place = lowest(places)
        places &= places - 1
        for _ in range(pirates_at(state, seat, place)):
            describe_pirate(state, place, suits, out, at)
            total += out[at]
            at += PIRATE_WIDTH
    at = start + PIRATES * PIRATE_WIDTH
    hidden = seat != reader and state.hidden_hands == 1
    for symbol in range(state.symbols):
        out[at + symbol] = state.known[seat][symbol] if hidden else state.hand[seat][symbol]
    at += SYMBOLS
    out[at] = state.held[seat]
    out[at + 1] = pirates_aboard(state, seat)
    out[at + 2] = total
    out[at + 3] = int(state.turn == seat)


@rule
def describe_pirate(state: State, place: int, suits: int, out: Row, at: int) -> None:
    """How far a pirate has to go, how far each card would bring it, and what a retreat would bring and lose."""
    end = state.last + 1
    if place != BOAT:
        out[at] = end - place
        while suits != 0:
            symbol = lowest(suits)
            suits &= suits - 1
            out[at + 1 + symbol] = min(landing(state, symbol, place), end) - place
    target = fallback(state, place)
    if target != START and (place != BOAT or state.boat_retreat == 1):
        out[at + 1 + SYMBOLS] = crowd(state, target)
        out[at + 2 + SYMBOLS] = min(place, end) - target


@rule
def describe_table(state: State, seat: int, out: Row) -> None:
    """The turn, the row, and the cards that nobody has shown."""
    out[TABLE_START] = state.actions - state.made
    at = TABLE_START + 1
    for place in range(min(VISIBLE, state.row_left)):
        out[at + place * SYMBOLS + state.row[place]] = 1
    at += VISIBLE * SYMBOLS
    out[at] = state.row_left
    out[at + 1] = state.deck_left
    at += 2
    for symbol in range(state.symbols):
        unseen = state.copies - state.discard[symbol]
        for other in range(state.seats):
            hidden = other != seat and state.hidden_hands == 1
            unseen -= state.known[other][symbol] if hidden else state.hand[other][symbol]
        out[at + symbol] = unseen
    out[at + SYMBOLS] = min(state.round - state.progress, 20)


@rule
def is_quiet(state: State) -> bool:
    """Always: an action of Cartagena leaves nothing half done."""
    return state.seats > 0


def course_of(state: State) -> str:
    """The variant, for the game of the rulebook's sizes, or the tiny game that can be solved."""
    sizes = (state.segments, state.symbols, state.copies, state.pirates, state.actions)
    if (
        sizes == (TINY.segments, TINY.symbols, TINY.copies, TINY.pirates, TINY.actions)
        and state.hidden_hands == 0
        and state.seats == TINY.seats
    ):
        return "tiny"
    if sizes != (SEGMENTS, SYMBOLS, COPIES, 6, 3):
        return ""
    return "tortuga" if state.hidden_hands == 0 else "hispaniola" if state.open_row == 1 else "jamaica"


def courses(seats: int) -> Mapping[str, Sequence[CartagenaOptions]]:
    """One course a variant, and for two the tiny game."""
    found = {variant: [long_game_limit(CartagenaOptions(seats=seats, variant=variant))] for variant in COURSES}
    return found | {"tiny": [long_game_limit(TINY)]} if seats == TINY.seats else found


GAINS: Final = {"steps": ("crew 0: to go in all", -1), "cards": ("crew 0: cards", 1), "aboard": ("crew 0: aboard", 1)}
LESSON: Final = Lesson(
    names=FEATURES, features=features, is_quiet=is_quiet, course_of=course_of, courses=courses, gains=GAINS, hope=hope, promise=promise
)  # fmt: skip
