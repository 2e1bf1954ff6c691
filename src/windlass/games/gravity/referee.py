"""Why an action is not legal now, in the words of a referee."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from windlass.engine.refusal import Refusal
from windlass.games.gravity import actions as a
from windlass.games.gravity import state as s
from windlass.games.gravity.components import AIRSHIP, CARD_ACTION, KEPT, RUNDOR, SUPERIOR_FROM
from windlass.games.gravity.rules.airships import extended_action
from windlass.games.gravity.rules.control import neighbours, own_islands, pieces_on
from windlass.games.gravity.rules.gravitation import NEIGHBOUR_HALF, OWN_HALF
from windlass.games.gravity.state import State

# The decisions in which each kind of action can be legal at all.
WHEN: Final[dict[type[a.Action], tuple[int, ...]]] = {
    a.Settle: (s.SETTLING, s.REFUGE),
    a.Throw: (s.KEEPING,),
    a.Keep: (s.KEEPING,),
    a.Play: (s.TURN,),
    a.Castle: (s.TURN,),
    a.Lay: (s.LAYING,),
    a.Call: (s.CALLING,),
    a.Idle: (s.TURN,),
    a.Pass: (s.TURN,),
    a.Save: (s.SAVING,),
    a.Do: (s.ACTING,),
    a.Finish: (s.ACTING,),
    a.Enough: (s.SAVING, s.EXTRA, s.TARGET, s.MINING, s.ROTATING, s.SPECULATING),
    a.From: (s.ORIGIN,),
    a.Against: (s.TARGET,),
    a.Send: (s.FORCE,),
    a.Join: (s.HIRELINGS,),
    a.Lose: (s.LOSSES,),
    a.Tap: (s.TAPPING,),
    a.Mine: (s.MINING,),
    a.MineAll: (s.MINING,),
    a.Strike: (s.STRIKING,),
    a.Slay: (s.SLAYING,),
    a.PutPermanent: (s.PERMANENT,),
    a.PutTemporary: (s.TEMPORARY,),
    a.Recruit: (s.RECRUITING,),
    a.Convert: (s.CONVERTING,),
    a.PostHunters: (s.HUNTER_POST,),
    a.PostMercenaries: (s.MERCENARY_POST,),
    a.Rotate: (s.ROTATING,),
    a.Bribe: (s.BRIBING,),
    a.Lodge: (s.LODGING,),
    a.Swap: (s.SPECULATING,),
    a.Spoil: (s.SPECULATING,),
    a.Drill: (s.ACTING, s.EXTRA),
    a.Nurse: (s.ACTING, s.EXTRA),
    a.Hire: (s.ACTING, s.EXTRA),
    a.Tug: (s.ACTING, s.EXTRA),
    a.Pull: (s.PULLING,),
    a.Place: (s.PLACING,),
    a.Orient: (s.ORIENTING,),
    a.Endow: (s.ENDOWING,),
    a.Choose: (s.CHOOSING,),
    a.Dock: (s.DOCKING,),
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


def _settle(state: State, asked: a.Settle) -> Refusal:
    return _about("rundor-later" if state.step == s.SETTLING and asked.island == RUNDOR else "not-free", asked.island)


def _card(state: State, asked: Any) -> Refusal:
    held = state.hand[state.mover][asked.card - 1] > 0
    return Refusal("gravity.useless-card" if held or isinstance(asked, a.Call) else "gravity.no-such-card", card=a.card_text(asked.card))


def _do(state: State, asked: a.Do) -> Refusal:
    actions = CARD_ACTION[state.card]
    if asked.action not in actions:
        code = "not-on-card"
    else:
        code = "already-done" if state.done >> actions.index(asked.action) & 1 else "no-effect"
    return Refusal(f"gravity.{code}", action=a.act_text(asked.action))


def _from(state: State, asked: a.From) -> Refusal:
    if asked.place != AIRSHIP and not _is_own(state, asked.place):
        return _about("not-yours", asked.place)
    return Refusal("gravity.nobody-to-capture", place=a.place_text(asked.place))


def _against(state: State, asked: a.Against) -> Refusal:
    island = asked.island
    if _is_own(state, island):
        return _about("own-island", island)
    if state.visited >> island & 1:
        return _about("already-used", island)
    if state.fleeing and (state.lost[state.mover] | state.taken) >> island & 1:
        return _about("just-lost", island)
    if state.origin != AIRSHIP and not state.touch[state.origin] >> island & 1:
        return _about("not-neighbour", island)
    return Refusal("gravity.outnumbered", island=a.island_text(island), pieces=pieces_on(state, island))


def _force(state: State, _asked: a.Action) -> Refusal:
    return Refusal("gravity.outnumbered", island=a.island_text(state.target), pieces=pieces_on(state, state.target))


def _losses(state: State, _asked: a.Action) -> Refusal:
    return Refusal("gravity.wrong-losses", pieces=state.toll)


def _amount(state: State, _asked: a.Action) -> Refusal:
    return _about("wrong-amount", state.target)


def _mine(state: State, asked: a.Mine) -> Refusal:
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


def _strike(state: State, asked: a.Strike) -> Refusal:
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


def _ability(state: State, asked: a.Action) -> Refusal:
    hook = extended_action(state, state.mover)
    own = {a.Drill: 1, a.Nurse: 2, a.Hire: 3, a.Tug: 4}[type(asked)] == state.ability[state.mover]
    if not own or hook not in CARD_ACTION[state.card] or (state.step == s.EXTRA and hook != state.doing):
        return Refusal("gravity.no-ability")
    if isinstance(asked, a.Drill):
        return _about("not-yours", asked.island)
    if isinstance(asked, a.Tug):
        return _on_neighbour("not-neighbour")(state, asked)
    return Refusal("gravity.no-ability")


def _always(code: str, **args: int) -> Callable[[State, Any], Refusal]:
    def why(_state: State, _asked: a.Action) -> Refusal:
        return Refusal(f"gravity.{code}", **args)

    return why


def _named(code: str) -> Callable[[State, Any], Refusal]:
    def why(_state: State, asked: Any) -> Refusal:
        return _about(code, asked.island)

    return why


_WHY: Final[dict[type[a.Action], Callable[[State, Any], Refusal]]] = {
    a.Settle: _settle,
    a.Throw: _card,
    a.Keep: _always("too-many-cards", cards=KEPT),
    a.Play: _card,
    a.Castle: _always("two-cards"),
    a.Lay: _card,
    a.Call: _card,
    a.Idle: _card,
    a.Save: _card,
    a.Do: _do,
    a.Finish: _always("first-action"),
    a.Enough: _always("choose-first"),
    a.From: _from,
    a.Against: _against,
    a.Send: _force,
    a.Join: _force,
    a.Lose: _losses,
    a.Tap: _named("not-yours"),
    a.Mine: _mine,
    a.MineAll: _always("choose-one"),
    a.Strike: _strike,
    a.Slay: _losses,
    a.PutPermanent: _amount,
    a.PutTemporary: _amount,
    a.Recruit: _mercenary_place,
    a.Convert: _on_own("no-temporary"),
    a.PostHunters: _amount,
    a.PostMercenaries: _amount,
    a.Rotate: _on_own("already-used"),
    a.Bribe: _on_neighbour("no-mercenary"),
    a.Lodge: _mercenary_place,
    a.Swap: _half(OWN_HALF, _on_own("no-permanent")),
    a.Spoil: _half(NEIGHBOUR_HALF, _on_neighbour("no-permanent")),
    a.Drill: _ability,
    a.Nurse: _ability,
    a.Hire: _ability,
    a.Tug: _ability,
    a.Pull: _named("not-unstable"),
    a.Place: _always("side-taken"),
    a.Endow: _named("not-joined"),
    a.Choose: _named("not-adrift"),
    a.Dock: _named("not-nearest"),
}
