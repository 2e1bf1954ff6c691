"""The protocol in writing is the protocol in force: OpenAPI for plain HTTP, TypeScript types for the browser."""

import re
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.table.kit import Client, run, serving

from windlass.engine.faces import kinds
from windlass.engine.registry import find_game, game_ids
from windlass.games import GAMES
from windlass.table import schema
from windlass.table.door.routes import ROUTES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", schema.typescript(), ids=str)
def test_the_types_of_the_browser_client_are_fresh(path: Path):
    assert (ROOT / path).read_text("utf-8") == schema.typescript()[path], "run: python -m windlass.table.schema"


def test_the_types_are_written_where_the_client_expects_them(tmp_path, capsys):
    schema.main(tmp_path)
    assert {path: (tmp_path / path).read_text("utf-8") for path in schema.typescript()} == schema.typescript()
    assert str(tmp_path) in capsys.readouterr().out


def test_every_route_is_described_and_every_reference_leads_somewhere():
    document = schema.openapi()
    assert {(path, method) for path, methods in document["paths"].items() for method in methods} == {
        (route.path, route.method.lower()) for route in ROUTES
    }
    text = msgspec.json.encode(document).decode()
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(document["components"]["schemas"])
    assert all(operation["summary"] for methods in document["paths"].values() for operation in methods.values())


@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_and_event_of_a_game_is_in_its_types(game_id: str):
    game, text = find_game(game_id), schema.typescript()[Path(f"web/src/games/{game_id}/wire.ts")]
    action, event = (re.search(rf"export type {name} =\n(.*?);\n\n", text, re.DOTALL)[1] for name in ("Action", "GameEvent"))
    assert re.findall(r"\w+", action) == [kind.__name__ for kind in kinds(game)]
    assert re.findall(r'kind: "([^"]+)"', event) == [kind.name for kind in game.events]
    for kind in kinds(game):
        assert f'type: "{kind.__struct_config__.tag}";' in text


def test_a_field_of_words_has_them_all():
    text = schema.typescript()[Path("web/src/games/tortuga2199/wire.ts")]
    verbs = re.search(r"verb: ([^;]+);", text)[1]
    assert '"play"' in verbs and '"commit"' in verbs


def test_no_form_of_the_browser_types_a_limit_of_the_protocol_again():
    text = schema.typescript()[Path("web/src/lib/wire.ts")]
    assert "export const SAY_BOUNDS = { text: [1,400] } as const;" in text
    for file in (ROOT / "web/src").rglob("*.svelte"):
        typed = re.findall(r'(?:min|max)length="\d+"', file.read_text("utf-8"))
        assert typed == [], f"{file.relative_to(ROOT)}: take {typed} from the bounds in lib/wire"


def test_no_name_is_declared_twice():
    for text in schema.typescript().values():
        names = [line.split()[2] for line in text.splitlines() if line.startswith(("export interface", "export type", "export const"))]
        assert len(names) == len(set(names))


def test_the_server_gives_its_own_description(path):
    async def journey():
        async with serving(path) as server, httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/schema")).json() == msgspec.to_builtins(schema.openapi())

    run(journey())


def test_what_the_house_offers_fits_the_games(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            house = await ann.get("/api/house")
            assert [game["id"] for game in house["games"]] == game_ids()
            for game in house["games"]:
                table = await ann.create(game["id"], (), options=game["options"])
                assert (await ann.snapshot(table))["table"]["options"] == game["options"]
                assert {level["id"] for level in game["levels"]} >= {"advice", "master"}
            await ann.close()

    run(journey())
