from __future__ import annotations

from dataclasses import replace

import pytest

from windlass.engine.match import Entry, Match, seed_hash
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game

SEED = bytes(range(16))


def new(**options: object) -> Match:
    return Match.new("cartagena", seed=SEED, names=("Anne", "Ben"), **options)


def play(match: Match, count: int) -> Match:
    for _ in range(count):
        match.play(match.legal()[0])
    return match


def finished() -> Match:
    """A tiny game, played to its end."""
    match = new(segments=1, symbols=2, copies=6, pirates=1, actions=1, hand=4)
    while not match.ending:
        match.play(match.legal()[0])
    return match


def refused(code: str):
    return pytest.raises(Refusal, match=code.replace(".", r"\."))


def test_a_new_match_is_dealt_and_waits_for_the_first_seat():
    match = new(seats=3)
    assert (match.seats, match.actor, match.ending) == (3, 0, None)
    assert match.legal_texts() == [match.game.print_action(code) for code in match.legal()]
    assert [event.kind for event in match.opening(0)] == ["dealt"]


def test_the_same_seed_deals_the_same_and_no_seed_deals_anything():
    assert new().state == new().state
    assert Match.new("cartagena").header.seed != Match.new(find_game("cartagena")).header.seed


def test_the_seed_is_hidden_until_the_match_is_over_and_its_hash_is_not():
    match = new()
    assert match.public_header().seed is None
    assert match.public_header().seed_hash == seed_hash(SEED)
    assert finished().public_header().seed == SEED


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": 99}, "match.version"),
        ({"components": "other"}, "match.components"),
        ({"seed": None}, "match.seed"),
        ({"seed": bytes(16)}, "match.seed"),
        ({"seed_hash": "0"}, "match.seed"),
        ({"game": "ludo"}, "game.unknown"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(change: dict[str, object], code: str):
    with refused(code):
        Match(replace(new().header, **change))


@pytest.mark.parametrize("seed", [b"", b"short", bytes(17), bytes(65)])
def test_a_seed_has_sixteen_bytes(seed: bytes):
    with refused("match.seed-bytes"):
        Match.new("cartagena", seed=seed)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"seats": 1}, "options.invalid"),
        ({"colour": "blue"}, "options.unknown"),
        ({"track": "9"}, "options.invalid"),
        ({"boat_retreat": 3}, "options.invalid"),
        ({"variant": "cuba"}, "options.invalid"),
        ({"seats": 5, "hand": 12, "copies": 3}, "cartagena.too-few-cards"),
        ({"track": "1 1 2 3 4 5"}, "cartagena.bad-track"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, object], code: str):
    with refused(code):
        new(**options)


def test_a_seat_count_within_the_options_but_not_the_games_is_refused():
    game = find_game("cartagena")
    narrow = replace(game, seat_counts=range(3, 6))
    with refused("options.seats"):
        convert_options(narrow, {"seats": 2})


def test_actions_are_played_by_code_or_by_text():
    by_code, by_text = new(), new()
    code = by_code.legal()[0]
    by_code.play(code)
    by_text.play(by_text.game.print_action(code))
    assert by_code.state == by_text.state


@pytest.mark.parametrize(
    ("action", "code"),
    [("end", "cartagena.first-action"), ("nonsense", "notation.action"), (-1, "action.unknown"), (99999, "action.unknown")],
)
def test_an_illegal_action_is_refused_and_nothing_changes(action: int | str, code: str):
    match = new()
    before = match.state.copy()
    with refused(code):
        match.play(action)
    assert match.state == before
    assert (match.entries, match.line) == ([], [])


def test_the_story_tells_each_seat_what_it_may_know():
    match = new(variant="jamaica")
    for _ in range(200):
        retreats = [code for code in match.legal() if match.game.print_action(code).endswith("<")]
        match.play(retreats[0] if retreats else match.legal()[0])
        drew = [event for event in match.story(0, since=len(match.line) - 1)[0] if event.kind == "drew"]
        if drew:
            break
    seat = drew[0].values["seat"]
    for reader in (-1, 0, 1):
        event = next(event for event in match.story(reader)[-1] if event.kind == "drew")
        assert ("symbol" in event.values) == (reader == seat)


def test_a_view_and_a_redacted_position_leave_the_truth_alone():
    match = new()
    before = match.state.copy()
    assert match.redacted(0) != match.redacted(1)
    assert match.view(1).seat == 1
    assert match.state == before


def test_the_position_is_one_line_without_the_generator():
    match = new()
    assert "~" not in match.position
    state = match.game.parse_position(match.position)
    state.chance = match.state.chance
    assert state == match.state


def test_an_action_is_taken_back_by_its_seat_alone_while_nothing_came_to_light():
    match = new()
    before = match.state.copy()
    match.play(match.legal()[0])
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    with refused("undo.not-yours"):
        match.undo(1)
    match.undo(0)
    assert match.state == before
    assert [entry.kind for entry in match.entries] == ["play", "undo"]
    assert not match.can_undo(0)
    with refused("undo.nothing"):
        match.undo(0)


def test_what_came_to_light_is_taken_back_only_by_consent():
    match = new(variant="jamaica")
    while not match.line or not match.line[-1].barrier:
        retreats = [code for code in match.legal() if match.game.print_action(code).endswith("<")]
        match.play(retreats[0] if retreats else match.legal()[0])
    seat, plies = match.line[-1].actor, len(match.line)
    assert not match.can_undo(seat)
    with refused("undo.revealed"):
        match.undo(seat)
    match.undo(1 - seat, consent=True)
    assert len(match.line) == plies - 1
    assert match.entries[-1] == Entry("consent")


def test_nothing_is_taken_back_once_the_match_is_over_because_the_seed_is_known():
    match = finished()
    assert not any(match.can_undo(seat) for seat in range(match.seats))
    for consent in (False, True):
        with refused("match.over"):
            match.undo(match.line[-1].actor, consent=consent)


def test_nothing_is_taken_back_after_somebody_gave_up():
    match = play(new(seats=3), 1)
    match.resign(1)
    assert not match.can_undo(0)
    with refused("undo.over"):
        match.undo(0)


def test_the_last_seat_left_wins_and_the_others_rank_by_how_long_they_held_out():
    match = new(seats=4)
    for seat in (2, 0):
        match.resign(seat)
        assert match.ending is None
    with refused("resign.no-seat"):
        match.resign(7)
    with refused("resign.twice"):
        match.resign(2)
    match.resign(3)
    assert match.ending is not None
    assert (match.ending.reason, match.ending.rank) == ("resigned", (3, 1, 4, 2))
    assert (match.actor, match.legal()) == (-1, [])


def test_after_the_end_nothing_more_is_played_or_given_up():
    match = finished()
    assert match.ending is not None
    assert match.ending.reason == "escaped"
    assert sorted(match.ending.rank) == [1, 2]
    with refused("match.over"):
        match.play(0)
    with refused("match.over"):
        match.resign(0)


def test_a_log_entered_again_gives_the_same_match():
    match = play(new(seats=3), 3)
    match.undo(match.line[-1].actor, consent=True)
    play(match, 2)
    match.resign(1)
    again = Match(match.header)
    for entry in match.entries:
        again.enter(entry)
    assert (again.state, again.entries, again.line, again.resigned) == (match.state, match.entries, match.line, match.resigned)


def test_an_undo_entered_without_anything_to_take_back_is_refused():
    with refused("undo.nothing"):
        new().enter(Entry("undo"))


def test_a_match_can_be_looked_at_as_it_stood_earlier():
    match = play(new(), 2)
    early = match.state.copy()
    play(match, 3)
    assert match.at(2).state == early
    assert match.at(0).state == new().state
    assert len(match.line) == 5


def test_who_gave_up_ranks_behind_everyone_who_played_on_even_if_the_stand_in_came_first():
    match = Match.new("cartagena", seats=3, pirates=1, segments=1, actions=1, seed=bytes(16))
    match.resign(0)
    while not match.ending:
        match.play(max(match.legal()) if match.actor != 0 else min(match.legal()))
    assert match.ending.reason == "escaped"
    assert match.ending.rank[0] == 3
