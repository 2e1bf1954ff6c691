from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.engine.refusal import Refusal
from windlass.games.tortuga2199.actions import ACTIONS
from windlass.games.tortuga2199.notation import parse_action, parse_position, print_action, print_position
from windlass.games.tortuga2199.secrecy import redact


def test_every_action_reads_back():
    assert [parse_action(print_action(code)) for code in range(ACTIONS)] == list(range(ACTIONS))


def test_case_and_spaces_do_not_matter():
    assert parse_action("  Buy   HACKER ") == parse_action("buy hacker")


@pytest.mark.parametrize(
    "text",
    [
        "", "fly", "buy", "buy parrot", "attack e", "attack ab", "move hell", "reinforce mines", "reinforce mines 11", "reinforce mines x",
        "reinforce tortuga 15", "buy hacker hacker", "ship hacker", "redeem hacker", "end now", "jump hacker",
    ],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str):
    with pytest.raises(Refusal) as refused:
        parse_action(text)
    assert (refused.value.code, refused.value.args_by_name) == ("notation.action", {"text": text})


FULL = (
    "seats:3 rules:ships_dealt+loser_chooses_card phase:muster turn:b round:7 crypto:4 manoeuvre:3 siege:2 bargain:5 used:9 cache:2 goal:20 "
    "round_limit:9 foe:c map:vortex.lab.mines.fortress post1:a5.m.h=bot.x=ab fortress:c10 mines:h=? vessels:razorback/-/stonewake "
    "ships:tortuga/hold/vortex influence:3/0/12 minerals:0/1/0 hands:mining.2impulse/hacker/?3 reserves:booster/-/? decks:/mining/9mining "
    "discards:/kraken/purser market:sapper.-/-.-/-.-/wrecker.wrecker under:/archivist.lab-aide// attack:mercenary.impulse played:2bodyguard "
    "parry:impulse box:fence.broker"
)


def test_a_position_with_everything_reads_back():
    line = print_position(parse_position(FULL))
    assert parse_position(line) == parse_position(FULL)
    assert {part for part in FULL.split() if not part.startswith(("attack", "decks"))} <= set(line.split())


def test_the_card_whose_abilities_are_asked_about_is_named():
    line = "seats:2 phase:ability turn:a asks:1 laid:booster played:booster"
    assert "laid:booster" in print_position(parse_position(line))


def test_a_destroyed_hunt_has_lost_its_token():
    assert parse_position("seats:2 box:bot").captured[0] == 5


def test_the_generator_stands_at_the_end():
    state = parse_position("seats:2 ~0000000100000002000000030000000f")
    assert state.chance == [1, 2, 3, 15]
    assert print_position(state).endswith(" ~0000000100000002000000030000000f")


def test_what_is_left_out_follows_from_the_rest():
    state = parse_position("seats:2 hands:hacker.bot/?4 decks:/5mining market:-.-/-.-/-.-/mercenary.wrecker")
    assert (state.hand_size[:2], state.deck_size[:2]) == ([2, 4], [0, 1])
    assert (state.captured[0], state.unseen) == (1, [10, 10, 10, 8])
    assert state.destroyed[:3] == [5, 6, 2]


def test_a_redacted_position_shows_sizes_only():
    state = table("phase:parry foe:b hands:mining/impulse reserves:booster/- decks:2mining/ attack:2bodyguard post1:h=bot.x=a").state
    redact(state, 1)
    line = print_position(state)
    assert "hands:?1/impulse" in line
    assert "attack:?2" in line
    assert "reserves:?/-" in line
    assert "post1:h=?.x=a" in line
    assert parse_position(line).to_bytes() == state.to_bytes()


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("", "seats"),
        ("seats:5", "seats"),
        ("seats:2 rules:nonsense", "rules"),
        ("seats:2 phase:dance", "phase"),
        ("seats:2 turn:c", "turn"),
        ("seats:2 usurper:x", "usurper"),
        ("seats:2 crypto:-1", "crypto"),
        ("seats:2 used:16", "used"),
        ("seats:2 map:lab.lab.mines.vortex", "map"),
        ("seats:2 post3:m", "post3"),
        ("seats:2 post1:h=hacker", "post1"),
        ("seats:2 post1:x=d", "post1"),
        ("seats:2 post1:a9", "post1"),
        ("seats:2 post1:q", "post1"),
        ("seats:2 vessels:hacker/-", "vessels"),
        ("seats:2 ships:post3/tortuga", "ships"),
        ("seats:2 ships:moon/tortuga", "ships"),
        ("seats:2 influence:1", "influence"),
        ("seats:2 influence:x/0", "influence"),
        ("seats:2 reserves:moon/-", "reserves"),
        ("seats:2 hands:0mining/", "hands"),
        ("seats:2 hands:parrot/", "hands"),
        ("seats:2 hands:?5/", "decks"),
        ("seats:2 decks:?5/", "decks"),
        ("seats:2 discards:?5/", "discards"),
        ("seats:2 hands:7hacker/", "hacker"),
        ("seats:2 hands:11mining/", "mining"),
        ("seats:2 market:-/-.-/-.-/-.-", "market"),
        ("seats:2 market:wrecker.-/-.-/-.-/-.-", "market"),
        ("seats:2 under:wrecker///", "under"),
        ("seats:2 under:moon///", "under"),
        ("seats:2 laid:moon", "laid"),
        ("seats:2 colour:red", "colour"),
        ("seats:2 tortuga:m", "tortuga"),
        ("seats:2 tortuga:h=bot", "tortuga"),
        ("seats:2 post1:a3.b4", "post1"),
        ("seats:2 post1:x=a", "post1"),
        ("seats:2 post1:h=bot lab:h=bot", "lab"),
        ("seats:2 post1:h=bot discards:bot/", "post1"),
        ("seats:2 phase:muster foe:a", "phase"),
        ("seats:2 phase:sacrifice beaten:a foe:b", "phase"),
    ],
)
def test_a_broken_position_is_refused_by_the_part_that_is_wrong(line: str, part: str):
    with pytest.raises(Refusal) as refused:
        parse_position(line)
    assert (refused.value.code, refused.value.args_by_name) == ("notation.position", {"part": part})
