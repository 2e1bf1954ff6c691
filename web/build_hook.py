"""Builds the browser client into the wheel, so that a wheel needs no Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuild(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own loose type
    """Runs the Vite build before a wheel is packed; an editable install is built by `make web` instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        built = [Path(self.root) / "src/windlass" / made for made in ("table/static/index.html", "picture/program/boards.js")]
        if version == "editable" or all(made.exists() for made in built):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("building a wheel from sources needs Node with npm")
        web = Path(self.root) / "web"
        subprocess.run([npm, "install", "--no-save"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
