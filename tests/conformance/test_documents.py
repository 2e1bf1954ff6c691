"""Every game has its page with the fixed headings, and every ruling that code or tests name is written down."""

from __future__ import annotations

import re
from pathlib import Path

from tests.conformance.cases import each_game

from windlass.engine.batch import sources_of
from windlass.engine.game import Game

ROOT = Path(__file__).parents[2]
HEADINGS = ["The game", "Components", "Turn", "Options", "Notation", "Secrecy", "Known and reconstructed", "Sizes and speed"]


def headings(page: Path) -> list[str]:
    return re.findall(r"^## (.+)$", page.read_text("utf-8"), re.MULTILINE)


@each_game()
def test_a_games_page_has_the_fixed_headings(game: Game):
    assert headings(ROOT / "docs" / "games" / f"{game.id}.md") == HEADINGS


@each_game()
def test_a_games_page_tells_how_large_a_position_is_and_how_many_actions_there_are(game: Game):
    page = (ROOT / "docs" / "games" / f"{game.id}.md").read_text("utf-8")
    assert f"A position takes {len(game.state().to_bytes()):,} bytes; there are {game.actions} action codes" in page


@each_game()
def test_every_ruling_named_in_code_and_tests_is_written_down_and_none_twice(game: Game):
    titles = headings(ROOT / "docs" / "rulings" / f"{game.id}.md")
    written = [title.partition(":")[0] for title in titles if title.startswith(f"{game.id}-")]
    assert written == [f"{game.id}-{number:02}" for number in range(1, len(written) + 1)]
    files = [*sources_of(game.package), *(ROOT / "tests").rglob(f"**/{game.id}/**/*.py")]
    named = {ruling for file in files for ruling in re.findall(rf"{game.id}-[0-9]{{2}}\b", file.read_text("utf-8"))}
    assert named <= set(written), f"{sorted(named - set(written))}: write it in docs/rulings/{game.id}.md"


@each_game()
def test_every_ruling_answers_a_question_and_says_why(game: Game):
    page = (ROOT / "docs" / "rulings" / f"{game.id}.md").read_text("utf-8")
    for section in page.split(f"\n## {game.id}-")[1:]:
        assert re.search(r"^Question: .+^Ruling:.+^Why: ", section, re.MULTILINE | re.DOTALL), section.split("\n")[0]
