"""What is public is typed: a user's code passes the strict checker, and no signature hides behind Any."""

from __future__ import annotations

import ast
import inspect
import os
import subprocess
import sys
import textwrap
from importlib.resources import files
from pathlib import Path

import pytest
from tests.project import user

import windlass
import windlass.bots
import windlass.envs
import windlass.lab

ROOT = Path(__file__).parents[2]
PASSED_ON = {"LearnerEnv.__init__"}  # whose keywords are those of the class above it
CONTRACT = {"Game"}  # rules take positions of a kind of their own; whoever writes a game sees Any there
PACKAGES = [windlass, windlass.bots, windlass.envs, windlass.lab]
PUBLIC = [
    one
    for package in PACKAGES
    for name in package.__all__
    if name not in CONTRACT and (inspect.isclass(one := getattr(package, name)) or inspect.isfunction(one))
]


def strictly_typed(file: Path) -> subprocess.CompletedProcess[str]:
    """What the strict type checker says of a file, with the sources found as an installed package is."""
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file",
        os.devnull,
        "--cache-dir",
        str(ROOT / ".mypy_cache" / "user"),
        str(file),
    ]
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    return subprocess.run(command, capture_output=True, text=True, cwd=file.parent, env=environment, check=False)


def test_a_users_file_passes_the_strict_type_checker():
    done = strictly_typed(Path(user.__file__))
    assert done.returncode == 0, done.stdout


def test_the_checker_is_told_that_the_package_has_types():
    assert (files("windlass") / "py.typed").is_file()


def test_what_the_user_wrote_runs(tmp_path):
    assert sum(user.evening(tmp_path)) == pytest.approx(0)


def _functions(owner) -> list:
    if not inspect.isclass(owner):
        return [owner]
    names = [name for name in vars(owner) if not name.startswith("_") or name == "__init__"]
    found = [inspect.getattr_static(owner, name) for name in names]
    found = [one.fget if isinstance(one, property) else getattr(one, "__func__", one) for one in found]
    return [one for one in found if inspect.isfunction(one) and one.__module__.startswith("windlass")]


@pytest.mark.parametrize("owner", PUBLIC, ids=lambda owner: owner.__name__)
def test_no_public_signature_says_any(owner):
    for function in _functions(owner):
        said = [str(one) for one in function.__annotations__.values()]
        assert function.__qualname__ in PASSED_ON or not [one for one in said if "Any" in one], function.__qualname__


@pytest.mark.parametrize("owner", PUBLIC, ids=lambda owner: owner.__name__)
def test_everything_public_says_what_it_is(owner):
    assert (owner.__doc__ or "").strip()
    for function in _functions(owner):
        if function.__name__ in ("__init__", "seats"):
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        assert ast.get_docstring(body), function.__qualname__
