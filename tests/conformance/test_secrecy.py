"""What a seat may not know reaches it in no way: positions, menus, views, advice and stories are the same in every world it thinks possible."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.conformance.cases import Case, Step, each_case, imagined, menu, readers, redacted, samples, words

from windlass.engine.journal import Event, Journal, events, read

WORLDS = 4
SMALL_WORLD = 12
DREAMS = 250


def read_all(case: Case, rows: object, seat: int) -> list[Event]:
    return [read(case.game.events, row, seat) for row in rows]


def facts(case: Case, rows: object, seat: int) -> list[str]:
    """What a seat reads, in no order: two cards drawn one way round or the other leave the same hand."""
    return sorted(map(str, read_all(case, rows, seat)))


def lights_up(case: Case, step: Step) -> bool:
    """Whether something hidden or random came to light: the barrier of fair undo."""
    return step.drew or any(case.game.events[row[0]].reveals for row in step.rows)


@each_case()
def test_redacting_twice_is_redacting_once(case: Case):
    for step in samples(case):
        for seat in readers(case):
            known = redacted(case, step.before, seat)
            assert redacted(case, known, seat) == known


@each_case()
def test_the_generator_is_hidden_from_everyone(case: Case):
    for step in samples(case):
        for seat in readers(case):
            assert redacted(case, step.before, seat).chance == [0, 0, 0, 0]


@each_case()
def test_a_spectator_knows_no_more_than_any_seat(case: Case):
    for step in samples(case):
        public = redacted(case, step.before, -1)
        for seat in range(case.seats):
            assert redacted(case, redacted(case, step.before, seat), -1) == public


@each_case()
def test_imagined_worlds_have_all_components_and_look_the_same_to_the_seat(case: Case):
    for number, step in enumerate(samples(case)):
        for state in (step.before, step.after):
            expected = case.game.conserved(state)
            for seat in readers(case):
                known = redacted(case, state, seat)
                for world in range(WORLDS):
                    other = imagined(case, known, seat, 100 * number + world)
                    assert case.game.conserved(other) == expected
                    assert redacted(case, other, seat) == known


@each_case()
def test_a_redacted_position_still_answers_its_seat(case: Case):
    for step in samples(case):
        known = redacted(case, step.before, step.actor)
        assert case.game.actor(known) == step.actor
        assert tuple(menu(case.game, known)) == step.menu
        for seat in readers(case):
            assert case.game.actor(redacted(case, step.before, seat)) == step.actor
            for state in (step.before, step.after):
                true_rank, known_rank = [0] * 8, [0] * 8
                assert case.game.outcome(state, true_rank) == case.game.outcome(redacted(case, state, seat), known_rank)
                assert true_rank == known_rank


@each_case()
def test_in_every_world_that_a_seat_thinks_possible_its_menu_is_the_same(case: Case):
    for number, step in enumerate(samples(case)):
        known = redacted(case, step.before, step.actor)
        for world in range(WORLDS):
            assert tuple(menu(case.game, imagined(case, known, step.actor, number + world))) == step.menu


@each_case()
def test_views_can_be_sent_and_are_the_same_in_worlds_that_the_seat_cannot_tell_apart(case: Case):
    game = case.game
    for number, step in enumerate(samples(case)):
        for state in (step.before, step.after):
            for seat in readers(case):
                known = redacted(case, state, seat)
                seen = msgspec.json.encode(game.view(known, seat))
                assert known == redacted(case, state, seat)
                other = redacted(case, imagined(case, known, seat, number), seat)
                assert msgspec.json.encode(game.view(other, seat)) == seen
                assert msgspec.json.encode(case.game.view(known, seat)) == seen


@each_case()
def test_scores_come_from_public_facts(case: Case):
    for step in samples(case):
        public = case.game.scores(redacted(case, step.before, -1))
        assert len(public) == case.seats
        assert all(type(score) is int for score in public)
        for seat in range(case.seats):
            assert case.game.scores(redacted(case, step.before, seat)) == public


@each_case()
def test_an_action_that_lights_nothing_up_reads_the_same_in_every_world_of_every_seat(case: Case):
    for number, step in enumerate(samples(case)):
        if lights_up(case, step):
            continue
        for seat in readers(case):
            known = redacted(case, step.before, seat)
            expected = redacted(case, step.after, seat)
            for world in range(WORLDS):
                other, journal = imagined(case, known, seat, 7 * number + world), Journal()
                if step.action not in menu(case.game, other):
                    assert seat != step.actor
                    continue
                case.game.apply(other, step.action, journal)
                assert read_all(case, events(journal), seat) == read_all(case, step.rows, seat)
                assert redacted(case, other, seat) == expected


@each_case()
def test_what_chance_decided_shows_in_a_seats_position_exactly_if_its_story_tells_it(case: Case):
    for step in samples(case):
        if not step.drew or any(case.game.events[row[0]].reveals for row in step.rows):
            continue
        for seed in range(WORLDS):
            other, journal = step.before.copy(), Journal()
            other.chance = words(seed)
            case.game.apply(other, step.action, journal)
            rows = events(journal)
            for seat in readers(case):
                same_story = facts(case, rows, seat) == facts(case, step.rows, seat)
                same_position = redacted(case, other, seat) == redacted(case, step.after, seat)
                assert same_story == same_position


@each_case()
def test_where_the_world_is_small_the_truth_is_among_the_imagined_worlds(case: Case):
    for step in samples(case)[-3:]:
        truth = step.before.copy()
        truth.chance = [0, 0, 0, 0]
        for seat in readers(case):
            known = redacted(case, step.before, seat)
            worlds: list[Any] = []
            for seed in range(1 if known == truth else DREAMS):
                other = imagined(case, known, seat, seed)
                other.chance = [0, 0, 0, 0]
                if other not in worlds:
                    worlds.append(other)
                if len(worlds) > SMALL_WORLD:
                    break
            else:
                assert truth in worlds
