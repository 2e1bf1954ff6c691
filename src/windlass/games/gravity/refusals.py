"""Why an action is not legal now, as specifically as a good referee would say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from windlass.engine.refusal import Refusal
from windlass.games.gravity import actions as a
from windlass.games.gravity import faces
from windlass.games.gravity import state as s
from windlass.games.gravity.components import AIRSHIP, CARD_ACTION, KEPT, RUNDOR, SUPERIOR_FROM
from windlass.games.gravity.rules import legal
from windlass.games.gravity.rules.capture import hunters_at, mercenaries_at
from windlass.games.gravity.rules.control import neighbours, own_islands, pieces_on
from windlass.games.gravity.rules.gravitation import NEIGHBOUR_HALF, OWN_HALF
from windlass.games.gravity.state import State

# The decisions in which each kind of action can be legal at all.
WHEN: Final[dict[type[faces.Action], tuple[int, ...]]] = {
    faces.Board: (s.BOARDING,),
    faces.Settle: (s.SETTLING, s.REFUGE),
    faces.Throw: (s.KEEPING,),
    faces.Keep: (s.KEEPING,),
    faces.Play: (s.TURN,),
    faces.Castle: (s.TURN,),
    faces.Lay: (s.LAYING,),
    faces.Call: (s.CALLING,),
    faces.Idle: (s.TURN,),
    faces.Pass: (s.TURN,),
    faces.Save: (s.SAVING,),
    faces.Do: (s.ACTING,),
    faces.Finish: (s.ACTING,),
    faces.Enough: (s.SAVING, s.EXTRA, s.TARGET, s.MINING, s.ROTATING, s.SPECULATING),
    faces.From: (s.ORIGIN,),
    faces.Against: (s.TARGET,),
    faces.Send: (s.FORCE,),
    faces.Join: (s.HIRELINGS,),
    faces.Lose: (s.LOSSES,),
    faces.Tap: (s.TAPPING,),
    faces.Mine: (s.MINING,),
    faces.MineAll: (s.MINING,),
    faces.Strike: (s.STRIKING,),
    faces.Slay: (s.SLAYING,),
    faces.PutPermanent: (s.PERMANENT,),
    faces.PutTemporary: (s.TEMPORARY,),
    faces.Recruit: (s.RECRUITING,),
    faces.Convert: (s.CONVERTING,),
    faces.PostHunters: (s.HUNTER_POST,),
    faces.PostMercenaries: (s.MERCENARY_POST,),
    faces.Rotate: (s.ROTATING,),
    faces.Bribe: (s.BRIBING,),
    faces.Lodge: (s.LODGING,),
    faces.Swap: (s.SPECULATING,),
    faces.Spoil: (s.SPECULATING,),
    faces.Drill: (s.ACTING, s.EXTRA),
    faces.Nurse: (s.ACTING, s.EXTRA),
    faces.Hire: (s.ACTING, s.EXTRA),
    faces.Tug: (s.ACTING, s.EXTRA),
    faces.Pull: (s.PULLING,),
    faces.Place: (s.PLACING,),
    faces.Orient: (s.ORIENTING,),
    faces.Endow: (s.ENDOWING,),
    faces.Choose: (s.CHOOSING,),
    faces.Dock: (s.DOCKING,),
}


def why_not(state: State, action: int) -> Refusal:
    """Why an action is not legal now."""
    if not 0 <= action < a.ACTIONS:
        return Refusal("action.unknown", code=action)
    asked = a.face(action)
    if state.step not in WHEN[type(asked)]:
        return Refusal("gravity.not-now", action=a.describe(action))
    return _WHY[type(asked)](state, asked)


def _about(code: str, island: int) -> Refusal:
    return Refusal(f"gravity.{code}", island=a.island_text(island))


def _is_own(state: State, island: int) -> bool:
    return state.owner[island] == state.mover


def _is_near(state: State, island: int) -> bool:
    return bool(neighbours(state, own_islands(state, state.mover)) >> island & 1)


def _settle(state: State, asked: faces.Settle) -> Refusal:
    return _about("rundor-later" if state.step == s.SETTLING and asked.island == RUNDOR else "not-free", asked.island)


def _card(state: State, asked: Any) -> Refusal:
    held = state.hand[state.mover][asked.card - 1] > 0
    return Refusal(
        "gravity.useless-card" if held or isinstance(asked, faces.Call) else "gravity.no-such-card", card=a.card_text(asked.card)
    )


def _do(state: State, asked: faces.Do) -> Refusal:
    actions = CARD_ACTION[state.card]
    if asked.action not in actions:
        code = "not-on-card"
    else:
        code = "already-done" if state.done >> actions.index(asked.action) & 1 else "no-effect"
    return Refusal(f"gravity.{code}", action=a.act_text(asked.action))


def _from(state: State, asked: faces.From) -> Refusal:
    if asked.place != AIRSHIP and not _is_own(state, asked.place):
        return _about("not-yours", asked.place)
    return Refusal("gravity.nobody-to-capture", place=a.place_text(asked.place))


def _against(state: State, asked: faces.Against) -> Refusal:
    island = asked.island
    if _is_own(state, island):
        return _about("own-island", island)
    if state.visited >> island & 1:
        return _about("already-used", island)
    if state.fleeing and state.lost[state.mover] >> island & 1:
        return _about("just-lost", island)
    if state.fleeing and state.taken >> island & 1:
        return _about("a-refuge", island)
    if state.origin != AIRSHIP and not state.touch[state.origin] >> island & 1:
        return _about("not-neighbour", island)
    return Refusal("gravity.outnumbered", island=a.island_text(island), pieces=pieces_on(state, island))


def _send(state: State, asked: faces.Send) -> Refusal:
    return _force(state, asked.hunters - hunters_at(state, state.mover, state.origin))


def _join(state: State, asked: faces.Join) -> Refusal:
    return _force(state, asked.mercenaries - mercenaries_at(state, state.mover, state.origin))


def _force(state: State, beyond: int) -> Refusal:
    if beyond > 0:
        return Refusal("gravity.not-so-many", place=a.place_text(state.origin))
    return Refusal("gravity.outnumbered", island=a.island_text(state.target), pieces=pieces_on(state, state.target))


def _toll(code: str) -> Callable[[State, Any], Refusal]:
    def why(state: State, _asked: faces.Action) -> Refusal:
        return Refusal(f"gravity.{code}", pieces=state.toll)

    return why


def _amount(state: State, _asked: faces.Action) -> Refusal:
    return _about("wrong-amount", state.target)


def _mine(state: State, asked: faces.Mine) -> Refusal:
    if asked.island == RUNDOR:
        return _about("rundor-not-mined", asked.island)
    if not _is_own(state, asked.island):
        return _about("not-yours", asked.island)
    return _about("already-used" if state.visited >> asked.island & 1 else "nothing-to-mine", asked.island)


def _on_own(code: str) -> Callable[[State, Any], Refusal]:
    def why(state: State, asked: Any) -> Refusal:
        return _about(code if _is_own(state, asked.island) else "not-yours", asked.island)

    return why


def _on_neighbour(code: str) -> Callable[[State, Any], Refusal]:
    def why(state: State, asked: Any) -> Refusal:
        if _is_own(state, asked.island):
            return _about("own-island", asked.island)
        return _about(code if _is_near(state, asked.island) else "not-neighbour", asked.island)

    return why


def _strike(state: State, asked: faces.Strike) -> Refusal:
    if _is_near(state, asked.island):
        return Refusal("gravity.too-few-pieces", island=a.island_text(asked.island), pieces=SUPERIOR_FROM[0])
    return _on_neighbour("not-neighbour")(state, asked)


def _half(half: int, otherwise: Callable[[State, Any], Refusal]) -> Callable[[State, Any], Refusal]:
    def why(state: State, asked: Any) -> Refusal:
        return otherwise(state, asked) if state.need & half else Refusal("gravity.half-used")

    return why


def _mercenary_place(state: State, asked: Any) -> Refusal:
    if asked.place == AIRSHIP:
        return Refusal("gravity.airship-full")
    return _about("not-neighbour" if _is_own(state, asked.place) else "not-yours", asked.place)


def _ability(state: State, asked: faces.Action) -> Refusal:
    menu = [0] * a.ACTIONS
    offered = {type(a.face(code)) for code in menu[: legal(state, menu)]}
    if isinstance(asked, faces.Drill) and faces.Drill in offered:
        return _about("not-yours", asked.island)
    if isinstance(asked, faces.Tug) and faces.Tug in offered:
        return _on_neighbour("not-neighbour")(state, asked)
    return Refusal("gravity.no-ability")


def _always(code: str, **args: int) -> Callable[[State, Any], Refusal]:
    def why(_state: State, _asked: faces.Action) -> Refusal:
        return Refusal(f"gravity.{code}", **args)

    return why


def _named(code: str) -> Callable[[State, Any], Refusal]:
    def why(_state: State, asked: Any) -> Refusal:
        return _about(code, asked.island)

    return why


def _board(_state: State, asked: faces.Board) -> Refusal:
    return Refusal("gravity.airship-taken", ability=a.ability_text(asked.ability))


_WHY: Final[dict[type[faces.Action], Callable[[State, Any], Refusal]]] = {
    faces.Board: _board,
    faces.Settle: _settle,
    faces.Throw: _card,
    faces.Keep: _always("too-many-cards", cards=KEPT),
    faces.Play: _card,
    faces.Castle: _always("two-cards"),
    faces.Lay: _card,
    faces.Call: _card,
    faces.Idle: _card,
    faces.Save: _card,
    faces.Do: _do,
    faces.Finish: _always("first-action"),
    faces.Enough: _always("choose-first"),
    faces.From: _from,
    faces.Against: _against,
    faces.Send: _send,
    faces.Join: _join,
    faces.Lose: _toll("wrong-losses"),
    faces.Tap: _named("not-yours"),
    faces.Mine: _mine,
    faces.MineAll: _always("choose-one"),
    faces.Strike: _strike,
    faces.Slay: _toll("wrong-kill"),
    faces.PutPermanent: _amount,
    faces.PutTemporary: _amount,
    faces.Recruit: _mercenary_place,
    faces.Convert: _on_own("no-temporary"),
    faces.PostHunters: _amount,
    faces.PostMercenaries: _amount,
    faces.Rotate: _on_own("already-used"),
    faces.Bribe: _on_neighbour("no-mercenary"),
    faces.Lodge: _mercenary_place,
    faces.Swap: _half(OWN_HALF, _on_own("no-permanent")),
    faces.Spoil: _half(NEIGHBOUR_HALF, _on_neighbour("no-permanent")),
    faces.Drill: _ability,
    faces.Nurse: _ability,
    faces.Hire: _ability,
    faces.Tug: _ability,
    faces.Pull: _named("not-unstable"),
    faces.Place: _always("side-taken"),
    faces.Endow: _named("not-joined"),
    faces.Choose: _named("not-adrift"),
    faces.Dock: _named("not-nearest"),
}
