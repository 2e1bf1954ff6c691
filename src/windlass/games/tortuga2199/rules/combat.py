"""Ship against ship. Rulebook, action 14 and "Combat result"."""

from __future__ import annotations

from typing import Final

from windlass.engine.chance import pick_counted
from windlass.engine.journal import EVERYONE, Journal, tell
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.components import ATTACK_BONUS, DEFENCE_BONUS, KINDS, MANOEUVRE, MAXIMUM, WEAKEN
from windlass.games.tortuga2199.events import (
    ANNOUNCED,
    ATTACKED,
    COMBAT_WON,
    COMMITTED,
    INFLUENCE_TAKEN,
    PARRIED,
    REVEALED,
    SHIP_LOST,
    STRENGTH,
)
from windlass.games.tortuga2199.rules.decks import destroy, draw, leave_hand
from windlass.games.tortuga2199.rules.ending import check_goal, gain_influence, is_council
from windlass.games.tortuga2199.rules.sectors import is_guarded, sector_of, take_control, turrets
from windlass.games.tortuga2199.state import ACT, HAND, IN_HOLD, MUSTER, PARRY, SACRIFICE, SPOILS, State

PLUNDER_INFLUENCE: Final = 2  # scenario 1: from the loser
BOUNTY_INFLUENCE: Final = 3  # scenario 1: from the bank


# -- Declaring --------------------------------------------------------------------------------------------------------


@rule
def has_fighters(state: State, seat: int) -> bool:
    """Whether a seat holds a card that shows a manoeuvre."""
    for kind in range(KINDS):
        if state.hand[seat][kind] > 0 and MANOEUVRE[kind] > 0:
            return True
    return False


@rule
def may_attack(state: State, seat: int) -> bool:
    """Whether a seat may start a combat at all now: a ship, the right to, and a card for it."""
    if state.ship[seat] == IN_HOLD or state.no_attacks == 1 or is_council(state):
        return False
    return state.attack_without_cards == 1 or has_fighters(state, seat)  # ruling tortuga2199-10


@rule
def is_in_reach(state: State, seat: int, foe: int) -> bool:
    """Whether another seat's ship stands in the same sector."""
    return foe != seat and foe < state.seats and state.ship[foe] != IN_HOLD and state.ship[foe] == state.ship[seat]


@rule
def is_barred_by_guard(state: State, seat: int) -> bool:
    """Whether the controller's ship guards the sector a seat's ship stands in: conquering it means combat."""
    sector = sector_of(state, seat)
    return sector != IN_HOLD and state.controller[sector] != seat and is_guarded(state, sector)


@rule
def attack(state: State, seat: int, foe: int, journal: Journal) -> None:
    """Combat begins: the attacker chooses hidden cards."""
    state.foe = foe
    state.step = MUSTER
    tell(journal, ATTACKED, EVERYONE, seat, foe, state.ship[seat])


@rule
def commit(state: State, seat: int, kind: int, journal: Journal) -> None:
    """Lay a hand card down: the attacker's face down, the defender's open."""
    leave_hand(state, seat, kind)
    if state.step == MUSTER:
        state.attack[kind] += 1
        state.committed += 1
        tell(journal, COMMITTED, 1 << seat, seat, kind)
    else:
        state.parry[kind] += 1
        tell(journal, PARRIED, EVERYONE, seat, kind)


@rule
def announce(state: State, seat: int, journal: Journal) -> None:
    """The attacker tells how many cards lie hidden; the defender answers."""
    state.step = PARRY
    tell(journal, ANNOUNCED, EVERYONE, seat, state.committed)


# -- Fighting ---------------------------------------------------------------------------------------------------------


@rule
def cards_in(row: Row) -> int:
    """How many cards lie in a row of counts."""
    cards = 0
    for kind in range(KINDS):
        cards += row[kind]
    return cards


@rule
def manoeuvres_in(row: Row) -> int:
    """The manoeuvres printed on laid cards."""
    total = 0
    for kind in range(KINDS):
        total += row[kind] * MANOEUVRE[kind]
    return total


@rule
def attack_bonus(row: Row) -> int:
    """What the attacker's combat abilities add."""
    total = 0
    for kind in range(KINDS):
        total += row[kind] * ATTACK_BONUS[kind]
    return total


@rule
def defence_bonus(row: Row) -> int:
    """What the defender's combat abilities add."""
    total = 0
    for kind in range(KINDS):
        total += row[kind] * DEFENCE_BONUS[kind]
    return total


@rule
def weakening(row: Row) -> int:
    """What combat abilities take from the other side."""
    total = 0
    for kind in range(KINDS):
        total += row[kind] * WEAKEN[kind]
    return total


@rule
def half_defence(state: State, seat: int, sector: int) -> int:
    """Half the defence of a sector, rounded down, for the defender who controls it."""
    return state.defence[sector] // 2 if state.controller[sector] == seat else 0


@rule
def side_total(cards: int, abilities: int, tokens: int, walls: int) -> int:
    """One side's strength: what the other side weakens is the cards' part, never below nothing."""  # ruling tortuga2199-11
    return max(cards + abilities, 0) + tokens + walls


@rule
def fight(state: State, seat: int, journal: Journal) -> None:
    """The hidden cards are turned over, abilities and tokens counted, and the higher total wins; a tie is the defender's."""
    foe = state.foe
    for kind in range(KINDS):
        if state.attack[kind] > 0:
            tell(journal, REVEALED, EVERYONE, seat, kind, state.attack[kind])
    ours = manoeuvres_in(state.attack)
    ours_more = attack_bonus(state.attack) - weakening(state.parry)
    our_total = side_total(ours, ours_more, turrets(state, seat), 0)
    tell(journal, STRENGTH, EVERYONE, seat, ours, ours_more, turrets(state, seat), 0, our_total)
    theirs = manoeuvres_in(state.parry)
    theirs_more = defence_bonus(state.parry) - weakening(state.attack)
    walls = half_defence(state, foe, sector_of(state, seat))
    their_total = side_total(theirs, theirs_more, turrets(state, foe), walls)
    tell(journal, STRENGTH, EVERYONE, foe, theirs, theirs_more, turrets(state, foe), walls, their_total)
    if our_total > their_total:
        state.beaten = foe
        tell(journal, COMBAT_WON, EVERYONE, seat, foe)
    else:
        state.beaten = seat
        tell(journal, COMBAT_WON, EVERYONE, foe, seat)
    settle_loss(state, seat, journal)


# -- The result -------------------------------------------------------------------------------------------------------


@rule
def settle_loss(state: State, seat: int, journal: Journal) -> None:
    """The loser destroys one card it used, at random or by choice; without any it destroys nothing."""
    used = cards_in(state.attack) if state.beaten == seat else cards_in(state.parry)
    if used == 0:
        settle_spoils(state, seat, journal)
    elif state.loser_chooses_card == 1:
        state.step = SACRIFICE
    elif state.beaten == seat:
        sacrifice(state, seat, pick_counted(state.chance, state.attack, used), journal)
    else:
        sacrifice(state, seat, pick_counted(state.chance, state.parry, used), journal)


@rule
def can_sacrifice(state: State, seat: int, kind: int) -> bool:
    """Whether the loser used a card of this kind; `seat` is the attacker."""
    return state.attack[kind] > 0 if state.beaten == seat else state.parry[kind] > 0


@rule
def sacrifice(state: State, seat: int, kind: int, journal: Journal) -> None:
    """A used card of the loser is destroyed."""
    if state.beaten == seat:
        state.attack[kind] -= 1
        state.committed -= 1
    else:
        state.parry[kind] -= 1
    destroy(state, state.beaten, kind, journal)
    settle_spoils(state, seat, journal)


@rule
def settle_spoils(state: State, seat: int, journal: Journal) -> None:
    """The loser's ship goes to its hold; influence changes hands, or the winning attacker is asked for its prize."""
    beaten = state.beaten
    state.ship[beaten] = IN_HOLD
    tell(journal, SHIP_LOST, EVERYONE, beaten)
    if beaten == seat:
        if state.barren_defence == 0:
            take_influence(state, state.foe, seat, 1, journal)
        close_combat(state, seat, journal)
    elif state.richer_spoils == 1:
        state.step = SPOILS
    else:
        take_influence(state, seat, beaten, 1, journal)
        if state.ended == 0:
            gain_influence(state, seat, 1, journal)
        close_combat(state, seat, journal)


@rule
def take_influence(state: State, winner: int, loser: int, amount: int, journal: Journal) -> None:
    """The winner takes influence tokens from the loser, as many as there are; control tokens cannot be taken."""
    taken = min(amount, state.influence[loser])
    if taken > 0:
        state.influence[loser] -= taken
        state.influence[winner] += taken
        tell(journal, INFLUENCE_TAKEN, EVERYONE, winner, loser, taken)
        check_goal(state, winner, journal)


@rule
def choose_spoils(state: State, seat: int, plunders: bool, journal: Journal) -> None:
    """The winning attacker robs the loser or takes a bounty from the bank."""
    if plunders:
        take_influence(state, seat, state.beaten, PLUNDER_INFLUENCE, journal)
    else:
        gain_influence(state, seat, BOUNTY_INFLUENCE, journal)
    close_combat(state, seat, journal)


@rule
def close_combat(state: State, seat: int, journal: Journal) -> None:
    """A beaten controller's sector passes to the attacker; used cards are discarded; the defender refills its hand."""
    foe = state.foe
    discard_used(state, seat, foe)
    if state.beaten == foe and state.ended == 0:
        pass_sector(state, seat, foe, journal)
    state.step = ACT
    state.foe = 0
    state.beaten = 0
    if state.ended == 0:
        draw(state, foe, max(HAND - state.hand_size[foe], 0), journal)  # rulings tortuga2199-12, tortuga2199-13


@rule
def pass_sector(state: State, seat: int, foe: int, journal: Journal) -> None:
    """The marker moves up by one, at most to the maximum."""
    sector = sector_of(state, seat)
    if state.controller[sector] == foe:
        take_control(state, seat, sector, min(state.defence[sector] + 1, MAXIMUM[sector]), journal)


@rule
def discard_used(state: State, seat: int, foe: int) -> None:
    """Used cards go to their owners' discards."""
    for kind in range(KINDS):
        state.discard[seat][kind] += state.attack[kind]
        state.discard[foe][kind] += state.parry[kind]
        state.attack[kind] = 0
        state.parry[kind] = 0
    state.committed = 0
