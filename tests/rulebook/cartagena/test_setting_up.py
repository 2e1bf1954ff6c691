"""Rulebook, "Components" and "Setting up"."""

from __future__ import annotations

import itertools

import pytest

from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.games.cartagena import GAME
from windlass.games.cartagena.components import COPIES, SEGMENT, SYMBOL_NAMES
from windlass.games.cartagena.tunnel import places_of, track


def deal(number: int = 0, **options: object) -> Match:
    return Match.new("cartagena", seed=number.to_bytes(16, "big"), **options)


def test_the_deck_has_102_cards_17_of_each_symbol():
    assert COPIES == 17
    assert GAME.conserved(deal().state)[1] == [17] * 6


def test_the_six_segments_are_the_printed_ones_in_some_order_either_way_round():  # ruling cartagena-12
    printed = set(SEGMENT) | {segment[::-1] for segment in SEGMENT}
    for number in range(20):
        symbols = track(deal(number).state)
        laid = [tuple(symbols[6 * place : 6 * place + 6]) for place in range(6)]
        assert set(laid) <= printed
        assert len({min(segment, segment[::-1]) for segment in laid}) == 6


def test_read_with_the_long_arm_first_the_six_segments_form_a_latin_square():
    assert all(sorted(column) == list(range(6)) for column in zip(*SEGMENT, strict=True))


def test_all_46080_tunnels_are_different():  # ruling cartagena-12
    ways = [(segment, segment[::-1]) for segment in SEGMENT]
    tunnels = {
        sum((ways[place][turned] for place, turned in zip(order, turns, strict=True)), ())
        for order in itertools.permutations(range(6))
        for turns in itertools.product((0, 1), repeat=6)
    }
    assert len(tunnels) == 46080


def test_tunnels_are_laid_in_many_ways_and_every_segment_comes_first_sometimes_either_way_round():
    seen = {tuple(track(deal(number).state)[:6]) for number in range(200)}
    assert seen == set(SEGMENT) | {segment[::-1] for segment in SEGMENT}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_has_six_pirates_at_the_start_and_six_cards(seats: int):
    state = deal(seats=seats).state
    assert [places_of(state, seat) for seat in range(seats)] == [[0] * 6] * seats
    assert [sum(state.hand[seat]) for seat in range(seats)] == [6] * seats
    assert state.held[:seats] == [6] * seats
    assert state.deck_left == 102 - 6 * seats


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_people_play(seats: int):
    with pytest.raises(Refusal, match=r"options\."):
        deal(seats=seats)


def test_in_jamaica_hands_are_hidden_and_no_row_is_laid():
    match = deal(variant="jamaica")
    assert match.view(0).seats[1].hand is None
    assert match.view(0).row is None


def test_in_tortuga_hands_are_open_and_twelve_cards_lie_in_the_row():
    match = deal(variant="tortuga")
    assert sum(match.view(0).seats[1].hand) == 6
    assert len(match.view(0).row) == 12
    assert match.state.deck_left == 102 - 12 - 12


def test_in_hispaniola_hands_are_hidden_and_twelve_cards_lie_in_the_row():
    match = deal(variant="hispaniola")
    assert match.view(0).seats[1].hand is None
    assert len(match.view(0).row) == 12


def test_every_symbol_is_drawn_about_as_often_as_every_other():
    drawn = [0] * 6
    for number in range(150):
        for symbol, count in enumerate(deal(number).state.hand[0]):
            drawn[symbol] += count
    assert dict(zip(SYMBOL_NAMES, drawn, strict=True)) == {name: pytest.approx(150, abs=45) for name in SYMBOL_NAMES}


def test_the_first_seat_begins():  # ruling cartagena-01
    assert {deal(number, seats=5).actor for number in range(10)} == {0}


def test_house_rules_are_those_of_the_options():  # rulings cartagena-03, cartagena-05, cartagena-07
    plain, changed = deal().state, deal(boat_retreat=False, skip_draws=True, stall_limit=9).state
    assert (plain.boat_retreat, plain.skip_draws, plain.stall_limit) == (1, 0, 0)
    assert (changed.boat_retreat, changed.skip_draws, changed.stall_limit) == (0, 1, 9)


def test_the_deck_may_be_dealt_out_to_the_last_card():  # ruling cartagena-15
    state = deal(copies=2, hand=6).state
    assert (state.held[:2], state.deck_left) == ([6, 6], 0)


def test_either_way_round_is_as_likely_as_the_other():  # ruling cartagena-12
    forwards = sum(tuple(track(deal(number).state)[:6]) in SEGMENT for number in range(200))
    assert forwards == pytest.approx(100, abs=30)
