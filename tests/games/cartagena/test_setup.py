from __future__ import annotations

import pytest

from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.games.cartagena import tunnel
from windlass.games.cartagena.notation import LETTERS


def deal(**options: object) -> Match:
    return Match.new("cartagena", seed=bytes(16), **options)


def track(match: Match) -> str:
    return "".join(LETTERS[symbol] for symbol in tunnel.track(match.state))


def test_a_given_tunnel_is_laid_as_written_and_r_turns_a_segment_round():
    assert track(deal(track="1 2r", segments=2)) == "bptfsk" + "sbkptf"
    assert track(deal(track="1r 2", segments=2)) == "ksftpb" + "ftpkbs"


@pytest.mark.parametrize("given", ["1 2 3 4 5", "1 2 3 4 5 6 1", "1 1r 2 3 4 5", "1"])
def test_a_tunnel_with_the_wrong_number_of_segments_or_one_twice_is_refused(given: str):
    with pytest.raises(Refusal, match=r"cartagena\.bad-track"):
        deal(track=given)


def test_in_a_game_of_fewer_symbols_a_segment_shows_only_those():  # ruling cartagena-15
    assert track(deal(track="1", segments=1, symbols=3, copies=17)) == "pfs"
    assert track(deal(segments=4, symbols=1, copies=17)) == "ffff"


def test_hands_that_the_deck_cannot_fill_are_refused():
    with pytest.raises(Refusal) as refused:
        deal(copies=1, hand=4)
    assert (refused.value.code, refused.value.args_by_name) == ("cartagena.too-few-cards", {"cards": 6, "seats": 2})


def test_a_row_may_be_short_when_the_hands_take_most_cards():
    match = deal(copies=2, hand=5, variant="tortuga")
    assert (match.state.row_left, match.state.deck_left) == (2, 0)


def test_the_first_round_has_begun():
    state = deal().state
    assert (state.round, state.progress, state.turn, state.made) == (1, 1, 0, 0)


def test_the_deal_tells_the_size_of_hands_and_of_the_row():
    assert [(event.kind, event.values) for event in deal(variant="tortuga").opening(-1)] == [
        ("dealt", {"cards": 6}),
        ("row-laid", {"cards": 12}),
    ]
