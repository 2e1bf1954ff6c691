"""The integer codes of actions, one for one with their typed faces. A table of families gives codes, faces and words."""

from __future__ import annotations

import bisect
import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from windlass.engine.text import Argument, Text, number
from windlass.games.gravity import faces
from windlass.games.gravity.components import (
    ABILITY_NAMES,
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


def ability_text(ability: int) -> Text:
    """The name of an airship's ability."""
    return Text(f"gravity-ability-{ABILITY_NAMES[ability]}")


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

    face: type[faces.Action]
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
_ABILITY = Value(0, len(ABILITY_NAMES), ability_text, ABILITY_NAMES)
_WAY = Value(0, 2, way_text, ("-", "+"))

FAMILIES: Final = (
    Family(faces.Settle, "settle", (_ISLAND,)),
    Family(faces.Throw, "throw", (_CARD,)),
    Family(faces.Keep, "keep", ()),
    Family(faces.Play, "play", (_CARD,)),
    Family(faces.Castle, "castle", ()),
    Family(faces.Lay, "lay", (_CARD,)),
    Family(faces.Call, "call", (_CARD,)),
    Family(faces.Idle, "idle", (_CARD,)),
    Family(faces.Pass, "pass", ()),
    Family(faces.Save, "save", (_CARD,)),
    Family(faces.Do, "", (_DONE,)),
    Family(faces.Finish, "finish", ()),
    Family(faces.Enough, "enough", ()),
    Family(faces.From, "from", (_PLACE,)),
    Family(faces.Against, "take", (_ISLAND,)),
    Family(faces.Send, "send", (_numbers(1, HUNTERS),)),
    Family(faces.Join, "join", (_numbers(0, MERCENARIES),)),
    Family(faces.Lose, "lose", (_numbers(0, HUNTERS),)),
    Family(faces.Tap, "tap", (_ISLAND,)),
    Family(faces.Mine, "dig", (_ISLAND,)),
    Family(faces.MineAll, "digall", ()),
    Family(faces.Strike, "strike", (_ISLAND,)),
    Family(faces.Slay, "slay", (_numbers(0, 2),)),
    Family(faces.PutPermanent, "p", (_numbers(0, UNITS),)),
    Family(faces.PutTemporary, "t", (_numbers(0, UNITS),)),
    Family(faces.Recruit, "hire", (_PLACE,)),
    Family(faces.Convert, "fix", (_ISLAND,)),
    Family(faces.PostHunters, "h", (_numbers(0, HUNTERS),)),
    Family(faces.PostMercenaries, "m", (_numbers(0, MERCENARIES),)),
    Family(faces.Rotate, "turn", (_ISLAND, _numbers(1, SIDES - 1))),
    Family(faces.Bribe, "lure", (_ISLAND,)),
    Family(faces.Lodge, "lodge", (_PLACE,)),
    Family(faces.Swap, "swap", (_ISLAND,)),
    Family(faces.Spoil, "spoil", (_ISLAND,)),
    Family(faces.Drill, "drill", (_ISLAND,)),
    Family(faces.Nurse, "infirmary", ()),
    Family(faces.Hire, "tavern", ()),
    Family(faces.Tug, "tug", (_ISLAND, _WAY)),
    Family(faces.Pull, "pull", (_ISLAND,)),
    Family(faces.Place, "side", (_SIDE,)),
    Family(faces.Orient, "look", (_SIDE,)),
    Family(faces.Endow, "give", (_ISLAND,)),
    Family(faces.Choose, "adrift", (_ISLAND,)),
    Family(faces.Dock, "dock", (_ISLAND, _SIDE)),
    Family(faces.Board, "board-", (_ABILITY,)),
)
_STARTS: Final = tuple(itertools.accumulate((family.count for family in FAMILIES), initial=0))
_START: Final = {family.face: start for family, start in zip(FAMILIES, _STARTS, strict=False)}
ACTIONS: Final = _STARTS[-1]

# The first code of each family.
SETTLE: Final = _START[faces.Settle]
THROW: Final = _START[faces.Throw]
KEEP: Final = _START[faces.Keep]
PLAY: Final = _START[faces.Play]
CASTLE: Final = _START[faces.Castle]
LAY: Final = _START[faces.Lay]
CALL: Final = _START[faces.Call]
IDLE: Final = _START[faces.Idle]
PASS: Final = _START[faces.Pass]
SAVE: Final = _START[faces.Save]
DO: Final = _START[faces.Do]
FINISH: Final = _START[faces.Finish]
ENOUGH: Final = _START[faces.Enough]
FROM: Final = _START[faces.From]
AGAINST: Final = _START[faces.Against]
SEND: Final = _START[faces.Send]
JOIN: Final = _START[faces.Join]
LOSE: Final = _START[faces.Lose]
TAP: Final = _START[faces.Tap]
MINE: Final = _START[faces.Mine]
MINE_ALL: Final = _START[faces.MineAll]
STRIKE: Final = _START[faces.Strike]
SLAY: Final = _START[faces.Slay]
PUT_PERMANENT: Final = _START[faces.PutPermanent]
PUT_TEMPORARY: Final = _START[faces.PutTemporary]
RECRUIT: Final = _START[faces.Recruit]
CONVERT: Final = _START[faces.Convert]
POST_HUNTERS: Final = _START[faces.PostHunters]
POST_MERCENARIES: Final = _START[faces.PostMercenaries]
ROTATE: Final = _START[faces.Rotate]
BRIBE: Final = _START[faces.Bribe]
LODGE: Final = _START[faces.Lodge]
SWAP: Final = _START[faces.Swap]
SPOIL: Final = _START[faces.Spoil]
DRILL: Final = _START[faces.Drill]
NURSE: Final = _START[faces.Nurse]
HIRE: Final = _START[faces.Hire]
TUG: Final = _START[faces.Tug]
PULL: Final = _START[faces.Pull]
PLACE: Final = _START[faces.Place]
ORIENT: Final = _START[faces.Orient]
ENDOW: Final = _START[faces.Endow]
CHOOSE: Final = _START[faces.Choose]
DOCK: Final = _START[faces.Dock]
BOARD: Final = _START[faces.Board]


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


def face(code: int) -> faces.Action:
    """The typed action of a code."""
    family, places = family_of(code)
    return family.face(*(value.low + at for value, at in zip(family.values, places, strict=True)))


def describe(code: int) -> Text:
    """An action in words."""
    family, places = family_of(code)
    names = family.face.__struct_fields__
    shown = (value.show(value.low + at) for value, at in zip(family.values, places, strict=True))
    return Text(f"gravity-action-{family.face.__struct_config__.tag}", dict(zip(names, shown, strict=True)))
