"""What a seat may know, and worlds it cannot tell from the true one."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.gravity.play import menu, walk
from tests.rulebook.gravity.board import table

from windlass.engine.chance import key
from windlass.games.gravity import GAME
from windlass.games.gravity.options import option_sets

ZONES = ("deck", "hand", "discard", "saved", "laid")


def known(state, seat):
    copy = state.copy()
    GAME.redact(copy, seat)
    return copy


def test_others_see_sizes_and_what_lies_face_up():
    board = table("1=a2 4=b2", hand="123/456", played="1c6/2", discard="44/3", laid="55/", saved="/1", turns="2/1", passed=2)
    seen = known(board.state, 1)
    for zone in ZONES:
        assert not any(getattr(seen, zone)[0])
        assert getattr(seen, zone)[1] == getattr(board.state, zone)[1]
    assert seen.played == board.state.played
    assert (seen.hand_size, seen.discard_size, seen.laid_size) == (board.state.hand_size, board.state.discard_size, board.state.laid_size)


def test_a_spectator_sees_nobodys_cards():
    seen = known(table("1=a2 4=b2", hand="123/456", saved="6/", passed=1, mover="b").state, -1)
    assert not any(any(row) for zone in ZONES for row in getattr(seen, zone))


def test_the_map_is_public():
    state = table("1+2.1=a2m1 4=b2 R=m2", hand="123/456", hired="1/1").state
    seen = known(state, -1)
    for field in (
        "q",
        "r",
        "face",
        "rotation",
        "permanent",
        "temporary",
        "owner",
        "hunters",
        "mercenaries",
        "flow",
        "crew",
        "hired",
        "fallen",
    ):
        assert getattr(seen, field) == getattr(state, field)


def test_the_generator_is_blank():
    assert known(table("1=a2 4=b2").state, 0).chance == [0, 0, 0, 0]


def test_imagined_cards_are_those_not_seen():
    state = known(table("1=a2 4=b2", hand="123/456", played="1/22", discard="44/3", turns="1/2").state, 0)
    hands = set()
    for seed in range(40):
        world = state.copy()
        key(world.chance, seed, 1)
        GAME.imagine(world, 0)
        assert world.hand[0] == state.hand[0]
        assert sum(world.hand[1]) == 3
        assert world.hand[1][1] == 0  # both copies of card 2 lie face up
        hands.add(tuple(world.hand[1]))
    assert len(hands) > 10


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.sampled_from(option_sets()))
def test_imagined_worlds_look_the_same_and_offer_the_actor_the_same_menu(seed, options):
    for number, state in enumerate(walk(options, seed, most=200)):
        for seat in range(-1, state.seats) if number % 10 == 0 else ():
            seen = known(state, seat)
            world = seen.copy()
            key(world.chance, seed, number)
            GAME.imagine(world, seat)
            assert GAME.conserved(world) == GAME.conserved(state)
            assert known(world, seat) == seen
            if seat == GAME.actor(state):
                assert menu(seen) == menu(state) == menu(world)
