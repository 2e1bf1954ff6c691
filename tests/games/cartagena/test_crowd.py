"""The most pirates on a space is written in components.py alone: everything that tells it follows, or fails here by name."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import windlass
from windlass.games.cartagena.components import CROWD

SOURCE = Path(windlass.__file__).parent
PROJECT = SOURCE.parents[1]

# What the other sources say when a space holds four: rules, advice, preview, refusal, and every text that tells the number.
FOLLOWS = """
from tests.rulebook.cartagena.board import table
from tests.games.cartagena.test_advice import advice
from windlass.games.cartagena import GAME
from windlass.i18n.catalog import LANGUAGES, catalog, sources
from windlass.i18n.rulebook import rulebook, rules_source

board = table("0.0.8.8.8.9/0.0.0.0.0.10", "b/s", made=1)
shown = GAME.preview(board.state, GAME.parse_action("9<"))
assert (shown.target, shown.draws) == (8, 3)
assert advice(board)["9<"][1] == "more-cards"
assert board.play("9<").held(0) == 4
for language in LANGUAGES:
    refusal = GAME.why_not(table("0.0.0.0.0.9/0.0.0.0.0.0", "b/s").state, GAME.parse_action("9<"))
    assert "1–3" in catalog(language).say(refusal.text)
    chapters = {one.name: one for one in rulebook("cartagena", language)}
    assert "4" in chapters["tunnel"].text.split("6")[-1]
    assert "1–3" in chapters["back"].text and "1–3" in chapters["leaving"].text and "1–3" in chapters["turn"].text
    for text in (sources(language)["cartagena"], rules_source("cartagena", language)):
        assert "-cartagena-crowd = 4" in text
        assert "1–2" not in text
"""


def test_a_larger_crowd_is_followed_by_rules_advice_previews_refusals_and_texts(tmp_path: Path):
    shutil.copytree(SOURCE, tmp_path / "windlass", ignore=shutil.ignore_patterns("static", "__pycache__"))
    owner = tmp_path / "windlass" / "games" / "cartagena" / "components.py"
    changed, times = re.subn(rf"(CROWD: Final = ){CROWD}\b", rf"\g<1>{CROWD + 1}", owner.read_text("utf-8"))
    assert times == 1
    owner.write_text(changed, "utf-8")
    paths = f"{tmp_path}:{PROJECT}"
    ran = subprocess.run(
        [sys.executable, "-c", FOLLOWS], check=False, env={"PYTHONPATH": paths, "PATH": ""}, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr


def test_the_page_of_the_game_tells_how_many_fill_a_space():
    page = (PROJECT / "docs" / "games" / "cartagena.md").read_text("utf-8")
    assert re.search(r"full with (\d+) pirates", page)[1] == str(CROWD)


def test_the_figure_of_falling_back_shows_a_full_space_and_one_that_becomes_full():
    figure = (PROJECT / "web" / "src" / "games" / "cartagena" / "figures" / "back.svelte").read_text("utf-8")
    stand = {int(space): len(seats.split(",")) for space, seats in re.findall(r"(\d+): \[([^\]]+)\]", figure)}
    assert (stand[10], stand[8]) == (CROWD, CROWD - 1)


def test_the_c_program_is_given_the_number():
    program = (PROJECT / "benchmarks" / "cartagena.c").read_text("utf-8")
    assert "CROWD" in program
    assert not re.search(r"#define CROWD|CROWD\s*=\s*\d", program.split("*/", 1)[1])
