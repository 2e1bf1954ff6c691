"""What can happen, and who may know what of it."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EventKind
from windlass.engine.text import Seat, number
from windlass.games.cartagena.actions import place, symbol_text

DEALT: Final = 0
ROW_LAID: Final = 1
ADVANCED: Final = 2
RETREATED: Final = 3
DREW: Final = 4
NOTHING_LEFT: Final = 5
RESHUFFLED: Final = 6
SKIPPED: Final = 7
TURN: Final = 8
ESCAPED: Final = 9
FROZEN: Final = 10
STALLED: Final = 11

EVENTS: Final = (
    EventKind("dealt", {"cards": number}, reveals=True),
    EventKind("row-laid", {"cards": number}, reveals=True),
    EventKind("advanced", {"seat": Seat, "symbol": symbol_text, "from": place, "to": place}),
    EventKind("retreated", {"seat": Seat, "from": place, "to": place}),
    EventKind("drew", {"seat": Seat, "symbol": symbol_text}, frozenset({"symbol"})),
    EventKind("nothing-left", {"seat": Seat}),
    EventKind("reshuffled", {"cards": number}),
    EventKind("skipped", {"seat": Seat}),
    EventKind("turn", {"seat": Seat}),
    EventKind("escaped", {"seat": Seat}),
    EventKind("frozen", {}),
    EventKind("stalled", {"rounds": number}),
)
