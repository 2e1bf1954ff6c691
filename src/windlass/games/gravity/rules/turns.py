"""A turn: a card, castling, idleness or a pass, and the card's actions. Rulebook, "Corporations phase"."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import CALL, CASTLE, DO, ENOUGH, FINISH, IDLE, LAY, PASS, PLAY, SAVE
from windlass.games.gravity.components import ACTION_NAMES, CARD_ACTION, KINDS, SAVED, TURNS
from windlass.games.gravity.events import (
    ACTED,
    CALLED,
    IDLED,
    LAID,
    MUSTERED,
    PASSED,
    PASSED_BY_NEED,
    PLAYED,
    SAVED_CARD,
    TURN_BEGAN,
)
from windlass.games.gravity.rules.airships import can_use_ability, extended_action, legal_ability, use_ability
from windlass.games.gravity.rules.capture import origins
from windlass.games.gravity.rules.control import islands_holding, lowest, neighbours, own_islands, pieces_on, return_fallen
from windlass.games.gravity.rules.forces import begin_support, crowded
from windlass.games.gravity.rules.gravitation import NEIGHBOUR_HALF, OWN_HALF, begin_transport, speculations
from windlass.games.gravity.state import (
    ACTING,
    ATTRACTING,
    BRIBING,
    CALLING,
    CASTLED,
    CLOSING,
    CONVERTING,
    EXTRA,
    LAYING,
    MINING,
    NOTHING,
    ORIGIN,
    PASSING_ON,
    RECRUITING,
    RESUMING,
    ROTATING,
    SAVING,
    SPECULATING,
    STRIKING,
    TAPPING,
    TURN,
    State,
)

CAPTURE: Final = ACTION_NAMES.index("capture")
ILLEGAL_MINING: Final = ACTION_NAMES.index("illegal_mining")
MUSTER: Final = ACTION_NAMES.index("muster")
MINE: Final = ACTION_NAMES.index("mine")
SUPERIORITY: Final = ACTION_NAMES.index("superiority")
TRANSPORT: Final = ACTION_NAMES.index("transport")
RECRUIT: Final = ACTION_NAMES.index("recruit")
CONVERT: Final = ACTION_NAMES.index("convert")
SUPPORT: Final = ACTION_NAMES.index("support")
ROTATE: Final = ACTION_NAMES.index("rotate")
BRIBE: Final = ACTION_NAMES.index("bribe")
SPECULATE: Final = ACTION_NAMES.index("speculate")
# The first question of each action; muster asks none, transport and support begin with lifting.
FIRST_STEP: Final = (
    ORIGIN, TAPPING, CLOSING, MINING, STRIKING, CLOSING, RECRUITING, CONVERTING, CLOSING, ROTATING, BRIBING, SPECULATING,
)  # fmt: skip
BOTH_DONE: Final = 3
CASTLING: Final = 2  # cards that castling takes
FACE_UP: Final = 1  # in the row of played cards: a card that was played, plus its kind


# -- What can be done ------------------------------------------------------------------------------------------------


@rule
def can_do(state: State, seat: int, action: int) -> bool:
    """Whether an action could change anything now."""
    own = own_islands(state, seat)
    if action == CAPTURE:
        return origins(state, seat, own) != 0
    if action == MUSTER:
        return state.fallen[seat] > 0
    if action == MINE:
        return islands_holding(state.flow, own) != 0
    if action == SUPERIORITY:
        return crowded(state, neighbours(state, own)) != 0
    if action == TRANSPORT:
        return own != 1 << lowest(own) and (islands_holding(state.permanent, own) | islands_holding(state.temporary, own)) != 0
    if action == RECRUIT:
        return state.reserve > 0
    if action == CONVERT:
        return islands_holding(state.temporary, own) != 0
    if action == SUPPORT:
        return own != 1 << lowest(own) or state.crew[seat] + state.hired[seat] + pieces_on(state, lowest(own)) > 1
    if action == BRIBE:
        return islands_holding(state.mercenaries, neighbours(state, own)) != 0
    if action == SPECULATE:
        return (speculations(state, own, OWN_HALF) | speculations(state, own, NEIGHBOUR_HALF)) != 0
    return True  # illegal mining and rotation need no more than an island


@rule
def can_choose(state: State, seat: int, action: int) -> bool:
    """Whether an action or the ability that goes with it could change anything now."""
    return can_do(state, seat, action) or (extended_action(state, seat) == action and can_use_ability(state, seat))


@rule
def can_play(state: State, seat: int, kind: int) -> bool:
    """Whether a card is good for anything now; ruling gravity-05."""
    return can_choose(state, seat, CARD_ACTION[kind][0]) or can_choose(state, seat, CARD_ACTION[kind][1])


# -- Menus -----------------------------------------------------------------------------------------------------------


@rule
def legal_turn(state: State, out: Row) -> int:
    """The menus of a turn before and between the actions of a card."""
    if state.step == TURN:
        return legal_start(state, out)
    if state.step == LAYING:
        return offer_cards(state, LAY, out, 0)
    if state.step == CALLING:
        count = 0
        for kind in range(KINDS):
            if can_play(state, state.mover, kind):
                out[count] = CALL + kind
                count += 1
        return count
    if state.step == SAVING:
        count = offer_cards(state, SAVE, out, 0)
        out[count] = ENOUGH
        return count + 1
    if state.step == ACTING:
        return legal_actions(state, out)
    out[0] = ENOUGH
    return legal_ability(state, state.mover, out, 1)


@rule
def offer_cards(state: State, first: int, out: Row, count: int) -> int:
    """Put an action for each kind of card in the hand on the menu; gives the new length."""
    for kind in range(KINDS):
        if state.hand[state.mover][kind] > 0:
            out[count] = first + kind
            count += 1
    return count


@rule
def legal_start(state: State, out: Row) -> int:
    """Play a card, castle with two, idle with one, or pass."""
    seat = state.mover
    count = 0
    for kind in range(KINDS):
        if state.hand[seat][kind] > 0 and can_play(state, seat, kind):
            out[count] = PLAY + kind
            count += 1
    if state.hand_size[seat] >= CASTLING:
        out[count] = CASTLE
        count += 1
    count = offer_cards(state, IDLE, out, count)
    out[count] = PASS
    return count + 1


@rule
def legal_actions(state: State, out: Row) -> int:
    """The card's actions that are not over, the ability instead of its action, and after the first action an end."""
    seat = state.mover
    ability = False
    count = 0
    for half in range(2):
        action = CARD_ACTION[state.card][half]
        if state.done >> half & 1 == 0:
            ability = ability or extended_action(state, seat) == action
            if can_do(state, seat, action):
                out[count] = DO + action
                count += 1
    if state.done != 0:
        out[count] = FINISH
        count += 1
    return legal_ability(state, seat, out, count) if ability else count


# -- Choices ---------------------------------------------------------------------------------------------------------


@rule
def apply_turn(state: State, action: int, journal: Journal) -> None:
    """One choice of a turn before and between the actions of a card."""
    if state.step == TURN:
        start_turn(state, action, journal)
    elif state.step == LAYING:
        lay_card(state, action - LAY, journal)
    elif state.step == CALLING:
        tell(journal, CALLED, EVERYONE, state.mover, action - CALL)
        use_card(state, action - CALL, CASTLED)
    elif state.step == SAVING:
        save_card(state, action, journal)
    elif state.step == ACTING:
        choose_action(state, action, journal)
    else:
        if action != ENOUGH:
            use_ability(state, action, journal)
        state.step = RESUMING


@rule
def start_turn(state: State, action: int, journal: Journal) -> None:
    """Play a card, castle, idle or pass."""
    seat = state.mover
    if action < CASTLE:
        take_from_hand(state, action - PLAY)
        state.played[seat][action - PLAY] += 1
        tell(journal, PLAYED, EVERYONE, seat, action - PLAY)
        use_card(state, action - PLAY, FACE_UP)
    elif action == CASTLE:
        state.need = CASTLING
        state.step = LAYING
    elif action < PASS:
        take_from_hand(state, action - IDLE)
        state.discard[seat][action - IDLE] += 1
        state.discard_size[seat] += 1
        tell(journal, IDLED, 1 << seat, seat, action - IDLE)
        pass_on(state)
    else:
        state.passed |= 1 << seat
        tell(journal, PASSED, EVERYONE, seat)
        state.need = SAVED
        state.step = SAVING


@rule
def take_from_hand(state: State, kind: int) -> None:
    """A card leaves the hand of whoever decides."""
    state.hand[state.mover][kind] -= 1
    state.hand_size[state.mover] -= 1


@rule
def lay_card(state: State, kind: int, journal: Journal) -> None:
    """Lay a card face down for castling; after the second any card may be named."""
    seat = state.mover
    take_from_hand(state, kind)
    state.laid[seat][kind] += 1
    state.laid_size[seat] += 1
    tell(journal, LAID, 1 << seat, seat, kind)
    state.need -= 1
    if state.need == 0:
        state.step = CALLING


@rule
def save_card(state: State, action: int, journal: Journal) -> None:
    """Set a card aside for the next round, or leave it at that."""
    seat = state.mover
    if action != ENOUGH:
        take_from_hand(state, action - SAVE)
        state.saved[seat][action - SAVE] += 1
        state.saved_size[seat] += 1
        tell(journal, SAVED_CARD, 1 << seat, seat, action - SAVE)
        state.need -= 1
    if action == ENOUGH or state.need == 0 or state.hand_size[seat] == 0:
        pass_on(state)


@rule
def use_card(state: State, kind: int, way: int) -> None:
    """A turn is used for the actions of this card, which lies next in the row, or the castling that stands for it."""
    state.row[state.mover][state.turns[state.mover]] = way + kind
    state.turns[state.mover] += 1
    state.card = kind
    state.done = 0
    state.step = ACTING


@rule
def choose_action(state: State, action: int, journal: Journal) -> None:
    """Carry out an action of the card, use the ability instead of one, or end the turn."""
    if action == FINISH:
        pass_on(state)
    elif action < FINISH:
        begin_action(state, action - DO, journal)
    else:
        mark_done(state, extended_action(state, state.mover))
        use_ability(state, action, journal)
        state.step = RESUMING


@rule
def mark_done(state: State, action: int) -> None:
    """This action of the card is being carried out and cannot be chosen again."""
    state.doing = action
    state.done |= 1 if CARD_ACTION[state.card][0] == action else 2
    state.visited = 0
    state.scope = 0


@rule
def begin_action(state: State, action: int, journal: Journal) -> None:
    """Begin an action with its first question."""
    mark_done(state, action)
    tell(journal, ACTED, EVERYONE, state.mover, action)
    state.step = FIRST_STEP[action]
    if action == MUSTER:
        tell(journal, MUSTERED, EVERYONE, state.mover, return_fallen(state, state.mover))
    elif action == TRANSPORT:
        begin_transport(state, journal)
    elif action == SUPPORT:
        begin_support(state, journal)
    elif action == SPECULATE:
        state.need = OWN_HALF | NEIGHBOUR_HALF


# -- From action to action, from turn to turn ------------------------------------------------------------------------


@rule
def close_action(state: State) -> None:
    """After an action its ability may follow; then those who lost their last island look for a refuge."""
    if extended_action(state, state.mover) == state.doing and can_use_ability(state, state.mover):
        state.step = EXTRA
    else:
        state.step = RESUMING


@rule
def resume_turn(state: State) -> None:
    """Offer the card's other action if there is anything it could do; else the turn is over; ruling gravity-04."""
    forget_action(state)
    state.mover = state.turn
    for half in range(2):
        if state.done >> half & 1 == 0 and can_choose(state, state.turn, CARD_ACTION[state.card][half]):
            state.step = ACTING
            return
    pass_on(state)


@rule
def forget_action(state: State) -> None:
    """Blank what only the last action needed."""
    state.doing = NOTHING
    state.origin = NOTHING
    state.target = NOTHING
    state.strongest = NOTHING
    state.force = 0
    state.toll = 0
    state.need = 0
    state.visited = 0
    state.scope = 0


@rule
def pass_on(state: State) -> None:
    """The turn is over."""
    forget_action(state)
    state.card = NOTHING
    state.done = 0
    state.turn = (state.turn + 1) % state.seats
    state.step = PASSING_ON


@rule
def next_turn(state: State, journal: Journal) -> None:
    """The next seat clockwise that has not passed; without cards or turns it must pass. With nobody left the phase ends."""
    for _ in range(state.seats):
        seat = state.turn
        if state.passed >> seat & 1 == 0:
            if state.turns[seat] < TURNS and state.hand_size[seat] > 0:
                state.mover = seat
                state.step = TURN
                tell(journal, TURN_BEGAN, EVERYONE, seat)
                return
            state.passed |= 1 << seat
            tell(journal, PASSED_BY_NEED, EVERYONE, seat)
        state.turn = (seat + 1) % state.seats
    state.step = ATTRACTING
