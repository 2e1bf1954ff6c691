"""Rulebook, "Setting up the game"."""

from __future__ import annotations

import pytest

from windlass.engine.match import Match
from windlass.games.tortuga2199 import GAME
from windlass.games.tortuga2199.components import FIRST_SPECIAL, FIRST_TRADE, KIND_NAMES, PRICE, SPECIAL_SPOTS
from windlass.games.tortuga2199.layouts import NOWHERE


def fresh(seats: int, seed: int = 1, **options: object) -> Match:
    return Match.new(GAME, seed=seed.to_bytes(16, "big"), seats=seats, **options)


def begun(seats: int, **options: object) -> Match:
    """A match whose ships are chosen in the order they are offered."""
    match = fresh(seats, **options)
    for _ in range(seats):
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize(("seats", "sectors"), [(2, 9), (3, 11), (4, 11)])
def test_two_captains_play_on_nine_sectors_and_more_on_eleven(seats: int, sectors: int):
    state = fresh(seats).state
    assert sum(spot != NOWHERE for spot in state.spot) == sectors
    assert len({spot for spot in state.spot if spot != NOWHERE}) == sectors


def test_the_four_special_sectors_lie_at_random_on_their_spots():
    seen = {tuple(fresh(2, seed).state.spot[7:]) for seed in range(200)}
    assert len(seen) == 24
    assert all(sorted(spots) == sorted(SPECIAL_SPOTS[0]) for spots in seen)


@pytest.mark.parametrize(("seats", "tokens"), [(2, 8), (3, 10), (4, 10)])
def test_every_sector_but_tortuga_has_a_minerals_and_a_hunt_token(seats: int, tokens: int):  # ruling tortuga2199-23
    state = fresh(seats).state
    assert (state.mineral[0], state.hunt[0]) == (0, 0)
    assert sum(state.mineral) == tokens
    hunts = [hunt for hunt in state.hunt if hunt]
    assert len(hunts) == len(set(hunts)) == tokens


def test_hunt_tokens_lie_face_down():
    match = fresh(3)
    for seat in (-1, 0, 1, 2):
        assert set(match.redacted(seat).hunt[1:]) == {-1}


def test_six_open_piles_of_one_price_each_hold_thirty_one_cards():
    state = fresh(2).state
    piles = range(FIRST_TRADE, FIRST_SPECIAL)
    assert sorted(PRICE[kind] for kind in piles) == [2, 3, 4, 5, 6, 7]
    assert sum(state.stock[kind] for kind in piles) == 31


def test_two_cards_of_each_special_deck_lie_open():
    state = fresh(2).state
    assert all(kind > 0 for market in state.market for kind in market)
    assert state.unseen == [8, 8, 8, 8]


def test_ships_are_chosen_in_turn_order_and_none_twice():
    match = fresh(4)
    for seat in range(4):
        assert match.actor == seat
        assert len(match.legal()) == 4 - seat
        match.play(match.legal()[-1])
    assert sorted(match.state.vessel) == [1, 2, 3, 4]
    assert match.state.ship == [0, 0, 0, 0]


def test_ships_may_be_dealt():
    match = fresh(4, ships="dealt")
    assert sorted(match.state.vessel) == [1, 2, 3, 4]
    assert match.actor == 0
    assert "end" in match.legal_texts()


@pytest.mark.parametrize(("seats", "hands"), [(2, [4, 5]), (3, [3, 4, 5]), (4, [3, 4, 4, 5])])
def test_opening_hands_grow_with_the_seat(seats: int, hands: list[int]):
    state = begun(seats).state
    assert state.hand_size[:seats] == hands
    assert [state.deck_size[seat] + hand for seat, hand in enumerate(hands)] == [10] * seats


def test_a_deck_is_five_mining_three_manoeuvre_a_booster_and_the_ship():
    match = fresh(2)
    match.play("ship stonewake")
    match.play("ship deep-lode")
    for seat, ship in ((0, "stonewake"), (1, "deep-lode")):
        cards = {KIND_NAMES[kind]: match.state.hand[seat][kind] + match.state.deck[seat][kind] for kind in range(len(KIND_NAMES))}
        assert {name: count for name, count in cards.items() if count} == {"mining": 5, "impulse": 3, "booster": 1, ship: 1}
