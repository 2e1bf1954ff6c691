"""Known holes in what Windlass depends on: asks the registries of Python and Node, and fails where one tells of any.

`make audit` runs it, with the folder of `pip-audit`. A registry that does not answer is told and is no failure; what it did not look at is told too.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, NamedTuple

WEB = Path(__file__).parents[1] / "web"
PATIENCE = 180  # seconds a registry may keep silent


class Judged(NamedTuple):
    """What a registry said: how many packages it looked at, and those with a known hole."""

    looked_at: int
    holes: list[str]


def of_python(said: dict[str, Any]) -> Judged:
    """What `pip-audit` found; packages that the registry does not know were not looked at."""
    known = [one for one in said.get("dependencies", []) if "vulns" in one]
    return Judged(len(known), [f"{one['name']} {one['version']}: {hole['id']}" for one in known for hole in one["vulns"]])


def of_node(said: dict[str, Any]) -> Judged:
    """What `npm audit` found; nothing was looked at where the registry refused."""
    if "vulnerabilities" not in said:
        return Judged(0, [])
    holes = [f"{name}: {one['severity']}" for name, one in said["vulnerabilities"].items()]
    return Judged(said["metadata"]["dependencies"]["total"], holes)


def asked(command: list[str], folder: Path) -> dict[str, Any]:
    """What a program says in JSON; nothing where it says something else or nothing for long."""
    try:
        found = json.loads(subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE).stdout)
    except (ValueError, subprocess.TimeoutExpired):
        return {}
    return found if isinstance(found, dict) else {}


def main() -> int:
    """Ask both; 1 where there is a hole."""
    program = shutil.which("pip-audit", path=str(Path(sys.argv[1]).resolve()))
    site = sysconfig.get_path("purelib")
    python = of_python(asked([program, "--format", "json", "--path", site], WEB) if program else {})
    node = of_node(asked(["npm", "audit", "--audit=true", "--json"], WEB))
    for name, judged in (("Python", python), ("Node", node)):
        looked = f"{judged.looked_at} packages" if judged.looked_at else "no registry answered"
        print(f"{name}: {looked}", *(judged.holes or ["no known hole"] if judged.looked_at else []), sep="\n  ")
    return int(bool(python.holes or node.holes))


if __name__ == "__main__":
    sys.exit(main())
