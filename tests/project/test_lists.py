"""A list has one owner: what must repeat it is held to it here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from windlass.games import GAMES
from windlass.i18n.catalog import LANGUAGES
from windlass.terminal.cli import COMMANDS

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "src" / "windlass"
ROWS = dict(re.findall(r"^\| (`.+`) \| (.+) \|$", (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.MULTILINE))


def named(text: str) -> set[str]:
    """What stands in code type."""
    return set(re.findall(r"`([^`]+)`", text))


def test_architecture_names_every_package():
    top = {path.parent.name for path in PACKAGES.glob("*/__init__.py")} - {"games", "table"} | {"games/*"}
    table = {f"table/{path.parent.name}" for path in PACKAGES.glob("table/*/__init__.py")}
    assert set().union(*map(named, ROWS)) == top | table | {"web/"}


def test_architecture_names_every_command():
    assert named(ROWS["`terminal`"]) == set(COMMANDS)


def test_architecture_names_every_module_of_the_engine():
    modules = {path.stem for path in (PACKAGES / "engine").glob("[a-z]*.py")} | {"batch"}
    assert modules - named(ROWS["`engine`"]) == set()


def test_every_game_is_kept_from_knowing_the_others():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    apart = next(one for one in contracts if one["type"] == "independence")
    assert apart["modules"] == [f"windlass.games.{game}" for game in GAMES], "pyproject.toml: name every game of windlass.games.GAMES"


def test_the_games_are_listed_once():
    one = f"['\"](?:{'|'.join(GAMES)})['\"]"
    listed = re.compile(rf"{one}(?:,\s*{one}){{{len(GAMES) - 1}}}")
    sources = [
        path for folder in ("src/windlass", "benchmarks", "tests", "web/src") for path in (ROOT / folder).rglob("*.*")
        if path.suffix in (".py", ".ts", ".svelte") and path.name != "wire.ts" and not {"node_modules", ".venv"} & {*path.parts}
    ]  # fmt: skip
    twice = {str(path.relative_to(ROOT)) for path in sources if listed.search(path.read_text("utf-8"))}
    assert twice == {"src/windlass/games/__init__.py"}, "ask windlass.games.GAMES instead"


def test_the_browser_is_given_the_languages_and_types_none():
    one = f"['\"](?:{'|'.join(LANGUAGES)})['\"]"
    listed = re.compile(rf"{one},\s*{one}")
    sources = [path for path in (ROOT / "web/src").rglob("*.*") if path.suffix in (".ts", ".svelte") and path.name != "wire.ts"]
    assert [path.name for path in sources if listed.search(path.read_text("utf-8"))] == []
