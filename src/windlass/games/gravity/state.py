"""The position of Gravity: where every island, piece, card and unit of gravity is, and what is being decided."""

from __future__ import annotations

from typing import Final

from windlass.engine.record import Grid, Record, Row, i8, i16, i64, record
from windlass.games.gravity.components import ISLANDS, KINDS, SIDES, TURNS

SEATS: Final = 4
NOBODY: Final = -1
NOTHING: Final = -1
NO_ABILITY: Final = 0
CASTLED: Final = 1 + KINDS  # in the row of played cards: a castling, plus the kind of card it stands for

# What is being decided.
OVER: Final = 0
BOARDING: Final = 1  # which airship to take, where players choose their abilities
SETTLING: Final = 2  # where to settle at the start
REFUGE: Final = 3  # where to settle after losing the last island
KEEPING: Final = 4  # which cards to throw away
TURN: Final = 5  # a card, castling, idleness or a pass
LAYING: Final = 6  # which cards to lay down for castling
CALLING: Final = 7  # whose actions to use after castling
SAVING: Final = 8  # which cards to save after a pass
ACTING: Final = 9  # which action of the card
EXTRA: Final = 10  # whether to use the airship's ability beside the action
ORIGIN: Final = 11  # capture: from where
TARGET: Final = 12  # capture: which island
FORCE: Final = 13  # capture: how many hunters
HIRELINGS: Final = 14  # capture: how many mercenaries
LOSSES: Final = 15  # capture: how many of the lost are hunters
STRIKING: Final = 16  # superiority: where
SLAYING: Final = 17  # superiority: how many of the destroyed are hunters
RECRUITING: Final = 18  # recruiting: where
HUNTER_POST: Final = 19  # support: hunters for one island
MERCENARY_POST: Final = 20  # support: mercenaries for one island
BRIBING: Final = 21  # bribing: from where
LODGING: Final = 22  # bribing: to where
TAPPING: Final = 23  # illegal mining: where
MINING: Final = 24  # mining: on which islands
PERMANENT: Final = 25  # transport: permanent gravity for one island
TEMPORARY: Final = 26  # transport: temporary gravity for one island
CONVERTING: Final = 27  # converting: where
ROTATING: Final = 28  # rotating: which island, how far
SPECULATING: Final = 29  # speculating: on which islands
PULLING: Final = 30  # which of equally unstable islands
PLACING: Final = 31  # which side of the strongest island
ORIENTING: Final = 32  # which way round
ENDOWING: Final = 33  # which joined islands receive gravity
CHOOSING: Final = 34  # which of several islands adrift comes first
DOCKING: Final = 35  # where an island adrift is attached
STEP_NAMES: Final = (
    "over", "boarding", "settling", "refuge", "keeping", "turn", "laying", "calling", "saving", "acting", "extra", "origin", "target",
    "force", "hirelings", "losses", "striking", "slaying", "recruiting", "hunter-post", "mercenary-post", "bribing", "lodging",
    "tapping", "mining", "permanent", "temporary", "converting", "rotating", "speculating", "pulling", "placing", "orienting",
    "endowing", "choosing", "docking",
)  # fmt: skip
# What follows without asking anybody.
CLOSING: Final = 36  # an action is over
RESUMING: Final = 37  # a refuge is found
PASSING_ON: Final = 38  # a turn is over
ATTRACTING: Final = 39  # everyone has passed
PARTING: Final = 40  # the islands phase is over


@record
class State(Record):
    """Everything a replay needs. Zones of cards are counts by kind: nobody knows their order."""

    chance: Row = i64(4)

    # The map. Islands stand in hexagonal cells; Rundor's is the origin whenever a round begins.
    q: Row = i16(ISLANDS)
    r: Row = i16(ISLANDS)
    face: Row = i8(ISLANDS)
    rotation: Row = i8(ISLANDS)
    permanent: Row = i16(ISLANDS)
    temporary: Row = i16(ISLANDS)
    owner: Row = i8(ISLANDS)  # the seat whose hunters stand there, NOBODY where none do
    hunters: Row = i8(ISLANDS)
    mercenaries: Row = i8(ISLANDS)
    # Follows from the map, kept because rules ask often.
    beside: Grid = i8(ISLANDS, SIDES)  # the island in each direction, NOTHING where none is
    touch: Row = i8(ISLANDS)  # the islands beside, one bit each
    flow: Row = i8(ISLANDS)  # permanent gravity that mining would give

    # Pieces off the map.
    crew: Row = i8(SEATS)  # hunters on the airship
    hired: Row = i8(SEATS)  # mercenaries on the airship
    fallen: Row = i8(SEATS)  # destroyed hunters
    reserve: int = i8()

    # Cards. What lies face up is public, everything else its owner's secret but for the sizes.
    deck: Grid = i8(SEATS, KINDS)
    hand: Grid = i8(SEATS, KINDS)
    discard: Grid = i8(SEATS, KINDS)
    saved: Grid = i8(SEATS, KINDS)
    laid: Grid = i8(SEATS, KINDS)  # under castlings
    played: Grid = i8(SEATS, KINDS)
    row: Grid = i8(SEATS, TURNS)  # before each seat in order: 1 + a card face up, CASTLED + the card a castling stands for
    hand_size: Row = i8(SEATS)
    discard_size: Row = i8(SEATS)
    saved_size: Row = i8(SEATS)
    laid_size: Row = i8(SEATS)

    # The round.
    round: int = i16()
    first: int = i8()
    turn: int = i8()  # whose turn it is
    mover: int = i8()  # who decides
    step: int = i8()  # what is being decided
    turns: Row = i8(SEATS)  # turns taken in this round
    passed: int = i8()  # seats that have passed, one bit each

    # The decision. Blank between turns.
    card: int = i8()  # the kind of card whose actions are being used, NOTHING before
    doing: int = i8()  # the action being carried out, NOTHING before
    done: int = i8()  # which of the card's two actions are over, one bit each
    origin: int = i8()  # from where a capture or a bribe comes
    target: int = i8()  # the island being captured, struck, filled or placed
    force: int = i8()  # hunters sent, before the mercenaries are chosen
    toll: int = i8()  # pieces still to be destroyed
    need: int = i8()  # islands still to be chosen; for speculation the halves still open, one bit each
    visited: int = i8()  # islands already used by this action, one bit each
    scope: int = i8()  # islands still open to this action, one bit each
    strongest: int = i8()
    lifted: Row = i16(4)  # hunters, mercenaries, permanent and temporary gravity in the hand of whoever redistributes them
    lost: Row = i8(SEATS)  # islands each seat lost by the present action, one bit each
    fleeing: int = i8()  # whether the one who decides is looking for a refuge
    taken: int = i8()  # islands taken by seats in search of a refuge, one bit each

    # The end.
    ended: int = i8()
    winner: int = i8()

    # What was chosen before the game.
    seats: int = i8()
    ability: Row = i8(SEATS)  # 0 for none, else 1 + its place among the abilities
    dealt_abilities: int = i8()
    chosen_abilities: int = i8()
    given_map: int = i8()
    round_limit: int = i16()
