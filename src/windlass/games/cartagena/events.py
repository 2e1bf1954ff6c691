"""What can happen, and who may know what of it."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EventKind
from windlass.engine.text import Seat, number
from windlass.games.cartagena.actions import place, symbol_text

EVENTS: Final = (
    EventKind("dealt", {"cards": number}, reveals=True),
    EventKind("row-laid", {"cards": number}, reveals=True),
    EventKind("advanced", {"seat": Seat, "symbol": symbol_text, "from": place, "to": place}),
    EventKind("retreated", {"seat": Seat, "from": place, "to": place}),
    EventKind("drew", {"seat": Seat, "symbol": symbol_text}, frozenset({"symbol"}), counted=True),
    EventKind("nothing-left", {"seat": Seat}),
    EventKind("reshuffled", {"cards": number}),
    EventKind("skipped", {"seat": Seat}),
    EventKind("turn", {"seat": Seat}),
    EventKind("escaped", {"seat": Seat}),
    EventKind("frozen", {}),
    EventKind("stalled", {"rounds": number}),
)
_AT: Final = {kind.name: place for place, kind in enumerate(EVENTS)}

DEALT: Final = _AT["dealt"]
ROW_LAID: Final = _AT["row-laid"]
ADVANCED: Final = _AT["advanced"]
RETREATED: Final = _AT["retreated"]
DREW: Final = _AT["drew"]
NOTHING_LEFT: Final = _AT["nothing-left"]
RESHUFFLED: Final = _AT["reshuffled"]
SKIPPED: Final = _AT["skipped"]
TURN: Final = _AT["turn"]
ESCAPED: Final = _AT["escaped"]
FROZEN: Final = _AT["frozen"]
STALLED: Final = _AT["stalled"]
