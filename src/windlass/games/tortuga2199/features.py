"""What a learner sees of a position: every captain's influence, cards and ways, the sectors, the markets and the turn.

Sectors are described by what they are and how far away they lie, never by where the tiles were laid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from windlass.engine.lesson import Lesson
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.components import (
    ATTACK_BONUS,
    CONTROL,
    CRYPTO,
    DEFENCE_BONUS,
    DIFFICULTY,
    DISTANCE,
    FIRST_HUNT,
    FIRST_SPECIAL,
    FIRST_TRADE,
    KIND_NAMES,
    KINDS,
    MANOEUVRE,
    REDEEM,
    SECTORS,
)
from windlass.games.tortuga2199.layouts import NOWHERE, SECTOR_IDS, SPECIALS
from windlass.games.tortuga2199.options import Tortuga2199Options, long_game_limit
from windlass.games.tortuga2199.rules.combat import half_defence
from windlass.games.tortuga2199.rules.ending import standing
from windlass.games.tortuga2199.rules.sectors import conquest_price, trading_posts, turrets
from windlass.games.tortuga2199.state import ABILITY, ACT, CHOOSE, ENTER, HAND, IN_HOLD, NOBODY, OPEN, SEATS, State
from windlass.games.tortuga2199.winning import hope, promise

OF_CAPTAIN: Final = (
    "influence to the goal", "influence tokens", "control", "minerals", "hand", "deck", "discard", "reserve", "in the hold", "on turn",
    "turns until its turn", "has Tortuga", "posts", "turrets", "cards", "crypto of all cards", "manoeuvres of all cards",
    "attack of all cards", "defence of all cards", "redeemable influence", "walls around its ship",
    "crypto of a usual hand", "manoeuvres of a usual hand", "crypto to come", "manoeuvres to come", "way to the reader's ship",
    *(f"owns {kind}" for kind in KIND_NAMES),
)  # fmt: skip
OF_SECTOR: Final = (
    "own", "rival's", "defence", "price", "minerals", "hunt", "difficulty", "explored", "own ship's way", "nearest rival's way",
    "rival ships here", "own ship here",
)  # fmt: skip
OF_TURN: Final = (
    "crypto", "manoeuvres", "siege", "bargain", "powers used", "fresh", "round", "council", "acting", "entering", "choosing",
    "crypto in hand", "manoeuvres in hand", "attack in hand", "redeemable in hand",
    "no attacks", "crypto conquest", "richer spoils", "Tortuga ends the game",
    "the leading rival to the goal", "lead over the rivals", "rivals ahead", "rivals near the goal",
    *(f"holds {kind}" for kind in KIND_NAMES),
    *(f"market has {kind}" for kind in KIND_NAMES[FIRST_SPECIAL:FIRST_HUNT]),
)  # fmt: skip
FEATURES: Final = (
    *(f"captain {seat}: {name}" for seat in range(SEATS) for name in OF_CAPTAIN),
    *(f"{sector}: {name}" for sector in SECTOR_IDS for name in OF_SECTOR),
    *OF_TURN,
)
CAPTAIN_WIDTH: Final = len(OF_CAPTAIN)
SECTOR_WIDTH: Final = len(OF_SECTOR)
SECTOR_START: Final = SEATS * CAPTAIN_WIDTH
TURN_START: Final = SECTOR_START + SECTORS * SECTOR_WIDTH
SIZE: Final = len(FEATURES)
OWNED_START: Final = CAPTAIN_WIDTH - KINDS
RACE: Final = OF_TURN.index("the leading rival to the goal")
HOLD_START: Final = TURN_START + len(OF_TURN) - KINDS - (FIRST_HUNT - FIRST_SPECIAL)
MARKET_START: Final = HOLD_START + KINDS
FAR: Final = 6  # a way longer than any on the map
NEAR: Final = 3  # influence that a strong turn brings
TENTHS: Final = 10 * HAND  # of a resource, in a hand of usual cards


@rule
def features(state: State, seat: int, out: Row) -> None:
    """Describe a position as a seat may know it: the captains from the seat on, the sectors, the turn."""
    for place in range(SIZE):
        out[place] = 0
    for ahead in range(state.seats):
        describe_captain(state, seat, (seat + ahead) % state.seats, out, ahead * CAPTAIN_WIDTH)
    for sector in range(SECTORS):
        if state.spot[sector] != NOWHERE:
            describe_sector(state, seat, sector, out, SECTOR_START + sector * SECTOR_WIDTH)
    describe_turn(state, seat, out)
    describe_race(state, seat, out, TURN_START + RACE)


@rule
def cards_owned(state: State, seat: int, kind: int) -> int:
    """Cards of a kind a captain owns, wherever they lie; a hidden reserve is part of the heap."""
    owned = state.deck[seat][kind] + state.hand[seat][kind] + state.discard[seat][kind]
    if state.turn == seat:
        owned += state.played[kind] + state.attack[kind]
    if state.foe == seat and state.turn != seat:
        owned += state.parry[kind]
    return owned + 1 if state.reserve[seat] == kind + 1 else owned


@rule
def describe_captain(state: State, reader: int, seat: int, out: Row, start: int) -> None:
    """One captain: influence, tokens, and the sums and kinds of all cards owned."""
    total = standing(state, seat)
    out[start] = state.goal - total
    out[start + 1] = state.influence[seat]
    out[start + 2] = total - state.influence[seat]
    out[start + 3] = state.minerals[seat]
    out[start + 4] = state.hand_size[seat]
    out[start + 5] = state.deck_size[seat]
    out[start + 7] = int(state.reserve[seat] != 0)
    out[start + 8] = int(state.ship[seat] == IN_HOLD)
    out[start + 9] = int(state.turn == seat)
    out[start + 10] = (seat - state.turn + state.seats) % state.seats
    out[start + 11] = int(state.usurper == seat)
    out[start + 12] = trading_posts(state, seat)
    out[start + 13] = turrets(state, seat)
    for kind in range(KINDS):
        owned = cards_owned(state, seat, kind)
        out[start + 6] += state.discard[seat][kind]
        if owned > 0:
            out[start + 14] += owned
            out[start + 15] += owned * CRYPTO[kind]
            out[start + 16] += owned * MANOEUVRE[kind]
            out[start + 17] += owned * ATTACK_BONUS[kind]
            out[start + 18] += owned * DEFENCE_BONUS[kind]
            out[start + 19] += owned * REDEEM[kind]
            out[start + OWNED_START + kind] = owned
        ahead = state.deck[seat][kind]
        if state.turn != seat:
            ahead += state.hand[seat][kind]  # drawn by lot at the end of its turn: what a plan hoped for must not depend on it
        if ahead > 0:
            out[start + 23] += ahead * CRYPTO[kind]
            out[start + 24] += ahead * MANOEUVRE[kind]
    out[start + 21] = TENTHS * out[start + 15] // max(out[start + 14], 1)
    out[start + 22] = TENTHS * out[start + 16] // max(out[start + 14], 1)
    if state.ship[seat] != IN_HOLD:
        out[start + 20] = half_defence(state, seat, state.ship[seat])
        out[start + 25] = way(state, reader, state.ship[seat])
    else:
        out[start + 25] = FAR


@rule
def way(state: State, seat: int, sector: int) -> int:
    """Moves from a captain's ship to a sector; FAR for a ship in the hold."""
    if state.vessel[seat] == 0 or state.ship[seat] == IN_HOLD:
        return FAR
    return DISTANCE[state.seats - 2][state.spot[state.ship[seat]]][state.spot[sector]]


@rule
def describe_sector(state: State, seat: int, sector: int, out: Row, at: int) -> None:
    """One sector: whose it is, what it costs, what lies there, who is near."""
    controller = state.controller[sector]
    if controller == seat:
        out[at] = CONTROL[sector]
    elif controller != NOBODY:
        out[at + 1] = CONTROL[sector]
    out[at + 2] = state.defence[sector]
    out[at + 3] = conquest_price(state, sector)
    out[at + 4] = state.mineral[sector]
    if state.hunt[sector] != 0:
        out[at + 5] = 1
        if state.hunt[sector] > 0:
            out[at + 6] = DIFFICULTY[state.hunt[sector] - 1]
            out[at + 7] = 1
    out[at + 8] = way(state, seat, sector)
    nearest = FAR
    for other in range(state.seats):
        if other != seat:
            nearest = min(nearest, way(state, other, sector))
            out[at + 10] += int(state.ship[other] == sector)
    out[at + 9] = nearest
    out[at + 11] = int(state.ship[seat] == sector)


@rule
def describe_turn(state: State, seat: int, out: Row) -> None:
    """The turn in progress; the hand counts only for the captain on turn, because the next one is drawn before it matters."""
    at = TURN_START
    out[at] = state.crypto
    out[at + 1] = state.manoeuvre
    out[at + 2] = state.siege
    out[at + 3] = state.bargain
    out[at + 4] = state.used
    out[at + 5] = state.fresh
    out[at + 6] = min(state.round, 30)
    out[at + 7] = int(state.usurper != NOBODY)
    out[at + 8] = int(state.step == ACT or state.step == ABILITY)
    out[at + 9] = int(state.step == ENTER)
    out[at + 10] = int(state.step == CHOOSE)
    out[at + 15] = state.no_attacks
    out[at + 16] = state.crypto_conquest
    out[at + 17] = state.richer_spoils
    out[at + 18] = state.tortuga_ends_game
    if state.turn == seat:
        for kind in range(KINDS):
            held = state.hand[seat][kind]
            if held > 0:
                out[at + 11] += held * CRYPTO[kind]
                out[at + 12] += held * MANOEUVRE[kind]
                out[at + 13] += held * ATTACK_BONUS[kind]
                out[at + 14] += held * REDEEM[kind]
                out[HOLD_START + kind] = held
    for deck in range(SPECIALS):
        for place in range(OPEN):
            kind = state.market[deck][place] - 1
            if kind >= 0:
                out[MARKET_START + kind - FIRST_SPECIAL] += 1


@rule
def describe_race(state: State, seat: int, out: Row, at: int) -> None:
    """How the captain stands against the rivals: who leads, by how much, and how many may soon be there."""
    own = standing(state, seat)
    best = 0
    for ahead in range(1, state.seats):
        total = standing(state, (seat + ahead) % state.seats)
        best = max(best, total)
        out[at + 2] += int(total > own)
        out[at + 3] += int(total >= state.goal - NEAR)
    out[at] = state.goal - best
    out[at + 1] = own - best


@rule
def is_quiet(state: State) -> bool:
    """Before the first action of a turn, and at the end: what a hand is worth shows when the turn is over."""
    return state.ended != 0 or state.fresh == 1 or state.step == CHOOSE


def course_of(state: State) -> str:
    """All games to the usual goal are learned together."""
    return "usual" if state.goal == Tortuga2199Options().goal else ""


def courses(seats: int) -> Mapping[str, Sequence[Tortuga2199Options]]:
    """Mostly the game without a scenario, with ships chosen or dealt; now and then either scenario."""
    usual = Tortuga2199Options(seats=seats)
    dealt = Tortuga2199Options(seats=seats, ships="dealt")
    scenarios = [Tortuga2199Options(seats=seats, scenario=scenario) for scenario in ("aggressive", "peaceful")]
    return {"usual": [long_game_limit(options) for options in (usual, usual, dealt, *scenarios)]}


GAINS: Final = {
    "influence": ("captain 0: influence to the goal", -1),
    "minerals": ("captain 0: minerals", 1),
    "crypto": ("captain 0: crypto of all cards", 1),
    "manoeuvres": ("captain 0: manoeuvres of all cards", 1),
}
CURIOUS: Final = (
    *(f"captain 0: owns {kind}" for kind in KIND_NAMES[FIRST_TRADE:FIRST_HUNT]), "captain 0: influence tokens", "captain 0: has Tortuga",
)  # fmt: skip
LESSON: Final = Lesson(
    names=FEATURES, features=features, is_quiet=is_quiet, course_of=course_of, courses=courses, gains=GAINS, curious=CURIOUS,
    hope=hope, promise=promise,
)  # fmt: skip
