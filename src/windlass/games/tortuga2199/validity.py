"""Whether a position could stand on a table: tokens and cards lie where they can, and what is being decided agrees with the rest."""

from __future__ import annotations

from windlass.games.tortuga2199.actions import ACTIONS
from windlass.games.tortuga2199.components import ASKS, FIRST_HUNT, FIRST_SHIP, HUNTS, KINDS, MANOEUVRE, SECTORS, TORTUGA
from windlass.games.tortuga2199.layouts import NOWHERE, SECTOR_IDS
from windlass.games.tortuga2199.rules import actor, legal, outcome
from windlass.games.tortuga2199.rules.ending import BY_INFLUENCE, BY_LIMIT, BY_USURPATION, standing
from windlass.games.tortuga2199.rules.hunt import has_explored
from windlass.games.tortuga2199.secrecy import is_attack_hidden, redact
from windlass.games.tortuga2199.state import (
    ABILITY,
    ACT,
    CHOOSE,
    ENTER,
    HIDDEN,
    IN_HOLD,
    MUSTER,
    NOBODY,
    PARRY,
    SACRIFICE,
    SEATS,
    SPOILS,
    State,
)


def flaw(state: State) -> str:
    """The name of a part that contradicts the rest, empty when all agree."""
    return (
        _flaw_of_tokens(state)
        or _flaw_of_vessels(state)
        or _flaw_of_end(state)
        or _flaw_of_step(state)
        or _flaw_of_combat(state)
        or _flaw_of_secrets(state)
        or ("" if _has_choice(state) else "step")
    )


# -- What lies on the table -------------------------------------------------------------------------------------------


def _flaw_of_tokens(state: State) -> str:
    """Tortuga has no tokens; a marker lies on a hunt token; a token lies on one sector while its card is in the open deck."""
    seen = set()
    for sector in range(SECTORS):
        hunt = state.hunt[sector]
        bare = sector == TORTUGA and (hunt or state.mineral[sector])
        if bare or (state.explored[sector] and not hunt):
            return SECTOR_IDS[sector]
        if hunt > 0:
            if hunt in seen or state.stock[FIRST_HUNT + hunt - 1] == 0:
                return SECTOR_IDS[sector]
            seen.add(hunt)
    return _flaw_of_counts(state)


def _flaw_of_counts(state: State) -> str:
    """There is a minerals token for every sector but Tortuga, and a hunt token for every hunt that is not captured."""
    tiles = sum(spot != NOWHERE for spot in state.spot) - 1
    if sum(state.mineral) + sum(state.minerals) + state.cache > tiles:
        return "cache" if state.cache else "minerals"
    hidden = [sector for sector in range(SECTORS) if state.hunt[sector] == HIDDEN]
    if hidden and sum(map(bool, state.hunt)) + sum(map(bool, state.captured)) > HUNTS:
        return SECTOR_IDS[hidden[-1]]
    return ""


def _flaw_of_vessels(state: State) -> str:
    """Every captain has a ship of its own."""
    chosen = [vessel for vessel in state.vessel if vessel]
    return "vessels" if len(set(chosen)) < len(chosen) else ""


# -- What is being decided --------------------------------------------------------------------------------------------


def _flaw_of_end(state: State) -> str:
    """Whoever holds Tortuga conquered it, whoever reached the goal has won, and a game that is over ended in one of the three ways."""
    holder = state.controller[TORTUGA]
    if state.usurper != NOBODY and state.usurper != holder:
        return "usurper"
    if holder != NOBODY and state.usurper == NOBODY and state.ended != BY_INFLUENCE:
        return "tortuga"
    winners = [seat for seat in range(state.seats) if standing(state, seat) >= state.goal]
    if (state.ended == BY_INFLUENCE) != (state.champion != NOBODY) or (state.champion != NOBODY and state.champion not in winners):
        return "champion"
    if winners and state.ended != BY_INFLUENCE:
        return "influence"
    if state.ended == BY_USURPATION and state.usurper == NOBODY:
        return "ended"
    late = state.round_limit > 0 and state.round > state.round_limit
    if late != (state.ended == BY_LIMIT) and (state.ended == 0 or state.ended == BY_LIMIT):
        return "ended" if state.ended else "round"
    return ""


def _flaw_of_step(state: State) -> str:
    """What each decision needs to have been decided before it, and what it rules out."""
    step = state.step
    if state.ended:
        return ""
    if step == CHOOSE:
        return _flaw_of_choosing(state)
    if (step == ENTER) != (state.ship[state.turn] == IN_HOLD) and step in (ENTER, MUSTER, PARRY):
        return "ships"
    if (step == ABILITY) != (state.laid > 0):
        return "laid"
    if bool(state.asks) != (step == ABILITY) or (step == ABILITY and state.asks & ~ASKS[state.laid - 1]):
        return "asks"
    if any(state.played) and step == ENTER:
        return "played"
    if state.fresh and (step not in (ENTER, ACT) or any(state.played)):
        return "fresh"
    return ""


def _flaw_of_choosing(state: State) -> str:
    """Ships are chosen in turn order, before anything else happens."""
    if state.ships_dealt:
        return "step"
    for seat in range(state.seats):
        vessel = state.vessel[seat]
        if (vessel > 0) != (seat < state.turn) or (vessel and state.stock[FIRST_SHIP + vessel - 1]):
            return "vessels"
    for part, value in (("laid", state.laid), ("asks", state.asks), ("played", any(state.played)), ("fresh", state.fresh)):
        if value:
            return part
    return ""


def _flaw_of_combat(state: State) -> str:
    """Two ships of one sector fight where that is allowed, with cards that show manoeuvres; outside combat there is no trace of one."""
    step = state.step
    fighting = not state.ended and step in (MUSTER, PARRY, SACRIFICE, SPOILS)
    for part, row in (("attack", state.attack), ("parry", state.parry)):
        if any(row[kind] and (MANOEUVRE[kind] == 0 or not fighting) for kind in range(KINDS)):
            return part
    if not fighting:
        trace = {"foe": state.foe, "beaten": state.beaten, "attack": state.committed}
        return next((part for part, value in trace.items() if value), "")
    if state.foe == state.turn:
        return "foe"
    if state.no_attacks:
        return "rules"
    if state.usurper != NOBODY:
        return "usurper"
    return _flaw_of_round_of_combat(state)


def _flaw_of_round_of_combat(state: State) -> str:
    """Who has lost, whose ship is where, and who has laid down cards, by the stage of the combat."""
    step, loser = state.step, state.beaten
    if step == SPOILS and (state.ship[state.foe] != IN_HOLD or state.ship[state.turn] == IN_HOLD):
        return "ships"
    if step != SPOILS and (state.ship[state.foe] == IN_HOLD or state.ship[state.foe] != state.ship[state.turn]):
        return "ships"
    if (step == SPOILS and not state.richer_spoils) or (step == SACRIFICE and not state.loser_chooses_card):
        return "rules"
    if (step == SPOILS and loser != state.foe) or (step == SACRIFICE and loser not in (state.foe, state.turn)):
        return "beaten"
    if step in (MUSTER, PARRY) and loser:
        return "beaten"
    if step == MUSTER and any(state.parry):
        return "parry"
    if step != MUSTER and not state.committed and not state.attack_without_cards:
        return "attack"
    return ""


# -- What is hidden ---------------------------------------------------------------------------------------------------


def _flaw_of_secrets(state: State) -> str:
    """Whatever is hidden is what one reader may not know, and the heaps it lies in can be dealt out."""
    veiled = [seat for seat in range(state.seats) if _hides_from(state, seat)]
    if not veiled and HIDDEN not in state.hunt:
        return ""
    if is_attack_hidden(state) and not any(state.attack):
        fighters = sum(state.deck[state.turn][kind] for kind in range(KINDS) if MANOEUVRE[kind])
        needed = state.committed or int(state.step == MUSTER and not state.attack_without_cards and state.turn in veiled)
        if fighters < needed:
            return "decks"
    flaws = [_leak(state, reader) for reader in range(-1, state.seats) if reader not in veiled]
    return "" if "" in flaws else flaws[-1]


def _hides_from(state: State, seat: int) -> bool:
    """Whether something lies hidden that this seat would know."""
    if state.reserve[seat] == HIDDEN or (state.hand_size[seat] and not any(state.hand[seat])):
        return True
    if seat == state.turn and state.committed and not any(state.attack):
        return True
    return any(state.hunt[sector] == HIDDEN and has_explored(state, seat, sector) for sector in range(SECTORS))


def _leak(state: State, reader: int) -> str:
    """The part that tells a reader more than it may know, empty when there is none."""
    known = state.copy()
    redact(known, reader)
    for sector in range(SECTORS):
        if known.hunt[sector] != state.hunt[sector]:
            return SECTOR_IDS[sector]
    for part, field in (("attack", "attack"), ("hands", "hand"), ("reserves", "reserve")):
        if getattr(known, field) != getattr(state, field):
            return part
    return ""


def _has_choice(state: State) -> bool:
    """Whether the game is over or there is anything to decide; of a hidden hand nobody can say."""
    if outcome(state, [0] * SEATS):
        return True
    seat = actor(state)
    return sum(state.hand[seat]) < state.hand_size[seat] or legal(state, [0] * ACTIONS) > 0
