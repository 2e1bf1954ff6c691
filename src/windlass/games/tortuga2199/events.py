"""What can happen, and who may know what of it."""

from __future__ import annotations

from typing import Final

from windlass.engine.journal import EventKind
from windlass.engine.text import Seat, number
from windlass.games.tortuga2199.actions import card_text, hunt_text, sector_text, ship_text

SECRET_CARD: Final = frozenset({"card"})

EVENTS: Final = (
    EventKind("map-laid", {"seats": number}, reveals=True),
    EventKind("ship-chosen", {"seat": Seat, "ship": ship_text}),
    EventKind("shuffled", {"seat": Seat, "cards": number}),
    EventKind("drew", {"seat": Seat, "card": card_text}, SECRET_CARD, reveals=True, counted=True),
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
    EventKind("planet-seized", {"seat": Seat}),
    EventKind("goal-reached", {"seat": Seat, "influence": number}),
    EventKind("council-closed", {}),
    EventKind("time-up", {"rounds": number}),
)
_AT: Final = {kind.name: place for place, kind in enumerate(EVENTS)}

MAP_LAID: Final = _AT["map-laid"]
SHIP_CHOSEN: Final = _AT["ship-chosen"]
SHUFFLED: Final = _AT["shuffled"]
DREW: Final = _AT["drew"]
TURN: Final = _AT["turn"]
POST_PAID: Final = _AT["post-paid"]
FORTRESS_HELPED: Final = _AT["fortress-helped"]
PLACED: Final = _AT["placed"]
TOOK: Final = _AT["took"]
PLAYED: Final = _AT["played"]
SIEGE_READY: Final = _AT["siege-ready"]
BARGAIN_READY: Final = _AT["bargain-ready"]
SPENT: Final = _AT["spent"]
BOUGHT: Final = _AT["bought"]
REFRESHED: Final = _AT["refreshed"]
OPENED: Final = _AT["opened"]
MOVED: Final = _AT["moved"]
COLLECTED: Final = _AT["collected"]
CACHE_TAKEN: Final = _AT["cache-taken"]
EXPLORED: Final = _AT["explored"]
RESERVED: Final = _AT["reserved"]
DESTROYED: Final = _AT["destroyed"]
CAPTURED: Final = _AT["captured"]
REDEEMED: Final = _AT["redeemed"]
INFLUENCE_BOUGHT: Final = _AT["influence-bought"]
CASHED: Final = _AT["cashed"]
SECTOR_LOST: Final = _AT["sector-lost"]
CONQUERED: Final = _AT["conquered"]
REINFORCED: Final = _AT["reinforced"]
ATTACKED: Final = _AT["attacked"]
COMMITTED: Final = _AT["committed"]
ANNOUNCED: Final = _AT["announced"]
PARRIED: Final = _AT["parried"]
REVEALED: Final = _AT["revealed"]
STRENGTH: Final = _AT["strength"]
COMBAT_WON: Final = _AT["combat-won"]
SHIP_LOST: Final = _AT["ship-lost"]
INFLUENCE_TAKEN: Final = _AT["influence-taken"]
INFLUENCE_GAINED: Final = _AT["influence-gained"]
DISCARDED: Final = _AT["discarded"]
USURPED: Final = _AT["usurped"]
PLANET_SEIZED: Final = _AT["planet-seized"]
GOAL_REACHED: Final = _AT["goal-reached"]
COUNCIL_CLOSED: Final = _AT["council-closed"]
TIME_UP: Final = _AT["time-up"]
