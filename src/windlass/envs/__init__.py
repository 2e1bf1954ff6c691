"""Environments for learners: thousands of games stepped by one compiled call, and the doors of PettingZoo, Gymnasium and OpenSpiel.

Observations come from redacted positions alone. `windlass.envs.pettingzoo`, `windlass.envs.gymnasium` and `windlass.envs.openspiel` need
the package they are named after; what stands here needs none of them.
"""

from windlass.envs.batched import BatchedEnv
from windlass.envs.opponents import LearnerEnv
from windlass.envs.schema import Form, Schema, schema_of
from windlass.envs.stepper import Stepper
from windlass.envs.steps import CUT, ENDED, ILLEGAL, Shown

__all__ = ["CUT", "ENDED", "ILLEGAL", "BatchedEnv", "Form", "LearnerEnv", "Schema", "Shown", "Stepper", "schema_of"]
