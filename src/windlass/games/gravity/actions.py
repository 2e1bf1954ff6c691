"""The integer codes of actions and their typed faces, one for one. A table of families gives codes, faces and words."""

from __future__ import annotations

import bisect
import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from windlass.engine.text import Argument, Text, number
from windlass.games.gravity.components import (
    ACTION_NAMES,
    AIRSHIP,
    CARD_ACTION,
    HUNTERS,
    ISLAND_NAMES,
    ISLANDS,
    KINDS,
    MERCENARIES,
    SIDES,
    UNITS,
)

SIDE_NAMES: Final = ("north-east", "east", "south-east", "south-west", "west", "north-west")
ISLAND_LETTERS: Final = "R123456"
PLACE_LETTERS: Final = ISLAND_LETTERS + "A"
CLOCKWISE: Final = 1


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice. Islands count from 0, which is Rundor; place 7 is the airship; cards count from 1; sides run clockwise."""


class Settle(Action, frozen=True, tag="settle"):
    """Settle on a free island, at the start or after losing the last island."""

    island: int


class Throw(Action, frozen=True, tag="throw"):
    """Throw one of the cards just drawn away, unseen."""

    card: int


class Keep(Action, frozen=True, tag="keep"):
    """Keep the remaining cards."""


class Play(Action, frozen=True, tag="play"):
    """Play a card for its own actions."""

    card: int


class Castle(Action, frozen=True, tag="castle"):
    """Announce castling: two cards face down for the actions of any card."""


class Lay(Action, frozen=True, tag="lay"):
    """Lay a card face down for castling."""

    card: int


class Call(Action, frozen=True, tag="call"):
    """Name the card whose actions castling stands for."""

    card: int


class Idle(Action, frozen=True, tag="idle"):
    """Discard a card unseen and do nothing."""

    card: int


class Pass(Action, frozen=True, tag="pass"):
    """Leave the rest of this phase to the others."""


class Save(Action, frozen=True, tag="save"):
    """Set a card aside for the next round."""

    card: int


class Do(Action, frozen=True, tag="do"):
    """Carry out one of the card's two actions."""

    action: int


class Finish(Action, frozen=True, tag="finish"):
    """End the turn without the other action."""


class Enough(Action, frozen=True, tag="enough"):
    """Choose nothing more here."""


class From(Action, frozen=True, tag="from"):
    """Capture from this place."""

    place: int


class Against(Action, frozen=True, tag="against"):
    """Capture this island."""

    island: int


class Send(Action, frozen=True, tag="send"):
    """Send so many hunters."""

    hunters: int


class Join(Action, frozen=True, tag="join"):
    """Send so many mercenaries with them."""

    mercenaries: int


class Lose(Action, frozen=True, tag="lose"):
    """Lose so many hunters; the rest of the losses are mercenaries."""

    hunters: int


class Tap(Action, frozen=True, tag="tap"):
    """Mine illegally on this island."""

    island: int


class Mine(Action, frozen=True, tag="mine"):
    """Mine this island."""

    island: int


class MineAll(Action, frozen=True, tag="mine-all"):
    """Mine every island that yields something."""


class Strike(Action, frozen=True, tag="strike"):
    """Show superiority over this island."""

    island: int


class Slay(Action, frozen=True, tag="slay"):
    """Destroy so many hunters there; the rest are mercenaries."""

    hunters: int


class PutPermanent(Action, frozen=True, tag="put-permanent"):
    """Leave so much permanent gravity on the island in question."""

    units: int


class PutTemporary(Action, frozen=True, tag="put-temporary"):
    """Leave so much temporary gravity on the island in question."""

    units: int


class Recruit(Action, frozen=True, tag="recruit"):
    """Recruit a mercenary to this place."""

    place: int


class Convert(Action, frozen=True, tag="convert"):
    """Make all temporary gravity of this island permanent."""

    island: int


class PostHunters(Action, frozen=True, tag="post-hunters"):
    """Post so many hunters on the island in question."""

    hunters: int


class PostMercenaries(Action, frozen=True, tag="post-mercenaries"):
    """Post so many mercenaries on the island in question."""

    mercenaries: int


class Rotate(Action, frozen=True, tag="rotate"):
    """Turn this island clockwise by so many sides."""

    island: int
    sides: int


class Bribe(Action, frozen=True, tag="bribe"):
    """Bribe a mercenary of this island."""

    island: int


class Lodge(Action, frozen=True, tag="lodge"):
    """Take the bribed mercenary to this place."""

    place: int


class Swap(Action, frozen=True, tag="swap"):
    """Speculate on an own island: one permanent gravity becomes two temporary."""

    island: int


class Spoil(Action, frozen=True, tag="spoil"):
    """Speculate on a neighbouring island: one permanent gravity becomes one temporary."""

    island: int


class Drill(Action, frozen=True, tag="drill"):
    """Ability: one temporary gravity on this own island."""

    island: int


class Nurse(Action, frozen=True, tag="nurse"):
    """Ability: one destroyed hunter returns to the airship."""


class Hire(Action, frozen=True, tag="hire"):
    """Ability: one mercenary of the reserve boards the airship."""


class Tug(Action, frozen=True, tag="tug"):
    """Ability: turn a neighbouring island by one side, clockwise (1) or against it (0)."""

    island: int
    clockwise: int


class Pull(Action, frozen=True, tag="pull"):
    """Pull this one of several equally unstable islands."""

    island: int


class Place(Action, frozen=True, tag="place"):
    """Attach the pulled island to this side of the strongest."""

    side: int


class Orient(Action, frozen=True, tag="orient"):
    """Lay the pulled island so that its edge 0 looks to this side."""

    side: int


class Endow(Action, frozen=True, tag="endow"):
    """Hand one permanent gravity on to this island."""

    island: int


class Choose(Action, frozen=True, tag="choose"):
    """Attach this one of several islands adrift first."""

    island: int


class Dock(Action, frozen=True, tag="dock"):
    """Attach the island adrift to this side of that island."""

    island: int
    side: int


# -- How values are shown --------------------------------------------------------------------------------------------


def island_text(island: int) -> Text:
    """An island's name."""
    return Text(f"gravity-island-{ISLAND_NAMES[island]}")


def place_text(place: int) -> Text:
    """An island, or the airship."""
    return Text("gravity-place-airship") if place == AIRSHIP else Text("gravity-place-island", {"island": island_text(place)})


def side_text(side: int) -> Text:
    """A direction in words."""
    return Text(f"gravity-side-{SIDE_NAMES[side]}")


def act_text(action: int) -> Text:
    """The name of one of the twelve actions."""
    return Text(f"gravity-act-{ACTION_NAMES[action].replace('_', '-')}")


def card_text(card: int) -> Text:
    """A card by its number, with the names of its two actions."""
    first, other = CARD_ACTION[card - 1]
    return Text("gravity-card", {"number": card, "first": act_text(first), "other": act_text(other)})


def way_text(clockwise: int) -> Text:
    """Clockwise or against it."""
    return Text("gravity-way-clockwise" if clockwise == CLOCKWISE else "gravity-way-back")


# -- Codes -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a family: the values from `low` on, how each is shown and how each is typed."""

    low: int
    count: int
    show: Callable[[int], Argument]
    typed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """Actions of one kind: their face, the word that names them in notation, and their values."""

    face: type[Action]
    word: str
    values: tuple[Value, ...]

    @property
    def count(self) -> int:
        return math.prod(value.count for value in self.values)


def _numbers(low: int, high: int) -> Value:
    return Value(low, high - low + 1, number, tuple(str(value) for value in range(low, high + 1)))


_ISLAND = Value(0, ISLANDS, island_text, tuple(ISLAND_LETTERS))
_PLACE = Value(0, ISLANDS + 1, place_text, tuple(PLACE_LETTERS))
_CARD = Value(1, KINDS, card_text, tuple(str(card) for card in range(1, KINDS + 1)))
_SIDE = Value(0, SIDES, side_text, tuple(str(side) for side in range(SIDES)))
_DONE = Value(0, len(ACTION_NAMES), act_text, tuple(name.replace("_", "-") for name in ACTION_NAMES))
_WAY = Value(0, 2, way_text, ("-", "+"))

FAMILIES: Final = (
    Family(Settle, "settle", (_ISLAND,)),
    Family(Throw, "throw", (_CARD,)),
    Family(Keep, "keep", ()),
    Family(Play, "play", (_CARD,)),
    Family(Castle, "castle", ()),
    Family(Lay, "lay", (_CARD,)),
    Family(Call, "call", (_CARD,)),
    Family(Idle, "idle", (_CARD,)),
    Family(Pass, "pass", ()),
    Family(Save, "save", (_CARD,)),
    Family(Do, "", (_DONE,)),
    Family(Finish, "finish", ()),
    Family(Enough, "enough", ()),
    Family(From, "from", (_PLACE,)),
    Family(Against, "take", (_ISLAND,)),
    Family(Send, "send", (_numbers(1, HUNTERS),)),
    Family(Join, "join", (_numbers(0, MERCENARIES),)),
    Family(Lose, "lose", (_numbers(0, HUNTERS),)),
    Family(Tap, "tap", (_ISLAND,)),
    Family(Mine, "dig", (_ISLAND,)),
    Family(MineAll, "digall", ()),
    Family(Strike, "strike", (_ISLAND,)),
    Family(Slay, "slay", (_numbers(0, 2),)),
    Family(PutPermanent, "p", (_numbers(0, UNITS),)),
    Family(PutTemporary, "t", (_numbers(0, UNITS),)),
    Family(Recruit, "hire", (_PLACE,)),
    Family(Convert, "fix", (_ISLAND,)),
    Family(PostHunters, "h", (_numbers(0, HUNTERS),)),
    Family(PostMercenaries, "m", (_numbers(0, MERCENARIES),)),
    Family(Rotate, "turn", (_ISLAND, _numbers(1, SIDES - 1))),
    Family(Bribe, "lure", (_ISLAND,)),
    Family(Lodge, "lodge", (_PLACE,)),
    Family(Swap, "swap", (_ISLAND,)),
    Family(Spoil, "spoil", (_ISLAND,)),
    Family(Drill, "drill", (_ISLAND,)),
    Family(Nurse, "infirmary", ()),
    Family(Hire, "tavern", ()),
    Family(Tug, "tug", (_ISLAND, _WAY)),
    Family(Pull, "pull", (_ISLAND,)),
    Family(Place, "side", (_SIDE,)),
    Family(Orient, "look", (_SIDE,)),
    Family(Endow, "give", (_ISLAND,)),
    Family(Choose, "adrift", (_ISLAND,)),
    Family(Dock, "dock", (_ISLAND, _SIDE)),
)
_STARTS: Final = tuple(itertools.accumulate((family.count for family in FAMILIES), initial=0))
_START: Final = {family.face: start for family, start in zip(FAMILIES, _STARTS, strict=False)}
_FAMILY: Final = {family.face: family for family in FAMILIES}
ACTIONS: Final = _STARTS[-1]

# The first code of each family.
SETTLE: Final = _START[Settle]
THROW: Final = _START[Throw]
KEEP: Final = _START[Keep]
PLAY: Final = _START[Play]
CASTLE: Final = _START[Castle]
LAY: Final = _START[Lay]
CALL: Final = _START[Call]
IDLE: Final = _START[Idle]
PASS: Final = _START[Pass]
SAVE: Final = _START[Save]
DO: Final = _START[Do]
FINISH: Final = _START[Finish]
ENOUGH: Final = _START[Enough]
FROM: Final = _START[From]
AGAINST: Final = _START[Against]
SEND: Final = _START[Send]
JOIN: Final = _START[Join]
LOSE: Final = _START[Lose]
TAP: Final = _START[Tap]
MINE: Final = _START[Mine]
MINE_ALL: Final = _START[MineAll]
STRIKE: Final = _START[Strike]
SLAY: Final = _START[Slay]
PUT_PERMANENT: Final = _START[PutPermanent]
PUT_TEMPORARY: Final = _START[PutTemporary]
RECRUIT: Final = _START[Recruit]
CONVERT: Final = _START[Convert]
POST_HUNTERS: Final = _START[PostHunters]
POST_MERCENARIES: Final = _START[PostMercenaries]
ROTATE: Final = _START[Rotate]
BRIBE: Final = _START[Bribe]
LODGE: Final = _START[Lodge]
SWAP: Final = _START[Swap]
SPOIL: Final = _START[Spoil]
DRILL: Final = _START[Drill]
NURSE: Final = _START[Nurse]
HIRE: Final = _START[Hire]
TUG: Final = _START[Tug]
PULL: Final = _START[Pull]
PLACE: Final = _START[Place]
ORIENT: Final = _START[Orient]
ENDOW: Final = _START[Endow]
CHOOSE: Final = _START[Choose]
DOCK: Final = _START[Dock]


def family_of(code: int) -> tuple[Family, tuple[int, ...]]:
    """The family of a code and its values, each counted from 0."""
    place = bisect.bisect_right(_STARTS, code) - 1
    family = FAMILIES[place]
    rest = code - _STARTS[place]
    places: list[int] = []
    for value in reversed(family.values):
        rest, at = divmod(rest, value.count)
        places.insert(0, at)
    return family, tuple(places)


def code_of(family: Family, places: tuple[int, ...]) -> int:
    """The code of a family's action with these values, each counted from 0."""
    rest = 0
    for value, at in zip(family.values, places, strict=True):
        rest = rest * value.count + at
    return _START[family.face] + rest


def face(code: int) -> Action:
    """The typed action of a code."""
    family, places = family_of(code)
    return family.face(*(value.low + at for value, at in zip(family.values, places, strict=True)))


def code(action: Action) -> int:
    """The code of a typed action."""
    family = _FAMILY[type(action)]
    values = (getattr(action, name) for name in action.__struct_fields__)
    return code_of(family, tuple(given - value.low for given, value in zip(values, family.values, strict=True)))


def describe(code: int) -> Text:
    """An action in words."""
    family, places = family_of(code)
    names = family.face.__struct_fields__
    shown = (value.show(value.low + at) for value, at in zip(family.values, places, strict=True))
    return Text(f"gravity-action-{family.face.__struct_config__.tag}", dict(zip(names, shown, strict=True)))
