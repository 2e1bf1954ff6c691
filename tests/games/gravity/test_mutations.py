"""Lines with something changed in them are refused by name, or are positions that play to the end."""

from __future__ import annotations

from tests.conformance.mutation import each_share, judge_share


@each_share()
def test_a_changed_line_is_refused_by_name_or_plays_to_the_end_with_every_law(share: int):
    judge_share("gravity", share)
