"""Every game keeps the same things under the same names: whoever knows one game finds the way in the next."""

from __future__ import annotations

import importlib
import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from windlass.engine.game import Game
from windlass.engine.registry import find_game
from windlass.games import GAMES
from windlass.i18n.catalog import LANGUAGES

MODULES: Final = (
    "components", "options", "state", "actions", "setup", "rules", "secrecy", "inventory", "validity", "refusals", "advice", "forecast",
    "view", "notation", "events", "features",
)  # fmt: skip
MESSAGES: Final = ("{language}.ftl", "rules-{language}.ftl")
OWNERS: Final = {
    "options": "options", "state": "state", "prepare": "setup", "deal": "setup", "redact": "secrecy", "imagine": "secrecy",
    "weigh": "advice", "face": "actions", "preview": "forecast", "describe": "actions", "print_action": "notation",
    "parse_action": "notation", "print_position": "notation", "parse_position": "notation", "why_not": "refusals", "view": "view",
    "prompt": "view", "scores": "view", "conserved": "inventory", "actor": "rules", "legal": "rules", "apply": "rules", "outcome": "rules",
}  # fmt: skip
OURS: Final = [find_game(game_id) for game_id in GAMES]


def is_there(package: str, module: str) -> bool:
    return importlib.util.find_spec(f"{package}.{module}") is not None


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_a_game_has_the_promised_modules(game: Game):
    missing = {module for module in MODULES if not is_there(game.package, module)}
    assert missing == set()


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_a_game_keeps_its_own_messages_in_every_language(game: Game):
    there = {item.name for item in (files(game.package) / "locale").iterdir()}
    missing = {name for name in MESSAGES for language in LANGUAGES if name.format(language=language) not in there}
    assert missing == set()
    assert any(item.name.endswith(".toml") for item in (files(game.package) / "data").iterdir())


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_a_part_of_the_contract_comes_from_the_module_of_its_name(game: Game):
    for part, owner in OWNERS.items():
        module = importlib.import_module(f"{game.package}.{owner}")
        made = getattr(game, part)
        assert getattr(module, made.__name__, None) is made, f"{game.id}: {part} is not in {owner}"
        assert made.__module__.startswith(module.__name__), f"{game.id}: {part} is made in {made.__module__}, not in {owner}"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_who_decides_and_what_follows_is_joined_at_the_top_of_the_rules(game: Game):
    for part in ("actor", "legal", "apply"):
        assert getattr(game, part).__module__ == f"{game.package}.rules"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_no_event_is_numbered_by_hand(game: Game):
    """A row more among the events shifts the numbers of those behind it, and every name goes along."""
    module = importlib.import_module(f"{game.package}.events")
    text = Path(module.__file__).read_text("utf-8")
    assert re.findall(r"^[A-Z_]+: Final = \d.*$", text, re.MULTILINE) == []
    named = {getattr(module, name): word for name, word in re.findall(r'^([A-Z_]+): Final = _AT\["([a-z-]+)"\]$', text, re.MULTILINE)}
    assert named == {place: kind.name for place, kind in enumerate(game.events)}
