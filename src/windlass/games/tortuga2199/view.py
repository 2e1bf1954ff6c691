"""A redacted position as a screen needs it: map, holds, markets, the turn and the combat, in numbers and message ids.

Cards are named by kind, the place of their face in `cards`; a heap is a list of kinds in ascending order.
"""

from __future__ import annotations

import functools
from typing import Annotated, Final

import msgspec

from windlass.engine.text import Argument, Seat, Text
from windlass.engine.words import one_of
from windlass.games.tortuga2199.abilities import TABLE
from windlass.games.tortuga2199.actions import card_text, sector_text
from windlass.games.tortuga2199.components import (
    BOX,
    CARDS,
    CONTROL,
    END_OF_MARKET,
    FIRST_HUNT,
    FIRST_OF_MARKET,
    FIRST_PRICE,
    FIRST_SHIP,
    FIRST_SPECIAL,
    FIRST_TRADE,
    FORTRESS,
    GROUPS,
    HUNTS,
    LAYOUTS,
    MAXIMUM,
    SECTORS,
    TORTUGA,
    Status,
    all_abilities,
    provenance,
)
from windlass.games.tortuga2199.layouts import NOWHERE, SECTOR_IDS, SECTOR_NAMES, SPECIALS
from windlass.games.tortuga2199.notation import FLAGS, STEPS
from windlass.games.tortuga2199.rules import actor
from windlass.games.tortuga2199.rules.combat import attack_bonus, defence_bonus, half_defence, manoeuvres_in, side_total, weakening
from windlass.games.tortuga2199.rules.ending import is_council, standing
from windlass.games.tortuga2199.rules.market import deck_left, influence_price
from windlass.games.tortuga2199.rules.sectors import conquest_price, trading_posts, turrets
from windlass.games.tortuga2199.secrecy import is_attack_hidden
from windlass.games.tortuga2199.state import (
    ABILITY,
    FORTRESS_POWER,
    HIDDEN,
    LAB_POWER,
    MINES_POWER,
    MUSTER,
    PARRY,
    SACRIFICE,
    SPOILS,
    VORTEX_POWER,
    State,
)

POWERS: Final = {"fortress": FORTRESS_POWER, "lab": LAB_POWER, "mines": MINES_POWER, "vortex": VORTEX_POWER}


class Provenance(msgspec.Struct, frozen=True):
    """How well each value of a card is attested."""

    name: Status
    price: Status
    crypto: Status
    manoeuvre: Status
    abilities: Status
    difficulty: Status
    redeem: Status
    copies: Status


class CardFace(msgspec.Struct, frozen=True):
    """What is printed on a card, and how well it is attested."""

    id: str
    name: Text
    group: Annotated[str, one_of("Group", GROUPS)]
    price: int
    crypto: int
    manoeuvre: int
    abilities: list[Text]
    signs: list[Annotated[str, one_of("AbilitySign", dict.fromkeys(ability.sign for ability in TABLE))]]
    """The picture of each ability."""
    difficulty: int
    redeem: int
    copies: int
    provenance: Provenance


class SectorView(msgspec.Struct):
    """One sector. `track` is its printed defence, lowest first, empty where no marker slides.

    `hunt` is a kind, -1 for a token this seat may not know, None when there is none.
    """

    sector: int
    id: str
    kind: Annotated[str, one_of("SectorKind", dict.fromkeys(SECTOR_NAMES))]
    name: Text
    q: int
    r: int
    controller: int
    defence: int
    track: list[int]
    price: int
    control: int
    mineral: bool
    hunt: int | None
    explorers: list[int]
    ships: list[int]


class HoldView(msgspec.Struct):
    """One captain's hold. `hand` is None when hidden; `heap` is then all that hand, deck and reserve hold together."""

    seat: int
    vessel: int
    ship: int
    standing: int
    influence: int
    minerals: int
    hand: list[int] | None
    hand_size: int
    deck_size: int
    heap: list[int]
    discard: list[int]
    reserve: int | None
    has_reserve: bool
    hunts: list[int]
    sectors: list[int]
    trading_posts: int
    turrets: int


class MarketView(msgspec.Struct):
    """A special market: the open cards (-1 for an empty place), the deck's size, what was put under it, what is unseen."""

    sector: int
    open: list[int]
    deck: int
    under: list[int]
    unseen: list[int]


class PileView(msgspec.Struct):
    """One open pile of the T sectors."""

    kind: int
    left: int


class TurnView(msgspec.Struct):
    """What the seat on turn has and may still do."""

    seat: int
    round: int
    fresh: bool
    crypto: int
    manoeuvre: int
    siege: int
    influence_price: int
    powers_used: list[Annotated[str, one_of("Power", POWERS)]]
    played: list[int]
    laid: int
    council: bool


class CombatView(msgspec.Struct):
    """A combat. The attacker's cards are None until they are turned over, except to the attacker; totals follow the cards seen."""

    attacker: int
    defender: int
    sector: int
    committed: int
    attack: list[int] | None
    parry: list[int]
    attacker_total: int | None
    defender_total: int
    half_defence: int
    beaten: int


class Tortuga2199View(msgspec.Struct, tag="tortuga2199"):
    """The table as one seat sees it."""

    seat: int
    actor: int
    step: Annotated[str, one_of("Step", STEPS)]
    goal: int
    round_limit: int
    rules: list[Annotated[str, one_of("HouseRule", FLAGS)]]
    sectors: list[SectorView]
    holds: list[HoldView]
    piles: list[PileView]
    markets: list[MarketView]
    hunt_deck: list[int]
    cache: int
    destroyed: list[int]
    ships_left: list[int]
    turn: TurnView
    combat: CombatView | None
    cards: list[CardFace]


def view(state: State, seat: int) -> Tortuga2199View:
    """What a screen of this seat shows."""
    return Tortuga2199View(
        seat=seat,
        actor=actor(state),
        step=STEPS[state.step],
        goal=state.goal,
        round_limit=state.round_limit,
        rules=[name for name in FLAGS if getattr(state, name)],
        sectors=[sector_view(state, sector) for sector in range(SECTORS) if state.spot[sector] != NOWHERE],
        holds=[hold_view(state, owner, seat) for owner in range(state.seats)],
        piles=[PileView(kind, state.stock[kind]) for kind in range(FIRST_TRADE, FIRST_SPECIAL)],
        markets=[market_view(state, market) for market in range(SPECIALS)],
        hunt_deck=[FIRST_HUNT + hunt for hunt in range(HUNTS) if state.captured[hunt] == 0],
        cache=state.cache,
        destroyed=kinds_in(state.destroyed),
        ships_left=[kind for kind in range(FIRST_SHIP, FIRST_TRADE) if state.stock[kind]],
        turn=turn_view(state),
        combat=combat_view(state, seat),
        cards=card_faces(),
    )


@functools.cache
def card_faces() -> list[CardFace]:
    """The faces of all cards, by kind."""
    groups = [group for group in GROUPS for _ in BOX[group]]
    return [
        CardFace(
            id=card.id,
            name=card_text(kind),
            group=groups[kind],
            price=card.price,
            crypto=card.crypto,
            manoeuvre=card.manoeuvre,
            abilities=[Text(f"tortuga2199-ability-{ability.word}", {"number": number}) for ability, number in all_abilities(card)],
            signs=[ability.sign for ability, _ in all_abilities(card)],
            difficulty=card.difficulty,
            redeem=card.redeem,
            copies=card.copies,
            provenance=Provenance(**{value: provenance(card, value) for value in Provenance.__struct_fields__}),
        )
        for kind, card in enumerate(CARDS)
    ]


def kinds_in(counts: list[int]) -> list[int]:
    """The kinds of a heap, one entry a card."""
    return [kind for kind, count in enumerate(counts) if count for _ in range(count)]


def sector_view(state: State, sector: int) -> SectorView:
    """One sector with everything on it."""
    spot = LAYOUTS[state.seats - 2].spots[state.spot[sector]]
    hunt = state.hunt[sector]
    return SectorView(
        sector=sector,
        id=SECTOR_IDS[sector],
        kind=SECTOR_NAMES[sector],
        name=sector_text(sector),
        q=spot.q,
        r=spot.r,
        controller=state.controller[sector],
        defence=state.defence[sector],
        track=[] if sector == TORTUGA else list(range(FIRST_PRICE[sector], MAXIMUM[sector] + 1)),
        price=conquest_price(state, sector),
        control=CONTROL[sector],
        mineral=bool(state.mineral[sector]),
        hunt=None if hunt == 0 else HIDDEN if hunt == HIDDEN else FIRST_HUNT + hunt - 1,
        explorers=[seat for seat in range(state.seats) if state.explored[sector] >> seat & 1],
        ships=[seat for seat in range(state.seats) if state.ship[seat] == sector],
    )


def hold_view(state: State, owner: int, seat: int) -> HoldView:
    """One captain's hold as another seat sees it."""
    own = owner == seat
    return HoldView(
        seat=owner,
        vessel=state.vessel[owner] + FIRST_SHIP - 1 if state.vessel[owner] else -1,
        ship=state.ship[owner],
        standing=standing(state, owner),
        influence=state.influence[owner],
        minerals=state.minerals[owner],
        hand=kinds_in(state.hand[owner]) if own else None,
        hand_size=state.hand_size[owner],
        deck_size=state.deck_size[owner],
        heap=kinds_in(state.deck[owner]),
        discard=kinds_in(state.discard[owner]),
        reserve=state.reserve[owner] - 1 if own and state.reserve[owner] else None,
        has_reserve=state.reserve[owner] != 0,
        hunts=[FIRST_HUNT + hunt for hunt in range(HUNTS) if state.captured[hunt] == owner + 1],
        sectors=[sector for sector in range(SECTORS) if state.controller[sector] == owner],
        trading_posts=trading_posts(state, owner),
        turrets=turrets(state, owner),
    )


def market_view(state: State, market: int) -> MarketView:
    """One special market; which cards its deck still hides is public, their order is not."""
    first, end = FIRST_OF_MARKET[market], END_OF_MARKET[market]
    return MarketView(
        sector=FORTRESS + market,
        open=[kind - 1 for kind in state.market[market]],
        deck=deck_left(state, market),
        under=[kind - 1 for kind in state.under[market][: state.under_size[market]]],
        unseen=[kind for kind in range(first, end) for _ in range(state.stock[kind])],
    )


def turn_view(state: State) -> TurnView:
    """The turn in progress."""
    return TurnView(
        seat=state.turn,
        round=state.round,
        fresh=bool(state.fresh),
        crypto=state.crypto,
        manoeuvre=state.manoeuvre,
        siege=state.siege,
        influence_price=influence_price(state),
        powers_used=[name for name, bit in POWERS.items() if state.used & bit],
        played=kinds_in(state.played),
        laid=state.laid - 1,
        council=is_council(state),
    )


def combat_view(state: State, seat: int) -> CombatView | None:
    """The combat in progress, if there is one."""
    if state.ended or state.step not in (MUSTER, PARRY, SACRIFICE, SPOILS):
        return None
    attacker, defender = state.turn, state.foe
    sector = max(state.ship[attacker], state.ship[defender])  # the loser's ship may be in its hold already
    known = not is_attack_hidden(state) or seat == attacker
    walls = half_defence(state, defender, sector)
    ours = attack_bonus(state.attack) - weakening(state.parry)
    theirs = defence_bonus(state.parry) - weakening(state.attack)
    return CombatView(
        attacker=attacker,
        defender=defender,
        sector=sector,
        committed=state.committed,
        attack=kinds_in(state.attack) if known else None,
        parry=kinds_in(state.parry),
        attacker_total=side_total(manoeuvres_in(state.attack), ours, turrets(state, attacker), 0) if known else None,
        defender_total=side_total(manoeuvres_in(state.parry), theirs, turrets(state, defender), walls),
        half_defence=walls,
        beaten=state.beaten if state.step in (SACRIFICE, SPOILS) else -1,
    )


def prompt(state: State, seat: int) -> Text:
    """What is asked of the actor; everyone else reads whom they wait for."""
    deciding = actor(state)
    if deciding != seat:
        return Text("tortuga2199-prompt-wait", {"seat": Seat(deciding)})
    if state.step == ABILITY:
        return Text("tortuga2199-prompt-ability", {"card": card_text(state.laid - 1)})
    if state.step in (MUSTER, PARRY):
        args: dict[str, Argument] = {"cards": state.committed, "foe": Seat(state.foe if state.step == MUSTER else state.turn)}
        return Text(f"tortuga2199-prompt-{STEPS[state.step]}", args)
    return Text(f"tortuga2199-prompt-{STEPS[state.step]}")


def scores(state: State) -> list[int]:
    """Influence of every seat, control tokens included."""
    return [standing(state, seat) for seat in range(state.seats)]
