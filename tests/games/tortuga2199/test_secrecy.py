from __future__ import annotations

from tests.rulebook.tortuga2199.board import Board, table

from windlass.engine.chance import key
from windlass.games.tortuga2199.components import KIND_NAMES, MANOEUVRE
from windlass.games.tortuga2199.secrecy import imagine, redact
from windlass.games.tortuga2199.state import HIDDEN, State


def known(board: Board, seat: int) -> State:
    state = board.state.copy()
    redact(state, seat)
    return state


def worlds(board: Board, seat: int, count: int = 40) -> list[State]:
    """Worlds this seat thinks possible."""
    made = []
    for stream in range(count):
        state = known(board, seat)
        key(state.chance, 5, stream)
        imagine(state, seat)
        made.append(state)
    return made


def test_a_seat_knows_its_own_hand_and_reserve():
    state = known(table("hands:mining.booster/ reserves:impulse/- decks:2mining/"), 0)
    assert (sum(state.hand[0]), state.reserve[0]) == (2, 2)


def test_hand_deck_and_reserve_of_others_are_one_heap_of_known_size():  # ruling tortuga2199-21
    state = known(table("hands:mining.booster/ reserves:impulse/- decks:2mining.hacker/ discards:fence/"), 1)
    assert sum(state.hand[0]) == 0
    assert (state.hand_size[0], state.deck_size[0], state.reserve[0]) == (2, 3, HIDDEN)
    assert {KIND_NAMES[kind]: count for kind, count in enumerate(state.deck[0]) if count} == {
        "mining": 3,
        "impulse": 1,
        "booster": 1,
        "hacker": 1,
    }
    assert state.discard[0][KIND_NAMES.index("fence")] == 1


def test_where_a_card_lies_in_the_heap_changes_no_byte():
    one = known(table("hands:mining.booster/ reserves:impulse/- decks:2mining.hacker/"), 1)
    other = known(table("hands:hacker.mining/ reserves:mining/- decks:mining.impulse.booster/"), 1)
    assert one.to_bytes() == other.to_bytes()


def test_an_explored_hunt_is_known_to_its_explorers_only():
    board = table("post1:h=kraken.x=a post2:h=bot turrets1:h=iron-wyrm.x=ab")
    assert [known(board, 0).hunt[sector] for sector in (1, 2, 4)] == [10, HIDDEN, 8]
    assert [known(board, 1).hunt[sector] for sector in (1, 2, 4)] == [HIDDEN, HIDDEN, 8]
    assert [known(board, -1).hunt[sector] for sector in (1, 2, 4)] == [HIDDEN, HIDDEN, HIDDEN]


def test_hidden_hunts_are_imagined_among_those_neither_captured_nor_known():
    board = table("post1:h=kraken.x=a post2:h=bot turrets1:h=ore-grub discards:iron-wyrm/")
    seen = {state.hunt[sector] for state in worlds(board, 0) for sector in (2, 4)}
    assert not seen & {10, 8}
    assert len(seen) == 8
    assert all(state.hunt[2] != state.hunt[4] and state.hunt[1] == 10 for state in worlds(board, 0))


def test_the_attackers_hidden_cards_are_imagined_with_manoeuvres():
    board = table("step:parry foe:b hands:2mining/impulse decks:2mining.hacker.bodyguard/ attack:impulse.mercenary reserves:booster/-")
    attacks = set()
    for state in worlds(board, 1):
        assert sum(state.attack) == 2
        assert all(MANOEUVRE[kind] > 0 for kind, count in enumerate(state.attack) if count)
        assert (sum(state.hand[0]), sum(state.deck[0])) == (2, 4)
        attacks.add(tuple(state.attack))
    assert len(attacks) == 3


def test_the_attacker_knows_its_own_hidden_cards():
    board = table("step:parry foe:b hands:mining/ attack:impulse")
    assert sum(known(board, 0).attack) == 1
    assert sum(known(board, 1).attack) == 0


def test_an_attacker_who_has_committed_nothing_yet_is_imagined_with_a_card_that_can_fight():
    board = table("step:muster foe:b hands:impulse/ decks:5mining/")
    assert all(state.hand[0] == board.state.hand[0] for state in worlds(board, 1))


def test_market_decks_hide_their_order_only():
    board = table("market:sapper.sergeant/-.-/-.-/-.- under:breach-marine///")
    state = known(board, 0)
    assert (state.unseen[0], state.under_size[0]) == (7, 1)
    assert state.under[0][0] == KIND_NAMES.index("breach-marine") + 1
