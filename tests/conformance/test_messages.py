"""Every sentence a game can produce exists in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from tests.conformance.cases import Case, dealt, each_case, each_game, illegal_codes, readers, redacted, samples, walk

from windlass.engine.batch import sources_of
from windlass.engine.game import Game
from windlass.engine.journal import read
from windlass.engine.text import Text
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.i18n.story import event_text


def say(text: Text) -> None:
    """Say a text in every language; a missing message or argument raises."""
    for language in LANGUAGES:
        said = catalog(language).say(text)
        assert said.strip()
        assert "{" not in said


@each_game()
def test_names_endings_reasons_and_options_have_words(game: Game):
    say(Text(f"{game.id}-name"))
    say(Text(f"{game.id}-tagline"))
    for ending in game.endings:
        say(Text(f"{game.id}-ending-{ending}"))
    for reason in game.reasons:
        say(Text(f"{game.id}-reason-{reason}"))
    for field, kind in get_type_hints(game.options).items():
        say(Text(f"{game.id}-option-{field}"))
        if get_origin(kind) is Literal:
            for value in get_args(kind):
                say(Text(f"{game.id}-option-{field}-{value}"))


@each_game()
def test_every_refusal_that_the_engine_or_a_game_can_give_has_words(game: Game):
    for file in [*sources_of("windlass.engine"), *sources_of(game.package)]:
        for code in re.findall(r'Refusal\(\s*"([^"]+)"', file.read_text("utf-8")):
            for language in LANGUAGES:
                assert catalog(language).has("refusal-" + code.replace(".", "-")), f"{language}: {code}"


@each_game()
def test_every_action_has_words_and_no_two_the_same(game: Game):
    for language in LANGUAGES:
        said = [catalog(language).say(game.describe(code)) for code in range(game.actions)]
        assert all(said)
        assert len(set(said)) == game.actions


@each_game()
def test_every_event_has_words_whether_it_was_met_or_not(game: Game):
    for kind in game.events:
        for hidden in ("", "-hidden") if kind.secret else ("",):
            for language in LANGUAGES:
                name = f"{game.id}-event-{kind.name}{hidden}"
                assert catalog(language).has(name), f"{language}: no message {name}"
                if kind.counted:
                    assert catalog(language).has(f"web-{game.id}-told-{kind.name}-hidden"), (
                        f"{language}: {kind.name} is counted without words"
                    )


@each_case()
def test_every_event_has_words_for_every_reader(case: Case):
    met: set[tuple[object, ...]] = set()
    _, opening = dealt(case, 8)
    for rows in (opening, *(step.rows for step in walk(case, 8))):
        for row in rows:
            for seat in readers(case):
                event = read(case.game.events, row, seat)
                sort = (row[0], len(event.values), *(sorted(event.values.items()) if len(met) < 300 else ()))
                if sort not in met:
                    met.add(sort)
                    say(event_text(case.game, event))


@each_case()
def test_every_question_refusal_and_view_has_words(case: Case):
    for number, step in enumerate(samples(case)):
        for seat in readers(case):
            known = redacted(case, step.before, seat)
            say(case.game.prompt(known, seat))
            for text in texts_inside(case.game.view(known, seat)):
                say(text)
        for code in illegal_codes(case, step.menu, number)[:25]:
            say(case.game.why_not(step.before, code).text)


def texts_inside(value: Any) -> Iterator[Text]:
    """All texts that stand anywhere inside a view."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts_inside(getattr(value, name))
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts_inside(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_inside(part)
