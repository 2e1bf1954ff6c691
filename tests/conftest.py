"""What all tests share: property tests without a clock, because a first call may compile rules."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("windlass", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("windlass")
