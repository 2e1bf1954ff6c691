"""Component data: the box as shipped, and what a replaced file is refused for."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from windlass.engine.data import BadComponents
from windlass.games.gravity import components as c
from windlass.games.gravity.components import BOX, CARD_DATA, ISLAND_DATA, checked_box, checked_cards, checked_islands

DATA = Path(c.__file__).parent / "data"


def changed(struct, **changes):
    return msgspec.structs.replace(struct, **changes)


def test_the_box_holds_what_the_rulebook_lists():
    assert len(ISLAND_DATA.island) == 7
    assert sum(c.COPIES) == 12
    assert (c.HUNTERS, c.MERCENARIES, c.BERTHS, c.UNITS) == (5, 8, 2, 46)
    assert (c.DRAWN, c.KEPT, c.TURNS, c.SAVED) == (5, 4, 4, 2)
    assert c.PULL_FROM == (2, 6, 11)
    assert c.SUPERIOR_FROM == (4, 7)


def test_the_edges_are_balanced_between_the_colours():
    assert Counter("".join(c.FACES)) == {"R": 36, "B": 36, "X": 12}


def test_every_edge_ends_exactly_one_conduit():
    assert sorted(edge for circuit in ISLAND_DATA.circuit for ends in circuit.conduits for edge in ends) == list(range(6))


def test_no_edge_is_empty():
    assert all((c.RED[face] | c.BLUE[face]) == 63 for face in range(14))


def test_only_what_the_rulebook_does_not_show_is_marked_as_reconstructed():
    assert {island.status for island in ISLAND_DATA.island} == {"reconstructed"}
    assert {airship.status for airship in BOX.airship} == {"reconstructed"}
    assert {BOX.pieces.status, BOX.round.status, BOX.pull.status, BOX.tokens.status} == {"known"}


@pytest.mark.parametrize(
    ("islands", "message"),
    [
        (changed(ISLAND_DATA, circuit=ISLAND_DATA.circuit[::-1]), "islands.toml: circuit: must be inner, then outer"),
        (
            changed(ISLAND_DATA, circuit=[changed(ISLAND_DATA.circuit[0], conduits=[[0], [2]]), ISLAND_DATA.circuit[1]]),
            "islands.toml: circuit inner: ",
        ),
        (
            changed(ISLAND_DATA, circuit=[ISLAND_DATA.circuit[0], changed(ISLAND_DATA.circuit[1], conduits=[[0], [2], []])]),
            "islands.toml: circuit outer: ",
        ),
        (changed(ISLAND_DATA, island=ISLAND_DATA.island[1:]), "islands.toml: island: ids must be rundor, one"),
        (
            changed(ISLAND_DATA, island=[changed(ISLAND_DATA.island[0], faces=["RRRRRR"]), *ISLAND_DATA.island[1:]]),
            "islands.toml: island rundor: ",
        ),
    ],
)
def test_wrong_islands_are_refused_naming_file_and_entry(islands, message):
    with pytest.raises(BadComponents, match=message):
        checked_islands(islands)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (changed(CARD_DATA, card=CARD_DATA.card[1:]), "cards.toml: card: 5 kinds, not 6"),
        (
            changed(CARD_DATA, card=[changed(CARD_DATA.card[0], actions=["capture"]), *CARD_DATA.card[1:]]),
            "cards.toml: card 1: needs two actions",
        ),
        (changed(CARD_DATA, card=[CARD_DATA.card[1], *CARD_DATA.card[1:]]), "cards.toml: card: every action"),
        (changed(CARD_DATA, card=[changed(CARD_DATA.card[0], copies=3), *CARD_DATA.card[1:]]), "cards.toml: card: 13 cards, not 12"),
    ],
)
def test_wrong_cards_are_refused_naming_file_and_entry(cards, message):
    with pytest.raises(BadComponents, match=message):
        checked_cards(cards)


@pytest.mark.parametrize(
    ("box", "message"),
    [
        (changed(BOX, pull=changed(BOX.pull, thresholds=[2, 2, 11])), "box.toml: pull: thresholds must rise"),
        (changed(BOX, superiority=changed(BOX.superiority, thresholds=[7, 4])), "box.toml: superiority: thresholds must rise"),
        (changed(BOX, airship=BOX.airship[::-1]), "box.toml: airship: ids must be blue"),
        (changed(BOX, airship=[changed(BOX.airship[0], ability="tug"), *BOX.airship[1:]]), "box.toml: airship: every ability"),
        (changed(BOX, round=changed(BOX.round, draw=4)), "box.toml: round: fewer cards"),
        (changed(BOX, pieces=changed(BOX.pieces, hunters=3, settlers=3)), "box.toml: pieces: some hunters"),
    ],
)
def test_a_wrong_box_is_refused_naming_file_and_entry(box, message):
    with pytest.raises(BadComponents, match=message):
        checked_box(box)


def import_with(folder: Path) -> subprocess.CompletedProcess[str]:
    """Import the game in a fresh process that takes its components from this folder."""
    code = "from windlass.games.gravity import GAME; from windlass.games.gravity.components import FACES; print(GAME.components, FACES[0])"
    environment = {**os.environ, "WINDLASS_COMPONENTS": str(folder), "WINDLASS_JIT": "0"}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)


def test_the_owner_of_a_box_can_replace_the_tiles(tmp_path):
    (tmp_path / "gravity").mkdir()
    text = (DATA / "islands.toml").read_text("utf-8").replace('"RRBRBB", "RRBBRB"', '"BBBRRR", "R-XBRB"')
    (tmp_path / "gravity" / "islands.toml").write_text(text, "utf-8")
    digest, face = import_with(tmp_path).stdout.split()
    assert face == "BBBRRR"
    assert digest != c.DIGEST


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ('faces = ["RRBRBQ", "RRBBRB"]', "islands.toml: Expected `str` matching regex"),
        ('faces = ["RRBRBB", "RRBBRB"]\nweight = 3', "islands.toml: Object contains unknown field `weight` - at `$.island[0]`"),
        ('faces = ["RRBRBB"', "islands.toml: "),
    ],
)
def test_a_replaced_file_with_a_mistake_is_refused_naming_file_and_entry(tmp_path, wrong, message):
    (tmp_path / "gravity").mkdir()
    text = (DATA / "islands.toml").read_text("utf-8").replace('faces = ["RRBRBB", "RRBBRB"]', wrong)
    (tmp_path / "gravity" / "islands.toml").write_text(text, "utf-8")
    done = import_with(tmp_path)
    assert done.returncode != 0
    assert message in done.stderr
