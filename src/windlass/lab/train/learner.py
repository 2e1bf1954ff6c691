"""The learner: the same network as players read, with layers as matrices, fitted by Adam on one thread."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from windlass.bots.network import FIRST, SECOND

Matrix = NDArray[np.float32]
BATCH: Final = 512
FADE: Final = (0.9, 0.999)  # how slowly Adam forgets
TINY: Final = 1e-8


class Learner:
    """Weights under way. Inputs are features divided by their usual size; columns that were always 0 are left out."""

    def __init__(self, inputs: int, seats: int, scale: Matrix, used: NDArray[np.int64], seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.inputs, self.seats, self.scale, self.used = inputs, seats, scale, used
        shapes = ((len(used), FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND, seats), (seats,))
        self.layers: list[Matrix] = [
            (draw.normal(0, (2 / shape[0]) ** 0.5, shape) if len(shape) > 1 else np.zeros(shape)).astype(np.float32) for shape in shapes
        ]
        self.layers[4] *= np.float32(0.1)
        self.first: list[Matrix] = [np.zeros_like(layer) for layer in self.layers]
        self.second: list[Matrix] = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def prepared(self, features: NDArray[np.int16]) -> Matrix:
        """Raw features as the network takes them."""
        return features[:, self.used].astype(np.float32) / self.scale

    def chances(self, rows: Matrix) -> Matrix:
        """Everyone's chances, from the reader on."""
        return self._forward(rows)[-1]

    def _forward(self, rows: Matrix) -> tuple[Matrix, Matrix, Matrix]:
        w1, b1, w2, b2, w3, b3 = self.layers
        hidden = np.maximum(rows @ w1 + b1, 0)
        deeper = np.maximum(hidden @ w2 + b2, 0)
        scores = deeper @ w3 + b3
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, deeper, (odds / odds.sum(axis=1, keepdims=True)).astype(np.float32)

    def fit(self, features: NDArray[np.int16], targets: Matrix, rate: float, draw: np.random.Generator) -> float:
        """One pass over samples in any order; gives the mean cross-entropy."""
        order = draw.permutation(len(features))
        loss = 0.0
        for start in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            loss += self._step(self.prepared(features[chosen]), targets[chosen], rate)
        return loss / max(1, len(order) // BATCH)

    def _step(self, rows: Matrix, targets: Matrix, rate: float) -> float:
        _, _, w2, _, w3, _ = self.layers
        hidden, deeper, odds = self._forward(rows)
        error = (odds - targets) / np.float32(len(rows))
        back2 = (error @ w3.T) * (deeper > 0)
        back1 = (back2 @ w2.T) * (hidden > 0)
        slopes = (rows.T @ back1, back1.sum(axis=0), hidden.T @ back2, back2.sum(axis=0), deeper.T @ error, error.sum(axis=0))
        self.steps += 1
        pace = np.float32(rate * (1 - FADE[1] ** self.steps) ** 0.5 / (1 - FADE[0] ** self.steps))
        for number, slope in enumerate(slopes):
            self.first[number] += np.float32(1 - FADE[0]) * (slope - self.first[number])
            self.second[number] += np.float32(1 - FADE[1]) * (slope * slope - self.second[number])
            self.layers[number] -= pace * self.first[number] / (np.sqrt(self.second[number]) + np.float32(TINY))
        return float(-(targets * np.log(odds + np.float32(1e-7))).sum(axis=1).mean())

    def weights(self) -> Matrix:
        """All weights in the order in which players read them, the scale of the features folded in."""
        whole = np.zeros((self.inputs, FIRST), np.float32)
        whole[self.used] = self.layers[0] / self.scale[:, None]
        return np.concatenate([whole.ravel(), *(layer.ravel() for layer in self.layers[1:])]).astype(np.float32)

    def take_over(self, weights: Matrix) -> None:
        """Begin with what another learner of this size wrote; columns that are not used here are left out."""
        at = self.inputs * FIRST
        self.layers[0] = (weights[:at].reshape(self.inputs, FIRST)[self.used] * self.scale[:, None]).astype(np.float32)
        for number in range(1, len(self.layers)):
            size = self.layers[number].size
            self.layers[number] = weights[at : at + size].reshape(self.layers[number].shape).astype(np.float32)
            at += size

    # -- keeping ----------------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """All that is needed to go on, as arrays by name."""
        kept: dict[str, Any] = {"scale": self.scale, "used": self.used, "steps": np.int64(self.steps)}
        for number, parts in enumerate(zip(self.layers, self.first, self.second, strict=True)):
            kept |= {f"{name}{number}": part for name, part in zip(("layer", "first", "second"), parts, strict=True)}
        return kept

    @classmethod
    def restored(cls, inputs: int, seats: int, kept: Any) -> Learner:
        """The learner whose state was kept."""
        learner = cls(inputs, seats, kept["scale"], kept["used"], 0)
        learner.steps = int(kept["steps"])
        for name, parts in (("layer", learner.layers), ("first", learner.first), ("second", learner.second)):
            parts[:] = [kept[f"{name}{number}"] for number in range(len(parts))]
        return learner


def targets_of(odds: Matrix, results: Matrix, ahead: NDArray[np.int64], trace: float) -> Matrix:
    """What each sample should have said, by TD(lambda): ahead[i] rows of the same reader in the same game follow row i at once."""
    targets = results.astype(np.float32)
    for left in range(1, int(ahead.max(initial=0)) + 1):
        rows = np.flatnonzero(ahead == left)
        targets[rows] = (1 - trace) * odds[rows + 1] + trace * targets[rows + 1]
    return targets
