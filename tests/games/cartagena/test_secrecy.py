from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.rulebook.cartagena.board import table

import windlass
from windlass.engine.chance import key
from windlass.engine.match import Match
from windlass.games.cartagena import GAME, secrecy, validity
from windlass.games.cartagena.actions import END, RETREAT
from windlass.games.cartagena.state import State

CREWS = "0.0.0.0.0.0/0.0.0.0.0.0"


def known_to(state: State, seat: int) -> State:
    copy = state.copy()
    GAME.redact(copy, seat)
    return copy


def worlds(state: State, seat: int, count: int) -> list[State]:
    """Worlds the seat thinks possible, without their generators."""
    made = []
    for number in range(count):
        copy = known_to(state, seat)
        key(copy.chance, 1, number)
        GAME.imagine(copy, seat)
        copy.chance = [0, 0, 0, 0]
        made.append(copy)
    return made


def test_in_jamaica_a_seat_knows_its_own_hand_and_the_size_of_all_others_and_the_deck():
    match = Match.new("cartagena", seed=bytes(16), seats=3)
    known = match.redacted(1)
    assert known.hand[1] == match.state.hand[1]
    assert known.hand[0] == known.hand[2] == [0] * 6
    assert known.deck == [0] * 6
    assert (known.held[:3], known.deck_left) == ([6, 6, 6], 84)


def test_in_jamaica_a_spectator_sees_no_hand():
    known = Match.new("cartagena", seed=bytes(16), seats=3).redacted(-1)
    assert not any(any(hand) for hand in known.hand)


def test_in_tortuga_everything_but_the_generator_is_open():
    match = Match.new("cartagena", seed=bytes(16), variant="tortuga")
    truth = match.state.copy()
    truth.chance = [0, 0, 0, 0]
    assert match.redacted(-1) == match.redacted(0) == truth
    assert worlds(match.state, 0, 1) == [truth]


def test_the_discard_is_open_to_all_so_cards_may_be_counted():
    board = table(CREWS, "f/s", discard="k5")
    for seat in (-1, 0, 1):
        assert known_to(board.state, seat).discard == board.state.discard


def test_the_truth_is_among_the_imagined_worlds_and_each_deal_is_as_likely_as_cards_make_it():
    board = table(CREWS, "fs/k", symbols=6, copies=1, opening=1, deck="pt", discard="b")
    made = Counter(GAME.print_position(world) for world in worlds(board.state, 0, 900))
    board.state.chance = [0, 0, 0, 0]
    assert made[GAME.print_position(board.state)] > 0
    assert len(made) == 3
    assert all(number == pytest.approx(300, abs=60) for number in made.values())


def test_a_spectator_imagines_all_hands():
    board = table(CREWS, "f/s", symbols=2, segments=1, track="fs", copies=1, opening=1, deck="", discard="")
    assert {tuple(world.hand[0][:2]) for world in worlds(board.state, -1, 40)} == {(1, 0), (0, 1)}


def reshuffled(seats: int, variant: str, plies: int) -> State:
    """A position so many actions after a reshuffle, in a game whose players only fall back where they can."""
    match = Match.new("cartagena", seed=bytes(16), seats=seats, variant=variant, copies=5, hand=4)
    chooser = random.Random(5)
    since = 0
    while since <= plies:
        assert not match.ending
        backward = [code for code in match.legal() if RETREAT <= code < END]
        match.play(chooser.choice(backward if backward and chooser.random() < 0.6 else match.legal()))
        since += match.state.reshuffled
    return match.state


@pytest.mark.parametrize("variant", ["jamaica", "hispaniola"])
@pytest.mark.parametrize("plies", [0, 1, 4, 9, 25])
def test_at_two_seats_a_reshuffle_makes_the_other_hand_known(variant: str, plies: int):  # ruling cartagena-17
    state = reshuffled(2, variant, plies)
    for seat in (0, 1):
        sure = [max(0, state.counted[1 - seat][symbol]) for symbol in range(6)]
        for world in worlds(state, seat, 200):
            assert all(cards >= least for cards, least in zip(world.hand[1 - seat], sure, strict=True))
            assert world.counted == state.counted
            assert GAME.conserved(world) == GAME.conserved(state)


def test_right_after_a_reshuffle_nothing_of_the_other_hand_is_left_to_guess_but_what_was_drawn_since():  # ruling cartagena-17
    board = table("0.0.0.0.4.9/0.0.0.0.0.12", "f2/s2kb", deck="", discard="f15s15p17k16b16t17").play("9<")
    assert board.kinds() == ["retreated", "reshuffled", "drew"]
    assert {tuple(world.hand[1]) for world in worlds(board.state, 0, 200)} == {(0, 2, 0, 1, 1, 0)}
    hands = {tuple(world.hand[0]) for world in worlds(board.state, 1, 200)}
    assert all(hand[0] >= 2 and sum(hand) == 3 for hand in hands)
    assert len(hands) > 1


def test_a_spectator_knows_after_a_reshuffle_what_all_hands_hold_together():  # ruling cartagena-17
    board = table("0.0.0.0.4.9/0.0.0.0.0.12", "f2/s2kb", deck="", discard="f15s15p17k16b16t17").play("9<")
    together = {
        tuple(map(min, zip((2, 2, 0, 1, 1, 0), map(sum, zip(*world.hand, strict=True)), strict=True)))
        for world in worlds(board.state, -1, 200)
    }
    assert together == {(2, 2, 0, 1, 1, 0)}
    assert len({tuple(world.hand[0]) for world in worlds(board.state, -1, 200)}) > 3


@pytest.mark.parametrize("plies", [0, 3, 12])
def test_with_more_seats_the_other_hands_together_hold_what_was_counted(plies: int):  # ruling cartagena-17
    state = reshuffled(4, "jamaica", plies)
    for seat in range(-1, 4):
        others = [other for other in range(4) if other != seat]
        least = [sum(state.counted[other][symbol] for other in others) for symbol in range(6)]
        for world in worlds(state, seat, 50):
            held = [sum(world.hand[other][symbol] for other in others) for symbol in range(6)]
            assert all(cards >= floor for cards, floor in zip(held, least, strict=True))
            assert GAME.conserved(world) == GAME.conserved(state)


def test_a_card_drawn_unseen_and_played_again_takes_nothing_from_what_its_player_knows_of_others():  # ruling cartagena-17
    board = table("0.0.0.0.4.9/0.0.0.0.0.12", "k/f", deck="", discard="f16s17p17k16b17t17", round=2).play("9<")
    drawn = next(symbol for symbol in range(6) if board.state.hand[0][symbol] > board.state.counted[0][symbol])
    board.play(f"0{'fspkbt'[drawn]}")
    assert all(world.hand[1] == [1, 0, 0, 0, 0, 0] for world in worlds(board.state, 0, 50))


def test_in_hispaniola_imagined_hands_hold_what_was_seen_being_taken():  # ruling cartagena-11
    board = table(CREWS, "f3/s2k2", known="/k2", row="b", hidden_hands=1, open_row=1)
    for world in worlds(board.state, 0, 30):
        assert world.hand[1][3] >= 2
        assert sum(world.hand[1]) == 4
        assert GAME.conserved(world) == GAME.conserved(board.state)
    assert len({tuple(world.hand[1]) for world in worlds(board.state, 0, 30)}) > 5


def test_in_hispaniola_nobody_is_remembered_to_hold_more_than_they_hold():  # ruling cartagena-11
    match = Match.new("cartagena", seed=bytes(16), variant="hispaniola", seats=3)
    for number in range(300):
        if match.ending:
            break
        match.play(match.legal()[number * 7 % len(match.legal())])
        for hand, known in zip(match.state.hand, match.state.known, strict=True):
            assert all(seen <= held for seen, held in zip(known, hand, strict=True))


def test_a_card_drawn_from_the_deck_is_read_only_by_its_drawer_and_from_the_row_by_everyone():
    hidden = table("0.0.0.0.4.9/0.0.0.0.0.0").play("9<")
    assert [sorted(event.values) for event in hidden.told if event.kind == "drew"] == [["seat", "symbol"]]
    match = Match.new("cartagena", seed=bytes(16), variant="hispaniola")
    while not match.line or all(event.kind != "drew" for event in match.story(-1)[-1]):
        match.play(match.legal()[-1] if len(match.line) % 3 else match.legal()[0])
    assert all("symbol" in event.values for event in match.story(-1)[-1] if event.kind == "drew")


def test_cards_that_a_written_position_leaves_out_are_dealt_to_nobody():
    state = windlass.new("cartagena", seats=2, seed=bytes(16)).redacted(0)
    state.deck_left -= 1
    state.chance = [1, 2, 3, 4]
    secrecy.imagine(state, 0)
    assert sum(state.deck) == state.deck_left


def test_what_is_remembered_of_a_hand_lies_in_it():
    state = windlass.new("cartagena", seats=2, seed=bytes(16)).state.copy()
    state.known[0][0] = state.hand[0][0] + 1
    assert validity._flaw_of_truth(state) == "known"
