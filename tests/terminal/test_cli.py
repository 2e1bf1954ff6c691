"""The command line as a whole: commands, the list of games, and components of the user's."""

import os
import subprocess
import sys

import pytest
from tests.terminal.keyboard import windlass

from windlass import __version__, game_ids
from windlass.bots.registry import levels
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.terminal.cli import COMMANDS


def test_every_command_is_listed_and_has_help():
    listed = windlass("--help").output
    for command in COMMANDS:
        assert f"  {command} " in listed
        assert windlass(command, "--help").exit_code == 0


def test_the_version_is_told():
    assert __version__ in windlass("--version").output


def test_an_unknown_command_is_refused():
    assert windlass("dance").exit_code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_listed_with_options_and_bots(language):
    done = windlass("games", "--lang", language)
    say = catalog(language)
    for game in game_ids():
        assert say(f"{game}-name") in done.output
        assert say(f"{game}-tagline") in done.output
    assert say("cartagena-option-variant-tortuga") in done.output
    for level in levels():
        assert say(f"bot-{level.id}") in done.output


def test_the_list_of_games_fits_eighty_columns():
    assert max(map(len, windlass("games", columns=80).output.splitlines())) <= 80


BARE = """
import sys
from importlib.metadata import packages_distributions, requires
from packaging.requirements import Requirement

wanted = [Requirement(line) for line in requires("windlass")]
base = {one.name.lower().replace("_", "-") for one in wanted if one.marker is None or "extra" not in str(one.marker)}
extra = {one.name.lower().replace("_", "-") for one in wanted} - base - {"windlass"}
for module, owners in packages_distributions().items():
    if {owner.lower().replace("_", "-") for owner in owners} & extra and module != "tests":
        sys.modules[module] = None
from windlass.terminal.cli import main
main()
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--help"], "balance"),
        (["balance", "--help"], "gravity"),
        (["mcp"], 'pip install "windlass[mcp]"'),
        (
            ["simulate", "cartagena", "--games", "2", "--folder", "kept", "--lang", "fr"],
            'qui n’est pas installé : pip install "windlass[lab]"',
        ),
        (["serve", "--store", "postgresql://nowhere/none", "--no-open", "--port", "0"], "the extra “postgres”"),
    ],
)
def test_what_is_not_installed_is_named_by_the_command_that_needs_it_alone(tmp_path, words, said):
    """As after `pip install windlass`, without any of the extras."""
    env = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "300", "WINDLASS_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-c", BARE, *words], check=False, capture_output=True, text=True, timeout=600, env=env, cwd=tmp_path
    )
    told = " ".join((done.stdout + done.stderr).split())
    assert "Traceback" not in told
    assert said in told


def with_components(folder, *words):
    """A process of its own: components are read when a game is first loaded."""
    command = [sys.executable, "-c", "from windlass.terminal.cli import main; main()", *words, "--components", str(folder)]
    env = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "300"}
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=600, env=env)


def test_components_of_the_users_are_played_with(tmp_path):
    from importlib.resources import files

    data = (files("windlass.games.cartagena") / "data" / "components.toml").read_text()
    folder = tmp_path / "cartagena"
    folder.mkdir()
    (folder / "components.toml").write_text(data.replace("copies = 17", "copies = 9"))
    assert "copies=9" in with_components(tmp_path, "games").stdout
    assert "--components" in windlass("games", "--help").output
    (folder / "components.toml").write_text(data.replace("copies = 17", "copies = 99"))
    broken = with_components(tmp_path, "games")
    assert broken.returncode == 1
    assert "components.toml" in broken.stderr
    assert "Traceback" not in broken.stderr


def test_a_folder_without_components_of_any_game_is_refused_in_the_readers_language(tmp_path):
    refused = windlass("--lang", "fr", "--components", str(tmp_path), "games")
    assert refused.exit_code == 1
    assert "Aucun dossier de jeu" in refused.output
