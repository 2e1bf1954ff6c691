"""What a seat may know: the whole map, its own cards, and of others what lies face up and how many cards lie where.

Ruling gravity-21.
"""

from __future__ import annotations

from windlass.engine.chance import pick_counted
from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.components import COPIES, DECK, KINDS
from windlass.games.gravity.state import State


@rule
def redact(state: State, seat: int) -> None:
    """Blank the generator and every card of others that does not lie face up; the sizes of their zones stay."""
    for word in range(4):
        state.chance[word] = 0
    for other in range(state.seats):
        if other != seat:
            for kind in range(KINDS):
                state.deck[other][kind] = 0
                state.hand[other][kind] = 0
                state.discard[other][kind] = 0
                state.saved[other][kind] = 0
                state.laid[other][kind] = 0


@rule
def imagine(state: State, seat: int) -> None:
    """Deal the cards of others that were not seen to their zones: a player's twelve cards are known, not where they lie."""
    for other in range(state.seats):
        if other != seat:
            left = DECK
            for kind in range(KINDS):
                left -= state.played[other][kind]
                state.deck[other][kind] = COPIES[kind] - state.played[other][kind]
            left = imagine_zone(state.chance, state.deck[other], left, state.hand[other], state.hand_size[other])
            left = imagine_zone(state.chance, state.deck[other], left, state.discard[other], state.discard_size[other])
            left = imagine_zone(state.chance, state.deck[other], left, state.saved[other], state.saved_size[other])
            imagine_zone(state.chance, state.deck[other], left, state.laid[other], state.laid_size[other])


@rule
def imagine_zone(chance: Row, deck: Row, left: int, zone: Row, size: int) -> int:
    """Draw the cards of one hidden zone; gives how many cards the deck has left."""
    for _ in range(size):
        kind = pick_counted(chance, deck, left)
        deck[kind] -= 1
        zone[kind] += 1
        left -= 1
    return left
