"""A position is one line; what it leaves out follows from the rest; what is impossible is refused by name."""

from __future__ import annotations

import functools
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.gravity.play import walk
from tests.rulebook.gravity.board import table

from windlass.engine.refusal import Refusal
from windlass.games.gravity import GAME
from windlass.games.gravity.notation import parse_position, print_position
from windlass.games.gravity.options import GravityOptions, option_sets

LINE = print_position(table("1+2.1=b2m1 4=r2", hand="15/23", hired="1/0", fallen="0/1").state)


@settings(max_examples=8)
@given(st.integers(0, 2**32), st.sampled_from(option_sets()))
def test_every_position_of_a_random_game_survives_printing_and_parsing(seed, options):
    for state in walk(options, seed, most=150):
        for seat in range(-1, state.seats):
            known = state.copy()
            GAME.redact(known, seat)
            assert parse_position(print_position(known)) == known
        assert parse_position(print_position(state)) == state


def test_a_prepared_position_survives_too():
    for options in option_sets():
        state = GAME.prepare(options)
        assert parse_position(print_position(state)) == state


def test_the_line_reads_like_the_table():
    assert LINE == (
        "seats:2 round:1 step:turn first:b turn:b mover:b R:A0@0,0 1:A0@1,-1+2.1=b2m1 2:A0@1,0 3:A0@0,1 4:A0@-1,1=r2 5:A0@-1,0 "
        "6:A0@0,-1 fallen:0/1 hired:1/0 hand:15/23 ~00000001000000020000000300000004"
    )


def test_hunters_aboard_the_deck_and_the_reserve_follow():
    state = parse_position(LINE)
    assert state.crew[:2] == [3, 2]
    assert state.reserve == 6
    assert state.deck[0] == [1, 2, 2, 2, 1, 2]


def test_hidden_cards_are_question_marks():
    state = parse_position(LINE)
    GAME.redact(state, 0)
    assert "hand:15/??" in print_position(state)
    assert "deck:/?" in print_position(state)


@functools.cache
def lines() -> list[str]:
    """Lines of positions of every kind, from random games."""
    return [print_position(state) for options in option_sets() for state in itertools.islice(walk(options, 3, most=500), 0, None, 9)]


@functools.cache
def values() -> dict[str, list[str]]:
    """The values each part has in those lines."""
    found: dict[str, set[str]] = {}
    for name, value in (word.split(":") for line in lines() for word in line.split() if ":" in word):
        found.setdefault(name, set()).add(value)
    return {name: sorted(known) for name, known in found.items()}


def answers_everything(state):
    """Ask a position whatever a table asks of it, with every pair of eyes."""
    for seat in range(-1, state.seats):
        known = state.copy()
        GAME.redact(known, seat)
        GAME.legal(known, [0] * GAME.actions)
        assert GAME.view(known, seat).actor == GAME.actor(state)
        assert GAME.prompt(known, seat)


@settings(max_examples=250, deadline=None)
@given(st.data())
def test_a_line_with_one_part_changed_is_refused_or_can_be_played_on(data):
    words = data.draw(st.sampled_from(lines())).split()
    name = data.draw(st.sampled_from(sorted(values())))
    changed = data.draw(st.sampled_from(["", *values()[name]]))
    words = [word for word in words if not word.startswith(f"{name}:")] + ([f"{name}:{changed}"] if changed else [])
    try:
        state = parse_position(" ".join(words))
    except Refusal as refused:
        assert refused.code == "notation.position"
    else:
        answers_everything(state)


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("seats:2", "seats:5", "seats"),
        ("step:turn", "step:dance", "step"),
        ("mover:b", "mover:g", "mover"),
        ("R:A0@0,0", "R:C0@0,0", "R"),
        ("R:A0@0,0 ", "", "R"),
        ("5:A0@-1,0", "5:A0@0,0", "5"),
        ("4:A0@-1,1=r2", "4:A0@-1,1=g2", "4"),
        ("hand:15/23", "hand:17/23", "hand"),
        ("hand:15/23", "hand:15", "hand"),
        ("hand:15/23", "hand:111/23", "hand"),
        ("hand:15/23", "hand:15/23 deck:3/", "deck"),
        ("hand:15/23", "hand:15/23 played:?/", "played"),
        ("hand:15/23", "hand:15/23 scope:9", "scope"),
        ("hand:15/23", "hand:15/23 colour:9", "colour"),
        ("fallen:0/1", "fallen:0/4", "pieces"),
        ("hired:1/0", "hired:8/0", "pieces"),
        ("step:turn", "step:over", "step"),
        ("step:turn", "step:turn ended:1", "ended"),
        ("step:turn", "step:acting", "card"),
        ("step:turn", "step:mining card:1", "doing"),
        ("step:turn", "step:target card:1", "origin"),
        ("step:turn", "step:force card:1 origin:1", "target"),
        ("step:turn", "step:force card:1 origin:1 target:A", "target"),
        ("step:turn", "step:placing target:3", "strongest"),
        ("step:turn", "step:hunter-post card:5 target:1", "scope"),
        ("step:turn", "step:striking card:3", "step"),
        ("hand:15/23", "hand:15/23 discard:?????????????/", "hand"),
        ("=b2m1", "=m1", "pieces"),
    ],
)
def test_what_is_impossible_is_refused_naming_the_part(old, new, part):
    with pytest.raises(Refusal) as refused:
        parse_position(LINE.replace(old, new))
    assert refused.value.code == "notation.position"
    assert refused.value.args_by_name["part"] == part


def test_the_options_of_a_game_stand_in_the_line():
    state = GAME.prepare(GravityOptions(abilities="by-seat", round_limit=9, islands="4A5 6B4 2A1 3A3 5B2 1B3 RB4"))
    line = print_position(state)
    assert "ability:1/2" in line
    assert "round_limit:9" in line
    assert "given_map:1" in line
