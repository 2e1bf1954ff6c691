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
    "seats:3 rules:ships_dealt+loser_chooses_card step:parry turn:b round:7 crypto:4 manoeuvre:3 siege:2 bargain:5 used:9 cache:2 goal:20 "
    "round_limit:9 foe:c map:vortex.lab.mines.fortress post1:a5.m.h=bot.x=ab fortress:c10 mines:h=? vessels:razorback/-/stonewake "
    "ships:tortuga/vortex/vortex influence:3/0/12 minerals:0/1/0 hands:?3/hacker/?3 reserves:?/-/? decks:mining.2impulse.booster/mining/9mining "
    "discards:/kraken/purser market:sapper.-/-.-/-.-/wrecker.wrecker under:/archivist.lab-aide// attack:mercenary.impulse played:2bodyguard "
    "parry:impulse box:fence.broker"
)


def test_a_position_with_everything_reads_back():
    line = print_position(parse_position(FULL))
    assert parse_position(line) == parse_position(FULL)
    assert {part for part in FULL.split() if not part.startswith(("attack", "decks"))} <= set(line.split())


def test_the_card_whose_abilities_are_asked_about_is_named():
    line = "seats:2 step:ability turn:a asks:1 laid:booster played:booster"
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
    state = table("step:parry foe:b hands:mining/impulse reserves:booster/- decks:2mining/ attack:2bodyguard post1:h=bot.x=a").state
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
        ("seats:2 step:dance", "step"),
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
        ("seats:2 hands:7hacker/", "hands"),
        ("seats:2 hands:11mining/", "hands"),
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
        ("seats:2 step:muster foe:a", "foe"),
        ("seats:2 step:muster foe:b", "step"),
        ("seats:2 step:sacrifice beaten:a foe:b", "rules"),
        ("seats:2 step:sacrifice beaten:a foe:b rules:loser_chooses_card", "attack"),
        ("seats:3 step:sacrifice beaten:c foe:b rules:loser_chooses_card attack:impulse", "beaten"),
        ("seats:2 step:spoils foe:b beaten:b attack:impulse ships:tortuga/hold", "rules"),
        ("seats:2 step:spoils foe:b beaten:b attack:impulse rules:richer_spoils", "ships"),
        ("seats:2 step:spoils foe:b beaten:a attack:impulse rules:richer_spoils ships:tortuga/hold", "beaten"),
        ("seats:2 step:muster foe:b hands:impulse/ ships:lab/mines", "ships"),
        ("seats:2 step:muster foe:b hands:impulse/ ships:hold/lab", "ships"),
        ("seats:2 step:muster foe:b hands:impulse/ rules:no_attacks", "rules"),
        ("seats:2 step:muster foe:b hands:impulse/ usurper:b tortuga:b15", "usurper"),
        ("seats:2 step:muster foe:b hands:impulse/ parry:impulse", "parry"),
        ("seats:2 step:muster foe:b beaten:b hands:impulse/", "beaten"),
        ("seats:2 step:parry foe:b attack:mining", "attack"),
        ("seats:2 step:parry foe:b", "attack"),
        ("seats:2 attack:impulse", "attack"),
        ("seats:2 attack:?2 decks:5impulse/", "attack"),
        ("seats:2 foe:b", "foe"),
        ("seats:2 step:enter", "ships"),
        ("seats:2 step:enter ships:hold/tortuga played:mining", "played"),
        ("seats:2 step:ability", "laid"),
        ("seats:2 laid:booster", "laid"),
        ("seats:2 asks:1", "asks"),
        ("seats:2 step:ability laid:booster", "asks"),
        ("seats:2 step:ability laid:booster asks:2", "asks"),
        ("seats:2 fresh:1 played:mining", "fresh"),
        ("seats:2 fresh:1 step:ability laid:booster asks:1", "fresh"),
        ("seats:2 step:choose rules:ships_dealt", "step"),
        ("seats:2 step:choose turn:b", "vessels"),
        ("seats:2 step:choose turn:b vessels:razorback/-", "vessels"),
        ("seats:2 step:choose played:mining", "played"),
        ("seats:2 vessels:razorback/razorback", "vessels"),
        ("seats:2 usurper:b", "usurper"),
        ("seats:2 tortuga:b15", "tortuga"),
        ("seats:2 influence:15/0", "influence"),
        ("seats:2 champion:a influence:15/0", "champion"),
        ("seats:2 ended:1", "champion"),
        ("seats:2 ended:1 champion:a influence:14/0", "champion"),
        ("seats:2 ended:2", "ended"),
        ("seats:2 ended:3", "ended"),
        ("seats:2 round:4 round_limit:3", "round"),
        ("seats:2 cache:9", "cache"),
        ("seats:2 minerals:9/0", "minerals"),
        ("seats:2 lab:a4", "lab"),
        ("seats:2 bargain:8", "bargain"),
        (
            "seats:2 discards:bot.kraken.ore-grub/ post1:h=? post2:h=? turrets1:h=? turrets2:h=? lab:h=? mines:h=? vortex:h=? fortress:h=?",
            "vortex",
        ),
        ("seats:2 hands:mining/?1 decks:/mining post1:h=bot", "post1"),
        ("seats:3 hands:mining/?1/impulse decks:/mining/", "hands"),
        ("seats:3 hands:/?1/ decks:/mining/ reserves:booster/-/impulse", "reserves"),
        ("seats:2 step:muster foe:b hands:?1/ decks:mining/", "decks"),
        ("seats:2 hands:3hacker/ decks:4hacker/", "hands"),
        ("seats:2 hands:hacker/ decks:5hacker/", "hands"),
        ("seats:2 decks:4hacker/3hacker", "decks"),
    ],
)
def test_a_broken_position_is_refused_by_the_part_that_is_wrong(line: str, part: str):
    with pytest.raises(Refusal) as refused:
        parse_position(line)
    assert (refused.value.code, refused.value.args_by_name) == ("notation.position", {"part": part})


@pytest.mark.parametrize(
    "line",
    [
        "seats:2 step:parry foe:b hands:/?1 decks:/mining attack:impulse",
        "seats:2 step:parry foe:b hands:?1/impulse decks:mining.impulse/ attack:?1",
        "seats:2 rules:attack_without_cards step:parry foe:b hands:?1/impulse decks:mining/",
        "seats:2 post1:h=?",
        "seats:2 champion:a influence:15/0 ended:1 tortuga:a15",
        "seats:2 ended:3 round:4 round_limit:3",
        "seats:2 ended:2 usurper:b tortuga:b15 round:4 round_limit:3",
    ],
)
def test_what_one_reader_may_see_and_what_may_be_the_end_is_a_position(line: str):
    assert parse_position(print_position(parse_position(line))) == parse_position(line)
