"""The integer codes of actions and their typed faces, one for one. Rulebook, "Actions available during the turn"."""

from __future__ import annotations

from typing import Final

import msgspec

from windlass.engine.text import Seat, Text
from windlass.games.tortuga2199.abilities import TABLE, USES, Use
from windlass.games.tortuga2199.components import FIRST_HUNT, FIRST_SHIP, HUNTS, KIND_NAMES, KINDS, LEVELS, SECTORS, SHIPS, message_of
from windlass.games.tortuga2199.layouts import SECTOR_IDS
from windlass.games.tortuga2199.state import SEATS

_TURN: Final = (
    "end", "done", "take", "spend", "collect", "explore", "capture", "conquer", "conquer-with-crypto", "influence", "cache",
)  # fmt: skip
_TURN_WITH_CARD: Final = ("play", "buy", "refresh", "reserve", "destroy")


def _more(target: str, known: tuple[str, ...]) -> list[str]:
    """Verbs that only abilities have, in the order of their table."""
    return [use.verb for use in USES if use.target.endswith(target) and use.verb not in known]


# Plain actions, in the order of their codes.
ABILITY_DEEDS: Final = tuple(_more("nothing", _TURN))
ABILITY_PICTURES: Final = tuple(
    next(ability.sign for ability in TABLE if verb in [use.verb for use in ability.uses]) for verb in ABILITY_DEEDS
)  # the signs of their abilities
PLAIN_NAMES: Final = (*_TURN, *ABILITY_DEEDS, "plunder", "bounty")
END: Final = PLAIN_NAMES.index("end")
DONE: Final = PLAIN_NAMES.index("done")
TAKE: Final = PLAIN_NAMES.index("take")
SPEND: Final = PLAIN_NAMES.index("spend")
COLLECT: Final = PLAIN_NAMES.index("collect")
EXPLORE: Final = PLAIN_NAMES.index("explore")
CAPTURE: Final = PLAIN_NAMES.index("capture")
CONQUER: Final = PLAIN_NAMES.index("conquer")
CONQUER_WITH_CRYPTO: Final = PLAIN_NAMES.index("conquer-with-crypto")
INFLUENCE: Final = PLAIN_NAMES.index("influence")
CACHE: Final = PLAIN_NAMES.index("cache")
PLUNDER: Final = PLAIN_NAMES.index("plunder")
BOUNTY: Final = PLAIN_NAMES.index("bounty")

# Actions with an object: a ship, a seat, a sector, a sector and a defence, a card.
SHIP: Final = len(PLAIN_NAMES)
ATTACK: Final = SHIP + SHIPS
MOVE: Final = ATTACK + SEATS
PLACE: Final = MOVE + SECTORS
REINFORCE: Final = PLACE + SECTORS
PLAY: Final = REINFORCE + (SECTORS - 1) * LEVELS
CARD_VERBS: Final = {verb: PLAY + place * KINDS for place, verb in enumerate((*_TURN_WITH_CARD, *_more("card", _TURN_WITH_CARD), "commit"))}
BUY: Final = CARD_VERBS["buy"]
REFRESH: Final = CARD_VERBS["refresh"]
RESERVE: Final = CARD_VERBS["reserve"]
DESTROY: Final = CARD_VERBS["destroy"]
SCRAP: Final = CARD_VERBS["scrap"]
COMMIT: Final = CARD_VERBS["commit"]
REDEEM: Final = COMMIT + KINDS
ACTIONS: Final = REDEEM + HUNTS


def codes_of(use: Use) -> range:
    """The codes of the actions that use an ability this way. Raises TypeError where they have no place among the codes."""
    if use.target == "nothing":
        return range(PLAIN_NAMES.index(use.verb), PLAIN_NAMES.index(use.verb) + 1)
    if use.target in ("hand card", "played card"):
        return range(CARD_VERBS[use.verb], CARD_VERBS[use.verb] + KINDS)
    blocks = {("move", "sector in reach"): range(MOVE, PLACE), ("reinforce", "own sector"): range(REINFORCE, PLAY)}
    if (use.verb, use.target) not in blocks:
        raise TypeError(f"an ability says '{use.verb}' with a target '{use.target}': give it a block of codes and a face in {__name__}")
    return blocks[use.verb, use.target]


_CODES: Final = tuple(codes_of(use) for use in USES)
FIRST_CODE: Final = tuple(codes.start for codes in _CODES)  # by verb
END_CODE: Final = tuple(codes.stop for codes in _CODES)
BY_CODE: Final = tuple(sorted(range(len(USES)), key=FIRST_CODE.__getitem__))  # verbs in the order of their codes


class Plain(msgspec.Struct, frozen=True, tag="plain", forbid_unknown_fields=True):
    """An action without an object: end the turn, be done choosing, collect minerals and so on."""

    name: str


class ChooseShip(msgspec.Struct, frozen=True, tag="ship", forbid_unknown_fields=True):
    """Choose a ship before the game."""

    ship: int


class Attack(msgspec.Struct, frozen=True, tag="attack", forbid_unknown_fields=True):
    """Attack the ship of a seat."""

    seat: int


class Move(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Move the ship to a sector."""

    sector: int


class Place(msgspec.Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Place a beaten ship in a sector."""

    sector: int


class Reinforce(msgspec.Struct, frozen=True, tag="reinforce", forbid_unknown_fields=True):
    """Raise the defence of a sector to a level."""

    sector: int
    level: int


class WithCard(msgspec.Struct, frozen=True, tag="card", forbid_unknown_fields=True):
    """Do something with a card of a kind: play, buy, refresh, reserve, destroy, scrap or commit it."""

    verb: str
    kind: int


class Redeem(msgspec.Struct, frozen=True, tag="redeem", forbid_unknown_fields=True):
    """Redeem a hunt from the hand."""

    hunt: int


Action = Plain | ChooseShip | Attack | Move | Place | Reinforce | WithCard | Redeem


def face(code: int) -> Action:
    """The typed action of a code."""
    if code < SHIP:
        return Plain(PLAIN_NAMES[code])
    if code < ATTACK:
        return ChooseShip(code - SHIP)
    if code < MOVE:
        return Attack(code - ATTACK)
    if code < PLACE:
        return Move(code - MOVE)
    if code < REINFORCE:
        return Place(code - PLACE)
    if code < PLAY:
        return Reinforce((code - REINFORCE) // LEVELS + 1, (code - REINFORCE) % LEVELS + 1)
    if code < REDEEM:
        verb, first = next((verb, first) for verb, first in reversed(CARD_VERBS.items()) if code >= first)
        return WithCard(verb, code - first)
    return Redeem(code - REDEEM)


def code(action: Action) -> int:
    """The code of a typed action."""
    if isinstance(action, Plain):
        return PLAIN_NAMES.index(action.name)
    if isinstance(action, ChooseShip):
        return SHIP + action.ship
    if isinstance(action, Attack):
        return ATTACK + action.seat
    if isinstance(action, Move):
        return MOVE + action.sector
    if isinstance(action, Place):
        return PLACE + action.sector
    if isinstance(action, Reinforce):
        return REINFORCE + (action.sector - 1) * LEVELS + action.level - 1
    return CARD_VERBS[action.verb] + action.kind if isinstance(action, WithCard) else REDEEM + action.hunt


def card_text(kind: int) -> Text:
    """The name of a card."""
    return Text(message_of(KIND_NAMES[kind]))


def ship_text(ship: int) -> Text:
    """The name of a ship, which is the name of its card."""
    return card_text(FIRST_SHIP + ship)


def hunt_text(hunt: int) -> Text:
    """The name of a hunt, which is the name of its card."""
    return card_text(FIRST_HUNT + hunt)


def sector_text(sector: int) -> Text:
    """The name of a sector."""
    return Text(f"tortuga2199-sector-{SECTOR_IDS[sector]}")


def describe(code: int) -> Text:
    """An action in words."""
    action = face(code)
    if isinstance(action, Plain):
        return Text(f"tortuga2199-action-{action.name}")
    if isinstance(action, ChooseShip):
        return Text("tortuga2199-action-ship", {"ship": ship_text(action.ship)})
    if isinstance(action, Attack):
        return Text("tortuga2199-action-attack", {"seat": Seat(action.seat)})
    if isinstance(action, Move):
        return Text("tortuga2199-action-move", {"sector": sector_text(action.sector)})
    if isinstance(action, Place):
        return Text("tortuga2199-action-place", {"sector": sector_text(action.sector)})
    if isinstance(action, Reinforce):
        return Text("tortuga2199-action-reinforce", {"sector": sector_text(action.sector), "level": action.level})
    if isinstance(action, WithCard):
        return Text(f"tortuga2199-action-{action.verb}", {"card": card_text(action.kind)})
    return Text("tortuga2199-action-redeem", {"card": hunt_text(action.hunt)})
