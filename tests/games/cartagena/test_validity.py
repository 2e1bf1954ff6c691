"""Positions that cannot stand on a table are refused by the part that is wrong; others play on to the end."""

from __future__ import annotations

import re

import pytest
from tests.conformance.mutation import each_share, judge_share
from tests.rulebook.cartagena.board import SHEET

from windlass.engine.refusal import Refusal
from windlass.games.cartagena.notation import parse_position, print_position
from windlass.games.cartagena.secrecy import imagine

CREWS = "where:0.0.0.4.8.9/0.0.0.0.0.12"
HOME = "where:boat.boat.boat.boat.boat.boat/0.0.0.0.0.12"


def refused_part(line: str) -> str:
    """The part for which a line is refused, empty when it is taken."""
    try:
        parse_position(f"seats:2 track:{SHEET} {line}")
    except Refusal as refusal:
        return str(refusal.args_by_name["part"])
    return ""


@pytest.mark.parametrize(
    ("line", "part"),
    [
        (f"{CREWS} hands:f/s made:3", "made"),
        (f"{CREWS} hands:f/s actions:1 made:1", "made"),
        (f"{HOME} hands:f/s", "ended"),
        (f"{CREWS} hands:f/s ended:1 made:1", "ended"),
        (f"{HOME} hands:f/s ended:1", "made"),
        (f"{HOME} hands:f/s ended:1 made:1 turn:1", "ended"),
        (f"{HOME} hands:f/s ended:2", "ended"),
        (f"{CREWS} hands:f/s ended:2", "ended"),
        (f"{CREWS} hands:f/s ended:3", "ended"),
        (f"{CREWS} hands:f/s ended:3 stall_limit:5 round:9 made:1", "made"),
        (f"{CREWS} hands:f/s stall_limit:5 round:9", "ended"),
        (f"{CREWS} hands:f/s progress:9 round:8", "progress"),
        (f"{CREWS} hands:f/s round:0", "round"),
        ("where:0.0.0.0.0.0/0.0.0.0.0.12 hands:/s", "turn"),
        ("where:0.0.0.0.0.0/0.0.0.0.0.12 hands:/s held:0/1", "turn"),
        ("where:0.0.0.0.4.4/0.0.0.0.4.4 hands:f/s", "where"),
        ("where:0.0.0.0.4.boat/0.0.0.0.4.4 hands:f/s best:0/0", "best"),
        (f"{CREWS} hands:f/s opening:12 copies:3", "opening"),
        (f"{CREWS} hands:f/s open_row:1 deck:k deck_left:1", "row"),
        (f"{CREWS} hands:f/s known:/s", "known"),
        (f"{CREWS} hands:f/s open_row:1 row:b known:/f", "known"),
        (f"{CREWS} hands:f/s hidden_hands:0 counted:/", "counted"),
        (f"{CREWS} hands:f/s counted:/s2", "counted"),
        (f"{CREWS} hands:f/s counted:/s/", "counted"),
        (f"{CREWS} hands:f/s counted:x/", "counted"),
        (f"{CREWS} hands:f/s discard:k counted:k-2/", "counted"),
        (f"{CREWS} hands:f/ held:1/2 discard:k counted:f/ counted_all:fk-2", "counted_all"),
        (f"{CREWS} hands:f4/ held:4/2 counted:f4/ counted_all:f", "counted_all"),
        (f"{CREWS} hands:f/s discard:k counted:k-1/k-1", "counted"),
        (f"{CREWS} hands:f/s counted:f/s counted_all:k", "counted_all"),
        (f"{CREWS} hands:f/ held:1/2 counted:f/ counted_all:fs3", "counted_all"),
        (f"{CREWS} hands:f/ held:1/2 counted:f2/ counted_all:f2", "counted_all"),
        (f"{CREWS} hands:f/ held:1/2 discard:s17 counted:f/ counted_all:fs", "counted_all"),
        (f"{CREWS} hands:f/ held:1/2 deck:k deck_left:1", "hands"),
        (f"{CREWS} hands:f/s deck_left:9", "hands"),
        (f"{CREWS} hands:f/s counted_all:k", "counted_all"),
    ],
)
def test_an_impossible_position_is_refused_by_the_part_that_is_wrong(line: str, part: str):
    assert refused_part(line) == part


@pytest.mark.parametrize(
    "line",
    [
        f"{CREWS} hands:f/s made:2",
        f"{HOME} hands:f/s ended:1 made:1",
        "where:0.0.0.0.0.9/0.0.0.0.0.0 hands:/ ended:2",
        f"{CREWS} hands:f/s ended:3 stall_limit:5 round:9",
        f"{CREWS} hands:/s",
        f"{CREWS} hands:f/ held:1/2 deck_left:90 discard:k counted:f/ counted_all:fs2k-1",
        f"{CREWS} hands:/ held:1/2 deck_left:90 discard:k counted:/ counted_all:fs2k-1",
    ],
)
def test_a_position_that_can_be_is_taken(line: str):
    assert refused_part(line) == ""


@each_share()
def test_a_changed_line_is_refused_by_name_or_plays_to_the_end(share: int):
    judge_share("cartagena", share)


def test_a_part_that_tells_what_was_counted_leads_back_to_the_same_line():
    line = f"seats:2 track:{SHEET} {CREWS} hands:f/ held:1/2 deck_left:90 discard:k counted:f/ counted_all:fs2k-1"
    state = parse_position(line)
    assert (state.reshuffled, state.counted_all) == (1, [1, 2, 0, -1, 0, 0])
    assert re.search(r"counted:f/ counted_all:fs2k-1", print_position(state))


TUNNEL = "stall_limit:100 track:sbkptfsfbpktbptfskbftskpfpbkstkbfstp"
SEEN_BY_THE_FOURTH = (
    (
        f"seats:5 {TUNNEL} turn:4 made:0 round:19 progress:19 deck_left:32"
        " where:16.24.24.26.31.boat/3.4.4.10.32.boat/17.36.36.boat.boat.boat/12.14.18.28.boat.boat/3.8.12.19.36.boat hands:///st/ held:4/8/0/2/2"
        " counted:///f-1s-1p-4k-3b-1t-1/ counted_all:f-6s-8p-10k-7b-11t-5 best:1/2/3/2/2 discard:f7s9p12k10b11t5"
    ),
    (
        f"seats:4 {TUNNEL} turn:2 made:2 round:35 progress:32 deck_left:76"
        " where:35.35.boat.boat.boat.boat/14.27.28.boat.boat.boat/23.29.31.31.boat.boat/21.23.36.boat.boat.boat hands:///kb3 held:3/2/3/4"
        " counted:///f-2s-1 counted_all:f-4s-2p-2k-2b-1t-1 best:5/3/3/4 discard:f4s2p2k3b2t"
    ),
)


@pytest.mark.parametrize("line", SEEN_BY_THE_FOURTH)
def test_in_an_imagined_world_all_together_played_no_more_than_lies_in_the_discard(line: str):
    for seed in range(50):
        world = parse_position(line)
        world.chance = [seed, 2, 3, 4]
        imagine(world, 3)
        assert parse_position(print_position(world)) == world
