"""What is being decided agrees with everything decided before it in the same turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from windlass.games.gravity import state as s
from windlass.games.gravity.components import (
    ACTION_NAMES,
    AIRSHIP,
    BERTHS,
    CARD_ACTION,
    ISLANDS,
    RUNDOR,
    SAVED,
    SETTLERS,
    SUPERIOR_FROM,
    TURNS,
)
from windlass.games.gravity.rules import legal
from windlass.games.gravity.rules.airships import can_use_ability, extended_action
from windlass.games.gravity.rules.capture import fewest_hunters, hunters_at, mercenaries_at, targets
from windlass.games.gravity.rules.control import islands_holding, lowest, neighbours, own_islands, pieces_on
from windlass.games.gravity.rules.forces import crowded, lodgings
from windlass.games.gravity.rules.geography import COUNT
from windlass.games.gravity.rules.gravitation import NEIGHBOUR_HALF, OWN_HALF, minable, speculations
from windlass.games.gravity.rules.refuge import havens
from windlass.games.gravity.rules.settling import free_islands
from windlass.games.gravity.rules.turns import BOTH_DONE, CASTLING, can_choose, can_do
from windlass.games.gravity.state import NOBODY, NOTHING, State
from windlass.games.gravity.validity.phase import end, phase
from windlass.games.gravity.validity.things import Checks

_MENU: Final = 64  # more than any decision offers

# The steps of each action.
_DOING: Final = {
    "capture": (s.ORIGIN, s.TARGET, s.FORCE, s.HIRELINGS, s.LOSSES),
    "superiority": (s.STRIKING, s.SLAYING),
    "recruit": (s.RECRUITING,),
    "support": (s.HUNTER_POST, s.MERCENARY_POST),
    "bribe": (s.BRIBING, s.LODGING),
    "illegal_mining": (s.TAPPING,),
    "mine": (s.MINING,),
    "transport": (s.PERMANENT, s.TEMPORARY),
    "convert": (s.CONVERTING,),
    "rotate": (s.ROTATING,),
    "speculate": (s.SPECULATING,),
}
_ACTION: Final = {step: ACTION_NAMES.index(name) for name, steps in _DOING.items() for step in steps}


# The parts of a decision that each step may use; all others are blank.
_CARD: Final = ("card", "done")
_ACT: Final = (*_CARD, "doing")
_RAID: Final = (*_ACT, "origin", "target", "visited", "lost", "fleeing", "scope", "taken")
_SHARE: Final = (*_ACT, "target", "visited", "scope", "lifted")
_PHASE: Final = ("strongest", "visited", "scope")
_USES: Final = {
    s.OVER: ("strongest", "visited", "target", "winner", "ended"),
    s.REFUGE: (*_ACT, "origin", "toll", "scope", "lost", "fleeing", "taken"),
    s.LAYING: ("need",),
    s.SAVING: ("need",),
    s.ACTING: _CARD,
    s.EXTRA: (*_ACT, "origin", "target", "toll", "need", "visited", "lost"),
    s.TARGET: (*_RAID, "toll"),
    s.FORCE: (*_RAID, "toll"),
    s.HIRELINGS: (*_RAID, "toll", "force"),
    s.LOSSES: (*_RAID, "toll", "force"),
    s.SLAYING: (*_ACT, "target", "toll"),
    s.HUNTER_POST: _SHARE,
    s.MERCENARY_POST: _SHARE,
    s.LODGING: (*_ACT, "origin"),
    s.MINING: (*_ACT, "visited"),
    s.PERMANENT: _SHARE,
    s.TEMPORARY: _SHARE,
    s.ROTATING: (*_ACT, "visited"),
    s.SPECULATING: (*_ACT, "need"),
    s.PULLING: (*_PHASE, "need"),
    s.PLACING: (*_PHASE, "target"),
    s.ORIENTING: (*_PHASE, "target"),
    s.ENDOWING: _PHASE,
    s.CHOOSING: (*_PHASE, "target"),
    s.DOCKING: (*_PHASE, "target"),
    **dict.fromkeys((s.ORIGIN, s.STRIKING, s.RECRUITING, s.BRIBING, s.TAPPING, s.CONVERTING), _ACT),
}
_BLANK: Final = {
    **dict.fromkeys(("done", "force", "toll", "need", "visited", "scope", "fleeing", "taken", "ended"), 0),
    **dict.fromkeys(("card", "doing", "origin", "target", "strongest", "winner"), NOTHING),
    "lifted": [0] * 4,
    "lost": [0] * s.SEATS,
}


def nothing_else_is_kept(state: State) -> Checks:
    """A decision keeps only what it uses."""
    used = _USES.get(state.step, ())
    for name, blank in _BLANK.items():
        yield name, name in used or getattr(state, name) == blank


def card_in_use(state: State) -> Checks:
    """A card in use lies on the table or was named by castling; what is being carried out stands on it and is marked."""
    uses = state.step == s.REFUGE or s.ACTING <= state.step <= s.SPECULATING
    yield "card", uses == (state.card != NOTHING)
    if not uses:
        return
    yield "card", state.played[state.turn][state.card] > 0 or state.laid_size[state.turn] >= CASTLING
    yield "doing", (state.doing == NOTHING) == (state.step == s.ACTING)
    if state.doing == NOTHING:
        yield "done", state.done != BOTH_DONE
    else:
        yield "doing", state.doing in CARD_ACTION[state.card]
        yield "doing", bool(state.fleeing) or state.doing == _ACTION.get(state.step, state.doing)
        yield "done", bool(state.done >> CARD_ACTION[state.card].index(state.doing) & 1)


# -- Step by step ------------------------------------------------------------------------------------------------------


def _settling(state: State) -> Checks:
    """While settling, those before the one who decides have settled, each on an island of its own, and nothing else has happened."""
    yield "step", not any(state.mercenaries) and not any(state.permanent) and not any(state.temporary)
    yield "fallen", not any(state.fallen)
    yield "hired", not any(state.hired)
    for seat in range(state.seats):
        settled = state.step == s.SETTLING and (seat - state.first) % state.seats < (state.mover - state.first) % state.seats
        own = own_islands(state, seat)
        yield "mover", COUNT[own] == int(settled)
        yield "mover", not settled or (own != 1 << RUNDOR and state.hunters[lowest(own)] == SETTLERS)


def _refuge(state: State) -> Checks:
    """The first seat without an island, clockwise from whose turn it is, seeks one; its hunters are all aboard."""
    seats = [(state.turn + offset) % state.seats for offset in range(state.seats)]
    yield "mover", next((seat for seat in seats if own_islands(state, seat) == 0), NOBODY) == state.mover
    yield "fallen", state.fallen[state.mover] == 0
    yield "step", (free_islands(state) != 0) == (state.step == s.REFUGE)


def _turn(state: State) -> Checks:
    yield "turns", state.turns[state.turn] < TURNS
    yield "hand", state.hand_size[state.turn] > 0


def _laying(state: State) -> Checks:
    yield "need", 1 <= state.need <= CASTLING
    yield "hand", state.hand_size[state.mover] >= state.need
    yield "turns", state.turns[state.turn] < TURNS


def _calling(state: State) -> Checks:
    yield "turns", state.turns[state.turn] < TURNS


def _saving(state: State) -> Checks:
    yield "need", state.need == SAVED - state.saved_size[state.mover] > 0
    yield "turns", state.turns[state.turn] < TURNS
    yield "hand", state.hand_size[state.mover] > 0


def _acting(state: State) -> Checks:
    open_actions = (action for half, action in enumerate(CARD_ACTION[state.card]) if not state.done >> half & 1)
    yield "card", any(can_choose(state, state.mover, action) for action in open_actions)


def _extra(state: State) -> Checks:
    yield "doing", state.doing == extended_action(state, state.mover)
    yield "ability", can_use_ability(state, state.mover)


def _first_question(state: State) -> Checks:
    yield "step", can_do(state, state.mover, state.doing)


def _raid(state: State) -> Checks:
    """A capture from an own place, or by one who seeks a refuge from the airship."""
    mover, visited = state.mover, state.visited
    landed = state.step == s.LOSSES
    yield "origin", state.origin != NOTHING
    yield "taken", bool(state.fleeing) or state.taken == 0
    yield "scope", bool(state.fleeing) or state.scope == 0
    if state.fleeing:
        yield "origin", state.origin == AIRSHIP
        if not landed:
            yield from _refuge(state)
            yield "scope", state.scope == havens(state, mover) != 0
    elif not landed:
        yield "origin", state.origin == AIRSHIP or state.owner[state.origin] == mover
        yield "mover", own_islands(state, mover) != 0
    if state.step == s.TARGET:
        yield "visited", visited == 0 or not state.fleeing
        yield "target", targets(state) != 0 or visited != 0
        return
    yield "target", state.target in range(ISLANDS) and state.target != state.origin
    yield "visited", bool(visited >> state.target & 1)
    yield from _landed(state) if landed else _landing(state)


def _landing(state: State) -> Checks:
    island, mover = state.target, state.mover
    hunters, hirelings = hunters_at(state, mover, state.origin), mercenaries_at(state, mover, state.origin)
    within = bool(state.scope >> island & 1) if state.fleeing else state.origin == AIRSHIP or bool(state.touch[state.origin] >> island & 1)
    yield "target", state.owner[island] != mover and within
    yield "target", hunters > 0 and hunters + hirelings > pieces_on(state, island)
    if state.step == s.FORCE:
        yield "step", fewest_hunters(state) < hunters
    else:
        yield "force", fewest_hunters(state) <= state.force <= hunters
        yield "step", max(0, pieces_on(state, island) + 1 - state.force) < hirelings


def _landed(state: State) -> Checks:
    yield "target", state.owner[state.target] == state.mover
    yield "force", state.force == state.hunters[state.target]
    yield "toll", state.toll == pieces_on(state, state.target) // 2


def _slaying(state: State) -> Checks:
    near = crowded(state, neighbours(state, own_islands(state, state.mover)))
    yield "target", state.target in range(ISLANDS) and bool(near >> state.target & 1)
    yield "toll", state.toll == 1 + (pieces_on(state, state.target) >= SUPERIOR_FROM[1])


def _lodging(state: State) -> Checks:
    near = islands_holding(state.mercenaries, neighbours(state, own_islands(state, state.mover)))
    yield "origin", state.origin in range(ISLANDS) and bool(near >> state.origin & 1)
    yield "origin", lodgings(state, state.mover, state.origin).bit_count() > 1


def _mining(state: State) -> Checks:
    yield "visited", state.visited & ~islands_holding(state.flow, own_islands(state, state.mover)) == 0
    yield "visited", minable(state) != 0


def _rotating(state: State) -> Checks:
    own = own_islands(state, state.mover)
    yield "visited", state.visited & ~own == 0 and state.visited != own


def _speculating(state: State) -> Checks:
    own = own_islands(state, state.mover)
    yield "need", 1 <= state.need <= OWN_HALF | NEIGHBOUR_HALF
    yield "need", any(state.need & half and speculations(state, own, half) for half in (OWN_HALF, NEIGHBOUR_HALF))


def _sharing(state: State) -> Checks:
    """Something is in hand for the islands in question, of which those still to come are bare."""
    yield "visited", state.visited != 0
    yield "scope", state.scope != 0 and state.scope & ~state.visited == 0
    yield "target", state.target == lowest(state.scope)
    yield "scope", state.visited & ~state.scope < 1 << state.target  # islands have their turn in ascending order
    yield from _posting(state) if state.step in (s.HUNTER_POST, s.MERCENARY_POST) else _carrying(state)


def _posting(state: State) -> Checks:
    mover, target, scope = state.mover, state.target, state.scope
    hunters, mercenaries = state.lifted[:2]
    own = own_islands(state, mover)
    to_come = scope & ~(1 << target) if state.step == s.MERCENARY_POST else scope
    yield "lifted", state.lifted[2:] == [0, 0]
    yield "lifted", state.crew[mover] == state.hired[mover] == 0
    yield "visited", own & ~(state.visited & ~to_come) == 0
    yield "visited", all(state.owner[island] in (mover, NOBODY) for island in range(ISLANDS) if state.visited >> island & 1)
    yield "scope", all(pieces_on(state, island) == 0 for island in range(ISLANDS) if to_come >> island & 1)
    yield "lifted", own != 0 or (hunters > 0 and to_come != 0)
    if state.step == s.HUNTER_POST:
        yield "lifted", hunters > int(own == 0 and scope == 1 << target)
    else:
        yield "scope", state.mercenaries[target] == 0
        yield "lifted", mercenaries > (max(0, mercenaries - BERTHS) if scope == 1 << target else 0)


def _carrying(state: State) -> Checks:
    own = own_islands(state, state.mover)
    kind, lying = (2, state.permanent) if state.step == s.PERMANENT else (3, state.temporary)
    yield "visited", state.visited == own
    yield "scope", COUNT[state.scope] > 1 and islands_holding(lying, state.scope) == 0
    yield "lifted", state.lifted[:2] == [0, 0] and state.lifted[kind] > 0
    if state.step == s.PERMANENT:
        yield "lifted", islands_holding(state.temporary, own) == 0
    else:
        yield "lifted", state.lifted[2] == 0


_STEPS: Final[dict[int, Callable[[State], Checks]]] = {
    s.OVER: end,
    **dict.fromkeys((s.BOARDING, s.SETTLING), _settling),
    s.REFUGE: _refuge,
    s.TURN: _turn,
    s.LAYING: _laying,
    s.CALLING: _calling,
    s.SAVING: _saving,
    s.ACTING: _acting,
    s.EXTRA: _extra,
    s.SLAYING: _slaying,
    s.LODGING: _lodging,
    s.MINING: _mining,
    s.ROTATING: _rotating,
    s.SPECULATING: _speculating,
    **dict.fromkeys((s.TARGET, s.FORCE, s.HIRELINGS, s.LOSSES), _raid),
    **dict.fromkeys((s.HUNTER_POST, s.MERCENARY_POST, s.PERMANENT, s.TEMPORARY), _sharing),
    **dict.fromkeys((s.PULLING, s.PLACING, s.ORIENTING, s.ENDOWING, s.CHOOSING, s.DOCKING), phase),
    **dict.fromkeys((s.ORIGIN, s.STRIKING, s.RECRUITING, s.BRIBING, s.TAPPING, s.CONVERTING), _first_question),
}


def step_follows(state: State) -> Checks:
    """What this step needs to have been decided before it."""
    if state.step in _STEPS:
        yield from _STEPS[state.step](state)


def something_to_choose(state: State) -> Checks:
    """There is something to decide; of a hidden hand nobody can say."""
    hidden = state.step != s.OVER and sum(state.hand[state.mover]) < state.hand_size[state.mover]
    yield "step", hidden or (legal(state, [0] * _MENU) > 0) == (state.step != s.OVER)
