"""From options and chance to the first position. Rulebook, "Setting up"."""

from __future__ import annotations

from windlass.engine.chance import below
from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.refusal import Refusal
from windlass.engine.rule import rule
from windlass.games.cartagena.components import SEGMENT, SEGMENTS, START, SYMBOLS
from windlass.games.cartagena.events import DEALT
from windlass.games.cartagena.options import CartagenaOptions
from windlass.games.cartagena.rules import gain, lay_row, take_from_deck
from windlass.games.cartagena.state import State
from windlass.games.cartagena.tunnel import enter


def prepare(options: CartagenaOptions) -> State:
    """The options noted in an empty position. Refuses a track that does not fit and hands that the deck cannot fill."""
    state = State()
    state.seats = options.seats
    state.segments = options.segments
    state.symbols = options.symbols
    state.copies = options.copies
    state.pirates = options.pirates
    state.actions = options.actions
    state.opening = options.hand
    state.last = options.segments * options.symbols
    state.hidden_hands = int(options.variant != "tortuga")
    state.open_row = int(options.variant != "jamaica")
    state.boat_retreat = int(options.boat_retreat)
    state.skip_draws = int(options.skip_draws)
    state.stall_limit = options.stall_limit
    if options.hand * options.seats > options.copies * options.symbols:
        raise Refusal("cartagena.too-few-cards", cards=options.copies * options.symbols, seats=options.seats)
    if options.track:
        lay_track(state, options.track)
    elif options.symbols == 1:  # all tunnels are alike
        lay_track(state, " ".join(map(str, range(1, options.segments + 1))))
    return state


def lay_track(state: State, track: str) -> None:
    """Lay the given segments. Refuses a wrong number of segments and one used twice."""
    pieces = track.split()
    if len({piece[0] for piece in pieces}) != state.segments or len(pieces) != state.segments:
        raise Refusal("cartagena.bad-track", track=track, segments=state.segments)
    for place, piece in enumerate(pieces):
        lay_segment(state, place, int(piece[0]) - 1, piece.endswith("r"))


@rule
def lay_segment(state: State, place: int, segment: int, backwards: bool) -> None:
    """Lay one segment, forwards or backwards; in a game of fewer symbols it shows only those."""
    space = place * state.symbols
    for step in range(SYMBOLS):
        symbol = SEGMENT[segment][SYMBOLS - 1 - step] if backwards else SEGMENT[segment][step]
        if symbol < state.symbols:
            space += 1
            state.spots[symbol] |= 1 << space


@rule
def lay_random_track(state: State) -> None:
    """Lay segments in any order and either way round."""
    laid = 0
    for place in range(state.segments):
        skip = below(state.chance, SEGMENTS - place)
        segment = 0
        while skip > 0 or laid >> segment & 1 == 1:
            if laid >> segment & 1 == 0:
                skip -= 1
            segment += 1
        laid |= 1 << segment
        lay_segment(state, place, segment, below(state.chance, 2) == 1)


@rule
def deal(state: State, journal: Journal) -> None:
    """Lay the tunnel, shuffle, deal the opening hands and, if it is open, the row; everyone waits at the start."""
    if state.spots[0] == 0:  # nothing was laid by the options
        lay_random_track(state)
    for symbol in range(state.symbols):
        state.deck[symbol] = state.copies
    state.deck_left = state.symbols * state.copies
    for seat in range(state.seats):
        for _ in range(state.opening):
            gain(state, seat, take_from_deck(state))
        for _ in range(state.pirates):
            enter(state, seat, START)
    tell(journal, DEALT, EVERYONE, state.opening)
    if state.open_row == 1:
        lay_row(state, journal)
    state.round = 1
    state.progress = 1
