"""Learned networks as data: one file of numbers and one of facts for each course and number of seats. What does not fit is refused."""

from __future__ import annotations

import functools
import hashlib
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from windlass.bots.network import size_of
from windlass.bots.player import Fractions
from windlass.engine.game import Game
from windlass.engine.refusal import Refusal

FOLDER: Final = Path(str(resources.files("windlass.bots"))) / "weights"


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is known of a network: for which game it holds, how it was made, and how strong it was found to be."""

    game: str
    version: int
    components: str
    features: str  # digest
    course: str
    seats: int
    recipe: dict[str, Any]
    seed: int
    games: int
    minutes: float
    rating: str  # in words: against whom, how many games, with the interval
    sha256: str


def features_digest(game: Game) -> str:
    """Sixteen hex digits over the names of a game's features, in their order."""
    assert game.lesson is not None
    return hashlib.sha256("\n".join(game.lesson.names).encode()).hexdigest()[:16]


def stem_of(game: str, course: str, seats: int) -> str:
    """The name of a network's files, without ending."""
    return f"{game}-{course}-{seats}"


def save(folder: Path, weights: Fractions, manifest: Manifest) -> Manifest:
    """Write a network, half as precise as it was learned, and its manifest with the network's digest; gives the latter."""
    stem = stem_of(manifest.game, manifest.course, manifest.seats)
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / f"{stem}.npz", weights=weights.astype(np.float16))
    found = hashlib.sha256((folder / f"{stem}.npz").read_bytes()).hexdigest()
    whole = msgspec.structs.replace(manifest, sha256=found)
    (folder / f"{stem}.json").write_bytes(msgspec.json.format(msgspec.json.encode(whole)) + b"\n")
    return whole


def manifest_of(game: str, course: str, seats: int, folder: Path = FOLDER) -> Manifest:
    """What is known of a network that is there. Refuses with `weights.broken`."""
    facts = folder / f"{stem_of(game, course, seats)}.json"
    try:
        return msgspec.json.decode(facts.read_bytes(), type=Manifest)
    except msgspec.MsgspecError:
        raise Refusal("weights.broken", file=facts.name) from None


def load(game: Game, course: str, seats: int, folder: Path = FOLDER) -> Fractions:
    """The weights for a course. Refuses with `weights.none`, `weights.broken` or `weights.other-game`."""
    stem = stem_of(game.id, course, seats)
    numbers, facts = folder / f"{stem}.npz", folder / f"{stem}.json"
    if not course or game.lesson is None or not numbers.exists() or not facts.exists():
        raise Refusal("weights.none", game=game.id, seats=seats)
    manifest = manifest_of(game.id, course, seats, folder)
    if (manifest.version, manifest.features) != (game.version, features_digest(game)) or not game.has_components(manifest.components):
        raise Refusal("weights.other-game", file=facts.name)
    if hashlib.sha256(numbers.read_bytes()).hexdigest() != manifest.sha256:
        raise Refusal("weights.broken", file=numbers.name)
    with np.load(numbers, allow_pickle=False) as kept:
        weights = kept["weights"].astype(np.float32)
    if weights.shape != (size_of(len(game.lesson.names), seats),):
        raise Refusal("weights.broken", file=numbers.name)
    return np.asarray(weights, np.float32)


@functools.cache
def find(game: Game, course: str, seats: int) -> Fractions | Refusal:
    """The weights for a course, or why there are none; looked up once a process."""
    try:
        return load(game, course, seats)
    except Refusal as refusal:
        return refusal
