"""The protocol in writing is the protocol in force: OpenAPI for plain HTTP, TypeScript types for the browser."""

from pathlib import Path

import httpx
import msgspec
from tests.table.kit import Client, run, serving

from windlass.engine.registry import game_ids
from windlass.table import schema
from windlass.table.routes import ROUTES

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_browser_client_are_fresh():
    assert (ROOT / schema.TARGET).read_text("utf-8") == schema.typescript(), "run: python -m windlass.table.schema"


def test_the_types_are_written_where_the_client_expects_them(tmp_path, capsys):
    schema.main(tmp_path)
    assert (tmp_path / schema.TARGET).read_text("utf-8") == schema.typescript()
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


def test_every_game_has_types_of_its_own():
    text = schema.typescript()
    for game in game_ids():
        prefix = game[0].upper() + game[1:]
        assert f"export type {prefix}GameView" in text
        assert f"export type {prefix}GameFace" in text
    names = [line.split()[2] for line in text.splitlines() if line.startswith(("export interface", "export type"))]
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
            assert {"uniform", "advice"} <= {level["id"] for level in house["levels"]}
            await ann.close()

    run(journey())
