"""Rules of thumb: how good each action looks to someone who sees only what its seat may know, and why."""

from __future__ import annotations

from typing import Final

from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.gravity.actions import ACTIONS, BOARD, CALL, CASTLE, DO, IDLE, KEEP, LAY, PASS, PLAY, PULL, SAVE, THROW, family_of
from windlass.games.gravity.advice.judgement import best_yield, worth_of_action
from windlass.games.gravity.advice.tactics import weigh_deed, weigh_island
from windlass.games.gravity.components import CARD_ACTION, KINDS, RUNDOR
from windlass.games.gravity.rules.airships import can_use_ability, extended_action
from windlass.games.gravity.rules.geography import COUNT
from windlass.games.gravity.rules.turns import can_do
from windlass.games.gravity.state import State

REASONS: Final = ("gravity", "yield", "capture", "guard", "rival", "cards", "enclose", "nothing-better")
# What usually speaks for each kind of action, by the word that names it in notation.
_FOR: Final = {
    "gravity": ("illegal-mining", "mine", "transport", "convert", "speculate", "tap", "dig", "digall", "p", "t", "fix", "swap", "drill"),
    "yield": ("settle", "rotate", "turn", "tug"),
    "capture": ("capture", "from", "take", "send", "join", "lose"),
    "guard": ("muster", "recruit", "support", "bribe", "hire", "h", "m", "lure", "lodge", "infirmary", "tavern"),
    "rival": ("superiority", "strike", "slay", "spoil"),
    "cards": ("throw", "keep", "castle", "lay", "idle", "save"),
    "enclose": ("pull", "side", "look", "give", "adrift", "dock"),
    "nothing-better": ("board-", "pass", "finish", "enough", "play", "call"),
}


def _usual_reason(code: int) -> int:
    family, places = family_of(code)
    word = family.word or family.values[0].typed[places[0]]
    return next(REASONS.index(name) for name, words in _FOR.items() if word in words)


REASON: Final = tuple(_usual_reason(code) for code in range(ACTIONS))
USUAL: Final = (14, 14, 6, 8, 10, 5)  # what each kind of card is good for in the long run
DULL: Final = 4  # with nothing better to play, passing and saving cards is worth this much
ABILITY_WORTH: Final = 5
MEDIOCRE: Final = 9  # a drawn card worth less is thrown away


@rule
def weigh(state: State, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Weigh every action of the menu by itself."""
    seat = state.mover
    for index in range(count):
        action = choices[index]
        reason[index] = REASON[action]
        if action < DO:
            weight[index] = weigh_card(state, seat, action)
            if PLAY <= action < CASTLE:
                reason[index] = why_card(state, seat, action - PLAY)
            elif CALL <= action < IDLE:
                reason[index] = why_card(state, seat, action - CALL)
        elif action < PULL:
            weight[index] = weigh_deed(state, seat, action)
        elif action < BOARD:
            weight[index] = weigh_island(state, seat, action)
        else:
            weight[index] = 0  # no airship is known to be better than another


@rule
def weigh_card(state: State, seat: int, action: int) -> int:
    """How good settling, keeping, playing, castling, idling, passing or saving looks."""
    if action < THROW:
        return weigh_settlement(state, action)
    if action < KEEP:
        worth = worth_of_card(state, seat, action - THROW) + USUAL[action - THROW]
        return MEDIOCRE - (worth // 4 if state.hand[seat][action - THROW] > 1 else worth // 2)  # a second one of a kind is worth less
    if action < PLAY:
        return 0
    if action < CASTLE:
        return worth_of_card(state, seat, action - PLAY)
    if action == CASTLE:
        return weigh_castling(state, seat)
    if action < CALL:
        return -worth_of_card(state, seat, action - LAY)
    if action < IDLE:
        return worth_of_card(state, seat, action - CALL)
    if action < PASS:
        return -20 - worth_of_card(state, seat, action - IDLE)
    return DULL if action == PASS else USUAL[action - SAVE]


@rule
def weigh_settlement(state: State, island: int) -> int:
    """Fertile islands among many neighbours; Rundor yields nothing and cannot win."""
    if island == RUNDOR:
        return -20
    return best_yield(state, island) * 6 + state.flow[island] * 4 + COUNT[state.touch[island]] * 4


@rule
def worth_of_card(state: State, seat: int, kind: int) -> int:
    """What a card is worth now: both its actions, and the ability that adds to one of them."""
    worth = 0
    for half in range(2):
        action = CARD_ACTION[kind][half]
        if can_do(state, seat, action):
            worth += worth_of_action(state, seat, action)
        if extended_action(state, seat) == action and can_use_ability(state, seat):
            worth += ABILITY_WORTH
    return worth


@rule
def weigh_castling(state: State, seat: int) -> int:
    """The best card there is, less what the two worst cards of the hand are worth."""
    best = 0
    lowest = 1 << 20
    second = 1 << 20
    for kind in range(KINDS):
        worth = worth_of_card(state, seat, kind)
        best = max(best, worth)
        for _ in range(state.hand[seat][kind]):
            if worth < lowest:
                second = lowest
                lowest = worth
            elif worth < second:
                second = worth
    return best - lowest - second


@rule
def why_card(state: State, seat: int, kind: int) -> int:
    """What speaks for a card: the first of its two actions if that is worth anything, else the other."""
    first = CARD_ACTION[kind][0]
    return REASON[DO + first] if worth_of_action(state, seat, first) > 0 else REASON[DO + CARD_ACTION[kind][1]]
