"""A position is one line; what it leaves out follows from the rest; what is impossible is refused by name."""

from __future__ import annotations

import functools
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.gravity.play import walk
from tests.rulebook.gravity.board import acting, table

from windlass.engine.refusal import Refusal
from windlass.games.gravity import GAME
from windlass.games.gravity.notation import parse_position, print_position
from windlass.games.gravity.options import GravityOptions, option_sets

LINE = print_position(table("1+2.1=a2m1 4=b2", hand="15/23", hired="1/0", fallen="0/1").state)


@settings(max_examples=8)
@given(st.integers(0, 2**32), st.sampled_from(option_sets()))
def test_every_position_of_a_random_game_survives_printing_and_parsing(seed, options):
    for state in walk(options, seed, most=150):
        for seat in range(-1, state.seats):
            known = state.copy()
            GAME.redact(known, seat)
            assert parse_position(print_position(known)) == known
        assert parse_position(print_position(state)) == state


def test_the_line_reads_like_the_table():
    assert LINE == (
        "seats:2 round:1 step:turn first:a turn:a mover:a R:A0@0,0 1:A0@1,-1+2.1=a2m1 2:A0@1,0 3:A0@0,1 4:A0@-1,1=b2 5:A0@-1,0 "
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
        ("mover:a", "mover:c", "mover"),
        ("mover:a", "mover:b", "mover"),
        ("R:A0@0,0", "R:C0@0,0", "R"),
        ("R:A0@0,0 ", "", "R"),
        ("5:A0@-1,0", "5:A0@0,0", "5"),
        ("5:A0@-1,0", "5:A0@-9,0", "step"),
        ("4:A0@-1,1=b2", "4:A0@-1,1=c2", "4"),
        ("4:A0@-1,1=b2", "4:A0@-1,1=b2m8", "4"),
        ("4:A0@-1,1=b2", "4:A0@-1,1=b2m7", "hired"),
        ("4:A0@-1,1=b2", "4:A0@-1,1=b5", "fallen"),
        ("4:A0@-1,1=b2", "4:A0@-1,1=a4", "4"),
        ("4:A0@-1,1=b2", "4:A0@-1,1=m2", "lost"),
        ("2:A0@1,0", "2:A0@1,0+9999.0", "2"),
        ("2:A0@1,0", "2:A0@1,0+0.9999", "2"),
        ("hand:15/23", "hand:17/23", "hand"),
        ("hand:15/23", "hand:15", "hand"),
        ("hand:15/23", "hand:111/23", "hand"),
        ("hand:15/23", "hand:1?/23", "hand"),
        ("hand:15/23", "hand:15/23 deck:?/", "deck"),
        ("hand:15/23", "hand:/23", "hand"),
        ("hand:15/23", "hand:1122334/23", "hand"),
        ("hand:15/23", "hand:15/23 discard:11/", "discard"),
        ("hand:15/23", "hand:15/23 deck:3/", "deck"),
        ("hand:15/23", "hand:15/23 played:?/", "played"),
        ("hand:15/23", "hand:15/23 played:2/", "turns"),
        ("hand:15/23", "hand:15/23 played:c2/ turns:1/0", "played"),
        ("hand:15/23", "hand:15/23 played:11111/", "played"),
        ("hand:15/23", "hand:15/23 played:c/", "played"),
        ("hand:15/23", "hand:15/23 saved:2/", "saved"),
        ("hand:15/23", "hand:15/23 laid:2/", "laid"),
        ("hand:15/23", "hand:15/23 scope:9", "scope"),
        ("hand:15/23", "hand:15/23 scope:3", "scope"),
        ("hand:15/23", "hand:15/23 colour:9", "colour"),
        ("hand:15/23", "hand:15/23 passed:1", "passed"),
        ("hand:15/23", "hand:15/23 passed:8", "passed"),
        ("hand:15/23", "hand:15/23 ability:1/0", "ability"),
        ("hand:15/23", "hand:15/23 ability:1/1", "ability"),
        ("hand:15/23", "hand:15/23 dealt_abilities:1", "dealt_abilities"),
        ("hand:15/23", "hand:15/23 chosen_abilities:1", "chosen_abilities"),
        ("hand:15/23", "hand:15/23 chosen_abilities:1 dealt_abilities:1 ability:1/2", "chosen_abilities"),
        ("step:turn", "step:boarding", "chosen_abilities"),
        ("step:turn", "step:boarding chosen_abilities:1 ability:1/2", "ability"),
        ("round:1", "round:2 round_limit:1", "round_limit"),
        ("fallen:0/1", "fallen:0/4", "fallen"),
        ("hired:1/0", "hired:8/0", "hired"),
        ("hired:1/0", "hired:3/0", "hired"),
        ("step:turn", "step:settling", "round"),
        ("step:turn", "step:over", "passed"),
        ("step:turn", "step:over passed:3", "ended"),
        ("step:turn", "step:over passed:3 ended:1 winner:a", "winner"),
        ("step:turn", "step:over passed:3 ended:2", "round"),
        ("step:turn", "step:turn ended:1", "ended"),
        ("step:turn", "step:acting", "card"),
        ("step:turn", "step:acting card:1", "card"),
        ("step:turn", "step:placing target:3", "passed"),
        ("step:turn", "step:placing passed:3 target:3", "strongest"),
        ("=a2m1", "=m1", "lost"),
    ],
)
def test_what_is_impossible_is_refused_naming_the_part(old, new, part):
    assert refused_part(LINE.replace(old, new)) == part


def refused_part(line):
    """The part because of which a line is refused."""
    with pytest.raises(Refusal) as refused:
        parse_position(line)
    assert refused.value.code == "notation.position"
    return refused.value.args_by_name["part"]


@pytest.mark.parametrize(
    ("card", "action", "change", "part"),
    [
        (1, "", "doing:capture", "doing"),
        (1, "", "card:2", "card"),
        (1, "capture", "doing:mine", "doing"),
        (1, "capture", "doing:illegal_mining", "doing"),
        (1, "capture", "done:2", "done"),
        (1, "capture", "done:", "done"),
        (1, "capture", "turns:0/0", "turns"),
        (1, "capture from1", "origin:", "origin"),
        (1, "capture from1", "origin:4", "origin"),
        (1, "capture from1", "fleeing:1", "origin"),
        (1, "capture from1 take2", "target:1", "target"),
        (1, "capture from1 take2", "target:5", "visited"),
        (1, "capture from1 take2", "target:5 visited:5", "target"),
        (1, "capture from1 take2", "taken:3", "taken"),
        (1, "capture from1 take2", "step:hirelings force:9", "force"),
        (1, "capture from1 take2", "step:losses", "target"),
        (3, "superiority", "card:3 step:slaying target:1 toll:1", "target"),
        (3, "transport", "lifted:0/0/0/0", "lifted"),
        (3, "transport", "lifted:1/0/3/0", "lifted"),
        (3, "transport", "visited:1", "scope"),
        (3, "transport", "visited:R13 scope:13", "visited"),
        (3, "transport", "scope:3 target:3", "scope"),
        (3, "transport", "target:3", "target"),
        (5, "support", "lifted:2/0/0/0", "lifted"),
        (5, "support", "scope:1", "scope"),
        (5, "rotate turn1.1", "visited:13", "visited"),
        (6, "speculate", "need:4", "need"),
        (6, "speculate", "need:", "need"),
        (6, "bribe", "step:lodging origin:5", "origin"),
    ],
)
def test_a_decision_agrees_with_what_was_decided_before_it(card, action, change, part):
    board = acting("1+2.1=a2m1 2=m1 3+1.0=a1 4=b2m2 R=m1", card).play(*action.split())
    parts = dict(word.split(":") for word in print_position(board.state).split() if ":" in word)
    parts.update(word.split(":") for word in change.split())
    assert refused_part(" ".join(f"{name}:{value}" for name, value in parts.items() if value)) == part


def test_the_options_of_a_game_stand_in_the_line():
    state = GAME.prepare(GravityOptions(abilities="by-seat", round_limit=9, islands="4A5 6B4 2A1 3A3 5B2 1B3 RB4"))
    line = print_position(state)
    assert "ability:1/2" in line
    assert "round_limit:9" in line
    assert "given_map:1" in line
