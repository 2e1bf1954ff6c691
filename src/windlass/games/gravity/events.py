"""What can happen, and who may know what of it."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EventKind
from windlass.engine.text import Argument, Seat, number
from windlass.games.gravity.actions import ability_text, act_text, card_text, island_text, place_text, side_text, way_text
from windlass.games.gravity.components import KINDS, MOST_COPIES


def packed_cards(packed: int) -> Argument:
    """Cards packed into one number by `pack`, as their numbers in ascending order."""
    numbers: list[str] = []
    for kind in range(KINDS):
        packed, copies = divmod(packed, MOST_COPIES + 1)
        numbers += [str(kind + 1)] * copies
    return " ".join(numbers)


def card(kind: int) -> Argument:
    """A card by its number, with the names of its two actions."""
    return card_text(kind + 1)


EVENTS: Final = (
    EventKind("map-laid", {"seat": Seat}, reveals=True),
    EventKind("boarded", {"seat": Seat, "ability": ability_text}),
    EventKind("settled", {"seat": Seat, "island": island_text, "hunters": number}),
    EventKind("garrisoned", {"mercenaries": number}),
    EventKind("drew", {"seat": Seat, "count": number, "cards": packed_cards}, frozenset({"cards"})),
    EventKind("threw", {"seat": Seat, "card": card}, frozenset({"card"})),
    EventKind("kept", {"seat": Seat, "count": number}),
    EventKind("turn", {"seat": Seat}),
    EventKind("played", {"seat": Seat, "card": card}),
    EventKind("laid", {"seat": Seat, "card": card}, frozenset({"card"})),
    EventKind("called", {"seat": Seat, "card": card}),
    EventKind("idled", {"seat": Seat, "card": card}, frozenset({"card"})),
    EventKind("passed", {"seat": Seat}),
    EventKind("passed-by-need", {"seat": Seat}),
    EventKind("saved", {"seat": Seat, "card": card}, frozenset({"card"})),
    EventKind("acted", {"seat": Seat, "action": act_text}),
    EventKind("landed", {"seat": Seat, "place": place_text, "island": island_text, "hunters": number, "mercenaries": number}),
    EventKind("hunters-fell", {"seat": Seat, "island": island_text, "hunters": number}),
    EventKind("mercenaries-fell", {"island": island_text, "mercenaries": number}),
    EventKind("neutral", {"island": island_text}),
    EventKind("tapped", {"seat": Seat, "island": island_text}),
    EventKind("mustered", {"seat": Seat, "hunters": number}),
    EventKind("mined", {"seat": Seat, "island": island_text, "units": number}),
    EventKind("carried", {"seat": Seat, "island": island_text, "permanent": number, "temporary": number}),
    EventKind("recruited", {"seat": Seat, "place": place_text}),
    EventKind("converted", {"seat": Seat, "island": island_text, "units": number}),
    EventKind("posted", {"seat": Seat, "place": place_text, "hunters": number, "mercenaries": number}),
    EventKind("rotated", {"seat": Seat, "island": island_text, "sides": number}),
    EventKind("bribed", {"seat": Seat, "island": island_text, "place": place_text}),
    EventKind("swapped", {"seat": Seat, "island": island_text}),
    EventKind("spoiled", {"seat": Seat, "island": island_text}),
    EventKind("drilled", {"seat": Seat, "island": island_text}),
    EventKind("nursed", {"seat": Seat}),
    EventKind("hired", {"seat": Seat}),
    EventKind("tugged", {"seat": Seat, "island": island_text, "clockwise": way_text}),
    EventKind("dispossessed", {"seat": Seat}),
    EventKind("calm", {}),
    EventKind("strongest", {"island": island_text, "gravity": number, "count": number}),
    EventKind("pulled", {"seat": Seat, "island": island_text, "strongest": island_text, "side": side_text}),
    EventKind("oriented", {"seat": Seat, "island": island_text, "side": side_text}),
    EventKind("endowed", {"strongest": island_text, "island": island_text}),
    EventKind("docked", {"seat": Seat, "island": island_text, "to": island_text, "side": side_text}),
    EventKind("round", {"round": number, "seat": Seat}),
    EventKind("enclosed", {"seat": Seat, "island": island_text}),
    EventKind("out-of-rounds", {"rounds": number}),
)
_AT: Final = {kind.name: place for place, kind in enumerate(EVENTS)}

MAP_LAID: Final = _AT["map-laid"]
BOARDED: Final = _AT["boarded"]
SETTLED: Final = _AT["settled"]
GARRISONED: Final = _AT["garrisoned"]
DREW: Final = _AT["drew"]
THREW: Final = _AT["threw"]
KEPT_HAND: Final = _AT["kept"]
TURN_BEGAN: Final = _AT["turn"]
PLAYED: Final = _AT["played"]
LAID: Final = _AT["laid"]
CALLED: Final = _AT["called"]
IDLED: Final = _AT["idled"]
PASSED: Final = _AT["passed"]
PASSED_BY_NEED: Final = _AT["passed-by-need"]
SAVED_CARD: Final = _AT["saved"]
ACTED: Final = _AT["acted"]
LANDED: Final = _AT["landed"]
HUNTERS_FELL: Final = _AT["hunters-fell"]
MERCENARIES_FELL: Final = _AT["mercenaries-fell"]
NEUTRAL: Final = _AT["neutral"]
TAPPED: Final = _AT["tapped"]
MUSTERED: Final = _AT["mustered"]
MINED: Final = _AT["mined"]
CARRIED: Final = _AT["carried"]
RECRUITED: Final = _AT["recruited"]
CONVERTED: Final = _AT["converted"]
POSTED: Final = _AT["posted"]
ROTATED: Final = _AT["rotated"]
BRIBED: Final = _AT["bribed"]
SWAPPED: Final = _AT["swapped"]
SPOILED: Final = _AT["spoiled"]
DRILLED: Final = _AT["drilled"]
NURSED: Final = _AT["nursed"]
HIRED: Final = _AT["hired"]
TUGGED: Final = _AT["tugged"]
DISPOSSESSED: Final = _AT["dispossessed"]
CALM: Final = _AT["calm"]
STRONGEST: Final = _AT["strongest"]
PULLED: Final = _AT["pulled"]
ORIENTED: Final = _AT["oriented"]
ENDOWED: Final = _AT["endowed"]
DOCKED: Final = _AT["docked"]
ROUND_BEGAN: Final = _AT["round"]
ENCLOSED: Final = _AT["enclosed"]
OUT_OF_ROUNDS: Final = _AT["out-of-rounds"]
