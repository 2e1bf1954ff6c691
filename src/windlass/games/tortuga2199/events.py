"""What can happen, and who may know what of it."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EventKind
from windlass.engine.text import Seat, number
from windlass.games.tortuga2199.actions import card_text, hunt_text, sector_text, ship_text

SECRET_CARD: Final = frozenset({"card"})

MAP_LAID: Final = 0
SHIP_CHOSEN: Final = 1
SHUFFLED: Final = 2
DREW: Final = 3
TURN: Final = 4
POST_PAID: Final = 5
FORTRESS_HELPED: Final = 6
PLACED: Final = 7
TOOK: Final = 8
PLAYED: Final = 9
SIEGE_READY: Final = 10
BARGAIN_READY: Final = 11
SPENT: Final = 12
BOUGHT: Final = 13
REFRESHED: Final = 14
OPENED: Final = 15
MOVED: Final = 16
COLLECTED: Final = 17
CACHE_TAKEN: Final = 18
EXPLORED: Final = 19
RESERVED: Final = 20
DESTROYED: Final = 21
CAPTURED: Final = 22
REDEEMED: Final = 23
INFLUENCE_BOUGHT: Final = 24
CASHED: Final = 25
SECTOR_LOST: Final = 26
CONQUERED: Final = 27
REINFORCED: Final = 28
ATTACKED: Final = 29
COMMITTED: Final = 30
ANNOUNCED: Final = 31
PARRIED: Final = 32
REVEALED: Final = 33
STRENGTH: Final = 34
COMBAT_WON: Final = 35
SHIP_LOST: Final = 36
INFLUENCE_TAKEN: Final = 37
INFLUENCE_GAINED: Final = 38
DISCARDED: Final = 39
USURPED: Final = 40
GOAL_REACHED: Final = 41
COUNCIL_CLOSED: Final = 42
TIME_UP: Final = 43

EVENTS: Final = (
    EventKind("map-laid", {"seats": number}, reveals=True),
    EventKind("ship-chosen", {"seat": Seat, "ship": ship_text}),
    EventKind("shuffled", {"seat": Seat, "cards": number}),
    EventKind("drew", {"seat": Seat, "card": card_text}, SECRET_CARD, reveals=True),
    EventKind("turn", {"seat": Seat, "round": number}),
    EventKind("post-paid", {"seat": Seat, "crypto": number}),
    EventKind("fortress-helped", {"seat": Seat}),
    EventKind("placed", {"seat": Seat, "sector": sector_text}),
    EventKind("took", {"seat": Seat, "card": card_text}, SECRET_CARD),
    EventKind("played", {"seat": Seat, "card": card_text, "crypto": number, "manoeuvre": number}),
    EventKind("siege-ready", {"seat": Seat, "manoeuvre": number}),
    EventKind("bargain-ready", {"seat": Seat, "price": number}),
    EventKind("spent", {"seat": Seat, "minerals": number}),
    EventKind("bought", {"seat": Seat, "card": card_text, "price": number}),
    EventKind("refreshed", {"seat": Seat, "card": card_text}),
    EventKind("opened", {"sector": sector_text, "card": card_text}, reveals=True),
    EventKind("moved", {"seat": Seat, "from": sector_text, "to": sector_text}),
    EventKind("collected", {"seat": Seat, "sector": sector_text}),
    EventKind("cache-taken", {"seat": Seat, "minerals": number}),
    EventKind("explored", {"seat": Seat, "sector": sector_text, "hunt": hunt_text}, frozenset({"hunt"}), reveals=True),
    EventKind("reserved", {"seat": Seat, "card": card_text}, SECRET_CARD),
    EventKind("destroyed", {"seat": Seat, "card": card_text}),
    EventKind("captured", {"seat": Seat, "hunt": hunt_text, "sector": sector_text}, reveals=True),
    EventKind("redeemed", {"seat": Seat, "hunt": hunt_text}),
    EventKind("influence-bought", {"seat": Seat, "price": number}),
    EventKind("cashed", {"seat": Seat, "card": card_text}),
    EventKind("sector-lost", {"seat": Seat, "sector": sector_text}),
    EventKind("conquered", {"seat": Seat, "sector": sector_text, "level": number}),
    EventKind("reinforced", {"seat": Seat, "sector": sector_text, "level": number}),
    EventKind("attacked", {"seat": Seat, "foe": Seat, "sector": sector_text}),
    EventKind("committed", {"seat": Seat, "card": card_text}, SECRET_CARD),
    EventKind("announced", {"seat": Seat, "cards": number}, reveals=True),
    EventKind("parried", {"seat": Seat, "card": card_text}),
    EventKind("revealed", {"seat": Seat, "card": card_text, "copies": number}, reveals=True),
    EventKind(
        "strength",
        {"seat": Seat, "cards": number, "abilities": number, "turrets": number, "defence": number, "total": number},
    ),
    EventKind("combat-won", {"seat": Seat, "foe": Seat}),
    EventKind("ship-lost", {"seat": Seat}),
    EventKind("influence-taken", {"seat": Seat, "foe": Seat, "influence": number}),
    EventKind("influence-gained", {"seat": Seat, "influence": number}),
    EventKind("discarded", {"seat": Seat, "card": card_text, "copies": number}),
    EventKind("usurped", {"seat": Seat}),
    EventKind("goal-reached", {"seat": Seat, "influence": number}),
    EventKind("council-closed", {}),
    EventKind("time-up", {"rounds": number}),
)
