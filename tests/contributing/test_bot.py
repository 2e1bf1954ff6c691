"""The recipe of a bot: a player in one file; a line in the registry and a name where everyone may choose it."""

from __future__ import annotations

import pytest
from tests.contributing.kit import Copy, commands, counted, promised

from windlass.i18n.catalog import LANGUAGES

TRY, PROVE = commands("Add a bot", module="careful", name="CarefulPlayer")
PLAYER = '''"""A player that takes what stands first in the menu."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from windlass.bots.player import Player


class CarefulPlayer(Player):
    """The first legal action."""

    def choose(self, redacted: Any, legal: Sequence[int], seconds: float, chance: random.Random) -> int:
        """Whatever comes first."""
        return legal[0]
'''


def test_a_bot_for_oneself_is_one_file(project: Copy):
    project.write("careful.py", PLAYER)
    assert "2 games" in project.passes(TRY)
    assert counted(project.touched()) == promised("a bot for oneself")


@pytest.fixture
def registered(project: Copy) -> Copy:
    project.write("src/windlass/bots/careful.py", PLAYER)
    registry = "src/windlass/bots/registry.py"
    project.before(registry, "from windlass.bots.characters", "from windlass.bots.careful import CarefulPlayer\n")
    project.before(registry, '        Level("value"', '        Level("careful", CarefulPlayer),\n')
    return project


def test_a_bot_for_everyone_is_a_player_a_line_and_a_name(registered: Copy):
    for language in LANGUAGES:
        registered.before(f"src/windlass/i18n/locale/{language}.ftl", "bot-advice", "bot-careful = Careful\n")
    registered.passes(PROVE)
    assert "careful (Careful)" in " ".join(registered.passes(".venv/bin/windlass --lang en games").split())
    assert counted(registered.touched()) == promised("a bot for everyone")


def test_a_bot_without_a_name_is_told_which(registered: Copy):
    assert "en: no message bot-careful" in registered.fails(PROVE)
