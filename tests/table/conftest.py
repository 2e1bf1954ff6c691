"""What the table's tests share."""

import pytest


@pytest.fixture
def path(tmp_path):
    """Where a test's SQLite file lies."""
    return tmp_path / "table.sqlite"
