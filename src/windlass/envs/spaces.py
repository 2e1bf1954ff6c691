"""Gymnasium's spaces for what the schema says."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from windlass.envs.schema import Form, Schema

FAR = 1 << 20  # features are counts and sums, far below


def observed_space(schema: Schema, seats: int, form: Form) -> spaces.Space[Any]:
    """Where observations of one form lie."""
    if form == "flat":
        return spaces.Box(-FAR, FAR, (len(schema.names),), np.float32)
    fields = {name: spaces.Box(kind.low, kind.high, kind.shape, np.int64) for name, kind in schema.fields.items()}
    return spaces.Dict({**fields, "reader": spaces.Box(0, seats - 1, (), np.int64)})


def masked_space(schema: Schema, seats: int, form: Form) -> spaces.Dict:
    """Where observations with their mask lie."""
    mask = spaces.Box(0, 1, (schema.game.actions,), np.int8)
    return spaces.Dict({"observation": observed_space(schema, seats, form), "action_mask": mask})


def action_space(schema: Schema) -> spaces.Discrete[np.int64]:
    """All action codes of the game."""
    return spaces.Discrete(schema.game.actions)
