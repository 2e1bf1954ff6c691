"""Blocks of work: numbered, repeatable by their number alone, each kept as one file that is there whole or not at all.

So a worker may die at any moment, a run that was ended goes on where it was, and it does not matter who does which block.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from windlass.engine.refusal import Refusal

if TYPE_CHECKING:
    import polars as pl

MANIFEST: Final = "manifest.json"


class Job(Protocol):
    """What is done in blocks. It travels to workers, and its manifest says what the rows follow from."""

    def manifest(self) -> dict[str, Any]:
        """Everything that the rows of any block follow from, as JSON has it."""

    def rows(self, block: int) -> pl.DataFrame:
        """The rows of one block."""


class Hands(Protocol):
    """Who does the work: this machine's cores or a cluster."""

    def map(self, work: Callable[[int], int], items: Iterable[int]) -> Iterator[int]:
        """The results as they come, in any order. An item whose worker died is done again."""


class Kept:
    """A folder with the blocks of one job."""

    def __init__(self, job: Job, folder: Path) -> None:
        """Open or begin the folder. Refuses one that holds another job with `blocks.other`."""
        self.job, self.folder = job, folder
        folder.mkdir(parents=True, exist_ok=True)
        manifest, own = folder / MANIFEST, msgspec.json.encode(job.manifest(), order="deterministic")
        if not manifest.exists():
            write_whole(manifest, msgspec.json.format(own))
        elif msgspec.json.decode(manifest.read_bytes()) != msgspec.json.decode(own):
            raise Refusal("blocks.other", folder=str(folder))

    def file(self, block: int) -> Path:
        """Where a block is kept."""
        return self.folder / f"block-{block:06}.parquet"

    def do(self, block: int) -> int:
        """Do a block and keep it; one that is there already stays as it is."""
        if not self.file(block).exists():
            draft = self.folder / f".{self.file(block).name}.{os.getpid()}"
            self.job.rows(block).write_parquet(draft)
            draft.replace(self.file(block))
        return block

    def run(self, blocks: range, hands: Hands, progress: Callable[[int], None] = lambda _blocks: None) -> None:
        """Do the blocks that are missing; `progress` hears how many more are done, those found at first."""
        missing = [block for block in blocks if not self.file(block).exists()]
        progress(len(blocks) - len(missing))
        for _ in hands.map(self.do, missing):
            progress(1)

    def frames(self, blocks: range) -> Iterator[pl.DataFrame]:
        """The blocks' rows in order."""
        import polars as pl

        for block in blocks:
            yield pl.read_parquet(self.file(block))


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that a reader finds all of it or nothing."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(file)
