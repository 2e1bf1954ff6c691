"""The learning curve as a picture: how surprised the network was, and how long games were, over CPU time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from windlass.lab.train.school import Progress


def draw(curves: Mapping[str, Sequence[Progress]], file: Path) -> None:
    """Write a picture with a line for each seed; the ending of the file's name says in which format."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 6), layout="constrained")
    surprise, length = figure.subplots(2, 1, sharex=True)
    for name, curve in curves.items():
        minutes = [now.seconds / 60 for now in curve]
        surprise.plot(minutes, [now.loss for now in curve], label=name, linewidth=1)
        length.plot(minutes, [now.decisions for now in curve], label=name, linewidth=1)
    surprise.set_ylabel("cross-entropy")
    length.set_ylabel("decisions a game")
    length.set_xlabel("CPU minutes")
    surprise.legend()
    figure.savefig(file)
