"""Every recipe is followed in a copy of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contributing.kit import Copy


@pytest.fixture
def project(tmp_path: Path) -> Copy:
    return Copy(tmp_path / "project")
