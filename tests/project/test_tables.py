"""The speed tables say what was measured last."""

import json

from benchmarks.measure import RESULTS
from benchmarks.tables import PAGE, tables


def test_the_tables_are_those_of_the_last_run():
    assert tables(json.loads((RESULTS / "decisions.json").read_text("utf-8"))) in PAGE.read_text("utf-8"), "python -m benchmarks tables"
