"""Schemathesis over the plain HTTP surface: requests made from the description the server gives of itself never bring it to a fault.

A few requests a route; WINDLASS_REQUESTS=500 makes so many.
"""

import asyncio
import os
import threading

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from tests.table.kit import Client, serving

from windlass.table.door.routes import ROUTES
from windlass.table.schema import openapi

EXAMPLES = int(os.environ.get("WINDLASS_REQUESTS", "8"))
SCHEMA = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server in a thread of its own, and a person's token."""
    started, stop = threading.Event(), threading.Event()
    made = {}

    async def go():
        async with serving(tmp_path_factory.mktemp("house") / "table.sqlite") as server:
            client = await Client.guest(server.url)
            await client.close()
            made.update(url=server.url, token=client.token)
            started.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(go()))
    thread.start()
    assert started.wait(30)
    yield made
    stop.set()
    thread.join()


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_a_route_answers_whatever_fits_its_description(route, house):
    operation = SCHEMA[route.path][route.method]

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def ask(case):
        (case.query or {}).pop("wait", None)
        answer = case.call(base_url=house["url"], headers={"authorization": f"Bearer {house['token']}"})
        assert answer.status_code < 500, (case.body, answer.text)
        if answer.status_code == 200:
            case.validate_response(answer, checks=(schemathesis.checks.CHECKS.get_one("response_schema_conformance"),))

    ask()
