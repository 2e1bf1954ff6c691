"""The laid card's abilities: which can be used now, and what each of them does. Rulebook, action 2, "Game turn and concept".

`use_<verb>` does what an ability says once it is struck off the card, `can_<verb>` tells whether that would do anything (always, where
there is none), `lay_<word>` happens by itself when the card is laid down. The table of abilities says which there are.
"""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import dispatch, rule
from windlass.games.tortuga2199.abilities import LAID, USES, find_rules
from windlass.games.tortuga2199.actions import BY_CODE, DONE, END_CODE, FIRST_CODE
from windlass.games.tortuga2199.components import ABILITIES, FIRST_POST, KINDS, LEVELS, MAXIMUM, NUMBER, SECTORS, USABLE, VERBS
from windlass.games.tortuga2199.events import BARGAIN_READY, CASHED, SIEGE_READY
from windlass.games.tortuga2199.rules.decks import destroy_from_hand, destroy_played, draw, put_in_box, put_in_reserve
from windlass.games.tortuga2199.rules.ending import gain_influence
from windlass.games.tortuga2199.rules.hunt import explore, has_unexplored
from windlass.games.tortuga2199.rules.market import collect, has_minerals_here, take_from_cache
from windlass.games.tortuga2199.rules.sectors import can_reinforce_any, move_ship, moves_to, reinforce
from windlass.games.tortuga2199.state import ABILITY, ACT, IN_HOLD, State

# -- Asking -----------------------------------------------------------------------------------------------------------


@rule
def settle_abilities(state: State, seat: int) -> None:
    """Ask about the laid card while any of its abilities can be used; then the turn goes on."""  # ruling tortuga2199-05
    verbs = usable_verbs(state)
    verb = 0
    while verbs != 0:
        if verbs & 1 == 1 and can_use(verb, state, seat):
            state.step = ABILITY
            return
        verbs >>= 1
        verb += 1
    decline_abilities(state)


@rule
def usable_verbs(state: State) -> int:
    """A bit for every verb of an ability of the laid card that is not used yet."""
    verbs = 0
    for place in range(ABILITIES):
        if (state.asks >> place) & 1 == 1:
            verbs |= USABLE[state.laid - 1][place]
    return verbs


@rule
def decline_abilities(state: State) -> None:
    """What was not used of the laid card is lost; the turn goes on."""
    state.laid = 0
    state.asks = 0
    state.step = ACT


@rule
def asked_place(state: State, verb: int) -> int:
    """The place on the laid card of its unused ability with this verb."""
    place = 0
    while (state.asks >> place) & 1 == 0 or (USABLE[state.laid - 1][place] >> verb) & 1 == 0:
        place += 1
    return place


@rule
def verb_of(action: int) -> int:
    """The verb of an action that uses an ability."""
    verb = 0
    while action < FIRST_CODE[verb] or action >= END_CODE[verb]:
        verb += 1
    return verb


@rule
def offer_abilities(state: State, seat: int, out: Row) -> int:
    """Every use of the laid card's abilities that would do something, and using no more of them."""
    out[0] = DONE
    count = 1
    verbs = usable_verbs(state)
    for order in range(COUNT):
        verb = BY_CODE[order]
        if (verbs >> verb) & 1 == 1 and can_use(verb, state, seat):
            number = NUMBER[state.laid - 1][asked_place(state, verb)]
            count = offer_targets(TARGET[verb], state, seat, FIRST_CODE[verb], number, out, count)
    return count


@rule
def use(state: State, seat: int, action: int, journal: Journal) -> None:
    """One ability of the laid card is struck off and used, or no more of them are."""
    if action == DONE:
        decline_abilities(state)
        return
    verb = verb_of(action)
    place = asked_place(state, verb)
    state.asks ^= 1 << place
    use_ability(verb, state, seat, NUMBER[state.laid - 1][place], action - FIRST_CODE[verb], journal)
    settle_abilities(state, seat)


# -- What is pointed at -----------------------------------------------------------------------------------------------


@rule
def offer_nothing(_state: State, _seat: int, first: int, _number: int, out: Row, count: int) -> int:
    """The one action there is."""
    out[count] = first
    return count + 1


@rule
def offer_sector_in_reach(state: State, seat: int, first: int, number: int, out: Row, count: int) -> int:
    """Every other sector within that many moves."""
    for sector in range(SECTORS):
        if 0 < moves_to(state, seat, sector) <= number:
            out[count] = first + sector
            count += 1
    return count


@rule
def offer_own_sector(state: State, seat: int, first: int, number: int, out: Row, count: int) -> int:
    """Each of the seat's sectors below its maximum, raised by so much or up to the maximum."""
    for sector in range(FIRST_POST, SECTORS):
        if state.controller[sector] == seat and state.defence[sector] < MAXIMUM[sector]:
            out[count] = first + (sector - 1) * LEVELS + min(state.defence[sector] + number, MAXIMUM[sector]) - 1
            count += 1
    return count


@rule
def offer_hand_card(state: State, seat: int, first: int, _number: int, out: Row, count: int) -> int:
    """Every kind of card in the hand."""
    return offer_heap(state.hand[seat], first, out, count)


@rule
def offer_played_card(state: State, _seat: int, first: int, _number: int, out: Row, count: int) -> int:
    """Every kind of card played this turn."""
    return offer_heap(state.played, first, out, count)


@rule
def offer_heap(heap: Row, first: int, out: Row, count: int) -> int:
    """The same action with every kind of card in a heap."""
    for kind in range(KINDS):
        if heap[kind] > 0:
            out[count] = first + kind
            count += 1
    return count


# -- Used by choice ---------------------------------------------------------------------------------------------------


@rule
def can_always(_state: State, _seat: int) -> bool:
    """It always does something."""
    return True


@rule
def can_collect(state: State, seat: int) -> bool:
    """Whether minerals lie where the ship stands."""
    return has_minerals_here(state, seat)


@rule
def use_collect(state: State, seat: int, _number: int, _target: int, journal: Journal) -> None:
    """Collect minerals without a manoeuvre."""
    collect(state, seat, journal)


@rule
def can_explore(state: State, seat: int) -> bool:
    """Whether a hunt token without this seat's marker lies where its ship stands."""
    return has_unexplored(state, seat)


@rule
def use_explore(state: State, seat: int, _number: int, _target: int, journal: Journal) -> None:
    """Explore without a manoeuvre."""
    explore(state, seat, journal)


@rule
def can_cache(state: State, _seat: int) -> bool:
    """Whether the cache of the Mines holds minerals."""
    return state.cache > 0


@rule
def use_cache(state: State, seat: int, number: int, _target: int, journal: Journal) -> None:
    """Take minerals from the cache, wherever the ship is."""
    take_from_cache(state, seat, number, journal)


@rule
def can_draw(state: State, seat: int) -> bool:
    """Whether the deck or the discard holds a card."""
    if state.deck_size[seat] > 0:
        return True
    for kind in range(KINDS):
        if state.discard[seat][kind] > 0:
            return True
    return False


@rule
def use_draw(state: State, seat: int, number: int, _target: int, journal: Journal) -> None:
    """Draw that many cards."""
    draw(state, seat, number, journal)


@rule
def can_cash(state: State, _seat: int) -> bool:
    """Whether the laid card itself is still there."""
    return state.played[state.laid - 1] > 0


@rule
def use_cash(state: State, seat: int, number: int, _target: int, journal: Journal) -> None:
    """The laid card is destroyed for influence."""
    kind = state.laid - 1
    state.played[kind] -= 1
    put_in_box(state, kind)
    tell(journal, CASHED, EVERYONE, seat, kind)
    gain_influence(state, seat, number, journal)


@rule
def can_move(state: State, seat: int) -> bool:
    """Whether the ship is on the map."""
    return state.ship[seat] != IN_HOLD


@rule
def use_move(state: State, seat: int, _number: int, target: int, journal: Journal) -> None:
    """The ship leaps to a sector in reach."""
    move_ship(state, seat, target, journal)


@rule
def can_reinforce(state: State, seat: int) -> bool:
    """Whether a sector of the seat is below its maximum."""
    return can_reinforce_any(state, seat)


@rule
def use_reinforce(state: State, seat: int, _number: int, target: int, journal: Journal) -> None:
    """A sector is raised without payment."""
    reinforce(state, seat, target // LEVELS + 1, target % LEVELS + 1, journal)


@rule
def can_reserve(state: State, seat: int) -> bool:
    """Whether the reserve is empty and the hand is not."""
    return state.reserve[seat] == 0 and state.hand_size[seat] > 0


@rule
def use_reserve(state: State, seat: int, _number: int, target: int, journal: Journal) -> None:
    """Reserve a hand card without payment."""
    put_in_reserve(state, seat, target, journal)


@rule
def can_destroy(state: State, _seat: int) -> bool:
    """Whether a card played this turn is still there."""
    for kind in range(KINDS):
        if state.played[kind] > 0:
            return True
    return False


@rule
def use_destroy(state: State, seat: int, _number: int, target: int, journal: Journal) -> None:
    """Destroy a played card without payment."""
    destroy_played(state, seat, target, journal)


@rule
def can_scrap(state: State, seat: int) -> bool:
    """Whether the hand holds a card."""
    return state.hand_size[seat] > 0


@rule
def use_scrap(state: State, seat: int, _number: int, target: int, journal: Journal) -> None:
    """Destroy a card of the hand."""
    destroy_from_hand(state, seat, target, journal)


# -- Working by themselves --------------------------------------------------------------------------------------------


@rule
def lay_siege(state: State, seat: int, number: int, journal: Journal) -> None:
    """Manoeuvres for conquests only."""
    state.siege += number
    tell(journal, SIEGE_READY, EVERYONE, seat, number)


@rule
def lay_bargain(state: State, seat: int, number: int, journal: Journal) -> None:
    """The next influence bought costs so much."""
    state.bargain = number
    tell(journal, BARGAIN_READY, EVERYONE, seat, number)


COUNT: Final = len(VERBS)
_TARGETS: Final = tuple(dict.fromkeys(way.target for way in USES))
TARGET: Final = tuple(_TARGETS.index(way.target) for way in USES)
can_use: Final = dispatch(find_rules(globals(), "can", VERBS, "state, seat", can_always))
use_ability: Final = dispatch(find_rules(globals(), "use", VERBS, "state, seat, number, target, journal"))
lay: Final = dispatch(find_rules(globals(), "lay", [ability.word for ability in LAID], "state, seat, number, journal"))
offer_targets: Final = dispatch(
    find_rules(globals(), "offer", [target.replace(" ", "_") for target in _TARGETS], "state, seat, first, number, out, count")
)
