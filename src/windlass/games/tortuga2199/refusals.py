"""Why an action is not allowed now, as specifically as a good referee would say it, in terms the actor may know."""

from __future__ import annotations

from windlass.engine.refusal import Refusal
from windlass.engine.text import Seat
from windlass.games.tortuga2199.actions import (
    ACTIONS,
    CACHE,
    CAPTURE,
    COLLECT,
    CONQUER,
    CONQUER_WITH_CRYPTO,
    EXPLORE,
    INFLUENCE,
    SPEND,
    TAKE,
    Action,
    Attack,
    ChooseShip,
    Move,
    Place,
    Plain,
    Redeem,
    Reinforce,
    WithCard,
    card_text,
    face,
    hunt_text,
    sector_text,
    ship_text,
)
from windlass.games.tortuga2199.components import FORTRESS, MAXIMUM, PRICE, TORTUGA
from windlass.games.tortuga2199.notation import STEPS
from windlass.games.tortuga2199.rules import actor
from windlass.games.tortuga2199.rules.acting import COLLECT_PRICE, EXPLORE_PRICE, MOVE_PRICE
from windlass.games.tortuga2199.rules.cards import destroy_price, reserve_price
from windlass.games.tortuga2199.rules.combat import has_fighters, is_in_reach
from windlass.games.tortuga2199.rules.ending import is_council
from windlass.games.tortuga2199.rules.hunt import capture_price, has_explored
from windlass.games.tortuga2199.rules.market import REFRESH_PRICE, influence_price, is_on_sale, wealth
from windlass.games.tortuga2199.rules.sectors import conquest_price, is_guarded, moves_to
from windlass.games.tortuga2199.state import ACT, CHOOSE, ENTER, IN_HOLD, MUSTER, PARRY, State


def why_not(state: State, action: int) -> Refusal:
    """Why an action is not legal now."""
    if not 0 <= action < ACTIONS:
        return Refusal("action.unknown", code=action)
    asked = face(action)
    seat = actor(state)
    if seat < 0:
        return Refusal("match.over")
    if state.step != ACT:
        return _why_not_asked(state, seat, asked)
    if isinstance(asked, ChooseShip):
        return Refusal("tortuga2199.not-now")
    if isinstance(asked, Place):
        return Refusal("tortuga2199.not-beaten")
    if isinstance(asked, Attack):
        return _why_not_attack(state, seat, asked.seat)
    if isinstance(asked, Move):
        return _why_not_move(state, seat, asked.sector)
    if isinstance(asked, Reinforce):
        return _why_not_reinforce(state, seat, asked)
    if isinstance(asked, WithCard):
        return _why_not_card(state, seat, asked)
    if isinstance(asked, Redeem):
        return Refusal("tortuga2199.not-in-hand", card=hunt_text(asked.hunt))
    return _why_not_plain(state, seat, action)


def _why_not_asked(state: State, seat: int, asked: Action) -> Refusal:
    """Something else than a turn's action is asked for; what was tried may be of the right sort but not possible."""
    if state.step == CHOOSE and isinstance(asked, ChooseShip):
        return Refusal("tortuga2199.ship-taken", ship=ship_text(asked.ship))
    if state.step == ENTER and isinstance(asked, Place):
        return Refusal("tortuga2199.not-yours", sector=sector_text(asked.sector))
    if state.step in (MUSTER, PARRY) and isinstance(asked, WithCard) and asked.verb == "commit":
        code = "not-in-hand" if state.hand[seat][asked.kind] == 0 else "no-manoeuvre-on-card"
        return Refusal(f"tortuga2199.{code}", card=card_text(asked.kind))
    if state.step == MUSTER and isinstance(asked, Plain) and asked.name == "done":
        return Refusal("tortuga2199.attack-needs-card")
    return Refusal(f"tortuga2199.asked-{STEPS[state.step]}")


def _too_few_manoeuvres(state: State, price: int, spare: int = 0) -> Refusal:
    return Refusal("tortuga2199.too-few-manoeuvres", price=price, manoeuvre=state.manoeuvre + spare)


def _too_poor(state: State, seat: int, price: int) -> Refusal:
    return Refusal("tortuga2199.too-poor", price=price, crypto=state.crypto, minerals=state.minerals[seat])


def _why_not_plain(state: State, seat: int, action: int) -> Refusal:
    if action == TAKE:
        return Refusal("tortuga2199.no-reserve" if state.reserve[seat] == 0 else "tortuga2199.reserve-too-late")
    if action == SPEND:
        return Refusal("tortuga2199.no-minerals")
    if action not in (COLLECT, EXPLORE, CAPTURE, CONQUER, CONQUER_WITH_CRYPTO, INFLUENCE, CACHE):
        return Refusal("tortuga2199.not-now")
    sector = state.ship[seat]
    if sector == IN_HOLD:
        return Refusal("tortuga2199.no-ship")
    if action == COLLECT:
        return _too_few_manoeuvres(state, COLLECT_PRICE) if state.mineral[sector] else Refusal("tortuga2199.no-minerals-here")
    if action in (EXPLORE, CAPTURE):
        return _why_not_hunt(state, seat, sector, action)
    if action == INFLUENCE:
        return _too_poor(state, seat, influence_price(state)) if sector == TORTUGA else Refusal("tortuga2199.not-at-tortuga")
    if action == CACHE:
        return Refusal("tortuga2199.no-mines-power")
    return _why_not_conquest(state, seat, sector, action)


def _why_not_hunt(state: State, seat: int, sector: int, action: int) -> Refusal:
    if state.hunt[sector] == 0:
        return Refusal("tortuga2199.no-hunt-here")
    explored = has_explored(state, seat, sector)
    if action == EXPLORE:
        return Refusal("tortuga2199.already-explored") if explored else _too_few_manoeuvres(state, EXPLORE_PRICE)
    return _too_few_manoeuvres(state, capture_price(state, seat)) if explored else Refusal("tortuga2199.not-explored")


def _why_not_conquest(state: State, seat: int, sector: int, action: int) -> Refusal:
    if action == CONQUER_WITH_CRYPTO and not state.crypto_conquest:
        return Refusal("tortuga2199.crypto-conquest-off")
    if is_council(state):
        return Refusal("tortuga2199.council")
    if state.controller[sector] == seat:
        return Refusal("tortuga2199.already-yours", sector=sector_text(sector))
    if is_guarded(state, sector) and action == CONQUER_WITH_CRYPTO:
        return Refusal("tortuga2199.guarded", sector=sector_text(sector))
    if is_guarded(state, sector):
        return _why_not_attack(state, seat, state.controller[sector])
    price = conquest_price(state, sector)
    if action == CONQUER_WITH_CRYPTO and wealth(state, seat) < price:
        return _too_poor(state, seat, price)
    if action == CONQUER and state.manoeuvre + state.siege < price:
        return _too_few_manoeuvres(state, price, state.siege)
    return Refusal("tortuga2199.not-winning")


def _why_not_attack(state: State, seat: int, foe: int) -> Refusal:
    if state.ship[seat] == IN_HOLD:
        return Refusal("tortuga2199.no-ship")
    if state.no_attacks:
        return Refusal("tortuga2199.peace")
    if is_council(state):
        return Refusal("tortuga2199.council")
    if not is_in_reach(state, seat, foe):
        return Refusal("tortuga2199.nobody-here", seat=Seat(foe))
    assert not has_fighters(state, seat)
    return Refusal("tortuga2199.no-fighters")


def _why_not_move(state: State, seat: int, sector: int) -> Refusal:
    if state.ship[seat] == IN_HOLD:
        return Refusal("tortuga2199.no-ship")
    if moves_to(state, seat, sector) == 1:
        return _too_few_manoeuvres(state, MOVE_PRICE)
    return Refusal("tortuga2199.not-adjacent", sector=sector_text(sector))


def _why_not_reinforce(state: State, seat: int, asked: Reinforce) -> Refusal:
    sector = sector_text(asked.sector)
    if state.controller[asked.sector] != seat:
        return Refusal("tortuga2199.not-yours", sector=sector)
    if asked.level > MAXIMUM[asked.sector]:
        return Refusal("tortuga2199.above-maximum", sector=sector, maximum=MAXIMUM[asked.sector])
    if asked.level <= state.defence[asked.sector]:
        return Refusal("tortuga2199.not-higher", sector=sector, level=state.defence[asked.sector])
    return _too_poor(state, seat, asked.level)


def _why_not_card(state: State, seat: int, asked: WithCard) -> Refusal:
    card = card_text(asked.kind)
    if asked.verb in ("buy", "refresh"):
        return _why_not_trade(state, seat, asked)
    if asked.verb == "destroy":
        if state.played[asked.kind] == 0:
            return Refusal("tortuga2199.not-played", card=card)
        return _too_few_manoeuvres(state, destroy_price(state, seat))
    if asked.verb in ("scrap", "commit"):
        return Refusal("tortuga2199.not-now")
    if asked.verb == "reserve" and state.hand[seat][asked.kind] > 0:
        if state.reserve[seat] != 0:
            return Refusal("tortuga2199.reserve-full")
        return _too_poor(state, seat, reserve_price(state, seat))
    return Refusal("tortuga2199.not-in-hand", card=card)


def _why_not_trade(state: State, seat: int, asked: WithCard) -> Refusal:
    if state.ship[seat] == IN_HOLD:
        return Refusal("tortuga2199.no-ship")
    if not is_on_sale(state, seat, asked.kind):
        return Refusal("tortuga2199.not-on-sale", card=card_text(asked.kind))
    if asked.verb == "buy":
        return _too_poor(state, seat, PRICE[asked.kind])
    if state.ship[seat] < FORTRESS:
        return Refusal("tortuga2199.open-piles")
    if wealth(state, seat) < REFRESH_PRICE:
        return _too_poor(state, seat, REFRESH_PRICE)
    return Refusal("tortuga2199.deck-empty")
