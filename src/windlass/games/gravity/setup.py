"""From options and chance to the first position. Rulebook, "Setting up"."""

from __future__ import annotations

from windlass.engine.chance import below
from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.refusal import Refusal
from windlass.engine.rule import rule
from windlass.games.gravity.actions import ISLAND_LETTERS
from windlass.games.gravity.components import (
    ABILITIES,
    AIRSHIP_ABILITY,
    COPIES,
    FACE_NAMES,
    HUNTERS,
    ISLANDS,
    MERCENARIES,
    RUNDOR,
    SIDES,
    STEP_Q,
    STEP_R,
)
from windlass.games.gravity.events import MAP_LAID
from windlass.games.gravity.options import GravityOptions
from windlass.games.gravity.rules.geography import survey
from windlass.games.gravity.state import BOARDING, NOBODY, NOTHING, SETTLING, State


def prepare(options: GravityOptions) -> State:
    """The options noted in an empty position, every piece and card at home. Refuses a map that shows an island twice."""
    state = State()
    state.seats = options.seats
    state.round_limit = options.round_limit
    state.dealt_abilities = int(options.abilities == "random")
    state.chosen_abilities = int(options.abilities == "chosen")
    state.reserve = MERCENARIES
    state.card = state.doing = state.origin = state.target = state.strongest = NOTHING
    state.winner = NOBODY
    state.owner = [NOBODY] * ISLANDS
    for seat in range(options.seats):
        state.crew[seat] = HUNTERS
        state.deck[seat] = list(COPIES)
        if options.abilities == "by-seat":
            state.ability[seat] = 1 + AIRSHIP_ABILITY[seat]
    if options.islands:
        lay_given_map(state, options.islands)
    survey(state)
    return state


def lay_given_map(state: State, islands: str) -> None:
    """Lay the islands as the options say: around Rundor clockwise from the north-east, then Rundor."""
    words = islands.split()
    if len({word[0] for word in words}) != ISLANDS:
        raise Refusal("gravity.bad-map", islands=islands)
    for place, word in enumerate(words):
        island = ISLAND_LETTERS.index(word[0])
        lay_island(state, island, place, FACE_NAMES.index(word[1]), int(word[2]))
    state.given_map = 1


@rule
def lay_island(state: State, island: int, place: int, face: int, rotation: int) -> None:
    """Lay an island on one of the six places around the centre, or as the seventh in the centre itself."""
    if place < SIDES:
        state.q[island] = STEP_Q[place]
        state.r[island] = STEP_R[place]
    state.face[island] = face
    state.rotation[island] = rotation


@rule
def lay_random_map(state: State) -> None:
    """Rundor in the centre, the others around it in any order, all with any face and any way round."""
    lay_island(state, RUNDOR, SIDES, below(state.chance, 2), below(state.chance, SIDES))
    laid = 1
    for place in range(SIDES):
        skip = below(state.chance, SIDES - place)
        island = 1
        while skip > 0 or laid >> island & 1 == 1:
            if laid >> island & 1 == 0:
                skip -= 1
            island += 1
        laid |= 1 << island
        lay_island(state, island, place, below(state.chance, 2), below(state.chance, SIDES))


@rule
def deal_abilities(state: State) -> None:
    """Every seat gets an ability of its own, at random."""
    dealt = 0
    for seat in range(state.seats):
        skip = below(state.chance, ABILITIES - seat)
        ability = 0
        while skip > 0 or dealt >> ability & 1 == 1:
            if dealt >> ability & 1 == 0:
                skip -= 1
            ability += 1
        dealt |= 1 << ability
        state.ability[seat] = 1 + ability


@rule
def deal(state: State, journal: Journal) -> None:
    """Lay the map, draw the first player, who chooses an airship or settles first; ruling gravity-22."""
    if state.given_map == 0:
        lay_random_map(state)
    if state.dealt_abilities == 1:
        deal_abilities(state)
    survey(state)
    state.first = below(state.chance, state.seats)
    state.turn = state.first
    state.mover = state.first
    state.step = BOARDING if state.chosen_abilities == 1 else SETTLING
    tell(journal, MAP_LAID, EVERYONE, state.first)
