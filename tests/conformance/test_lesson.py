"""What a learner sees: every number is written, whole, small, and a matter of what the seat may know."""

from __future__ import annotations

from tests.conformance.cases import Case, each_case, imagined, readers, redacted, samples

UNWRITTEN = 12345


def seen(case: Case, state, seat: int) -> list[int]:
    lesson = case.game.lesson
    out = [UNWRITTEN] * len(lesson.names)
    lesson.features(state, seat, out)
    return out


@each_case()
def test_every_feature_is_a_small_whole_number(case: Case):
    for step in samples(case):
        for seat in readers(case):
            if seat >= 0:
                numbers = seen(case, redacted(case, step.before, seat), seat)
                assert all(isinstance(number, int) and abs(number) < 1000 for number in numbers)


@each_case()
def test_features_have_names_of_their_own(case: Case):
    assert len(set(case.game.lesson.names)) == len(case.game.lesson.names)


@each_case()
def test_describing_a_position_changes_nothing_and_needs_no_secrets(case: Case):
    for step in samples(case):
        for seat in readers(case):
            if seat >= 0:
                known = redacted(case, step.before, seat)
                before = known.copy()
                numbers = seen(case, known, seat)
                assert known == before
                other = redacted(case, imagined(case, known, seat, 5), seat)
                assert seen(case, other, seat) == numbers


@each_case()
def test_a_value_may_be_asked_at_the_end(case: Case):
    lesson = case.game.lesson
    last = samples(case)[-1].after
    if case.game.actor(last) < 0:
        assert lesson.is_quiet(last)
    assert isinstance(lesson.is_quiet(samples(case)[0].before), bool)


@each_case()
def test_a_course_is_one_of_those_for_its_seats(case: Case):
    lesson = case.game.lesson
    course = lesson.course_of(case.game.prepare(case.options))
    assert course in {"", *lesson.courses(case.seats)}
    for options in lesson.courses(case.seats).get(course, ()):
        assert lesson.course_of(case.game.prepare(options)) == course
