"""What a seat may know: its own hand and reserve, the hunts it explored, and of others the hidden cards as one heap.

Everything bought, played, discarded and destroyed lay open once, so which cards a captain hides is known, only not where.
"""

from __future__ import annotations

from windlass.engine.chance import pick_counted
from windlass.engine.rule import rule
from windlass.games.tortuga2199.components import HUNTS, KINDS, MANOEUVRE, SECTORS
from windlass.games.tortuga2199.rules.hunt import has_explored
from windlass.games.tortuga2199.setup import take_one
from windlass.games.tortuga2199.state import HIDDEN, MUSTER, PARRY, State


@rule
def is_attack_hidden(state: State) -> bool:
    """Whether the attacker's cards still lie face down."""
    return state.ended == 0 and (state.step == MUSTER or state.step == PARRY)


@rule
def redact(state: State, seat: int) -> None:
    """Blank the generator, unexplored hunts, and where other captains keep their hidden cards."""  # ruling tortuga2199-21
    for word in range(4):
        state.chance[word] = 0
    for sector in range(SECTORS):
        if state.hunt[sector] != 0 and (seat < 0 or not has_explored(state, seat, sector)):
            state.hunt[sector] = HIDDEN
    for other in range(state.seats):
        if other != seat:
            hide_cards(state, other)
    if is_attack_hidden(state) and state.turn != seat:
        for kind in range(KINDS):
            state.deck[state.turn][kind] += state.attack[kind]
            state.attack[kind] = 0


@rule
def hide_cards(state: State, seat: int) -> None:
    """Hand and reserve join the deck in one heap; their sizes stay."""
    for kind in range(KINDS):
        state.deck[seat][kind] += state.hand[seat][kind]
        state.hand[seat][kind] = 0
    if state.reserve[seat] > 0:
        state.deck[seat][state.reserve[seat] - 1] += 1
        state.reserve[seat] = HIDDEN


@rule
def imagine(state: State, seat: int) -> None:
    """Deal every hidden heap to attack, reserve, hand and deck, and the unknown hunts to the map."""
    if is_attack_hidden(state) and state.turn != seat:
        imagine_attack(state, state.turn)
    for other in range(state.seats):
        if other != seat:
            imagine_cards(state, other)
    imagine_hunts(state)


@rule
def imagine_attack(state: State, seat: int) -> None:
    """The attacker's hidden cards show manoeuvres; one who has yet to commit any holds at least one that does."""
    for _ in range(state.committed):
        kind = pick_fighter(state, seat)
        state.deck[seat][kind] -= 1
        state.attack[kind] += 1
    if state.step == MUSTER and state.committed == 0 and state.attack_without_cards == 0:
        kind = pick_fighter(state, seat)
        state.deck[seat][kind] -= 1
        state.hand[seat][kind] += 1


@rule
def pick_fighter(state: State, seat: int) -> int:
    """A kind from a seat's hidden heap that shows a manoeuvre, by the number of its cards there."""
    heap = state.deck[seat]
    total = 0
    for kind in range(KINDS):
        total += heap[kind]
    kind = pick_counted(state.chance, heap, total)
    while MANOEUVRE[kind] == 0:
        kind = pick_counted(state.chance, heap, total)
    return kind


@rule
def imagine_cards(state: State, seat: int) -> None:
    """Fill a seat's reserve and hand from its hidden heap; the rest is the deck."""
    heap = state.deck[seat]
    left = 0
    held = 0
    for kind in range(KINDS):
        left += heap[kind]
        held += state.hand[seat][kind]
    if state.reserve[seat] == HIDDEN:
        kind = pick_counted(state.chance, heap, left)
        heap[kind] -= 1
        left -= 1
        state.reserve[seat] = kind + 1
    for _ in range(state.hand_size[seat] - held):
        kind = pick_counted(state.chance, heap, left)
        heap[kind] -= 1
        left -= 1
        state.hand[seat][kind] += 1


@rule
def imagine_hunts(state: State) -> None:
    """Hidden tokens are any of those neither captured nor known."""
    choices = 0
    count = 0
    for hunt in range(HUNTS):
        if state.captured[hunt] == 0:
            choices |= 1 << hunt
            count += 1
    for sector in range(SECTORS):
        if state.hunt[sector] > 0:
            choices ^= 1 << (state.hunt[sector] - 1)
            count -= 1
    for sector in range(SECTORS):
        if state.hunt[sector] == HIDDEN:
            hunt = take_one(state.chance, choices, count)
            choices ^= 1 << hunt
            count -= 1
            state.hunt[sector] = hunt + 1
