"""A match as a value: shown, copied, compared, kept and begun from a position; what is of the wrong type is refused with a sentence."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import numpy as np
import pytest
from tests.conformance.cases import Case, each_case

import windlass
from windlass.engine.match import Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.refusal import Refusal

SEED = bytes(range(16))


def played(plies: int = 20, **options) -> Match:
    match, chooser = Match.new("cartagena", seed=SEED, names=("Anne", "Ben"), **options), random.Random(2)
    for _ in range(plies):
        match.play(chooser.choice(match.legal()))
    return match


def refused(code: str):
    return pytest.raises(Refusal, match=rf"^[A-Z“].*\. \[{code.replace('.', chr(92) + '.')}\]$")


def test_a_match_tells_its_game_seats_ply_and_actor():
    assert repr(played(0)) == "<Match of cartagena: 2 seats, ply 0, seat 0 to act>"
    match = played(5, seats=3)
    match.resign(0)
    match.resign(1)
    assert repr(match) == "<Match of cartagena: 3 seats, ply 5, over: resigned>"


def test_matches_with_the_same_header_and_log_are_equal_and_none_can_be_hashed():
    assert played() == played()
    assert played() != played(19)
    assert played() != Match.new("cartagena", seed=bytes(16))
    assert played() != "a match"
    with pytest.raises(TypeError):
        hash(played())


@pytest.mark.parametrize("way", [Match.copy, lambda match: pickle.loads(pickle.dumps(match))], ids=["copied", "pickled"])
def test_a_copy_is_the_same_match_and_lives_its_own_life(way):
    match = played(seats=3)
    match.undo(0, consent=True)
    match.resign(1)
    twin = way(match)
    assert twin == match
    assert (twin.state, twin.line, twin.resigned, twin.head, dump(twin)) == (
        match.state,
        match.line,
        match.resigned,
        match.head,
        dump(match),
    )
    before = dump(match)
    twin.play(twin.legal()[0])
    twin.resign(2)
    assert twin.ending is not None
    assert match.ending is None
    assert dump(match) == before
    assert twin.game is match.game


def test_every_position_of_a_match_comes_in_order():
    match = played()
    positions = list(match.positions())
    assert len(positions) == len(match.line) + 1
    assert [position.to_bytes() for position in positions] == [match.at(ply).state.to_bytes() for ply in range(21)]
    positions[-1].turn = 4
    assert match.state.turn != 4


def test_the_mask_marks_the_legal_actions():
    match = played()
    assert match.mask().dtype == np.bool_
    assert list(np.flatnonzero(match.mask())) == match.legal()
    match.resign(0)
    assert not match.mask().any()


def test_results_are_nothing_until_the_match_is_over():
    match = played()
    assert match.returns == (0.0, 0.0)
    match.resign(0)
    assert match.returns == (-1.0, 1.0)


# -- from a position ----------------------------------------------------------------------------------------------------


@each_case()
def test_a_match_begins_from_any_position_and_its_file_leads_back(case: Case):
    early, chooser = case.match(3), random.Random(3)
    for _ in range(30):
        if not early.ending:
            early.play(chooser.choice(early.legal()))
    match = Match.from_position(case.game, early.position, seed=SEED)
    assert (match.position, match.actor, match.legal()) == (early.position, early.actor, early.legal())
    assert (match.opening(0), match.line) == ([], [])
    for _ in range(12):
        if not match.ending:
            match.play(chooser.choice(match.legal()))
    again = parse(dump(match))
    assert again == match
    assert again.state == match.state
    assert match.at(0).position == early.position


def test_the_position_of_a_start_is_part_of_the_head():
    one, other = (Match.from_position("cartagena", played(plies).position, seed=SEED) for plies in (3, 4))
    assert one.head != other.head
    assert f"\nstart: {played(3).position}\n" in dump(one)


@pytest.mark.parametrize("text", ["", "nonsense", "seats:9", 3, None])
def test_a_match_begins_from_no_position_that_could_not_come_about(text):
    with refused("notation.position"):
        Match.from_position("cartagena", text)


def test_a_start_for_other_seats_than_the_options_say_is_refused():
    with refused("notation.position"):
        Match.from_position("cartagena", played().position, seats=3)


# -- wrong types --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, "0123456789abcdef", bytearray(16), [1] * 16])
def test_a_seed_is_bytes(seed):
    with refused("match.seed-bytes"):
        Match.new("cartagena", seed=seed)


@pytest.mark.parametrize("names", ["word", [1, 2], ["Anne", None], ["Anne", "Ben", "Cas"], 7, None])
def test_names_are_a_list_of_texts_at_most_one_a_seat(names):
    with refused("match.names"):
        Match.new("cartagena", names=names)


@pytest.mark.parametrize("game", ["ludo", "", 3, None, ["cartagena"]])
def test_a_game_that_is_not_there_is_refused(game):
    with refused("game.unknown"):
        windlass.new(game)


@pytest.mark.parametrize("seat", [-2, 2, 7])
@pytest.mark.parametrize(
    "ask", [Match.view, Match.redacted, Match.story, Match.opening, Match.undo, Match.can_undo], ids=lambda ask: ask.__name__
)
def test_a_seat_that_is_not_there_sees_nothing(ask, seat):
    with refused("match.no-seat"):
        ask(played(), seat)


@pytest.mark.parametrize("value", [None, True, 1.0, b"1"])
@pytest.mark.parametrize("ask", [Match.view, Match.redacted, Match.at, Match.play, Match.resign, Match.undo], ids=lambda ask: ask.__name__)
def test_what_is_no_whole_number_is_refused_by_its_type(ask, value):
    with refused("match.not-whole"):
        ask(played(), value)


@pytest.mark.parametrize("value", [None, "match", 7])
def test_only_a_match_is_written(value, tmp_path):
    with pytest.raises(TypeError, match="a match is written"):
        windlass.save(value, tmp_path / "x.match")
    assert not (tmp_path / "x.match").exists()


def test_everything_public_is_named_and_there():
    assert all(hasattr(windlass, name) for name in windlass.__all__)
    assert windlass.say(windlass.Refusal("match.over").text, "fr") == "La partie est terminée."


# -- as a learner sees it -----------------------------------------------------------------------------------------------


@each_case()
def test_an_observation_is_what_the_seat_may_know_as_named_numbers(case: Case):
    match, chooser = case.match(1), random.Random(4)
    for _ in range(15):
        if not match.ending:
            match.play(chooser.choice(match.legal()))
    for seat in range(match.seats):
        seen = match.observation(seat)
        expected = [0] * len(match.features)
        match.game.lesson.features(match.redacted(seat), seat, expected)
        assert (seen.dtype, seen.shape, list(seen)) == (np.int32, (len(match.features),), expected)


def test_an_observation_is_of_a_seat_and_of_a_game_that_has_features():
    with refused("match.no-place"):
        played().observation(-1)
    with refused("match.no-seat"):
        played().observation(2)
    match = played()
    match.game = replace(match.game, lesson=None)
    with refused("game.no-features"):
        match.observation(0)


def test_positions_are_told_apart_without_their_generators():
    line = played().position
    one, other, later = (Match.from_position("cartagena", line, seed=seed) for seed in (SEED, bytes(16), SEED))
    later.play(later.legal()[0])
    assert one.state != other.state
    assert {one.state.key(), other.state.key()} == {played().state.key()}
    assert later.state.key() != one.state.key()
