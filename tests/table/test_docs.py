"""The how-to pages tell of every setting, command and route there is."""

import json
import re
from pathlib import Path

import msgspec

from windlass.table import wire
from windlass.table.door.routes import ROUTES
from windlass.table.live.settings import ServerSettings

DOCS = Path(__file__).parents[2] / "docs" / "how-to"


def test_host_names_every_setting_with_its_default():
    text = (DOCS / "host.md").read_text("utf-8")
    rows = {line.split("|")[1].strip(" `"): line.split("|")[2].strip(" `") for line in text.splitlines() if line.startswith("| `")}
    assert set(rows) == set(ServerSettings.__struct_fields__)
    for setting in msgspec.structs.fields(ServerSettings):
        default = f"{setting.default:g}" if isinstance(setting.default, float) else str(setting.default)
        default = default.lower() if isinstance(setting.default, bool) else default
        assert rows[setting.name] == (default or ("data folder" if setting.name == "store" else ""))


def test_protocol_names_every_command_and_route():
    text = (DOCS / "protocol.md").read_text("utf-8")
    for kind in wire.AnySocketCommand.__args__:
        assert f"`{kind.__struct_config__.tag}`" in text, kind
    for route in ROUTES:
        assert route.path.replace("{table}", "{id}").replace("{language}", "{en,ru,fr}") in text, route.path


def test_the_dashboard_shows_numbers_that_there_are():
    panels = json.loads((DOCS / "grafana.json").read_text("utf-8"))["panels"]
    shown = {name for panel in panels for target in panel["targets"] for name in re.findall(r"windlass_\w+", target["expr"])}
    source = "".join(file.read_text("utf-8") for file in (DOCS.parents[1] / "src" / "windlass" / "table").rglob("*.py"))
    counted = set(re.findall(r"(?:count|gauge|observe)\(f?['\"](windlass_\w+)", source))
    assert {name.removesuffix("_bucket") for name in shown} == counted
